"""How good a table of HUNS looks.

The valuation of a seat is what it would score now and, as long as the game lasts, what it has begun: a loading Wagon
counts a part of its points that grows with its load (`LOAD`), an unfilled Mercenary a part of what it brings when full,
Equipment and unused Raids what they still may bring, a Curse at work what it costs. A seat's value is its own valuation
less the mean of its rivals'.
"""

from typing import Final, cast

from mypy_extensions import i64

from serai.bots.policies.policy import Policy
from serai.core.frame import State
from serai.huns.camp import is_full
from serai.huns.edition import CURSE, EQUIPMENT, HUES, MERCENARY, RAID, SIZE, TREASURE, WAGON_SPACES
from serai.huns.score import sheet
from serai.huns.state import NONE, UP, HunsState, count_bits

LOAD: Final = [0.0, 0.14, 0.34, 0.62, 1.0]
"""The part of a Wagon's points that its load is worth, by the number of Valuables on it."""
HIRED: Final = 3.0
EQUIPPED: Final = 2.4
RAIDING: Final = 1.4
CURSED: Final = 2.2
PROMISED: Final = 0.3
STASHED: Final = 0.02
FINAL_QUESTIONS: Final = ("die", "raid", "roll", "")
"""Where no effect of an action is under way any more."""


class HunsPolicy(Policy):
    """Advice on HUNS."""

    def value(self, state: State, seat: i64) -> float:
        """A seat's valuation less the mean of its rivals'."""
        table = cast(HunsState, state)
        left = rest(table)
        own = 0.0
        rivals = 0.0
        for other in range(table.seats):
            worth = valuation(table, other, left)
            if other == seat:
                own = worth
            else:
                rivals += worth
        return own - rivals / float(table.seats - 1)

    def resolving(self, state: State) -> bool:
        """Whether anything but the next die or Raid is asked."""
        return state.question not in FINAL_QUESTIONS


def rest(state: HunsState) -> float:
    """The part of the game that is still to come, from 1 to 0: what is left of the scarcest deck or colour."""
    if state.ending:
        return 0.0
    full = float(16 + 2 * state.seats)
    least = 1.0
    for hue in range(HUES):
        part = float(state.reserve[hue]) / full
        cards: i64 = 0
        for group in state.decks[hue].groups:
            cards += count_bits(group)
        part = min(part, float(cards) / float(SIZE))
        least = min(least, part)
    return least


def valuation(state: HunsState, seat: i64, left: float) -> float:
    """What the seat scores and may hope to score."""
    camp = state.camps[seat]
    value = float(sum(sheet(state, seat))) + STASHED * float(sum(camp.stash))
    worth = (float(state.seats) + 0.6) * min(1.0, 0.5 + 2.0 * left)
    for loading in camp.wagons:
        loads: i64 = 0
        for hue in loading.load:
            if hue != NONE:
                loads += 1
        value += LOAD[min(loads, WAGON_SPACES)] * worth
    for placed in camp.cards:
        family = placed.card // SIZE
        if family == EQUIPMENT:
            value += EQUIPPED * left
        elif family == RAID and placed.mark == UP:
            value += RAIDING * min(1.0, 3.0 * left)
        elif family == MERCENARY:
            hired = 2.0 + HIRED * left
            if is_full(placed):
                value += HIRED * left
            else:
                value += hired * 0.8 * float(placed.total) / float(placed.need)
        elif family == CURSE and placed.mark == UP:
            part = float(placed.total) / float(placed.need)
            value -= CURSED * left * (1.0 - 0.7 * part)
        elif family == TREASURE:
            value += PROMISED * left * float(state.seats)
    return value
