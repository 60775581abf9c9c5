"""The rulings on the types: IUNU-20 to IUNU-25. More of each is in `cards`."""

import pytest

import serai
from serai.iunu.card import loaf_price
from serai.iunu.edition import AFTERLIFE, BAKER
from serai.iunu.state import UNSEEN, afterlife_of
from serai.testing.scenario import play_lines
from tests.iunu.changes import REST, asked, changes, ended, scored
from tests.iunu.table import table, texts


def test_iunu_20_a_farmer_handed_over_is_its_new_owners_for_the_price_of_bread() -> None:
    state = table(2, hands=("soldier, noble", "baker, noble"), unfed=("", "farmer x2"), deben=(9, 0), dice="4-2-1")
    play_lines(state, "play soldier\nuse")
    state.deben[1] = 9
    assert changes(state, "play baker\nuse\nfeed baker\ndone")["deben 1"] == -3
    assert loaf_price(state, 0) == 3


def test_iunu_20_a_farmer_handed_over_scores_for_its_new_owner() -> None:
    assert scored("citizens", ended(unfed=("farmer x2", ""))) == [2, 0]
    state = table(2, hands=("soldier, noble", "baker, noble"), unfed=("", "farmer"), deben=(0, 0), round=8)
    play_lines(state, "play soldier\nuse\nplay baker")
    assert state.outcome().sources["citizens"] == [3 + 1, 2]
    assert state.outcome().sources["majority"] == [10 + 12, 11]


def test_iunu_20_a_farmer_handed_over_is_unfed_and_can_be_taken_again() -> None:
    hands = ("soldier, noble", "soldier x2, noble", REST)
    state = table(3, hands=hands, unfed=("", "", "farmer"), deben=(0, 0, 0))
    play_lines(state, "play soldier\nuse")
    assert changes(state, "play soldier\nuse") == {
        "hand 1 soldier": -1,
        "unfed 1 soldier": 1,
        "unfed 0 farmer": -1,
        "unfed 1 farmer": 1,
    }


def test_iunu_20_a_farmer_handed_over_can_be_fed_by_its_new_owner() -> None:
    state = table(2, hands=("soldier, noble", REST), unfed=("", "farmer"), deben=(9, 0))
    play_lines(state, "play soldier\nuse")
    state.stack = table(2, hands=("baker, noble", REST)).stack
    state.hands[BAKER] = 1
    state.advance()
    assert changes(state, "play baker\nuse\nfeed farmer")["fed 0 farmer"] == 1


def test_iunu_21_soldiers_just_played_count() -> None:
    state = table(2, hands=("soldier x2, noble", REST), unfed=("", "farmer, soldier x2"))
    play_lines(state.copy(), "play soldier x2\nuse\npay")
    assert asked(play_lines(state, "play soldier")) == "1 play"


def test_iunu_21_a_citizen_just_played_may_be_fed() -> None:
    state = table(2, hands=("baker x2, noble", REST))
    play_lines(state, "play baker x2\nuse")
    assert texts(state) == ["feed baker", "done"]
    assert changes(state, "feed baker\nfeed baker") == {"unfed 0 baker": -2, "fed 0 baker": 2, "deben 0": -8}


def test_iunu_22_a_fed_farmer_cannot_be_taken() -> None:
    state = table(2, hands=("soldier, noble", REST), fed=("", "farmer x2"), deben=(9, 0))
    assert asked(play_lines(state, "play soldier")) == "1 play"


def test_iunu_22_who_is_affected_is_fixed_and_asked_once() -> None:
    hands = ("soldier, noble", REST, REST, REST)
    state = table(4, hands=hands, unfed=("", "farmer x3", "baker", "farmer, soldier"))
    play_lines(state, "play soldier\nuse")
    order = []
    while state.question == "ransom":
        order.append(state.chooser)
        play_lines(state, "hand farmer")
    assert order == [1, 3]
    assert asked(state) == "1 play"


def test_iunu_22_each_chooses_openly_in_turn() -> None:
    state = table(3, hands=("soldier, noble", REST, REST), unfed=("", "farmer", "farmer"))
    play_lines(state, "play soldier\nuse")
    assert (asked(state), texts(state), state.waiting) == ("1 ransom", ["pay", "hand farmer"], [1])
    assert changes(state, "pay") == {"deben 0": 2, "deben 1": -2}
    assert state.log is not None
    assert state.log[-1].seen_by(2).fields == {"amount": 2, "to": 0}
    assert state.view(2).deben == [11, 7, 9]
    assert asked(state) == "2 ransom"
    assert changes(state, "hand farmer") == {"unfed 2 farmer": -1, "unfed 0 farmer": 1}
    assert asked(state) == "1 play"


