"""Serai's decisions per second beside those of its peers, interleaved in one process, as ratios of medians.

Run it once with a compiled and once with a pure installation; the first line says which one it is.

Usage: ``python bench/rates.py [--game iunu] [--seconds 1] [--repeat 5] [--json]``
"""

import argparse
import json
import statistics
from collections.abc import Sequence
from time import perf_counter

from peers import available
from peers import measure as measure_peer

import serai
from serai.rates import measure
from serai.version import COMPILED

REFERENCE = "openspiel-hearts"
"""The peer that the ratios refer to; the one dealt from a shuffled deck is shown too."""
PEERS = (REFERENCE, "openspiel-hearts-shuffled", "rlcard-uno", "pettingzoo-hanabi")
TIMES = ("copy", "view", "imagine")
"""What is told in microseconds a call, not as a rate."""

Rates = dict[str, list[float]]


def run(key: str, seconds: float, repeat: int) -> Rates:
    """All rates by name, a value for each round: decisions per second, or microseconds for TIMES."""
    reasons = available()
    rates: Rates = {name: [] for name in PEERS if reasons[name] is None}
    names = list(rates)
    for seed in range(1, repeat + 1):
        for name in names:
            rates[name].append(measure_peer(name, seconds, seed).per_second)
        for seats in serai.game(key).seats:
            figures = measure(key, seats, seconds, seed)
            for what in ("playout", "loop", *TIMES):
                rates.setdefault(f"{key} {seats} seats {what}", []).append(float(figures[what]))
    return rates


def table(rates: Rates) -> list[str]:
    """The medians as lines, rates with their ratio to the reference."""
    medians = {name: statistics.median(values) for name, values in rates.items()}
    reference = medians.get(REFERENCE)
    lines = [f"{'compiled' if COMPILED else 'pure Python'}; medians of {len(next(iter(rates.values())))} rounds"]
    for name, median in medians.items():
        spread = f"[{min(rates[name]):>12,.2f} - {max(rates[name]):>12,.2f}]"
        if name.split()[-1] in TIMES:
            lines.append(f"{name:<28} {median:>12,.2f} us  {spread}")
        else:
            ratio = f"{median / reference:.2f} x hearts" if reference else ""
            lines.append(f"{name:<28} {median:>12,.0f} /s  {spread} {ratio}")
    return lines


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Serai's rates beside those of other frameworks.")
    parser.add_argument("--game", choices=serai.GAMES, default=serai.GAMES[0])
    parser.add_argument("--seconds", type=float, default=1.0, help="timed period of each measurement")
    parser.add_argument("--repeat", type=int, default=5, help="rounds over all measurements")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    options = parser.parse_args(arguments)
    if options.seconds <= 0 or options.repeat < 1:
        parser.error("--seconds must be positive and --repeat at least 1")
    started = perf_counter()
    rates = run(options.game, options.seconds, options.repeat)
    if options.json:
        print(json.dumps({"compiled": COMPILED, "seconds": perf_counter() - started, "rates": rates}, indent=2))
    else:
        print("\n".join(table(rates)))


if __name__ == "__main__":
    main()
