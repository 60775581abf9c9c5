"""Ratings: how strong bots are on one scale, whoever they met, after Plackett and Luce (Weng and Lin, 2011)."""

from collections.abc import Sequence

from openskill.models import PlackettLuce

from serai.bots.arena import Score


class Rating:
    """A strength: about two of three true ones are within `sigma` of `mu`. Everybody begins with 25 and 25/3."""

    def __init__(self, mu: float, sigma: float) -> None:
        self.mu = mu
        self.sigma = sigma

    @property
    def ordinal(self) -> float:
        """What to rank by: the true strength is hardly ever less."""
        return self.mu - 3 * self.sigma

    def json(self) -> dict[str, float]:
        """The three numbers."""
        return {"mu": round(self.mu, 4), "sigma": round(self.sigma, 4), "ordinal": round(self.ordinal, 4)}


class Ratings:
    """The ratings of the bots that play, `names` for each player, several of whom may be the same bot."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = list(names)
        self._model = PlackettLuce()
        first = self._model.rating()
        self.of = {name: Rating(first.mu, first.sigma) for name in self.names}

    def note(self, score: Score) -> None:
        """Rate a game. Players of the same bot enter it alike, and the bot gets the mean of what becomes of them."""
        old = [self.of[name] for name in self.names]
        teams = [[self._model.create_rating([one.mu, one.sigma])] for one in old]
        new = [team[0] for team in self._model.rate(teams, ranks=ranks(score))]
        for name in self.of:
            mine = [new[place] for place in range(len(new)) if self.names[place] == name]
            self.of[name] = Rating(
                sum([one.mu for one in mine]) / len(mine), sum([one.sigma for one in mine]) / len(mine)
            )


def ranks(score: Score) -> list[float]:
    """The rank of each player, 0 for winners; the others are ranked by points."""
    keys = [(wins > 0, 0 if wins else points) for wins, points in zip(score.wins, score.points, strict=True)]
    return [float(sum([other > key for other in keys])) for key in keys]
