"""What the tests of all games need to know of one; tests/subjects.py lists them."""

from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType

from hypothesis.strategies import SearchStrategy

import serai
from serai.core.edition import Edition
from serai.core.game import Game

NAME = "a short name in quotes"
KNOWN = "left out, since known are only the names of the built-in edition"

Swap = tuple[str, str, str, str, str, str]
"""What the built-in file says, what it should not, how the line begins, the place, what is found, what must be."""
Mistake = tuple[str, int, str, str, str]
"""A file's text with a mistake, its line, the place, what is found, what must be."""


def line_of(text: str, start: str) -> int:
    """The number of the first line that starts so."""
    return next(number for number, line in enumerate(text.split("\n"), start=1) if line.startswith(start))


def swapped(text: str, swaps: list[Swap]) -> list[Mistake]:
    """The built-in edition with one mistake each."""
    found: list[Mistake] = []
    for old, new, line, place, what, expected in swaps:
        assert old in text
        found.append((text.replace(old, new, 1), line_of(text, line), place, what, expected))
    return found


@dataclass(kw_only=True, eq=False)
class Subject:
    """A game under test.

    `make` makes it anew in its built-in edition, whose text is `built_in`; `read` makes an edition of a text and a
    file's name; `source` tells one as changes of the built-in one. `odd` is the game in an edition that is played and
    damaged, `others` are more that are played. `change` is a place in an edition with another value, `number` what a
    game has there. `mistakes` are made in editions; `places` and `values` are put together at random; `texts` are
    worth a try.
    """

    key: str
    make: Callable[[], Game]
    built_in: str
    read: Callable[[str, str], Edition]
    source: Callable[..., str]
    odd: Game
    others: list[Game]
    change: tuple[str, int]
    number: Callable[[Game], int]
    mistakes: list[Mistake]
    places: list[str]
    values: SearchStrategy[object]
    texts: list[str]

    stock: Callable[[serai.State], object]
    """All that is conserved, see Table."""
    names: list[str]
    """What views call things, to be mixed up."""
    every: int
    """The steps between two views of a game to damage."""
    examples: dict[str, int]
    """How often to damage a record, a view, an edition, and to put one together."""

    kinds: list[type]
    """The classes of all cards."""
    count: int
    """How many there are."""
    kind: type
    """What they override."""
    tests_of: Callable[[type], str]
    """The module with the tests of a card."""
    table: ModuleType
    """The module whose function named by the key gives the game to these tests."""

    def __str__(self) -> str:
        return self.key
