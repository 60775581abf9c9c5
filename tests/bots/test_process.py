"""A bot in a process of its own."""

from collections.abc import Callable, Iterator

import pytest

import serai
from serai.bots.process import ProcessBot, answer
from serai.bots.registry import BotStopped, UnknownBot
from serai.core.frame import CHANCE, OVER, State

Start = Callable[[int, str], ProcessBot]


@pytest.fixture
def start() -> Iterator[Start]:
    """Starts bots, and ends them after the test."""
    started: list[ProcessBot] = []

    def begin(seed: int, name: str) -> ProcessBot:
        started.append(ProcessBot(seed, name))
        return started[-1]

    yield begin
    for one in started:
        one.close()
        assert not one.process.is_alive()


def first(key: str) -> State:
    state, rng = serai.game(key).new(3), serai.Rng(2)
    while state.chooser == CHANCE:
        state.settle(rng)
    return state


@pytest.mark.parametrize("key", serai.GAMES)
def test_it_plays_as_it_would_here(start: Start, key: str) -> None:
    there = [start(seed, "greedy") for seed in range(2)]
    here = [serai.bot("greedy", seed) for seed in range(2)]
    state, rng = serai.game(key).new(2), serai.Rng(4)
    decisions = 0
    while state.chooser != OVER and decisions < 40:
        if state.chooser == CHANCE:
            state.settle(rng)
            continue
        decisions += 1
        seat = state.chooser
        action = there[seat].choose(state.view(seat), state.legal(), None)
        assert action is here[seat].choose(state.view(seat), state.legal(), None)
        state.apply(action)


@pytest.mark.parametrize("name", ["ismcts", "hard"])
@pytest.mark.parametrize("key", serai.GAMES)
def test_the_text_of_a_view_is_all_that_a_search_needs(key: str, name: str) -> None:
    state = first(key)
    view = state.view(state.chooser)
    found = serai.bot(name, 5).choose(view, state.legal(), serai.Budget(iterations=60))
    assert answer(serai.bot(name, 5), (view.text(), None, 60)) == found.text


def test_a_budget_is_passed_on(start: Start) -> None:
    state = first("iunu")
    chosen = start(3, "ismcts").choose(state.view(state.chooser), state.legal(), serai.Budget(iterations=50))
    expected = serai.bot("ismcts", 3).choose(state.view(state.chooser), state.legal(), serai.Budget(iterations=50))
    assert chosen is expected


def test_one_that_does_not_exist_is_told(start: Start) -> None:
    state = first("iunu")
    with pytest.raises(UnknownBot, match="nobody"):
        start(1, "nobody").choose(state.view(state.chooser), state.legal(), None)


def test_one_that_was_killed_is_told(start: Start) -> None:
    state = first("iunu")
    one = start(1, "random")
    one.choose(state.view(state.chooser), state.legal(), None)
    one.process.kill()
    with pytest.raises(BotStopped, match="random"):
        one.choose(state.view(state.chooser), state.legal(), None)


def test_an_answer_to_another_question_is_told(start: Start) -> None:
    state = first("iunu")
    with pytest.raises(serai.IllegalAction):
        start(1, "random").choose(state.view(state.chooser), [state.game.actions[-1]], None)
