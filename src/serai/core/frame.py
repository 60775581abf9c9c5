"""Frames and the loop: what a state of any game is, and how it moves.

A state holds a stack of frames; the top one is what happens now. A frame either waits for a seat or for chance, or
moves by itself. Frames are immutable data: they change by being replaced, so copies of a state share them.
"""

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mypy_extensions import i64

from serai.core.action import Action
from serai.core.errors import IllegalAction, NoChance, NotAction, NotFinished
from serai.core.event import Event
from serai.core.information import mix, mix_word
from serai.core.outcome import Outcome
from serai.core.rng import Rng

if TYPE_CHECKING:
    from serai.core.game import Game
    from serai.core.view import View

CHANCE: Final = -1
"""The chooser where the dice or the decks decide."""
OVER: Final = -2
"""The chooser when the game has ended."""
NOBODY: Final = -3
"""The chooser of a frame that moves by itself; no state ever waits on it."""

S = TypeVar("S", bound="State")


class Frame(Generic[S]):
    """A step that waits on the stack.

    The loop takes a frame off the stack before it calls `take`, `move` or `settle`; a frame that goes on pushes itself
    or its successor. `chooser` is who is asked the `question`, a key; `always_asked` marks one that is asked even if
    only one answer is possible, because leaving it out would tell the others what they may not see.
    """

    def __init__(self, chooser: i64, question: str, always_asked: bool = False) -> None:
        self.chooser: i64 = chooser
        self.question: str = question
        self.always_asked: bool = always_asked

    def options(self, state: S) -> list[Action]:
        """The legal actions, by ascending id; at chance, the results that can come up."""
        return []

    def weights(self, state: S) -> list[int]:
        """At chance: how many equally likely cases make each of the `options`."""
        return []

    def take(self, state: S, action: Action) -> None:
        """Do what was chosen or came up."""

    def move(self, state: S) -> None:
        """Go on without anybody; for frames of NOBODY."""

    def settle(self, state: S, rng: Rng) -> None:
        """At chance: resolve the whole step, with the same draws from `rng` as one by one."""
        self.take(state, draw(self.options(state), self.weights(state), rng))

    def void(self, state: S) -> bool:
        """Whether nothing is left to choose or to come up here, so that the frame is dropped unasked."""
        return False

    def waiting(self, state: S) -> list[int]:
        """The seats that owe an answer here at once, in seat order."""
        return [self.chooser]

    def view(self, seat: i64) -> "Frame[S]":
        """The frame as a seat may know it (-1: a spectator)."""
        return self

    def mix_into(self, key: i64) -> i64:
        """Mix into a number for what a seat knows all that tells a frame from others of its question and chooser."""
        return key

    def text(self) -> str:
        """One line that names the frame and its data."""
        return self.question


def draw(options: list[Action], weights: list[int], rng: Rng) -> Action:
    """One of the options, each as likely as its weight."""
    total: i64 = 0
    for weight in weights:
        total += weight
    place: i64 = rng.below(total)
    index: i64 = 0
    while True:
        place -= weights[index]
        if place < 0:
            return options[index]
        index += 1


