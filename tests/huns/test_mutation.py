"""The tests of a card notice if any of its hooks is blanked: replaced by what every other card does."""

import importlib

import pytest

from serai.huns.card import Card
from serai.huns.cards.registry import all_cards
from serai.huns.game import Huns
from tests.huns import table

MUTANTS = [
    pytest.param(type(card), hook, id=f"{type(card).__name__}.{hook}")
    for card in all_cards()
    for hook in vars(type(card))
    if hook in vars(Card) and not hook.startswith("_")
]


def failures(card: type[Card]) -> list[str]:
    """The names of the tests in the card's class that fail now."""
    module = card.__module__.rpartition(".")[2]
    tests = getattr(importlib.import_module(f"tests.huns.cards.test_{module}"), f"Test{card.__name__}")
    failed: list[str] = []
    for test in [test for test in dir(tests) if test.startswith("test_")]:
        try:
            getattr(tests(), test)()
        except Exception:
            failed.append(test)
    return failed


@pytest.mark.pure
@pytest.mark.parametrize(("card", "hook"), MUTANTS)
def test_a_blanked_hook_makes_a_test_of_its_card_fail(
    card: type[Card], hook: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert failures(card) == []
    monkeypatch.setattr(card, hook, getattr(Card, hook))
    game = Huns(table.huns().numbers)
    monkeypatch.setattr(table, "huns", lambda: game)
    assert failures(card)


def test_every_card_overrides_a_hook() -> None:
    mutated = {str(mutant.id).partition(".")[0] for mutant in MUTANTS}
    assert mutated == {type(card).__name__ for card in all_cards()}
    assert len(mutated) == 60
