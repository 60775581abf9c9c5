"""A view that no game of HUNS could show is refused, at the field that cannot be."""

import re
from collections.abc import Iterator
from functools import cache

import pytest

import serai
from serai.core.rng import Rng
from serai.huns.cards.curses import PayTribute
from serai.huns.edition import BLUE, CARDS
from serai.huns.state import HunsState
from serai.huns.suspicion import stack_fits
from serai.testing.scenario import play_lines
from serai.testing.walk import pick
from tests.huns.table import huns, table

GAMES = 40


def kind(state: HunsState) -> str:
    """The names of the frames that wait."""
    return " / ".join([frame.text().split(" ")[0] for frame in state.stack])


def walk() -> Iterator[HunsState]:
    for seed in range(GAMES):
        state, luck = huns().new(3), Rng(seed)
        while state.chooser != serai.OVER:
            yield state
            state.apply(pick(state, luck))
        yield state


@cache
def positions() -> dict[str, list[tuple[HunsState, list[str]]]]:
    """The first states of each kind in random games of three seats, with all views of them."""
    found: dict[str, list[tuple[HunsState, list[str]]]] = {}
    for state in walk():
        alike = found.setdefault(kind(state), [])
        if len(alike) < 5:
            alike.append((state.copy(), [state.view(seat).text() for seat in (0, 1, 2, None)]))
    return found


def position(name: str, pattern: str) -> str:
    """A view of this kind in which the pattern is found."""
    for _, texts in positions()[name]:
        for text in texts:
            if re.search(pattern, text, re.MULTILINE):
                return text
    raise AssertionError(f"nothing like “{pattern}” is in any view of {name}")


def test_every_seats_view_of_a_game_is_believed() -> None:
    kinds = positions()
    assert len(kinds) > 50
    for alike in kinds.values():
        for state, texts in alike[:2]:
            for seat, text in zip((0, 1, 2, None), texts, strict=True):
                assert serai.read_view(text) == state.view(seat)


IMPOSSIBLE = [
    # where, what is written there, what no game could show, the field that is refused
    ("round / turn / die", r"^stack: round / turn 3 / die \d$", r"stack: ", "chooser"),
    ("round / turn / die", r"^stack: round / turn 3 / (die \d)$", r"stack: round / \1", "round"),
    ("round / turn / die", r"^stack: round / turn 3 ", r"stack: round / turn 2 ", "stack"),
    ("round / turn / die", r"^stack: round / turn 3 ", r"stack: round ", "round"),
    ("round / turn / die", r"^stack: round / turn 3 / (die \d)$", r"stack: round / turn 3 / \1 / \1", "stack"),
    ("round / turn / die", r"^chooser: \d", r"chooser: -1", "chooser"),
    ("round / turn / die", r"^question: die", r"question: raid", "question"),
    ("round / turn / die", r"^waiting: \d", r"waiting: 0 1", "waiting"),
    ("round / turn / die", r"^round: \d+", r"round: 41", "round"),
    ("round / turn / die", r"^round: \d+", r"round: 0", "round"),
    ("round / turn / die", r"^ending: $", r"ending: deck", "ending"),
    ("round / turn / die", r"^dice: .*", r"dice: 0 0 0 0 0", "stack"),
    ("round / turn / die", r"^active: 0", r"active: 1", "stack"),
    ("round / turn / die", r"^reserve: \d+", r"reserve: 3", "reserve"),
    ("round / turn / die", r"^equipment: \d+", r"equipment: 1", "equipment"),
    ("round / turn / die", r"^bag: \d+", r"bag: 9", "bag"),
    ("round / turn / die", r"^row: (\S+) (\S+)", r"row: \1", "bag"),
    ("round / turn / die", r"^buried: $", r"buried: sun-BBRR sun-BBGY sun-BBKK", "(bag|row)"),
    ("round / turn / die", r"^loading 0: (\S+:)\S+", r"loading 0: \1BBBB", "loading 0"),
    ("round / turn / die", r"^sent 0: -", r"sent 0: sun-BBRR", "(stash 0|row)"),
    ("round / turn / die", r"^stash 0: 0", r"stash 0: 1", "stash 0"),
    ("round / turn / die", r"^limits 0: 0 0 0", r"limits 0: 0 0 1", "limits 0"),
    ("round / turn / die", r"^limits 0: 0 0 0", r"limits 0: 1 0 0", "limits 0"),
    ("round / turn / die", r"^camp 0: -", r"camp 0: falcon:up:-1:00000:0", "equipment looks"),
    ("round / turn / die", r"^camp 0: -", r"camp 0: falcon:used:-1:00000:0", "camp 0"),
    ("round / turn / die", r"^camp 0: -", r"camp 0: mud:up:0:00000:0", "camp 0"),
    ("round / turn / die", r"^camp 0: -", r"camp 0: archer:up:-1:30000:1", "camp 0"),
    ("round / turn / die", r"^equipment looks: -", r"equipment looks: 0:1:falcon:-", "equipment looks"),
    ("round / turn / die", r"^equipment looks: -", r"equipment looks: 0:3:falcon:?", "equipment looks"),
    ("round / turn / raid", r"(before|after)$", r"during", "stack"),
    ("round / turn / raid", r"^turn: 0", r"turn: 1", "stack"),
    ("round / turn / raid", r"after$", r"before", "stack"),
    ("round / turn / look", r"\?$", r"falcon", "stack|\\w+ looks"),
    (
        "round / turn / look",
        r"look (\d) (\d) 1 1 1 \?$",
        r"look \1 \2 1 2 1 ?",
        "equipment|raid|mercenary|curse|treasure",
    ),
    ("round / turn / choose", r"(choose \d \d 3 1) - (\S+) (\S+) (\S+)$", r"\1 - \2 \3", "\\w+ looks"),
    ("round / turn / choose", r"(choose \d \d 3 1) - (\S+) (\S+) (\S+)$", r"\1 \2 \2 \3 \4", "\\w+ looks|stack"),
    ("round / turn / choose", r"(choose \d \d 3) 1 - (\S+) (\S+) (\S+)$", r"\1 2 mud \2 \3 \4", "stack|\\w+ looks"),
    ("round / turn / choose", r"^(stack: round / turn 3) / (choose \d \d \d 1 - \?)$", r"\1 / \2 / \2", "stack"),
    ("round / turn / curse", r"curse (\d) (\S+)$", r"curse \1 idol-of-erlik", "curse looks|curse"),
    ("round / turn / flight", r"flight (\d) (\S+) \d$", r"flight \1 \2 \1", "stack"),
    ("round / turn / place", r"place (\d) 0 0 (\d)0000$", r"place \1 0 1 \g<2>0000", "stack"),
    ("round / turn / place", r"place (\d) 0 \d \d+$", r"place \1 0 0 99999", "reserve"),
    ("round / turn / sort", r"sort (\d) (\d+) \d", r"sort \1 \2 9", "stack"),
    ("round / turn / stash", r"stash (\d) \d+$", r"stash \1 00000", "reserve"),
    ("round / turn / place / replace", r"replace \d$", r"reveal 3", "chooser"),
    ("round / turn / place / reveal", r"reveal 4$", r"reveal 4 / reveal 4 / reveal 3", "row|stack"),
    (
        "round / turn / place / replace",
        r"chooser: \d\nquestion: wagon\nwaiting: \d\n((?s:.*))replace \d$",
        r"chooser: -1\nquestion: reveal\nwaiting: \n\1reveal 3",
        "stack",
    ),
    ("round / turn / look", r"(look \d \d \d \d \d \?)$", r"\1 / reveal 4", "question|stack"),
    ("round / turn / steal", r"steal (\d) 1 (\d)(\d)", r"steal \1 1 \1\3", "stack"),
    ("round / turn / steal", r"steal (\d) 1 (\d)(\d)", r"steal \1 1 \3\3", "stack"),
    ("round / turn / order", r"order (\d) shaman thief$", r"order \1 thief shaman", "stack"),
    ("round / turn / order", r"order (\d) shaman thief$", r"order \1 shaman archer", "stack"),
    ("round / turn / order", r"turn 5 / order", r"turn 1 / order", "stack"),
    ("round / turn / take", r"take (\d) (\d) (\S+) 0", r"take \1 9 \3 0", "stack"),
    ("round / turn / fill", r"fill (\d) (\S+) (\d)", r"fill \1 \2 9", "stack"),
    ("round / turn / exchange", r"exchange (\d) -1$", r"exchange \1 31", "stack"),
    ("round / turn / haul", r"haul (\d) 4$", r"haul \1 5", "stack"),
    ("round / turn / roll", r"^dice: 0 0", r"dice: 1 0", "stack"),
    ("start / reveal", r"^first: 0", r"first: 1", "first"),
    ("start / reveal", r"^turn: 0", r"turn: 1", "turn"),
    ("start / reveal", r"^stack: start / reveal", r"stack: reveal", "round"),
    ("round / take", r"^dice: 0", r"dice: 1", "dice"),
    ("round / turn / show", r"show (\d) (\d)$", r"show \1 4 / show \1 4", "stack"),
    ("", r"^ending: \w+$", r"ending: limit", "ending"),
    ("", r"^ending: \w+$", r"ending: ", "ending"),
]


