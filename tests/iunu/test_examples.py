"""The ten worked examples of the rules page."""

import pytest

import serai
from serai.iunu.card import loaf_price
from serai.iunu.edition import AFTERLIFE, CASTES
from serai.iunu.score import majorities, sheet
from serai.iunu.state import NONE, IunuState
from serai.testing.scenario import play_lines
from tests.iunu.changes import REST, asked, changes, ended, outcome, scored
from tests.iunu.editions import edition
from tests.iunu.table import iunu, table


def multiplied(state: IunuState) -> dict[str, tuple[str, int]]:
    """The first seat's majorities, each with the Afterlife card on it and the points it brings."""
    lines = sheet(state, 0, majorities(state)).majorities
    return {CASTES[one.kind]: (AFTERLIFE[one.card] if one.card != NONE else "-", one.points) for one in lines}


def test_example_01_three_priests_cost_2_deben_and_look_once() -> None:
    state = table(2, hands=("priest x3, farmer", REST))
    assert changes(state, "play priest x3") == {"hand 0 priest": -3, "unfed 0 priest": 3, "deben 0": -2}
    assert changes(state, "use\n* look noble\n* look baker\ntake noble") == {
        "afterlife noble": -1,
        "buried 0 noble": 1,
    }
    assert asked(state) == "1 play"


def test_example_02_three_scribes_cost_nothing() -> None:
    state = table(2, hands=("scribe x3, farmer", REST))
    assert changes(state, "play scribe x3") == {"hand 0 scribe": -3, "unfed 0 scribe": 3}


def test_example_03_a_tie_in_bakers_gives_nobody_the_11() -> None:
    assert scored("majority", ended(3, unfed=("baker x4", "baker x4", "baker x3"))) == [0, 0, 0]


def test_example_04_11_deben_are_worth_3() -> None:
    assert scored("deben", ended(deben=(11, 0))) == [3, 0]


def test_example_05_with_equal_vp_4_deben_beat_3() -> None:
    end = outcome(ended(deben=(3, 4)))
    assert (end.points, end.winners, end.decided) == ([1, 1], (1,), "deben")


def test_example_06_two_farmers_make_a_loaf_cost_2_and_five_1() -> None:
    for farmers, price in ((2, 2), (5, 1)):
        state = table(2, hands=("baker, noble", REST), unfed=(f"farmer x{farmers}",), dice="4-2-1")
        assert loaf_price(state, 0) == price
        play_lines(state, "play baker\nuse")
        assert changes(state, "feed baker") == {"unfed 0 baker": -1, "fed 0 baker": 1, "deben 0": -price}


@pytest.mark.parametrize(("seats", "rounds", "hand"), [(3, 9, 5), (2, 8, 6)])
def test_example_07_three_play_9_rounds_and_two_8_with_hands_of_6(seats: int, rounds: int, hand: int) -> None:
    state, rng = iunu().new(seats=seats), serai.Rng(1)
    state.settle(rng)
    assert state.hand_sizes == [hand] * seats
    serai.playout(state, rng)
    assert (state.outcome().ending, state.round) == ("rounds", rounds)


def test_example_08_a_refill_of_16_from_a_deck_of_15_ends_the_game() -> None:
    state = table(4, hands=("farmer, noble",) * 4, deck="farmer x15")
    play_lines(state, "play farmer\n" * 4)
    assert state.chooser == serai.OVER
    assert outcome(state).ending == "deck"
    assert (state.hand_sizes, state.deck_size) == ([1] * 4, 15)


def test_example_09_the_farmer_majority_with_its_card_and_an_ankh_is_24() -> None:
    alone = ended(unfed=("farmer", ""), afterlife=("farmer, ankh",))
    assert multiplied(alone) == {"farmer": ("farmer", 24)}
    more = ended(unfed=("farmer, scribe, noble", ""), afterlife=("farmer, ankh",))
    assert multiplied(more) == {"farmer": ("farmer", 24), "scribe": ("ankh", 14), "noble": ("-", 5)}
    game = edition({"afterlife.ankh.times": 3})
    odd = ended(unfed=("farmer, noble", ""), afterlife=("farmer, ankh",), game=game)
    assert multiplied(odd) == {"farmer": ("ankh", 36), "noble": ("-", 5)}
    both = ended(unfed=("farmer, scribe", ""), afterlife=("farmer, ankh",), game=game)
    assert multiplied(both) == {"farmer": ("farmer", 24), "scribe": ("ankh", 21)}


def test_example_10_a_noble_on_4_1_3_gains_8_and_leaves_3_1_2() -> None:
    state = table(2, hands=("noble, farmer", REST), dice="4-1-3")
    play_lines(state, "play noble\nuse")
    assert state.deben == [17, 9]
    assert state.dice == [3, 1, 2]
    assert asked(state) == "1 play"
