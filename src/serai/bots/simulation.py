"""Simulation: many games between bots, on all cores, in constant memory, the same for the same seed on any machine."""

import multiprocessing
import os
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing.synchronize import Event
from pathlib import Path

from serai.bots.registry import bot
from serai.core.errors import BadNumber
from serai.core.frame import CHANCE, OVER
from serai.core.game import Game
from serai.core.record import Record
from serai.core.rng import Rng
from serai.files import UnwritableFile, reason
from serai.games import game
from serai.interrupts import held

SHARES = 12
"""A victory in twelfths, so that shared ones add up exactly."""
CHUNK = 10
"""Games that a process plays before it reports."""
AHEAD = 4
"""Chunks handed out for each process at a time."""
_orders: list[Event] = []
"""In a process that plays for another: the word to stop."""


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


class Task:
    """What every process needs to know to play its games."""

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
    for part in _parts(task, games, processes or os.cpu_count() or 1):
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


def _parts(task: Task, games: int, processes: int) -> Iterator[Tally]:
    """The tallies of all chunks, in whatever order they come."""
    chunks = iter([range(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)])
    if processes == 1 or games <= CHUNK:
        for chunk in chunks:
            yield play_chunk(task, chunk)
        return
    spawn = multiprocessing.get_context("spawn")
    stop = spawn.Event()
    with ProcessPoolExecutor(processes, spawn, _listen, (stop,)) as pool:
        try:
            waiting = _submit(pool, task, islice(chunks, processes * AHEAD))
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                waiting |= _submit(pool, task, islice(chunks, len(done)))
                for future in done:
                    yield future.result()
        except BaseException:
            stop.set()
            pool.shutdown(cancel_futures=True)
            raise


def _submit(pool: ProcessPoolExecutor, task: Task, chunks: Iterable[range]) -> set[Future[Tally]]:
    """Hand out chunks; Ctrl-C waits until the processes that start for them are there."""
    with held():
        return {pool.submit(play_chunk, task, chunk) for chunk in chunks}


def _listen(stop: Event) -> None:
    """Ctrl-C reaches all processes of a terminal; the parent alone answers it, and tells the others to stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _orders.append(stop)


def play_chunk(task: Task, chunk: range) -> Tally:
    """Play the games with these numbers; fewer if the work is to stop, when nobody counts them any more."""
    found = game(task.key, task.edition)
    tally = Tally()
    for number in chunk:
        if _orders and _orders[-1].is_set():
            break
        _play_one(task, found, number, tally)
    return tally


def _play_one(task: Task, found: Game, number: int, tally: Tally) -> None:
    """Play one game; its luck and its bots' depend on the seed and the game's number alone."""
    rng = Rng(task.seed).split(number)
    names = [task.bots[(seat + number) % task.seats % len(task.bots)] for seat in range(task.seats)]
    bots = [bot(name, rng.split(seat + 1).word()) for seat, name in enumerate(names)]
    state = found.new(task.seats, **task.options)
    record = Record.begin(found, task.seats, task.options) if task.records is not None else None
    while state.chooser != OVER:
        if state.chooser != CHANCE:
            legal = state.legal()
            tally.decisions += len(legal) > 1
            action = bots[state.chooser].choose(state.view(state.chooser), legal, None)
        elif record is None:
            state.settle(rng)
            continue
        else:
            action = state.sample(rng)
        state.apply(action)
        if record is not None:
            record.note(action)
    outcome = state.outcome()
    tally.games += 1
    for seat, name in enumerate(names):
        tally.played[name] += 1
        tally.points[name] += outcome.points[seat]
        if seat in outcome.winners:
            tally.wins[name] += SHARES // len(outcome.winners)
    for source, points in outcome.sources.items():
        tally.sources[source] += sum(points)
    tally.rounds[state.round] += 1
    tally.ends[outcome.ending] += 1
    if record is not None:
        record.header.players = names
        _write(Path(str(task.records)) / f"{task.key}-{number + 1:06}.serai", record)


def _write(path: Path, record: Record) -> None:
    try:
        path.write_text(record.text(), "utf-8")
    except OSError as error:
        raise UnwritableFile(path=path, reason=reason(error)) from None