@pytest.mark.parametrize(("where", "old", "new", "field"), IMPOSSIBLE)
def test_what_no_game_could_show_is_refused(where: str, old: str, new: str, field: str) -> None:
    text = position(where, old)
    changed = re.sub(old, new, text, count=1, flags=re.MULTILINE)
    assert changed != text
    with pytest.raises(serai.BadView) as caught:
        serai.read_view(changed)
    line = caught.value.fields["line"]
    assert isinstance(line, int)
    assert re.match(f"({field}):", changed.split("\n")[line - 1]), str(caught.value)


def refused(state: HunsState) -> str:
    """The name of the field for which the view of seat 0 is refused."""
    text = state.view(0).text()
    with pytest.raises(serai.BadView) as caught:
        serai.read_view(text)
    line = caught.value.fields["line"]
    assert isinstance(line, int)
    return text.split("\n")[line - 1].partition(":")[0]


def test_a_camp_has_no_more_wagons_than_its_cards_can_ever_have_given_places() -> None:
    three = "sun-BBRR, sun-KKGY, wolf-BRGK"
    assert refused(table(2, wagons=(three,))) == "loading 0"
    assert refused(table(2, camps=("broken-axle", "spare-wagon"), wagons=(three,))) == "loading 0"
    assert refused(table(2, camps=("spare-wagon, rust",), wagons=(three,))) == "equipment looks"
    assert refused(table(2, camps=("spare-wagon",), wagons=(f"{three}, stag-RRGG",))) == "loading 0"


def test_only_a_curse_that_follows_a_pillage_pays_tribute() -> None:
    state = play_lines(table(2, camps=("tribute by 1, envy by 1",)), "pillage blue")
    assert kind(state) == "round / turn / tribute / place"
    assert stack_fits(state)
    for card, fits in (("envy", False), ("mud", False), ("tribute", True)):
        state.stack[2] = PayTribute(1, 0, CARDS.index(card), BLUE)
        assert stack_fits(state) == fits
