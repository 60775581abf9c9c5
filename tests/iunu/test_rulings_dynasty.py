"""The rulings on the Dynasty phase: IUNU-5 to IUNU-8."""

import pytest

import serai
from serai.core.action import Action
from serai.testing.scenario import play_lines
from tests.iunu.changes import REST, asked, changes
from tests.iunu.table import iunu, table, texts


def test_iunu_05_one_citizen_or_a_set_of_one_type_is_played() -> None:
    state = table(2, hands=("farmer x3, baker, scribe x2", REST))
    assert texts(state) == [
        "play farmer",
        "play farmer x2",
        "play farmer x3",
        "play baker",
        "play scribe",
        "play scribe x2",
    ]


def test_iunu_05_cards_go_from_the_hand_into_the_own_dynasty() -> None:
    state = table(3, hands=("farmer x3, baker", REST, REST), unfed=("farmer", "farmer", ""))
    played = {"hand 0 farmer": -2, "unfed 0 farmer": 2, "deben 0": -1}
    assert changes(state, "play farmer x2") == played
    assert asked(state) == "1 play"


def test_iunu_05_turns_go_clockwise_from_the_start_player() -> None:
    state = table(4, hands=("farmer, artisan",) * 4, start=2)
    order = []
    while state.question == "play":
        order.append(state.chooser)
        play_lines(state, "play farmer")
    assert order == [2, 3, 0, 1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_iunu_05_playing_is_mandatory_and_a_hand_never_empty(seats: int) -> None:
    for seed in range(30):
        state, rng = iunu().new(seats=seats), serai.Rng(seed)
        while state.chooser != serai.OVER:
            legal = state.legal()
            if state.question == "play":
                assert all(action.verb == "play" for action in legal)
                assert state.hand_sizes[state.chooser] == state.hand_limit
            state.take(state.sample(rng) if state.chooser == serai.CHANCE else legal[rng.below(len(legal))])


def test_iunu_06_each_card_of_a_set_after_the_first_costs_1_deben() -> None:
    for count, cost in ((1, 0), (2, 1), (3, 2), (6, 5)):
        state = table(2, hands=("farmer x6", REST))
        play_lines(state, f"play farmer x{count}" if count > 1 else "play farmer")
        assert state.deben == [9 - cost, 9]


def test_iunu_06_a_set_that_cannot_be_paid_for_is_not_legal() -> None:
    state = table(2, hands=("farmer x4, baker", REST), deben=(2, 9))
    assert texts(state) == ["play farmer", "play farmer x2", "play farmer x3", "play baker"]
    before = state.copy()
    with pytest.raises(serai.IllegalAction):
        state.take(iunu().actions.parse("play farmer x4"))
    assert state == before
    assert texts(table(2, hands=("farmer x4, baker", REST), deben=(0, 9))) == ["play farmer", "play baker"]


def test_iunu_06_the_income_of_the_ability_cannot_pay_for_the_set() -> None:
    poor = table(2, hands=("merchant x2, farmer", REST), deben=(0, 9))
    assert texts(poor) == ["play farmer", "play merchant"]
    state = table(2, hands=("merchant x2, farmer", REST), deben=(1, 9))
    play_lines(state, "play merchant x2")
    assert state.deben == [0, 9]
    play_lines(state, "use")
    assert state.deben == [4, 9]


def test_iunu_07_a_set_of_scribes_costs_nothing() -> None:
    state = table(2, hands=("scribe x3, farmer x2", REST), deben=(0, 9))
    assert texts(state) == ["play farmer", "play scribe", "play scribe x2", "play scribe x3"]
    assert changes(state, "play scribe x3") == {"hand 0 scribe": -3, "unfed 0 scribe": 3}
    assert asked(state) == "1 play"


def test_iunu_07_a_scribe_in_the_dynasty_waives_no_other_set_by_default() -> None:
    state = table(2, hands=("farmer x2, baker", REST), unfed=("scribe",))
    assert changes(state, "play farmer x2")["deben 0"] == -1


def test_iunu_07_with_the_option_a_scribe_in_the_own_dynasty_waives_every_set() -> None:
    hands = ("noble x2, farmer", "farmer x2, merchant")
    owner = table(2, hands=hands, unfed=("scribe",), deben=(0, 0), scribe="any")
    assert texts(owner) == ["play farmer", "play noble", "play noble x2"]
    assert "deben 0" not in changes(owner, "play noble x2")
    other = table(2, hands=hands, unfed=("scribe",), deben=(0, 0), scribe="any", turn=1)
    assert texts(other) == ["play farmer", "play merchant"]


def test_iunu_07_with_the_option_a_fed_scribe_waives_too() -> None:
    state = table(2, hands=("farmer x2, baker", REST), fed=("scribe",), scribe="any")
    assert "deben 0" not in changes(state, "play farmer x2")


def test_iunu_07_with_the_option_but_no_scribe_sets_cost_and_scribes_do_not() -> None:
    state = table(2, hands=("scribe x2, farmer x2", REST), deben=(0, 9), scribe="any")
    assert texts(state) == ["play farmer", "play scribe", "play scribe x2"]


@pytest.mark.parametrize("scribe", ["set", "any"])
def test_iunu_07_scribes_never_waive_an_artisans_fee(scribe: str) -> None:
    poor = table(2, hands=("artisan, farmer", REST), unfed=("scribe x2",), deben=(0, 9), scribe=scribe)
    play_lines(poor, "play artisan")
    assert asked(poor) == "1 play"
    state = table(2, hands=("artisan, farmer", REST), unfed=("scribe x2",), deben=(1, 9), scribe=scribe)
    play_lines(state, "play artisan\nuse\nadd farmer")
    assert state.deben == [0, 9]


def test_iunu_08_an_ability_may_be_declined_and_then_nothing_happens() -> None:
    state = table(3, hands=("merchant, farmer", REST, REST))
    play_lines(state, "play merchant")
    assert asked(state) == "0 use-merchant"
    assert texts(state) == ["use", "decline"]
    assert changes(state, "decline") == {}
    assert asked(state) == "1 play"


@pytest.mark.parametrize("count", [1, 2, 3])
def test_iunu_08_an_ability_is_used_once_whatever_the_size_of_the_set(count: int) -> None:
    times = f" x{count}" if count > 1 else ""
    merchant = play_lines(table(2, hands=("merchant x3, farmer", REST)), f"play merchant{times}\nuse")
    assert (merchant.deben, asked(merchant)) == ([9 - (count - 1) + 4, 9], "1 play")
    noble = play_lines(table(2, hands=("noble x3, farmer", REST)), f"play noble{times}\nuse")
    assert (noble.deben, noble.dice, asked(noble)) == ([9 - (count - 1) + 7, 9], [3, 1, 1], "1 play")
    pharaoh = play_lines(table(2, hands=("pharaoh x3, farmer", REST)), f"play pharaoh{times}\nuse")
    assert (pharaoh.deben, asked(pharaoh)) == ([9 - (count - 1) + 1, 8], "1 play")


def test_iunu_08_only_the_type_just_played_acts() -> None:
    state = table(2, hands=("farmer x2, baker", REST), unfed=("merchant x2, noble, pharaoh", ""))
    assert changes(state, "play farmer") == {"hand 0 farmer": -1, "unfed 0 farmer": 1}
    assert asked(state) == "1 play"


@pytest.mark.parametrize("caste", ["farmer", "scribe"])
def test_iunu_08_passive_types_ask_nothing(caste: str) -> None:
    state = play_lines(table(2, hands=(f"{caste}, noble", REST)), f"play {caste}")
    assert asked(state) == "1 play"


def test_iunu_08_nothing_but_the_two_answers_is_legal() -> None:
    state = play_lines(table(2, hands=("merchant, farmer", REST)), "play merchant")
    others: list[Action] = [action for action in iunu().actions if action.verb not in ("use", "decline")]
    for action in others:
        with pytest.raises(serai.IllegalAction):
            state.take(action)
