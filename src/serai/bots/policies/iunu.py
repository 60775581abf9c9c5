"""How good a table of IUNU looks.

The valuation of a seat is what it would score now, with four corrections that fade as the rounds run out: a majority
counts by how likely the present lead is to last (`HOLD`); an unfed Citizen counts a part of its bread (`HUNGER`); a
Deben counts more than its third of a point, because it still pays for sets and bread (`PURSE`); and the best card in
hand counts a part of its points (`PROMISE`). A seat's value is its own valuation less the mean of its rivals'.
"""

from typing import Final, cast

from mypy_extensions import i64

from serai.bots.policies.policy import Policy
from serai.core.frame import State
from serai.iunu.edition import ANKH, KINDS
from serai.iunu.score import DEBEN_PER_VP
from serai.iunu.state import IunuState, afterlife_of, dynasty_count, last_round

HOLD: Final = [0.04, 0.1, 0.22, 0.4, 0.66, 0.84, 0.94]
"""The chance that a majority is ours in the end, by our lead now from -3 or less to 3 or more."""
HUNGER: Final = 0.3
PURSE: Final = 0.4
PROMISE: Final = 0.25
EFFECTS: Final = ("feed", "add", "ransom", "look", "take", "keep")


class IunuPolicy(Policy):
    """Advice on IUNU."""

    def value(self, state: State, seat: i64) -> float:
        """A seat's valuation less the mean of its rivals'."""
        table = cast(IunuState, state)
        total = valuation(table, seat)
        rivals = 0.0
        for other in range(table.seats):
            if other != seat:
                rivals += valuation(table, other)
        return total + hand_promise(table, seat) - rivals / float(table.seats - 1)

    def resolving(self, state: State) -> bool:
        """Whether an ability or the choice of what to keep is under way."""
        question = state.question
        return question in EFFECTS or question.startswith("use")


def rest(state: IunuState) -> float:
    """The part of the game that is still to come, from 1 to 0."""
    if state.ending:
        return 0.0
    last: i64 = last_round(state.seats)
    return float(last - state.round) / float(last)


def valuation(state: IunuState, seat: i64) -> float:
    """What the seat may hope to score from what lies on the table."""
    numbers = state.rules.numbers
    left = rest(state)
    value = float(state.deben[seat]) * (1.0 / float(DEBEN_PER_VP) + PURSE * left)
    cards = afterlife_of(state.burials, seat)
    best_ankh = 0.0
    first: i64 = seat * KINDS
    for kind in range(KINDS):
        count: i64 = dynasty_count(state, seat, kind)
        if count == 0:
            continue
        value += float(count * numbers.vp[kind] + state.fed[first + kind] * numbers.bread[kind])
        value += HUNGER * left * float(state.unfed[first + kind] * numbers.bread[kind])
        award = float(numbers.copies[kind]) * hold(state, seat, kind, count, left)
        if cards[kind] > 0:
            award *= float(numbers.times[kind])
        elif award > best_ankh:
            best_ankh = award
        value += award
    if cards[ANKH] > 0:
        value += best_ankh * float(numbers.times[ANKH] - 1)
    return value


def hold(state: IunuState, seat: i64, kind: i64, count: i64, left: float) -> float:
    """How likely the seat has the majority of a caste in the end."""
    rival: i64 = 0
    for other in range(state.seats):
        if other != seat:
            theirs: i64 = dynasty_count(state, other, kind)
            rival = max(rival, theirs)
    lead: i64 = count - rival
    now = 1.0 if lead > 0 else 0.0
    later = HOLD[max(min(lead, 3), -3) + 3]
    return later * left + now * (1.0 - left)


def hand_promise(state: IunuState, seat: i64) -> float:
    """What the best card in hand, or the card that the seat chose to keep, promises."""
    numbers = state.rules.numbers
    if state.kept[seat] >= 0:
        return PROMISE * float(numbers.vp[state.kept[seat]])
    best: i64 = 0
    for kind in range(KINDS):
        if state.hands[seat * KINDS + kind] > 0 and numbers.vp[kind] > best:
            best = numbers.vp[kind]
    return PROMISE * float(best) if rest(state) > 0.0 else 0.0
