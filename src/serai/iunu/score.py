"""Scoring (IUNU-14 to IUNU-19): the sheet of each seat and the outcome. Only reads."""

from mypy_extensions import i64

from serai.core.outcome import Outcome
from serai.iunu.edition import ANKH, KINDS
from serai.iunu.state import NONE, IunuState, afterlife_of, dynasty_count

DEBEN_PER_VP = 3
"""How many Deben are worth 1 VP (IUNU-18)."""


class Majority:
    """A majority award (IUNU-15) and the Afterlife card that multiplies it, NONE if there is none (IUNU-16)."""

    def __init__(self, kind: int, award: int, card: int, times: int) -> None:
        self.kind = kind
        self.award = award
        self.card = card
        self.times = times

    @property
    def points(self) -> int:
        """The VP that it brings."""
        return self.award * self.times


class Sheet:
    """What a seat scores, by source; `afterlife` is what the multipliers add to the plain awards."""

    def __init__(self, citizens: int, majorities: list[Majority], bread: int, deben: int) -> None:
        self.citizens = citizens
        self.majorities = majorities
        self.bread = bread
        self.deben = deben

    @property
    def majority(self) -> int:
        """The plain awards."""
        return sum([one.award for one in self.majorities])

    @property
    def afterlife(self) -> int:
        """What the Afterlife cards add to them."""
        return sum([one.points - one.award for one in self.majorities])

    @property
    def total(self) -> int:
        """All VP."""
        return self.citizens + self.majority + self.afterlife + self.bread + self.deben


def majorities(state: IunuState) -> list[int]:
    """For each caste the seat that alone has the most, or NONE (IUNU-15)."""
    holders: list[int] = []
    for kind in range(KINDS):
        most: i64 = 0
        holder: i64 = NONE
        for seat in range(state.seats):
            count = dynasty_count(state, seat, kind)
            if count > most:
                most = count
                holder = seat
            elif count == most:
                holder = NONE
        holders.append(holder)
    return holders


def assign(awards: list[int], cards: list[int], times: list[int]) -> list[int]:
    """The best use of Afterlife cards (IUNU-16): for each caste the kind of card on its award, or NONE.

    `awards` is 0 where the seat has no majority; `cards` counts its Afterlife cards by kind. Each Ankh adds the same
    whatever the others do, so the best places are those where one adds most; a place whose own card it replaces uses
    fewer cards than another that gains as much, and so comes first; then table order.
    """
    chosen = [NONE] * KINDS
    gains: list[tuple[int, int, int]] = []
    for kind in range(KINDS):
        own = times[kind] if cards[kind] > 0 and times[kind] > 1 else 1
        if awards[kind] > 0:
            if own > 1:
                chosen[kind] = kind
            gains.append((-awards[kind] * (times[ANKH] - own), 0 if own > 1 else 1, kind))
    gains.sort()
    for gain, _, kind in gains[: cards[ANKH]]:
        if gain < 0:
            chosen[kind] = ANKH
    return chosen


def sheet(state: IunuState, seat: i64, holders: list[int]) -> Sheet:
    """What a seat would score if the game ended now (IUNU-14 to IUNU-18); `holders` is what `majorities` says."""
    numbers = state.rules.numbers
    first = seat * KINDS
    citizens: i64 = 0
    bread: i64 = 0
    for kind in range(KINDS):
        citizens += dynasty_count(state, seat, kind) * numbers.vp[kind]
        bread += state.fed[first + kind] * numbers.bread[kind]
    awards = [numbers.copies[kind] if holders[kind] == seat else 0 for kind in range(KINDS)]
    chosen = assign(awards, afterlife_of(state.burials, seat), numbers.times)
    lines = [
        Majority(kind, awards[kind], chosen[kind], numbers.times[chosen[kind]] if chosen[kind] >= 0 else 1)
        for kind in range(KINDS)
        if awards[kind] > 0
    ]
    return Sheet(citizens, lines, bread, state.deben[seat] // DEBEN_PER_VP)


def judge(state: IunuState) -> Outcome:
    """The outcome of a finished game (IUNU-19)."""
    holders = majorities(state)
    sheets = [sheet(state, seat, holders) for seat in range(state.seats)]
    points = [one.total for one in sheets]
    best = max(points)
    leaders = [seat for seat in range(state.seats) if points[seat] == best]
    richest = max([state.deben[seat] for seat in leaders])
    winners = [seat for seat in leaders if state.deben[seat] == richest]
    decided = "points" if len(leaders) == 1 else "deben" if len(winners) == 1 else "shared"
    sources = {
        "citizens": [one.citizens for one in sheets],
        "majority": [one.majority for one in sheets],
        "afterlife": [one.afterlife for one in sheets],
        "bread": [one.bread for one in sheets],
        "deben": [one.deben for one in sheets],
    }
    return Outcome(tuple(winners), points, sources, state.ending, decided)
