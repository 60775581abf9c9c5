"""Editions with other cards and numbers, told as changes of the built-in one."""

import serai
from serai.huns.edition import CARDS, FAMILIES, SIZE, HunsEdition
from serai.huns.game import Huns
from tests.editions import built_in, changed

STEPPE = built_in("huns", "steppe")


def source(changes: dict[str, object], name: str = "changed") -> str:
    """The built-in edition with other values at some places, `{"curse.mud.spaces": 1}`, as a file's text.

    A place whose value is None is left out.
    """
    return changed(STEPPE, changes, name)


def edition(changes: dict[str, object], name: str = "changed") -> Huns:
    """HUNS in the built-in edition with other values at some places."""
    game = serai.game("huns", HunsEdition(source(changes, name), f"{name}.toml"))
    assert isinstance(game, Huns)
    return game


def only(*cards: str, **changes: object) -> Huns:
    """HUNS with these cards alone; of a family with none named, its last without a mark."""
    left: dict[str, object] = {}
    for family, name in enumerate(FAMILIES):
        keys = CARDS[family * SIZE : family * SIZE + SIZE]
        kept = [key for key in keys if key in cards] or [keys[SIZE - 3]]
        left |= {f"{name}.{key}": None for key in keys if key not in kept}
        left |= {f"{name}.{key}.mark": "" for key in kept}
    return edition({**left, **{place.replace("__", ".").replace("_", "-"): value for place, value in changes.items()}})
