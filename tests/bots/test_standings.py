"""What groups add up to: shares, means and their intervals, verdicts and ratings."""

import json
import math
import random
from statistics import fmean, stdev

import pytest
from openskill.models import PlackettLuce

from serai.bots.arena import Group, Score
from serai.bots.ratings import Ratings, ranks
from serai.bots.simulation import SHARES
from serai.bots.standings import Standings
from serai.sums import student


def won(place: int, seats: int, points: list[int] | None = None) -> Score:
    """A game that one player wins."""
    return Score([SHARES if one == place else 0 for one in range(seats)], points or [0] * seats)


def test_shares_and_means_are_those_of_the_games() -> None:
    standings = Standings(["a", "b", "b"])
    groups = [
        [won(0, 3, [9, 1, 2]), won(1, 3, [3, 8, 1]), won(0, 3, [7, 5, 0])],
        [won(2, 3, [1, 2, 6]), Score([6, 6, 0], [5, 5, 2]), won(0, 3, [4, 0, 3])],
        [won(0, 3, [2, 1, 1]), won(0, 3, [2, 0, 0]), won(1, 3, [2, 9, 4])],
    ]
    for number, games in enumerate(groups):
        standings.note(Group(number, games))
    found = standings.json()
    assert (found["games"], found["groups"]) == (9, 3)
    assert found["win_share"] == {"a": round(5.5 / 9, 6), "b": round(3.5 / 9, 6)}
    assert found["fair_share"] == {"a": round(1 / 3, 6), "b": round(2 / 3, 6)}
    assert found["mean_points"] == {"a": round(35 / 9, 6), "b": round(50 / 18, 6)}
    means = [19 / 3, 10 / 3, 6 / 3]
    points = standings.mean_points("a")
    assert points is not None
    assert math.isclose(points.value, fmean(means))
    assert math.isclose(points.margin, student(2) * stdev(means) / math.sqrt(3))
    (comparison,) = standings.duels.values()
    per_group = [2 / 3 - 1 / 6, 1.5 / 3 - 0.5 / 2, 2 / 3 - 1 / 6]
    assert math.isclose(comparison.estimate().value, fmean(per_group))


@pytest.mark.parametrize("alike", [0.0, 1.0])
def test_intervals_hold_the_truth_though_games_of_a_group_hang_together(alike: float) -> None:
    """`alike` is how often both games of a group are won by the same player; then they tell no more than one."""
    luck = random.Random(1)
    held, naive = 0, 0
    for _ in range(300):
        standings = Standings(["a", "b"])
        for number in range(40):
            first = int(luck.random() < 0.4)
            second = first if luck.random() < alike else int(luck.random() < 0.4)
            standings.note(Group(number, [won(first, 2), won(second, 2)]))
        found = standings.share("b")
        held += found.low <= 0.4 <= found.high
        naive += abs(found.value - 0.4) <= 1.96 * math.sqrt(0.4 * 0.6 / 80)
    assert 275 <= held <= 297
    assert naive < 270 or alike == 0.0, "games counted as independent would claim too much"


def test_mirrored_luck_makes_intervals_narrow() -> None:
    """Where every group ends one to one, games counted as independent would know nothing of it."""
    luck = random.Random(2)
    mirrored, plain = Standings(["a", "b"]), Standings(["a", "b"])
    for number in range(100):
        place = int(luck.random() < 0.5)
        upset = luck.random() < 0.1
        mirrored.note(Group(number, [won(place, 2), won(place if upset else 1 - place, 2)]))
        plain.note(Group(number, [won(int(luck.random() < 0.5), 2) for _ in range(2)]))
    assert mirrored.share("a").margin < 0.6 * plain.share("a").margin


def test_few_groups_have_wide_intervals() -> None:
    standings = Standings(["a", "b"])
    assert (standings.share("a").low, standings.share("a").high) == (0.0, 1.0)
    standings.note(Group(0, [won(0, 2, [5, 4]), won(0, 2, [6, 3])]))
    assert standings.mean_points("a") is None
    assert standings.mean("a") == 5.5
    assert standings.share("a").low < 0.1


