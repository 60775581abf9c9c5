"""Drawing: looking into a deck, playing one of the cards or two, cursing an opponent (HUNS-9, HUNS-17 to HUNS-22)."""

from mypy_extensions import i64

from serai.core.action import Action
from serai.core.frame import CHANCE, NOBODY, Frame
from serai.core.information import mix
from serai.core.rng import Rng
from serai.huns import verbs
from serai.huns.camp import works
from serai.huns.edition import CARDS, CURSE, SIZE
from serai.huns.state import FLED, NONE, HunsState, bit, bits, count_bits

UNSEEN = -2
"""Stands for cards, as bits, that the reader of a view may not see."""


class Look(Frame[HunsState]):
    """Chance shows a seat the top cards of a deck, `left` still of `count`, of which it may play `plays`.

    `seen` are bits by place in the family, UNSEEN in others' views.
    """

    def __init__(self, seat: i64, family: i64, left: i64, count: i64, plays: i64, seen: i64) -> None:
        super().__init__(CHANCE, "look")
        self.seat: i64 = seat
        self.family: i64 = family
        self.left: i64 = left
        self.count: i64 = count
        self.plays: i64 = plays
        self.seen: i64 = seen

    def options(self, state: HunsState) -> list[Action]:
        """The cards of the top group."""
        look = state.rules.catalogue.look
        return [look[self.family * SIZE + place] for place in bits(state.decks[self.family].groups[0])]

    def weights(self, state: HunsState) -> list[int]:
        """All alike: their order is nobody's knowledge."""
        return [1] * count_bits(state.decks[self.family].groups[0])

    def take(self, state: HunsState, action: Action) -> None:
        """The next card; after the last, the seat plays."""
        verbs.look(state, self.seat, action.kind)
        seen: i64 = self.seen | bit(action.kind % SIZE)
        if self.left > 1:
            state.stack.append(Look(self.seat, self.family, self.left - 1, self.count, self.plays, seen))
        else:
            state.stack.append(Choose(self.seat, self.family, self.count, self.plays, seen, 0, NONE))

    def settle(self, state: HunsState, rng: Rng) -> None:
        """Look at all of them at once."""
        seen: i64 = self.seen | verbs.look_at_once(state, self.family, self.left, rng)
        state.stack.append(Choose(self.seat, self.family, self.count, self.plays, seen, 0, NONE))

    def view(self, seat: i64) -> "Look":
        """The frame without the cards, for all but the seat that looks."""
        if seat == self.seat:
            return self
        return Look(self.seat, self.family, self.left, self.count, self.plays, UNSEEN)

    def mix_into(self, key: i64) -> i64:
        """Mix in all its parts."""
        key = mix(mix(mix(key, self.seat), self.family), self.left)
        return mix(mix(mix(key, self.count), self.plays), self.seen)

    def text(self) -> str:
        """The frame with all its parts."""
        return (
            f"look {self.seat} {self.family} {self.left} {self.count} {self.plays} {seen_text(self.family, self.seen)}"
        )


class Choose(Frame[HunsState]):
    """A seat plays one of the cards it looked at; an Interpreter's owner may play two, the first one first (HUNS-41).

    `chosen` are those chosen as bits, `first` the first of them or NONE.
    """

    def __init__(self, seat: i64, family: i64, count: i64, plays: i64, seen: i64, chosen: i64, first: i64) -> None:
        super().__init__(seat, "play")
        self.family: i64 = family
        self.count: i64 = count
        self.plays: i64 = plays
        self.seen: i64 = seen
        self.chosen: i64 = chosen
        self.first: i64 = first

    def options(self, state: HunsState) -> list[Action]:
        """The cards seen and not yet chosen; to leave it at one."""
        actions = state.rules.catalogue
        first: i64 = self.family * SIZE
        left: i64 = self.seen & ~self.chosen
        options = [actions.play[first + place] for place in range(SIZE) if (left >> place) & 1]
        if self.chosen:
            options.append(actions.done)
        return options

    def take(self, state: HunsState, action: Action) -> None:
        """Choose; once all are chosen, the rest goes under the deck and they take effect in order."""
        second: i64 = NONE
        first: i64 = self.first
        chosen: i64 = self.chosen
        if action is not state.rules.catalogue.done:
            chosen |= bit(action.kind % SIZE)
            if first == NONE:
                first = action.kind
                if self.plays > 1 and self.seen != chosen:
                    state.stack.append(
                        Choose(self.chooser, self.family, self.count, self.plays, self.seen, chosen, first)
                    )
                    return
            else:
                second = action.kind
        verbs.bury(state, self.chooser, self.family, self.count, chosen, self.seen & ~chosen)
        if second != NONE:
            state.stack.append(Played(self.chooser, second))
        play(state, self.chooser, first)

    def view(self, seat: i64) -> "Choose":
        """The frame without the cards, for all but the seat that plays; what it chose is shown at once (HUNS-41)."""
        if seat == self.chooser:
            return self
        return Choose(self.chooser, self.family, self.count, self.plays, UNSEEN, self.chosen, self.first)

    def mix_into(self, key: i64) -> i64:
        """Mix in all its parts; which ones were chosen follows from the first."""
        key = mix(mix(mix(key, self.family), self.count), self.plays)
        return mix(mix(key, self.first), self.seen)

    def text(self) -> str:
        """The frame with all its parts."""
        first = CARDS[self.first] if self.first != NONE else "-"
        head = f"choose {self.chooser} {self.family} {self.count} {self.plays} {first}"
        return f"{head} {seen_text(self.family, self.seen)}"


