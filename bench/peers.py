"""Decisions per second of other game frameworks, stepped from Python with random legal play.

A *decision* is one choice among at least two legal actions. Chance events and forced moves
(a single legal action) are executed inside the timed loop but are not counted. Whole games are
played, so dealing and starting a game are part of the time. Every peer is an optional
dependency: one that cannot play is reported as absent, with the reason.

Usage: ``python bench/peers.py [--seconds 2] [--repeat 5] [--json]``
"""

import argparse
import gc
import json
import platform
import statistics
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module, metadata
from random import Random
from time import perf_counter
from typing import Any

PlayGame = Callable[[], int]
"""Plays one whole game and returns the number of decisions taken in it."""

WARM_UP_SHARE = 0.1
"""Length of the untimed warm-up, as a share of the timed period."""

DECK_SIZE = 52
PASS_DIRECTIONS = 4

ABSENCE_CAUSES: tuple[type[Exception], ...] = (
    AssertionError,
    AttributeError,
    ImportError,
    LookupError,
    OSError,
    RuntimeError,
    TypeError,
    ValueError,
)
"""What a missing, incomplete or incompatible framework raises while it starts or plays."""


class PeerAbsentError(RuntimeError):
    """The peer asked for cannot play here; the message says why."""


@dataclass(frozen=True, slots=True)
class Rate:
    """One timed run of one framework."""

    name: str
    decisions: int
    """Choices made among at least two legal actions."""
    seconds: float
    """Wall-clock time of the run."""

    @property
    def per_second(self) -> float:
        """Decisions per second of wall-clock time."""
        return self.decisions / self.seconds


@dataclass(frozen=True, slots=True)
class Peer:
    """A framework and game that can be measured."""

    name: str
    description: str
    distributions: tuple[str, ...]
    """Python distributions whose versions determine the result."""
    start: Callable[[int], PlayGame]
    """Loads the framework and returns a player of games, random but fixed by the seed."""

    def versions(self) -> dict[str, str]:
        """Installed version of each distribution; "unknown" for one built without metadata."""
        versions = dict.fromkeys(self.distributions, "unknown")
        for distribution in versions:
            with suppress(metadata.PackageNotFoundError):
                versions[distribution] = metadata.version(distribution)
        return versions


def _play_out(state: Any, uniform: Callable[[], float]) -> int:
    """Plays an OpenSpiel state without further chance nodes to its end; returns the decisions.

    A terminal state has no legal actions, so no separate test for the end is needed.
    """
    legal_actions: Callable[[], list[int]] = state.legal_actions
    apply_action: Callable[[int], None] = state.apply_action
    decisions = 0
    while legal := legal_actions():
        count = len(legal)
        if count > 1:
            decisions += 1
            apply_action(legal[int(uniform() * count)])
        else:
            apply_action(legal[0])
    return decisions


def start_openspiel_hearts(seed: int) -> PlayGame:
    """OpenSpiel's C++ hearts; each chance node is sampled from its own list of outcomes.

    The outcomes of every chance node of hearts are equally likely, so a uniform pick among
    the legal actions samples them and avoids building the list of probabilities.
    """
    game = import_module("pyspiel").load_game("hearts")
    uniform = Random(seed).random

    def play_game() -> int:
        state = game.new_initial_state()
        legal_actions: Callable[[], list[int]] = state.legal_actions
        apply_action: Callable[[int], None] = state.apply_action
        is_chance_node: Callable[[], bool] = state.is_chance_node
        while is_chance_node():
            outcomes = legal_actions()
            apply_action(outcomes[int(uniform() * len(outcomes))])
        return _play_out(state, uniform)

    return play_game


def start_openspiel_hearts_shuffled(seed: int) -> PlayGame:
    """OpenSpiel's C++ hearts; the deal is a shuffled deck, applied card by card.

    The same distribution as asking each chance node for its outcomes, but faster: it uses
    the knowledge that hearts deals one pass direction and then the deck without replacement.
    """
    game = import_module("pyspiel").load_game("hearts")
    generator = Random(seed)
    uniform = generator.random
    sample = generator.sample
    deck = range(DECK_SIZE)

    def play_game() -> int:
        state = game.new_initial_state()
        apply_action: Callable[[int], None] = state.apply_action
        apply_action(int(uniform() * PASS_DIRECTIONS))
        for card in sample(deck, DECK_SIZE):
            apply_action(card)
        return _play_out(state, uniform)

    return play_game


