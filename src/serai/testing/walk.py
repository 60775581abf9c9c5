"""Random games for the laws to look at."""

from collections.abc import Callable, Iterator
from itertools import product

from serai.core.action import Action
from serai.core.frame import CHANCE, OVER, State
from serai.core.game import Game
from serai.core.rng import Rng

Eye = int | None
"""Who looks: a seat, or None for a spectator."""


class Table:
    """A game with so many seats and these options, and what never changes on it.

    `stock` counts all that a game must conserve (cards, cubes, coins), wherever it lies, hidden or not; `secret` are
    the questions whose answers are nobody else's to know; `values` are the game's own classes of plain data.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, str],
        stock: Callable[[State], object],
        secret: tuple[str, ...],
        values: tuple[type, ...],
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.stock = stock
        self.secret = secret
        self.values = values

    def new(self) -> State:
        """A game before its first step."""
        return self.game.new(self.seats, **self.options)

    @property
    def eyes(self) -> list[Eye]:
        """Everybody who looks at the table."""
        return [*range(self.seats), None]

    def __str__(self) -> str:
        return "-".join([self.game.key, str(self.seats), *self.options.values()])


def tables(
    game: Game, stock: Callable[[State], object], secret: tuple[str, ...] = (), values: tuple[type, ...] = ()
) -> list[Table]:
    """A table for every number of seats and every choice of options; see Table."""
    choices = [dict(zip(game.options, picked, strict=True)) for picked in product(*game.options.values())]
    return [Table(game, seats, options, stock, secret, values) for seats in game.seats for options in choices]


def pick(state: State, luck: Rng) -> Action:
    """A step to play: chance as it is weighted, choices all alike."""
    if state.chooser == CHANCE:
        return state.sample(luck)
    legal = state.legal()
    return legal[luck.below(len(legal))]


def walk(state: State, luck: Rng) -> Iterator[State]:
    """Play a random game to its end: yields the same state before each step and after the last."""
    yield state
    while state.chooser != OVER:
        state.apply(pick(state, luck))
        yield state


def game_of(table: Table, seed: int) -> Iterator[State]:
    """A random game from its beginning, with a log."""
    state = table.new()
    state.log = []
    return walk(state, Rng(seed))


def some(states: Iterator[State], luck: Rng, one_in: int) -> Iterator[State]:
    """One in so many of the states, and the last."""
    for state in states:
        if state.chooser == OVER or luck.below(one_in) == 0:
            yield state
