"""Bots in processes of their own, so that none of them ever holds up the tables."""

import asyncio
import contextlib
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeVar

from serai.bots.ismcts import ChanceRater, Search
from serai.bots.policies.registry import learned_policy_for
from serai.bots.process import answer
from serai.bots.registry import bot
from serai.core.errors import SeraiError
from serai.core.event import Event
from serai.core.rng import Rng
from serai.games import parse_record, read_view
from serai.interrupts import held
from serai.reviews import review

BASELINE: Final = "medium"
"""Plays when the bot that should have is late."""
LATE: Final = 10.0
"""Seconds."""
HINT: Final = 0.6
"""Seconds of thought for a hint."""
REVIEW_ITERATIONS: Final = 400
Found = TypeVar("Found")


class Workers:
    """The processes. `start` makes them, `close` ends them."""

    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None

    def start(self) -> ProcessPoolExecutor:
        """The pool, made anew if it broke."""
        if self.pool is None:
            count = max(1, (os.cpu_count() or 2) - 1)
            self.pool = ProcessPoolExecutor(count, multiprocessing.get_context("spawn"), initializer=_quiet)
        return self.pool

    def close(self) -> None:
        """End all processes, whatever they think about."""
        if self.pool is not None:
            processes = list((self.pool._processes or {}).values())
            self.pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()
            self.pool = None

    async def choose(self, view: str, level: str) -> str:
        """What a bot of a level answers to the text of a view; the baseline's answer if it is late or fails."""
        try:
            return await self._run(choose, view, level, secrets_seed(), limit=LATE)
        except (TimeoutError, BrokenProcessPool, SeraiError):
            return await asyncio.to_thread(choose, view, BASELINE, secrets_seed())

    async def hint(self, view: str) -> tuple[str, dict[str, float]]:
        """What a strong bot would do, and the chance of winning that each action leaves."""
        return await self._run(hint, view, limit=LATE)

    async def review(self, record: str) -> list[dict[str, object]]:
        """The turning points of a finished game, as plain values."""
        return await self._run(turning_points, record, limit=None)

    async def _run(self, work: Callable[..., Found], *given: object, limit: float | None) -> Found:
        with held():
            future = self.start().submit(work, *given)
        try:
            return await asyncio.wait_for(asyncio.wrap_future(future), limit)
        except BrokenProcessPool:
            self.pool = None
            raise


def secrets_seed() -> int:
    """A seed that nobody can guess."""
    return int.from_bytes(os.urandom(5), "big")


def choose(view: str, level: str, seed: int) -> str:
    """The answer of a bot to the text of a view."""
    return answer(bot(level, seed), (view, None, None))


def hint(text: str) -> tuple[str, dict[str, float]]:
    """The best action, and the chances of all, as the search of `hard` finds them."""
    view = read_view(text)
    search = Search(ChanceRater(learned_policy_for(view.game.key, view.seats)), Rng(1))
    search.run(view, 1 << 40, HINT)
    root = search.root(view)
    chances = {
        action.text: round(root.totals[place] / max(1, root.counts[place]), 3)
        for place, action in enumerate(root.choices)
    }
    return root.choices[root.best()].text, chances


def turning_points(text: str) -> list[dict[str, object]]:
    """The turning points of a record: step, chances of the best action and of the one that was taken, and events."""
    return [
        {
            "step": one.step,
            "best": one.best,
            "played": one.chances[one.chosen.text],
            "done": [_plain(event) for event in one.done],
            "better": [_plain(event) for event in one.story],
        }
        for one in review(parse_record(text), REVIEW_ITERATIONS).turning_points()
    ]


def _plain(event: Event) -> dict[str, object]:
    return {"key": event.key, "seat": event.seat, "fields": event.fields}


def _quiet() -> None:
    """Leave Ctrl-C to the server."""
    with contextlib.suppress(ValueError):
        signal.signal(signal.SIGINT, signal.SIG_IGN)
