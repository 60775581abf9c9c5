"""Placing Valuables: taking them in hand, the two ways of placing, excess, dispatch and replacement (HUNS-12 to 15)."""

from typing import Final

from mypy_extensions import i64

from serai.core.action import Action
from serai.core.frame import CHANCE, Frame
from serai.core.information import mix, mix_each
from serai.core.rng import Rng
from serai.huns import freight, verbs
from serai.huns.actions import MOST_SEATS, code_of, known
from serai.huns.camp import empty, find, keeps_excess, lacking, loads_left, strays_left, waits
from serai.huns.edition import HUES, WAGONS
from serai.huns.order import push_dispatched
from serai.huns.state import NONE, HunsState, bit, bits, count_bits, pick_bit, top_wagons, total

ROW: Final = 4
"""Wagons that lie face up (HUNS-4)."""


class Stolen:
    """Where a Valuable in hand was taken from: a Wagon by its number and space, or a card by WAGONS plus its number."""

    def __init__(self, seat: i64, source: i64, space: i64, hue: i64) -> None:
        self.seat: i64 = seat
        self.source: i64 = source
        self.space: i64 = space
        self.hue: i64 = hue

    def text(self) -> str:
        """The four numbers."""
        return f"{self.seat}:{self.source}:{self.space}:{self.hue}"


class Place(Frame[HunsState]):
    """A seat places the Valuables in its hand.

    `hand` counts them by colour; `loading` is set once the way over Wagons is chosen (HUNS-12, HUNS-13); `origins` tell
    where stolen ones came from; `pillage` is the colour of a Pillage, NONE for anything else. `total` and `hues`, the
    colours as bits, follow from the hand.
    """

    def __init__(
        self, seat: i64, hand: tuple[int, ...], origins: tuple[Stolen, ...], pillage: i64, loading: bool
    ) -> None:
        super().__init__(seat, "place")
        self.hand: tuple[int, ...] = hand
        self.origins: tuple[Stolen, ...] = origins
        self.pillage: i64 = pillage
        self.loading: bool = loading
        self.total: i64 = 0
        self.hues: i64 = 0
        for hue in range(HUES):
            count: i64 = hand[hue]
            if count > 0:
                self.total += count
                self.hues |= bit(hue)

    def void(self, state: HunsState) -> bool:
        """Whether nothing is left in hand."""
        return self.total == 0

    def options(self, state: HunsState) -> list[Action]:
        """Every card and every space that takes one; to stop, where nothing that must be placed fits (HUNS-33)."""
        actions = state.rules.catalogue
        camp = state.camps[self.chooser]
        options: list[Action] = []
        if camp.room > 0 and not self.loading:
            for placed in camp.cards:
                if empty(placed) > 0:
                    options.append(known(actions.fill[placed.card]))
        if loads_left(state, self.chooser) > 0:
            self._loads(state, options)
            if not options:
                self._misloads(state, options)
                options.append(actions.done)
            else:
                self._misloads(state, options)
        elif not options:
            options.append(actions.done)
        return options

    def _loads(self, state: HunsState, options: list[Action]) -> None:
        """The spaces of a Valuable's own colour."""
        load = state.rules.catalogue.load
        for loading in state.camps[self.chooser].wagons:
            fits: i64 = loading.room & self.hues
            for hue in range(HUES if fits else 0):
                if (fits >> hue) & 1:
                    options.append(known(load[code_of(loading.wagon, hue)]))

    def _misloads(self, state: HunsState, options: list[Action]) -> None:
        """The spaces of other colours, which are never compulsory (Patched Canvas, Smuggler)."""
        if strays_left(state, self.chooser) == 0:
            return
        misload = state.rules.catalogue.misload
        for loading in state.camps[self.chooser].wagons:
            for hue in range(HUES if loading.room else 0):
                if (self.hues >> hue) & 1:
                    for space in range(HUES):
                        if space != hue and (loading.room >> space) & 1:
                            options.append(known(misload[code_of(loading.wagon, hue) * HUES + space]))

    def take(self, state: HunsState, action: Action) -> None:
        """Place one Valuable on a Wagon, or all that fit on a card, or stop."""
        verb = action.verb
        if verb == "fill":
            self._fill(state, action.kind)
        elif verb == "load":
            hue: i64 = action.count
            space: i64 = action.count
            if len(action.names) > 2:
                hue, space = action.count // HUES, action.count % HUES
            if self.total > 1:
                rest = list(self.hand)
                rest[hue] -= 1
                state.stack.append(Place(self.chooser, tuple(rest), self.origins, self.pillage, True))
            if freight.load(state, self.chooser, action.kind, hue, space):
                freight.dispatch(state, self.chooser, action.kind, waits(state, self.chooser))
                push_dispatched(state, self.chooser)
        else:
            push_excess(state, self.chooser, self.hand, self.origins, self.pillage)

    def _fill(self, state: HunsState, card: i64) -> None:
        """All that fits goes on the card; if colours compete for its spaces, the seat chooses."""
        placed = find(state.camps[self.chooser], card)
        assert placed is not None
        left = empty(placed)
        hand = list(self.hand)
        if self.total > left and max(hand) < self.total:
            state.stack.append(Sort(self.chooser, card, left, self.hand, self.origins, self.pillage))
            return
        for hue in range(HUES):
            count: i64 = min(hand[hue], left)
            if count > 0:
                verbs.put(state, self.chooser, card, hue, count)
                hand[hue] -= count
        push_excess(state, self.chooser, tuple(hand), self.origins, self.pillage)

    def mix_into(self, key: i64) -> i64:
        """Mix in all its parts."""
        key = mix(mix(key, int(self.loading)), self.pillage)
        return mix_origins(mix_each(key, self.hand), self.origins)

    def text(self) -> str:
        """The frame with all its parts."""
        return f"place {self.chooser} {int(self.loading)} {self.pillage} {hand_text(self.hand)}" + "".join(
            [f" {origin.text()}" for origin in self.origins]
        )


