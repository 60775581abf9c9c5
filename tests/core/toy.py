"""Crowns: a toy game in which everything happens that the loop knows; for the pure build, as it subclasses the core.

Chance deals each seat a card of three kinds that only it sees. Then each seat in turn may swap it for the top of the
deck, in the open, or hold it; then all bid in secret, at most their card's number. Whoever bid the most wins.
"""

from serai.core.action import Action, Catalogue
from serai.core.edition import Edition
from serai.core.errors import BadSeat, NotFinished
from serai.core.event import Event
from serai.core.frame import CHANCE, NOBODY, OVER, Frame, State
from serai.core.game import Game
from serai.core.outcome import Outcome
from serai.core.rng import Rng
from serai.core.view import SPECTATOR, View, ViewReader, wholes_text

COPIES = (6, 5, 4)
NOTHING, UNSEEN = -1, -2


class Crowns(Game):
    key = "crowns"
    rules = 1
    seats = range(2, 4)
    options = {"swap": ("yes", "no")}  # noqa: RUF012 - as any game

    def __init__(self) -> None:
        catalogue = Catalogue("crowns")
        self.hold = catalogue.enter("hold")
        self.swap = catalogue.enter("swap")
        self.bids = [catalogue.enter("bid", str(number), count=number) for number in range(len(COPIES))]
        self.deals = [catalogue.enter("deal", str(kind), kind=kind, chance=True) for kind in range(len(COPIES))]
        super().__init__(Edition("plain", "", True), catalogue)

    def longest(self, seats: int) -> int:
        return 2 * seats

    def new(self, seats: int, **options: str) -> "Table":
        chosen = self.check(seats, options)
        stack: list[Frame[Table]] = [Reveal(), Bid(0)]
        if chosen["swap"] == "yes":
            stack += [Swap(seat) for seat in reversed(range(seats))]
        state = Table(self, chosen, seats, [*stack, Deal()])
        state.advance()
        return state

    def imagine(self, view: View, rng: Rng) -> "Table":
        assert isinstance(view, CrownsView)
        state = Table(self, view.options, view.seats, view.stack[:])
        known = [card for card in view.cards if card >= 0]
        state.deck = [count - known.count(kind) for kind, count in enumerate(COPIES)]
        for card in view.cards:
            state.cards.append(state.pick(rng) if card == UNSEEN else card)
        state.bids = [rng.below(state.cards[seat] + 1) if bid == UNSEEN else bid for seat, bid in enumerate(view.bids)]
        state.chooser = view.chooser
        if state.chooser >= 0:
            state.choices = state.stack[-1].options(state)
        return state

    def read_view(self, reader: ViewReader) -> View:
        seats = reader.whole("seats", 2, 3)
        view = CrownsView(self, {"swap": reader.word("swap")}, seats, reader.whole("seat", SPECTATOR, seats - 1))
        view.chooser = reader.whole("chooser", OVER, seats - 1)
        view.question = reader.word("question")
        view.waiting = reader.wholes("waiting", -1, 0, seats - 1)
        view.cards = reader.wholes("cards", -1, UNSEEN, 2)
        view.bids = reader.wholes("bids", seats, UNSEEN, 2)
        view.stack = [FRAMES[word] for word in reader.word("stack").split()]
        return view


class Table(State):
    def __init__(self, game: Crowns, options: dict[str, str], seats: int, stack: "list[Frame[Table]]") -> None:
        super().__init__(seats, stack)
        self.rules, self.chosen = game, options
        self.deck = list(COPIES)
        self.cards: list[int] = []
        self.bids = [NOTHING] * seats

    @property
    def game(self) -> Crowns:
        return self.rules

    @property
    def options(self) -> dict[str, str]:
        return dict(self.chosen)

    def pick(self, rng: Rng) -> int:
        """A card off the deck."""
        place = rng.below(sum(self.deck))
        kind = [kind for kind, count in enumerate(self.deck) for _ in range(count)][place]
        self.deck[kind] -= 1
        return kind

    def tell(self, event: Event) -> None:
        if self.log is not None:
            self.log.append(event)

    def copy(self) -> "Table":
        other = Table(self.rules, self.chosen, self.seats, self.stack[:])
        other.deck, other.cards, other.bids = self.deck[:], self.cards[:], self.bids[:]
        other.chooser, other.choices = self.chooser, self.choices[:]
        other.log = None if self.log is None else self.log[:]
        return other

    def view(self, seat: int | None) -> "CrownsView":
        if seat is not None and not 0 <= seat < self.seats:
            raise BadSeat(seat=seat, last=self.seats - 1)
        view = CrownsView(self.rules, self.options, self.seats, SPECTATOR if seat is None else seat)
        view.chooser, view.question, view.waiting = self.chooser, self.question, self.waiting
        view.cards = [card if own == seat else UNSEEN for own, card in enumerate(self.cards)]
        over = self.chooser == OVER
        view.bids = [bid if own == seat or over or bid < 0 else UNSEEN for own, bid in enumerate(self.bids)]
        view.stack = self.stack[:]
        return view

    def outcome(self) -> Outcome:
        if self.chooser != OVER:
            raise NotFinished()
        best = tuple(seat for seat, bid in enumerate(self.bids) if bid == max(self.bids))
        return Outcome(best, self.bids[:], {"bids": self.bids[:]}, "bids", "points" if len(best) == 1 else "shared")

    def text(self) -> str:
        words = [self.chosen["swap"], str(self.seats), str(self.chooser), wholes_text(self.deck)]
        stack = " ".join([frame.text() for frame in self.stack])
        return " / ".join([*words, wholes_text(self.cards), wholes_text(self.bids), stack])


