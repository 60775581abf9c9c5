"""How good a table of HUNS looks.

The valuation of a seat is what it would score now and, as long as the game lasts, what it has begun: a loading Wagon
counts a part of its points that grows with its load (`LOAD`), an unfilled Mercenary a part of what it brings when full,
Equipment and unused Raids what they still may bring, a Curse at work what it costs. A seat's value is its own valuation
less the mean of its rivals'.

All but the part of the game that is left depends on the seat's own Camp; only the Khan's Cup looks at others. So the
parts of a valuation are kept for each seat, and used again while its Camp is the same.
"""

from typing import Final, cast

from mypy_extensions import i64

from serai.bots.policies.policy import Policy
from serai.core.frame import State
from serai.core.view import View
from serai.huns.actions import MOST_SEATS
from serai.huns.camp import is_full, works
from serai.huns.cards.treasures import type_counts
from serai.huns.edition import CARDS, CURSE, EQUIPMENT, HUES, MERCENARY, RAID, SIZE, TREASURE, WAGON_SPACES
from serai.huns.game import Huns
from serai.huns.placing import Reveal
from serai.huns.state import FLED, NONE, UP, HunsState, Loading, Placed, bit, count_bits

LOAD: Final = [0.0, 0.14, 0.34, 0.62, 1.0]
"""The part of a Wagon's points that its load is worth, by the number of Valuables on it."""
HIRED: Final = 3.0
EQUIPPED: Final = 2.4
RAIDING: Final = 1.4
CURSED: Final = 2.2
PROMISED: Final = 0.3
STASHED: Final = 0.02
FINAL_QUESTIONS: Final = ("die", "raid", "roll", "reroll", "raise", "show", "")
"""Where no effect of an action is under way any more that the valuation heeds; it does not look at dice."""
WAGON_QUESTIONS: Final = ("wagon", "reveal")
"""Where a Wagon is taken or turned up; empty ones are all worth the same."""
TARGETS: Final = ("curse", "steal", "sabotage")
CUP: Final = bit(CARDS.index("khans-cup"))
"""The one card, as a bit, whose points hang on other Camps."""


class Parts:
    """The parts of a seat's valuation, and the Camp of which they are the parts.

    `points` is what it has; `hope` counts in full as long as the whole game is left; `loaded` are the parts of Wagons
    that loading ones are worth; `raids` the Raids that are not used.
    """

    def __init__(self, state: HunsState, seat: i64) -> None:
        camp = state.camps[seat]
        self.game: Huns = state.rules
        self.seats: i64 = state.seats
        self.cards: list[Placed] = camp.cards[:]
        self.wagons: list[Loading] = camp.wagons[:]
        self.sent: list[int] = camp.sent[:]
        self.stash: list[int] = camp.stash[:]
        self.points: float = 0.0
        self.hope: float = 0.0
        self.loaded: float = 0.0
        self.raids: i64 = 0
        self._count_camp(state, seat)
        for placed in camp.cards:
            self._count_card(state, seat, placed)

    def still(self, state: HunsState, seat: i64) -> bool:
        """Whether the parts are those of the seat's Camp as it is now."""
        camp = state.camps[seat]
        return (
            self.cards == camp.cards
            and self.wagons == camp.wagons
            and self.stash == camp.stash
            and self.sent == camp.sent
            and self.seats == state.seats
            and self.game is state.rules
            and not camp.holds & CUP
        )

    def _count_camp(self, state: HunsState, seat: i64) -> None:
        different: i64 = 0
        most: i64 = 0
        for count in type_counts(state, seat):
            if count > 0:
                different += 1
            most = max(most, count)
        stashed: i64 = 0
        for count in self.stash:
            stashed += count
        points: i64 = state.seats * len(self.sent)
        points += max(most, different)
        self.points = float(points) + STASHED * float(stashed)
        for loading in self.wagons:
            loads: i64 = 0
            for hue in loading.load:
                if hue != NONE:
                    loads += 1
            self.loaded += LOAD[min(WAGON_SPACES, loads)]

    def _count_card(self, state: HunsState, seat: i64, placed: Placed) -> None:
        family = placed.card // SIZE
        if family == EQUIPMENT:
            self.hope += EQUIPPED
        elif family == RAID:
            self.points += 1.0
            if placed.mark == UP:
                self.raids += 1
        elif family == MERCENARY:
            self._count_mercenary(state, seat, placed)
        elif family == CURSE:
            if placed.mark == UP:
                part = float(placed.total) / float(placed.need)
                self.hope -= CURSED * (1.0 - 0.7 * part)
            elif placed.mark == FLED:
                self.points -= float(state.seats)
        elif family == TREASURE:
            score: i64 = state.rules.cards[placed.card].score(state, seat)
            self.points += float(score)
            self.hope += PROMISED * float(state.seats)

    def _count_mercenary(self, state: HunsState, seat: i64, placed: Placed) -> None:
        if is_full(placed):
            self.points += 1.0
            self.hope += HIRED
            if works(state, seat, placed.card):
                score: i64 = state.rules.cards[placed.card].score(state, seat)
                self.points += float(score)
        else:
            part = 0.8 * float(placed.total) / float(placed.need)
            self.points += 2.0 * part - 1.0
            self.hope += HIRED * part


