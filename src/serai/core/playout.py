"""Playouts: random legal play to the end."""

from mypy_extensions import i64

from serai.core.frame import OVER, State
from serai.core.rng import Rng


def playout(state: State, rng: Rng) -> int:
    """Play the state to its end with uniformly random legal actions.

    Returns the number of decisions: choices among at least two legal actions, without chance and forced steps.
    """
    decisions: i64 = 0
    while True:
        state.settle(rng)
        if state.chooser == OVER:
            return decisions
        choices = state.choices
        count: i64 = len(choices)
        if count > 1:
            decisions += 1
            state.apply(choices[rng.below(count)])
        else:
            state.apply(choices[0])
