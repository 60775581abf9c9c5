"""IUNU: the game in one edition."""

from typing import ClassVar

from mypy_extensions import i64

from serai.core.action import Action
from serai.core.frame import CHANCE, State
from serai.core.game import Game
from serai.core.outcome import Outcome
from serai.core.rng import Rng
from serai.core.view import View, ViewReader
from serai.iunu.actions import IunuActions
from serai.iunu.card import Caste
from serai.iunu.cards.citizens import all_castes, overriders
from serai.iunu.doubt import doubt
from serai.iunu.edition import KINDS, IunuEdition
from serai.iunu.frames import DEAL, ROLL, START, TURNS
from serai.iunu.imagine import imagine
from serai.iunu.notation import describe
from serai.iunu.picture import picture, preview, printed
from serai.iunu.score import judge
from serai.iunu.state import NONE, IunuState, last_round
from serai.iunu.view import IunuView, information, look, read


class Iunu(Game):
    """A card game of ancient Egypt for 2 to 4 seats. `numbers` is the edition, `castes` are the nine in table order."""

    key: ClassVar[str] = "iunu"
    rules: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 5)
    options: ClassVar[dict[str, tuple[str, ...]]] = {"scribe": ("set", "any")}

    def __init__(self, edition: IunuEdition) -> None:
        catalogue = IunuActions(edition)
        super().__init__(edition, catalogue)
        self.numbers: IunuEdition = edition
        self.catalogue: IunuActions = catalogue
        self.castes: list[Caste] = all_castes()
        self.loaf_price_castes: list[Caste] = overriders(self.castes, "alter_loaf_price")
        self.card_price_castes: list[Caste] = overriders(self.castes, "alter_card_price")

    def longest(self, seats: int) -> int:
        """A bound on the decisions of one game.

        A turn asks to play and to use, then at most for every loaf and for the end, or every opponent, or for one card;
        each round but the last asks everyone once more what to keep.
        """
        turn = 2 + max(self.numbers.loaves, seats - 1, 1)
        return last_round(seats) * seats * (turn + 1)

    def new(self, seats: int, **options: str) -> IunuState:
        """A game before its first step.

        Raises BadSeats, UnknownOption or BadOption.
        """
        chosen = self.check(seats, options)
        deck = self.numbers.copies[:]
        state = IunuState(
            self,
            chosen["scribe"] == "any",
            seats,
            [TURNS[0], DEAL, ROLL, START],
            deck,
            sum(deck),
            [0] * (seats * KINDS),
            [0] * seats,
            [0] * (seats * KINDS),
            [0] * (seats * KINDS),
            [self.numbers.deben] * seats,
            [0, 0, 0],
            self.numbers.afterlife[:],
            [],
            [NONE] * seats,
            [],
        )
        state.chooser = CHANCE
        return state

    def imagine(self, view: View, rng: Rng) -> IunuState:
        """A whole state that fits all that the view knows, uniform among the assignments of physical cards that do."""
        assert isinstance(view, IunuView)
        return imagine(view, rng)

    def read_view(self, reader: ViewReader) -> View:
        """The view that a text tells of.

        Raises BadView, also if no game could show it.
        """
        view = read(self, reader)
        doubtful = doubt(view)
        if doubtful:
            raise reader.mistake(doubtful)
        return view

    def look(self, state: IunuState, seat: i64) -> IunuView:
        """What a seat knows of a state."""
        return look(state, seat)

    def printed(self) -> dict[str, object]:
        """What is printed on the cards of this edition, JSON-plain."""
        return printed(self.numbers)

    def picture(self, view: View) -> dict[str, object]:
        """All that a client draws of a view; see `IunuPicture` in web/src/iunu/picture.ts."""
        assert isinstance(view, IunuView)
        return picture(view)

    def preview(self, view: View, action: Action) -> dict[str, object]:
        """What a legal action would change at once; see `IunuPreview` in web/src/iunu/picture.ts."""
        assert isinstance(view, IunuView)
        return preview(view, action)

    def information(self, state: State, seat: i64) -> i64:
        """A number for what a seat knows of what lies on the table."""
        assert isinstance(state, IunuState)
        return information(state, seat)

    def judge(self, state: State) -> Outcome:
        """The outcome of a finished game."""
        assert isinstance(state, IunuState)
        return judge(state)

    def describe(self, state: State) -> str:
        """A whole state as text."""
        assert isinstance(state, IunuState)
        return describe(state)
