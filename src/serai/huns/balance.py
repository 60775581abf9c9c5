"""What follows from how things lie: Curses lifted, Mercenaries full, Wagons missing (HUNS-34 to HUNS-36)."""

from typing import Final

from mypy_extensions import i64

from serai.huns import verbs
from serai.huns.camp import allowed, is_full, lacking, need
from serai.huns.edition import CURSE, MERCENARY, SIZE
from serai.huns.placing import REPLACE
from serai.huns.state import LIFTED, UP, HunsState, top_wagons

CURSES: Final = ((1 << SIZE) - 1) << (SIZE * CURSE)
MERCENARIES: Final = ((1 << SIZE) - 1) << (SIZE * MERCENARY)
"""The cards of a family, as bits."""


def compare(state: HunsState) -> None:
    """Compare needs until nothing changes, then full Mercenaries, then loading places; active seat first."""
    while _lift(state):
        pass
    for step in range(state.seats):
        _fill(state, (state.active + step) % state.seats)
    verbs.rest(state)
    if state.round > 0 and (state.row or top_wagons(state)):
        for step in range(state.seats):
            seat: i64 = (state.active + step) % state.seats
            if lacking(state, seat) > 0:
                state.stack.append(REPLACE[seat])
                return


def _lift(state: HunsState) -> bool:
    """Lift the first Curse that has all it needs; returns whether there was one."""
    for step in range(state.seats):
        seat: i64 = (state.active + step) % state.seats
        if not state.camps[seat].holds & CURSES:
            continue
        for placed in state.camps[seat].cards:
            if placed.card // SIZE == CURSE and placed.mark == UP and placed.total >= need(state, seat, placed.card):
                verbs.mark(state, seat, placed.card, LIFTED)
                return True
    return False


def _fill(state: HunsState, seat: i64) -> None:
    """Note which Mercenaries became full or stopped being so; becoming full has effects, but under Mutiny (HUNS-38)."""
    cards = state.camps[seat].cards
    if not state.camps[seat].holds & MERCENARIES:
        return
    for place in range(len(cards)):
        placed = cards[place]
        if placed.card // SIZE == MERCENARY:
            full = is_full(state, seat, placed)
            if full != placed.full:
                verbs.note_full(state, seat, place, full)
                if full and allowed(state, seat, MERCENARY):
                    state.rules.cards[placed.card].on_full(state, seat)
