"""Golden games: each ending and tie-break, every kind of action and every caste's ability, replayed exactly."""

from pathlib import Path

import pytest

import serai
from serai.iunu.edition import CASTES
from serai.iunu.state import IunuState, last_round
from tests.iunu.table import iunu

FOLDER = Path(__file__).parents[1] / "golden"
GAMES = sorted(path.stem for path in FOLDER.glob("*.serai") if not path.name.startswith("huns-"))

EXPECTED = {
    "rounds-2": (2, "rounds", "points", (0,)),
    "rounds-3": (3, "rounds", "points", (1,)),
    "rounds-4": (4, "rounds", "points", (0,)),
    "deck-4": (4, "deck", "points", (2,)),
    "deben-2": (2, "rounds", "deben", (0,)),
    "deben-4": (4, "rounds", "deben", (2,)),
    "shared-2": (2, "rounds", "shared", (0, 1)),
    "shared-3": (3, "rounds", "shared", (1, 2)),
    "edition-2": (2, "rounds", "points", (0,)),
}
"""Each game's seats, what ended it, what decided it, and who won."""


def text_of(name: str) -> str:
    return (FOLDER / f"{name}.serai").read_text("utf-8")


def record_of(name: str) -> serai.Record:
    return serai.read_record(FOLDER / f"{name}.serai")


def finished(name: str) -> IunuState:
    """The end of a game, with all its events."""
    state = record_of(name).replay(log=True)
    assert isinstance(state, IunuState)
    assert state.chooser == serai.OVER
    return state


def abilities_shown(name: str) -> set[str]:
    """The castes whose ability did something in a game."""
    shown: set[str] = set()
    dice = [0, 0, 0]
    for event in finished(name).log or []:
        fields = event.fields
        if event.key in ("rolled", "lowered"):
            dice = [int(die) for die in str(fields["dice"]).split("-")]
        elif event.key == "used":
            shown.add(str(fields["card"]))
        elif event.key == "fed" and int(str(fields["cost"])) < max(dice):
            shown.add("farmer")
        elif event.key == "laid" and fields["card"] == "scribe" and int(str(fields["count"])) > 1:
            assert fields["cost"] == 0
            shown.add("scribe")
    return shown


def test_the_table_names_every_game() -> None:
    assert sorted(EXPECTED) == GAMES


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_ends_as_ever(name: str) -> None:
    state = finished(name)
    outcome = state.outcome()
    assert (state.seats, outcome.ending, outcome.decided, outcome.winners) == EXPECTED[name]
    assert f"# outcome: {outcome.text()}\n" in text_of(name)
    assert (state.round == last_round(state.seats)) == (outcome.ending == "rounds")


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_is_written_again_as_it_was(name: str) -> None:
    assert record_of(name).text() == text_of(name)


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_says_what_it_shows(name: str) -> None:
    first = next(entry for entry in record_of(name).entries)
    assert first.text == ""
    assert first.comment


def test_the_golden_games_cover_every_ending_with_every_number_of_seats_that_has_it() -> None:
    ends = {(seats, ending) for seats, ending, _, _ in EXPECTED.values()}
    assert ends >= {(2, "rounds"), (3, "rounds"), (4, "rounds"), (4, "deck")}
    assert {decided for _, _, decided, _ in EXPECTED.values()} == {"points", "deben", "shared"}


def test_the_golden_games_use_every_kind_of_action() -> None:
    texts = {entry.text for name in GAMES for entry in record_of(name).entries}
    used = {action.verb for action in iunu().actions if action.text in texts}
    missing = [verb for verb in {action.verb for action in iunu().actions} if verb not in used]
    assert missing == []


def test_the_golden_games_show_every_castes_ability() -> None:
    shown = set().union(*[abilities_shown(name) for name in GAMES])
    missing = [caste for caste in CASTES if caste not in shown]
    assert missing == []


def test_the_golden_games_use_every_option_value() -> None:
    options = {value for name in GAMES for value in record_of(name).new().options.values()}
    assert options == {"set", "any"}
