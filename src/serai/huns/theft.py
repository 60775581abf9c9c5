"""Taking Valuables from opponents, and losing them (HUNS-37, HUNS-43)."""

from typing import Final

from mypy_extensions import i64

from serai.core.action import Action
from serai.core.frame import Frame
from serai.core.information import mix, mix_each
from serai.huns import freight, verbs
from serai.huns.actions import SOURCES, code_of, known
from serai.huns.camp import fits_all, placeable, safe, wagon_room
from serai.huns.edition import HUES, MERCENARY, SIZE, WAGONS
from serai.huns.placing import Place, Stolen, hand_text, mix_origins
from serai.huns.state import NONE, NOTHING, HunsState, bit, clockwise, total

AMBUSH: Final = 0
NIGHT: Final = 1
THIEF: Final = 2
"""Ways to steal: up to 2 from one opponent's Wagons or one of their Mercenaries; one from a Wagon of each opponent; one
from any opponent's Wagon."""
AMBUSHED: Final = 2


class Steal(Frame[HunsState]):
    """A seat takes Valuables from opponents, one by one, such that all could be placed together.

    `victims` are the opponents still to take from; `source` is the Mercenary (WAGONS plus its number) that an Ambush
    took from, NONE while nothing was taken or if it was a Wagon.
    """

    def __init__(
        self,
        seat: i64,
        way: i64,
        victims: tuple[int, ...],
        source: i64,
        hand: tuple[int, ...],
        origins: tuple[Stolen, ...],
    ) -> None:
        super().__init__(seat, "steal")
        self.way: i64 = way
        self.victims: tuple[int, ...] = victims
        self.source: i64 = source
        self.hand: tuple[int, ...] = hand
        self.origins: tuple[Stolen, ...] = origins

    def options(self, state: HunsState) -> list[Action]:
        """What can be taken; an Ambush may stop after the first."""
        options: list[Action] = []
        fits = fitting(state, self.chooser, self.hand)
        victims = sorted(self.victims) if self.way != NIGHT else list(self.victims[:1])
        mercenaries = self.way == AMBUSH and (not self.origins or self.source != NONE)
        for victim in victims:
            if not safe(state, victim):
                if self.source == NONE:
                    _from_wagons(state, victim, fits, options)
                if mercenaries:
                    _from_mercenaries(state, victim, self.source, fits, options)
        if self.origins and self.way == AMBUSH:
            options.append(state.rules.catalogue.done)
        return options

    def take(self, state: HunsState, action: Action) -> None:
        """Take one Valuable, then the next, or place all."""
        if action is state.rules.catalogue.done:
            state.stack.append(Place(self.chooser, self.hand, self.origins, NONE, False))
            return
        victim = action.kind
        source: i64 = action.count // HUES
        hue: i64 = action.count % HUES
        space: i64 = NONE
        if source < WAGONS:
            space = freight.lift_off(state, victim, source, hue)
        else:
            verbs.remove(state, victim, source - WAGONS, hue, 1)
        hand = list(self.hand)
        hand[hue] += 1
        origins = (*self.origins, Stolen(victim, source, space, hue))
        if self.way == AMBUSH:
            self._ambush(state, victim, source, tuple(hand), origins)
        elif self.way == NIGHT:
            push_night(state, self.chooser, self.victims[1:], tuple(hand), origins)
        else:
            state.stack.append(Place(self.chooser, tuple(hand), origins, NONE, False))

    def _ambush(
        self, state: HunsState, victim: i64, source: i64, hand: tuple[int, ...], origins: tuple[Stolen, ...]
    ) -> None:
        if len(origins) < AMBUSHED:
            card: i64 = source if source >= WAGONS else NONE
            state.stack.append(Steal(self.chooser, AMBUSH, (int(victim),), card, hand, origins))
        else:
            state.stack.append(Place(self.chooser, hand, origins, NONE, False))

    def mix_into(self, key: i64) -> i64:
        """Mix in all its parts."""
        key = mix_each(mix(mix(key, self.way), len(self.victims)), self.victims)
        return mix_origins(mix_each(mix(key, self.source), self.hand), self.origins)

    def text(self) -> str:
        """The frame with all its parts."""
        victims = "".join([str(victim) for victim in self.victims]) or "-"
        words = f"steal {self.chooser} {self.way} {victims} {self.source} {hand_text(self.hand)}"
        return words + "".join([f" {origin.text()}" for origin in self.origins])


