"""Information-set Monte-Carlo tree search (Cowling, Powley and Whitehouse, 2012) over the contract of a game alone.

Each iteration imagines a world from the seat's view, goes down the tree, adds a node, rates the state that it came to
for every seat, and counts that rating on the way back. A node belongs to an information state: whoever chooses there is
given the same node in all worlds that they cannot tell apart, and others in worlds that they can. So nobody's choice in
the tree hangs on what they do not know (no peeking, no strategy fusion), what a seat knows of its own hidden cards does
count for it, and all actions of a node are legal in each of its worlds.
"""

import math
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from serai.bots.bot import Bot, Budget
from serai.bots.policies.learned import LearnedPolicy
from serai.bots.policies.registry import learned_policy_for
from serai.core.action import Action
from serai.core.frame import OVER, State
from serai.core.game import Game
from serai.core.information import mix
from serai.core.rng import Rng
from serai.core.view import View

MILLISECONDS: Final = 500
"""How long a bot thinks that is given no budget."""
LONG: Final = 2000
"""How long the strongest does."""
EXPLORATION: Final = 0.7
TRUST: Final = 0.25
"""What is explored with playouts, which end in 0 or 1, and with the ratings of a net."""
OTHER: Final = 1
"""Mixed into a number that belongs to another state already."""
MOST_NODES: Final = 200_000
"""More are not kept; the search then goes on in those that are there."""


class Node:
    """What is known of an information state: how often each of its actions was tried, and what that brought its seat.

    `totals` add up ratings from 0 to 1. `reached` tells whether the search came to it before.
    """

    def __init__(self, choices: list[Action]) -> None:
        self.choices: list[Action] = choices
        self.reached: bool = False
        self.visits: i64 = 0
        self.counts: list[int] = [0] * len(choices)
        self.totals: list[float] = [0.0] * len(choices)

    def select(self, rng: Rng, exploration: float) -> i64:
        """The place of an action: any that was never tried, else the one with the highest upper confidence bound."""
        size: i64 = len(self.choices)
        if self.visits < size:
            return self._fresh(size, rng)
        reach = exploration * math.sqrt(math.log(float(self.visits)))
        best: i64 = 0
        most = -1.0
        for place in range(size):
            count = float(self.counts[place])
            bound = self.totals[place] / count + reach / math.sqrt(count)
            if bound > most:
                most = bound
                best = place
        return best

    def _fresh(self, size: i64, rng: Rng) -> i64:
        """One of the actions that were never tried, all alike."""
        rest: i64 = rng.below(size - self.visits)
        place: i64 = 0
        while True:
            if self.counts[place] == 0:
                if rest == 0:
                    return place
                rest -= 1
            place += 1

    def note(self, place: i64, rating: float) -> None:
        """Count one more try of an action."""
        self.visits += 1
        self.counts[place] += 1
        self.totals[place] += rating

    def best(self) -> i64:
        """The place of the action tried most; of equals the one that brought more."""
        best: i64 = 0
        for place in range(1, len(self.choices)):
            more = self.counts[place] > self.counts[best]
            if more or (self.counts[place] == self.counts[best] and self.totals[place] > self.totals[best]):
                best = place
        return best


class Step:
    """A choice on the way down."""

    def __init__(self, node: Node, place: i64, seat: i64) -> None:
        self.node: Node = node
        self.place: i64 = place
        self.seat: i64 = seat


class Rater:
    """How a state is rated that the tree has not been to: by a playout at random.

    `exploration` is the weight of what was tried seldom, in shares of a victory (Kocsis and Szepesvari, 2006): the less
    ratings of the same position differ, the less is needed.
    """

    def __init__(self, exploration: float = EXPLORATION) -> None:
        self.exploration: float = exploration

    def rate(self, state: State, rng: Rng) -> list[float]:
        """What each seat may expect, a victory being 1. May play the state on."""
        while state.chooser != OVER:
            choices = state.choices
            state.apply(choices[rng.below(len(choices))])
            state.settle(rng)
        return state.returns()