def test_iunu_22_the_ability_is_used_or_declined_as_a_whole() -> None:
    state = table(3, hands=("soldier, noble", REST, REST), unfed=("", "farmer", "farmer"))
    play_lines(state, "play soldier")
    assert texts(state) == ["use", "decline"]
    assert changes(state, "decline") == {}
    assert asked(state) == "1 play"


def test_iunu_23_once_you_look_you_must_keep_one() -> None:
    state = table(2, hands=("priest, noble", REST))
    play_lines(state, "play priest\nuse\n* look farmer\n* look ankh")
    assert texts(state) == ["take farmer", "take ankh"]


def test_iunu_23_with_one_afterlife_card_left_it_is_kept() -> None:
    state = table(2, hands=("priest, noble", REST))
    state.afterlife = [0] * 9 + [1]
    assert changes(state, "play priest\nuse\n* look ankh") == {
        "hand 0 priest": -1,
        "unfed 0 priest": 1,
        "afterlife ankh": -1,
        "buried 0 ankh": 1,
    }
    assert asked(state) == "1 play"


def test_iunu_23_with_none_left_nothing_happens() -> None:
    state = table(2, hands=("priest, noble", REST))
    state.afterlife = [0] * 10
    assert changes(state, "play priest") == {"hand 0 priest": -1, "unfed 0 priest": 1}
    assert asked(state) == "1 play"


def test_iunu_24_afterlife_cards_are_secret_and_their_number_is_public() -> None:
    state = table(3, hands=("priest, noble", REST, REST))
    play_lines(state, "play priest\nuse\n* look farmer\n* look ankh\ntake ankh")
    own = state.view(0).burials[0]
    assert (own.seat, own.kept, own.returned) == (0, AFTERLIFE.index("ankh"), (AFTERLIFE.index("farmer"),))
    for seat in (None, 1, 2):
        view = state.view(seat)
        assert view.afterlife_size == 11
        assert [(one.seat, one.kept, one.returned) for one in view.burials] == [(0, UNSEEN, (UNSEEN,))]


def test_iunu_24_only_the_priests_owner_sees_what_it_looks_at() -> None:
    for looks, question in (("* look farmer", "look"), ("* look farmer\n* look ankh", "take")):
        state = play_lines(table(3, hands=("priest, noble", REST, REST)), f"play priest\nuse\n{looks}")
        assert state.question == question
        assert "farmer" in state.view(0).text().partition("stack:")[2]
        for seat in (None, 1, 2):
            assert "farmer" not in state.view(seat).text().partition("stack:")[2]


def test_iunu_24_hands_are_secret_and_their_sizes_public() -> None:
    state = table(2, hands=("priest, noble", "farmer x2"))
    other = table(2, hands=("priest, noble", "pharaoh, baker"))
    assert state.view(0).text() == other.view(0).text()
    assert state.view(0).hand_sizes == [2, 2]
    assert sum(state.view(None).hand) == 0


def test_iunu_24_dynasties_dice_deben_bread_and_sizes_are_public() -> None:
    state = table(2, hands=("priest, noble", REST), unfed=("farmer", "baker"), fed=("noble", ""), deben=(1, 7))
    for seat in (None, 0, 1):
        view = state.view(seat)
        assert (view.unfed, view.fed) == (state.unfed, state.fed)
        assert (view.dice, view.deben) == ([4, 2, 1], [1, 7])
        assert (view.hand_sizes, view.deck_size) == ([2, 2], state.deck_size)


def test_iunu_24_afterlife_cards_are_shown_at_scoring() -> None:
    state = ended(afterlife=("ankh, farmer", "noble"))
    for seat in (None, 0, 1):
        burials = state.view(seat).burials
        assert [afterlife_of(burials, other) for other in (0, 1)] == [
            [1, 0, 0, 0, 0, 0, 0, 0, 0, 1],
            [0, 0, 0, 0, 0, 0, 0, 1, 0, 0],
        ]


@pytest.mark.parametrize(
    ("caste", "lines", "deben"),
    [("baker", "use\nfeed baker", -3), ("merchant", "use", 3), ("noble", "use", 3 + 1 + 1)],
)
def test_iunu_25_dice_are_used_as_they_show_after_earlier_nobles(caste: str, lines: str, deben: int) -> None:
    state = table(2, hands=("noble, farmer", f"{caste}, farmer"), dice="4-2-1")
    play_lines(state, "play noble\nuse")
    assert state.dice == [3, 1, 1]
    assert changes(state, f"play {caste}\n{lines}")["deben 1"] == deben


def test_iunu_25_a_new_roll_brings_new_dice() -> None:
    state = table(2, hands=("noble, farmer", "farmer, noble"), dice="4-2-1")
    play_lines(state, "play noble\nuse\nplay farmer")
    while state.chooser == serai.CHANCE and state.question == "draw":
        state.take(state.sample(serai.Rng(3)))
    play_lines(state, "* roll 4-4-4")
    assert state.dice == [4, 4, 4]
