"""Advice by a net."""

import math

from mypy_extensions import i64

from serai.bots.policies.features import Features
from serai.bots.policies.net import Net
from serai.bots.policies.policy import Policy
from serai.core.frame import OVER, State
from serai.core.view import View


class LearnedPolicy(Policy):
    """Advice by a net on what a table is worth; on all else that of another policy.

    `replies` is how many decisions a search lets the net make before it asks what a table is worth: some where hidden
    hands keep the tree from coming that far, none where it does so anyway.
    """

    def __init__(self, net: Net, features: Features, rules: Policy, replies: i64 = 0) -> None:
        self.net: Net = net
        self.features: Features = features
        self.rules: Policy = rules
        self.replies: i64 = replies

    def chances(self, state: State) -> list[float]:
        """The chance of each seat; at the end its share of the victory."""
        if state.chooser == OVER:
            return state.returns()
        features = self.features
        features.prepare(state)
        chances: list[float] = []
        total = 0.0
        for seat in range(state.seats):
            features.describe(seat)
            chance = math.exp(self.net.run(features.values))
            chances.append(chance)
            total += chance
        for seat in range(state.seats):
            chances[seat] /= total
        return chances

    def value(self, state: State, seat: i64) -> float:
        """The seat's chance."""
        return self.chances(state)[seat]

    def resolving(self, state: State) -> bool:
        """As the other policy says."""
        return self.rules.resolving(state)

    def stakes(self, state: State) -> bool:
        """As the other policy says."""
        return self.rules.stakes(state)

    def guesses(self, view: View) -> bool:
        """As the other policy says."""
        return self.rules.guesses(view)

    def by_lot(self, state: State) -> bool:
        """As the other policy says."""
        return self.rules.by_lot(state)
