"""Tables for tests, and somebody who answers for all seats."""

from serai.core.frame import CHANCE, OVER
from serai.core.rng import Rng
from serai.server.plan import Asked, AskedSeat, planned
from serai.server.table import Table


def people(seats: int = 2, **more: object) -> Table:
    """A started table of so many people at one device."""
    asked = Asked("iunu", [AskedSeat("me" if seat == 0 else "here", f"P{seat}") for seat in range(seats)])
    for name, value in more.items():
        setattr(asked, name, value)
    table = Table("t1", planned(asked, "owner"), [])
    table.apply("start")
    return table


def go_on(table: Table, luck: Rng, until: str = "", most: int = 10_000) -> list[str]:
    """Play at random until a question, or to the end; the entries."""
    entries: list[str] = []
    while table.state.chooser != OVER and len(entries) < most:
        if table.state.chooser == CHANCE:
            entry = table.luck(luck)
            assert entry is not None
        else:
            if table.state.question == until:
                break
            seat = table.owing()[0]
            legal = table.legal(seat)
            entry = table.check_act(seat, legal[luck.below(len(legal))].text)
        table.apply(entry)
        entries.append(entry)
    return entries
