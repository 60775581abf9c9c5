"""The bot that looks one action ahead."""

from typing import cast

import pytest

import serai
from serai.bots.greedy import Trial
from serai.bots.policies.huns import HunsPolicy
from serai.core.action import Action
from serai.core.frame import CHANCE, State
from serai.huns.edition import CURSE, SIZE
from serai.huns.state import HunsState


def first_take() -> State:
    """The third seat takes a Valuable of any colour: those that load alike look alike."""
    state, rng = serai.game("huns").new(3), serai.Rng(1)
    while state.chooser == CHANCE:
        state.settle(rng)
    assert state.question == "take"
    return state


def answers(seeds: range) -> set[str]:
    state = first_take()
    view, legal = state.view(state.chooser), state.legal()
    return {serai.bot("greedy", seed).choose(view, legal, None).text for seed in seeds}


def test_of_actions_that_look_alike_any_may_be_taken() -> None:
    assert 1 < len(answers(range(20))) < len(first_take().legal())


def test_equal_seeds_and_questions_give_equal_answers() -> None:
    assert len({*answers(range(5, 6)), *answers(range(5, 6))}) == 1


def victim_asked(number: int) -> tuple[HunsState, Action, HunsState]:
    """The table before somebody plays a Curse, that action, and the table where it is asked whom it strikes.

    `number` tells how many Curses were played before.
    """
    state, rng = serai.game("huns").new(4), serai.Rng(2)
    while True:
        before = state.copy()
        action = state.sample(rng) if state.chooser == CHANCE else state.legal()[rng.below(len(state.legal()))]
        state.apply(action)
        if state.question == "curse":
            if number == 0:
                return cast(HunsState, before), action, cast(HunsState, state)
            number -= 1


@pytest.mark.parametrize("number", [0, 2, 3])
def test_no_opponent_is_cursed_for_its_seat_number_alone(number: int) -> None:
    """What these Curses cost is the same for all opponents, but the sums over them round by the order of the seats."""
    _, _, state = victim_asked(number)
    view, legal = state.view(state.chooser), state.legal()
    found = {serai.bot("greedy", seed).choose(view, legal, None).text for seed in range(30)}
    assert found == {action.text for action in legal}


def test_whom_an_imagined_curse_strikes_is_drawn() -> None:
    before, action, asked = victim_asked(0)
    rivals = [seat for seat in range(4) if seat != asked.chooser]
    curses = [sum([card.card // SIZE == CURSE for card in camp.cards]) for camp in before.camps]
    struck: set[int] = set()
    for luck in range(30):
        after = cast(HunsState, Trial(before, action, asked.chooser, HunsPolicy(), luck).state)
        now = [sum([card.card // SIZE == CURSE for card in camp.cards]) for camp in after.camps]
        struck |= {seat for seat in rivals if now[seat] > curses[seat]}
    assert struck == set(rivals)
