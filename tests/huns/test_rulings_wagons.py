"""The rulings on Wagons: the row, dispatch, replacement, loading places."""

from serai.testing.scenario import play_lines
from tests.huns.changes import asked, changes, told
from tests.huns.table import table, texts


def test_huns_04_the_row_is_refilled_before_the_next_wagon_is_chosen() -> None:
    wagons = ("sun-BBRR .BRR, stag-RRGG RRG.",)
    state = table(camps=("idol-of-erlik G, great-haul",), wagons=wagons, dice="2-2-1-2-2", step="before")
    play_lines(state, "raid great-haul\ntake blue\nload sun-BBRR blue\npillage green\nload stag-RRGG green")
    assert asked(state) == "0 wagon"
    play_lines(state, "wagon sun-BBKK")
    assert asked(state) == "-1 reveal"
    assert changes(state, "* reveal sun-BGKY") == told("bag -1, row sun-BGKY +1")
    assert asked(state) == "0 wagon"
    assert texts(state) == ["wagon sun-BBGY", "wagon sun-BGKY", "wagon wolf-RRGY", "wagon eagle-GGKY", "wagon top"]
    play_lines(state, "wagon sun-BGKY\n* reveal sun-RRGK")
    assert asked(state) == "1 die"


def test_huns_34_a_missing_wagon_is_taken_as_soon_as_there_is_one() -> None:
    state = table(2, camps=("", ""), wagons=("sun-BBRR",), row="", bag="", dice="2-2-2-1-2")
    assert asked(state) == "0 die"
    play_lines(state, "draw black\n* look broken-axle\nsuffer\nsend wolf-BBGG")
    assert asked(state) == "-1 reveal"
    assert changes(state, "* reveal wolf-BBGG") == told("buried wolf-BBGG -1, 0 wolf-BBGG +1")
    assert asked(state) == "1 die"


def test_huns_34_with_too_many_the_next_one_dispatched_is_not_replaced() -> None:
    wagons = ("sun-BBRR .BRR, sun-KKGY, stag-RRGG RRG.",)
    state = table(camps=("spare-wagon, rust",), wagons=wagons, dice="2-2-2-2-2", raided=True)
    play_lines(state, "pillage blue\nload sun-BBRR blue")
    assert asked(state) == "1 die"
    assert len(state.camps[0].wagons) == 2


def test_huns_34_a_broken_axle_sends_one_away_even_of_too_many() -> None:
    wagons = (None, "wolf-BBGG, wolf-RRKK, stag-KKYY")
    state = table(camps=("", "spare-wagon, rust"), wagons=wagons, dice="2-2-2-1-2")
    play_lines(state, "draw black\n* look broken-axle\ncurse 1\nsuffer\nsend stag-KKYY")
    assert asked(state) == "1 die"
    assert len(state.camps[1].wagons) == 2


def test_huns_54_the_active_players_come_first_then_clockwise() -> None:
    wagons = ("sun-BBRR", "wolf-BBGG", "eagle-RRYY")
    state = table(wagons=wagons, turn=1)
    seats = []
    for key in ("sun-BGKY", "sun-RRGK", "sun-GGRY"):
        seats.append(asked(state))
        play_lines(state, f"wagon top\n* reveal {key}")
    assert seats == ["1 wagon", "2 wagon", "0 wagon"]
    assert asked(state) == "1 die"


def test_huns_58_an_idols_replacement_comes_after_the_end_effects() -> None:
    camps = ("idol-of-erlik, shaman BB",)
    state = table(camps=camps, wagons=("sun-BBRR .BRR, sun-KKGY",), dice="1-2-2-2-2")
    play_lines(state, "pillage blue\nload sun-BBRR blue")
    assert asked(state) == "0 fill"
    play_lines(state, "put blue")
    assert asked(state) == "0 wagon"
    play_lines(state, "wagon top\n* reveal sun-BGKY")
    assert asked(state) == "1 die"


def test_huns_58_and_before_the_game_ends() -> None:
    camps = ("idol-of-erlik",)
    state = table(2, camps=camps, wagons=("sun-BBRR .BRR, sun-KKGY",), dice="1-0-0-0-0", reserve={"R": 0})
    play_lines(state, "pillage blue\nload sun-BBRR blue")
    assert asked(state) == "0 wagon"


def test_huns_58_a_lifted_idol_holds_nothing_back() -> None:
    camps = ("idol-of-erlik, purification, shaman BB, archer",)
    state = table(camps=camps, wagons=("sun-BBRR .BRR, sun-KKGY",), dice="1-2-2-2-2")
    play_lines(state, "pillage blue\nload sun-BBRR blue\nraid purification")
    assert asked(state) == "0 wagon"
    play_lines(state, "wagon top\n* reveal sun-BGKY")
    assert asked(state) == "0 fill"
    play_lines(state, "put blue")
    assert asked(state) == "1 die"


def test_huns_58_an_idol_holds_back_only_what_replaces_a_wagon() -> None:
    camps = ("idol-of-erlik, spare-wagon, rust BB, purification, shaman BB",)
    wagons = ("sun-BBRR .BRR, sun-KKGY, stag-BBRY",)
    state = table(4, camps=camps, wagons=wagons, dice="1-2-2-2-2")
    play_lines(state, "pillage blue\nload sun-BBRR blue\nraid purification")
    assert asked(state) == "0 purify"
    play_lines(state, "aim rust")
    assert asked(state) == "0 wagon"


def test_huns_59_a_wagon_under_an_empty_deck_stays_there() -> None:
    state = table(2, row="sun-BBKK, sun-GGRY", bag="", dice="2-2-2-1-2")
    play_lines(state, "draw black\n* look broken-axle\nsuffer\nsend wolf-BBGG")
    assert asked(state) == "1 die"
    assert (len(state.row), state.rules.numbers.wagon_keys[state.buried[0]]) == (2, "wolf-BBGG")
