"""Golden games of HUNS: each ending and tie-break, every kind of action and every card's effect, replayed exactly."""

from pathlib import Path

import pytest

import serai
from serai.huns.edition import CARDS
from serai.huns.state import LAST_ROUND, HunsState
from tests.huns.blank import played, takes_effect
from tests.huns.table import huns

FOLDER = Path(__file__).parents[1] / "golden"
GAMES = sorted(path.stem for path in FOLDER.glob("huns-*.serai"))

EXPECTED = {
    "huns-deck-4": (4, "deck", "points", (0,)),
    "huns-deck-4-2": (4, "deck", "points", (1,)),
    "huns-deck-4-3": (4, "deck", "points", (1,)),
    "huns-limit-2": (2, "limit", "points", (1,)),
    "huns-refresh-4": (4, "deck", "points", (2,)),
    "huns-refresh-4-2": (4, "reserve", "points", (3,)),
    "huns-reserve-4": (4, "reserve", "points", (3,)),
    "huns-shared-2": (2, "deck", "shared", (0, 1)),
    "huns-shared-3": (3, "deck", "shared", (0, 1, 2)),
    "huns-shared-4": (4, "reserve", "shared", (1, 3)),
    "huns-stash-2": (2, "reserve", "stash", (0,)),
    "huns-stash-3": (3, "deck", "stash", (1,)),
    "huns-waste-2": (2, "deck", "points", (0,)),
}
"""Each game's seats, what ended it, what decided it, and who won."""

LOOKED_FOR = ("huns-deck-4", "huns-reserve-4", "huns-deck-4-2", "huns-deck-4-3", "huns-refresh-4", "huns-refresh-4-2")
"""Where effects of cards are looked for, game by game until all are found."""


def text_of(name: str) -> str:
    return (FOLDER / f"{name}.serai").read_text("utf-8")


def record_of(name: str) -> serai.Record:
    return serai.read_record(FOLDER / f"{name}.serai")


def test_the_table_names_every_game() -> None:
    assert sorted(EXPECTED) == GAMES


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_ends_as_ever(name: str) -> None:
    state = record_of(name).replay()
    assert isinstance(state, HunsState)
    assert state.chooser == serai.OVER
    outcome = state.outcome()
    assert (state.seats, outcome.ending, outcome.decided, outcome.winners) == EXPECTED[name]
    assert f"# outcome: {outcome.text()}\n" in text_of(name)
    assert (state.round == LAST_ROUND) == (outcome.ending == "limit")


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_is_written_again_as_it_was_and_says_what_it_shows(name: str) -> None:
    record = record_of(name)
    assert record.text() == text_of(name)
    assert record.entries[0].text == ""
    assert record.entries[0].comment


def test_the_golden_games_cover_every_ending_tie_break_option_and_number_of_seats() -> None:
    assert {ending for _, ending, _, _ in EXPECTED.values()} == {"reserve", "deck", "limit"}
    assert {decided for _, _, decided, _ in EXPECTED.values()} == {"points", "stash", "shared"}
    assert {seats for seats, _, _, _ in EXPECTED.values()} == {2, 3, 4}
    assert {value for name in GAMES for value in record_of(name).new().options.values()} == {"once", "refresh"}


def test_the_golden_games_use_every_kind_of_action() -> None:
    texts = {entry.text for name in GAMES for entry in record_of(name).entries}
    used = {action.verb for action in huns().actions if action.text in texts}
    missing = [verb for verb in {action.verb for action in huns().actions} if verb not in used]
    assert missing == []


def test_in_the_golden_games_every_card_is_played_and_takes_effect() -> None:
    missing = list(range(len(CARDS)))
    for name in LOOKED_FOR:
        record = record_of(name)
        there = played(record)
        missing = [card for card in missing if card not in there or not takes_effect(record, card)]
    assert [CARDS[card] for card in missing] == []