class State:
    """A game in progress. Each game extends it with what lies on the table.

    `stack` holds the frames, what happens now on top; `chooser` is the seat that chooses now, CHANCE or OVER; `round`
    counts from 1, 0 before the first; `log` gathers the events of what happens, if it is set to a list: it is None at
    first, since a search needs none. `choices` holds the legal actions of the seat that chooses, for who promises not
    to change the list.
    """

    def __init__(self, seats: i64, stack: list[Frame[Any]]) -> None:
        self.seats: i64 = seats
        self.stack: list[Frame[Any]] = stack
        self.chooser: i64 = OVER
        self.round: i64 = 0
        self.log: list[Event] | None = None
        self.choices: list[Action] = []

    @property
    def game(self) -> "Game":
        """The game that is played, with its edition."""
        raise NotImplementedError

    @property
    def options(self) -> dict[str, str]:
        """The options that are played with, all of them."""
        raise NotImplementedError

    @property
    def question(self) -> str:
        """The key of what is asked of the chooser; empty when the game is over."""
        return self.stack[-1].question if self.stack else ""

    @property
    def waiting(self) -> list[int]:
        """The seats that owe an answer now; several where answers are secret and at once."""
        return self.stack[-1].waiting(self) if self.chooser >= 0 else []

    def legal(self) -> list[Action]:
        """The actions of the chooser, by ascending id; at chance, the results that can come up; nothing at the end."""
        if self.chooser == CHANCE:
            return self.stack[-1].options(self)
        return self.choices[:]

    def weights(self) -> list[int]:
        """At chance, how many equally likely cases make each of `legal()`.

        Raises NoChance anywhere else.
        """
        if self.chooser != CHANCE:
            raise NoChance()
        return self.stack[-1].weights(self)

    def sample(self, rng: Rng) -> Action:
        """At chance, one of `legal()`, as likely as its weight.

        Raises NoChance anywhere else.
        """
        if self.chooser != CHANCE:
            raise NoChance()
        top = self.stack[-1]
        return draw(top.options(self), top.weights(self), rng)

    def apply(self, action: Action) -> None:
        """Play an action that is known to be legal. Unchecked: an illegal one leaves a state without meaning."""
        self.stack.pop().take(self, action)
        self.advance()

    def take(self, action: object) -> None:
        """Play an action.

        Raises IllegalAction and leaves the state as it was if it is not one of the legal actions, NotAction if it is
        no action at all, such as the text of one.
        """
        legal = self.legal()
        if not isinstance(action, Action):
            raise NotAction(action=action, given=type(action).__name__)
        if action in legal:
            self.apply(action)
            return
        possible = ", ".join([other.text for other in legal]) or "-"
        raise IllegalAction(action=action.text, question=self.question or "over", possible=possible)

    def settle(self, rng: Rng) -> None:
        """Resolve all chance up to the next choice or the end. Without a log this builds neither events nor weights."""
        while self.chooser == CHANCE:
            if self.log is None:
                self.stack.pop().settle(self, rng)
                self.advance()
            else:
                self.apply(self.sample(rng))

    def advance(self) -> None:
        """Go on to the next choice, chance or the end: move what needs nobody, answer what has one answer."""
        stack = self.stack
        while True:
            self.react()
            if not stack:
                break
            top = stack[-1]
            chooser = top.chooser
            if chooser == NOBODY:
                stack.pop().move(self)
            elif top.void(self):
                stack.pop()
            elif chooser == CHANCE:
                self.chooser = CHANCE
                return
            else:
                choices = top.options(self)
                if len(choices) > 1 or top.always_asked:
                    self.chooser = chooser
                    self.choices = choices
                    return
                stack.pop().take(self, choices[0])
        self.chooser = OVER
        self.choices = []

    def react(self) -> None:
        """What follows at once from how things lie, before any frame goes on; for games that have such rules."""

    def copy(self) -> "State":
        """An independent state like this one."""
        raise NotImplementedError

    def view(self, seat: int | None) -> "View":
        """All that a seat was ever shown and that is still true; None for a spectator.

        Raises BadSeat if there is no such seat.
        """
        raise NotImplementedError

    def outcome(self) -> Outcome:
        """How the game ended.

        Raises NotFinished before the end.
        """
        if self.chooser != OVER:
            raise NotFinished()
        return self.game.judge(self)

    def returns(self) -> list[float]:
        """A victory of 1, divided among its winners, by seat; nothing but 0 before the end."""
        if self.chooser != OVER:
            return [0.0] * self.seats
        return self.outcome().returns()

    def text(self) -> str:
        """The whole state, secrets too, as lines; equal states have equal texts."""
        return self.game.describe(self)

    def information(self) -> i64:
        """A number for the information state of the chooser: equal wherever it knows the same.

        For different ones it differs but by the rarest chance, see `serai.core.information`.
        """
        key = self.game.information(self, self.chooser)
        for frame in self.stack:
            shown = frame.view(self.chooser)
            key = shown.mix_into(mix(mix_word(key, shown.question), shown.chooser))
        return key

    def fingerprint(self) -> str:
        """16 hexadecimal digits that are equal for equal states, whatever the process or build."""
        return digest(self.text())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.text() == other.text()

    def __hash__(self) -> int:
        return hash(self.text())

    def __repr__(self) -> str:
        return f"<{self.text()}>"


def digest(text: str) -> str:
    """64 bits of a text as hexadecimal (FNV-1a), by halves for the reason in `serai.core.rng`."""
    high: i64 = 0xCBF29CE4
    low: i64 = 0x84222325
    for byte in text.encode():
        mixed: i64 = low ^ byte
        product: i64 = mixed * 0x1B3
        high = (high * 0x1B3 + (mixed << 8) + (product >> 32)) & 0xFFFFFFFF
        low = product & 0xFFFFFFFF
    return f"{int(high):08x}{int(low):08x}"
