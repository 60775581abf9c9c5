"""The questions that single cards ask: dice, Valuables on one card, Wagons sent away or exchanged."""

from typing import Final

from mypy_extensions import i64

from serai.core.action import Action
from serai.core.frame import CHANCE, Frame
from serai.core.information import mix
from serai.core.rng import Rng
from serai.huns import freight, verbs
from serai.huns.actions import HIGHEST, MOST_SEATS, known
from serai.huns.camp import empty, find, safe, unlifted
from serai.huns.edition import CARDS, CURSE, HUES, MERCENARY, SIZE
from serai.huns.placing import Place
from serai.huns.state import LIFTED, NONE, HunsState, clockwise


class Ward(Frame[HunsState]):
    """A seat chooses the Curse, or else the Mercenary, on which its Shaman puts a Valuable."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "ward")

    def options(self, state: HunsState) -> list[Action]:
        """The Curses with a space; if there are none, the Mercenaries."""
        cards = with_space(state, self.chooser, CURSE) or with_space(state, self.chooser, MERCENARY)
        return [known(state.rules.catalogue.aim[card]) for card in cards]

    def take(self, state: HunsState, action: Action) -> None:
        """Ask for the colour."""
        state.stack.append(Fill(self.chooser, action.kind, 1, 0))

    def text(self) -> str:
        """The frame with its seat."""
        return f"ward {self.chooser}"


class Hire(Frame[HunsState]):
    """A seat chooses the Mercenary that Hired Blades fill."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "hire")

    def options(self, state: HunsState) -> list[Action]:
        """Its Mercenaries with a space."""
        return [known(state.rules.catalogue.aim[card]) for card in with_space(state, self.chooser, MERCENARY)]

    def take(self, state: HunsState, action: Action) -> None:
        """Ask for the colours."""
        placed = find(state.camps[self.chooser], action.kind)
        assert placed is not None
        state.stack.append(Fill(self.chooser, action.kind, empty(placed), 0))

    def text(self) -> str:
        """The frame with its seat."""
        return f"hire {self.chooser}"


class Fill(Frame[HunsState]):
    """A seat puts so many more Valuables from the reserve on a card, colour by colour in their order (HUNS-39)."""

    def __init__(self, seat: i64, card: i64, left: i64, least: i64) -> None:
        super().__init__(seat, "fill")
        self.card: i64 = card
        self.left: i64 = left
        self.least: i64 = least

    def void(self, state: HunsState) -> bool:
        """Whether all are put or the reserve is empty."""
        return self.left == 0 or sum(state.reserve[self.least :]) == 0

    def options(self, state: HunsState) -> list[Action]:
        """The colours after which as many as possible can still follow."""
        most = min(self.left, sum(state.reserve[self.least :]))
        put = state.rules.catalogue.put
        return [
            put[hue] for hue in range(self.least, HUES) if state.reserve[hue] > 0 and sum(state.reserve[hue:]) >= most
        ]

    def take(self, state: HunsState, action: Action) -> None:
        """Put one."""
        verbs.take(state, self.chooser, action.kind, 1)
        verbs.put(state, self.chooser, self.card, action.kind, 1)
        state.stack.append(Fill(self.chooser, self.card, self.left - 1, action.kind))

    def mix_into(self, key: i64) -> i64:
        """Mix in the card, how many are left and from which colour on."""
        return mix(mix(mix(key, self.card), self.left), self.least)

    def text(self) -> str:
        """The frame with all its parts."""
        return f"fill {self.chooser} {CARDS[self.card]} {self.left} {self.least}"


class Reroll(Frame[HunsState]):
    """A seat may re-roll a die that is left (Falcon)."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "reroll")

    def options(self, state: HunsState) -> list[Action]:
        """Each die, or none."""
        options = [state.rules.catalogue.reroll[hue] for hue in range(HUES) if state.dice[hue] > 0]
        options.append(state.rules.catalogue.done)
        return options

    def take(self, state: HunsState, action: Action) -> None:
        """Let chance show a face."""
        if action is not state.rules.catalogue.done:
            state.stack.append(Show(self.chooser, action.kind))

    def text(self) -> str:
        """The frame with its seat."""
        return f"reroll {self.chooser}"


class Show(Frame[HunsState]):
    """Chance shows a new face of one die."""

    def __init__(self, seat: i64, hue: i64) -> None:
        super().__init__(CHANCE, "show")
        self.seat: i64 = seat
        self.hue: i64 = hue

    def options(self, state: HunsState) -> list[Action]:
        """The faces."""
        return state.rules.catalogue.show[:]

    def weights(self, state: HunsState) -> list[int]:
        """All alike."""
        return [1] * HIGHEST

    def take(self, state: HunsState, action: Action) -> None:
        """Turn the die."""
        verbs.turn_die(state, self.seat, self.hue, action.kind + 1)

    def settle(self, state: HunsState, rng: Rng) -> None:
        """Roll at once."""
        verbs.turn_die(state, self.seat, self.hue, rng.below(HIGHEST) + 1)

    def mix_into(self, key: i64) -> i64:
        """Mix in the seat and the colour."""
        return mix(mix(key, self.seat), self.hue)

    def text(self) -> str:
        """The frame with its seat and colour."""
        return f"show {self.seat} {self.hue}"


class Increase(Frame[HunsState]):
    """A seat may raise a die that is left by 1 (Pathfinder)."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "raise")

    def options(self, state: HunsState) -> list[Action]:
        """Each die below the highest face, or none."""
        increase = state.rules.catalogue.increase
        options = [increase[hue] for hue in range(HUES) if 0 < state.dice[hue] < HIGHEST]
        options.append(state.rules.catalogue.done)
        return options

    def take(self, state: HunsState, action: Action) -> None:
        """Turn the die."""
        if action is not state.rules.catalogue.done:
            verbs.turn_die(state, self.chooser, action.kind, state.dice[action.kind] + 1)

    def text(self) -> str:
        """The frame with its seat."""
        return f"raise {self.chooser}"


