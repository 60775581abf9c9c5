"""Sums over games and their intervals, against values that are known or counted another way."""

import math
import random

import pytest

from serai.sums import Shares, Sums, quantile, student, wilson


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


@pytest.mark.parametrize(
    ("freedom", "table"),
    [(1, 12.7062), (2, 4.3027), (3, 3.1824), (4, 2.7764), (9, 2.2622), (30, 2.0423), (999, 1.9623)],
)
def test_students_quantiles_are_those_of_the_table(freedom: int, table: float) -> None:
    assert math.isclose(student(freedom), table, rel_tol=0.002)


def test_intervals_from_few_games_hold_the_truth_with_students_quantiles() -> None:
    luck = random.Random(4)
    held = {"shares": 0, "means": 0, "normal": 0}
    for _ in range(1000):
        shares, sums = Shares(), Sums()
        for _ in range(6):
            shares.note(sum([luck.random() < 0.5 for _ in range(2)]), 2)
            sums.note(round(luck.gauss(400, 100)))
        for name, found, truth in (
            ("shares", shares.share(student(5)), 0.5),
            ("means", sums.mean(1, student(5)), 400),
            ("normal", sums.mean(), 400),
        ):
            assert found is not None
            held[name] += found.low <= truth <= found.high
    assert held["shares"] >= 930
    assert held["means"] >= 930
    assert held["normal"] < 920


def test_nothing_observed_is_no_estimate() -> None:
    shares = Shares()
    shares.note(0, 0)
    assert (shares.share(), shares.ratio(), Sums().mean()) == (None, None, None)


def test_a_quantile_is_the_least_number_that_has_its_part_below() -> None:
    counts = {3: 5, 7: 90, 9: 5}
    assert [quantile(counts, part) for part in (0.05, 0.051, 0.95, 0.951)] == [3, 7, 7, 9]
