"""The rulings on scoring: IUNU-14 to IUNU-19."""

import pytest

from serai.iunu.edition import AFTERLIFE, CASTES
from serai.iunu.score import majorities, sheet
from serai.iunu.state import NONE, IunuState
from tests.iunu.changes import ended, outcome, scored
from tests.iunu.editions import edition
from tests.iunu.table import iunu


def used(state: IunuState, seat: int) -> dict[str, str]:
    """The seat's majorities and the Afterlife card used on each, if any."""
    lines = sheet(state, seat, majorities(state)).majorities
    return {CASTES[line.kind]: AFTERLIFE[line.card] if line.card != NONE else "-" for line in lines}


@pytest.mark.parametrize(("caste", "vp"), [(caste, rank) for rank, caste in enumerate(CASTES, start=1)])
def test_iunu_14_the_printed_vp_of_every_citizen_count(caste: str, vp: int) -> None:
    assert scored("citizens", ended(unfed=(caste, f"{caste} x2"))) == [vp, 2 * vp]
    assert scored("citizens", ended(fed=(f"{caste} x3", caste))) == [3 * vp, vp]


def test_iunu_14_fed_and_unfed_citizens_count_alike_and_hands_do_not() -> None:
    state = ended(3, unfed=("farmer, pharaoh", "", "baker"), fed=("farmer x2", "noble"))
    state.hands[5] = 1
    assert scored("citizens", state) == [1 + 9 + 2, 8, 2]


def test_iunu_15_whoever_alone_has_most_gets_the_number_of_copies() -> None:
    state = ended(3, unfed=("farmer x2, noble", "farmer", "farmer"), fed=("", "farmer x2", ""))
    assert scored("majority", state) == [5, 12, 0]


def test_iunu_15_a_tie_for_most_gives_nobody_anything() -> None:
    assert scored("majority", ended(3, unfed=("noble x2", "noble x2", "noble"))) == [0, 0, 0]
    assert scored("majority", ended(3, unfed=("noble", "noble", "noble"))) == [0, 0, 0]
    assert scored("majority", ended(3, unfed=("noble", "noble", "noble x2"))) == [0, 0, 5]


def test_iunu_15_one_card_can_be_a_majority_and_none_cannot() -> None:
    assert scored("majority", ended(unfed=("pharaoh", ""))) == [4, 0]
    assert scored("majority", ended()) == [0, 0]


@pytest.mark.parametrize(("caste", "award"), [(caste, 12 - place) for place, caste in enumerate(CASTES)])
def test_iunu_15_the_award_is_13_less_the_rank(caste: str, award: int) -> None:
    assert scored("majority", ended(unfed=("", caste))) == [0, award]


def test_iunu_16_a_multiplier_replaces_the_award() -> None:
    state = ended(unfed=("farmer, noble", ""), afterlife=("farmer, noble",))
    assert scored("majority", state) == [17, 0]
    assert scored("afterlife", state) == [12 * 2 - 12 + 5 * 3 - 5, 0]
    assert outcome(state).points == [1 + 8 + 12 * 2 + 5 * 3, 0]


def test_iunu_16_a_card_of_a_type_works_on_that_majority_only() -> None:
    assert scored("afterlife", ended(unfed=("farmer", ""), afterlife=("baker, pharaoh",))) == [0, 0]


def test_iunu_16_a_card_without_its_majority_is_worth_nothing() -> None:
    assert scored("afterlife", ended(unfed=("farmer", "farmer"), afterlife=("farmer, ankh", "ankh"))) == [0, 0]


def test_iunu_16_a_card_helps_its_owner_only() -> None:
    assert scored("afterlife", ended(unfed=("farmer", "baker"), afterlife=("baker", "farmer"))) == [0, 0]


def test_iunu_16_at_most_one_card_on_a_majority() -> None:
    state = ended(unfed=("farmer", ""), afterlife=("farmer, ankh x3",))
    assert scored("afterlife", state) == [12, 0]
    assert used(state, 0) == {"farmer": "farmer"}


def test_iunu_16_several_cards_on_several_majorities() -> None:
    state = ended(unfed=("farmer, baker, pharaoh", ""), afterlife=("farmer, pharaoh, ankh",))
    assert scored("afterlife", state) == [12 + 2 * 4 + 11, 0]
    assert used(state, 0) == {"farmer": "farmer", "baker": "ankh", "pharaoh": "pharaoh"}


def test_iunu_16_ankhs_go_where_they_add_most() -> None:
    state = ended(unfed=("baker, scribe, soldier, pharaoh", ""), afterlife=("ankh x2, baker",))
    assert used(state, 0) == {"baker": "baker", "soldier": "ankh", "scribe": "ankh", "pharaoh": "-"}


