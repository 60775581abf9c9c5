"""Imagined kept cards (IUNU-9) fit what the seat threw away, and hands their size, while hands are drawn full."""

from math import comb

import serai
from serai.iunu.edition import CASTES, FARMER, KINDS, PHARAOH
from serai.testing.scenario import play_lines
from tests.iunu.editions import edition
from tests.iunu.table import table

WORLDS = 4000


def test_who_kept_no_card_is_imagined_with_as_many_as_it_has_drawn() -> None:
    state = table(2, hands=("farmer x2, baker", "farmer"), start=1)
    play_lines(state, "play farmer\nplay farmer\nkeep baker\n* draw noble noble")
    world = state.game.imagine(state.view(0), serai.Rng(1))
    assert sum(world.hands[KINDS:]) == world.hand_sizes[1] == 2


def test_no_kept_card_is_one_that_the_seat_threw_away_even_if_it_drew_one_again() -> None:
    state = table(2, hands=("farmer, baker, pharaoh x4", "farmer x2, baker"))
    play_lines(state, "play farmer\nplay farmer\nkeep baker\nkeep baker\n* draw pharaoh")
    rng = serai.Rng(1)
    for _ in range(200):
        world = state.game.imagine(state.view(0), rng)
        assert min(world.deck + world.hands + world.discards) >= 0
        assert world.kept[1] != PHARAOH


def test_a_kept_card_is_as_likely_as_the_cards_that_it_may_be() -> None:
    """Seat 0 threw away 4 Farmers and drew 4 again, and 8 Farmers and 6 Bakers are those that it did not see.

    If the other kept a Farmer, the 4 drawn are of 11 in the deck; if a Baker, of 12.
    """
    nobody: dict[str, object] = {f"citizens.{caste}.copies": 0 for caste in CASTES[2:]}
    game = edition({**nobody, "citizens.farmer.copies": 14, "citizens.baker.copies": 7})
    state = table(2, hands=("farmer x5, baker", "farmer, baker x4"), game=game)
    play_lines(state, "play farmer\nplay farmer\nkeep baker\nkeep baker\n* draw farmer farmer farmer farmer")
    rng, farmers = serai.Rng(1), 0
    for _ in range(WORLDS):
        farmers += state.game.imagine(state.view(0), rng).kept[1] == FARMER
    expected = 8 * comb(11, 4) / (8 * comb(11, 4) + 6 * comb(12, 4))
    assert abs(farmers / WORLDS - expected) < 0.03
