"""What a search keeps is only used where it belongs."""

import serai
from serai.bots.bot import Budget
from serai.bots.ismcts import IsmctsBot, Node, Rater, Search
from serai.core.rng import Rng
from tests.huns.editions import edition


def test_nothing_that_was_found_out_is_kept_for_another_game() -> None:
    bot = IsmctsBot(1)
    for state in [edition({"curse.mud.spaces": spaces}).new(2) for spaces in (3, 4)]:
        state.settle(Rng(8))
        bot.choose(state.view(state.chooser), state.legal(), Budget(iterations=50))
        assert bot.search.root(state.view(state.chooser)).visits == 50
        assert all(one is state.game.actions[one.id] for node in bot.search.nodes.values() for one in node.choices)


def test_a_number_that_two_states_share_never_leads_to_an_illegal_action() -> None:
    """Every number of a search leads, as by chance, to a node of another choice when it is made again."""
    game = serai.game("iunu")
    state = game.new(2)
    state.settle(Rng(2))
    view = state.view(state.chooser)
    wrong = [action for action in game.actions if action.verb == "feed"]
    free, met = Search(Rater(), Rng(1)), Search(Rater(), Rng(1))
    free.run(view, 40, 60.0)
    met.nodes = {number: Node(wrong) for number in free.nodes}
    met.run(view, 40, 60.0)
    assert all(node.visits == 0 for node in met.nodes.values() if node.choices == wrong)
    assert met.root(view).choices == state.legal()
    assert met.root(view).counts == free.root(view).counts