class Sort(Frame[HunsState]):
    """Valuables go on a card one by one, so many still; which ones is asked only if colours compete."""

    def __init__(
        self, seat: i64, card: i64, left: i64, hand: tuple[int, ...], origins: tuple[Stolen, ...], pillage: i64
    ) -> None:
        super().__init__(seat, "sort")
        self.card: i64 = card
        self.left: i64 = left
        self.hand: tuple[int, ...] = hand
        self.origins: tuple[Stolen, ...] = origins
        self.pillage: i64 = pillage

    def options(self, state: HunsState) -> list[Action]:
        """The colours in hand."""
        put = state.rules.catalogue.put
        return [put[hue] for hue in range(HUES) if self.hand[hue] > 0]

    def take(self, state: HunsState, action: Action) -> None:
        """Put one Valuable of the colour, or all that fit if there is only one colour."""
        hue = action.kind
        rest = list(self.hand)
        count: i64 = 1
        if sum(rest) == rest[hue]:
            count = min(self.left, rest[hue])
        rest[hue] -= count
        left: i64 = self.left - count
        verbs.put(state, self.chooser, self.card, hue, count)
        if left > 0 and sum(rest) > 0:
            state.stack.append(Sort(self.chooser, self.card, left, tuple(rest), self.origins, self.pillage))
        else:
            push_excess(state, self.chooser, tuple(rest), self.origins, self.pillage)

    def mix_into(self, key: i64) -> i64:
        """Mix in all its parts."""
        key = mix(mix(mix(key, self.card), self.left), self.pillage)
        return mix_origins(mix_each(key, self.hand), self.origins)

    def text(self) -> str:
        """The frame with all its parts."""
        words = f"sort {self.chooser} {self.card} {self.left} {self.pillage} {hand_text(self.hand)}"
        return words + "".join([f" {origin.text()}" for origin in self.origins])


class Excess(Frame[HunsState]):
    """One excess Valuable of a Pillage may go to the Stash if Saddlebags work now (HUNS-40); the rest goes back."""

    def __init__(self, seat: i64, hand: tuple[int, ...]) -> None:
        super().__init__(seat, "stash")
        self.hand: tuple[int, ...] = hand

    def options(self, state: HunsState) -> list[Action]:
        """To stash it or not; the Pillage may just have lifted the Rust on the Saddlebags (HUNS-35)."""
        done = state.rules.catalogue.done
        return [state.rules.catalogue.stash, done] if keeps_excess(state, self.chooser) else [done]

    def take(self, state: HunsState, action: Action) -> None:
        """Stash one, return the rest."""
        hand = list(self.hand)
        if action is state.rules.catalogue.stash:
            for hue in range(HUES):
                if hand[hue] > 0:
                    verbs.stow(state, self.chooser, hue)
                    hand[hue] -= 1
                    break
        give_back(state, self.chooser, tuple(hand), ())

    def mix_into(self, key: i64) -> i64:
        """Mix in the hand."""
        return mix_each(key, self.hand)

    def text(self) -> str:
        """The frame with its seat and hand."""
        return f"stash {self.chooser} {hand_text(self.hand)}"


