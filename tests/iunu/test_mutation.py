"""The tests of a caste notice if any of its hooks is blanked: replaced by what every other caste does."""

import importlib

import pytest

from serai.iunu.card import Caste
from serai.iunu.cards.citizens import all_castes

MUTANTS = [
    pytest.param(type(caste), hook, id=f"{type(caste).__name__}.{hook}")
    for caste in all_castes()
    for hook in vars(type(caste))
    if hook in vars(Caste) and not hook.startswith("_")
]


def failures(caste: type[Caste]) -> list[str]:
    """The names of the tests in the caste's class that fail now."""
    name = caste.__name__
    tests = getattr(importlib.import_module(f"tests.iunu.cards.test_{name.lower()}"), f"Test{name}")
    failed: list[str] = []
    for test in [test for test in dir(tests) if test.startswith("test_")]:
        try:
            getattr(tests(), test)()
        except Exception:
            failed.append(test)
    return failed


@pytest.mark.pure
@pytest.mark.parametrize(("caste", "hook"), MUTANTS)
def test_a_blanked_hook_makes_a_test_of_its_caste_fail(
    caste: type[Caste], hook: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert failures(caste) == []
    monkeypatch.setattr(caste, hook, getattr(Caste, hook))
    assert failures(caste)


def test_every_caste_overrides_a_hook() -> None:
    mutated = {str(mutant.id).partition(".")[0] for mutant in MUTANTS}
    assert mutated == {type(caste).__name__ for caste in all_castes()}
