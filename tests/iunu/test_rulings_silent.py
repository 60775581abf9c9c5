"""The rulings where the rules are silent: IUNU-26 to IUNU-30."""

import pytest

import serai
from serai.iunu.state import UNSEEN
from serai.testing.scenario import play_lines
from tests.iunu.changes import REST, asked, changes
from tests.iunu.editions import edition
from tests.iunu.table import iunu, table, texts


@pytest.mark.parametrize(
    ("caste", "unfed", "deben"),
    [("baker", ("", "farmer"), (0, 9)), ("soldier", ("", "baker"), (9, 9)), ("pharaoh", ("", ""), (9, 0))],
)
def test_iunu_26_an_ability_that_would_do_nothing_is_not_asked_about(
    caste: str, unfed: tuple[str, ...], deben: tuple[int, ...]
) -> None:
    state = table(2, hands=(f"{caste}, noble", REST), unfed=unfed, deben=deben)
    assert asked(play_lines(state, f"play {caste}")) == "1 play"


def test_iunu_26_an_artisans_owner_with_nobody_to_add_can_only_decline() -> None:
    state = play_lines(table(2, hands=("artisan, noble", REST)), "play artisan")
    assert (asked(state), texts(state)) == ("0 use-artisan", ["decline"])


def test_iunu_27_hands_are_drawn_from_the_start_player_clockwise_card_by_card() -> None:
    state = play_lines(iunu().new(seats=3), "* start 1\n* roll 4-2-1")
    state.log = []
    state.settle(serai.Rng(1))
    drawn = [event.seat for event in state.log if event.key == "drew"]
    assert drawn == [1] * 5 + [2] * 5 + [0] * 5


def test_iunu_27_the_ending_rounds_start_player_draws_first() -> None:
    state = table(2, hands=("merchant", "merchant"), start=1)
    play_lines(state, "play merchant\ndecline\nplay merchant\ndecline")
    assert state.question == "draw"
    state.log = []
    state.settle(serai.Rng(1))
    assert [event.seat for event in state.log if event.key == "drew"] == [1] * 6 + [0] * 6


@pytest.mark.parametrize(
    ("hand", "lines", "question", "answers"),
    [
        ("farmer", "", "play", ["play farmer"]),
        ("artisan, farmer", "play artisan\nuse", "add", ["add farmer"]),
        ("artisan, noble", "play artisan", "use-artisan", ["decline"]),
        ("priest", "play priest\nuse\n* look ankh\n* look ankh", "take", ["take ankh"]),
    ],
)
def test_iunu_28_what_only_one_seat_sees_is_asked_even_with_one_answer(
    hand: str, lines: str, question: str, answers: list[str]
) -> None:
    state = play_lines(table(2, hands=(hand, REST)), lines)
    assert (asked(state), texts(state)) == (f"0 {question}", answers)


def test_iunu_28_what_to_keep_is_asked_even_with_one_answer() -> None:
    state = table(2, hands=("farmer x3", "farmer"))
    play_lines(state, "play farmer\nplay farmer")
    assert (asked(state), texts(state)) == ("0 keep", ["keep farmer"])


def test_iunu_28_what_depends_on_open_things_is_not_asked_with_one_answer() -> None:
    hands = ("baker, soldier, noble", REST)
    fed = play_lines(table(2, hands=hands, deben=(4, 9)), "play baker\nuse\nfeed baker")
    assert asked(fed) == "1 play"
    robbed = table(2, hands=hands, unfed=("", "farmer"), deben=(9, 1))
    assert changes(robbed, "play soldier\nuse")["unfed 1 farmer"] == -1
    assert asked(robbed) == "1 play"


def test_iunu_29_who_has_less_than_the_tribute_pays_what_they_have() -> None:
    state = table(2, hands=("pharaoh, noble", REST), deben=(0, 2), game=edition({"amounts.tribute": 3}))
    assert changes(play_lines(state, "play pharaoh"), "use") == {"deben 0": 2, "deben 1": -2}


def test_iunu_29_all_but_the_kept_card_are_shuffled_back() -> None:
    state = table(2, hands=("priest, noble", REST), game=edition({"amounts.looks": 3}))
    play_lines(state, "play priest\nuse\n* look farmer\n* look baker\n* look ankh")
    assert changes(state, "take ankh") == {"afterlife farmer": 1, "afterlife baker": 1, "buried 0 ankh": 1}


def test_iunu_30_after_the_game_hands_stay_secret_and_kept_afterlife_cards_are_shown() -> None:
    state = table(2, hands=("priest, noble", "merchant, noble"), round=8)
    play_lines(state, "play priest\nuse\n* look farmer\n* look ankh\ntake ankh\nplay merchant\ndecline")
    assert state.chooser == serai.OVER
    for seat in (None, 1):
        view = state.view(seat)
        assert [(one.kept >= 0, one.returned) for one in view.burials] == [(True, (UNSEEN,))]
        assert sum(view.hand) == (0 if seat is None else 1)
        assert view.hand_sizes == [1, 1]
