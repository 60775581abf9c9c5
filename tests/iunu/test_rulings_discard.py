"""The rulings on the Discard phase and the end of a round: IUNU-9 to IUNU-13."""

import pytest

import serai
from serai.iunu.edition import CASTES, KINDS
from serai.iunu.state import NONE, UNSEEN, IunuState
from serai.testing.scenario import play_lines
from tests.iunu.changes import asked, changes
from tests.iunu.table import counts, iunu, table, texts

HANDS = ("farmer x2, baker, scribe", "farmer, noble x3", "farmer, soldier, artisan")


def discarding(hands: tuple[str, ...] = HANDS, start: int = 0, round: int = 1) -> IunuState:
    """After everybody played a Farmer: what to keep is asked."""
    return all_play("farmer", table(len(hands), hands=hands, start=start, round=round))


def all_play(caste: str, state: IunuState) -> IunuState:
    """Everybody who is asked plays one Citizen of a caste; a single card plays itself."""
    while state.question == "play":
        play_lines(state, f"play {caste}")
    return state


def test_iunu_09_everybody_keeps_exactly_one_card_of_its_hand() -> None:
    state = discarding()
    assert asked(state) == "0 keep"
    assert texts(state) == ["keep farmer", "keep baker", "keep scribe"]
    play_lines(state, "keep baker\nkeep noble\nkeep artisan")
    assert state.hands == counts("baker") + counts("noble") + counts("artisan")
    assert state.hand_sizes == [1, 1, 1]


def test_iunu_09_all_who_must_choose_owe_their_answer_at_once() -> None:
    state = discarding()
    assert state.waiting == [0, 1, 2]
    play_lines(state, "keep baker")
    assert state.waiting == [1, 2]


def test_iunu_09_choices_take_effect_together() -> None:
    state = discarding()
    assert changes(state, "keep baker\nkeep noble") == {}
    assert state.kept == [CASTES.index("baker"), CASTES.index("noble"), NONE]


def test_iunu_09_only_that_a_seat_has_chosen_is_public() -> None:
    state = discarding()
    play_lines(state, "keep baker")
    for seat in (None, 1, 2):
        assert state.view(seat).kept == [UNSEEN, NONE, NONE]
    other = play_lines(discarding(), "keep scribe")
    for seat in (None, 1, 2):
        assert state.view(seat) == other.view(seat)
    assert state.log is not None
    assert state.log[-1].seen_by(1).fields == {}


def test_iunu_09_nobody_learns_what_others_threw_away() -> None:
    state = play_lines(discarding(), "keep baker\nkeep noble\nkeep artisan")
    assert state.view(0).discards == counts("farmer, scribe")
    assert state.view(1).discards == counts("noble x2")
    assert state.view(None).discards == [0] * KINDS
    assert state.view(2).thrown == [2, 2, 1]
    assert state.log is not None
    thrown = [event for event in state.log if event.key == "discarded"]
    assert [(event.seat, event.fields) for event in thrown] == [(0, {"cards": 2}), (1, {"cards": 2}), (2, {"cards": 1})]
    assert not any(event.secret for event in thrown)


def test_iunu_09_with_one_card_or_none_nothing_happens() -> None:
    state = discarding(("farmer, baker", "farmer, artisan x2", "farmer"))
    assert asked(state) == "1 keep"
    assert state.waiting == [1]
    play_lines(state, "keep artisan")
    assert state.hands == counts("baker") + counts("artisan") + counts("")
    assert state.hand_sizes == [1, 1, 0]
    assert state.view(0).thrown == [0, 1, 0]


def test_iunu_09_who_has_one_card_owes_no_answer() -> None:
    state = discarding(("farmer, artisan x2", "farmer, baker", "farmer, soldier x2"))
    assert state.waiting == [0, 2]
    play_lines(state, "keep artisan")
    assert (asked(state), state.waiting) == ("2 keep", [2])


def test_iunu_09_nobody_is_asked_if_nobody_has_two_cards() -> None:
    state = table(2, hands=("farmer, baker", "farmer, scribe"))
    play_lines(state, "play farmer\nplay farmer")
    assert state.question == "draw"
    assert state.hands == counts("baker") + counts("scribe")


def test_iunu_09_the_question_is_asked_even_with_cards_that_are_alike() -> None:
    state = discarding(("farmer, baker x3", "farmer, artisan"))
    assert asked(state) == "0 keep"
    assert texts(state) == ["keep baker"]


def test_iunu_10_discards_and_the_deck_are_shuffled_together_every_round() -> None:
    state = discarding()
    dynasties = state.unfed[:]
    before = state.deck[:]
    play_lines(state, "keep baker\nkeep noble\nkeep artisan")
    thrown = counts("farmer, scribe, noble x2, soldier")
    assert state.deck == [count + more for count, more in zip(before, thrown, strict=True)]
    assert state.deck_size == sum(state.deck)
    assert state.unfed == dynasties
    odds = dict(zip(texts(state), state.weights(), strict=True))
    assert odds == {f"draw {CASTES[kind]}": count for kind, count in enumerate(state.deck) if count}


