"""Editions with other numbers, told as changes of a built-in one."""

import tomllib
from importlib.resources import files
from typing import Any


def built_in(key: str, name: str) -> str:
    """The text of the edition of this name that comes with a game."""
    return files(f"serai.{key}").joinpath("editions", f"{name}.toml").read_text("utf-8")


def changed(text: str, changes: dict[str, object], name: str) -> str:
    """An edition's text under another name with other values at some places, `{"curse.mud.spaces": 1}`.

    A place whose value is None is left out.
    """
    numbers: dict[str, Any] = tomllib.loads(text)
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
    if isinstance(value, bool):
        return "true" if value else "false"
    return f'"{value}"' if isinstance(value, str) else str(value)
