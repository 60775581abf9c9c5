"""The table of HUNS in the terminal: decks, reserve, dice, Wagons, and every Camp with what works and why not."""

import io
import re

import pytest
from rich.console import RenderableType

from serai.cli.boards.board import BARE, FULL, ROOMY, TERSE, Table
from serai.cli.boards.huns.board import HunsBoard
from serai.cli.terminal import Screen
from serai.huns.score import sheet
from serai.huns.state import HunsState
from serai.testing.scenario import play_lines
from serai.words import Words
from tests.huns.table import table

NAMES = ["Anna", "Bea", "Carl", "Dora"]
FULL_CAMP = "falcon, ambush used, great-haul, archer BB, captain B, dense-fog, mud lifted, envy fled, hoard, golden-bow"
STOCK = "sun-BBGY B..., wolf-BRGK"


def shown(state: HunsState, level: int = ROOMY, seat: int | None = 0, width: int = 200) -> str:
    """What a seat sees of the table."""
    drawn = Table(state.view(seat), NAMES[: state.seats], width, level)
    board = HunsBoard(Words("en"))
    return text(board.public(drawn), width) + text(board.own(drawn), width)


def text(thing: RenderableType, width: int = 200) -> str:
    """What is drawn, without colours."""
    file = io.StringIO()
    screen = Screen(file)
    screen.size = (width, 100)
    screen.print(thing)
    return file.getvalue()


def line(screen: str, pattern: str) -> str:
    """The line in which a pattern is found."""
    return next(one for one in screen.splitlines() if re.search(pattern, one)).strip()


def answers(state: HunsState) -> list[str]:
    """The answers of the seat that chooses."""
    drawn = Table(state.view(state.chooser), NAMES[: state.seats], 80, TERSE)
    return HunsBoard(Words("en")).answers(drawn, state.legal())


def test_the_middle_shows_dice_reserve_decks_and_wagons() -> None:
    state = table(3, dice="3-0-1-2-2", reserve={"B": 5, "R": 0}, decks={"curse": "", "raid": "ambush, sabotage"})
    screen = shown(state)
    assert line(screen, "^Dice").split()[1:] == ["3", "-", "1", "2", "2"]
    assert line(screen, "^Reserve").split()[1:3] == ["5", "0"]
    assert "Raid 2" in line(screen, "^Deck")
    assert "Curse 0" in line(screen, "^Deck")
    assert "Stag RRGG" in line(screen, "^Face-up Wagons")
    assert line(screen, "^Round").endswith("Last round unless refilled: red, Curse")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_camp_has_its_line_of_counts(seats: int) -> None:
    state = table(seats, camps=(FULL_CAMP,), sent=("sun-BGKY, eagle-BBRG",), stash=("BBRY",))
    screen = shown(state, BARE)
    own = line(screen, "^>Anna").split()
    assert own[1:4] == [str(sum(sheet(state, 0))), "4", "2"]
    assert own[4:9] == ["1/1", "1/2", "1/2", "1/3", "0/2"]
    for name in NAMES[1:seats]:
        assert line(screen, f"^ {name}").split()[4:9] == ["-"] * 5


def test_cards_are_told_by_whether_they_work() -> None:
    screen = shown(table(2, camps=(FULL_CAMP,)))
    for found in (
        "Equipment: Falcon",
        "Raids ready: Great Haul   Raids used: Ambush",
        "Mercenaries at work: Archer 2/2   Mercenaries not full: Captain 1/3",
        "Curses at work: Dense Fog 0/2   Curses lifted: Mud   Curses fled: Envy",
        "Treasures not met: Golden Bow, Hoard",
    ):
        assert found in screen


@pytest.mark.parametrize(
    ("camp", "told", "count"),
    [
        ("falcon, rust", "Equipment without effect (Rust): Falcon", (4, "0/1")),
        ("archer BB, mutiny", "Mercenaries without effect (Mutiny): Archer 2/2", (6, "0/1")),
        ("archer B, mutiny", "Mercenaries not full: Archer 1/2", (6, "0/1")),
        ("ambush, oath-of-peace", "Raids forbidden (Oath of Peace): Ambush", (5, "0/1")),
        ("falcon, rust lifted", "Equipment: Falcon", (4, "1/1")),
        ("ambush, oath-of-peace fled", "Raids ready: Ambush", (5, "1/1")),
        ("envy by 1", "Curses at work: Envy 0/3 (from Bea)", (7, "1/1")),
        ("archer B, pay-chest", "Mercenaries at work: Archer 1/1", (6, "1/1")),
        ("clear-sky", "Treasures met: Clear Sky", (8, "1/1")),
    ],
)
@pytest.mark.parametrize("level", [TERSE, ROOMY])
def test_says_why_a_card_does_not_work(camp: str, told: str, count: tuple[int, str], level: int) -> None:
    screen = shown(table(2, camps=(camp,)), level)
    assert told in screen
    place, text = count
    assert line(screen, "^>Anna").split()[place] == text


