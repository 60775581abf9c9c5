"""The bot that looks one action ahead."""

import serai
from serai.core.frame import CHANCE, State


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
