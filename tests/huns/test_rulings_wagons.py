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
