"""HUNS: the game in one edition."""

from typing import ClassVar, Final

from mypy_extensions import i64

from serai.core.frame import CHANCE, State
from serai.core.game import Game
from serai.core.outcome import Outcome
from serai.core.rng import Rng
from serai.core.view import View, ViewReader
from serai.huns.actions import HunsActions
from serai.huns.assess import assess
from serai.huns.balance import compare
from serai.huns.card import CURSED, DISPATCH, END, RAIDED, RIVAL, START, Card, Listeners, check_hooks
from serai.huns.cards.registry import all_cards
from serai.huns.doubt import doubt
from serai.huns.edition import HUES, SIZE, WAGON_SPACES, WAGONS, HunsEdition
from serai.huns.frames import DEAL, START_PLAYER
from serai.huns.imagine import imagine
from serai.huns.notation import describe
from serai.huns.reading import read
from serai.huns.score import judge
from serai.huns.state import EMPTY, LAST_ROUND, Camp, Deck, HunsState, Loading, bit
from serai.huns.view import HunsView, information, look

OF_ACTION: Final = 17
OF_TURN: Final = 33
OF_DISPATCH: Final = 18
OF_SETUP: Final = 12
"""The most decisions of an action, of a turn beside its actions, after a dispatch, and at the beginning and for Wagons
that replace none; see `longest`."""


class Huns(Game):
    """A game of dice and caravans for 2 to 4 seats.

    `numbers` is the edition, `cards` are all kinds by their numbers; the lists of cards are those that override a hook;
    `empty_wagons` are the Wagons without a Valuable.
    """

    key: ClassVar[str] = "huns"
    rules: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 5)
    options: ClassVar[dict[str, tuple[str, ...]]] = {"raids": ("once", "refresh")}

    def __init__(self, edition: HunsEdition) -> None:
        catalogue = HunsActions(edition)
        super().__init__(edition, catalogue)
        self.numbers: HunsEdition = edition
        self.catalogue: HunsActions = catalogue
        self.cards: list[Card] = all_cards()
        check_hooks(self.cards)
        self.empty_wagons: list[Loading] = [
            Loading(wagon, spaces, EMPTY) for wagon, spaces in enumerate(edition.wagons)
        ]
        self.allowing_family: Listeners = Listeners(self.cards, "allows_family")
        self.allowing_raids: Listeners = Listeners(self.cards, "allows_raids")
        self.allowing_die: Listeners = Listeners(self.cards, "allows_die")
        self.allowing_replacement: Listeners = Listeners(self.cards, "allows_replacement")
        self.allowing_theft: Listeners = Listeners(self.cards, "allows_theft")
        self.altering_value: Listeners = Listeners(self.cards, "alter_value")
        self.altering_looks: Listeners = Listeners(self.cards, "alter_looks")
        self.altering_pillage: Listeners = Listeners(self.cards, "alter_pillage")
        self.altering_plays: Listeners = Listeners(self.cards, "alter_plays")
        self.altering_need: Listeners = Listeners(self.cards, "alter_need")
        self.altering_places: Listeners = Listeners(self.cards, "alter_places")
        self.altering_strays: Listeners = Listeners(self.cards, "alter_strays")
        self.altering_loads: Listeners = Listeners(self.cards, "alter_loads")
        self.assessed: i64 = self.allowing_family.mask | self.altering_need.mask | self.altering_places.mask
        self.keeping_excess: Listeners = Listeners(self.cards, "keeps_excess")
        self.following_pillage: Listeners = Listeners(self.cards, "after_pillage")
        self.moments: list[list[int]] = [[] for _ in range(RAIDED + 1)]
        for card in self.cards:
            if card.moment in (START, END, DISPATCH, RIVAL, CURSED, RAIDED):
                self.moments[card.moment].append(card.card)
        self.moment_masks: list[int] = [sum([bit(card) for card in cards]) for cards in self.moments]

    def longest(self, seats: int) -> int:
        """A bound on the decisions of one game.

        After LAST_ROUND rounds it is over (HUNS-46). A die is taken in each action and in each turn, so that there are
        at most five actions and five turns a round. A dispatch takes four Valuables out of play for good, so that there
        are at most a fourth as many as Valuables. A hand of k Valuables is placed with at most k + 2 decisions: one for
        each on a Wagon or a card, one for the card or to stop, one for the excess; colours that can be chosen come to
        it. What a dispatch leads to is counted with the dispatch, so that all else is a sum:

        An action: the die; a Draw has 2 plays, each with at most 7 (Spare Wagon: a Wagon, 2 colours, a hand of 2; a
        Curse has 3). A Pillage has less: a hand of 6 at most, and one of 1 for a Tribute.
        A turn: 8 at its start (2 for the order, Falcon, Pathfinder, Quartermaster: a colour and a hand of 1); 2 Raid
        windows; one Raid, whatever readies others, with at most 10 (Hired Blades fill 9 spaces at most; Border Plunder
        and Night Raid have 8) and 4 for a War Drum; 9 at its end (2 for the order, Leaking Casks, 2 for a Shaman, a
        Thief with a hand of 1).
        A dispatch: a Wagon; 1 for the order; 6 for a Teamster, 4 for a Tax Collector, 6 for Envy.
        The setup: 4 for the third player, 6 for the fourth. A place that a Broken Axle gives back or a Spare Wagon
        freed of Rust brings a Wagon for no dispatch, once each.
        """
        dispatches = sum(self.supply(seats)) // WAGON_SPACES
        return LAST_ROUND * HUES * (OF_ACTION + OF_TURN) + dispatches * OF_DISPATCH + OF_SETUP

    def deck(self, family: i64, seats: i64) -> int:
        """The cards of a family that are in a game with so many seats, as bits (HUNS-1)."""
        mask: i64 = 0
        for place in range(SIZE):
            mark: i64 = self.numbers.marks[family * SIZE + place]
            if 0 < mark <= seats:
                mask |= bit(place)
        return mask

    def supply(self, seats: i64) -> list[int]:
        """The Valuables of a game with so many seats, by colour (HUNS-3)."""
        return [16 + 2 * int(seats)] * HUES

    def new(self, seats: int, **options: str) -> HunsState:
        """A game before its first step.

        Raises BadSeats, UnknownOption or BadOption.
        """
        chosen = self.check(seats, options)
        camps = [Camp([], [], [], [0] * HUES) for _ in range(seats)]
        for camp in camps:
            assess(self, camp)
        state = HunsState(self, chosen["raids"] == "refresh", seats, [START_PLAYER, DEAL], camps)
        state.dice = [0] * HUES
        state.reserve = self.supply(seats)
        state.decks = [Deck((self.deck(family, seats),), ()) for family in range(HUES)]
        state.bag = (1 << WAGONS) - 1
        state.chooser = CHANCE
        return state

    def imagine(self, view: View, rng: Rng) -> HunsState:
        """A whole state that fits all that the view knows, uniform among the ways in which it can have come about."""
        assert isinstance(view, HunsView)
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

    def look(self, state: HunsState, seat: i64) -> HunsView:
        """What a seat knows of a state."""
        return look(state, seat)

    def compare(self, state: HunsState) -> None:
        """What follows from how things lie."""
        compare(state)

    def information(self, state: State, seat: i64) -> i64:
        """A number for what a seat knows of what lies on the table."""
        assert isinstance(state, HunsState)
        return information(state, seat)

    def judge(self, state: State) -> Outcome:
        """The outcome of a finished game."""
        assert isinstance(state, HunsState)
        return judge(state)

    def describe(self, state: State) -> str:
        """A whole state as text."""
        assert isinstance(state, HunsState)
        return describe(state)
