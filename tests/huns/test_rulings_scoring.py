"""The rulings on scoring and on what is secret: HUNS-25 to HUNS-28."""

from serai.huns.edition import CARDS
from serai.testing.scenario import play_lines
from tests.huns.changes import scored
from tests.huns.table import table


def test_huns_25_each_source() -> None:
    camps = (
        "ambush, sabotage used, archer BB, captain B, thief, envy fled, rust lifted, mud, clear-sky, great-tent",
        "four-winds, khans-cup, mud fled, envy fled",
    )
    sent = ("", "sun-YYGK, wolf-YYBG, eagle-YYBK")
    outcome = table(3, camps=camps, sent=sent, step="over").outcome()
    assert outcome.sources == {
        "raids": [2, 0, 0],
        "mercenaries": [-1, 0, 0],
        "veteran": [0, 0, 0],
        "treasures": [0, 6, 0],
        "curses": [-3, -6, 0],
        "wagons": [0, 9, 0],
        "types": [0, 3, 0],
    }
    assert outcome.points == [-2, 12, 0]


def test_huns_26_the_better_of_different_types_and_the_most_frequent() -> None:
    sent = (
        "sun-YYGK, wolf-YYBG, eagle-YYBK, stag-YYRK",
        "sun-BBKK, sun-GGRY, sun-RRGK, wolf-BRGK",
        "wolf-BRGY, sun-BGKY",
    )
    assert scored(table(3, sent=sent, step="over"), "types") == [4, 3, 2]


def test_huns_27_most_points_win() -> None:
    outcome = table(3, camps=("ambush", "ambush, sabotage"), stash=("BBB",), step="over").outcome()
    assert (outcome.winners, outcome.decided) == ((1,), "points")


def test_huns_27_a_tie_goes_to_the_larger_stash_and_else_is_shared() -> None:
    camps = ("ambush", "sabotage", "")
    outcome = table(3, camps=camps, stash=("B", "RR", "BBBB"), step="over").outcome()
    assert (outcome.winners, outcome.decided) == ((1,), "stash")
    outcome = table(3, camps=camps, stash=("BG", "RR", "BBBB"), step="over").outcome()
    assert (outcome.winners, outcome.decided) == ((0, 1), "shared")


def test_huns_28_what_a_player_looked_at_is_secret_and_remembered() -> None:
    state = table(3, dice="2-2-2-2-3")
    play_lines(state, "draw yellow\n* look hoard caravan full-load")
    assert "full-load" in state.view(0).text()
    for seat in (None, 1, 2):
        assert not any(card in state.view(seat).text() for card in CARDS[48:])
    play_lines(state, "play caravan")
    assert "full-load" in state.view(0).text()
    for seat in (None, 1, 2):
        text = state.view(seat).text()
        assert "caravan" in text
        assert not any(card in text for card in CARDS[48:] if card != "caravan")


def test_huns_28_all_else_is_public() -> None:
    state = table(3, camps=("archer BB, envy fled",), sent=("sun-YYGK",), stash=("BBR",))
    lines = [
        [line for line in state.view(seat).text().split("\n") if not line.startswith(("seat:", "view:"))]
        for seat in (None, 0, 1, 2)
    ]
    assert lines[0] == lines[1] == lines[2] == lines[3]
