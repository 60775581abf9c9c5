"""Scoring (HUNS-24 to HUNS-27): the sheet of each seat and the outcome. Only reads."""

from mypy_extensions import i64

from serai.core.outcome import Outcome
from serai.huns.camp import fled_count, is_full, works
from serai.huns.cards.treasures import type_counts
from serai.huns.edition import MERCENARY, RAID, SIZE, TREASURE
from serai.huns.state import HunsState

SOURCES = ("raids", "mercenaries", "veteran", "treasures", "curses", "wagons", "types")
"""Where VP come from: Raids, Mercenaries full or not, the Veteran, Treasures, fled Curses, Wagons, their types."""


def sheet(state: HunsState, seat: i64) -> list[int]:
    """What a seat would score if the game ended now, by source in the order of SOURCES."""
    raids: i64 = 0
    mercenaries: i64 = 0
    veteran: i64 = 0
    treasures: i64 = 0
    for placed in state.camps[seat].cards:
        family = placed.card // SIZE
        if family == RAID:
            raids += 1
        elif family == MERCENARY:
            mercenaries += 1 if is_full(placed) else -1
            if works(state, seat, placed.card):
                veteran += state.rules.cards[placed.card].score(state, seat)
        elif family == TREASURE:
            treasures += state.rules.cards[placed.card].score(state, seat)
    sent: i64 = len(state.camps[seat].sent)
    types = type_counts(state, seat)
    different: i64 = 0
    for count in types:
        if count > 0:
            different += 1
    best: i64 = max(types)
    curses: i64 = -state.seats * fled_count(state, seat)
    best = max(best, different)
    return [raids, mercenaries, veteran, treasures, curses, state.seats * sent, best]


def judge(state: HunsState) -> Outcome:
    """The outcome of a finished game (HUNS-27)."""
    sheets = [sheet(state, seat) for seat in range(state.seats)]
    points = [sum(one) for one in sheets]
    best = max(points)
    leaders = [seat for seat in range(state.seats) if points[seat] == best]
    richest = max([sum(state.camps[seat].stash) for seat in leaders])
    winners = [seat for seat in leaders if sum(state.camps[seat].stash) == richest]
    decided = "points" if len(leaders) == 1 else "stash" if len(winners) == 1 else "shared"
    sources = {name: [one[place] for one in sheets] for place, name in enumerate(SOURCES)}
    return Outcome(tuple(winners), points, sources, state.ending, decided)
