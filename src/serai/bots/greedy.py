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
CARELESS: Final = 30
"""Of a hundred actions of an easy opponent, how many are taken without a look."""
ALIKE: Final = 1e-9
"""Values that differ by less are equal: sums over rivals round by the order of the seats, which means nothing."""


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
        best = [place for place in range(len(legal)) if averages[place] > most - ALIKE]
        return legal[best[self.rng.below(len(best))]]


class EasyBot(GreedyBot):
    """Looks one action ahead, but often takes whatever comes."""

    def choose(self, view: View, legal: list[Action], budget: Budget | None) -> Action:
        """Mostly what looks best, at times any action."""
        if self.rng.below(100) < CARELESS:
            return legal[self.rng.below(len(legal))]
        return super().choose(view, legal, budget)


class Trial:
    """An action tried out for a seat in a world: what the table is worth to it once the effects have ended.

    Where they ask somebody, the chooser takes what the policy values most right after it. `luck` seeds the chance, and
    apart from it the lots among equals; `lucky` tells whether chance had a part in `worth`.
    """

    def __init__(self, world: State, action: Action, seat: i64, policy: Policy, luck: i64) -> None:
        self.state: State = world.copy()
        self.worth: float = 0.0
        self.lucky: bool = False
        self.state.apply(action)
        self.lots: Rng | None = None
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
                self._answer(policy, luck)
        if not valued:
            self.worth = policy.value(self.state, seat)

    def _answer(self, policy: Policy, luck: i64) -> None:
        """Let the chooser take the best action; `worth` is what the table is then worth to it.

        Of equals it takes the first, or any where the policy says that a lot decides.
        """
        state = self.state
        legal = state.choices
        seat: i64 = state.chooser
        by_lot = policy.by_lot(state)
        last: i64 = len(legal) - 1
        equals: i64 = 0
        for place in range(len(legal)):
            trial = state if place == last else state.copy()
            trial.apply(legal[place])
            worth = policy.value(trial, seat)
            if place == 0 or worth > self.worth + ALIKE:
                equals = 1
                taken = True
            else:
                equals += int(worth > self.worth - ALIKE)
                taken = by_lot and worth > self.worth - ALIKE and self._drawn(equals, luck)
            if taken:
                self.worth = worth
                self.state = trial

    def _drawn(self, equals: i64, luck: i64) -> bool:
        """Whether the latest of so many equals takes the place of the one that was drawn of those before it."""
        if self.lots is None:
            self.lots = Rng(luck + 1)
        return self.lots.below(equals) == 0
