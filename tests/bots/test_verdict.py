"""The sequential test: seldom wrong however often one looks, and quick where there is a difference."""

import math
import random
from collections.abc import Callable

import pytest

from serai.bots.verdict import STAKES, Duel

RUNS = 600
LOOKS = 150


def coin(luck: random.Random, share: float) -> float:
    """A group of two games: 1 if the first bot wins both, -1 if none, else 0."""
    return float(sum([luck.random() < share for _ in range(2)]) - 1)


def lone(luck: random.Random, share: float) -> float:
    """A group of four games, the first bot alone among three others: its wins less a third of theirs."""
    wins = sum([luck.random() < share for _ in range(4)]) / 4
    return wins - (1 - wins) / 3


def z_test(values: list[float]) -> bool:
    """What somebody does who looks at a plain test after every group from the tenth on."""
    mean = sum(values) / len(values)
    spread = sum([(value - mean) ** 2 for value in values]) / (len(values) - 1)
    return len(values) >= 10 and abs(mean) > 1.96 * math.sqrt(spread / len(values))


def test_equal_bots_are_seldom_told_apart_however_often_one_looks() -> None:
    luck = random.Random(1)
    alarms, naive = 0, 0
    for _ in range(RUNS):
        duel, values, fooled = Duel(-1.0, 1.0), [0.0, 0.0], False
        for _ in range(LOOKS):
            values.append(coin(luck, 0.5))
            duel.note(values[-1])
            fooled = fooled or z_test(values)
        alarms += duel.sign != 0
        naive += fooled
    assert alarms <= 0.05 * RUNS
    assert naive > 0.1 * RUNS, "so that the games are such as fool a test that is not made for this"


def test_a_fair_share_of_one_seat_in_four_is_no_difference() -> None:
    luck = random.Random(2)
    alarms = 0
    for _ in range(RUNS):
        duel = Duel(-1 / 3, 1.0)
        for _ in range(LOOKS):
            duel.note(lone(luck, 0.25))
        alarms += duel.sign != 0
    assert alarms <= 0.05 * RUNS


@pytest.mark.parametrize(("share", "sign", "groups"), [(0.6, 1, 400), (0.4, -1, 400), (0.75, 1, 60), (0.98, 1, 15)])
def test_differences_are_found(share: float, sign: int, groups: int) -> None:
    luck = random.Random(3)
    found = []
    for _ in range(40):
        duel = Duel(-1.0, 1.0)
        for _ in range(groups):
            duel.note(coin(luck, share))
        found.append(duel.sign)
    assert found.count(sign) >= 36
    assert -sign not in found


def test_a_verdict_stands_and_tells_when_it_was_given() -> None:
    duel = Duel(-1.0, 1.0)
    count = 0
    while duel.sign == 0:
        assert duel.decided == 0
        duel.note(1.0)
        count += 1
    assert (duel.sign, duel.decided) == (1, count)
    assert 4 < count < 15, "2 ** 4 is less than 40"
    for _ in range(200):
        duel.note(-1.0)
    assert (duel.sign, duel.decided) == (1, count)


def test_without_any_difference_nothing_is_ever_decided() -> None:
    duel = Duel(-1.0, 0.5)
    for _ in range(10_000):
        duel.note(0.0)
    found = duel.estimate()
    assert duel.sign == 0
    assert found.low < 0.0 < found.high


def test_capital_is_what_the_bets_bring() -> None:
    luck = random.Random(4)
    duel = Duel(-1 / 3, 1.0, 1e-9)
    products = [[1.0] * len(STAKES), [1.0] * len(STAKES)]
    for _ in range(60):
        value = lone(luck, 0.3)
        duel.note(value)
        for place, stake in enumerate(STAKES):
            products[0][place] *= 1 - stake + stake * (value + 1 / 3) / (1 / 3)
            products[1][place] *= 1 - stake + stake * (1 - value) / 1
    for above, mine in zip((True, False), products, strict=True):
        assert math.isclose(duel._against(0.0, above), math.log(sum(mine) / len(mine)), abs_tol=1e-9)


@pytest.mark.parametrize(
    ("group", "least", "share", "sign"),
    [
        (coin, -1.0, 0.5, 0),
        (coin, -1.0, 0.62, 1),
        (coin, -1.0, 0.38, -1),
        (lone, -1 / 3, 0.4, 1),
        (lone, -1 / 3, 0.1, -1),
    ],
)
def test_the_interval_and_the_verdict_say_the_same(
    group: Callable[[random.Random, float], float], least: float, share: float, sign: int
) -> None:
    luck = random.Random(5)
    duel = Duel(least, 1.0)
    for _ in range(300):
        duel.note(group(luck, share))
        found = duel.estimate()
        assert found.low <= found.value <= found.high
        assert int(found.low > 0) - int(found.high < 0) == duel.sign
        if duel.sign:
            break
    assert duel.sign == sign


def test_the_ends_are_those_of_a_search_step_by_step() -> None:
    luck = random.Random(6)
    duel = Duel(-1.0, 1.0)
    for _ in range(50):
        duel.note(coin(luck, 0.7))
    grid = [place / 2000 for place in range(-1999, 2000)]
    held = [mean for mean in grid if max(duel._against(mean, True), duel._against(mean, False)) < duel.needed]
    found = duel.estimate()
    assert found.low == pytest.approx(held[0], abs=0.001)
    assert found.high == pytest.approx(held[-1], abs=0.001)
    assert len(held) == round((held[-1] - held[0]) * 2000) + 1, "without gaps"


def test_the_true_value_is_in_the_interval_all_the_time() -> None:
    luck = random.Random(7)
    lost = 0
    for _ in range(100):
        duel = Duel(-1.0, 1.0)
        missed = False
        for _ in range(100):
            duel.note(coin(luck, 0.6))
            missed = missed or max(duel._against(0.2, True), duel._against(0.2, False)) >= duel.needed
        lost += missed
    assert lost <= 5


def test_nothing_observed_says_nothing() -> None:
    found = Duel(-0.5, 1.0).estimate()
    assert (found.low, found.high) == (-0.5, 1.0)