def test_iunu_10_a_card_thrown_away_may_be_drawn_at_once() -> None:
    state = discarding(("farmer, pharaoh, noble", "farmer, pharaoh x3, noble"))
    assert state.deck[CASTES.index("pharaoh")] == 0
    play_lines(state, "keep noble\nkeep noble")
    assert state.deck[CASTES.index("pharaoh")] == 4
    assert changes(state, "* draw pharaoh") == {"deck pharaoh": -1, "hand 0 pharaoh": 1}


def test_iunu_10_what_the_deck_does_not_hold_cannot_be_drawn() -> None:
    state = table(2, hands=("farmer, baker", "farmer, baker"), deck="farmer x9, noble, pharaoh x2")
    play_lines(state, "play farmer\nplay farmer")
    assert dict(zip(texts(state), state.weights(), strict=True)) == {
        "draw farmer": 9,
        "draw noble": 1,
        "draw pharaoh": 2,
    }
    assert texts(play_lines(state, "* draw noble")) == ["draw farmer", "draw pharaoh"]


def test_iunu_11_everyone_draws_back_to_hand_size_from_the_start_player_on() -> None:
    state = play_lines(discarding(start=1), "keep baker\nkeep noble\nkeep artisan")
    order = []
    while state.question == "draw":
        before = state.hand_sizes[:]
        state.take(state.sample(serai.Rng(1)))
        order += [seat for seat in range(3) if state.hand_sizes[seat] > before[seat]]
    assert order == [1] * 4 + [2] * 4 + [0] * 4
    assert state.hand_sizes == [5, 5, 5]
    assert state.question == "roll"


def refilling(deck: int, hands: tuple[str, ...]) -> IunuState:
    """Four seats just before discarding, with so many cards in the deck once all discards are in."""
    state = all_play("scribe", table(4, hands=hands, deck=f"farmer x{deck}"))
    while state.question == "keep":
        play_lines(state, texts(state)[0])
    return state


def test_iunu_11_the_game_goes_on_if_the_deck_just_suffices() -> None:
    state = refilling(16, ("scribe, noble",) * 4)
    assert state.question == "draw"
    play_lines(state, "* draw " + "farmer " * 16 + "\n* roll 1-1-1")
    assert (state.deck_size, state.round, asked(state)) == (0, 2, "1 play")


def test_iunu_11_the_game_ends_and_nobody_draws_if_the_deck_is_too_small() -> None:
    state = refilling(15, ("scribe, noble",) * 4)
    assert state.chooser == serai.OVER
    assert state.outcome().ending == "deck"
    assert state.hand_sizes == [1] * 4
    assert state.deck_size == 15


def test_iunu_11_the_check_comes_after_the_discards_are_shuffled_in() -> None:
    hands = ("scribe, noble, baker", "scribe, artisan", "scribe, artisan", "scribe, artisan")
    assert refilling(15, hands).question == "draw"
    assert refilling(14, hands).chooser == serai.OVER


def test_iunu_11_a_seat_that_kept_none_needs_a_whole_hand() -> None:
    hands = ("scribe, noble", "scribe, noble", "scribe, noble", "scribe")
    assert refilling(17, hands).question == "draw"
    assert refilling(16, hands).chooser == serai.OVER


@pytest.mark.parametrize(("start", "following"), [(0, 1), (1, 2), (2, 0)])
def test_iunu_12_the_start_card_goes_to_the_left_and_turns_and_its_new_owner_rolls(start: int, following: int) -> None:
    state = play_lines(discarding(start=start, round=4), "keep baker\nkeep noble\nkeep artisan")
    while state.question == "draw":
        state.take(state.sample(serai.Rng(1)))
    assert (state.start, state.round, state.question) == (following, 5, "roll")
    play_lines(state, "* roll 3-3-2")
    assert state.dice == [3, 3, 2]
    assert state.log is not None
    rolled = [event.seat for event in state.log if event.key == "rolled"]
    assert rolled == [following]
    assert asked(state) == f"{following} play"


@pytest.mark.parametrize(("seats", "rounds"), [(2, 8), (3, 9), (4, 8)])
def test_iunu_13_the_last_round_has_no_discard_phase(seats: int, rounds: int) -> None:
    hands = ("farmer x2, baker, scribe",) * seats
    state = all_play("farmer", table(seats, hands=hands, round=rounds))
    assert state.chooser == serai.OVER
    assert state.outcome().ending == "rounds"
    assert state.hands == counts("farmer, baker, scribe") * seats
    before = all_play("farmer", table(seats, hands=hands, round=rounds - 1))
    assert asked(before) == "0 keep"


def test_iunu_13_a_deck_too_small_cannot_end_the_last_round() -> None:
    state = table(2, hands=("farmer, baker", "farmer, baker"), deck="", round=8)
    play_lines(state, "play farmer\nplay farmer")
    assert state.outcome().ending == "rounds"
    assert iunu().new(seats=2).last_round == 8
