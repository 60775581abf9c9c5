"""Taking Valuables from the reserve: colours are chosen first, then all are placed together."""

from typing import Final

from mypy_extensions import i64

from serai.core.action import Action
from serai.core.frame import Frame
from serai.core.information import mix, mix_each
from serai.huns import verbs
from serai.huns.edition import HUES
from serai.huns.placing import Place, hand_text
from serai.huns.state import NONE, NOTHING, HunsState, any_left, bit, total

ANY: Final = 0
DIFFERENT: Final = 1
SPENT: Final = 2
"""Which colours may be taken: any; any but none twice; those whose die is already taken."""
MODES: Final = ("any", "different", "spent")


class Gather(Frame[HunsState]):
    """A seat takes so many more Valuables, colour by colour in their order, since no other order changes anything."""

    def __init__(self, seat: i64, left: i64, mode: i64, hand: tuple[int, ...], least: i64) -> None:
        super().__init__(seat, "take")
        self.left: i64 = left
        self.mode: i64 = mode
        self.hand: tuple[int, ...] = hand
        self.least: i64 = least

    def void(self, state: HunsState) -> bool:
        """Whether nothing can be taken and nothing is in hand."""
        return total(self.hand) == 0 and possible(state, self.mode, 0) == 0

    def options(self, state: HunsState) -> list[Action]:
        """The colours after which as many as possible can still follow."""
        most: i64 = min(self.left, possible(state, self.mode, self.least))
        hues: i64 = 0
        follow: i64 = 0
        for hue in range(HUES - 1, self.least - 1, -1):
            count = open_count(state, self.mode, hue)
            follow += count
            if count > 0 and follow >= most:
                hues |= bit(hue)
        return state.rules.catalogue.takes[hues]

    def take(self, state: HunsState, action: Action) -> None:
        """Take one of the colour; after the last, place all."""
        hue = action.kind
        verbs.take(state, self.chooser, hue, 1)
        hand = list(self.hand)
        hand[hue] += 1
        least: i64 = hue + 1 if self.mode == DIFFERENT else hue
        left: i64 = self.left - 1
        if left > 0 and possible(state, self.mode, least) > 0:
            state.stack.append(Gather(self.chooser, left, self.mode, tuple(hand), least))
        else:
            state.stack.append(Place(self.chooser, tuple(hand), (), NONE, False))

    def mix_into(self, key: i64) -> i64:
        """Mix in all its parts."""
        key = mix(mix(mix(key, self.left), self.mode), self.least)
        return mix_each(key, self.hand)

    def text(self) -> str:
        """The frame with all its parts."""
        return f"take {self.chooser} {self.left} {MODES[self.mode]} {self.least} {hand_text(self.hand)}"


class Haul(Frame[HunsState]):
    """A seat takes so many Valuables of one colour."""

    def __init__(self, seat: i64, count: i64) -> None:
        super().__init__(seat, "haul")
        self.count: i64 = count

    def void(self, state: HunsState) -> bool:
        """Whether the reserve is empty."""
        return not any_left(state.reserve)

    def options(self, state: HunsState) -> list[Action]:
        """The colours that are left."""
        hues: i64 = 0
        for hue in range(HUES):
            if state.reserve[hue] > 0:
                hues |= bit(hue)
        return state.rules.catalogue.takes[hues]

    def take(self, state: HunsState, action: Action) -> None:
        """Take them, or what is there."""
        take_all(state, self.chooser, [(action.kind, min(self.count, state.reserve[action.kind]))])

    def mix_into(self, key: i64) -> i64:
        """Mix in how many."""
        return mix(key, self.count)

    def text(self) -> str:
        """The frame with its seat and count."""
        return f"haul {self.chooser} {self.count}"


def open_count(state: HunsState, mode: i64, hue: i64) -> i64:
    """How many Valuables of a colour can be taken."""
    if mode == SPENT and state.dice[hue] > 0:
        return 0
    return min(1, state.reserve[hue]) if mode == DIFFERENT else state.reserve[hue]


def possible(state: HunsState, mode: i64, least: i64) -> i64:
    """How many Valuables could be taken from a colour on."""
    count: i64 = 0
    for hue in range(least, HUES):
        count += open_count(state, mode, hue)
    return count


def push_gather(state: HunsState, seat: i64, count: i64, mode: i64) -> None:
    """Let a seat take so many Valuables and place them."""
    state.stack.append(Gather(seat, count, mode, NOTHING, 0))


def take_all(state: HunsState, seat: i64, counts: list[tuple[int, int]]) -> None:
    """A seat takes these Valuables, colour and count, and places them."""
    hand = list(NOTHING)
    for hue, count in counts:
        if count > 0:
            verbs.take(state, seat, hue, count)
            hand[hue] += count
    state.stack.append(Place(seat, tuple(hand), (), NONE, False))
