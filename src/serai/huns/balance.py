"""What follows from how things lie: Curses lifted, Mercenaries full, Wagons missing (HUNS-34 to HUNS-36)."""

from typing import Final

from mypy_extensions import i64

from serai.huns import verbs
from serai.huns.camp import CURSES, allowed, lacking
from serai.huns.edition import MERCENARY, SIZE
from serai.huns.placing import REPLACE
from serai.huns.state import LIFTED, HunsState, lowest, top_wagons

FIRST: Final = SIZE * MERCENARY
"""The first Mercenary."""


def compare(state: HunsState) -> None:
    """Compare needs until nothing changes, then full Mercenaries (HUNS-61), then loading places; active seat first.

    Needs depend on their own Camp alone, so only those that changed are looked at.
    """
    for step in range(state.seats):
        seat = active_seat(state, step)
        if (state.changed >> seat) & 1:
            camp = state.camps[seat]
            while camp.filled & CURSES:
                verbs.mark(state, seat, lowest(camp.filled & CURSES), LIFTED)
            if camp.filled != camp.noted:
                _note(state, seat)
    verbs.rest(state)
    if state.round > 0 and (state.row or top_wagons(state)):
        for step in range(state.seats):
            seat = active_seat(state, step)
            if lacking(state, seat) > 0:
                state.stack.append(REPLACE[seat])
                return


def active_seat(state: HunsState, step: i64) -> i64:
    """The seat that comes so many steps clockwise after the active one."""
    seat: i64 = state.active + step
    return seat if seat < state.seats else seat - state.seats


def _note(state: HunsState, seat: i64) -> None:
    """Note which Mercenaries became full or stopped being so; becoming full has effects, but under Mutiny (HUNS-38)."""
    camp = state.camps[seat]
    for card in range(FIRST, FIRST + SIZE):
        full: i64 = (camp.filled >> card) & 1
        if full != (camp.noted >> card) & 1:
            verbs.note_full(state, seat, card, full == 1)
            if full and allowed(state.rules, camp, MERCENARY):
                state.rules.cards[card].on_full(state, seat)
