"""Standings: what the groups of an arena add up to, with intervals, ratings and verdicts.

Games of a group share their luck, so groups are the independent observations, not games.
"""

from collections.abc import Sequence
from itertools import combinations

from serai.bots.arena import Group
from serai.bots.ratings import Ratings
from serai.bots.simulation import SHARES
from serai.bots.verdict import ERROR, Duel
from serai.sums import Estimate, Shares, Sums, student


class Standings:
    """The standings of the bots that play, `names` for each player; `bots` are these without repetition.

    A bot of several players wins whenever one of them does. Bots are compared, by `duels` for each two of them, in
    what a single one of their players wins; that a verdict on any two equal bots is ever given has a chance of at most
    5 in 100.
    """

    def __init__(self, names: Sequence[str]) -> None:
        self.names = list(names)
        self.bots = list(dict.fromkeys(names))
        self.groups = 0
        self.wins = {name: Shares() for name in self.bots}
        self.points = {name: Sums() for name in self.bots}
        self.ratings = Ratings(self.names)
        pairs = list(combinations(self.bots, 2))
        self.duels = {
            (one, other): Duel(-1 / self.players(other), 1 / self.players(one), ERROR / len(pairs))
            for one, other in pairs
        }

    @property
    def games(self) -> int:
        """How many games were noted."""
        return self.groups * len(self.names)

    @property
    def decided(self) -> bool:
        """Whether it is clear of each two bots which is the better; never where there is one bot alone."""
        return bool(self.duels) and all(duel.sign for duel in self.duels.values())

    def players(self, name: str) -> int:
        """How many of the players are that bot."""
        return self.names.count(name)

    def note(self, group: Group) -> None:
        """Count one more group, in the order in which they are numbered."""
        self.groups += 1
        wins = dict.fromkeys(self.bots, 0)
        points = dict.fromkeys(self.bots, 0)
        for score in group.games:
            self.ratings.note(score)
            for place, name in enumerate(self.names):
                wins[name] += score.wins[place]
                points[name] += score.points[place]
        whole = SHARES * len(group.games)
        for name in self.bots:
            self.wins[name].note(wins[name], whole)
            self.points[name].note(points[name])
        for (one, other), duel in self.duels.items():
            difference = wins[one] * self.players(other) - wins[other] * self.players(one)
            duel.note(difference / (whole * self.players(one) * self.players(other)))

    def share(self, name: str) -> Estimate:
        """The share of the victories that a bot has, all its players together; a bot that plays every seat has all."""
        if len(self.bots) == 1:
            return Estimate(1.0, 1.0, 1.0)
        return self.wins[name].share(self._width()) or Estimate(0.0, 0.0, 1.0)

    def mean_points(self, name: str) -> Estimate | None:
        """What a player of a bot has in the end on average; None for fewer than two groups, which tell no interval."""
        if self.groups < 2:
            return None
        return self.points[name].mean(self.players(name) * len(self.names), self._width())

    def mean(self, name: str) -> float:
        """The same without an interval."""
        return self.points[name].total / max(self.games * self.players(name), 1)

    def _width(self) -> float:
        return student(max(self.groups - 1, 1))

    def json(self) -> dict[str, object]:
        """The standings as plain values.

        `win_share`, `fair_share` and `mean_points` map each bot to a number, `intervals` the first and the last of them
        to the ends of each bot's 95 % interval; those hold for a number of games that was fixed before. `comparisons`
        have for each two bots the difference in wins of a single player, in victories a game, with an interval that
        holds whenever one stops, and after how many games it was decided that one is better, None if it is not.
        """
        points = {name: self.mean_points(name) for name in self.bots}
        return {
            "games": self.games,
            "groups": self.groups,
            "win_share": {name: round(self.share(name).value, 6) for name in self.bots},
            "fair_share": {name: round(self.players(name) / len(self.names), 6) for name in self.bots},
            "mean_points": {name: round(self.mean(name), 6) for name in self.bots},
            "intervals": {
                "win_share": {name: _ends(self.share(name)) for name in self.bots},
                "mean_points": {name: _ends(estimate) for name, estimate in points.items()},
            },
            "ratings": {name: self.ratings.of[name].json() for name in self.bots},
            "comparisons": [self._comparison(one, other) for one, other in self.duels],
            "significant": self.decided,
        }

    def _comparison(self, one: str, other: str) -> dict[str, object]:
        duel = self.duels[one, other]
        found = duel.estimate()
        return {
            "bots": [one, other],
            "difference": round(found.value, 6),
            "interval": _ends(found),
            "better": {1: one, -1: other}.get(duel.sign),
            "decided_after": duel.decided * len(self.names) or None,
        }


def _ends(estimate: Estimate | None) -> list[float] | None:
    """The ends of an interval."""
    return None if estimate is None else [round(estimate.low, 6), round(estimate.high, 6)]
