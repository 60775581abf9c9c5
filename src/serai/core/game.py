"""Game: what is fixed before anybody sits down."""

from typing import ClassVar

from mypy_extensions import i64

from serai.core.action import Action, Catalogue
from serai.core.edition import Edition
from serai.core.errors import BadOption, BadSeats, UnknownOption
from serai.core.frame import State
from serai.core.outcome import Outcome
from serai.core.rng import Rng
from serai.core.view import View, ViewReader


class Game:
    """A game in one edition. Immutable.

    `key` is its name in code and records; `rules` is raised whenever an old record could replay differently; `seats` is
    the allowed range; `options` maps each option to its values, the default first; `edition` holds its numbers;
    `actions` is the catalogue.
    """

    key: ClassVar[str] = ""
    rules: ClassVar[int] = 0
    seats: ClassVar[range] = range(0)
    options: ClassVar[dict[str, tuple[str, ...]]] = {}

    def __init__(self, edition: Edition, actions: Catalogue) -> None:
        self.edition = edition
        self.actions = actions

    def longest(self, seats: int) -> int:
        """A bound on the decisions of one game with so many seats."""
        raise NotImplementedError

    def new(self, seats: int, **options: str) -> State:
        """A game before its first step.

        Raises BadSeats, UnknownOption or BadOption.
        """
        raise NotImplementedError

    def imagine(self, view: View, rng: Rng) -> State:
        """A whole state that fits all that the view knows, uniform among the assignments of physical cards that do."""
        raise NotImplementedError

    def read_view(self, reader: ViewReader) -> View:
        """The view that a text tells of.

        Raises BadView.
        """
        raise NotImplementedError

    def judge(self, state: State) -> Outcome:
        """The outcome of a finished game; see `State.outcome`."""
        raise NotImplementedError

    def describe(self, state: State) -> str:
        """A whole state as text; see `State.text`."""
        raise NotImplementedError

    def information(self, state: State, seat: i64) -> i64:
        """A number for what a seat knows of what lies on the table; see `State.information`."""
        raise NotImplementedError

    def printed(self) -> dict[str, object]:
        """What is printed on the cards of this edition, JSON-plain: for galleries."""
        raise NotImplementedError

    def picture(self, view: View) -> dict[str, object]:
        """All that a client draws of a view, JSON-plain: what lies on the table by the game's keys, and what follows.

        What follows is what the rules derive and a client must not compute: points, majorities, prices.
        """
        raise NotImplementedError

    def preview(self, view: View, action: Action) -> dict[str, object]:
        """What one legal action of the view's seat would change at once, JSON-plain.

        Only what hangs neither on cards that the view hides nor on chance is told.
        """
        raise NotImplementedError

    def check(self, seats: int, options: dict[str, str]) -> dict[str, str]:
        """All options with their values, defaults filled in.

        Raises BadSeats, UnknownOption or BadOption.
        """
        if seats not in self.seats:
            raise BadSeats(game=self.key, least=self.seats[0], most=self.seats[-1], seats=seats)
        for name, value in options.items():
            if name not in self.options:
                raise UnknownOption(game=self.key, option=name, possible=", ".join(self.options) or "-")
            if value not in self.options[name]:
                raise BadOption(option=name, value=value, possible=", ".join(self.options[name]))
        return {name: options.get(name, values[0]) for name, values in self.options.items()}
