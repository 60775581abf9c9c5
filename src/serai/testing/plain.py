"""What states, views and events are made of: plain data, nothing that runs."""

from types import GetSetDescriptorType, MemberDescriptorType
from typing import cast

from serai.core.action import Action, Catalogue
from serai.core.edition import Edition
from serai.core.event import Event
from serai.core.frame import Frame, State
from serai.core.game import Game
from serai.core.view import View

ATOMS = (int, str, bool, type(None))
SHARED = (Action, Catalogue, Edition, Game)


def check_plain(thing: object, allowed: tuple[type, ...] = ()) -> None:
    """Demand that everything which can be reached from a thing is plain.

    Plain are numbers, words, lists, tuples, dicts, frames, events, views and states, the game with what belongs to it,
    and the `allowed` classes of the game's own.
    """
    inner = (Frame, Event, View, State, *allowed)
    seen: set[int] = set()
    waiting: list[tuple[str, object]] = [(type(thing).__name__, thing)]
    while waiting:
        path, one = waiting.pop()
        if id(one) in seen or type(one) in ATOMS or isinstance(one, SHARED):
            continue
        seen.add(id(one))
        if type(one) in (list, tuple):
            items = cast(list[object] | tuple[object, ...], one)
            waiting += [(f"{path}[{place}]", part) for place, part in enumerate(items)]
        elif type(one) is dict:
            entries = cast(dict[object, object], one)
            waiting += [(f"{path}[{key!r}]", part) for key, part in entries.items()]
            waiting += [(f"{path} key", key) for key in entries]
        else:
            assert isinstance(one, inner), f"{path} is a {type(one).__name__}, which is no plain data"
            waiting += [(f"{path}.{name}", part) for name, part in parts(one).items()]


def parts(thing: object) -> dict[str, object]:
    """The attributes of an object, in either build."""
    found = dict(getattr(thing, "__dict__", {}))
    for kind in type(thing).__mro__:
        for name, entry in vars(kind).items():
            if isinstance(entry, (GetSetDescriptorType, MemberDescriptorType)) and not name.startswith("__"):
                found[name] = getattr(thing, name, None)
    return found


def mutable_lists(thing: object) -> list[list[object]]:
    """Every list that can be reached from a thing, without those of shared things such as the game."""
    lists: list[list[object]] = []
    seen: set[int] = set()
    waiting: list[object] = [thing]
    while waiting:
        one = waiting.pop()
        if id(one) in seen or type(one) in ATOMS or isinstance(one, SHARED):
            continue
        seen.add(id(one))
        if isinstance(one, list):
            lists.append(cast(list[object], one))
        if isinstance(one, (list, tuple)):
            waiting += one
        elif isinstance(one, dict):
            waiting += one.values()
        else:
            waiting += parts(one).values()
    return lists
