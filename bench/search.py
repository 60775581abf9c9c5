"""The search of the bot `ismcts` beside OpenSpiel's own IS-MCTS on hearts, with playouts at random, in one process.

Iterations a second, and the decisions of their playouts a second: an iteration of a long game is more work. Positions
are from the middle of random games.

Usage: ``python bench/search.py [--seconds 1] [--repeat 5] [--json]``
"""

import argparse
import json
import random
import statistics
from collections.abc import Sequence
from importlib import import_module
from time import perf_counter
from typing import Any

import serai
from serai.bots.ismcts import Rater, Search
from serai.version import COMPILED

SAMPLES = 300
"""Playouts that tell how many decisions one has."""
BATCH = 500
"""Iterations that OpenSpiel's bot is asked for at a time."""


def middle(key: str, seed: int) -> serai.State:
    """A choice with several answers in the middle of a random game with two seats."""
    game, rng = serai.game(key), serai.Rng(seed)
    whole = serai.playout(game.new(2), serai.Rng(seed))
    state, decisions = game.new(2), 0
    while decisions < whole // 2 or state.chooser == serai.CHANCE or len(state.legal()) == 1:
        if state.chooser == serai.CHANCE:
            state.settle(rng)
        else:
            legal = state.legal()
            decisions += len(legal) > 1
            state.apply(legal[rng.below(len(legal))])
        if state.chooser == serai.OVER:
            return middle(key, seed + 1000)
    return state


def serai_rates(key: str, seconds: float, seed: int) -> tuple[float, float]:
    """Iterations and decisions a second."""
    state = middle(key, seed)
    view, rng = state.view(state.chooser), serai.Rng(seed)
    length = statistics.mean([serai.playout(view.game.imagine(view, rng), rng) for _ in range(SAMPLES)])
    search = Search(Rater(), serai.Rng(seed))
    started = perf_counter()
    search.run(view, 1 << 40, seconds)
    iterations = float(search.iterations) / (perf_counter() - started)
    return iterations, iterations * length


def hearts_rates(seconds: float, seed: int) -> tuple[float, float]:
    """The same of OpenSpiel's bot."""
    pyspiel = import_module("pyspiel")
    game, luck = pyspiel.load_game("hearts"), random.Random(seed)
    state = game.new_initial_state()
    played = 0
    while played < 26:
        if not state.is_chance_node():
            played += 1
        state.apply_action(luck.choice(state.legal_actions()))
    length = statistics.mean([_hearts_playout(state.clone(), luck) for _ in range(SAMPLES)])
    bot = pyspiel.ISMCTSBot(seed, pyspiel.RandomRolloutEvaluator(1, seed), 2.0, BATCH)
    started = perf_counter()
    asked = 0
    while perf_counter() - started < seconds:
        bot.step(state)
        asked += BATCH
    iterations = asked / (perf_counter() - started)
    return iterations, iterations * length


def _hearts_playout(state: Any, luck: random.Random) -> int:
    decisions = 0
    while not state.is_terminal():
        legal = state.legal_actions()
        decisions += len(legal) > 1 and not state.is_chance_node()
        state.apply_action(luck.choice(legal))
    return decisions


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="The search beside OpenSpiel's.")
    parser.add_argument("--seconds", type=float, default=1.0, help="timed period of each measurement")
    parser.add_argument("--repeat", type=int, default=5, help="rounds over all measurements")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    options = parser.parse_args(arguments)
    if options.seconds <= 0 or options.repeat < 1:
        parser.error("--seconds must be positive and --repeat at least 1")
    rates: dict[str, list[tuple[float, float]]] = {}
    for seed in range(1, options.repeat + 1):
        rates.setdefault("openspiel hearts", []).append(hearts_rates(options.seconds, seed))
        for key in serai.GAMES:
            rates.setdefault(f"{key} 2 seats", []).append(serai_rates(key, options.seconds, seed))
    if options.json:
        print(json.dumps({"compiled": COMPILED, "rates": rates}, indent=2))
        return
    print(f"{'compiled' if COMPILED else 'pure Python'}; medians of {options.repeat} rounds")
    reference = statistics.median([decisions for _, decisions in rates["openspiel hearts"]])
    for name, found in rates.items():
        iterations, decisions = (statistics.median(column) for column in zip(*found, strict=True))
        ratio = f"{decisions / reference:.2f} x hearts"
        print(f"{name:<18} {iterations:>9,.0f} iterations/s {decisions:>11,.0f} decisions/s  {ratio}")


if __name__ == "__main__":
    main()
