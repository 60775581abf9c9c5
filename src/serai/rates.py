"""How fast the rules run: decisions per second of random legal play, without chance and forced steps."""

import time
from collections.abc import Callable

from serai.core.frame import CHANCE, OVER, State
from serai.core.game import Game
from serai.core.playout import playout
from serai.core.rng import Rng
from serai.games import game
from serai.version import COMPILED


def play_out(found: Game, seats: int, rng: Rng) -> int:
    """One game by `serai.playout`; returns its decisions."""
    return playout(found.new(seats), rng)


def step(found: Game, seats: int, rng: Rng) -> int:
    """One game by a plain Python loop over the contract; returns its decisions."""
    state = found.new(seats)
    below = rng.below
    decisions = 0
    while (chooser := state.chooser) != OVER:
        if chooser == CHANCE:
            state.settle(rng)
            continue
        legal = state.legal()
        count = len(legal)
        if count > 1:
            decisions += 1
            state.apply(legal[below(count)])
        else:
            state.apply(legal[0])
    return decisions


def rate(play: Callable[[Game, int, Rng], int], found: Game, seats: int, seconds: float, seed: int) -> float:
    """Decisions per second over whole games that fill so many seconds."""
    rng = Rng(seed)
    decisions = 0
    started = now = time.perf_counter()
    while now - started < seconds:
        for _ in range(10):
            decisions += play(found, seats, rng)
        now = time.perf_counter()
    return decisions / (now - started)


def microseconds(work: Callable[[], object], seconds: float) -> float:
    """How long one call takes on average."""
    calls = 0
    started = now = time.perf_counter()
    while now - started < seconds:
        for _ in range(100):
            work()
        calls += 100
        now = time.perf_counter()
    return (now - started) / calls * 1e6


def midgame(found: Game, seats: int, rng: Rng) -> State:
    """A choice in the middle of a random game: half of its decisions are made."""
    left = playout(found.new(seats), rng.split(0)) // 2
    luck = rng.split(0)
    state = found.new(seats)
    state.settle(luck)
    while left > 0:
        legal = state.legal()
        left -= len(legal) > 1
        state.apply(legal[luck.below(len(legal))] if len(legal) > 1 else legal[0])
        state.settle(luck)
    return state


def measure(key: str, seats: int, seconds: float, seed: int = 1) -> dict[str, float | bool | int | str]:
    """The rates of a game at a number of seats, each measured for so many seconds.

    `playout` and `loop` are decisions per second by `serai.playout` and by a plain Python loop; `copy`, `view` and
    `imagine` are microseconds each in the middle of a game.

    Raises UnknownGame or BadSeats.
    """
    found = game(key)
    rng = Rng(seed)
    state = midgame(found, seats, rng)
    view = state.view(0)
    return {
        "game": key,
        "seats": seats,
        "compiled": COMPILED,
        "playout": round(rate(play_out, found, seats, seconds, seed)),
        "loop": round(rate(step, found, seats, seconds, seed)),
        "copy": round(microseconds(state.copy, seconds / 4), 3),
        "view": round(microseconds(lambda: state.view(0), seconds / 4), 3),
        "imagine": round(microseconds(lambda: found.imagine(view, rng), seconds / 4), 3),
    }
