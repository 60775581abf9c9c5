"""The bot that looks one action ahead."""

from typing import Final

from mypy_extensions import i64

from serai.bots.bot import Bot, Budget
from serai.bots.policies.policy import Policy
from serai.bots.policies.registry import policy_for
from serai.core.action import Action
from serai.core.frame import CHANCE, State
from serai.core.rng import Rng
from serai.core.view import View

WORLDS: Final = 8


class GreedyBot(Bot):
    """Tries each legal action in eight imagined worlds and takes the one with the best average.

    The worlds and their luck are the same for all actions. An action's effects are let end; then the game's policy
    says what the table is worth to the seat.
    """

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.rng = Rng(seed)

    def choose(self, view: View, legal: list[Action], budget: Budget | None) -> Action:
        """The action with the best average; of equals the first."""
        if len(legal) == 1:
            return legal[0]
        policy = policy_for(view.game.key)
        totals = [0.0] * len(legal)
        for _ in range(WORLDS):
            world = view.game.imagine(view, self.rng)
            luck: i64 = self.rng.word()
            for place in range(len(legal)):
                trial = world.copy()
                trial.apply(legal[place])
                resolve(trial, policy, Rng(luck))
                totals[place] += policy.value(trial, view.seat)
        return legal[totals.index(max(totals))]


def resolve(state: State, policy: Policy, rng: Rng) -> None:
    """Let the effects under way end: at each choice the chooser takes what the policy values most right after it."""
    while policy.resolving(state):
        if state.chooser == CHANCE:
            state.apply(state.sample(rng))
        else:
            state.apply(best(state, policy))


def best(state: State, policy: Policy) -> Action:
    """The legal action right after which the policy values the table most for the chooser; of equals the first."""
    legal = state.legal()
    chosen = legal[0]
    if len(legal) > 1:
        most = -1e9
        for action in legal:
            trial = state.copy()
            trial.apply(action)
            value = policy.value(trial, state.chooser)
            if value > most:
                most = value
                chosen = action
    return chosen
