"""The tests of a card notice if any of its hooks is blanked: replaced by what every other card does."""

import importlib

import pytest

from tests.subject import Subject
from tests.subjects import SUBJECTS


def hooks(subject: Subject, card: type) -> list[str]:
    """What a card overrides."""
    return [hook for hook in vars(card) if hook in vars(subject.kind) and not hook.startswith("_")]


MUTANTS = [
    pytest.param(subject, card, hook, id=f"{subject}-{card.__name__}.{hook}")
    for subject in SUBJECTS
    for card in subject.kinds
    for hook in hooks(subject, card)
]


def failures(subject: Subject, card: type) -> list[str]:
    """The names of the tests in the card's class that fail now."""
    tests = getattr(importlib.import_module(subject.tests_of(card)), f"Test{card.__name__}")
    failed: list[str] = []
    for test in [test for test in dir(tests) if test.startswith("test_")]:
        try:
            getattr(tests(), test)()
        except Exception:
            failed.append(test)
    return failed


@pytest.mark.pure
@pytest.mark.parametrize(("subject", "card", "hook"), MUTANTS)
def test_a_blanked_hook_makes_a_test_of_its_card_fail(
    subject: Subject, card: type, hook: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert failures(subject, card) == []
    monkeypatch.setattr(card, hook, getattr(subject.kind, hook))
    game = subject.make()
    monkeypatch.setattr(subject.table, subject.key, lambda: game)
    assert failures(subject, card)


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_every_card_overrides_a_hook(subject: Subject) -> None:
    assert all(hooks(subject, card) for card in subject.kinds)
    assert len(set(subject.kinds)) == subject.count
