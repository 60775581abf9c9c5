"""No question tells what is in a hand, and imagined hands can answer the question that is asked (IUNU-24)."""

import serai
from serai.core.rng import Rng
from serai.testing.scenario import play_lines
from tests.iunu.table import table, texts


def test_an_artisans_owner_is_asked_whatever_it_holds() -> None:
    state = play_lines(table(2, hands=("artisan, noble", "farmer")), "play artisan")
    assert (state.chooser, state.question, texts(state)) == (0, "use-artisan", ["decline"])


def test_an_artisan_without_money_or_hand_asks_nothing() -> None:
    poor = play_lines(table(2, hands=("artisan, farmer", "farmer"), deben=(0,)), "play artisan")
    empty = play_lines(table(2, hands=("artisan", "farmer")), "play artisan")
    assert poor.question == empty.question == "play"


def test_who_has_one_citizen_to_add_is_asked_all_the_same() -> None:
    state = play_lines(table(2, hands=("artisan, farmer, noble", "farmer")), "play artisan\nuse")
    assert (state.question, texts(state)) == ("add", ["add farmer"])


def test_who_has_one_way_to_play_is_asked_all_the_same() -> None:
    state = table(2, hands=("farmer x5", "farmer"), deben=(0,))
    assert (state.question, texts(state)) == ("play", ["play farmer"])


def test_imagined_hands_can_answer_what_an_artisan_asks() -> None:
    state = play_lines(table(3, hands=("artisan, soldier, noble", "pharaoh", "farmer x3")), "play artisan")
    rng = Rng(1)
    for _ in range(2):
        for eye in (1, 2, None):
            for _ in range(200):
                world = state.game.imagine(state.view(eye), rng)
                assert world.legal()
                assert world.view(eye) == state.view(eye)
                serai.playout(world, rng)
        if state.question == "use-artisan":
            play_lines(state, "use")
