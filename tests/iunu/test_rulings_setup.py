"""The rulings on setting up: IUNU-1 to IUNU-4."""

import pytest

import serai
from serai.iunu.edition import KINDS
from serai.testing.scenario import play_lines
from tests.iunu.changes import asked
from tests.iunu.table import iunu, texts

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


@SEATS
def test_iunu_01_all_cards_begin_in_two_decks(seats: int) -> None:
    game = iunu()
    state = game.new(seats=seats)
    assert state.deck == game.numbers.copies
    assert state.deck_size == 72
    assert state.afterlife == game.numbers.afterlife
    assert sum(state.afterlife) == 12
    assert not any(state.hands + state.unfed + state.fed)
    assert state.round == 0


@SEATS
def test_iunu_01_any_seat_is_as_likely_to_start_and_the_card_then_shows_1(seats: int) -> None:
    for seat in range(seats):
        state = iunu().new(seats=seats)
        assert texts(state) == [f"start {other}" for other in range(seats)]
        assert state.weights() == [1] * seats
        play_lines(state, f"* start {seat}")
        assert (state.start, state.round) == (seat, 1)


def test_iunu_02_three_d4_are_rolled_with_their_true_odds() -> None:
    state = play_lines(iunu().new(seats=2), "* start 1")
    odds = dict(zip(texts(state), state.weights(), strict=True))
    cases = [f"roll {'-'.join(sorted(f'{a}{b}{c}', reverse=True))}" for a in FACES for b in FACES for c in FACES]
    assert odds == {text: cases.count(text) for text in cases}
    assert sum(odds.values()) == 64


def test_iunu_02_the_dice_stay_in_view_of_all() -> None:
    state = play_lines(iunu().new(seats=3), "* start 2\n* roll 4-3-1")
    for seat in (None, 0, 1, 2):
        assert state.view(seat).dice == [4, 3, 1]


@pytest.mark.parametrize(("seats", "hand"), [(2, 6), (3, 5), (4, 5)])
def test_iunu_03_hands_are_dealt_full_and_each_seat_has_9_deben(seats: int, hand: int) -> None:
    state = play_lines(iunu().new(seats=seats), "* start 0\n* roll 1-1-1")
    drawn = 0
    while state.chooser == serai.CHANCE:
        state.take(state.sample(serai.Rng(drawn)))
        drawn += 1
    assert drawn == seats * hand
    assert state.hand_sizes == [hand] * seats
    assert [sum(state.hands[seat * KINDS : (seat + 1) * KINDS]) for seat in range(seats)] == [hand] * seats
    assert state.deck_size == sum(state.deck) == 72 - seats * hand
    assert state.deben == [9] * seats
    assert asked(state) == "0 play"


@pytest.mark.parametrize(("seats", "rounds"), [(2, 8), (3, 9), (4, 8)])
def test_iunu_04_the_game_lasts_its_rounds(seats: int, rounds: int) -> None:
    lasted = set()
    for seed in range(60):
        state = iunu().new(seats=seats)
        serai.playout(state, serai.Rng(seed))
        if state.outcome().ending == "rounds":
            lasted.add(int(state.round))
        else:
            assert state.round < rounds
    assert lasted == {rounds}


FACES = "1234"
