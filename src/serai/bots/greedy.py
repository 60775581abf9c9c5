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

WORLDS: Final = 4
LUCKS: Final = 2


class GreedyBot(Bot):
    """Tries each legal action in four imagined worlds, twice in each, and takes the one with the best average.

    The worlds and their luck are the same for all actions. An action's effects are let end; then the game's policy
    says what the table is worth to the seat. An action that meets no luck is tried once in a world, and in one world
    only unless the policy says that the seat has to guess: it is worth the same in all of them.
    """

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.rng = Rng(seed)

    def choose(self, view: View, legal: list[Action], budget: Budget | None) -> Action:
        """The action with the best average; of equals any."""
        if len(legal) == 1:
            return legal[0]
        policy = policy_for(view.game.key)
        guesses = policy.guesses(view)
        places = list(range(len(legal)))
        sums = [0.0] * len(legal)
        tries = [0] * len(legal)
        for _ in range(WORLDS):
            world = view.game.imagine(view, self.rng)
            unsure = places
            for _ in range(LUCKS):
                luck = self.rng.word()
                lucky: list[int] = []
                for place in unsure:
                    trial = Trial(world, legal[place], view.seat, policy, luck)
                    sums[place] += trial.worth
                    tries[place] += 1
                    if trial.lucky:
                        lucky.append(place)
                unsure = lucky
            if not guesses:
                places = unsure
            if not places:
                break
        averages = [sums[place] / float(tries[place]) for place in range(len(legal))]
        most = max(averages)
        best = [place for place in range(len(legal)) if averages[place] == most]
        return legal[best[self.rng.below(len(best))]]


class Trial:
    """An action tried out for a seat in a world: what the table is worth to it once the effects have ended.

    Where they ask somebody, the chooser takes what the policy values most right after it. `luck` seeds the chance;
    `lucky` tells whether it had a part in `worth`.
    """

    def __init__(self, world: State, action: Action, seat: i64, policy: Policy, luck: i64) -> None:
        self.state: State = world.copy()
        self.worth: float = 0.0
        self.lucky: bool = False
        self.state.apply(action)
        rng: Rng | None = None
        valued = False
        while policy.resolving(self.state):
            if self.state.chooser == CHANCE:
                if rng is None:
                    rng = Rng(luck)
                self.lucky = self.lucky or policy.stakes(self.state)
                self.state.settle(rng)
                valued = False
            else:
                valued = self.state.chooser == seat
                self._answer(policy)
        if not valued:
            self.worth = policy.value(self.state, seat)

    def _answer(self, policy: Policy) -> None:
        """Let the chooser take the best action, of equals the first; `worth` is what the table is then worth to it."""
        state = self.state
        legal = state.choices
        seat: i64 = state.chooser
        last: i64 = len(legal) - 1
        for place in range(len(legal)):
            trial = state if place == last else state.copy()
            trial.apply(legal[place])
            worth = policy.value(trial, seat)
            if place == 0 or worth > self.worth:
                self.worth = worth
                self.state = trial