def test_one_bot_alone_wins_all_and_is_never_decided() -> None:
    standings = Standings(["a", "a"])
    for number in range(500):
        standings.note(Group(number, [won(0, 2), won(1, 2)]))
    found = standings.json()
    assert found["win_share"] == {"a": 1.0}
    assert found["comparisons"] == []
    assert not standings.decided


def test_three_bots_are_decided_once_each_two_are() -> None:
    luck = random.Random(3)
    standings = Standings(["a", "b", "c"])
    assert {duel.needed for duel in standings.duels.values()} == {math.log(2 / (0.05 / 3))}
    seen = set()
    for number in range(400):
        games = [won(luck.choices(range(3), (6, 3, 1))[0], 3) for _ in range(3)]
        standings.note(Group(number, games))
        seen.add(tuple([duel.sign for duel in standings.duels.values()]))
        assert standings.decided == all(duel.sign for duel in standings.duels.values())
    assert (0, 0, 0) in seen
    assert len(seen) > 2
    assert [duel.sign for duel in standings.duels.values()] == [1, 1, 1]
    better = [one["better"] for one in json.loads(json.dumps(standings.json()))["comparisons"]]
    assert better == ["a", "a", "b"]


def test_equal_bots_on_several_seats_are_not_told_apart() -> None:
    """One seat of four brings a quarter of the victories: a bot with three seats is not better for it."""
    luck = random.Random(4)
    standings = Standings(["a", "b", "b", "b"])
    for number in range(300):
        standings.note(Group(number, [won(luck.randrange(4), 4) for _ in range(4)]))
    (duel,) = standings.duels.values()
    assert (duel.least, duel.most) == (-1 / 3, 1.0)
    assert duel.sign == 0
    assert abs(duel.estimate().value) < 0.1


class TestRatings:
    def test_a_game_is_rated_as_openskill_does(self) -> None:
        model = PlackettLuce()
        ratings = Ratings(["a", "b", "c"])
        ratings.note(won(2, 3, [5, 7, 9]))
        expected = model.rate([[model.rating()] for _ in range(3)], ranks=[2, 1, 0])
        assert [ratings.of[name].mu for name in "abc"] == [team[0].mu for team in expected]
        assert [ratings.of[name].sigma for name in "abc"] == [team[0].sigma for team in expected]
        assert ratings.of["c"].ordinal == ratings.of["c"].mu - 3 * ratings.of["c"].sigma

    def test_players_of_one_bot_share_a_rating(self) -> None:
        model = PlackettLuce()
        ratings = Ratings(["a", "b", "b"])
        ratings.note(won(0, 3, [9, 7, 5]))
        expected = model.rate([[model.rating()] for _ in range(3)], ranks=[0, 1, 2])
        assert ratings.of["b"].mu == fmean([expected[1][0].mu, expected[2][0].mu])
        assert set(ratings.of) == {"a", "b"}

    def test_who_wins_more_is_rated_higher(self) -> None:
        luck = random.Random(5)
        ratings = Ratings(["a", "b", "c"])
        for _ in range(300):
            ratings.note(won(luck.choices(range(3), (6, 3, 1))[0], 3))
        assert ratings.of["a"].mu > ratings.of["b"].mu > ratings.of["c"].mu
        assert ratings.of["a"].sigma < 25 / 3 / 2

    @pytest.mark.parametrize(
        ("score", "expected"),
        [
            (Score([0, 12, 0], [3, 9, 5]), [2, 0, 1]),
            (Score([12, 0], [4, 4]), [0, 1]),
            (Score([0, 12], [9, 4]), [1, 0]),
            (Score([6, 0, 6, 0], [8, 2, 8, 2]), [0, 2, 0, 2]),
        ],
    )
    def test_winners_come_first_then_points(self, score: Score, expected: list[int]) -> None:
        assert ranks(score) == expected
