"""A view that no game could show is refused, at the field that cannot be."""

import pytest

import serai
from serai.iunu.state import IunuState
from serai.testing.scenario import play_lines
from tests.iunu.table import iunu

ROLLED = "* start 1\n* roll 4-2-1\n"
DEALT = f"""{ROLLED}
* draw priest priest artisan farmer baker      # seat 1
* draw soldier soldier scribe noble farmer     # seat 2
* draw farmer farmer baker baker merchant      # seat 0
"""
LOOKING = f"{DEALT}play priest\nuse\n* look ankh\n"
TAKING = f"{LOOKING}* look noble\n"
BURIED = f"{TAKING}take noble\n"
KEEPING = f"{BURIED}play scribe\nplay baker\nuse\nfeed baker\n"
KEPT = f"{KEEPING}keep farmer\nkeep farmer\nkeep noble\n"


def at(lines: str) -> IunuState:
    return play_lines(iunu().new(seats=3), lines)


POSITIONS = {
    "start": at(""),
    "roll": at("* start 1\n"),
    "draw": at(f"{ROLLED}* draw priest priest\n"),
    "play": at(DEALT),
    "use": at(f"{DEALT}play priest x2\n"),
    "look": at(LOOKING),
    "take": at(TAKING),
    "buried": at(BURIED),
    "add": at(f"{DEALT}play artisan\nuse\n"),
    "ransom": at(f"{DEALT}play farmer\nplay soldier\nuse\n"),
    "feed": at(f"{BURIED}play scribe\nplay baker\nuse\n"),
    "keep": at(f"{KEEPING}keep farmer\n"),
    "redraw": at(f"{KEPT}* draw pharaoh\n"),
}


@pytest.mark.parametrize("position", POSITIONS)
def test_every_seats_view_of_a_game_is_believed(position: str) -> None:
    state = POSITIONS[position]
    for seat in (None, 0, 1, 2):
        view = state.view(seat)
        assert serai.read_view(view.text()) == view


