"""The search: what it knows and does not know, what it costs, and that it comes near what is known to be right."""

import time

import pytest

import serai
from serai.bots.bot import Budget
from serai.bots.ismcts import IsmctsBot, Rater, Search
from serai.core.frame import CHANCE, OVER, State
from serai.core.rng import Rng
from serai.version import COMPILED
from tests.bots import kuhn

TABLES = [(key, seats) for key in serai.GAMES for seats in (2, 4)]


def decisions(key: str, seats: int, seed: int) -> list[State]:
    """The states of a random game in which somebody has a choice."""
    state, rng = serai.game(key).new(seats), Rng(seed)
    found: list[State] = []
    while state.chooser != OVER:
        if state.chooser == CHANCE:
            state.settle(rng)
            continue
        if len(state.choices) > 1:
            found.append(state.copy())
        state.apply(state.choices[rng.below(len(state.choices))])
    return found


def choice(state: State, seed: int, iterations: int) -> str:
    """What the search would do for the chooser."""
    view = serai.read_view(state.view(state.chooser).text())
    return IsmctsBot(seed).choose(view, state.legal(), Budget(iterations=iterations)).text


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_an_information_state_is_what_the_seat_knows(key: str, seats: int) -> None:
    rng = Rng(1)
    for state in decisions(key, seats, 2)[::2]:
        view = state.view(state.chooser)
        for _ in range(5):
            world = view.game.imagine(view, rng)
            assert world.information() == state.information()
            assert world.choices == state.choices


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_whoever_knows_something_else_is_in_another_information_state(key: str, seats: int) -> None:
    seen: dict[int, str] = {}
    for seed in range(12):
        for state in decisions(key, seats, seed):
            text = state.view(state.chooser).text()
            assert seen.setdefault(int(state.information()), text) == text
    assert len(seen) > 400


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_what_the_seat_cannot_see_never_changes_the_choice(key: str, seats: int) -> None:
    rng = Rng(4)
    for state in decisions(key, seats, 5)[10::40]:
        view = state.view(state.chooser)
        found = {choice(view.game.imagine(view, rng), 3, 40) for _ in range(3)}
        assert found == {choice(state, 3, 40)}


def test_more_iterations_than_actions_try_every_action() -> None:
    state = decisions("huns", 3, 6)[30]
    bot = IsmctsBot(1)
    bot.choose(state.view(state.chooser), state.legal(), Budget(iterations=60))
    root = bot.search.root(state.view(state.chooser))
    assert min(root.counts) > 0
    assert sum(root.counts) == root.visits == bot.search.iterations == 60


def test_what_was_found_out_is_there_for_the_next_decision() -> None:
    state = decisions("iunu", 2, 7)[12]
    bot = IsmctsBot(1)
    for _ in range(2):
        bot.choose(state.view(state.chooser), state.legal(), Budget(iterations=50))
    assert bot.search.root(state.view(state.chooser)).visits == 100


def test_a_forced_choice_takes_no_iteration() -> None:
    state = decisions("iunu", 2, 7)[0]
    bot = IsmctsBot(1)
    assert bot.choose(state.view(state.chooser), state.legal()[:1], None) is state.legal()[0]
    assert bot.search.iterations == 0


@pytest.mark.parametrize("key", serai.GAMES)
def test_a_decision_keeps_to_its_milliseconds(key: str) -> None:
    state = decisions(key, 4, 8)[20]
    started = time.perf_counter()
    IsmctsBot(1).choose(state.view(state.chooser), state.legal(), Budget(milliseconds=100))
    assert 0.1 <= time.perf_counter() - started < 5.0  # how exactly is measured on a quiet machine, not tested


@pytest.mark.parametrize(("key", "games", "iterations"), [("iunu", 4, 30), ("huns", 2, 12)])
def test_it_beats_play_at_random(key: str, games: int, iterations: int) -> None:
    won = 0
    for number in range(games):
        state, rng = serai.game(key).new(2), Rng(number)
        bot, other, seat = IsmctsBot(number), serai.bot("random", number), number % 2
        while state.chooser != OVER:
            if state.chooser == CHANCE:
                state.settle(rng)
                continue
            asked = bot if state.chooser == seat else other
            state.apply(asked.choose(state.view(state.chooser), state.legal(), Budget(iterations=iterations)))
        won += state.outcome().winners == (seat,)
    assert won > games / 2


@pytest.fixture(scope="module")
def searched() -> tuple[Search, float]:
    """A search of Kuhn poker from the deal, and what the first seat won a hand in the later half of it."""
    if COMPILED:
        pytest.skip("subclasses compiled classes; runs in the pure build")
    game, won = kuhn.Kuhn(), []

    class Counting(Rater):
        def rate(self, state: State, rng: Rng) -> list[float]:
            found = super().rate(state, rng)
            assert isinstance(state, kuhn.Hand)
            won.append(state.won())
            return found

    search, rng = Search(Counting(), Rng(1)), Rng(51)
    for _ in range(20000):
        hand = game.new(2)
        hand.settle(rng)
        search.iterate(hand)
    return search, sum(won[10000:]) / 10000


@pytest.mark.pure
def test_kuhn_poker_comes_near_its_known_value(searched: tuple[Search, float]) -> None:
    assert abs(searched[1] - kuhn.VALUE) < 0.03


@pytest.mark.pure
def test_kuhn_poker_a_bet_is_never_answered_with_the_lowest_card_and_always_with_the_highest(
    searched: tuple[Search, float],
) -> None:
    game = kuhn.Kuhn()
    for low, high in ((0, 0.05), (2, 0.95)):
        hand = kuhn.deal(game, 1, low)
        hand.apply(game.moves[1])
        node = searched[0].nodes[hand.information()]
        called = node.counts[1] / node.visits
        assert called < high if low == 0 else called > high


@pytest.mark.pure
def test_kuhn_poker_the_first_seat_bluffs_with_the_lowest_card_but_never_bets_the_middle_one_more(
    searched: tuple[Search, float],
) -> None:
    game = kuhn.Kuhn()
    bets = []
    for card in range(kuhn.CARDS):
        hand = kuhn.deal(game, card, (card + 1) % kuhn.CARDS)
        node = searched[0].nodes[hand.information()]
        bets.append(node.counts[1] / node.visits)
    assert 0.02 < bets[0] < 1 / 3 + 0.05
    assert bets[2] > bets[0]


@pytest.mark.pure
def test_a_seat_that_cannot_tell_two_deals_apart_does_the_same_in_both(searched: tuple[Search, float]) -> None:
    game = kuhn.Kuhn()
    one, other = kuhn.deal(game, 1, 0), kuhn.deal(game, 1, 2)
    assert searched[0].nodes[one.information()] is searched[0].nodes[other.information()]
    one.apply(game.moves[0])
    other.apply(game.moves[0])
    assert searched[0].nodes[one.information()] is not searched[0].nodes[other.information()]
