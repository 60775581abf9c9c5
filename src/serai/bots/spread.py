"""Numbered games spread over all cores, in constant memory; what their tallies add up to is the same on any machine."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import chain, islice
from multiprocessing.synchronize import Event
from typing import Generic, TypeVar

from serai.interrupts import held

CHUNK = 10
"""Games that a process plays before it reports."""
AHEAD = 4
"""Chunks handed out for each process at a time."""
_orders: list[Event] = []
"""In a process that plays for another: the word to stop."""

T = TypeVar("T")


class Job(Generic[T]):
    """What a process needs to know to play its games, and how it tallies them."""

    def play(self, numbers: Iterable[int]) -> T:
        """Play the games with these numbers; their tally depends on the numbers alone."""
        raise NotImplementedError


def spread(
    job: Job[T], numbers: Iterable[int], processes: int | None = None, chunk: int = CHUNK
) -> Generator[T, None, None]:
    """The tallies of the games with these numbers, some at a time and in whatever order they come.

    `processes` is the number of processes, all cores if None; each plays `chunk` games before it reports. Who closes
    this before its end stops them.
    """
    processes = processes or os.cpu_count() or 1
    rest = iter(numbers)
    chunks = iter(lambda: list(islice(rest, chunk)), list[int]())
    ahead = list(islice(chunks, 2))
    chunks = chain(ahead, chunks)
    if processes == 1 or len(ahead) < 2:
        for some in chunks:
            yield _play_chunk(job, some)
        return
    spawn = multiprocessing.get_context("spawn")
    stop = spawn.Event()
    with ProcessPoolExecutor(processes, spawn, _listen, (stop,)) as pool:
        try:
            waiting = _submit(pool, job, islice(chunks, processes * AHEAD))
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                waiting |= _submit(pool, job, islice(chunks, len(done)))
                for future in done:
                    yield future.result()
        except BaseException:
            stop.set()
            pool.shutdown(cancel_futures=True)
            raise


def _submit(pool: ProcessPoolExecutor, job: Job[T], chunks: Iterable[list[int]]) -> set[Future[T]]:
    """Hand out chunks; Ctrl-C waits until the processes that start for them are there."""
    with held():
        return {pool.submit(_play_chunk, job, chunk) for chunk in chunks}


def _listen(stop: Event) -> None:
    """Ctrl-C reaches all processes of a terminal; the parent alone answers it, and tells the others to stop.

    If the parent is killed, nobody can tell them, so each waits for its end.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _orders.append(stop)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def stopped() -> bool:
    """Whether the work of this process is to stop, as nobody counts it any more; for games that take long."""
    return bool(_orders) and _orders[-1].is_set()


def _play_chunk(job: Job[T], chunk: list[int]) -> T:
    return job.play(_until_stopped(chunk))


def _until_stopped(chunk: list[int]) -> Iterator[int]:
    """The numbers; fewer if the work is to stop."""
    for number in chunk:
        if stopped():
            return
        yield number
