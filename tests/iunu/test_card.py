"""The closed list of hooks of a caste."""

import pytest

from serai.iunu.card import Caste, check_hooks
from serai.iunu.cards.citizens import all_castes
from serai.iunu.edition import CASTES, FARMER
from serai.iunu.state import IunuState


@pytest.mark.pure
def test_a_misspelt_hook_is_refused() -> None:
    class Miller(Caste):
        def usabel(self, state: IunuState, seat: int) -> bool:
            return True

    with pytest.raises(TypeError, match=r"Miller\.usabel is no hook"):
        check_hooks([Miller(FARMER)])


@pytest.mark.pure
def test_a_hook_rightly_spelt_and_a_private_method_are_not() -> None:
    class Miller(Caste):
        def usable(self, state: IunuState, seat: int) -> bool:
            return self._ready()

        def _ready(self) -> bool:
            return True

    check_hooks([Miller(FARMER)])


def test_the_nine_castes_stand_in_table_order() -> None:
    assert [type(caste).__name__.lower() for caste in all_castes()] == list(CASTES)
    assert [caste.kind for caste in all_castes()] == list(range(9))
