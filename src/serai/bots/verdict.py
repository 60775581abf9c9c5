"""Which of two bots is better, as a test that may be looked at after every group of games.

Who bets on each group before it is played cannot expect to win if the bots are equal: whatever the stakes, the capital
is a martingale, and the chance that it is ever 40 times what it was at first is at most 1 in 40 (Ville, 1939). So
capital is evidence, and one may stop as soon as there is enough of it. This is the betting of Waudby-Smith and Ramdas
(Estimating means of bounded random variables by betting, Journal of the Royal Statistical Society B 86, 2024), with
capital divided among fixed shares of what can be staked, as in Cover's universal portfolio. Betting against every
possible mean, and not only against equality, gives an interval that holds the true one at all times at once.
"""

import math
from collections import Counter
from typing import Final

from serai.sums import Estimate

ERROR: Final = 0.05
"""The chance of a false verdict."""
STAKES: Final = (0.9, 0.5, 0.25, 0.125, 0.0625, 0.03125, 0.015625)
"""The shares of the most that can be staked; the capital is divided among them. Small ones find small differences."""
STEPS: Final = 60
"""How often an interval's end is halved in."""


class Duel:
    """The difference of two bots in the mean of a number of each group, from `least` to `most`, such as their wins.

    `error` is the chance that the verdict on whether there is a difference is wrong, however long one goes on. `sign`
    is 1 once the first is better, -1 once it is worse, 0 before; `groups` counts what was noted, `decided` is how much
    that was at the verdict, 0 before.
    """

    def __init__(self, least: float, most: float, error: float = ERROR) -> None:
        self.least = least
        self.most = most
        self.needed = math.log(2 / error)
        self.sign = 0
        self.groups = 0
        self.decided = 0
        self.counts: Counter[float] = Counter()
        self._above = [0.0] * len(STAKES)
        self._below = [0.0] * len(STAKES)

    def note(self, difference: float) -> None:
        """Observe one more group, in the order in which they are numbered."""
        self.groups += 1
        self.counts[difference] += 1
        above, below = difference / -self.least, -difference / self.most
        for place, stake in enumerate(STAKES):
            self._above[place] += math.log1p(stake * above)
            self._below[place] += math.log1p(stake * below)
        if self.sign == 0:
            self.sign = int(_capital(self._above) >= self.needed) - int(_capital(self._below) >= self.needed)
            self.decided = self.groups if self.sign else 0

    def estimate(self) -> Estimate:
        """The mean difference, with an interval that holds the true one at all times with a chance of 1 - `error`."""
        if self.groups == 0:
            return Estimate(0.0, self.least, self.most)
        mean = sum([value * count for value, count in self.counts.items()]) / self.groups
        return Estimate(mean, self._end(self.least, mean, True), self._end(self.most, mean, False))

    def _end(self, far: float, near: float, above: bool) -> float:
        """The least mean, or the greatest, that capital does not speak against; it is between `far` and `near`."""
        for _ in range(STEPS):
            middle = (far + near) / 2
            if middle in (far, near):
                break
            if self._against(middle, above) >= self.needed:
                far = middle
            else:
                near = middle
        return far

    def _against(self, mean: float, above: bool) -> float:
        """The logarithm of the capital of who bets that the true mean is above, or below, some mean."""
        room = mean - self.least if above else self.most - mean
        logs = [0.0] * len(STAKES)
        for value, count in self.counts.items():
            gain = (value - mean if above else mean - value) / room
            for place, stake in enumerate(STAKES):
                logs[place] += count * math.log1p(stake * gain)
        return _capital(logs)


def _capital(logs: list[float]) -> float:
    """The logarithm of a mean, given logarithms."""
    most = max(logs)
    return most + math.log(sum([math.exp(one - most) for one in logs]) / len(logs))
