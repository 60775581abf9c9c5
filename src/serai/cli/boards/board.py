"""What the command line asks of a game's drawing; everything is drawn from views, never from a state."""

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from rich.console import RenderableType

from serai.core.action import Action
from serai.core.event import Event
from serai.core.frame import State
from serai.core.game import Game
from serai.core.rng import Rng
from serai.core.view import View
from serai.words import Words

BARE: Final = 0
"""The level of detail for a screen that the answers fill; each higher level takes more room, up to FULL."""
TERSE: Final = 1
"""The level for a small screen."""
ROOMY: Final = 3
"""The level for a large one."""
FULL: Final = 4


class Table:
    """A view and how to draw it: the names of the players, and the width and level of detail that there is room for.

    With the memory `aid` it is shown too what everybody saw but nobody may look up.
    """

    def __init__(self, view: View, names: Sequence[str], width: int, level: int, aid: bool = False) -> None:
        self.view = view
        self.names = names
        self.width = width
        self.level = level
        self.aid = aid

    @cached_property
    def world(self) -> State:
        """A state that looks like the view: what the view shows is in it, the rest is made up."""
        return self.view.game.imagine(self.view, Rng(0))


class Board:
    """Draws one game and words it for its reader."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.say = words.say

    def public(self, table: Table) -> RenderableType:
        """What lies open on the table."""
        raise NotImplementedError

    def own(self, table: Table) -> RenderableType:
        """What only the view's seat sees."""
        raise NotImplementedError

    def question(self, table: Table) -> str:
        """What is asked, in one sentence."""
        raise NotImplementedError

    def answers(self, table: Table, legal: Sequence[Action]) -> list[str]:
        """The possible answers, and what each changes at once."""
        raise NotImplementedError

    def reminders(self, table: Table, legal: Sequence[Action]) -> list[str]:
        """The texts of the cards that the question is about, a line for each, where the table does not show them."""
        return []

    def explain(self, table: Table, legal: Sequence[Action]) -> RenderableType:
        """What the question is about, and the cards that matter for it."""
        raise NotImplementedError

    def example(self) -> str:
        """The name of a card that a reader may want to look up."""
        raise NotImplementedError

    def card(self, game: Game, text: str) -> RenderableType | None:
        """A card by its key or name, None if there is none of that name."""
        raise NotImplementedError

    def story(self, events: Sequence[Event], names: Sequence[str]) -> list[tuple[int, str]]:
        """What happened, a sentence for each event or for a few that say it together, with the place of the last."""
        raise NotImplementedError

    def digest(self, events: Sequence[Event], names: Sequence[str], seat: int | None) -> list[list[str]]:
        """What happened, as few sentences as tell a seat what matters to it, turn by turn."""
        raise NotImplementedError

    def sheet(self, view: View, names: Sequence[str]) -> RenderableType:
        """The score sheet of a finished game."""
        raise NotImplementedError

    def cards(self, game: Game) -> RenderableType:
        """All cards with their numbers and texts."""
        raise NotImplementedError

    def rules(self, game: Game) -> RenderableType:
        """The rules."""
        raise NotImplementedError
