"""The rulings on stealing and on what returns: HUNS-37, HUNS-43, HUNS-47, HUNS-48, HUNS-56, HUNS-57."""

from serai.testing.scenario import play_lines
from tests.huns.changes import asked, changes, events, told
from tests.huns.table import table, texts

STRAY = ("stag-RRGG, stag-KKYY",)
"""Wagons without a blue space."""


def test_huns_37_excess_returns_to_its_own_space() -> None:
    wagons = (*STRAY, "wolf-BBGG B..., wolf-RRKK")
    state = table(2, camps=("ambush, patched-canvas",), wagons=wagons, step="before")
    assert changes(state, "raid ambush") == told("0 ambush used +1, 1 wolf-BBGG B -1")
    assert asked(state) == "0 place"
    assert changes(state, "done") == told("1 wolf-BBGG B +1")
    assert asked(state) == "0 die"


def test_huns_37_such_a_return_triggers_nothing() -> None:
    camps = ("ambush, patched-canvas", "captain BBB, great-haul used")
    state = table(2, camps=camps, wagons=STRAY, step="before")
    play_lines(state, "raid ambush")
    assert changes(state, "done") == told("1 captain B +1")
    assert asked(state) == "0 die"
    assert state.camps[1].cards[-1].full
    assert events(state, "readied") == []


ENVIED = ("ambush, patched-canvas, envy by 1", "tax-collector KKK, archer BB")


def test_huns_37_a_space_that_was_filled_meanwhile_takes_nothing_back() -> None:
    wagons = ("sun-BBRR .BRR, stag-KKYY", "wolf-BBGG, wolf-RRKK")
    state = table(2, camps=ENVIED, wagons=wagons, step="before")
    play_lines(state, "raid ambush\nsteal 1 archer blue\nsteal 1 archer blue\nload sun-BBRR blue")
    play_lines(state, "wagon stag-RRGG\n* reveal sun-BGKY\nfirst envy\ntake green\ntake green\nfill archer")
    play_lines(state, "take red")
    assert asked(state) == "0 place"
    assert changes(state, "done") == told("reserve B +1")
    assert asked(state) == "0 die"


def test_huns_37_nor_does_a_wagon_that_is_gone() -> None:
    wagons = ("sun-BBRR .BRR, stag-KKYY", "wolf-BBGG BB.G, wolf-RRKK")
    state = table(2, camps=(ENVIED[0] + ", smuggler", ENVIED[1]), wagons=wagons, step="before")
    play_lines(state, "raid ambush\nsteal 1 wolf-BBGG blue\nsteal 1 wolf-BBGG blue\nload sun-BBRR blue")
    play_lines(state, "wagon stag-RRGG\n* reveal sun-BGKY\nfirst envy\ntake blue\ntake blue")
    play_lines(state, "take green")
    assert events(state, "dispatched") == [0, 1]
    play_lines(state, "wagon top\n* reveal stag-BBRY")
    assert asked(state) == "0 place"
    assert changes(state, "done") == told("reserve B +1")
    assert asked(state) == "0 die"


def test_huns_57_a_return_that_would_fill_a_wagon_goes_to_the_reserve() -> None:
    wagons = ("sun-BBRR .BRR, stag-KKYY", "wolf-BBGG BBG., wolf-RRKK")
    state = table(2, camps=ENVIED, wagons=wagons, step="before")
    play_lines(state, "raid ambush\nsteal 1 wolf-BBGG blue\nsteal 1 wolf-BBGG blue\nload sun-BBRR blue")
    play_lines(state, "wagon stag-RRGG\n* reveal sun-BGKY\nfirst envy\ntake blue\ntake green\nload wolf-BBGG blue\ntake red")
    assert state.camps[1].wagons[0].load == (0, -1, 2, 2)
    assert asked(state) == "0 place"
    assert changes(state, "done") == told("reserve B +1")
    assert asked(state) == "0 die"