def start_rlcard_uno(seed: int) -> PlayGame:
    """RLCard's two-player uno environment, with the observation it encodes at every step.

    Actions are passed by name (``raw_action=True``), which spares the environment a second
    computation of the legal actions.
    """
    env = import_module("rlcard").make("uno", {"seed": seed})
    names: Sequence[str] = import_module("rlcard.games.uno.utils").ACTION_LIST
    uniform = Random(seed).random
    reset: Callable[[], tuple[Any, int]] = env.reset
    step: Callable[[str, bool], tuple[Any, int]] = env.step
    is_over: Callable[[], bool] = env.is_over

    def play_game() -> int:
        decisions = 0
        state, _ = reset()
        while not is_over():
            legal = list(state["legal_actions"])
            count = len(legal)
            if count > 1:
                decisions += 1
                action = legal[int(uniform() * count)]
            else:
                action = legal[0]
            state, _ = step(names[action], True)
        return decisions

    return play_game


def start_rlcard_uno_engine(seed: int) -> PlayGame:
    """RLCard's two-player uno rules engine alone, without encoded observations.

    The engine lists an action once per card that allows it; duplicates are removed.
    """
    game = import_module("rlcard").make("uno", {"seed": seed}).game
    uniform = Random(seed).random
    begin: Callable[[], tuple[Any, int]] = game.init_game
    step: Callable[[str], tuple[Any, int]] = game.step
    is_over: Callable[[], bool] = game.is_over

    def play_game() -> int:
        decisions = 0
        state, _ = begin()
        while not is_over():
            legal = list(dict.fromkeys(state["legal_actions"]))
            count = len(legal)
            if count > 1:
                decisions += 1
                action = legal[int(uniform() * count)]
            else:
                action = legal[0]
            state, _ = step(action)
        return decisions

    return play_game


def _start_pettingzoo_hanabi(constructor: str, seed: int) -> PlayGame:
    """Turn-by-turn loop over a two-player PettingZoo hanabi environment.

    Legal actions come from the action mask of the observation. A game is abandoned as soon
    as it is over: the removal of finished agents is left out of the time.
    """
    env = getattr(import_module("pettingzoo.classic.hanabi.hanabi"), constructor)()
    generator = Random(seed)
    uniform = generator.random
    last: Callable[[], tuple[Any, float, bool, bool, Any]] = env.last
    step: Callable[[int], None] = env.step

    def play_game() -> int:
        decisions = 0
        env.reset(seed=generator.getrandbits(31))
        while True:
            observation, _, terminated, truncated, _ = last()
            if terminated or truncated:
                return decisions
            legal: list[int] = observation["action_mask"].nonzero()[0].tolist()
            count = len(legal)
            if count > 1:
                decisions += 1
                step(legal[int(uniform() * count)])
            else:
                step(legal[0])

    return play_game


def start_pettingzoo_hanabi(seed: int) -> PlayGame:
    """PettingZoo's hanabi as documented: ``env()``, with its checks of order and legality."""
    return _start_pettingzoo_hanabi("env", seed)


def start_pettingzoo_hanabi_raw(seed: int) -> PlayGame:
    """PettingZoo's hanabi from ``raw_env()``, without the checking wrappers."""
    return _start_pettingzoo_hanabi("raw_env", seed)


_PETTINGZOO_HANABI = ("pettingzoo", "shimmy", "open_spiel")

PEERS: Mapping[str, Peer] = {
    peer.name: peer
    for peer in (
        Peer(
            "openspiel-hearts",
            "C++ hearts, chance nodes sampled from their outcomes",
            ("open_spiel",),
            start_openspiel_hearts,
        ),
        Peer(
            "openspiel-hearts-shuffled",
            "C++ hearts, dealt from a shuffled deck",
            ("open_spiel",),
            start_openspiel_hearts_shuffled,
        ),
        Peer(
            "rlcard-uno",
            "uno environment with encoded observations",
            ("rlcard",),
            start_rlcard_uno,
        ),
        Peer(
            "rlcard-uno-engine",
            "uno rules engine without encoded observations",
            ("rlcard",),
            start_rlcard_uno_engine,
        ),
        Peer(
            "pettingzoo-hanabi",
            "hanabi_v5 with the standard checking wrappers",
            _PETTINGZOO_HANABI,
            start_pettingzoo_hanabi,
        ),
        Peer(
            "pettingzoo-hanabi-raw",
            "hanabi_v5 without the checking wrappers",
            _PETTINGZOO_HANABI,
            start_pettingzoo_hanabi_raw,
        ),
    )
}
"""All peers by name, in the order in which they are reported."""


