"""Imagined Afterlife cards fit what a seat sent back (IUNU-23), in editions with many copies too."""

import serai
from serai.iunu.edition import AFTERLIFE, ANKH, CASTES, FARMER
from serai.iunu.game import Iunu
from serai.testing.scenario import play_lines
from tests.iunu.editions import edition
from tests.iunu.table import table


def afterlife(looks: int, **copies: int) -> Iunu:
    """An edition with only these Afterlife cards."""
    changes: dict[str, object] = {f"afterlife.{card}.copies": copies.get(card, 0) for card in AFTERLIFE}
    return edition({**changes, "amounts.looks": looks})


def test_two_cards_alike_sent_back_together_were_both_in_the_deck() -> None:
    game = afterlife(3, farmer=3, ankh=2)
    state = table(2, hands=("priest, noble", "priest, noble"), start=1, game=game)
    play_lines(state, "play priest\nuse\n* look farmer\n* look farmer\n* look ankh\ntake farmer")
    play_lines(state, "play priest\nuse\n* look ankh\n* look ankh\n* look farmer\ntake farmer")
    rng = serai.Rng(1)
    for _ in range(200):
        assert state.game.imagine(state.view(0), rng).burials[0].kept == FARMER


def test_a_card_sent_back_is_counted_once_for_each_copy_that_it_may_be() -> None:
    """Seat 1 kept one of 2 Farmers and 2 Ankhs; then seat 0 sent an Ankh back: 2 x 2 cases for Farmers, 2 x 1 else."""
    state = table(2, hands=("priest, noble", "priest, noble"), start=1, game=afterlife(2, farmer=3, ankh=2))
    play_lines(state, "play priest\nuse\n* look farmer\n* look ankh\ntake farmer")
    play_lines(state, "play priest\nuse\n* look farmer\n* look ankh\ntake farmer")
    rng, ankhs = serai.Rng(1), 0
    for _ in range(3000):
        ankhs += state.game.imagine(state.view(0), rng).burials[0].kept == ANKH
    assert abs(ankhs / 3000 - 1 / 3) < 0.03


def test_many_copies_and_looks_are_imagined_at_every_step() -> None:
    changes: dict[str, object] = {f"afterlife.{card}.copies": 0 for card in AFTERLIFE}
    changes |= {f"citizens.{caste}.copies": 0 for caste in CASTES}
    changes |= {"afterlife.ankh.copies": 20, "amounts.looks": 4, "citizens.priest.copies": 60}
    game = edition(changes)
    for seed in range(3):
        state, rng = game.new(seats=4), serai.Rng(seed)
        while state.chooser != serai.OVER:
            for seat in (None, 0, 3):
                view = state.view(seat)
                assert game.imagine(view, rng).view(seat) == view
            state.apply(state.sample(rng) if state.chooser == serai.CHANCE else state.legal()[0])