def push_excess(state: HunsState, seat: i64, hand: tuple[int, ...], origins: tuple[Stolen, ...], pillage: i64) -> None:
    """What could not be placed goes back, but for what Saddlebags may keep of a Pillage (HUNS-14, HUNS-40, HUNS-62)."""
    if total(hand) == 0:
        return
    if pillage != NONE and state.camps[seat].holds & state.rules.keeping_excess.mask:
        state.stack.append(Excess(seat, hand))
    else:
        give_back(state, seat, hand, origins)


def give_back(state: HunsState, seat: i64, hand: tuple[int, ...], origins: tuple[Stolen, ...]) -> None:
    """Valuables return to where they were taken from: stolen ones to their own space if it is free (HUNS-37)."""
    rest = list(hand)
    for origin in origins:
        if rest[origin.hue] > 0:
            rest[origin.hue] -= 1
            if not _put_back(state, origin):
                verbs.give_back(state, seat, origin.hue, 1)
    for hue in range(HUES):
        if rest[hue] > 0:
            verbs.give_back(state, seat, hue, rest[hue])


def _put_back(state: HunsState, origin: Stolen) -> bool:
    """A stolen Valuable returns to where it was taken from; returns whether there is an empty space for it.

    Of a Mercenary the printed spaces count: under a Pay Chest one that is full can have its own space free (HUNS-36).
    """
    if origin.source < WAGONS:
        return freight.put_back(state, origin.seat, origin.source, origin.hue, origin.space)
    placed = find(state.camps[origin.seat], origin.source - WAGONS)
    assert placed is not None
    if placed.total >= state.rules.numbers.spaces[placed.card]:
        return False
    verbs.restore(state, origin.seat, placed.card, origin.hue, empty(placed) == 1)
    return True


class Replace(Frame[HunsState]):
    """A seat takes a Wagon for an empty loading place: one that lies face up, or the top of the deck (HUNS-15)."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, "wagon")

    def void(self, state: HunsState) -> bool:
        """Whether no place is empty any more, or no Wagon is left."""
        return lacking(state, self.chooser) == 0 or (not state.row and not top_wagons(state))

    def options(self, state: HunsState) -> list[Action]:
        """The row, and the deck if it has one."""
        actions = state.rules.catalogue
        options = [actions.wagon[wagon] for wagon in sorted(state.row)]
        if top_wagons(state):
            options.append(actions.top)
        return options

    def take(self, state: HunsState, action: Action) -> None:
        """Take it; the row is refilled at once (HUNS-4)."""
        if action is state.rules.catalogue.top:
            state.stack.append(REVEAL[self.chooser])
        else:
            freight.take_wagon(state, self.chooser, action.kind)
            if top_wagons(state):
                state.stack.append(REVEAL[MOST_SEATS])

    def text(self) -> str:
        """The frame with its seat."""
        return f"replace {self.chooser}"


class Reveal(Frame[HunsState]):
    """Chance turns up the top Wagon of the deck, for a seat or, if `seat` is MOST_SEATS, for the row."""

    def __init__(self, seat: i64) -> None:
        super().__init__(CHANCE, "reveal")
        self.seat: i64 = seat

    def options(self, state: HunsState) -> list[Action]:
        """The Wagons that can be on top."""
        reveal = state.rules.catalogue.reveal
        return [reveal[wagon] for wagon in bits(top_wagons(state))]

    def weights(self, state: HunsState) -> list[int]:
        """All alike."""
        return [1] * count_bits(top_wagons(state))

    def take(self, state: HunsState, action: Action) -> None:
        """Give it to whom it is for."""
        self._give(state, action.kind)

    def settle(self, state: HunsState, rng: Rng) -> None:
        """Turn it up at once."""
        self._give(state, pick_bit(top_wagons(state), rng))

    def _give(self, state: HunsState, wagon: i64) -> None:
        freight.reveal(state, wagon)
        if self.seat == MOST_SEATS:
            freight.turn_up(state, wagon)
        else:
            freight.gain_wagon(state, self.seat, wagon)

    def mix_into(self, key: i64) -> i64:
        """Mix in whom it is for."""
        return mix(key, self.seat)

    def text(self) -> str:
        """The frame with its seat."""
        return f"reveal {self.seat}"


REPLACE: Final = [Replace(seat) for seat in range(MOST_SEATS)]
REVEAL: Final = [Reveal(seat) for seat in range(MOST_SEATS + 1)]


def mix_origins(key: i64, origins: tuple[Stolen, ...]) -> i64:
    """Mix in where stolen Valuables came from; see `Frame.mix_into`."""
    key = mix(key, len(origins))
    for origin in origins:
        key = mix(mix(mix(mix(key, origin.seat), origin.source), origin.space), origin.hue)
    return key


def hand_text(hand: tuple[int, ...]) -> str:
    """Valuables by colour as five digits."""
    return "".join([str(count) for count in hand])
