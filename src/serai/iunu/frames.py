"""The steps of a round of IUNU that wait: phases, turns and what chance decides between them."""

from typing import Final

from mypy_extensions import i64

from serai.core.action import Action
from serai.core.frame import CHANCE, NOBODY, Frame
from serai.core.information import mix
from serai.core.rng import Rng
from serai.iunu import verbs
from serai.iunu.actions import LARGEST_HAND, MOST_SEATS, ROLL_CASES, ROLL_WEIGHTS, ROLLS
from serai.iunu.card import card_price
from serai.iunu.edition import CASTES, KINDS
from serai.iunu.state import NONE, IunuState, hand_limit, last_round


class Start(Frame[IunuState]):
    """Chance selects the start player (IUNU-1)."""

    def __init__(self) -> None:
        super().__init__(CHANCE, "start")

    def options(self, state: IunuState) -> list[Action]:
        """Every seat."""
        return state.rules.catalogue.start[: state.seats]

    def weights(self, state: IunuState) -> list[int]:
        """All alike."""
        return [1] * state.seats

    def take(self, state: IunuState, action: Action) -> None:
        """Hand out the start-player card."""
        verbs.begin(state, action.kind)


class Roll(Frame[IunuState]):
    """The start player rolls the three dice (IUNU-2)."""

    def __init__(self) -> None:
        super().__init__(CHANCE, "roll")

    def options(self, state: IunuState) -> list[Action]:
        """The 20 results."""
        return state.rules.catalogue.roll[:]

    def weights(self, state: IunuState) -> list[int]:
        """Their cases out of 64."""
        return ROLL_WEIGHTS[:]

    def take(self, state: IunuState, action: Action) -> None:
        """Leave the dice in view."""
        a, b, c = ROLLS[action.kind]
        verbs.roll(state, a, b, c)

    def settle(self, state: IunuState, rng: Rng) -> None:
        """Roll at once."""
        a, b, c = ROLLS[ROLL_CASES[rng.below(64)]]
        verbs.roll(state, a, b, c)


class Deal(Frame[IunuState]):
    """Hands are drawn full, card by card, from the start player clockwise (IUNU-3, IUNU-11, IUNU-27)."""

    def __init__(self) -> None:
        super().__init__(CHANCE, "draw")

    def options(self, state: IunuState) -> list[Action]:
        """The kinds that are in the deck."""
        actions = state.rules.catalogue.draw
        return [actions[kind] for kind in range(KINDS) if state.deck[kind] > 0]

    def weights(self, state: IunuState) -> list[int]:
        """How many of each the deck holds."""
        return [count for count in state.deck if count > 0]

    def take(self, state: IunuState, action: Action) -> None:
        """The next card of the seat whose turn to draw it is; with full hands the discards tell nothing more."""
        verbs.draw(state, self._next(state), action.kind)
        if self._next(state) >= 0:
            state.stack.append(self)
        else:
            verbs.forget_discards(state)

    def settle(self, state: IunuState, rng: Rng) -> None:
        """Fill all hands at once."""
        verbs.draw_full(state, hand_limit(state.seats), rng)
        verbs.forget_discards(state)

    def _next(self, state: IunuState) -> i64:
        full: i64 = hand_limit(state.seats)
        for step in range(state.seats):
            seat: i64 = (state.start + step) % state.seats
            if state.hand_sizes[seat] < full:
                return seat
        return NONE


class Turns(Frame[IunuState]):
    """The Dynasty phase, in which so many seats had their turn."""

    def __init__(self, had: i64) -> None:
        super().__init__(NOBODY, "turns")
        self.had: i64 = had

    def move(self, state: IunuState) -> None:
        """The next seat clockwise has its turn; after all, the Discard phase or the end (IUNU-13)."""
        if self.had < state.seats:
            state.stack.append(TURNS[self.had + 1])
            state.stack.append(PLAY[(state.start + self.had) % state.seats])
        elif state.round == last_round(state.seats):
            verbs.end(state, "rounds")
        else:
            state.stack.append(SHUFFLE)
            ask_keep(state, 0)

    def mix_into(self, key: i64) -> i64:
        """Mix in how many seats had their turn."""
        return mix(key, self.had)

    def text(self) -> str:
        """The frame with the number of turns had."""
        return f"turns {self.had}"


