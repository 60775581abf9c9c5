"""A recorded game step by step."""

from serai.core.errors import BadSeat
from serai.core.event import Event
from serai.core.frame import OVER, State
from serai.core.record import Record
from serai.server import wire
from serai.server.scene import rounds, told


def named(record: Record) -> list[wire.Player]:
    """Who sat where, as the record says."""
    names = record.header.players or [str(seat + 1) for seat in range(record.header.seats)]
    return [wire.Player(name, "person", True, False) for name in names]


def summary(record: Record, players: list[wire.Player]) -> dict[str, object]:
    """What a replay begins with."""
    return {
        "game": record.header.game,
        "players": players,
        "steps": record.steps,
        "rounds": rounds(record)[0],
        "record": record.text(),
    }


def moment(record: Record, players: list[wire.Player], step: int, seat: str) -> dict[str, object]:
    """The table after a step as a seat saw it (a number, none or all), and what happened in the step.

    Raises BadSeat for a seat that is not there.
    """
    if seat not in ("none", "all", *map(str, range(record.header.seats))):
        raise BadSeat(seat=seat, last=record.header.seats - 1)
    own = None if seat in ("none", "all") else int(seat)
    before = len(_log(record.replay(max(0, step - 1), log=True)))
    state = record.replay(step, log=True)
    view = state.view(own)
    scene = wire.Scene(
        game=record.header.game,
        seats=record.header.seats,
        seat=own,
        players=players,
        version=step,
        chooser=view.chooser,
        question=view.question,
        waiting=view.waiting,
        picture=record.game.picture(view),
        legal=[],
        undo=wire.UndoState(False),
        over=state.chooser == OVER,
    )
    return {"scene": scene, "events": told(_log(state)[before:], own)}


def _log(state: State) -> list[Event]:
    return state.log or []
