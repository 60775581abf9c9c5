"""What a bot may know of a game beyond its rules."""

from mypy_extensions import i64

from serai.core.frame import State


class Policy:
    """Advice on one game."""

    def value(self, state: State, seat: i64) -> float:
        """How good the table looks for a seat, in victory points ahead of its rivals."""
        raise NotImplementedError

    def resolving(self, state: State) -> bool:
        """Whether the effects of an action are still under way."""
        raise NotImplementedError
