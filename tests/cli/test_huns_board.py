"""What the terminal tells of HUNS."""

import io
import re

from rich.console import Console

import serai as api
from serai.cli.boards.board import ROOMY, Table
from serai.cli.boards.huns.words import card_name, keyed_wagon, wagon_name
from serai.cli.boards.registry import board_for
from serai.core.view import View
from serai.huns.view import HunsView
from serai.words import Words
from tests.huns.table import huns

WORDS = Words("en")
NAMES = ("Ann", "Bob", "Cem")


def own(view: View) -> str:
    """A Camp as its owner sees it, in one line."""
    out = io.StringIO()
    Console(file=out, width=2000).print(board_for("huns", WORDS).own(Table(view, NAMES, 2000, ROOMY)))
    return out.getvalue()


def test_cards_put_under_decks_are_named_until_somebody_plays_them() -> None:
    record = api.play(huns(), ["random"] * 3, 4)
    named: set[str] = set()
    for at in range(100, record.steps, 20):
        state = record.replay(at)
        for seat in range(3):
            view = state.view(seat)
            assert isinstance(view, HunsView)
            played = {card_name(WORDS, placed.card) for camp in view.camps for placed in camp.cards}
            found = re.search(r"under decks: (.*)", own(view))
            buried = set(found[1].strip().split(", ")) if found else set()
            assert not buried & played
            named |= buried
    assert len(named) > 5


def test_a_wagon_has_one_name() -> None:
    numbers = huns().numbers
    for wagon, key in enumerate(numbers.wagon_keys):
        assert keyed_wagon(WORDS, key) == wagon_name(WORDS, numbers, wagon)
