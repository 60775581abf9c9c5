"""Studies: many games of one game between greedy bots, on all cores, tallied for each number of seats."""

import os
from collections.abc import Callable, Iterable, Sequence

from serai.balance.registry import watch_for
from serai.balance.tally import Table, Tally
from serai.balance.watch import Watch
from serai.bots.simulation import play_game
from serai.bots.spread import Job, spread
from serai.core.errors import BadNumber
from serai.core.game import Game
from serai.core.rng import Rng
from serai.games import game

BOT = "greedy"


class Study:
    """What was found about a game: a tally for each number of seats."""

    def __init__(self, game: Game, watch: Watch, options: dict[str, str], tallies: dict[int, Tally]) -> None:
        self.game = game
        self.watch = watch
        self.options = options
        self.tallies = tallies


class Games(Job[Tally]):
    """The games with one number of seats."""

    def __init__(self, key: str, edition: str | None, seats: int, seed: int, options: dict[str, str]) -> None:
        self.key = key
        self.edition = edition
        self.seats = seats
        self.seed = seed
        self.options = options

    def play(self, numbers: Iterable[int]) -> Tally:
        """Play the games with these numbers."""
        found = game(self.key, self.edition)
        watch = watch_for(found)
        tally = Tally(self.seats, watch.size)
        for number in numbers:
            table = Table(watch)
            rng = Rng(self.seed).split(number)
            table.end(play_game(found, [BOT] * self.seats, self.options, rng, table.asked), tally)
        return tally


def study(
    key: str,
    edition: str | os.PathLike[str] | None,
    seats: Sequence[int],
    games: int,
    seed: int,
    options: dict[str, str],
    processes: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> Study:
    """Let greedy bots play so many games with each of the numbers of seats, all that there are if none is named.

    `processes` is the number of processes, all cores if None; `progress` is told again and again how many games are
    done. All but the edition's file depends on the seed alone.

    Raises UnknownGame, BadSeats, UnknownOption, BadOption, BadNumber and what an edition file can raise.
    """
    found = game(key, edition)
    counts = sorted(set(seats)) or list(found.seats)
    played: dict[str, str] = {}
    for count in counts:
        played = found.check(count, options)
    if games < 1:
        raise BadNumber(name="games", least=1, value=games)
    watch = watch_for(found)
    tallies: dict[int, Tally] = {}
    done = 0
    for count in counts:
        tallies[count] = Tally(count, watch.size)
        job = Games(key, None if edition is None else os.fspath(edition), count, seed, options)
        for part in spread(job, range(games), processes):
            tallies[count].add(part)
            done += part.games
            if progress is not None:
                progress(done)
    return Study(found, watch, played, tallies)