class Lose(Frame[HunsState]):
    """A seat chooses a Valuable on its Wagons that goes to the reserve (Levelling, Leaking Casks)."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "lose")

    def void(self, state: HunsState) -> bool:
        """Whether no Valuable lies on them."""
        return not loaded(state, self.chooser)

    def options(self, state: HunsState) -> list[Action]:
        """Each colour on each Wagon."""
        lose = state.rules.catalogue.lose
        options: list[Action] = []
        for loading in state.camps[self.chooser].wagons:
            for hue in range(HUES):
                if (loading.hues >> hue) & 1:
                    options.append(known(lose[code_of(loading.wagon, hue)]))
        return options

    def take(self, state: HunsState, action: Action) -> None:
        """It goes to the reserve."""
        freight.lift_off(state, self.chooser, action.kind, action.count)
        verbs.give_back(state, self.chooser, action.count, 1)

    def text(self) -> str:
        """The frame with its seat."""
        return f"lose {self.chooser}"


def loaded(state: HunsState, seat: i64) -> bool:
    """Whether any Valuable lies on a seat's Wagons."""
    for loading in state.camps[seat].wagons:
        if loading.hues:
            return True
    return False


def fitting(state: HunsState, seat: i64, hand: tuple[int, ...]) -> i64:
    """The colours, as bits, of which one more could be placed together with those in hand (HUNS-37)."""
    if total(hand) == 0:
        return placeable(state, seat)
    fits: i64 = 0
    room = wagon_room(state, seat)
    counts = list(hand)
    for hue in range(HUES):
        counts[hue] += 1
        if fits_all(state, seat, counts, room):
            fits |= bit(hue)
        counts[hue] -= 1
    return fits


def _from_wagons(state: HunsState, victim: i64, fits: i64, options: list[Action]) -> None:
    """The Valuables on a victim's Wagons, of the colours that fit."""
    steal = state.rules.catalogue.steal
    for loading in state.camps[victim].wagons:
        found: i64 = fits & loading.hues
        for hue in range(HUES if found else 0):
            if (found >> hue) & 1:
                options.append(known(steal[victim * SOURCES * HUES + code_of(loading.wagon, hue)]))


def _from_mercenaries(state: HunsState, victim: i64, source: i64, fits: i64, options: list[Action]) -> None:
    """The same on a victim's Mercenaries, or on the one that was already taken from."""
    steal = state.rules.catalogue.steal
    for placed in state.camps[victim].cards:
        place = WAGONS + placed.card
        if placed.card // SIZE == MERCENARY and source in (NONE, place):
            for hue in range(HUES):
                if (fits >> hue) & 1 and placed.load[hue] > 0:
                    options.append(known(steal[victim * SOURCES * HUES + code_of(place, hue)]))


def start_theft(state: HunsState, seat: i64, way: i64) -> Steal:
    """The question of an Ambush or a Thief."""
    return Steal(seat, way, tuple(clockwise(state, seat)), NONE, NOTHING, ())


def push_night(
    state: HunsState, seat: i64, victims: tuple[int, ...], hand: tuple[int, ...], origins: tuple[Stolen, ...]
) -> None:
    """Take from the next opponent of a Night Raid who has something to take; after the last, place all."""
    rest = victims
    while rest:
        question = Steal(seat, NIGHT, rest, NONE, hand, origins)
        if question.options(state):
            state.stack.append(question)
            return
        rest = rest[1:]
    if origins:
        state.stack.append(Place(seat, hand, origins, NONE, False))


def can_rob(state: HunsState, seat: i64, way: i64) -> bool:
    """Whether a seat could take a Valuable from an opponent's Wagon or, in an Ambush, Mercenary, and place it."""
    fits = placeable(state, seat)
    for other in range(state.seats):
        if other == seat or safe(state, other):
            continue
        for loading in state.camps[other].wagons:
            if loading.hues & fits:
                return True
        if way == AMBUSH:
            for placed in state.camps[other].cards:
                if placed.card // SIZE == MERCENARY and has_any(placed.load, fits):
                    return True
    return False


def has_any(load: tuple[int, ...], fits: i64) -> bool:
    """Whether there is a Valuable of a colour that fits."""
    for hue in range(HUES):
        if (fits >> hue) & 1 and load[hue] > 0:
            return True
    return False
