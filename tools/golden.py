"""Writes tests/golden/fingerprints.txt: how games end in every build; with --check only says if it is old.

Usage: ``python tools/golden.py [--check]``

Each line begins with what it tells, a game's key, its seats, options and seed. `playout`: the decisions and the last
fingerprint of a random game; `greedy`: the same of one between greedy bots; `worlds`: a digest of the worlds that are
imagined in the course of a random game. Playouts that end otherwise are a change of the rules, which raises
`Game.rules`, or a mistake; the others may change with the bots and with how worlds are imagined.
"""

import argparse
import sys
from itertools import product
from pathlib import Path

import serai
from serai.core.frame import digest

FILE = Path(__file__).resolve().parent.parent / "tests" / "golden" / "fingerprints.txt"
SEEDS = range(40)


def playout(state: serai.State, seed: int) -> tuple[int, str]:
    """A random game."""
    return serai.playout(state, serai.Rng(seed)), state.fingerprint()


def greedy(state: serai.State, seed: int) -> tuple[int, str]:
    """A game between greedy bots."""
    record = serai.play(state.game, ["greedy"] * state.seats, seed, None, **state.options)
    return record.steps, record.replay().fingerprint()


def worlds(state: serai.State, seed: int) -> tuple[int, str]:
    """Worlds imagined in the course of a random game, for everybody."""
    rng = serai.Rng(seed)
    found: list[str] = []
    while state.chooser != serai.OVER:
        for seat in [*range(state.seats), None]:
            found.append(state.game.imagine(state.view(seat), rng).fingerprint())
        legal = state.legal()
        state.apply(state.sample(rng) if state.chooser == serai.CHANCE else legal[rng.below(len(legal))])
    return len(found), digest(" ".join(found))


def lines() -> list[str]:
    """The games of every key, number of seats and choice of options."""
    found: list[str] = []
    for tell, seeds in ((playout, SEEDS), (greedy, SEEDS[:1]), (worlds, SEEDS[:1])):
        for key in serai.GAMES:
            game = serai.game(key)
            for seats, values in product(game.seats, product(*game.options.values())):
                options = dict(zip(game.options, values, strict=True))
                chosen = [f"{name}={value}" for name, value in options.items()]
                for seed in seeds:
                    count, end = tell(game.new(seats, **options), seed)
                    found.append(" ".join([tell.__name__, key, str(seats), *chosen, str(seed), str(count), end]))
    return found


def main() -> int:
    """Write or check the file; returns the exit code."""
    parser = argparse.ArgumentParser(description="How random games end.")
    parser.add_argument("--check", action="store_true", help="change nothing, fail if the file is old")
    text = "\n".join([*lines(), ""])
    if parser.parse_args().check:
        if FILE.exists() and FILE.read_text("utf-8") == text:
            return 0
        print(f"{FILE} is old: run python tools/golden.py")
        return 1
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
