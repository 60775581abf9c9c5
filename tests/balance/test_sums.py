"""Sums over games and their intervals, against values that are known or counted another way."""

import math
import random

import pytest

from serai.balance.sums import Shares, Sums, quantile, wilson


def test_a_wilson_interval_is_that_of_the_textbook() -> None:
    # 81 of 263 (Newcombe, 1998, method 3): 0.2553 to 0.3662
    found = wilson(81 / 263, 263)
    assert (round(found.low, 4), round(found.high, 4)) == (0.2553, 0.3662)


@pytest.mark.parametrize(("share", "trials"), [(0.0, 20.0), (1.0, 20.0), (0.5, 0.0)])
def test_a_wilson_interval_stays_between_0_and_1(share: float, trials: float) -> None:
    found = wilson(share, trials)
    assert 0.0 <= found.low <= share <= found.high <= 1.0
    assert found.high > found.low


def test_a_share_of_independent_trials_has_the_interval_of_so_many_trials() -> None:
    luck = random.Random(1)
    shares = Shares()
    for _ in range(4000):
        shares.note(int(luck.random() < 0.3), 1)
    found = shares.share()
    assert found is not None
    plain = wilson(shares.parts / 4000, 4000)
    assert math.isclose(found.low, plain.low, abs_tol=1e-4)
    assert math.isclose(found.high, plain.high, abs_tol=1e-4)


def test_trials_that_hang_together_within_a_game_count_as_one() -> None:
    luck = random.Random(2)
    shares = Shares()
    for _ in range(1000):
        shares.note(4 * int(luck.random() < 0.5), 4)
    found = shares.share()
    assert found is not None
    plain = wilson(shares.parts / 4000, 1000)
    assert math.isclose(found.margin, plain.margin, rel_tol=0.01)


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    luck = random.Random(3)
    held = 0
    for _ in range(400):
        shares = Shares()
        for _ in range(200):
            owners = luck.randint(0, 3)
            shares.note(sum([luck.random() < 0.4 for _ in range(owners)]), owners)
        found = shares.share()
        assert found is not None
        held += found.low <= 0.4 <= found.high
    assert 366 <= held <= 394  # 95 % of 400, five standard deviations either way at most


def test_a_mean_has_the_normal_interval() -> None:
    sums = Sums()
    for number in (1, 2, 3, 4):
        sums.note(number)
    found = sums.mean(2)
    assert found is not None
    assert found.value == 1.25
    assert math.isclose(found.margin, 1.959964 * math.sqrt(5 / 3) / 2 / 2)


def test_nothing_observed_is_no_estimate() -> None:
    shares = Shares()
    shares.note(0, 0)
    assert (shares.share(), shares.ratio(), Sums().mean()) == (None, None, None)


def test_a_quantile_is_the_least_number_that_has_its_part_below() -> None:
    counts = {3: 5, 7: 90, 9: 5}
    assert [quantile(counts, part) for part in (0.05, 0.051, 0.95, 0.951)] == [3, 7, 7, 9]