def available() -> dict[str, str | None]:
    """For each peer, None when it starts and plays a game here, else why it does not."""
    reasons: dict[str, str | None] = {}
    for name, peer in PEERS.items():
        try:
            peer.start(0)()
        except ABSENCE_CAUSES as error:
            reasons[name] = f"{type(error).__name__}: {' '.join(str(error).split())}"
        else:
            reasons[name] = None
    return reasons


def _play_for(seconds: float, play_game: PlayGame) -> tuple[int, float]:
    """Plays whole games until the period is over; returns decisions and elapsed seconds."""
    decisions = 0
    start = perf_counter()
    deadline = start + seconds
    while (now := perf_counter()) < deadline:
        decisions += play_game()
    return decisions, now - start


def measure(name: str, seconds: float, seed: int) -> Rate:
    """Measures one peer over at least the given number of seconds, after a warm-up.

    Raises ValueError for an unknown name or a period that is not positive, and
    PeerAbsentError for a peer that cannot be started (see ``available``).
    """
    if name not in PEERS:
        raise ValueError(f"unknown peer {name!r}; known: {', '.join(PEERS)}")
    if seconds <= 0:
        raise ValueError(f"the measured period must be positive, not {seconds} s")
    try:
        play_game = PEERS[name].start(seed)
    except ABSENCE_CAUSES as error:
        raise PeerAbsentError(f"{name}: {error}") from error
    _play_for(WARM_UP_SHARE * seconds, play_game)
    gc.collect()
    return Rate(name, *_play_for(seconds, play_game))


def measure_interleaved(names: Sequence[str], seconds: float, repeat: int, seed: int = 0) -> dict[str, list[Rate]]:
    """Measures the peers in turn, ``repeat`` rounds of all of them, each round newly seeded.

    Interleaving spreads slow changes of the machine's speed evenly over the peers.
    """
    rates: dict[str, list[Rate]] = {name: [] for name in names}
    for round_number in range(repeat):
        for name in names:
            rates[name].append(measure(name, seconds, seed + round_number))
    return rates


def _summary(rates: Sequence[Rate]) -> dict[str, float]:
    """Median, minimum and maximum of the decisions per second."""
    values = [rate.per_second for rate in rates]
    return {"median": statistics.median(values), "min": min(values), "max": max(values)}


def _as_json(measured: Mapping[str, Sequence[Rate]], absent: Mapping[str, str]) -> str:
    """All results as JSON; rates are in decisions per second."""
    peers = [
        {
            "name": name,
            "description": PEERS[name].description,
            "versions": PEERS[name].versions(),
            **_summary(rates),
            "rates": [rate.per_second for rate in rates],
        }
        for name, rates in measured.items()
    ]
    report = {"python": platform.python_version(), "peers": peers, "absent": dict(absent)}
    return json.dumps(report, indent=2)


def _as_table(measured: Mapping[str, Sequence[Rate]], absent: Mapping[str, str]) -> str:
    """All results as lines of text; rates are in decisions per second."""
    width = max(map(len, PEERS))
    lines = [f"{'decisions per second':<{width}}  {'median':>10}  {'min':>10}  {'max':>10}"]
    for name, rates in measured.items():
        columns = "  ".join(f"{value:>10,.0f}" for value in _summary(rates).values())
        lines.append(f"{name:<{width}}  {columns}  {PEERS[name].description}")
    lines += [f"{name:<{width}}  absent: {reason}" for name, reason in absent.items()]
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> None:
    """Measures every available peer and prints the median, minimum and maximum of each."""
    parser = argparse.ArgumentParser(description="Decisions per second of other frameworks.")
    parser.add_argument("--seconds", type=float, default=2.0, help="timed period of each run")
    parser.add_argument("--repeat", type=int, default=5, help="runs of each peer")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    options = parser.parse_args(arguments)
    if options.seconds <= 0 or options.repeat < 1:
        parser.error("--seconds must be positive and --repeat at least 1")
    reasons = available()
    absent = {name: reason for name, reason in reasons.items() if reason is not None}
    present = [name for name in reasons if name not in absent]
    measured = measure_interleaved(present, options.seconds, options.repeat)
    print(_as_json(measured, absent) if options.json else _as_table(measured, absent))


if __name__ == "__main__":
    main()
