"""What a bot may know of a game beyond its rules."""

from mypy_extensions import i64

from serai.core.frame import State
from serai.core.view import View


class Policy:
    """Advice on one game."""

    def value(self, state: State, seat: i64) -> float:
        """How good the table looks for a seat, in victory points ahead of its rivals."""
        raise NotImplementedError

    def resolving(self, state: State) -> bool:
        """Whether effects of an action are still under way that can change what the table is worth."""
        raise NotImplementedError

    def stakes(self, state: State) -> bool:
        """Whether what chance is about to decide can change what the table is worth once the effects have ended."""
        raise NotImplementedError

    def guesses(self, view: View) -> bool:
        """Whether cards that the view does not show can tell which of its answers is worth most, even without luck."""
        raise NotImplementedError

    def by_lot(self, state: State) -> bool:
        """Whether of answers that are worth the same any may come, so that no seat is met for its number alone."""
        raise NotImplementedError