class Send(Frame[HunsState]):
    """A seat chooses the loading Wagon that a Broken Axle sends away."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "send")

    def void(self, state: HunsState) -> bool:
        """Whether no Wagon is loading."""
        return not state.camps[self.chooser].wagons

    def options(self, state: HunsState) -> list[Action]:
        """The loading Wagons."""
        return [state.rules.catalogue.send[loading.wagon] for loading in state.camps[self.chooser].wagons]

    def take(self, state: HunsState, action: Action) -> None:
        """It goes under the Wagon deck."""
        freight.send_away(state, self.chooser, action.kind)

    def text(self) -> str:
        """The frame with its seat."""
        return f"send {self.chooser}"


class Exchange(Frame[HunsState]):
    """A seat chooses the loading Wagon that it exchanges, then the one of the row (Fresh Wagon); `old` is the first."""

    def __init__(self, seat: i64, old: i64) -> None:
        super().__init__(seat, "exchange")
        self.old: i64 = old

    def options(self, state: HunsState) -> list[Action]:
        """The loading Wagons, then the row."""
        actions = state.rules.catalogue
        if self.old == NONE:
            return [actions.send[loading.wagon] for loading in state.camps[self.chooser].wagons]
        return [actions.wagon[wagon] for wagon in sorted(state.row)]

    def take(self, state: HunsState, action: Action) -> None:
        """Exchange them and place what was loaded."""
        if self.old == NONE:
            state.stack.append(Exchange(self.chooser, action.kind))
        else:
            hand = freight.exchange(state, self.chooser, self.old, action.kind)
            state.stack.append(Place(self.chooser, tuple(hand), (), NONE, False))

    def mix_into(self, key: i64) -> i64:
        """Mix in the Wagon given."""
        return mix(key, self.old)

    def text(self) -> str:
        """The frame with its seat and the Wagon given."""
        return f"exchange {self.chooser} {self.old}"


class Sabotage(Frame[HunsState]):
    """A seat chooses the opponent's Mercenary that loses all its Valuables."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "sabotage")

    def options(self, state: HunsState) -> list[Action]:
        """The Mercenaries with a Valuable that no Bodyguard keeps safe."""
        return [known(state.rules.catalogue.aim[card]) for card in manned(state, self.chooser)]

    def take(self, state: HunsState, action: Action) -> None:
        """They go to the reserve."""
        for other in clockwise(state, self.chooser):
            placed = find(state.camps[other], action.kind)
            if placed is not None:
                for hue in range(HUES):
                    if placed.load[hue] > 0:
                        verbs.remove(state, other, placed.card, hue, placed.load[hue])
                        verbs.give_back(state, other, hue, placed.load[hue])

    def text(self) -> str:
        """The frame with its seat."""
        return f"sabotage {self.chooser}"


class Purify(Frame[HunsState]):
    """A seat chooses the Curse that it lifts (Purification)."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "purify")

    def options(self, state: HunsState) -> list[Action]:
        """Its face-up, unlifted Curses."""
        return [known(state.rules.catalogue.aim[card]) for card in unlifted(state, self.chooser)]

    def take(self, state: HunsState, action: Action) -> None:
        """Lift it (HUNS-43)."""
        verbs.mark(state, self.chooser, action.kind, LIFTED)

    def text(self) -> str:
        """The frame with its seat."""
        return f"purify {self.chooser}"


WARD: Final = [Ward(seat) for seat in range(MOST_SEATS)]
HIRE: Final = [Hire(seat) for seat in range(MOST_SEATS)]
REROLL: Final = [Reroll(seat) for seat in range(MOST_SEATS)]
INCREASE: Final = [Increase(seat) for seat in range(MOST_SEATS)]
SEND: Final = [Send(seat) for seat in range(MOST_SEATS)]
SABOTAGE: Final = [Sabotage(seat) for seat in range(MOST_SEATS)]
PURIFY: Final = [Purify(seat) for seat in range(MOST_SEATS)]


def with_space(state: HunsState, seat: i64, family: i64) -> list[int]:
    """The cards of a family in a Camp that take a Valuable."""
    cards = state.camps[seat].cards
    return [one.card for one in cards if one.card // SIZE == family and empty(one) > 0]


def manned(state: HunsState, seat: i64) -> list[int]:
    """The opponents' Mercenaries with a Valuable that a seat's cards can remove."""
    cards: list[int] = []
    for other in clockwise(state, seat):
        if not safe(state, other):
            for placed in state.camps[other].cards:
                if placed.card // SIZE == MERCENARY and placed.total > 0:
                    cards.append(placed.card)
    cards.sort()
    return cards
