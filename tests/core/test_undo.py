"""What may be taken back: one's own latest decision, while nothing was revealed and nobody else answered."""

import pytest

import serai
from serai.core.record import Entry, Record, undoable
from serai.games import parse_record

HEAD = "serai record: 1\ngame: iunu\nrules: 1\nseats: {seats}\nedition: heliopolis\n\n* start 0\n* roll 4-2-1\n"
HAND = "merchant merchant farmer baker priest"
DEALT = {
    2: f"* draw {HAND} noble soldier soldier scribe scribe farmer pharaoh",
    3: f"* draw {HAND} soldier soldier scribe scribe farmer noble pharaoh baker baker farmer",
}


def record(lines: str, seats: int = 2) -> Record:
    """A record that goes on from dealt hands with these lines; several draws may stand on one."""
    text = HEAD.format(seats=seats)
    for line in [DEALT[seats], *lines.splitlines()]:
        _, verb, *names = line.split() if line.startswith("*") else ("", "")
        text += "".join(f"* {verb} {name}\n" for name in names) if verb else line + "\n"
    found = parse_record(text)
    found.replay()
    return found


def back(game: Record, seat: int, bots: tuple[int, ...] = ()) -> tuple[str, bool]:
    """The first line that an undo takes back, and whether it makes the game practice."""
    undo = undoable(game, seat, bots)
    assert undo
    assert undo.refused is None
    assert Record(game.header, game.game, game.entries[: undo.entries]).replay().chooser == seat
    return game.entries[undo.entries].text, undo.practice


def refused(game: Record, seat: int, bots: tuple[int, ...] = ()) -> str:
    """Why nothing can be taken back: `nothing`, `chance` or `others`."""
    undo = undoable(game, seat, bots)
    assert not undo
    assert undo.refused is not None
    assert (undo.entries, undo.practice) == (len(game.entries), False)
    return undo.refused.key.removeprefix("undo-")


def test_ones_own_latest_decision_can_be_taken_back() -> None:
    assert back(record("play merchant"), 0) == ("play merchant", False)
    assert back(record("play merchant\nuse"), 0) == ("use", False)


def test_comments_do_not_matter() -> None:
    game = record("# now\nplay merchant # well\n# then\n\n# and then")
    assert back(game, 0) == ("play merchant", False)


def test_nothing_was_decided_yet() -> None:
    empty = parse_record(HEAD.format(seats=2).split("* start")[0])
    assert refused(empty, 0) == "nothing"
    empty.entries.append(Entry("", False, "only a word"))
    assert refused(empty, 0) == "nothing"
    assert refused(record(""), 0) == "nothing"


def test_chance_is_not_taken_back() -> None:
    assert refused(record("play priest\nuse\n* look ankh"), 0) == "chance"
    game = record("play priest\nuse\n* look ankh\n* look noble\ntake noble")
    assert back(game, 0) == ("take noble", False)


def test_another_persons_choice_is_not_taken_back() -> None:
    game = record("play merchant\ndecline\nplay soldier")
    assert refused(game, 0) == "others"
    assert back(game, 1) == ("play soldier", False)
    assert refused(record("play merchant\ndecline\n"), 1) == "nothing"


def test_a_secret_answer_is_not_taken_back_once_another_answered() -> None:
    game = record("play merchant\ndecline\nplay soldier\nkeep farmer")
    assert back(game, 0) == ("keep farmer", False)
    full = record("play merchant\ndecline\nplay soldier\nkeep farmer\nkeep farmer")
    assert refused(full, 0) == "others"
    assert back(full, 1) == ("keep farmer", False)
    assert back(full, 0, bots=(1,)) == ("keep farmer", True)


def test_against_bots_only_their_replies_go_too_and_it_is_practice() -> None:
    game = record("play merchant\ndecline\nplay soldier\nplay noble\ndecline", seats=3)
    assert back(game, 0, bots=(1, 2)) == ("decline", True)
    assert refused(game, 0, bots=(1,)) == "others"
    assert refused(game, 0, bots=(2,)) == "others"
    assert back(game, 2, bots=(0, 1)) == ("decline", False)


def test_chance_after_bots_replies_still_stands() -> None:
    game = record("play merchant\ndecline\nplay soldier\nkeep farmer\nkeep farmer\n* draw farmer")
    assert refused(game, 0, bots=(1,)) == "chance"


def test_an_illegal_record_is_told() -> None:
    game = record("play merchant\ndecline")
    game.entries.append(Entry("play noble"))
    with pytest.raises(serai.IllegalRecord):
        undoable(game, 0)
