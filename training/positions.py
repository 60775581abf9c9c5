"""Writes positions of games between bots that look one action ahead, as nets are told of them, and how they ended.

Usage: ``python training/positions.py GAME SEATS --games N --seed S --out FILE.npz [--by-net]``

With ``--by-net`` the bots judge tables by the net that is there, otherwise by the policy that was written by hand.

The arrays: `features` (positions, seats, features), `wins` (positions, seats; shared ones as parts), `points`,
`chances` (what the net that is there says) and `games` (the number of each position's game).
"""

import argparse

import numpy as np

import serai
from serai.bots.greedy import Trial
from serai.bots.policies.registry import features_for, learned_policy_for, policy_for
from serai.core.frame import CHANCE, OVER, State

BLUNDERS = 60
"""Of a thousand actions, how many are taken at random, so that positions come up that such bots never reach."""
NOTED = {"iunu": 500, "huns": 300}
"""Of a thousand positions, how many are kept: the others of a game tell much the same."""


class Games:
    """Games played so far."""

    def __init__(self, key: str, seats: int, seed: int, by_net: bool) -> None:
        self.game = serai.game(key)
        self.seats = seats
        self.rng = serai.Rng(seed)
        self.net = learned_policy_for(key, seats)
        self.by_net = by_net
        self.bots = [serai.bot("greedy", seed * 10 + seat) for seat in range(seats)]
        self.features: list[list[list[float]]] = []
        self.wins: list[list[float]] = []
        self.points: list[list[int]] = []
        self.chances: list[list[float]] = []
        self.games: list[int] = []

    def play(self, number: int) -> None:
        """Play the game of a number."""
        state = self.game.new(self.seats)
        features, policy = features_for(self.game.key), policy_for(self.game.key)
        noted = 0
        while state.chooser != OVER:
            if state.chooser == CHANCE:
                state.settle(self.rng)
                continue
            if not policy.resolving(state) and self.rng.below(1000) < NOTED[self.game.key]:
                self.features.append([features.listed(state, seat) for seat in range(self.seats)])
                self.chances.append(self.net.chances(state))
                self.games.append(number)
                noted += 1
            state.apply(self.choose(state))
        self.wins += [state.returns()] * noted
        self.points += [list(state.outcome().points)] * noted

    def choose(self, state: State) -> serai.Action:
        """The action of a bot that looks one action ahead, seldom a random one."""
        legal = state.legal()
        if self.rng.below(1000) < BLUNDERS:
            return legal[self.rng.below(len(legal))]
        view = state.view(state.chooser)
        if not self.by_net:
            return self.bots[state.chooser].choose(view, legal, None)
        world, luck = self.game.imagine(view, self.rng), self.rng.word()
        worths = [Trial(world, action, state.chooser, self.net, luck).worth for action in legal]
        return legal[worths.index(max(worths))]


def main() -> None:
    """Play and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=serai.GAMES)
    parser.add_argument("seats", type=int)
    parser.add_argument("--games", type=int, required=True)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--by-net", action="store_true")
    asked = parser.parse_args()
    games = Games(asked.game, asked.seats, asked.seed, asked.by_net)
    for number in range(asked.games):
        games.play(number)
    np.savez_compressed(
        asked.out,
        features=np.array(games.features, dtype=np.float16),
        wins=np.array(games.wins, dtype=np.float32),
        points=np.array(games.points, dtype=np.float32),
        chances=np.array(games.chances, dtype=np.float32),
        games=np.array(games.games),
    )


if __name__ == "__main__":
    main()
