"""What follows from how things lie: Curses lifted, Mercenaries full, Wagons missing (HUNS-34 to HUNS-36)."""

from mypy_extensions import i64

from serai.huns import verbs
from serai.huns.camp import CURSES, MERCENARIES, allowed, is_full, lacking
from serai.huns.edition import CURSE, MERCENARY, SIZE
from serai.huns.placing import REPLACE
from serai.huns.state import LIFTED, UP, HunsState, bit, top_wagons


def compare(state: HunsState) -> None:
    """Compare needs until nothing changes, then full Mercenaries, then loading places; active seat first.

    Needs depend on their own Camp alone, so only those that changed are looked at.
    """
    for step in range(state.seats):
        seat: i64 = (state.active + step) % state.seats
        if state.changed & bit(seat):
            if state.camps[seat].holds & CURSES:
                while _lift(state, seat):
                    pass
            if state.camps[seat].holds & MERCENARIES:
                _fill(state, seat)
    verbs.rest(state)
    if state.round > 0 and (state.row or top_wagons(state)):
        for step in range(state.seats):
            seat = (state.active + step) % state.seats
            if lacking(state, seat) > 0:
                state.stack.append(REPLACE[seat])
                return


def _lift(state: HunsState, seat: i64) -> bool:
    """Lift the first Curse of a Camp that has all it needs; returns whether there was one."""
    for placed in state.camps[seat].cards:
        if placed.card // SIZE == CURSE and placed.mark == UP and placed.total >= placed.need:
            verbs.mark(state, seat, placed.card, LIFTED)
            return True
    return False


def _fill(state: HunsState, seat: i64) -> None:
    """Note which Mercenaries became full or stopped being so; becoming full has effects, but under Mutiny (HUNS-38)."""
    cards = state.camps[seat].cards
    for place in range(len(cards)):
        placed = cards[place]
        if placed.card // SIZE == MERCENARY:
            full = is_full(placed)
            if full != placed.full:
                verbs.note_full(state, seat, place, full)
                if full and allowed(state.rules, state.camps[seat], MERCENARY):
                    state.rules.cards[placed.card].on_full(state, seat)
