"""Simulation: many games between bots, on all cores, in constant memory, the same for the same seed on any machine."""

import os
import time
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path

from serai.bots.registry import bot
from serai.bots.spread import Job, spread
from serai.core.action import Action
from serai.core.errors import BadNumber
from serai.core.frame import CHANCE, OVER, State
from serai.core.game import Game
from serai.core.record import Record
from serai.core.rng import Rng
from serai.files import UnwritableFile, reason
from serai.games import game

SHARES = 12
"""A victory in twelfths, so that shared ones add up exactly."""


class Tally:
    """What games add up to. Only whole numbers, so that the order of adding does not matter."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.wins: Counter[str] = Counter()
        self.played: Counter[str] = Counter()
        self.points: Counter[str] = Counter()
        self.sources: Counter[str] = Counter()
        self.rounds: Counter[int] = Counter()
        self.ends: Counter[str] = Counter()

    def add(self, other: "Tally") -> None:
        """Add another tally to this one."""
        self.games += other.games
        self.decisions += other.decisions
        for mine, theirs in (
            (self.wins, other.wins),
            (self.played, other.played),
            (self.points, other.points),
            (self.sources, other.sources),
            (self.ends, other.ends),
        ):
            mine.update(theirs)
        self.rounds.update(other.rounds)

    def asked(self, state: State, legal: list[Action], action: Action) -> None:
        """Count a decision."""
        self.decisions += len(legal) > 1

    def ended(self, state: State, names: list[str]) -> None:
        """Count a game that is over; `names` are the bots that played it."""
        outcome = state.outcome()
        self.games += 1
        for seat, name in enumerate(names):
            self.played[name] += 1
            self.points[name] += outcome.points[seat]
            if seat in outcome.winners:
                self.wins[name] += SHARES // len(outcome.winners)
        for source, points in outcome.sources.items():
            self.sources[source] += sum(points)
        self.rounds[state.round] += 1
        self.ends[outcome.ending] += 1


class Simulation:
    """The result of many games. `seconds` is the time that passed."""

    def __init__(self, tally: Tally, seats: int, seconds: float) -> None:
        self.tally = tally
        self.seats = seats
        self.seconds = seconds

    def json(self) -> dict[str, object]:
        """The result as plain values.

        `wins` maps each bot to its victories, shared ones as parts; `mean_points` each bot to its mean at the end;
        `points_by_source` each source to what it brings a seat on average; `rounds` each number of rounds, and `ends`
        each ending, to the games that had it. All but `seconds` and `decisions_per_second` depend on the seed alone.
        """
        tally = self.tally
        per_seat = max(tally.games * self.seats, 1)
        return {
            "games": tally.games,
            "decisions": tally.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(tally.decisions / self.seconds) if self.seconds > 0 else 0,
            "wins": {name: round(tally.wins[name] / SHARES, 6) for name in sorted(tally.played)},
            "mean_points": {name: round(tally.points[name] / tally.played[name], 6) for name in sorted(tally.played)},
            "points_by_source": {name: round(total / per_seat, 6) for name, total in sorted(tally.sources.items())},
            "rounds": {str(rounds): count for rounds, count in sorted(tally.rounds.items())},
            "ends": dict(sorted(tally.ends.items())),
        }


class Task(Job[Tally]):
    """The games of a simulation."""

    def __init__(
        self,
        key: str,
        edition: str | None,
        seats: int,
        bots: list[str],
        seed: int,
        options: dict[str, str],
        records: str | None,
    ) -> None:
        self.key = key
        self.edition = edition
        self.seats = seats
        self.bots = bots
        self.seed = seed
        self.options = options
        self.records = records

    def play(self, numbers: Iterable[int]) -> Tally:
        """Play the games with these numbers, and write their records if they are wanted."""
        found = game(self.key, self.edition)
        tally = Tally()
        for number in numbers:
            names = [self.bots[(seat + number) % self.seats % len(self.bots)] for seat in range(self.seats)]
            record = Record.begin(found, self.seats, self.options) if self.records is not None else None
            rng = Rng(self.seed).split(number)
            tally.ended(play_game(found, names, self.options, rng, tally.asked, record), names)
            if record is not None:
                record.header.players = names
                _write(Path(str(self.records)) / f"{self.key}-{number + 1:06}.serai", record)
        return tally


def simulate(
    key: str,
    edition: str | os.PathLike[str] | None,
    seats: int,
    games: int,
    bots: list[str],
    seed: int,
    options: dict[str, str],
    processes: int | None = None,
    progress: Callable[[int], None] | None = None,
    records: Path | None = None,
) -> Simulation:
    """Let bots play many games. `bots` fill the seats in turn and move on by a seat after each game.

    `processes` is the number of processes, all cores if None; `progress` is told after each chunk how many games are
    done; `records` is a folder that gets a record of each game.

    Raises UnknownGame, UnknownBot, BadSeats, UnknownOption, BadOption, BadNumber, UnwritableFile and what an edition
    file can raise.
    """
    _check(key, edition, seats, games, bots, options, records)
    task = Task(
        key,
        None if edition is None else os.fspath(edition),
        seats,
        bots,
        seed,
        options,
        None if records is None else str(records),
    )
    started = time.perf_counter()
    total = Tally()
    for part in spread(task, range(games), processes):
        total.add(part)
        if progress is not None:
            progress(total.games)
    return Simulation(total, seats, time.perf_counter() - started)


def _check(
    key: str,
    edition: str | os.PathLike[str] | None,
    seats: int,
    games: int,
    bots: list[str],
    options: dict[str, str],
    records: Path | None,
) -> None:
    game(key, edition).check(seats, options)
    if games < 1:
        raise BadNumber(name="games", least=1, value=games)
    for name in bots:
        bot(name, 0)
    if not bots:
        raise BadNumber(name="bots", least=1, value=0)
    if records is not None:
        try:
            records.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise UnwritableFile(path=records, reason=reason(error)) from None


def play_game(
    found: Game,
    names: list[str],
    options: dict[str, str],
    rng: Rng,
    asked: Callable[[State, list[Action], Action], None],
    record: Record | None = None,
) -> State:
    """A finished game between bots, one for each seat; its luck and theirs depend on `rng` alone.

    `asked` is told of each question before it is answered: the state, the legal actions and the one that is chosen.
    `record` gets all actions.
    """
    bots = [bot(name, rng.split(seat + 1).word()) for seat, name in enumerate(names)]
    state = found.new(len(names), **options)
    while state.chooser != OVER:
        if state.chooser != CHANCE:
            legal = state.legal()
            action = bots[state.chooser].choose(state.view(state.chooser), legal, None)
            asked(state, legal, action)
        elif record is None:
            state.settle(rng)
            continue
        else:
            action = state.sample(rng)
        state.apply(action)
        if record is not None:
            record.note(action)
    return state


def _write(path: Path, record: Record) -> None:
    try:
        path.write_text(record.text(), "utf-8")
    except OSError as error:
        raise UnwritableFile(path=path, reason=reason(error)) from None
