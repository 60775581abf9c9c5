"""Writes positions of games between greedy bots, as nets are told of them, and how the games ended.

Usage: ``python training/positions.py GAME SEATS --games N --seed S --out FILE.npz``

The arrays: `features` (positions, seats, features), `wins` (positions, seats; shared ones as parts) and `points`.
"""

import argparse

import numpy as np

import serai
from serai.bots.policies.registry import features_for, policy_for
from serai.core.frame import CHANCE, OVER, State

BLUNDERS = 80
"""Of a thousand actions, how many are taken at random, so that positions come up that greedy bots never reach."""
NOTED = {"iunu": 350, "huns": 250}
"""Of a thousand positions, how many are kept: the others of a game tell much the same."""


class Games:
    """Games played so far."""

    def __init__(self, key: str, seats: int, seed: int) -> None:
        self.game = serai.game(key)
        self.seats = seats
        self.rng = serai.Rng(seed)
        self.bots = [serai.bot("greedy", seed * 10 + seat) for seat in range(seats)]
        self.features: list[list[list[float]]] = []
        self.wins: list[list[float]] = []
        self.points: list[list[int]] = []

    def play(self) -> None:
        """Play one more game."""
        state = self.game.new(self.seats)
        features, policy = features_for(self.game.key), policy_for(self.game.key)
        noted = 0
        while state.chooser != OVER:
            if state.chooser == CHANCE:
                state.settle(self.rng)
                continue
            if not policy.resolving(state) and self.rng.below(1000) < NOTED[self.game.key]:
                self.features.append([features.listed(state, seat) for seat in range(self.seats)])
                noted += 1
            state.apply(self.choose(state))
        self.wins += [state.returns()] * noted
        self.points += [list(state.outcome().points)] * noted

    def choose(self, state: State) -> serai.Action:
        """The action of the greedy bot, seldom a random one."""
        legal = state.legal()
        if self.rng.below(1000) < BLUNDERS:
            return legal[self.rng.below(len(legal))]
        return self.bots[state.chooser].choose(state.view(state.chooser), legal, None)


def main() -> None:
    """Play and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=serai.GAMES)
    parser.add_argument("seats", type=int)
    parser.add_argument("--games", type=int, required=True)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--out", required=True)
    asked = parser.parse_args()
    games = Games(asked.game, asked.seats, asked.seed)
    for _ in range(asked.games):
        games.play()
    np.savez_compressed(
        asked.out,
        features=np.array(games.features, dtype=np.float16),
        wins=np.array(games.wins, dtype=np.float32),
        points=np.array(games.points, dtype=np.float32),
    )


if __name__ == "__main__":
    main()
