"""Editions with other numbers, told as changes of the built-in one."""

import serai
from serai.iunu.edition import IunuEdition
from serai.iunu.game import Iunu
from tests.editions import built_in, changed

HELIOPOLIS = built_in("iunu", "heliopolis")


def source(changes: dict[str, object], name: str = "changed") -> str:
    """The built-in edition with other values at some places, `{"afterlife.ankh.times": 3}`, as a file's text.

    A caste's majority award follows its copies, unless it is changed itself.
    """
    all_changes: dict[str, object] = {}
    for place, value in changes.items():
        all_changes[place] = value
        if place.startswith("citizens.") and place.endswith(".copies"):
            award = place.removesuffix("copies") + "majority"
            all_changes[award] = changes.get(award, value)
    return changed(HELIOPOLIS, all_changes, name)


def edition(changes: dict[str, object], name: str = "changed") -> Iunu:
    """IUNU in the built-in edition with other values at some places."""
    game = serai.game("iunu", IunuEdition(source(changes, name), f"{name}.toml"))
    assert isinstance(game, Iunu)
    return game
