"""Both builds, and every version of Python, play the same games: those of tests/golden/fingerprints.txt."""

import subprocess
import sys
from pathlib import Path

import pytest

import serai
from serai.core import frame, rng
from serai.core.frame import digest
from serai.version import COMPILED

FILE = Path(__file__).parent / "golden" / "fingerprints.txt"
INTERRUPTED_OFTEN = """
import signal
from serai.core.frame import digest
from serai.core.rng import Rng

def stop(*_):
    raise KeyboardInterrupt

signal.signal(signal.SIGALRM, stop)
for work in (lambda: Rng(2**60).split(1), lambda: digest("x" * 20)):
    for _ in range(100):
        try:
            signal.setitimer(signal.ITIMER_REAL, 0.0005)
            while True:
                work()
        except KeyboardInterrupt:
            pass
"""
"""Compiled code aborts where a signal comes in the middle of a product of long ints."""


class Golden:
    """A line of the file, see tools/golden.py."""

    def __init__(self, line: str) -> None:
        self.tells, self.key, seats, *options, seed, count, self.end = line.split()
        self.seats, self.seed, self.count = int(seats), int(seed), int(count)
        self.options = {name: value for name, _, value in [one.partition("=") for one in options]}

    def new(self) -> serai.State:
        return serai.game(self.key).new(self.seats, **self.options)

    def __str__(self) -> str:
        return " ".join([self.key, str(self.seats), *self.options.values(), str(self.seed)])


def golden(tells: str) -> list[Golden]:
    return [one for one in map(Golden, FILE.read_text("utf-8").splitlines()) if one.tells == tells]


@pytest.mark.parametrize("key", serai.GAMES)
def test_random_games_end_as_they_always_did(key: str) -> None:
    games = [one for one in golden("playout") if one.key == key]
    assert len(games) >= 200
    for one in games:
        state = one.new()
        assert (serai.playout(state, serai.Rng(one.seed)), state.fingerprint()) == (one.count, one.end), str(one)


def test_random_games_step_by_step_end_alike() -> None:
    for one in golden("playout")[::10]:
        state, luck, decisions = one.new(), serai.Rng(one.seed), 0
        state.log = []
        while state.chooser != serai.OVER:
            legal = state.legal()
            if state.chooser == serai.CHANCE:
                state.take(state.sample(luck))
            else:
                decisions += len(legal) > 1
                state.take(legal[luck.below(len(legal))] if len(legal) > 1 else legal[0])
        assert (decisions, state.fingerprint()) == (one.count, one.end), str(one)


@pytest.mark.parametrize("one", golden("greedy"), ids=str)
def test_bots_play_alike(one: Golden) -> None:
    record = serai.play(serai.game(one.key), ["greedy"] * one.seats, one.seed, None, **one.options)
    assert (record.steps, record.replay().fingerprint()) == (one.count, one.end)


@pytest.mark.parametrize("one", golden("worlds"), ids=str)
def test_worlds_are_imagined_alike(one: Golden) -> None:
    state, luck = one.new(), serai.Rng(one.seed)
    found: list[str] = []
    while state.chooser != serai.OVER:
        for seat in [*range(one.seats), None]:
            found.append(state.game.imagine(state.view(seat), luck).fingerprint())
        legal = state.legal()
        state.apply(state.sample(luck) if state.chooser == serai.CHANCE else legal[luck.below(len(legal))])
    assert (len(found), digest(" ".join(found))) == (one.count, one.end)


def test_the_whole_core_is_of_one_build() -> None:
    assert [str(module.__file__).endswith(".py") for module in (frame, rng)] == [not COMPILED] * 2


def test_ctrl_c_never_aborts_the_generator_or_a_fingerprint() -> None:
    command = [sys.executable, "-c", INTERRUPTED_OFTEN]
    ran = subprocess.run(command, check=False, capture_output=True, text=True, timeout=60)
    assert (ran.returncode, ran.stderr) == (0, "")