class Played(Frame[HunsState]):
    """A card that a seat chose to play takes effect."""

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(NOBODY, "played")
        self.seat: i64 = seat
        self.card: i64 = card

    def move(self, state: HunsState) -> None:
        """It does."""
        play(state, self.seat, self.card)

    def mix_into(self, key: i64) -> i64:
        """Mix in the seat and the card."""
        return mix(mix(key, self.seat), self.card)

    def text(self) -> str:
        """The frame with its seat and card."""
        return f"played {self.seat} {CARDS[self.card]}"


class Victim(Frame[HunsState]):
    """A seat chooses the opponent whom a Curse strikes (HUNS-20)."""

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat, "curse")
        self.card: i64 = card

    def options(self, state: HunsState) -> list[Action]:
        """The opponents."""
        curse = state.rules.catalogue.curse
        return [curse[other] for other in range(state.seats) if other != self.chooser]

    def take(self, state: HunsState, action: Action) -> None:
        """The opponent may flee."""
        state.stack.append(Flight(action.kind, self.card, self.chooser))

    def mix_into(self, key: i64) -> i64:
        """Mix in the card."""
        return mix(key, self.card)

    def text(self) -> str:
        """The frame with its seat and card."""
        return f"curse {self.chooser} {CARDS[self.card]}"


class Flight(Frame[HunsState]):
    """The cursed seat flees the Curse now or never (HUNS-21)."""

    def __init__(self, seat: i64, card: i64, by: i64) -> None:
        super().__init__(seat, "flight")
        self.card: i64 = card
        self.by: i64 = by

    def options(self, state: HunsState) -> list[Action]:
        """To flee or to suffer it."""
        return [state.rules.catalogue.flee, state.rules.catalogue.suffer]

    def take(self, state: HunsState, action: Action) -> None:
        """The Curse comes to the Camp, face down or with its effect."""
        verbs.lay(state, self.chooser, self.card, self.by)
        if action is state.rules.catalogue.flee:
            verbs.mark(state, self.chooser, self.card, FLED)
        else:
            state.rules.cards[self.card].on_played(state, self.chooser)

    def mix_into(self, key: i64) -> i64:
        """Mix in the card and who cursed with it."""
        return mix(mix(key, self.card), self.by)

    def text(self) -> str:
        """The frame with its seats and card."""
        return f"flight {self.chooser} {CARDS[self.card]} {self.by}"


def play(state: HunsState, seat: i64, card: i64) -> None:
    """A card that was played comes to the Camp, or the seat chooses whom it curses."""
    if card // SIZE == CURSE:
        state.stack.append(Victim(seat, card))
    else:
        verbs.lay(state, seat, card, NONE)
        if works(state, seat, card):
            state.rules.cards[card].on_played(state, seat)


def deck_size(state: HunsState, family: i64) -> i64:
    """How many cards a deck holds."""
    size: i64 = 0
    for group in state.decks[family].groups:
        size += count_bits(group)
    return size


def push_look(state: HunsState, seat: i64, family: i64, count: i64, plays: i64) -> None:
    """Let a seat look at so many cards, or as many as the deck has, and play (HUNS-9)."""
    size = deck_size(state, family)
    count = min(count, size)
    if count > 0:
        state.stack.append(Look(seat, family, count, count, plays, 0))


def seen_text(family: i64, seen: i64) -> str:
    """The cards seen in words, a question mark if they are not to be seen."""
    if seen == UNSEEN:
        return "?"
    return " ".join([CARDS[family * SIZE + place] for place in bits(seen)])