class Play(Frame[IunuState]):
    """A seat plays one Citizen or a set of one caste (IUNU-5).

    It is always asked: that a hand leaves no choice is nobody else's to know (IUNU-28).
    """

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "play", True)

    def options(self, state: IunuState) -> list[Action]:
        """Every set in hand that the seat can pay for (IUNU-6)."""
        play = state.rules.catalogue.play
        deben: i64 = state.deben[self.chooser]
        hands = state.hands
        first: i64 = self.chooser * KINDS
        options: list[Action] = []
        for kind in range(KINDS):
            count: i64 = hands[first + kind]
            if count > 0:
                place: i64 = kind * LARGEST_HAND
                options.append(play[place])
                if count > 1:
                    price: i64 = card_price(state, self.chooser, kind)
                    for more in range(1, count):
                        if price * more > deben:
                            break
                        options.append(play[place + more])
        return options

    def take(self, state: IunuState, action: Action) -> None:
        """Pay for the set and lay it; then its ability, if it may be used (IUNU-8)."""
        kind = action.kind
        cost: i64 = 0
        if action.count > 1:
            cost = card_price(state, self.chooser, kind) * (action.count - 1)
        verbs.lay(state, self.chooser, kind, action.count, cost)
        if state.rules.castes[kind].asks(state, self.chooser):
            state.stack.append(ABILITIES[self.chooser * KINDS + kind])

    def text(self) -> str:
        """The frame with its seat."""
        return f"play {self.chooser}"


class Ability(Frame[IunuState]):
    """A seat may use the ability of the set that it laid (IUNU-8), if that would do something (IUNU-26).

    It is always asked: that an Artisan's owner has nobody to add is nobody else's to know (IUNU-28).
    """

    def __init__(self, seat: i64, kind: i64) -> None:
        super().__init__(seat, f"use-{CASTES[kind]}", True)
        self.kind: i64 = kind

    def options(self, state: IunuState) -> list[Action]:
        """To use it, where that does something, or not."""
        actions = state.rules.catalogue
        if state.rules.castes[self.kind].usable(state, self.chooser):
            return [actions.use, actions.decline]
        return [actions.decline]

    def take(self, state: IunuState, action: Action) -> None:
        """Use it, if so chosen."""
        used = action is state.rules.catalogue.use
        verbs.decide(state, self.chooser, self.kind, used)
        if used:
            state.rules.castes[self.kind].use(state, self.chooser)

    def text(self) -> str:
        """The frame with its seat and caste."""
        return f"ability {self.chooser} {CASTES[self.kind]}"


class Keep(Frame[IunuState]):
    """A seat chooses in secret the one card that it keeps (IUNU-9); others may owe the same answer at once.

    It is always asked: that all cards of a hand are alike is nobody else's to know (IUNU-28).
    """

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "keep", True)

    def options(self, state: IunuState) -> list[Action]:
        """The kinds in its hand."""
        place = self.chooser * KINDS
        return [state.rules.catalogue.keep[kind] for kind in range(KINDS) if state.hands[place + kind] > 0]

    def take(self, state: IunuState, action: Action) -> None:
        """Note the choice and ask the next."""
        verbs.choose_kept(state, self.chooser, action.kind)
        ask_keep(state, self.chooser + 1)

    def waiting(self, state: IunuState) -> list[int]:
        """All seats that have not chosen yet and have something to discard."""
        return [seat for seat in range(self.chooser, state.seats) if state.hand_sizes[seat] > 1]

    def text(self) -> str:
        """The frame with its seat."""
        return f"keep {self.chooser}"


class Shuffle(Frame[IunuState]):
    """All have chosen: discard, shuffle, and draw unless the deck is too small (IUNU-10, IUNU-11)."""

    def __init__(self) -> None:
        super().__init__(NOBODY, "shuffle")

    def move(self, state: IunuState) -> None:
        """Discard; then the next round is prepared, or the game ends and nobody draws."""
        verbs.discard(state)
        needed: i64 = hand_limit(state.seats) * state.seats
        for size in state.hand_sizes:
            needed -= size
        if needed > state.deck_size:
            verbs.end(state, "deck")
        else:
            state.stack.append(NEXT_ROUND)
            state.stack.append(DEAL)


class NextRound(Frame[IunuState]):
    """The start-player card moves on (IUNU-12)."""

    def __init__(self) -> None:
        super().__init__(NOBODY, "next-round")

    def move(self, state: IunuState) -> None:
        """Pass the card; the new start player rolls."""
        verbs.pass_start(state)
        state.stack.append(TURNS[0])
        state.stack.append(ROLL)


START: Final = Start()
ROLL: Final = Roll()
DEAL: Final = Deal()
SHUFFLE: Final = Shuffle()
NEXT_ROUND: Final = NextRound()
TURNS: Final = [Turns(had) for had in range(MOST_SEATS + 1)]
PLAY: Final = [Play(seat) for seat in range(MOST_SEATS)]
KEEP: Final = [Keep(seat) for seat in range(MOST_SEATS)]
ABILITIES: Final = [Ability(seat, kind) for seat in range(MOST_SEATS) for kind in range(KINDS)]


def ask_keep(state: IunuState, seat: i64) -> None:
    """Ask the first seat from `seat` on that has more than one card."""
    while seat < state.seats:
        if state.hand_sizes[seat] > 1:
            state.stack.append(KEEP[seat])
            return
        seat += 1
