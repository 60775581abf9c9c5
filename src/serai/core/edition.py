"""Editions: the numbers of a game, as one TOML file that an owner of a printed copy can replace."""

import re
import tomllib
from typing import Any, cast

from serai.core.errors import BadEdition, BrokenEdition, Phrase, SeraiError

DEEPEST = 3
"""How many levels of tables a place can have, such as `citizens.farmer.vp`."""
LONGEST = 60
"""How many characters of a value a message shows."""
LARGEST = 10**LONGEST


class Edition:
    """The numbers of one edition; each game extends it.

    `name` is the edition's own; `source` the whole TOML text; `built_in` tells whether it comes with Serai, so that
    its name says it all; `warnings` is what is allowed but probably not meant.
    """

    def __init__(self, name: str, source: str, built_in: bool) -> None:
        self.name = name
        self.source = source
        self.built_in = built_in
        self.warnings: list[SeraiError] = []

    def lines(self) -> list[str]:
        """The edition as lines of a view or record: its name and, unless it is built in, its whole text quoted."""
        return edition_lines(self.name, "" if self.built_in else self.source)


def edition_lines(name: str, source: str) -> list[str]:
    """An edition's name and the lines of its text, each after `| `."""
    lines = source.removesuffix("\n").split("\n") if source else []
    return [f"edition: {name}", *[f"| {line}".rstrip() for line in lines]]


class EditionReader:
    """Takes the values of an edition file one by one, each checked, each mistake told with its line.

    A place is written with dots, such as `citizens.farmer.vp`. `where` names the file in messages.
    """

    def __init__(self, source: str, where: str) -> None:
        """Raises BrokenEdition if the text is not TOML."""
        self.source = source
        self.where = where
        self._left: dict[str, object] = {}
        try:
            _flatten(tomllib.loads(source), "", DEEPEST, self._left)
        except (ValueError, RecursionError) as error:
            raise BrokenEdition(source=where, reason=_broken(error)) from None

    def whole(self, place: str, least: int, most: int) -> int:
        """The whole number at a place.

        Raises BadEdition if it is missing, no whole number or out of range.
        """
        expected = Phrase("whole-number-range", "a whole number from {least} to {most}", least=least, most=most)
        value = self._take(place, expected)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise self.mistake(place, value, expected)
        return value

    def has(self, place: str) -> bool:
        """Whether anything stands at a place."""
        return place in self._left

    def word(self, place: str, expected: Phrase, allowed: tuple[str, ...] = ()) -> str:
        """The text at a place, of one line, without blanks around it; it is empty only if that is allowed.

        Raises BadEdition if it is missing, no such text or not one of those allowed.
        """
        value = self._take(place, expected)
        if not isinstance(value, str) or not value.isprintable() or not len(value.strip()) == len(value) <= LONGEST:
            raise self.mistake(place, value, expected)
        if value not in allowed if allowed else not value:
            raise self.mistake(place, value, expected)
        return value

    def finish(self) -> None:
        """Refuse what was never asked for, as the built-in edition says all that can be.

        Raises BadEdition at the first such place.
        """
        expected = Phrase("left-out", "left out, since known are only the names of the built-in edition")
        for place, value in self._left.items():
            raise self.mistake(place, value, expected)

    def mistake(self, place: str, value: object, expected: Phrase) -> BadEdition:
        """The error that a value at a place deserves, None if there is no value."""
        found = _shown(value)
        return BadEdition(source=self.where, line=self.line(place), place=place, found=found, expected=expected)

    def line(self, place: str) -> int:
        """The number of the line that holds a place or, if it is missing, the nearest table around it."""
        wanted = place.split(".")
        table: list[str] = []
        best, best_line = 0, 1
        for number, text in enumerate(self.source.split("\n"), start=1):
            stripped = text.strip()
            if stripped.startswith("["):
                table = _keys(stripped.strip("[] \t").split("]")[0])
                here = table
            elif "=" in stripped and not stripped.startswith("#"):
                here = table + _keys(stripped.split("=", 1)[0])
            else:
                continue
            if len(here) > best and here == wanted[: len(here)]:
                best, best_line = len(here), number
        return best_line

    def _take(self, place: str, expected: Phrase) -> object:
        if place not in self._left:
            inside = [other for other in self._left if other.startswith(f"{place}.")]
            raise self.mistake(place, {} if inside else None, expected)
        return self._left.pop(place)


def _flatten(table: dict[str, Any], place: str, levels: int, into: dict[str, object]) -> None:
    """Enter all that a table holds by its place, down to so many levels of tables."""
    for key, value in table.items():
        name = f'"{key}"' if "." in key else key
        inner = f"{place}.{name}" if place else name
        if isinstance(value, dict) and value and levels > 1:
            _flatten(cast(dict[str, Any], value), inner, levels - 1, into)
        else:
            into[inner] = value


def _shown(value: object) -> Phrase | str:
    """A value as a file would write it, if that is short enough for a message."""
    if value is None:
        return Phrase("missing", "missing")
    if isinstance(value, dict):
        return Phrase("table", "a table")
    if isinstance(value, list):
        return Phrase("list", "a list")
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int) and abs(value) > LARGEST:
        return Phrase("huge-number", "a huge number")
    text = repr(value) if isinstance(value, str) else str(value)
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"


def exactly(text: str) -> Phrase:
    """What must stand somewhere to the letter."""
    return Phrase("exactly", "{text}", text=text)


def short_name() -> Phrase:
    """What the name of an edition must be."""
    return Phrase("short-name", "a short name in quotes")


def _broken(error: Exception) -> Phrase:
    """Why a text is not TOML. The parser explains itself only in English, but says where it stopped."""
    if isinstance(error, RecursionError):
        return Phrase("toml-deep", "its lists or tables are nested too deeply")
    if not isinstance(error, tomllib.TOMLDecodeError):
        return Phrase("toml-number", "it has a number with too many digits")
    place = re.search(r"\(at line (\d+), column (\d+)\)$", str(error))
    if place is None:
        return Phrase("toml-end", "something is missing or wrong at its end")
    line, column = int(place[1]), int(place[2])
    return Phrase("toml-place", "line {line}, column {column} cannot be read", line=line, column=column)


def _keys(dotted: str) -> list[str]:
    return [part.strip().strip("\"'") for part in dotted.split(".")]
