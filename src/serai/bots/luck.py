"""Mirrored luck: games in which chance decides alike as far as the choices of the players let it."""

from serai.core.frame import State, digest
from serai.core.rng import Rng


class Luck:
    """The chance of one game. Equal generators make equal chance, which bends as little as it can to what is chosen.

    Each kind of chance draws from a generator of its own in each round: the dice of a round fall alike however many
    cards were drawn before, and the same place of the same deck is drawn for as long as the deck is the same.
    """

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self._branches: dict[str, Rng] = {}

    def settle(self, state: State) -> None:
        """Let one chance step come up; the state must wait for chance."""
        key = f"{state.round} {state.question}"
        if key not in self._branches:
            self._branches[key] = self.rng.split(int(digest(key), 16))
        state.apply(state.sample(self._branches[key]))
