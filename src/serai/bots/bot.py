"""The contract of a bot."""

from mypy_extensions import mypyc_attr

from serai.core.action import Action
from serai.core.view import View


class Budget:
    """How long a bot may think: milliseconds or iterations, None where that does not bound it."""

    def __init__(self, milliseconds: int | None = None, iterations: int | None = None) -> None:
        self.milliseconds = milliseconds
        self.iterations = iterations


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Somebody who plays from a seat's view alone. Equal seeds and equal questions give equal answers."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View, legal: list[Action], budget: Budget | None) -> Action:
        """One of the legal actions, for the seat whose view it is. Without a budget the bot's own applies."""
        raise NotImplementedError
