"""The table of HUNS in the terminal: decks, reserve, dice, Wagons, and every Camp with what works and why not."""

import io
import re
from pathlib import Path

import pytest
from rich.console import RenderableType

import serai as api
from serai.cli.boards.board import BARE, FULL, ROOMY, TERSE, Table
from serai.cli.boards.huns.board import HunsBoard
from serai.cli.terminal import Screen
from serai.huns.edition import CARDS, SIZE, TREASURE
from serai.huns.score import SOURCES, sheet
from serai.huns.state import HunsState
from serai.testing.scenario import play_lines
from serai.words import Words
from tests.cli.conftest import Serai
from tests.huns.table import table

NAMES = ["Anna", "Bea", "Carl", "Dora"]
FULL_CAMP = "falcon, ambush used, great-haul, archer BB, captain B, dense-fog, mud lifted, envy fled, hoard, golden-bow"
STOCK = "sun-BBGY B..., wolf-BRGK"


def shown(state: HunsState, level: int = ROOMY, seat: int | None = 0, width: int = 200, aid: bool = False) -> str:
    """What a seat sees of the table."""
    drawn = Table(state.view(seat), NAMES[: state.seats], width, level, aid)
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


@pytest.mark.parametrize("level", [TERSE, ROOMY])
def test_raids_wait_after_one_was_used_in_the_turn(level: int) -> None:
    camps = ("ambush used, great-haul, captain", "levelling")
    screen = shown(table(2, camps=camps, raided=True), level)
    assert "Raids waiting (one was used this turn): Great Haul" in screen
    assert line(screen, "^>Anna").split()[5] == "0/2"
    assert line(screen, "^ Bea").split()[5] == "1/1"
    assert "Raids ready: Great Haul" in shown(table(2, camps=camps), level)


@pytest.mark.parametrize("level", [TERSE, ROOMY, FULL])
def test_what_a_turn_still_allows_is_told_once_some_is_used(level: int) -> None:
    state = table(
        2,
        camps=("patched-canvas, archer, mud, idol-of-erlik",),
        wagons=("sun-BBRR BBR., sun-KKGY",),
        dice="2-3-2-2-2",
    )
    assert "This turn" not in shown(state, level)
    play_lines(state, "pillage red\nload sun-BBRR red")
    assert state.chooser == 0
    told = "This turn: loads left 1 (Mud); Wagons still to come 1 (Idol of Erlik)"
    assert line(shown(state, level), "This turn") == told
    assert "This turn" not in shown(state, BARE)
    play_lines(state, "load sun-KKGY red as green")
    assert state.question == "wagon"
    told = "This turn: loads left 0 (Mud); loads on another colour left 0"
    assert line(shown(state, level), "This turn") == told


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


class TestSecretTypes:
    """The types of dispatched Wagons are secret, their number is not (HUNS-16)."""

    ALIKE = (
        "stag-KKYY, stag-BBRY, stag-RRBG, stag-RRGG",
        "sun-BGKY, wolf-BRKY, eagle-BBRG, stag-KKYY",
        "sun-BGKY, sun-BBGY, eagle-BBRG, eagle-GGBR",
    )
    """For Bea: with the first Caravan holds, with the second Four Winds, with the third neither."""

    def tables(self, seats: int = 3, step: str = "die") -> list[HunsState]:
        """Tables that differ in nothing but the types that Bea has dispatched."""
        treasures = ", ".join([key for key in CARDS if CARDS.index(key) // SIZE == TREASURE])
        row, bag = "sun-BBKK, wolf-RRGY, eagle-GGKY, sun-YYGK", "wolf-BRGK"
        camps = ("falcon", treasures)
        return [table(seats, camps=camps, sent=("", sent), row=row, bag=bag, step=step) for sent in self.ALIKE]

    @pytest.mark.parametrize("level", range(BARE, FULL + 1))
    @pytest.mark.parametrize("seat", [0, 2, None])
    def test_differ_on_no_screen_of_another(self, level: int, seat: int | None) -> None:
        screens = [shown(state, level, seat) for state in self.tables()]
        assert len(set(screens)) == 1
        assert re.search(r"\d\+ ", line(screens[0], "^ Bea"))

    @pytest.mark.parametrize("level", range(TERSE, FULL + 1))
    def test_differ_on_the_screen_of_their_owner(self, level: int) -> None:
        one, other, third = [shown(state, level, 1) for state in self.tables()]
        assert "Dispatched: Stag \u00d74" in one
        assert "Dispatched: Sun \u00d71, Wolf \u00d71, Eagle \u00d71, Stag \u00d71" in other
        assert "Dispatched: Sun \u00d72, Eagle \u00d72" in third
        for screen, state in zip((one, other, third), self.tables(), strict=True):
            assert line(screen, "^ Bea").split()[1] == str(sum(sheet(state, 1)))

    def test_are_counted_for_others(self) -> None:
        screen = shown(self.tables()[0], width=300)
        assert "Bea   Loading: Wolf bbgg, Wolf rrkk   Dispatched: 4" in screen
        assert "Treasures that count secret types: Four Winds, Caravan" in screen
        scored = dict(zip(SOURCES, sheet(self.tables()[0], 1), strict=True))
        known = sum(scored.values()) - scored["types"] - 3
        assert line(screen, "^ Bea").split()[1] == f"{known}+"
        assert line(screen, "^>Anna").split()[1] == str(sum(sheet(self.tables()[0], 0)))

    @pytest.mark.parametrize("seat", [0, None])
    def test_are_shown_with_the_memory_aid_and_at_the_end(self, seat: int | None) -> None:
        aided = shown(self.tables()[0], ROOMY, seat, aid=True)
        over = shown(self.tables(step="over")[0], ROOMY, seat)
        for screen in (aided, over):
            assert "Dispatched: Stag \u00d74" in screen
            assert re.search("Treasures met: [^:]*Caravan.*Treasures not met: [^:]*Four Winds", screen)
            assert line(screen, "Bea ").split()[1] == str(sum(sheet(self.tables()[0], 1)))

    def test_are_shown_by_an_option_of_play(self, serai: Serai, tmp_path: Path) -> None:
        record = api.play(api.game("huns"), ["random"] * 3, 3)
        state = record.new()
        for index in range(record.steps):
            camps = state.view(0).camps  # type: ignore[attr-defined]
            if state.chooser == 0 and camps[1].sent and camps[2].sent:
                del record.entries[index:]
                break
            record.step(state, index)
        path = tmp_path / "game"
        path.write_text(record.text(), "utf-8")
        seats = ("--seat", "you", "--seat", "you", "--seat", "random", "--resume", path)
        typed = "\ntable\n?\nquit\n"
        plain, aided = [serai("play", *seats, *option, typed=typed).out for option in ((), ("--memory-aid",))]
        assert "Dispatched: 1" in plain
        assert re.search(r"(Sun|Wolf|Eagle|Stag) \u00d71", aided)
        for screen in plain, aided:
            told = re.findall("random 3 .*Dispatched: (.*)|^.random 3 +(-?\\d+\\+?) ", screen, re.MULTILINE)
            assert len(told) >= 4
            assert all((text[0].strip().isdigit() or text[1].endswith("+")) == (screen is plain) for text in told)
        replayed = serai("replay", path).out
        assert not re.search(r"Dispatched: \d", replayed)

    def test_where_nothing_was_dispatched_nothing_is_secret(self) -> None:
        screen = shown(table(2, camps=("", "caravan")))
        assert "Treasures not met: Caravan" in screen
        assert line(screen, "^ Bea").split()[1] == "0"


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
