"""What the terminal tells of HUNS."""

import io
import re

import pytest
from rich.console import Console

import serai as api
from serai.balance.registry import watch_for
from serai.cli.boards.board import ROOMY, Table
from serai.cli.boards.huns.words import card_name, keyed_wagon, loading_text, short_wagon, wagon_name
from serai.cli.boards.registry import board_for
from serai.core.view import View
from serai.huns.edition import LETTERS, WAGON_SPACES
from serai.huns.state import EMPTY, NONE, Loading
from serai.huns.view import HunsView
from serai.words import LANGUAGES, Words
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
    watch = watch_for(huns())
    group = next(group for group in watch.groups if group.key == "wagons")
    for wagon, key in enumerate(numbers.wagon_keys):
        name = wagon_name(WORDS, numbers, wagon)
        assert name.rpartition(" ")[2] == key.partition("-")[2]
        assert keyed_wagon(WORDS, key) == watch.name(group, group.things[wagon], WORDS) == name


def test_a_wagon_is_drawn_with_the_letters_of_its_key() -> None:
    state = huns().new(seats=2)
    numbers = state.rules.numbers
    for wagon, key in enumerate(numbers.wagon_keys):
        spaces = key.partition("-")[2]
        assert short_wagon(WORDS, numbers, wagon).endswith(f" {spaces}")
        empty = Loading(wagon, numbers.wagons[wagon], EMPTY)
        assert loading_text(WORDS, state, empty, False) == spaces.lower()
        for place in range(WAGON_SPACES):
            load = [NONE] * WAGON_SPACES
            load[place] = numbers.wagons[wagon][place]
            loading = Loading(wagon, numbers.wagons[wagon], tuple(load))
            drawn = loading_text(WORDS, state, loading, False)
            assert drawn.upper() == spaces
            assert [letter for letter in drawn if letter.isupper()] == [LETTERS[load[place]]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_on_raids_holds_with_every_option(language: str) -> None:
    words = Words(language)
    captain = words.say("huns-card-captain")
    for key in ("huns-help-raid", "huns-family-raid-help"):
        assert "raids=refresh" in words.say(key)
        assert captain in words.say(key)
