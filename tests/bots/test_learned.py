"""Nets: what they reckon, what they are told, and the bot that searches with them."""

import math

import pytest
from librt.vecs import vec

import serai
from serai.bots.bot import Budget
from serai.bots.policies.net import Net, read_net
from serai.bots.policies.registry import features_for, learned_policy_for
from serai.core.frame import CHANCE, OVER, State

TABLES = [(key, seats) for key in serai.GAMES for seats in serai.game(key).seats]


def positions(key: str, seats: int, seed: int) -> list[State]:
    """Every choice of a random game."""
    state, rng = serai.game(key).new(seats), serai.Rng(seed)
    found: list[State] = []
    while state.chooser != OVER:
        if state.chooser == CHANCE:
            state.settle(rng)
            continue
        found.append(state.copy())
        legal = state.legal()
        state.apply(legal[rng.below(len(legal))])
    return found


def test_a_net_adds_up_its_units() -> None:
    net = Net([1.0, -2.0, 0.5, 3.0, 4.0, 1.0], [0.5, -1.0], [2.0, -1.0], 0.25)
    one = max(0.0, 0.5 + 1.0 * 0.5 + 0.5 * 2.0)
    two = max(0.0, -1.0 + 3.0 * 0.5 + 1.0 * 2.0)
    assert net.run(vec[float]([0.5, 0.0, 2.0])) == 0.25 + 2.0 * one - two
    assert net.run(vec[float]([0.0, 1.0, 0.0])) == 0.25 - 3.0


def test_a_net_is_read_from_its_file() -> None:
    net = read_net('{"inner": [1.0, 2.0], "bias": [0.5], "outer": [3.0], "last": -1.0}')
    assert net.run(vec[float]([1.0, 1.0])) == 3.5 * 3.0 - 1.0


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_there_is_a_net_for_every_number_of_seats_that_is_told_all_features(key: str, seats: int) -> None:
    assert learned_policy_for(key, seats).net.inputs == features_for(key).size


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_chances_add_up_to_one_and_in_the_end_are_the_victory(key: str, seats: int) -> None:
    policy = learned_policy_for(key, seats)
    state = positions(key, seats, 1)[-1]
    chances = policy.chances(state)
    assert len(chances) == seats
    assert math.isclose(sum(chances), 1.0)
    serai.playout(state, serai.Rng(2))
    assert policy.chances(state) == state.returns()


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_features_are_neither_kept_from_before_nor_out_of_proportion(key: str, seats: int) -> None:
    kept = features_for(key)
    for state in positions(key, seats, 4)[::5]:
        for seat in range(seats):
            told = kept.listed(state, seat)
            assert told == features_for(key).listed(state, seat)
            assert max(map(abs, told)) < 10
            assert sum([one != 0 for one in told]) > 10


@pytest.mark.parametrize("key", serai.GAMES)
def test_hidden_things_never_change_what_the_hard_bot_does(key: str) -> None:
    rng = serai.Rng(5)
    for state in positions(key, 3, 6)[8::30]:
        view = state.view(state.chooser)
        answers = set()
        for world in (state, view.game.imagine(view, rng), view.game.imagine(view, rng)):
            bot = serai.bot("hard", 7)
            answers.add(bot.choose(world.view(world.chooser), world.legal(), Budget(iterations=30)).text)
        assert len(answers) == 1


def test_a_hard_bot_can_play_another_game_next() -> None:
    bot = serai.bot("hard", 1)
    for key, seats in (("iunu", 2), ("huns", 3), ("iunu", 3)):
        state = positions(key, seats, 8)[6]
        assert bot.choose(state.view(state.chooser), state.legal(), Budget(iterations=20)) in state.legal()
