"""Editions with other numbers, told as changes of the built-in one."""

import tomllib
from importlib.resources import files
from typing import Any

import serai
from serai.iunu.edition import IunuEdition
from serai.iunu.game import Iunu

HELIOPOLIS = files("serai.iunu").joinpath("editions", "heliopolis.toml").read_text("utf-8")


def source(changes: dict[str, object], name: str = "changed") -> str:
    """The built-in edition with other values at some places, `{"afterlife.ankh.times": 3}`, as a file's text.

    A caste's majority award follows its copies, unless it is changed itself.
    """
    numbers: dict[str, Any] = tomllib.loads(HELIOPOLIS)
    numbers["name"] = name
    for place, value in changes.items():
        *tables, last = place.split(".")
        inner = numbers
        for key in tables:
            inner = inner.setdefault(key, {})
        inner[last] = value
        if tables[:1] == ["citizens"] and last == "copies":
            inner["majority"] = changes.get(".".join([*tables, "majority"]), value)
    return "\n".join(_lines(numbers)) + "\n"


def edition(changes: dict[str, object], name: str = "changed") -> Iunu:
    """IUNU in the built-in edition with other values at some places."""
    game = serai.game("iunu", IunuEdition(source(changes, name), f"{name}.toml"))
    assert isinstance(game, Iunu)
    return game


def _lines(numbers: dict[str, Any]) -> list[str]:
    lines = [f"{key} = {_toml(value)}" for key, value in numbers.items() if not isinstance(value, dict)]
    for key, table in numbers.items():
        if isinstance(table, dict):
            lines += [f"[{key}]", *[f"{inner} = {_toml(value)}" for inner, value in table.items()]]
    return lines


def _toml(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join([f"{key} = {_toml(inner)}" for key, inner in value.items()]) + " }"
    if isinstance(value, bool):
        return "true" if value else "false"
    return f'"{value}"' if isinstance(value, str) else str(value)
