"""Which watch belongs to which game."""

from collections.abc import Callable

from serai.balance.huns import HunsWatch
from serai.balance.iunu import IunuWatch
from serai.balance.watch import Watch
from serai.core.game import Game

_WATCHES: dict[str, Callable[[Game], Watch]] = {"iunu": IunuWatch, "huns": HunsWatch}


def watch_for(game: Game) -> Watch:
    """The watch of a game in its edition."""
    return _WATCHES[game.key](game)
