"""What is special in editions of HUNS; tests/test_editions.py has what holds of all."""

import pytest

import serai
from serai.huns.cards.registry import CLASSES, check_classes
from serai.huns.edition import CARDS, FAMILIES, KINDS, MERCENARY, SIZE, WAGONS, HunsEdition, check_keys
from serai.huns.state import bits
from tests.huns.editions import edition, source
from tests.huns.table import huns
from tests.subject import line_of


@pytest.mark.parametrize("family", FAMILIES)
def test_each_family_needs_a_card_that_is_in_every_game(family: str) -> None:
    keys = CARDS[FAMILIES.index(family) * SIZE :][:SIZE]
    nobody: dict[str, object] = {f"{family}.{key}": None for key in keys[:10]}
    text = source(nobody)
    line = line_of(text, f"[{family}]")
    expected = "a table with a card without a mark"
    with pytest.raises(serai.BadEdition) as caught:
        HunsEdition(text, "own.toml")
    assert str(caught.value) == f"own.toml, line {line}: {family} is a table, but must be {expected}."
    assert HunsEdition(source({**nobody, f"{family}.{keys[11]}.mark": ""}), "own.toml").marks.count(2) == 41


def test_the_built_in_edition_is_that_of_the_rules_page() -> None:
    numbers = huns().numbers
    for family in range(len(FAMILIES)):
        assert numbers.marks[family * SIZE : family * SIZE + SIZE] == [2] * 10 + [3, 4]
    spaces = [count for count in numbers.spaces if count]
    assert spaces == [3, 2, 3, 2, 4, 3, 3, 2, 2, 3, 3, 4, 2, 4, 2, 3, 3, 3, 3, 2, 3, 3, 3, 3]
    assert numbers.spaces.index(3) == MERCENARY * SIZE
    assert len(set(numbers.wagon_keys)) == len(numbers.wagons) == WAGONS
    assert (len(numbers.marks), numbers.warnings, numbers.built_in) == (KINDS, [], True)


def test_a_card_that_is_left_out_is_in_no_game() -> None:
    game = edition({"curse.mud": None, "raid.ambush": None, "treasure.hoard.mark": "4"})
    for seats in (2, 3, 4):
        state = game.new(seats)
        for seed in range(3):
            state = game.new(seats)
            serai.playout(state, serai.Rng(seed))
            there = [CARDS[placed.card] for camp in state.camps for placed in camp.cards]
            assert not {"mud", "ambush"} & set(there)
            assert "hoard" not in there or seats == 4
    assert [len(bits(game.deck(family, 2))) for family in range(5)] == [10, 9, 10, 9, 9]


def test_a_family_with_a_card_too_many_is_refused() -> None:
    check_keys(CARDS)
    for keys in ((*CARDS, "hawk"), CARDS[1:], ("hoard", *CARDS[1:])):
        with pytest.raises(TypeError, match=r"keys, .* different: it needs 60, 12 a family"):
            check_keys(keys)


def test_a_class_that_its_key_does_not_name_is_refused() -> None:
    check_classes(CARDS, CLASSES)
    with pytest.raises(TypeError, match="CLASSES has SwiftHorse at place 0, where CARDS has hawk: it needs Hawk there"):
        check_classes(("hawk", *CARDS[1:]), CLASSES)
    with pytest.raises(TypeError, match="CLASSES has nothing at place 59, where CARDS has broken-chains"):
        check_classes(CARDS, CLASSES[:-1])
    with pytest.raises(TypeError, match="CLASSES has SwiftHorse, which CARDS does not name"):
        check_classes(CARDS, (*CLASSES, CLASSES[0]))
