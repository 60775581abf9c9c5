"""Running text that is broken into lines where its language allows: at blanks, and between Han characters."""

import re
from typing import Any, Final

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions
from rich.containers import Lines
from rich.measure import Measurement
from rich.text import Text

HAN: Final = "\u2e80-\u2fff\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff"
OPENING: Final = "\uff08\u300c\u300e\u300a\u3008\u3014\u3010"
CLOSING: Final = "\u3001\u3002\uff0c\uff1a\uff1b\uff1f\uff01\uff09\u300d\u300f\u300b\u3009\u3015\u3011"
PIECE: Final = re.compile(rf"\s+|[{OPENING}]*(?:[{HAN}]|[^\s{HAN}{OPENING}{CLOSING}]+)?[{CLOSING}]*\s*")
"""What stays together on a line: no closing sign begins one, and no opening sign ends one."""


class Prose(Text):
    """Text that wraps well in every language."""

    def wrap(self, console: Console, width: int, **options: Any) -> Lines:
        """The text as lines of at most so many cells."""
        lines = Lines()
        for line in self.split(allow_blank=True):
            parts = line.divide(breaks(line.plain, width))
            for part in parts:
                part.rstrip()
            lines.extend(parts)
        return lines

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        """The width of the widest piece, and of the widest line."""
        lines = self.plain.splitlines() or [""]
        pieces = [cell_len(piece.strip()) for line in lines for piece in PIECE.findall(line)]
        return Measurement(max(pieces, default=0), max([cell_len(line) for line in lines]))


def breaks(text: str, width: int) -> list[int]:
    """Where a line of text is to be broken so that no part is wider than so many cells."""
    places: list[int] = []
    place = used = 0
    for piece in PIECE.findall(text):
        if used and used + cell_len(piece.rstrip()) > width:
            places.append(place)
            used = 0
        for sign in piece:
            cells = cell_len(sign)
            if used + cells > width and not sign.isspace():
                places.append(place)
                used = 0
            used += cells
            place += 1
    return places
