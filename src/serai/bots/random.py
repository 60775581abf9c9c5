"""The bot that plays anything."""

from serai.bots.bot import Bot, Budget
from serai.core.action import Action
from serai.core.rng import Rng
from serai.core.view import View


class RandomBot(Bot):
    """Every legal action alike."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.rng = Rng(seed)

    def choose(self, view: View, legal: list[Action], budget: Budget | None) -> Action:
        """Any legal action."""
        return legal[self.rng.below(len(legal))]
