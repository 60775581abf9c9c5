"""What a server sends one seat of a table of IUNU, or a spectator."""

from collections.abc import Iterable
from typing import Any

from serai.core.event import Event
from serai.core.frame import OVER
from serai.iunu.state import IunuState

NAMES = ("Mirza", "Ahmes", "Tuya", "Hapu")
LEVELS = ("", "master", "medium", "easy")
Scene = dict[str, Any]


def scene(state: IunuState, seat: int | None) -> Scene:
    """What the server sends a seat."""
    view = state.view(seat)
    asked = seat is not None and (state.chooser == seat or seat in state.waiting)
    legal = state.legal() if asked else []
    return {
        "game": "iunu",
        "seats": int(state.seats),
        "seat": seat,
        "players": [player(number, number == (seat or 0)) for number in range(state.seats)],
        "version": 40,
        "chooser": int(state.chooser),
        "question": state.question,
        "waiting": state.waiting,
        "picture": state.rules.picture(view),
        "legal": [
            {
                "id": int(action.id),
                "text": action.text,
                "verb": action.verb,
                "names": list(action.names),
                "preview": state.rules.preview(view, action),
            }
            for action in legal
        ],
        "undo": {"possible": False},
        "over": state.chooser == OVER,
    }


def player(number: int, person: bool) -> Scene:
    """Who sits at a seat."""
    kind = {"kind": "person"} if person else {"kind": "bot", "level": LEVELS[number] or "hard"}
    return {"name": NAMES[number], **kind, "connected": True, "away": False}


def told(events: Iterable[Event], seat: int | None) -> list[Scene]:
    """Events as a seat may know them."""
    seen = [event.seen_by(seat) for event in events]
    return [{"key": event.key, "seat": event.seat, "fields": event.fields} for event in seen]