class ChanceRater(Rater):
    """Rates by a net, once the effects that are under way have ended at random and some decisions have been made.

    Those decisions are each the one that the net rates best for who makes it: what the net thinks of a table is worth
    more once the next few deeds lie on it.
    """

    def __init__(self, policy: LearnedPolicy) -> None:
        super().__init__(TRUST)
        self.policy: LearnedPolicy = policy

    def rate(self, state: State, rng: Rng) -> list[float]:
        """The chances of the seats. May play the state on."""
        self._end_effects(state, rng)
        for _ in range(self.policy.replies):
            state = self._replied(state, rng)
        return self.policy.chances(state)

    def _end_effects(self, state: State, rng: Rng) -> None:
        """Let the effects that are under way end at random."""
        while state.chooser != OVER and self.policy.resolving(state):
            choices = state.choices
            state.apply(choices[rng.below(len(choices))])
            state.settle(rng)

    def _replied(self, state: State, rng: Rng) -> State:
        """The state after the next decision, which takes what leads to the best rating for its seat."""
        while state.chooser != OVER and len(state.choices) == 1:
            state.apply(state.choices[0])
            state.settle(rng)
        if state.chooser == OVER:
            return state
        seat: i64 = state.chooser
        choices = state.choices
        best = state
        most = -1.0
        for place in range(len(choices)):
            trial = state.copy()
            trial.apply(choices[place])
            if trial.chooser != OVER and self.policy.resolving(trial):
                trial.settle(rng)
                self._end_effects(trial, rng)
            rating = self.policy.chances(trial)[seat]
            if rating > most:
                most = rating
                best = trial
        best.settle(rng)
        return best


class Search:
    """A search that can be gone on with; `iterations` counts them."""

    def __init__(self, rater: Rater, rng: Rng) -> None:
        self.rater: Rater = rater
        self.rng: Rng = rng
        self.nodes: dict[int, Node] = {}
        self.iterations: i64 = 0

    def root(self, view: View) -> Node:
        """The node of the view's own choice."""
        return self._node(view.game.imagine(view, self.rng))

    def run(self, view: View, iterations: i64, seconds: float) -> None:
        """Search for so many iterations or so long, whichever ends first."""
        end = perf_counter() + seconds
        for _ in range(iterations):
            self.iterate(view.game.imagine(view, self.rng))
            if perf_counter() >= end:
                return

    def iterate(self, state: State) -> None:
        """Go down from a state, which is played on, to a node that is new, and count what the state is worth there.

        No action of the new node is tried yet: where nobody has looked, any would be taken, and rivals whose hands
        are hidden are nearly always met in such nodes.
        """
        path: list[Step] = []
        while state.chooser != OVER:
            choices = state.choices
            if len(choices) == 1:
                state.apply(choices[0])
            else:
                node = self._node(state)
                fresh = not node.reached
                node.reached = True
                if fresh and len(path) > 0:
                    break
                place = node.select(self.rng, self.rater.exploration)
                path.append(Step(node, place, state.chooser))
                state.apply(node.choices[place])
            state.settle(self.rng)
        state.settle(self.rng)
        ratings = self.rater.rate(state, self.rng)
        for step in path:
            step.node.note(step.place, ratings[step.seat])
        self.iterations += 1

    def _node(self, state: State) -> Node:
        """The node of the chooser's information state, a new one if there is none.

        Numbers of 44 bits meet by chance once in many games. Whoever could choose otherwise in the state is then told
        apart by a further number, so that no action is ever played where it is not legal.
        """
        key = int(state.information())
        found = self.nodes.get(key)
        while found is not None:
            if found.choices == state.choices:
                return found
            key = int(mix(key, OTHER))
            found = self.nodes.get(key)
        node = Node(state.choices)
        if len(self.nodes) < MOST_NODES:
            self.nodes[key] = node
        return node


class IsmctsBot(Bot):
    """Searches with playouts at random and takes the action that was tried most.

    What it found out is kept for its next decision: information states are what they are, whenever they are reached.
    """

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.rng = Rng(seed)
        self.search: Search = Search(Rater(), self.rng)
        self.game: Game | None = None
        self.seats: i64 = 0
        self.patience: int = MILLISECONDS

    def rater(self, view: View) -> Rater:
        """How the states of the view's game are rated."""
        return Rater()

    def choose(self, view: View, legal: list[Action], budget: Budget | None) -> Action:
        """The action tried most within the budget: of milliseconds, iterations or both."""
        if len(legal) == 1:
            return legal[0]
        milliseconds = budget.milliseconds if budget is not None else self.patience
        iterations = budget.iterations if budget is not None else None
        seconds = milliseconds / 1000.0 if milliseconds is not None else math.inf
        search = self._search(view)
        search.run(view, iterations if iterations is not None else 1 << 40, seconds)
        root = search.root(view)
        if len(search.nodes) >= MOST_NODES:
            search.nodes = {}
        return root.choices[root.best()]

    def _search(self, view: View) -> Search:
        """The search of the decisions before; a new one for another game, be it another edition alone, or table.

        Nodes hold the actions of their game, and a rater may belong to a number of seats.
        """
        if self.game is not view.game or self.seats != view.seats:
            self.search = Search(self.rater(view), self.rng)
            self.game = view.game
            self.seats = view.seats
        return self.search


class HardBot(IsmctsBot):
    """Searches with the ratings of a net, which games that bots played have trained."""

    def rater(self, view: View) -> Rater:
        """By the net for the view's game and number of seats."""
        return ChanceRater(learned_policy_for(view.game.key, view.seats))


class MasterBot(HardBot):
    """The same, with more time."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.patience = LONG
