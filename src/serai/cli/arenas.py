"""From the command line to bots that meet in the arena, and what is told of it."""

import shlex
import signal
from collections.abc import Sequence
from pathlib import Path

import typer

from serai.bots.arena import Match, fill
from serai.bots.bot import Budget
from serai.bots.contest import Contest
from serai.cli.main import INTERRUPTED
from serai.cli.progress import progress
from serai.cli.scores import Scores, new_path
from serai.cli.terminal import Terminal
from serai.core.errors import BadNumber
from serai.games import game


class Order:
    """What is asked for: a match, how many of its groups, and where the results are kept: for good if `out` is given.

    With `play_all` all groups are played, else only as many as it takes to decide.
    """

    def __init__(self, match: Match, games: int, play_all: bool, out: Path | None, processes: int | None) -> None:
        """Raises BadNumber."""
        if processes is not None and processes < 1:
            raise BadNumber(name="--processes", least=1, value=processes)
        self.match = match
        self.groups = match.groups(games)
        self.play_all = play_all
        self.out = out
        self.processes = processes

    def run(self, terminal: Terminal) -> Contest:
        """Play what is not played yet. At Ctrl-C, which leaves the program, say how to go on.

        Raises OtherArena, UnreadableFile and UnwritableFile.
        """
        scores = Scores(self.out or new_path(self.match), self.match)
        path = shlex.quote(str(scores.path))
        try:
            contest = Contest(self.match, self.groups, self.play_all, scores.groups)
            if contest.known:
                games = len(contest.known) * self.match.seats
                terminal.warn(terminal.say("cli-arena-resumed", games=games, path=path))
            with progress(terminal, self.groups * self.match.seats) as tell:
                contest.run(self.processes, scores.keep, tell)
            if self.out is None:
                scores.remove()
            return contest
        except KeyboardInterrupt:
            signal.signal(signal.SIGINT, signal.SIG_IGN)
            games = len(scores.groups) * self.match.seats
            terminal.warn(terminal.say("cli-arena-kept", games=games, path=path))
            raise typer.Exit(INTERRUPTED) from None
        finally:
            scores.close()


def match_of(
    key: str,
    edition: Path | None,
    seats: int,
    bots: str,
    options: dict[str, str],
    seed: int,
    milliseconds: int | None,
    iterations: int | None,
) -> Match:
    """The match that a command line asks for.

    Raises what is wrong with any of it.
    """
    found = game(key, edition)
    found.check(seats, options)
    names: Sequence[str] = [name.strip() for name in bots.split(",")]
    unbounded = milliseconds is None and iterations is None
    budget = None if unbounded else Budget(milliseconds, iterations)
    return Match(found, fill(names, seats), options, seed, budget)