def test_iunu_16_an_x3_card_of_its_type_is_not_wasted_for_an_ankh() -> None:
    state = ended(unfed=("noble, pharaoh", ""), afterlife=("noble, ankh",))
    assert used(state, 0) == {"noble": "noble", "pharaoh": "ankh"}


def test_iunu_16_an_x3_ankh_takes_the_place_of_a_card_if_that_is_worth_more() -> None:
    game = edition({"afterlife.ankh.times": 3})
    state = ended(unfed=("farmer, pharaoh", ""), afterlife=("farmer, ankh",), game=game)
    assert used(state, 0) == {"farmer": "ankh", "pharaoh": "-"}
    state = ended(unfed=("farmer, baker", ""), afterlife=("farmer, ankh",), game=game)
    assert used(state, 0) == {"farmer": "farmer", "baker": "ankh"}


def test_iunu_16_among_equals_the_fewest_cards_are_used() -> None:
    game = edition({"afterlife.ankh.times": 3, "citizens.farmer.copies": 10, "citizens.baker.copies": 5})
    state = ended(unfed=("farmer, baker", ""), afterlife=("farmer, ankh",), game=game)
    assert scored("afterlife", state) == [20, 0]
    assert used(state, 0) == {"farmer": "ankh", "baker": "-"}
    useless = edition({"afterlife.farmer.times": 1, "afterlife.ankh.times": 1})
    assert used(ended(unfed=("farmer", ""), afterlife=("farmer, ankh",), game=useless), 0) == {"farmer": "-"}


def test_iunu_16_then_cards_of_a_type_come_before_ankhs_then_table_order() -> None:
    state = ended(unfed=("soldier", ""), afterlife=("soldier, ankh x2",))
    assert used(state, 0) == {"soldier": "soldier"}
    game = edition({"citizens.farmer.copies": 9, "citizens.baker.copies": 9, "citizens.soldier.copies": 9})
    state = ended(unfed=("farmer, baker, soldier", ""), afterlife=("ankh x2",), game=game)
    assert used(state, 0) == {"farmer": "ankh", "baker": "ankh", "soldier": "-"}


def test_iunu_16_without_an_award_even_in_an_odd_edition_nothing_is_used() -> None:
    game = edition({"citizens.pharaoh.copies": 0})
    assert used(ended(afterlife=("pharaoh, ankh",), game=game), 0) == {}


def test_iunu_17_only_fed_citizens_bring_bread() -> None:
    fed = ("farmer, baker, soldier, artisan, merchant, scribe, priest, noble, pharaoh", "farmer x2")
    state = ended(unfed=("farmer x3", "baker"), fed=fed)
    assert scored("bread", state) == [6 + 4 + 3 + 3 + 2 + 2 + 1 + 1 + 0, 12]


@pytest.mark.parametrize(("deben", "vp"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (11, 3)])
def test_iunu_18_every_3_deben_are_1_vp_rounded_down(deben: int, vp: int) -> None:
    assert scored("deben", ended(deben=(deben, 30))) == [vp, 10]


def test_iunu_18_the_tie_break_counts_all_deben() -> None:
    state = ended(unfed=("farmer", "farmer"), deben=(3, 5))
    assert outcome(state).points == [2, 2]
    assert outcome(state).winners == (1,)


def test_iunu_19_most_vp_win_whatever_the_deben() -> None:
    end = outcome(ended(3, unfed=("baker", "soldier x2", "farmer"), deben=(2, 0, 2)))
    assert (end.winners, end.decided) == ((1,), "points")
    assert end.returns() == [0.0, 1.0, 0.0]


def test_iunu_19_a_tie_goes_to_the_most_deben_among_the_leaders() -> None:
    end = outcome(ended(3, unfed=("baker", "baker", "farmer"), deben=(1, 0, 2)))
    assert (end.points, end.winners, end.decided) == ([2, 2, 13], (2,), "points")
    end = outcome(ended(3, unfed=("baker", "baker", ""), deben=(1, 0, 5)))
    assert (end.points, end.winners, end.decided) == ([2, 2, 1], (0,), "deben")


def test_iunu_19_still_tied_the_victory_is_shared() -> None:
    end = outcome(ended(3, unfed=("baker", "baker", ""), deben=(1, 1, 5)))
    assert (end.winners, end.decided) == ((0, 1), "shared")
    assert end.returns() == [0.5, 0.5, 0.0]
    everybody = outcome(ended(4))
    assert (everybody.winners, everybody.decided) == ((0, 1, 2, 3), "shared")
    assert everybody.returns() == [0.25] * 4


def test_iunu_19_a_poorer_leader_does_not_share() -> None:
    end = outcome(ended(3, unfed=("baker", "baker", "baker"), deben=(2, 1, 2)))
    assert (end.winners, end.decided) == ((0, 2), "shared")
    assert iunu().seats == range(2, 5)
