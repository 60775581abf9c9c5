"""Sums of whole numbers over games, which add up in any order to the same, and what they estimate, with intervals."""

import math
from typing import Final

Z: Final = 1.959964
"""The normal quantile of 95 % intervals."""


class Estimate:
    """A value and the ends of its 95 % interval."""

    def __init__(self, value: float, low: float, high: float) -> None:
        self.value = value
        self.low = low
        self.high = high

    @property
    def margin(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2

    def json(self) -> dict[str, float]:
        """The three numbers."""
        return {"value": round(self.value, 6), "low": round(self.low, 6), "high": round(self.high, 6)}


class Sums:
    """A whole number observed once in each of `games`."""

    def __init__(self) -> None:
        self.games = 0
        self.total = 0
        self.squares = 0

    def note(self, number: int) -> None:
        """Observe it in one more game."""
        self.games += 1
        self.total += number
        self.squares += number * number

    def add(self, other: "Sums") -> None:
        """Add the observations of others."""
        self.games += other.games
        self.total += other.total
        self.squares += other.squares

    def mean(self, unit: int = 1, width: float = Z) -> Estimate | None:
        """The mean, in parts of `unit`, with an interval of `width` standard errors; None without games."""
        if self.games == 0:
            return None
        value = self.total / self.games
        spread = self.squares * self.games - self.total * self.total
        half = width * math.sqrt(spread / self.games / max(self.games - 1, 1) / self.games)
        return Estimate(value / unit, (value - half) / unit, (value + half) / unit)


class Shares:
    """A part and the whole that it is of, observed once in each of `games` that has such a whole.

    What happens within one game hangs together, so games are the independent observations, not what is counted in them:
    the squares and products are kept that the variance of a ratio of sums needs.
    """

    def __init__(self) -> None:
        self.games = 0
        self.parts = 0
        self.wholes = 0
        self.parts_squared = 0
        self.products = 0
        self.wholes_squared = 0

    def note(self, part: int, whole: int) -> None:
        """Observe them in one more game; a whole of 0 is no observation."""
        if whole:
            self.games += 1
            self.parts += part
            self.wholes += whole
            self.parts_squared += part * part
            self.products += part * whole
            self.wholes_squared += whole * whole

    def add(self, other: "Shares") -> None:
        """Add the observations of others."""
        self.games += other.games
        self.parts += other.parts
        self.wholes += other.wholes
        self.parts_squared += other.parts_squared
        self.products += other.products
        self.wholes_squared += other.wholes_squared

    def ratio(self) -> float | None:
        """All parts by all wholes; None without games."""
        return self.parts / self.wholes if self.wholes else None

    def share(self, width: float = Z) -> Estimate | None:
        """The ratio with a Wilson interval, for parts that are never more than their wholes; None without games.

        The interval is that of as many independent trials as would give the variance that is found between games.
        Without any variance each game counts as one trial. `width` is the quantile in standard errors.
        """
        if not self.wholes:
            return None
        value = self.parts / self.wholes
        trials = float(self.games)
        spread = (
            self.parts_squared * self.wholes**2
            - 2 * self.parts * self.wholes * self.products
            + self.parts**2 * self.wholes_squared
        )
        if spread > 0 and self.games > 1:
            variance = spread / self.wholes**4 * self.games / (self.games - 1)
            trials = value * (1 - value) / variance
        return wilson(value, trials, width)


def wilson(share: float, trials: float, width: float = Z) -> Estimate:
    """A share found in so many independent trials, with its Wilson interval (Wilson, 1927)."""
    if trials <= 0:
        return Estimate(share, 0.0, 1.0)
    square = width * width / trials
    middle = (share + square / 2) / (1 + square)
    half = width / (1 + square) * math.sqrt(share * (1 - share) / trials + square / (4 * trials))
    return Estimate(share, max(0.0, middle - half), min(1.0, middle + half))


def student(freedom: int) -> float:
    """Student's quantile of 95 % intervals for so many degrees of freedom, at least 1, true to 0.2 %.

    From 3 on: the normal quantile and the first terms of its expansion (Abramowitz and Stegun, 26.7.5).
    """
    if freedom < 3:
        return (12.706205, 4.302653)[freedom - 1]
    odd = [math.pow(Z, power) for power in (1, 3, 5, 7, 9)]
    terms = (
        (odd[1] + odd[0]) / 4,
        (5 * odd[2] + 16 * odd[1] + 3 * odd[0]) / 96,
        (3 * odd[3] + 19 * odd[2] + 17 * odd[1] - 15 * odd[0]) / 384,
        (79 * odd[4] + 776 * odd[3] + 1482 * odd[2] - 1920 * odd[1] - 945 * odd[0]) / 92160,
    )
    return Z + sum([term / math.pow(freedom, power) for power, term in enumerate(terms, start=1)])


def quantile(counts: dict[int, int], part: float) -> int:
    """The least number that, with those below it, makes up at least a part of all that are counted."""
    needed = part * sum(counts.values())
    found = 0
    for number in sorted(counts):
        found += counts[number]
        if found >= needed:
            return number
    return 0
