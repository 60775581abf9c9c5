"""What a seat or a spectator is shown of a table, built from its view alone."""

from collections.abc import Collection
from typing import cast

from serai.core.event import Event
from serai.core.record import Record
from serai.server import wire
from serai.server.table import Table


def scene(table: Table, seat: int | None, here: Collection[int]) -> wire.Scene:
    """The table as a seat sees it, or a spectator for None. `here` are the seats of people who are connected."""
    view = table.state.view(seat)
    legal = table.legal(seat) if seat is not None else []
    return wire.Scene(
        game=table.plan.game,
        seats=len(table.plan.seats),
        seat=seat,
        players=players(table, here),
        version=table.version,
        chooser=view.chooser,
        question=view.question,
        waiting=[other for other in view.waiting if other in table.owing()],
        picture=table.game.picture(view),
        legal=[
            wire.Legal(int(one.id), one.text, one.verb, list(one.names), table.game.preview(view, one)) for one in legal
        ],
        undo=undo_state(table, seat),
        over=table.over,
    )


def players(table: Table, here: Collection[int]) -> list[wire.Player]:
    """Who sits where."""
    return [
        wire.Player(
            one.name,
            one.kind,
            one.kind == "bot" or seat in here,
            seat in table.away,
            one.level if one.kind == "bot" else None,
        )
        for seat, one in enumerate(table.plan.seats)
    ]


def undo_state(table: Table, seat: int | None) -> wire.UndoState:
    """Whether a seat may take back its latest decision."""
    if seat is None or not table.started:
        return wire.UndoState(False)
    found = table.undo(seat)
    if found.refused is None:
        return wire.UndoState(True)
    return wire.UndoState(False, wire.Reason(found.refused.key, dict(found.refused.fields)))


def told(events: list[Event], seat: int | None) -> list[wire.WireEvent]:
    """Events as a seat may know them."""
    seen = [event.seen_by(seat) for event in events]
    return [wire.WireEvent(one.key, one.seat, one.fields) for one in seen]


def rounds(record: Record) -> tuple[list[int], list[list[int]]]:
    """At which step each round begins, and the points in sight by seat at its end."""
    begins: list[int] = []
    points: list[list[int]] = []
    state = record.new()
    latest = 0
    for index, entry in enumerate(record.entries):
        number = max(1, int(str(record.game.picture(state.view(None))["round"])))
        if number != latest:
            latest = number
            begins.append(index)
            points.append([])
        if entry.text:
            record.step(state, index)
        points[-1] = _points(record.game.picture(state.view(None)))
    return begins, points


def _points(picture: dict[str, object]) -> list[int]:
    seats = cast("list[dict[str, dict[str, int]]]", picture["seats"])
    return [seat["points"]["total"] for seat in seats]
