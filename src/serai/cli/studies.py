"""From the command line to a report on the balance of games."""

import shlex
from collections.abc import Callable, Sequence
from pathlib import Path

from serai.balance.page import page
from serai.balance.plots import check_plots, draw
from serai.balance.study import Study, study
from serai.cli.progress import progress
from serai.cli.save import save
from serai.cli.terminal import Terminal
from serai.core.errors import BadNumber
from serai.files import UnwritableFile, reason
from serai.games import game

PAGE, PICTURES = "balance.md", "balance"
"""The report in its folder, and the folder of its pictures beside it."""


class Order:
    """What is asked for: games, the numbers of seats (all if none is named), games for each, and so on."""

    def __init__(
        self,
        keys: Sequence[str],
        edition: Path | None,
        seats: Sequence[int],
        games: int,
        seed: int,
        options: dict[str, str],
        processes: int | None,
    ) -> None:
        self.keys = list(dict.fromkeys(keys))
        self.edition = edition
        self.seats = sorted(set(seats))
        self.games = games
        self.seed = seed
        self.options = options
        self.processes = processes

    def check(self) -> None:
        """Find what is wrong with any of it, before the first game.

        Raises that.
        """
        if self.games < 1:
            raise BadNumber(name="games", least=1, value=self.games)
        if self.processes is not None and self.processes < 1:
            raise BadNumber(name="--processes", least=1, value=self.processes)
        for key in self.keys:
            found = game(key, self.edition)
            for seats in self.seats or found.seats:
                found.check(seats, self.options)

    def command(self, out: Path, language: str) -> str:
        """The command line that makes the report again."""
        words = ["serai", "balance", *self.keys]
        if self.edition is not None:
            words += ["--edition", str(self.edition)]
        for seats in self.seats:
            words += ["--seats", str(seats)]
        words += ["--games", str(self.games), "--seed", str(self.seed)]
        for name, value in self.options.items():
            words += ["--option", f"{name}={value}"]
        words += ["--out", str(out)]
        if language != "en":
            words += ["--lang", language]
        return shlex.join(words)

    def run(self, terminal: Terminal) -> list[Study]:
        """Play all games."""
        kinds = [len(self.seats or game(key, self.edition).seats) for key in self.keys]
        found: list[Study] = []
        with progress(terminal, self.games * sum(kinds)) as tell:
            for place, key in enumerate(self.keys):
                before = self.games * sum(kinds[:place])
                found.append(
                    study(
                        key,
                        self.edition,
                        self.seats,
                        self.games,
                        self.seed,
                        self.options,
                        self.processes,
                        _after(before, tell),
                    )
                )
        return found


def _after(before: int, tell: Callable[[int], None]) -> Callable[[int], None]:
    """Tell how many games are done, with those that were before."""
    return lambda done: tell(before + done)


def prepare(out: Path) -> None:
    """Make the folders of a report.

    Raises MissingPlots and UnwritableFile.
    """
    check_plots()
    try:
        (out / PICTURES).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UnwritableFile(path=out / PICTURES, reason=reason(error)) from None


def write(studies: Sequence[Study], order: Order, out: Path, terminal: Terminal) -> Path:
    """Write the page and its pictures; returns where the page is.

    Raises UnwritableFile.
    """
    try:
        for found in studies:
            draw(found, out / PICTURES, terminal.words)
    except OSError as error:
        raise UnwritableFile(path=out / PICTURES, reason=reason(error)) from None
    save(out / PAGE, page(studies, order.command(out, terminal.words.language), terminal.words))
    return out / PAGE
