"""A bot that plays one game after another takes nothing of the first into the second."""

from serai.bots.bot import Budget
from serai.bots.ismcts import IsmctsBot
from serai.core.rng import Rng
from tests.huns.editions import edition


def test_nothing_that_was_found_out_is_kept_for_another_game() -> None:
    bot = IsmctsBot(1)
    for state in [edition({"curse.mud.spaces": spaces}).new(2) for spaces in (3, 4)]:
        state.settle(Rng(8))
        bot.choose(state.view(state.chooser), state.legal(), Budget(iterations=50))
        assert bot.search.root(state.view(state.chooser)).visits == 50
        assert all(one is state.game.actions[one.id] for node in bot.search.nodes.values() for one in node.choices)
