"""What each Afterlife card does to the score of every seat."""

import pytest

from serai.iunu.edition import AFTERLIFE, CASTES
from tests.iunu.changes import ended, outcome, scored


class TestAfterlife:
    @pytest.mark.parametrize("caste", CASTES)
    def test_a_card_multiplies_the_award_of_its_caste(self, caste: str) -> None:
        award = 12 - CASTES.index(caste)
        times = 3 if caste in ("noble", "pharaoh") else 2
        plain = ended(3, unfed=("", f"{caste} x2", caste))
        better = ended(3, unfed=("", f"{caste} x2", caste), afterlife=("", caste))
        assert scored("majority", better) == [0, award, 0]
        assert scored("afterlife", better) == [0, award * (times - 1), 0]
        gained = [more - less for more, less in zip(outcome(better).points, outcome(plain).points, strict=True)]
        assert gained == [0, award * (times - 1), 0]

    @pytest.mark.parametrize("caste", CASTES)
    def test_an_ankh_doubles_any_award(self, caste: str) -> None:
        award = 12 - CASTES.index(caste)
        assert scored("afterlife", ended(3, unfed=("", caste, ""), afterlife=("ankh", "ankh"))) == [0, award, 0]

    @pytest.mark.parametrize("card", AFTERLIFE)
    def test_a_card_of_who_has_no_majority_is_worth_nothing(self, card: str) -> None:
        everything = ", ".join(CASTES)
        tied = ended(3, unfed=(everything, everything, ""), afterlife=(card,))
        assert scored("afterlife", tied) == [0, 0, 0]

    @pytest.mark.parametrize("card", AFTERLIFE)
    def test_a_card_of_a_caste_never_helps_another_caste(self, card: str) -> None:
        for caste in CASTES:
            gained = scored("afterlife", ended(unfed=(caste, ""), afterlife=(card,)))
            assert gained[1] == 0
            assert (gained[0] > 0) == (card in (caste, "ankh"))

    def test_three_ankhs_serve_three_majorities(self) -> None:
        state = ended(unfed=("farmer, baker, soldier, artisan", ""), afterlife=("ankh x3",))
        assert scored("afterlife", state) == [12 + 11 + 10, 0]

    def test_all_twelve_of_one_owner(self) -> None:
        everything = ", ".join(AFTERLIFE[:9]) + ", ankh x3"
        state = ended(unfed=(", ".join(CASTES), ""), afterlife=(everything,))
        assert scored("majority", state) == [72, 0]
        assert scored("afterlife", state) == [72 + 5 + 4, 0]
