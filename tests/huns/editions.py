"""Editions with other cards and numbers, told as changes of the built-in one."""

import tomllib
from importlib.resources import files
from typing import Any

import serai
from serai.huns.edition import CARDS, FAMILIES, SIZE, HunsEdition
from serai.huns.game import Huns

STEPPE = files("serai.huns").joinpath("editions", "steppe.toml").read_text("utf-8")


def source(changes: dict[str, object], name: str = "changed") -> str:
    """The built-in edition with other values at some places, `{"curse.mud.spaces": 1}`, as a file's text.

    A place whose value is None is left out.
    """
    numbers: dict[str, Any] = tomllib.loads(STEPPE)
    numbers["name"] = name
    for place, value in changes.items():
        *tables, last = place.split(".")
        inner = numbers
        for key in tables:
            inner = inner.setdefault(key, {})
        if value is None:
            inner.pop(last, None)
        else:
            inner[last] = value
    return "\n".join(_lines(numbers)) + "\n"


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


def _lines(numbers: dict[str, Any]) -> list[str]:
    lines = [f"{key} = {_toml(value)}" for key, value in numbers.items() if not isinstance(value, dict)]
    for key, table in numbers.items():
        if isinstance(table, dict):
            lines += [f"[{key}]", *[f"{inner} = {_toml(value)}" for inner, value in table.items()]]
    return lines


def _toml(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join([f"{key} = {_toml(inner)}" for key, inner in value.items()]) + " }"
    if isinstance(value, list):
        return "[" + ", ".join([_toml(inner) for inner in value]) + "]"
    return f'"{value}"' if isinstance(value, str) else str(value)
