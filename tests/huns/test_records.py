"""Records of HUNS: written and read again, cut off anywhere, told with a mistake, taken back."""

from contextlib import suppress
from pathlib import Path

import pytest

import serai
from serai.core.rng import Rng

FOLDER = Path(__file__).parents[1] / "golden"
NAMES = ("huns-deck-4", "huns-stash-2", "huns-shared-3")


def record_of(name: str) -> serai.Record:
    return serai.read_record(FOLDER / f"{name}.serai")


@pytest.mark.parametrize("name", NAMES)
def test_a_record_that_is_cut_off_after_any_line_replays_up_to_there(name: str) -> None:
    lines = (FOLDER / f"{name}.serai").read_text("utf-8").split("\n")
    state = record_of(name).new()
    first = lines.index("")
    for at in range(first, len(lines)):
        text = lines[at].removeprefix("* ").partition("#")[0].strip()
        if text:
            state.take(state.game.actions.parse(text))
        if at % 9 == 0:
            cut = serai.parse_record("\n".join(lines[: at + 1]) + "\n")
            assert cut.replay().text() == state.text()


@pytest.mark.parametrize("name", NAMES)
def test_a_record_that_is_cut_off_inside_a_line_is_read_or_refused(name: str) -> None:
    text = (FOLDER / f"{name}.serai").read_text("utf-8")
    luck = Rng(1)
    for _ in range(40):
        cut = text[: luck.below(len(text))]
        with suppress(serai.SeraiError):
            assert serai.parse_record(cut).replay().round >= 0


def test_a_step_that_the_rules_forbid_is_told_with_its_line() -> None:
    text = (FOLDER / "huns-stash-2.serai").read_text("utf-8")
    lines = text.split("\n")
    number = lines.index("pillage red") + 1
    with pytest.raises(serai.SeraiError, match=rf"^Line {number} of the record "):
        serai.parse_record(text.replace("pillage red", "load sun-BBRR red", 1)).replay()


@pytest.mark.parametrize("name", NAMES)
def test_the_last_decision_can_be_taken_back_only_while_nothing_was_learnt_or_answered_since(name: str) -> None:
    record = record_of(name)
    steps = [entry for entry in record.entries if entry.text]
    refused = allowed = 0
    for at in range(1, len(steps), 5):
        part = serai.Record(record.header, record.game, steps[:at])
        for seat in range(record.header.seats):
            undo = serai.undoable(part, seat)
            if undo:
                allowed += 1
                assert part.replay(undo.entries).chooser == seat
                assert not any(entry.chance for entry in steps[undo.entries : at])
            else:
                refused += 1
    assert refused
    assert allowed