def test_detail_grows_with_the_room() -> None:
    state = table(3, camps=(FULL_CAMP, "rust, falcon"), sent=("stag-KKYY, stag-BBRY, sun-BGKY",))
    bare, terse, roomy, full = [shown(state, level) for level in (BARE, TERSE, ROOMY, FULL)]
    assert "Your Camp" not in bare
    assert "Dispatched: Sun \u00d71, Stag \u00d72" in terse
    assert "Curses lifted: 1" in terse
    assert "Bea   Loading" not in terse
    assert "Bea   Loading" in roomy
    assert "Equipment without effect (Rust): Falcon" in roomy
    assert "re-roll one die" in full
    assert "re-roll one die" not in roomy


def test_wagons_show_what_is_loaded() -> None:
    state = table(2, wagons=("sun-BBRR B..R, wolf-BRGK",))
    assert "Loading: Sun BbrR, Wolf brgk" in shown(state, TERSE)
    assert line(shown(state, TERSE, width=60), "^>Anna").endswith("BbrR brgk")


def test_spectators_see_all_camps() -> None:
    screen = shown(table(2, camps=("falcon", "rust")), FULL, None)
    assert "Anna   Loading" in screen
    assert "Bea   Loading" in screen
    assert "Your Camp" not in screen


class TestAnswers:
    def test_tell_an_amount_that_differs_from_the_die(self) -> None:
        state = table(2, camps=("swift-horse, iron-hooks",), dice="1-2-2-2-2")
        found = answers(state)
        assert "Draw Equipment (blue 1) [2 cards]" in found
        assert "Draw Raid (red 2)" in found
        assert "Pillage red (2) [3 Valuables]" in found

    def test_tell_what_is_scored_and_dispatched(self) -> None:
        state = table(2, camps=("archer B",), wagons=("sun-BBRR BBR., sun-KKGY",), dice="2-1-2-2-2")
        play_lines(state, "pillage red")
        assert answers(state) == ["Put them on Archer [2/2, +2 VP]", "Load red on Sun BBRr [dispatched, +3 VP]"]

    def test_tell_spaces_of_other_colours(self) -> None:
        state = table(2, camps=("patched-canvas",), wagons=("sun-BBRR, sun-KKGY",), dice="1-2-2-2-2")
        play_lines(state, "pillage blue")
        assert "Load blue as green on Sun kkgy" in answers(state)

    def test_call_everybody_by_their_names(self) -> None:
        state = table(3, camps=("ambush",), wagons=(None, STOCK, "eagle-RRYY R..., stag-GGBK"), step="before")
        play_lines(state, "raid ambush")
        assert answers(state) == ["Bea Sun Bbgy: blue", "Carl Eagle Rryy: red"]
        state = table(3, dice="2-2-2-1-2")
        play_lines(state, "draw black\n* look envy")
        assert answers(state) == ["Curse Bea", "Curse Carl"]


def test_the_question_reminds_of_its_cards() -> None:
    state = table(3, dice="2-2-2-1-2")
    play_lines(state, "draw black\n* look envy\ncurse 1")
    board = HunsBoard(Words("en"))
    drawn = Table(state.view(1), NAMES[:3], 80, TERSE)
    assert board.question(drawn) == "Anna curses you with Envy: do you flee it?"
    assert board.reminders(drawn, state.legal()) == [
        "Envy: When you dispatch a Wagon, the player who cursed you takes 2 Valuables of any colours."
    ]


def test_a_look_is_told_to_its_seat_alone() -> None:
    state = table(2, dice="2-2-2-2-2")
    play_lines(state, "draw yellow\n* look hoard\n* look caravan\nplay hoard")
    board = HunsBoard(Words("en"))
    log = state.log or []
    for seat, knows in ((0, True), (1, False), (None, False)):
        events = [event.seen_by(seat) for event in log]
        digest = " ".join([sentence for turn in board.digest(events, NAMES[:2], seat) for sentence in turn])
        assert ("Caravan" in digest) == knows
        assert ("Caravan" in shown(state, ROOMY, seat)) == knows
        assert "Anna plays Hoard." in digest
