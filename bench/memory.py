"""The memory of a state, and of many simulated games.

Usage: ``python bench/memory.py [--games 1000000]``
"""

import argparse
import gc
import resource
import tracemalloc
from collections.abc import Sequence

import serai
from serai.rates import midgame

STATES = 2000


def state_size(key: str, seats: int) -> float:
    """Bytes that one more copy of a state in the middle of a game takes, measured over many copies."""
    state = midgame(serai.game(key), seats, serai.Rng(1))
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    copies = [state.copy() for _ in range(STATES)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / len(copies)


def peak() -> float:
    """The most memory that this process ever had, in MB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="The memory of states and of many games.")
    parser.add_argument("--games", type=int, default=1_000_000, help="playouts to run")
    options = parser.parse_args(arguments)
    for key in serai.GAMES:
        for seats in serai.game(key).seats:
            print(f"{key}, {seats} seats: {state_size(key, seats):,.0f} bytes a state")
        game = serai.game(key)
        rng = serai.Rng(1)
        for done in range(options.games):
            if done == options.games // 100:
                print(f"{key}: {peak():.1f} MB after {done:,} games")
            serai.playout(game.new(2), rng)
        print(f"{key}: {peak():.1f} MB after {options.games:,} games")


if __name__ == "__main__":
    main()
