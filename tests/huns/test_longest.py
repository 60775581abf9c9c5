"""No game is longer than `Huns.longest`, however it is dragged out; and its sums hold turn by turn."""

from collections.abc import Callable
from pathlib import Path

import pytest

import serai
from serai.core.action import Action
from serai.core.rng import Rng
from serai.huns.drawing import deck_size
from serai.huns.edition import HUES
from serai.huns.game import OF_ACTION, OF_DISPATCH, OF_SETUP, OF_TURN
from serai.huns.state import LAST_ROUND, HunsState
from tests.huns.table import huns

Drag = Callable[[HunsState, list[Action], Rng], Action]
GAMES = 12
LIMIT = Path(__file__).parents[1] / "golden" / "huns-limit-2.serai"


def anything(state: HunsState, legal: list[Action], luck: Rng) -> Action:
    return legal[luck.below(len(legal))]


def busily(state: HunsState, legal: list[Action], luck: Rng) -> Action:
    """Never stops while anything can be done, and uses every Raid."""
    rest = [action for action in legal if action.text not in ("done", "suffer") and action.verb != "draw"]
    return anything(state, rest or legal, luck)


def sparingly(state: HunsState, legal: list[Action], luck: Rng) -> Action:
    """Keeps colours and decks from running out, and asks most among what does that alike."""
    best: list[Action] = []
    most = -1, -1, -1
    for action in legal:
        after = state.copy()
        after.apply(action)
        scarce: int = min([*after.reserve, *[3 * int(deck_size(after, family)) for family in range(HUES)]])
        worth = min(scarce, 6), sum(after.reserve), len(after.stack)
        if worth > most:
            best, most = [], worth
        if worth == most:
            best.append(action)
    return anything(state, best, luck)


def drag(state: HunsState, how: Drag, seed: int) -> int:
    """Play to the end, look at the sums of each turn, and return the number of decisions."""
    luck = Rng(seed)
    total = turn = actions = dispatched = 0
    place = (0, -1, -1)
    while state.chooser != serai.OVER:
        now = state.round, int(state.active), sum(1 for die in state.dice if die) if state.question == "die" else -1
        if now[:2] != place[:2]:
            assert turn <= OF_TURN + actions * OF_ACTION + dispatched * OF_DISPATCH + OF_SETUP
            turn = actions = dispatched = 0
        place = now
        legal = state.legal()
        sent = sum(len(camp.sent) for camp in state.camps)
        dice = sum(1 for die in state.dice if die)
        if state.chooser == serai.CHANCE:
            state.apply(state.sample(luck))
        else:
            turn, total = turn + 1, total + 1
            state.apply(how(state, legal, luck))
        actions += max(0, dice - sum(1 for die in state.dice if die))
        dispatched += sum(len(camp.sent) for camp in state.camps) - sent
    return total


def test_the_bound_is_a_sum_over_rounds_and_dispatches() -> None:
    rounds = LAST_ROUND * HUES * (OF_ACTION + OF_TURN)
    found = [huns().longest(seats) - rounds for seats in (2, 3, 4)]
    assert found == [dispatches * OF_DISPATCH + OF_SETUP for dispatches in (25, 27, 30)]


@pytest.mark.parametrize("raids", ["once", "refresh"])
@pytest.mark.parametrize("how", [anything, busily, sparingly])
def test_no_way_to_drag_a_game_out_passes_the_bound(how: Drag, raids: str) -> None:
    longest = 0
    for seed in range(GAMES):
        seats = 2 + seed % 3
        decisions = drag(huns().new(seats, raids=raids), how, seed)
        assert decisions <= huns().longest(seats)
        longest = max(longest, decisions)
    assert longest > 150


def test_a_game_that_gives_all_back_is_ended_after_round_40() -> None:
    state = serai.read_record(LIMIT).replay()
    assert isinstance(state, HunsState)
    assert (state.round, state.outcome().ending) == (LAST_ROUND, "limit")
    assert min(state.reserve) > 0
    assert all(deck.groups for deck in state.decks)
