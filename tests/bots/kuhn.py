"""Kuhn poker (Kuhn, 1950), the least game in which bluffing pays; for the pure build, as it subclasses the core.

Each of two seats is dealt one of three cards and has put one chip into the pot. In turn they pass or bet a chip; who
passes after a bet gives up. Else the higher card wins the pot. What a seat wins on average, if both play as well as can
be, is known: the first loses a chip in 18 games.
"""

from serai.core.action import Action, Catalogue
from serai.core.edition import Edition
from serai.core.frame import CHANCE, OVER, Frame, State
from serai.core.game import Game
from serai.core.information import START, mix
from serai.core.rng import Rng
from serai.core.view import View

VALUE = -1 / 18
"""What the first seat wins in a game, in chips."""
CARDS = 3
ENDS = {"pp": 1, "bp": 1, "bb": 2, "pbp": 1, "pbb": 2}
"""How much each has at stake at the end, by what was played: p for a pass, b for a bet."""


class Kuhn(Game):
    key = "kuhn"
    rules = 1
    seats = range(2, 3)
    options = {}  # noqa: RUF012 - as any game

    def __init__(self) -> None:
        catalogue = Catalogue("kuhn")
        self.moves = [catalogue.enter("pass"), catalogue.enter("bet")]
        self.deals = [catalogue.enter("deal", str(card), kind=card, chance=True) for card in range(CARDS)]
        super().__init__(Edition("plain", "", True), catalogue)

    def new(self, seats: int, **options: str) -> "Hand":
        hand = Hand(self, [Bet(0), Deal()])
        hand.advance()
        return hand

    def imagine(self, view: View, rng: Rng) -> "Hand":
        assert isinstance(view, HandView)
        hand = Hand(self, [Bet(view.chooser)])
        others = [card for card in range(CARDS) if card != view.card]
        other = others[rng.below(len(others))]
        hand.cards = [view.card, other] if view.seat == 0 else [other, view.card]
        hand.played = view.played
        hand.advance()
        return hand

    def information(self, state: State, seat: int) -> int:
        assert isinstance(state, Hand)
        key = mix(mix(START, seat), state.cards[seat])
        for letter in state.played:
            key = mix(key, ord(letter))
        return key


class Hand(State):
    def __init__(self, game: Kuhn, stack: "list[Frame[Hand]]") -> None:
        super().__init__(2, stack)
        self.rules = game
        self.cards: list[int] = []
        self.played = ""

    @property
    def game(self) -> Kuhn:
        return self.rules

    def copy(self) -> "Hand":
        other = Hand(self.rules, self.stack[:])
        other.cards, other.played = self.cards[:], self.played
        other.chooser, other.choices = self.chooser, self.choices
        return other

    def view(self, seat: int | None) -> "HandView":
        assert seat is not None
        view = HandView(self.rules, {}, 2, seat)
        view.chooser, view.card, view.played = self.chooser, self.cards[seat], self.played
        return view

    def won(self) -> int:
        """The chips that the first seat has won in the end."""
        stake = ENDS[self.played]
        if self.played.endswith("bp"):
            return stake if len(self.played) == 2 else -stake
        return stake if self.cards[0] > self.cards[1] else -stake

    def returns(self) -> list[float]:
        """Chips as shares of a victory: 2 won are one, 2 lost are none."""
        share = 0.5 + self.won() / 4
        return [share, 1 - share]


class HandView(View):
    card = -1
    played = ""


class Deal(Frame[Hand]):
    def __init__(self) -> None:
        super().__init__(CHANCE, "deal")

    def options(self, state: Hand) -> list[Action]:
        return [state.rules.deals[card] for card in range(CARDS) if card not in state.cards]

    def weights(self, state: Hand) -> list[int]:
        return [1] * (CARDS - len(state.cards))

    def take(self, state: Hand, action: Action) -> None:
        state.cards.append(action.kind)
        if len(state.cards) < 2:
            state.stack.append(self)


class Bet(Frame[Hand]):
    def __init__(self, seat: int) -> None:
        super().__init__(seat, "bet")

    def options(self, state: Hand) -> list[Action]:
        return state.rules.moves

    def take(self, state: Hand, action: Action) -> None:
        state.played += action.verb[0]
        if state.played not in ENDS:
            state.stack.append(Bet(1 - self.chooser))


def deal(game: Kuhn, first: int, second: int) -> Hand:
    """A hand with these cards, before the first seat's choice."""
    hand = game.new(2)
    hand.apply(game.deals[first])
    hand.apply(game.deals[second])
    assert hand.chooser not in (CHANCE, OVER)
    return hand
