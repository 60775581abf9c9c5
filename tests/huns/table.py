"""HUNS for tests."""

import serai
from serai.huns.game import Huns


def huns(edition: str | None = None) -> Huns:
    """HUNS in the built-in edition or in that of a file."""
    game = serai.game("huns", edition)
    assert isinstance(game, Huns)
    return game
