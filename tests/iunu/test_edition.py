"""What is special in editions of IUNU; tests/test_editions.py has what holds of all."""

import pytest

import serai
from serai.iunu.edition import IunuEdition, SmallDeck
from tests.iunu.editions import source
from tests.iunu.table import iunu
from tests.subject import line_of


def test_there_must_be_citizens_enough_to_deal_the_first_hands() -> None:
    castes = ("soldier", "artisan", "merchant", "scribe", "priest", "noble", "pharaoh")
    nobody: dict[str, object] = {f"citizens.{caste}.copies": 0 for caste in castes}
    text = source({**nobody, "citizens.farmer.copies": 10, "citizens.baker.copies": 9})
    expected = "at least 20 cards, to deal the first hands"
    with pytest.raises(serai.BadEdition) as caught:
        IunuEdition(text, "own.toml")
    line = line_of(text, "[citizens]")
    assert str(caught.value) == f"own.toml, line {line}: citizens is 19, but must be {expected}."
    enough = IunuEdition(source({**nobody, "citizens.farmer.copies": 10, "citizens.baker.copies": 10}), "own.toml")
    assert enough.citizens == 20


def test_below_70_citizens_there_is_a_warning() -> None:
    assert IunuEdition(source({"citizens.farmer.copies": 10}), "own.toml").warnings == []
    few = IunuEdition(source({"citizens.farmer.copies": 9}), "own.toml")
    assert [type(warning) for warning in few.warnings] == [SmallDeck]
    told = "The edition changed has 69 Citizens; with fewer than 70, games with 4 seats often end early."
    assert str(few.warnings[0]) == told


def test_the_built_in_edition_is_that_of_the_rules_page() -> None:
    numbers = iunu().numbers
    assert numbers.vp == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert numbers.copies == [12, 11, 10, 9, 8, 7, 6, 5, 4]
    assert numbers.bread == [6, 4, 3, 3, 2, 2, 1, 1, 0]
    assert numbers.afterlife == [1, 1, 1, 1, 1, 1, 1, 1, 1, 3]
    assert numbers.times == [2, 2, 2, 2, 2, 2, 2, 3, 3, 2]
    amounts = (numbers.deben, numbers.discount, numbers.loaves, numbers.ransom, numbers.fee, numbers.looks)
    assert (*amounts, numbers.tribute) == (9, 1, 3, 2, 1, 2, 1)
    assert (numbers.citizens, numbers.warnings, numbers.built_in) == (72, [], True)