class HunsPolicy(Policy):
    """Advice on HUNS."""

    def __init__(self) -> None:
        self.known: list[Parts | None] = [None] * MOST_SEATS

    def value(self, state: State, seat: i64) -> float:
        """A seat's valuation less the mean of its rivals'."""
        table = cast(HunsState, state)
        left = rest(table)
        own = 0.0
        rivals = 0.0
        for other in range(table.seats):
            worth = self.valuation(table, other, left)
            if other == seat:
                own = worth
            else:
                rivals += worth
        return own - rivals / float(table.seats - 1)

    def valuation(self, state: HunsState, seat: i64, left: float) -> float:
        """What the seat scores and may hope to score; `left` is the part of the game that is still to come."""
        parts = self.known[seat]
        if parts is None or not parts.still(state, seat):
            parts = Parts(state, seat)
            self.known[seat] = parts
        wagons = 0.5 + 2.0 * left
        raids = 3.0 * left
        return (
            parts.points
            + parts.hope * left
            + parts.loaded * (float(state.seats) + 0.6) * (min(1.0, wagons))
            + float(parts.raids) * RAIDING * (min(1.0, raids))
        )

    def resolving(self, state: State) -> bool:
        """Whether anything but the next die or Raid is asked, or which Wagon stands empty from now on."""
        question = state.question
        if question in WAGON_QUESTIONS:
            return unsettled(cast(HunsState, state))
        return question not in FINAL_QUESTIONS

    def stakes(self, state: State) -> bool:
        """All but the Wagon that refills the row."""
        top = state.stack[-1]
        return not isinstance(top, Reveal) or top.seat != MOST_SEATS

    def guesses(self, view: View) -> bool:
        """Never: Camps lie open, and decks matter only where chance comes in."""
        return False

    def by_lot(self, state: State) -> bool:
        """Where a rival is named, of whom several may look alike."""
        return state.question in TARGETS


def rest(state: HunsState) -> float:
    """The part of the game that is still to come, from 1 to 0: what is left of the scarcest deck or colour."""
    if state.ending:
        return 0.0
    reserve: i64 = 99
    deck: i64 = 99
    for hue in range(HUES):
        valuables: i64 = state.reserve[hue]
        reserve = min(reserve, valuables)
        cards: i64 = 0
        for group in state.decks[hue].groups:
            cards += count_bits(group)
        deck = min(deck, cards)
    first = float(reserve) / float(16 + 2 * state.seats)
    second = float(deck) / float(SIZE)
    least = min(second, first)
    return min(1.0, least)


def unsettled(state: HunsState) -> bool:
    """Whether more than the round and a turn wait under the top of the stack."""
    waiting = state.stack
    for place in range(len(waiting) - 1):
        if waiting[place].question not in ("round", "turn"):
            return True
    return False
