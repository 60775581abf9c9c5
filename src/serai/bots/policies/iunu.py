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
from serai.core.view import View
from serai.iunu.edition import ANKH, KINDS
from serai.iunu.score import DEBEN_PER_VP
from serai.iunu.state import IunuState, afterlife_of, last_round
from serai.iunu.view import IunuView

HOLD: Final = [0.04, 0.1, 0.22, 0.4, 0.66, 0.84, 0.94]
"""The chance that a majority is ours in the end, by our lead now from -3 or less to 3 or more."""
HUNGER: Final = 0.3
PURSE: Final = 0.4
PROMISE: Final = 0.25
EFFECTS: Final = ("feed", "add", "ransom", "look", "take")
MAJORITIES: Final = ("play", "add", "ransom", "use-artisan", "use-soldier")
"""Where an answer can give or take a majority, which rivals' Afterlife cards may multiply."""


class IunuPolicy(Policy):
    """Advice on IUNU."""

    def value(self, state: State, seat: i64) -> float:
        """A seat's valuation less the mean of its rivals'."""
        table = cast(IunuState, state)
        left = rest(table)
        leads = Leads(table)
        rivals = 0.0
        for other in range(table.seats):
            if other != seat:
                rivals += valuation(table, other, left, leads)
        own = valuation(table, seat, left, leads) + hand_promise(table, seat, left)
        return own - rivals / float(table.seats - 1)

    def resolving(self, state: State) -> bool:
        """Whether an ability is under way. What rivals keep in the Discard phase is worth nothing to the seat."""
        question = state.question
        return question in EFFECTS or question.startswith("use")

    def stakes(self, state: State) -> bool:
        """Always: it is about Afterlife cards that a seat looks at."""
        return True

    def guesses(self, view: View) -> bool:
        """Where majorities may change hands and a rival has an Afterlife card."""
        if view.question in MAJORITIES:
            for burial in cast(IunuView, view).burials:
                if burial.seat != view.seat:
                    return True
        return False

    def by_lot(self, state: State) -> bool:
        """Never: no answer to what an ability asks names a rival."""
        return False


class Leads:
    """For each caste, the most Citizens that a Dynasty has, and the next most; alike if two have the most."""

    def __init__(self, state: IunuState) -> None:
        self.most: list[int] = []
        self.next: list[int] = []
        unfed = state.unfed
        fed = state.fed
        end: i64 = state.seats * KINDS
        for kind in range(KINDS):
            most: i64 = 0
            second: i64 = 0
            place: i64 = kind
            while place < end:
                count: i64 = unfed[place]
                more: i64 = fed[place]
                count += more
                if count > most:
                    second = most
                    most = count
                elif count > second:
                    second = count
                place += KINDS
            self.most.append(most)
            self.next.append(second)


def rest(state: IunuState) -> float:
    """The part of the game that is still to come, from 1 to 0."""
    if state.ending:
        return 0.0
    last: i64 = last_round(state.seats)
    return float(last - state.round) / float(last)


def valuation(state: IunuState, seat: i64, left: float, leads: Leads) -> float:
    """What the seat may hope to score from what lies on the table; `left` is the part of the game still to come."""
    numbers = state.rules.numbers
    value = float(state.deben[seat]) * (1.0 / float(DEBEN_PER_VP) + PURSE * left)
    cards = afterlife_of(state.burials, seat)
    best_ankh = 0.0
    first: i64 = seat * KINDS
    for kind in range(KINDS):
        unfed: i64 = state.unfed[first + kind]
        fed: i64 = state.fed[first + kind]
        count: i64 = unfed + fed
        if count == 0:
            continue
        vp: i64 = numbers.vp[kind]
        bread: i64 = numbers.bread[kind]
        value += float(count * vp + fed * bread) + HUNGER * left * float(unfed * bread)
        award = float(numbers.copies[kind]) * hold(leads, kind, count, left)
        if cards[kind] > 0:
            award *= float(numbers.times[kind])
        elif award > best_ankh:
            best_ankh = award
        value += award
    if cards[ANKH] > 0:
        value += best_ankh * float(numbers.times[ANKH] - 1)
    return value


def hold(leads: Leads, kind: i64, count: i64, left: float) -> float:
    """How likely a seat with so many Citizens of a caste has the majority in the end."""
    rival: i64 = leads.most[kind]
    if count == rival:
        rival = leads.next[kind]
    lead: i64 = count - rival
    now = 1.0 if lead > 0 else 0.0
    if lead > 3:
        lead = 3
    elif lead < -3:
        lead = -3
    return HOLD[lead + 3] * left + now * (1.0 - left)


def hand_promise(state: IunuState, seat: i64, left: float) -> float:
    """What the best card in hand, or the card that the seat chose to keep, promises."""
    numbers = state.rules.numbers
    if state.kept[seat] >= 0:
        return PROMISE * float(numbers.vp[state.kept[seat]])
    if left <= 0.0:
        return 0.0
    best: i64 = 0
    for kind in range(KINDS):
        if state.hands[seat * KINDS + kind] > 0 and numbers.vp[kind] > best:
            best = numbers.vp[kind]
    return PROMISE * float(best)
