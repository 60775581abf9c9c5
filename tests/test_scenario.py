"""Positions for tests can be told in the lines of a record."""

import pytest

import serai
from serai.testing.scenario import Script, play_lines
from tests.iunu.table import iunu, table, texts

DEALT = """
* start 0
* roll 4-2-1
* draw priest priest priest farmer baker   # seat 0
* draw soldier soldier scribe noble farmer farmer farmer baker baker merchant
"""


def test_play_lines_plays_exactly_its_lines() -> None:
    state = play_lines(iunu().new(seats=3), DEALT + "play priest x3\nuse\n* look ankh\n* look ankh\ntake ankh\n")
    assert state.deben == [7, 9, 9]
    assert state.chooser == 1


def test_play_lines_tells_which_line_does_not_fit() -> None:
    with pytest.raises(AssertionError, match=r"line 6 \(play noble\) does not fit; chooser 0, possible: play farmer,"):
        play_lines(iunu().new(seats=3), DEALT + "play noble")
    with pytest.raises(serai.UnknownAction):
        play_lines(iunu().new(seats=3), "play phoenix")


def test_a_script_waits_for_its_seat_and_fills_in_the_rest() -> None:
    script = Script(DEALT + "1: play soldier x2\n2: play merchant\n2: use\n* roll 1-1-1\n")
    state = script.play(iunu().new(seats=3))
    assert state.round == 2
    assert state.dice == [1, 1, 1]
    assert state.deben == [9, 8, 13]
    assert script.finish(iunu().new(seats=3)).chooser == serai.OVER


def test_a_script_tells_which_line_never_fits() -> None:
    with pytest.raises(AssertionError, match=r"line 11 \(roll 1-1-1\) did not fit before the end"):
        Script("* start 0\n" + "* roll 1-1-1\n" * 20).play(iunu().new(seats=3))


def test_a_table_is_set_from_words() -> None:
    state = table(2, hands=("baker, noble x2", "farmer x2"), unfed=("farmer x2",), deben=(3,), dice="4-3-2")
    assert texts(state) == ["play baker", "play noble", "play noble x2"]
    assert state.deben == [3, 9]
    play_lines(state, "play baker\nuse\nfeed farmer\n")
    assert state.deben == [1, 9]
    assert sum(state.deck) + sum(state.hands) + sum(state.unfed) + sum(state.fed) == 72
