"""The terminal: the words of its reader, what is printed there, and the lines that are typed."""

import os
import sys
from collections.abc import Sequence
from itertools import pairwise
from typing import TextIO

from rich.console import Console, Group, RenderableType
from rich.text import Text

from serai.core.errors import SeraiError
from serai.words import Words, choose_language

WIDEST = 100
"""The most columns that texts to read take."""


class Screen(Console):
    """A Rich console that prints what it is given as it is, and lets a reader that went away be noticed."""

    def __init__(self, file: TextIO) -> None:
        super().__init__(file=file, highlight=False, markup=False, emoji=False)

    def on_broken_pipe(self) -> None:
        """Raises BrokenPipeError, where Rich would leave the program."""
        raise BrokenPipeError


class Terminal:
    """What a command talks to: `out` for results, `errors` for what went wrong and how far things are.

    `live` tells whether a person sits at a screen that can be drawn anew; else lines go out and come in one by one.
    """

    def __init__(self, words: Words) -> None:
        self.words = words
        self.say = words.say
        self.out = Screen(sys.stdout)
        self.errors = Screen(sys.stderr)
        self.live = sys.stdin.isatty() and self.out.is_terminal and not self.out.is_dumb_terminal

    @classmethod
    def start(cls, arguments: Sequence[str]) -> "Terminal":
        """The terminal in the language that the arguments or else the environment ask for.

        Raises UnknownLanguage.
        """
        wanted = [after for before, after in pairwise(arguments) if before == "--lang"]
        wanted += [one.removeprefix("--lang=") for one in arguments if one.startswith("--lang=")]
        return cls(Words(choose_language(wanted[-1] if wanted else None, os.environ)))

    @property
    def reading_width(self) -> int:
        """The columns that texts to read take here."""
        return min(self.out.width, WIDEST)

    def print(self, *things: RenderableType) -> None:
        """Print results, each from the start of a line."""
        self.out.print(Group(*things))

    def tell(self, sentence: str) -> None:
        """Print a sentence, on one line whatever its length, so that a path in it can be copied."""
        self.out.print(sentence, soft_wrap=True)

    def warn(self, sentence: str) -> None:
        """Print a sentence beside the results."""
        self.errors.print(sentence, style="bold red", soft_wrap=True)

    def fail(self, error: SeraiError) -> None:
        """Print the sentence for an error, on one line."""
        self.warn(plain(self.words.error(error)))

    def ask(self, prompt: str) -> str:
        """A line that is typed, without the blanks around it.

        Raises EOFError where nothing more comes, or the terminal is gone.
        """
        self.out.print(prompt, end=" ", style="bold")
        self.out.file.flush()
        try:
            return input().strip()
        except OSError:
            raise EOFError from None
        finally:
            if not self.live:
                self.out.print()

    def read(self, thing: RenderableType) -> None:
        """Print something to read, its lines not too long for the eye."""
        self.out.print(Group(thing), width=self.reading_width)

    def page(self, thing: RenderableType, prompt: str) -> None:
        """Print something to read that may be longer than the screen, one screenful at a time."""
        if not self.live:
            self.read(thing)
            return
        options = self.out.options.update(width=self.reading_width)
        lines = self.out.render_lines(thing, options, pad=False)
        room = max(self.out.height - 2, 1)
        for first in range(0, len(lines), room):
            self.out.clear()
            for line in lines[first : first + room]:
                self.out.print(Text.assemble(*[(segment.text, segment.style or "") for segment in line]))
            try:
                self.ask(prompt)
            except EOFError:
                return


def plain(text: str) -> str:
    """A text on one line, without signs that could move the cursor or do worse."""
    return "".join([sign if sign.isprintable() else "�" for sign in " ".join(text.split())])
