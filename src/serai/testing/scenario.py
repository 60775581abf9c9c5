"""Positions for tests: choices and luck told ahead, in the lines of a record.

A line is an action's text, with `* ` before it where chance decides, and `# ` before a comment. Names of one verb may
stand on one line: `* draw priest priest farmer` is three draws. A line of a `Script` may begin with the seat whose
choice it is: `1: play farmer`.
"""

from typing import TypeVar

from serai.core.action import Action
from serai.core.frame import CHANCE, OVER, State
from serai.core.game import Game
from serai.core.rng import Rng

S = TypeVar("S", bound=State)

QUIET = ("decline", "done")
PATIENCE = 10_000


class Line:
    """One step told ahead: its number, whose it is (CHANCE, a seat, or None for any seat), and the action."""

    def __init__(self, number: int, chooser: int | None, action: Action) -> None:
        self.number = number
        self.chooser = chooser
        self.action = action

    def fits(self, state: State) -> bool:
        """Whether it can be played now."""
        if self.chooser is None:
            return state.chooser >= 0 and self.action in state.legal()
        return state.chooser == self.chooser and self.action in state.legal()

    def __str__(self) -> str:
        return f"line {self.number} ({self.action.text})"


def read_lines(game: Game, text: str) -> list[Line]:
    """The steps that a text tells of.

    Raises UnknownAction.
    """
    lines: list[Line] = []
    for number, raw in enumerate(text.splitlines(), start=1):
        words = raw.partition("#")[0].split()
        chooser: int | None = None
        if words and words[0] == "*":
            chooser = CHANCE
            words = words[1:]
        elif words and words[0].endswith(":") and words[0][:-1].isdigit():
            chooser = int(words[0][:-1])
            words = words[1:]
        if words:
            lines += [Line(number, chooser, action) for action in _actions(game, words)]
    return lines


def play_lines(state: S, text: str) -> S:
    """Play exactly these steps, none between them; returns the state.

    Raises AssertionError at the first line that does not fit.
    """
    for line in read_lines(state.game, text):
        possible = ", ".join([action.text for action in state.legal()]) or "nothing, the game is over"
        assert line.fits(state), f"{line} does not fit; chooser {state.chooser}, possible: {possible}"
        state.apply(line.action)
    return state


class Script:
    """Choices and luck told ahead in part: each line waits until it can be played; in between, defaults are.

    The default at chance is drawn from a seed. The default of a seat is to stay quiet (`decline`, `done`) or else the
    first legal action.
    """

    def __init__(self, text: str, seed: int = 0, quiet: tuple[str, ...] = QUIET) -> None:
        self.text = text
        self.seed = seed
        self.quiet = quiet

    def play(self, state: S) -> S:
        """Play up to right after the last line; returns the state.

        Raises AssertionError if a line never fits before the end.
        """
        rng = Rng(self.seed)
        for line in read_lines(state.game, self.text):
            for _ in range(PATIENCE):
                if line.fits(state):
                    break
                assert state.chooser != OVER, f"{line} did not fit before the end of the game"
                state.apply(self.default(state, rng))
            else:
                raise AssertionError(f"{line} did not fit in {PATIENCE} steps")
            state.apply(line.action)
        return state

    def finish(self, state: S) -> S:
        """Play the lines, then the rest of the game by defaults; returns the state."""
        self.play(state)
        rng = Rng(self.seed + 1)
        while state.chooser != OVER:
            state.apply(self.default(state, rng))
        return state

    def default(self, state: State, rng: Rng) -> Action:
        """What is played where no line fits."""
        if state.chooser == CHANCE:
            return state.sample(rng)
        legal = state.legal()
        for action in legal:
            if action.text in self.quiet:
                return action
        return legal[0]


def _actions(game: Game, words: list[str]) -> list[Action]:
    """The action that the words name or, if they name none, one for each word after the verb."""
    known = game.actions.by_text
    several = [f"{words[0]} {name}" for name in words[1:]]
    if " ".join(words) not in known and several and all(text in known for text in several):
        return [known[text] for text in several]
    return [game.actions.parse(" ".join(words))]