class CrownsView(View):
    def __init__(self, game: Crowns, options: dict[str, str], seats: int, seat: int) -> None:
        super().__init__(game, options, seats, seat)
        self.cards: list[int] = []
        self.bids: list[int] = []
        self.stack: list[Frame[Table]] = []

    def lines(self) -> list[str]:
        stack = " ".join([frame.text() for frame in self.stack])
        return ["cards: " + wholes_text(self.cards), "bids: " + wholes_text(self.bids), "stack: " + stack]


class Deal(Frame[Table]):
    def __init__(self) -> None:
        super().__init__(CHANCE, "deal")

    def options(self, state: Table) -> list[Action]:
        return [state.rules.deals[kind] for kind, count in enumerate(state.deck) if count]

    def weights(self, state: Table) -> list[int]:
        return [count for count in state.deck if count]

    def take(self, state: Table, action: Action) -> None:
        seat = len(state.cards)
        state.deck[action.kind] -= 1
        state.cards.append(action.kind)
        state.tell(Event("dealt", seat, {}, {"card": action.kind}, (seat,)))
        if seat + 1 < state.seats:
            state.stack.append(self)


class Swap(Frame[Table]):
    def __init__(self, seat: int) -> None:
        super().__init__(seat, "swap")

    def options(self, state: Table) -> list[Action]:
        return [state.rules.hold, state.rules.swap]

    def take(self, state: Table, action: Action) -> None:
        state.tell(Event(action.text, self.chooser, {}))
        if action is state.rules.swap:
            state.stack.append(Replace(self.chooser))

    def text(self) -> str:
        return f"swap-{self.chooser}"


class Replace(Frame[Table]):
    def __init__(self, seat: int) -> None:
        super().__init__(CHANCE, "replace")
        self.seat = seat

    def options(self, state: Table) -> list[Action]:
        return [state.rules.deals[kind] for kind, count in enumerate(state.deck) if count]

    def weights(self, state: Table) -> list[int]:
        return [count for count in state.deck if count]

    def take(self, state: Table, action: Action) -> None:
        state.deck[state.cards[self.seat]] += 1
        state.deck[action.kind] -= 1
        state.cards[self.seat] = action.kind
        state.tell(Event("dealt", self.seat, {}, {"card": action.kind}, (self.seat,)))

    def text(self) -> str:
        return f"replace-{self.seat}"


class Bid(Frame[Table]):
    def __init__(self, seat: int) -> None:
        super().__init__(seat, "bid", True)

    def options(self, state: Table) -> list[Action]:
        return state.rules.bids[: state.cards[self.chooser] + 1]

    def take(self, state: Table, action: Action) -> None:
        state.bids[self.chooser] = action.count
        state.tell(Event("bid", self.chooser, {}, {"bid": action.count}, (self.chooser,)))
        if self.chooser + 1 < state.seats:
            state.stack.append(Bid(self.chooser + 1))

    def waiting(self, state: Table) -> list[int]:
        return list(range(self.chooser, state.seats))

    def text(self) -> str:
        return f"bid-{self.chooser}"


class Reveal(Frame[Table]):
    def __init__(self) -> None:
        super().__init__(NOBODY, "reveal")

    def move(self, state: Table) -> None:
        state.tell(Event("revealed", CHANCE, {}))


FRAMES: dict[str, Frame[Table]] = {
    frame.text(): frame
    for frame in [Deal(), Reveal(), *[kind(seat) for seat in range(3) for kind in (Swap, Replace, Bid)]]
}


def stock(state: State) -> object:
    """All cards by kind."""
    assert isinstance(state, Table)
    return [count + state.cards.count(kind) for kind, count in enumerate(state.deck)]