IMPOSSIBLE = [
    ("play", 0, "stack: turns 1 / play 1", "stack: play 1", "stack"),
    ("play", 0, "stack: turns 1 / play 1", "stack: turns 1 / play 2", "stack"),
    ("play", 0, "stack: turns 1 / play 1", "stack: turns 1 / keep 1", "hands"),
    ("play", 0, "stack: turns 1 / play 1", "stack: turns 1 / ability 1 pharaoh / play 1", "stack"),
    ("play", 0, "stack: turns 1 / play 1", "stack: ", "round"),
    ("play", 0, "round: 1", "round: 10", "round"),
    ("play", 0, "round: 1", "round: 0", "round"),
    ("play", 0, "ending: ", "ending: deck", "round"),
    ("play", 0, "dice: 4 2 1", "dice: 1 2 4", "dice"),
    ("play", 0, "dice: 4 2 1", "dice: 4 2 0", "dice"),
    ("play", 0, "chooser: 1", "chooser: 0", "chooser"),
    ("play", 0, "question: play", "question: keep", "question"),
    ("play", 0, "waiting: 1", "waiting: 0 1", "waiting"),
    ("play", 0, "kept: - - -", "kept: - ? -", "kept"),
    ("play", 0, "discards: -", "discards: farmer", "kept"),
    ("play", 0, "thrown: ", "thrown: 1 1 1", "kept"),
    ("play", 0, "hands: 5 5 5\ndeck: 57", "hands: 5 4 5\ndeck: 58", "hands"),
    ("play", 0, "hand: farmer x2, ", "hand: farmer x12, ", "hand"),
    ("play", None, "hand: -", "hand: farmer", "hand"),
    ("draw", 0, "hands: 0 2 0\ndeck: 70", "hands: 0 2 1\ndeck: 69", "hands"),
    ("use", 0, "ability 1 priest", "ability 1 soldier", "stack"),
    ("use", 0, "ability 1 priest", "ability 1 farmer", "stack"),
    ("look", 0, "look 1 1 ?", "look 1 1 ankh", "burials"),
    ("look", 0, "look 1 1 ?", "look 1 2 ?", "burials"),
    ("look", 0, "look 1 1 ?", "look 2 1 ?", "stack"),
    ("look", 0, "afterlife: 11", "afterlife: 12", "burials"),
    ("take", 1, "take 1 ankh noble", "take 1 noble noble", "burials"),
    ("take", 0, "take 1 ? ?", "take 1 ? ? ?", "burials"),
    ("buried", 1, "1 noble < ankh", "1 noble < noble", "burials"),
    ("buried", 1, "1 noble < ankh", "2 noble < ankh", "burials"),
    ("buried", 0, "1 ? < ?", "1 ? < ? ?", "burials"),
    ("buried", 0, "1 ? < ?", "-", "burials"),
    ("add", 0, "deben: 9 9 9", "deben: 9 0 9", "stack"),
    ("ransom", 0, "ransom 1 2", "ransom 0 2", "stack"),
    ("ransom", 0, "ransom 1 2", "ransom 2 1", "stack"),
    ("ransom", 0, "ransom 1 2", "ransom 1 2 / ransom 1 2", "stack"),
    ("ransom", 0, "deben: 9 9 9", "deben: 9 1 9", "stack"),
    ("feed", 0, "feed 0 4 3", "feed 0 3 3", "stack"),
    ("feed", 0, "feed 0 4 3", "feed 0 4 4", "stack"),
    ("feed", 0, "deben: 9 9 9", "deben: 3 9 9", "stack"),
    ("keep", 0, "kept: farmer - -", "kept: pharaoh - -", "kept"),
    ("keep", 0, "kept: farmer - -", "kept: ? - -", "kept"),
    ("keep", 1, "kept: ? - -", "kept: - - -", "kept"),
    ("keep", 1, "kept: ? - -", "kept: farmer - -", "kept"),
    ("redraw", 0, "thrown: 3 3 3", "thrown: 3 4 3", "kept"),
    ("redraw", 0, "kept: farmer ? ?", "kept: farmer - ?", "kept"),
    ("redraw", 0, "discards: farmer, baker, merchant", "discards: farmer, baker", "kept"),
    ("redraw", 0, "stack: next-round / draw", "stack: turns 0 / draw", "kept"),
]


@pytest.mark.parametrize(("position", "seat", "old", "new", "field"), IMPOSSIBLE)
def test_what_no_game_could_show_is_refused(position: str, seat: int | None, old: str, new: str, field: str) -> None:
    text = POSITIONS[position].view(seat).text()
    assert old in text
    changed = text.replace(old, new, 1)
    with pytest.raises(serai.BadView) as caught:
        serai.read_view(changed)
    line = caught.value.fields["line"]
    assert isinstance(line, int)
    assert changed.split("\n")[line - 1].startswith(f"{field}:")


def refused(text: str) -> str:
    """The name of the field at which a view is refused."""
    with pytest.raises(serai.BadView) as caught:
        serai.read_view(text)
    return str(caught.value.fields["found"]).partition(":")[0]


def test_a_seat_cannot_have_thrown_away_more_cards_than_there_are() -> None:
    text = POSITIONS["redraw"].view(0).text()
    possible = text.replace("discards: farmer, baker, merchant", "discards: pharaoh x3")
    assert serai.read_view(possible)
    taken = possible.replace("unfed 2: scribe", "unfed 2: pharaoh x2").replace("deck: 65", "deck: 64")
    assert refused(taken) == "kept"


def test_a_card_sent_back_lay_in_the_deck_then() -> None:
    text = POSITIONS["buried"].view(1).text().replace("afterlife: 11", "afterlife: 1")
    others = ", ".join(["0 ? < ?"] * 9)
    possible = text.replace("burials: ", f"burials: {others}, ").replace("afterlife: 1", "afterlife: 2")
    assert serai.read_view(possible)
    farmers = "1 noble < farmer, 1 baker < farmer"
    assert serai.read_view(text.replace("burials: 1 noble < ankh", f"burials: {others}, {farmers}"))
    both = "1 noble < farmer, 1 baker < pharaoh"
    assert refused(text.replace("burials: 1 noble < ankh", f"burials: {others}, {both}")) == "burials"
