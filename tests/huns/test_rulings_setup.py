"""The rulings on setting up: HUNS-1 to HUNS-6, HUNS-50."""

import pytest

import serai
from serai.huns.drawing import deck_size
from serai.huns.edition import CARDS, SIZE
from serai.huns.state import HunsState, bits
from serai.testing.scenario import play_lines
from tests.huns.changes import asked, changes, told
from tests.huns.table import huns, texts

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def dealt(seats: int, first: int) -> HunsState:
    """A game with its Wagons dealt: the row, then two a seat, in the order of the deck."""
    keys = huns().numbers.wagon_keys[: 4 + 2 * seats]
    return play_lines(huns().new(seats=seats), "".join([f"* reveal {key}\n" for key in keys]) + f"* start {first}")


@SEATS
def test_huns_01_cards_leave_the_game_by_their_marks(seats: int) -> None:
    state = huns().new(seats=seats)
    for family in range(5):
        there = {CARDS[family * SIZE + place] for group in state.decks[family].groups for place in bits(group)}
        assert len(there) == deck_size(state, family) == 8 + seats
        last = CARDS[family * SIZE + SIZE - 1]
        assert (last in there) == (seats == 4)
        assert (CARDS[family * SIZE + SIZE - 2] in there) == (seats >= 3)


def test_huns_02_five_decks_in_the_order_of_the_families() -> None:
    state = huns().new(seats=4)
    assert [len(deck.groups) for deck in state.decks] == [1] * 5
    heads = [CARDS[family * SIZE] for family in range(5)]
    assert heads == ["swift-horse", "ambush", "quartermaster", "lame-horse", "golden-bow"]


@SEATS
def test_huns_03_the_reserve_of_each_colour(seats: int) -> None:
    assert huns().new(seats=seats).reserve == [{2: 20, 3: 22, 4: 24}[seats]] * 5


def test_huns_04_four_wagons_are_turned_up_from_a_shuffled_deck() -> None:
    state = huns().new(seats=2)
    assert len(texts(state)) == 32
    assert state.weights() == [1] * 32
    assert dealt(2, 0).row == [0, 1, 2, 3]


@SEATS
def test_huns_05_each_player_has_two_loading_wagons(seats: int) -> None:
    state = dealt(seats, 0)
    assert [len(camp.wagons) for camp in state.camps] == [2] * seats
    assert not any(camp.cards or camp.sent or sum(camp.stash) for camp in state.camps)


@SEATS
def test_huns_06_anybody_may_be_first(seats: int) -> None:
    keys = huns().numbers.wagon_keys[: 4 + 2 * seats]
    state = play_lines(huns().new(seats=seats), "".join([f"* reveal {key}\n" for key in keys]))
    assert texts(state) == [f"start {seat}" for seat in range(seats)]
    assert state.weights() == [1] * seats


def test_huns_06_with_two_nobody_takes_anything() -> None:
    assert asked(dealt(2, 1)) == "-1 roll"


def test_huns_06_the_third_takes_1_and_the_fourth_2_of_different_colours() -> None:
    state = dealt(3, 1)
    assert asked(state) == "0 take"
    assert changes(state, "take black") == told("reserve K -1, 0 sun-RRGK K +1")
    assert asked(state) == "-1 roll"
    state = dealt(4, 0)
    assert asked(state) == "2 take"
    play_lines(state, "take blue")
    while state.question == "place":
        state.apply(state.legal()[0])
    assert asked(state) == "3 take"
    play_lines(state, "take red")
    assert "take red" not in texts(state)
    play_lines(state, "take green")
    while state.question == "place":
        state.apply(state.legal()[0])
    assert asked(state) == "-1 roll"
    loaded = [sum([hue >= 0 for one in camp.wagons for hue in one.load]) for camp in state.camps]
    assert loaded == [0, 0, 1, 2]


def test_huns_06_what_fits_nowhere_goes_back() -> None:
    keys = ["sun-BBRR", "sun-BBGY", "sun-BBKK", "sun-BGKY", "wolf-BBGG", "wolf-RRKK", "eagle-RRYY", "sun-GGRY"]
    keys += ["stag-RRGG", "eagle-BBRG"]
    state = play_lines(huns().new(seats=3), "".join([f"* reveal {key}\n" for key in keys]) + "* start 0")
    assert changes(state, "take yellow") == {}
    assert asked(state) == "-1 roll"


def test_huns_50_the_row_first_then_two_wagons_each_in_the_order_of_seats() -> None:
    state = dealt(3, 2)
    assert [[one.wagon for one in camp.wagons] for camp in state.camps] == [[4, 5], [6, 7], [8, 9]]


def test_huns_01_every_game_is_set_up_by_settling() -> None:
    state = huns().new(seats=4)
    state.settle(serai.Rng(3))
    assert state.question == "take"
    assert len(state.row) == 4
