"""The reader of views: each field is checked, each mistake told with its line."""

from collections.abc import Callable

import pytest

import serai
from serai.core.view import ViewReader, head, whole, wholes_text
from serai.games import read_view
from tests.iunu.editions import edition
from tests.iunu.table import table

TEXT = "view: toy\nseats: 3\nnumbers: 1 -2 30\nempty:\n"


def mistake(call: Callable[[ViewReader], object]) -> tuple[object, object]:
    with pytest.raises(serai.BadView) as caught:
        call(ViewReader(TEXT))
    return caught.value.fields["line"], caught.value.fields["found"]


def test_fields_are_read() -> None:
    reader = ViewReader(TEXT)
    assert reader.word("view") == "toy"
    assert reader.whole("seats", 2, 4) == 3
    assert reader.wholes("numbers", 3, -2, 30) == reader.wholes("numbers", -1, -2, 99) == [1, -2, 30]
    assert reader.wholes("empty", 0, 0, 0) == reader.wholes("empty", -1, 0, 0) == []
    assert reader.edition == ""


def test_an_edition_is_gathered() -> None:
    reader = ViewReader("view: toy\nedition: ours\n| a = 1\n|\n| b = 2\u2028 # c\nlast: 1\n")
    assert reader.edition == "a = 1\n\nb = 2\u2028 # c\n"
    assert reader.whole("last", 1, 1) == 1


@pytest.mark.parametrize(
    ("call", "line", "found"),
    [
        (lambda reader: reader.word("colour"), 4, "colour: missing"),
        (lambda reader: reader.whole("seats", 4, 5), 2, "seats: 3"),
        (lambda reader: reader.whole("seats", 0, 2), 2, "seats: 3"),
        (lambda reader: reader.whole("view", 0, 9), 1, "view: toy"),
        (lambda reader: reader.whole("empty", 0, 9), 4, "empty: "),
        (lambda reader: reader.whole("numbers", -9, 99), 3, "numbers: 1 -2 30"),
        (lambda reader: reader.wholes("numbers", 2, -9, 99), 3, "numbers: 1 -2 30"),
        (lambda reader: reader.wholes("numbers", -1, 0, 99), 3, "numbers: 1 -2 30"),
        (lambda reader: reader.wholes("numbers", -1, -9, 29), 3, "numbers: 1 -2 30"),
    ],
)
def test_a_mistake_is_told_with_its_line(call: Callable[[ViewReader], object], line: int, found: str) -> None:
    assert mistake(call) == (line, found)


@pytest.mark.parametrize(
    ("text", "line"), [("hello\n", 1), ("a: 1\nhello\n", 2), ("a: 1\na: 1\n", 2), ("a: 1\n\nb: 1\n", 2), ("", 1)]
)
def test_what_is_no_field_is_told_with_its_line(text: str, line: int) -> None:
    with pytest.raises(serai.BadView) as caught:
        ViewReader(text)
    assert caught.value.fields["line"] == line


@pytest.mark.parametrize(
    ("word", "number"),
    [("0", 0), ("-7", -7), ("007", 7), ("999999999", 999999999), ("1000000000", None), ("", None), ("-", None)]
    + [(word, None) for word in ("+1", "--1", "1.0", "1_000", "²", "٣", "x", " 1")],
)
def test_whole_numbers_are_plain_digits(word: str, number: int | None) -> None:
    assert whole(word) == number


def test_numbers_are_written_on_one_line() -> None:
    assert (wholes_text([]), wholes_text([1]), wholes_text([3, -1])) == ("", "1", "3 -1")


def test_a_view_begins_with_whose_it_is() -> None:
    view = table(2, hands=("baker, noble", "farmer x2")).view(1)
    assert head(view) == view.text().split("\n")[:9]
    assert head(view)[:3] == ["view: iunu", "rules: 1", "edition: heliopolis"]
    assert head(view)[3:] == ["scribe: set", "seats: 2", "seat: 1", "chooser: 0", "question: play", "waiting: 0"]
    assert str(view) == view.text()
    assert view != view.text()


def test_every_damaged_line_of_a_view_is_told() -> None:
    text = table(3, hands=("baker, noble", "farmer x2", "priest")).view(1).text()
    lines = text.split("\n")[:-1]
    for place in range(len(lines)):
        for damage in ("hello", "", lines[place - 1]):
            with pytest.raises(serai.SeraiError) as caught:
                read_view("\n".join([*lines[:place], damage, *lines[place + 1 :]]))
            assert caught.value.fields.get("line", place + 1) in (place + 1, place, len(lines)), (place, damage)


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ("view: iunu", "view: chess", serai.UnknownGame),
        ("rules: 1", "rules: 2", serai.UnsupportedRecord),
        ("edition: heliopolis", "edition: thebes", serai.UnsupportedRecord),
        ("scribe: set", "scribe: all", serai.BadView),
        ("seats: 2", "seats: 5", serai.BadView),
        ("seat: 0", "seat: 2", serai.BadView),
        ("chooser: 0", "chooser: 2", serai.BadView),
        ("waiting: 0", "waiting: x", serai.BadView),
        ("dice: 4 2 1", "dice: 4 2", serai.BadView),
        ("dice: 4 2 1", "dice: 5 2 1", serai.BadView),
        ("hand: baker, noble", "hand: baker", serai.BadView),
        ("hand: baker, noble", "hand: baker, phoenix", serai.BadView),
        ("hand: baker, noble", "hand: baker x2, baker", serai.BadView),
        ("hand: baker, noble", "hand: baker x0, noble", serai.BadView),
        ("deck: 68", "deck: 67", serai.BadView),
        ("kept: - -", "kept: -", serai.BadView),
        ("stack: turns 1 / play 0", "stack: turns 1 / dance 0", serai.BadView),
        ("stack: turns 1 / play 0", "stack: turns 1 / play 2", serai.BadView),
    ],
)
def test_a_view_of_no_game_is_refused(old: str, new: str, error: type[serai.SeraiError]) -> None:
    text = table(2, hands=("baker, noble", "farmer x2")).view(0).text()
    assert f"\n{old}\n" in f"\n{text}"
    with pytest.raises(error):
        read_view(text.replace(old, new, 1))


def test_a_view_in_an_edition_of_ones_own_carries_it() -> None:
    game = edition({"amounts.deben": 7}, name="ours")
    state = game.new(2)
    state.settle(serai.Rng(1))
    again = read_view(state.view(0).text())
    assert again == state.view(0)
    assert again.game.edition.name == "ours"
