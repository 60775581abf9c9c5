"""The screens: everything fits, lines up, and stays at its owner's."""

import io
import re
from collections.abc import Iterator
from functools import cache

import pytest
from rich.cells import cell_len

import serai as api
from serai.cli.boards.registry import board_for
from serai.cli.players import Player, shown_names
from serai.cli.render import Scene, draw
from serai.cli.terminal import Screen, Terminal
from serai.core.frame import CHANCE, State
from serai.core.rng import Rng
from serai.iunu.score import majorities, sheet
from serai.words import LANGUAGES, Words

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


def drawn(state: State, language: str, columns: int, lines: int) -> list[str]:
    """The screen of the seat that chooses, without the prompt."""
    terminal = Terminal(Words(language))
    file = io.StringIO()
    terminal.out = Screen(file)
    terminal.out.size = (columns, lines)
    terminal.live = True
    names = shown_names([Player("you"), *[Player("greedy")] * (state.seats - 1)], terminal.words)
    events = [event.seen_by(state.chooser) for event in state.log or []]
    scene = Scene(state.view(state.chooser), names, events, max(len(events) - 12, 0), state.legal())
    draw(terminal, board_for(scene.view.game.key, terminal.words), scene, "")
    return ESCAPES.sub("", file.getvalue()).rstrip("\n").split("\n")


def walk(game: str, seats: int, seed: int) -> Iterator[State]:
    """The moments of a game in which a seat chooses."""
    record = api.play(api.game(game), ["random"] * seats, seed)
    state = record.new()
    state.log = []
    for index in range(len(record.entries)):
        if state.chooser >= 0:
            yield state
        record.step(state, index)


def questions(seats: int, seed: int, every: int, game: str = "iunu") -> list[State]:
    """Some of those moments."""
    return [state.copy() for place, state in enumerate(walk(game, seats, seed)) if place % every == 0]


@cache
def crowded(game: str, seats: int) -> list[State]:
    """For each question of some games the moment with the most answers, and the last one."""
    most: dict[str, State] = {}
    last: dict[str, State] = {}
    for seed in range(3):
        for state in walk(game, seats, seed):
            question = state.question
            if question not in most or len(state.legal()) > len(most[question].legal()):
                most[question] = state.copy()
            last[question] = state.copy()
    return [*most.values(), *last.values()]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("game", api.GAMES)
def test_everything_fits_into_80_by_24(game: str, language: str, seats: int) -> None:
    for state in crowded(game, seats):
        screen = drawn(state, language, 80, 24)
        assert len(screen) <= 23, "\n".join(screen)
        assert max([cell_len(line.rstrip()) for line in screen]) <= 80, "\n".join(screen)
        assert "…" not in "".join(screen), "\n".join(screen)


@pytest.mark.parametrize("game", api.GAMES)
def test_every_question_of_a_game_is_among_them(game: str) -> None:
    asked = {state.question for seats in (2, 3, 4) for state in crowded(game, seats)}
    assert len(asked) > {"iunu": 9, "huns": 20}[game]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("columns", "lines"), [(80, 24), (100, 30), (120, 35)])
def test_columns_line_up(language: str, columns: int, lines: int) -> None:
    """The counts of a caste stand under its majority number, however wide the words are."""
    for state in questions(3, 1, 9):
        screen = drawn(state, language, columns, lines)
        label = Words(language).say("iunu-term-majority")
        row = next(place for place, line in enumerate(screen) if line.startswith(label))
        starts = cells(screen[row], label)
        for line in screen[row + 1 : row + 6]:
            if line[:1] in (" ", ">") and re.search(r"[.*=]", line):
                name = line[: len(line) - len(line[1:].lstrip())]
                assert starts <= cells(line, name) | starts
                assert all(cell_at(line, place) not in ("", " ") for place in starts), "\n".join(screen)


def cells(line: str, label: str) -> set[int]:
    """The cells in which the words of a line begin, those of its label left out."""
    rest = line[len(label) :]
    return {cell_len(label) + cell_len(rest[: found.start()]) for found in re.finditer(r"\S+", rest)}


def cell_at(line: str, cell: int) -> str:
    """What stands in a cell of a line."""
    used = 0
    for sign in line:
        if used >= cell:
            return sign
        used += cell_len(sign)
    return ""


def test_larger_screens_tell_more() -> None:
    state = questions(3, 1, 9)[1]
    small, large = ["\n".join(drawn(state, "en", *size)) for size in ((80, 24), (120, 40))]
    assert "Mrch." in small
    assert "Merchant" in large.splitlines()[1]
    assert "Ability" in large
    assert all(f"\n{term}" in large for term in ("VP", "Majority", "Bread"))


def test_points_are_those_of_the_score_sheet() -> None:
    for state in questions(4, 2, 7):
        holders = majorities(state)  # type: ignore[arg-type]
        screen = drawn(state, "en", 120, 40)
        for seat, name in enumerate(["Player 1", "greedy 2", "greedy 3", "greedy 4"]):
            row = next(line for line in screen if line[1:].startswith(name) and not line.endswith("."))
            found = sheet(state, seat, holders)  # type: ignore[arg-type]
            hidden = 0 if seat == state.chooser else found.afterlife
            assert int(row.split()[-1]) == found.total - hidden


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("game", api.GAMES)
def test_nothing_hidden_reaches_a_screen(game: str, seats: int) -> None:
    """A world imagined from a seat's view looks the same to it in every line."""
    for state in questions(seats, 5, {"iunu": 6, "huns": 14}[game], game):
        view = state.view(state.chooser)
        other = view.game.imagine(view, Rng(99))
        other.log = [event.seen_by(state.chooser) for event in state.log or []]
        assert other.chooser != CHANCE
        assert drawn(state, "en", 100, 30) == drawn(other, "en", 100, 30)
