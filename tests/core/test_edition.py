"""The reader of edition files: every mistake is one sentence with the line it stands in."""

import pytest

import serai
from serai.core.edition import Edition, EditionReader, edition_lines, short_name

SOURCE = """# A comment with an = and [brackets]
name = "Ours"
"spaced key" = 1
[amounts]  # a table
deben = 9
  ransom=2 # with = in its comment

[citizens]
farmer = { vp = 1, copies = 12 }
[citizens.baker]
vp = 2
[ citizens . "noble" ]
'vp' = 3
"""


def reader(source: str = SOURCE) -> EditionReader:
    return EditionReader(source, "ours.toml")


def mistake(call: str, *given: object) -> tuple[object, object, object]:
    """The line, place and finding of what a reader refuses."""
    with pytest.raises(serai.BadEdition) as caught:
        getattr(reader(), call)(*given)
    fields = caught.value.fields
    assert fields["source"] == "ours.toml"
    assert str(caught.value).startswith(f"ours.toml, line {fields['line']}: {fields['place']} is ")
    return fields["line"], fields["place"], fields["found"]


def test_values_are_taken_by_their_place() -> None:
    one = reader()
    assert one.word("name", short_name()) == "Ours"
    places = ["spaced key", "amounts.deben", "amounts.ransom", "citizens.farmer.vp", "citizens.farmer.copies"]
    assert [one.whole(place, 0, 99) for place in places] == [1, 9, 2, 1, 12]
    assert [one.whole(f"citizens.{caste}.vp", 0, 9) for caste in ("baker", "noble")] == [2, 3]
    one.finish()


@pytest.mark.parametrize(
    ("place", "line", "found"),
    [
        ("name", 2, "'Ours'"),
        ("amounts.deben", 5, "9"),
        ("amounts.ransom", 6, "2"),
        ("citizens.farmer.copies", 9, "12"),
        ("citizens.baker.vp", 11, "2"),
        ("citizens.noble.vp", 13, "3"),
        ("amounts.fee", 4, "missing"),
        ("citizens.farmer.bread", 9, "missing"),
        ("citizens.baker.bread", 10, "missing"),
        ("citizens.noble.bread", 12, "missing"),
        ("citizens.pharaoh.vp", 8, "missing"),
        ("afterlife.ankh.times", 1, "missing"),
        ("citizens.baker", 10, "a table"),
    ],
)
def test_a_number_out_of_range_or_missing_is_told_with_its_line(place: str, line: int, found: str) -> None:
    assert mistake("whole", place, 100, 200) == (line, place, found)


@pytest.mark.parametrize("value", ["true", "1.0", '"1"', "[1]", "1979-05-27", "-1", "100", "10000000000000000000000"])
def test_what_is_no_such_number_is_refused(value: str) -> None:
    with pytest.raises(serai.BadEdition) as caught:
        reader(f"a = 1\nb = {value}\n").whole("b", 0, 99)
    assert caught.value.fields["line"] == 2
    assert caught.value.fields["expected"] == "a whole number from 0 to 99"


@pytest.mark.parametrize("value", ["1", "''", '"' + "x" * 61 + '"', r'"a\nb"', r'"\u200b"', '" x"', '"""\nx\n"""'])
def test_what_is_no_such_word_is_refused(value: str) -> None:
    with pytest.raises(serai.BadEdition):
        reader(f"name = {value}\n").word("name", short_name())


def test_words_may_be_limited() -> None:
    assert reader().word("name", short_name(), ("Ours", "Theirs")) == "Ours"
    assert mistake("word", "name", short_name(), ("Theirs",)) == (2, "name", "'Ours'")


def test_what_nobody_asks_for_is_refused() -> None:
    one = reader("a = 1\n\n[more]\nb = 2\n")
    one.whole("a", 0, 9)
    with pytest.raises(serai.BadEdition) as caught:
        one.finish()
    assert caught.value.fields["line"] == 4
    assert caught.value.fields["place"] == "more.b"
    assert mistake("finish")[0] == 2


@pytest.mark.parametrize("source", ["a = ", "a = 1\na = 2", "[a\n", "= 1", "\x00", "a" * 50, "a = " + "[" * 5000])
def test_what_is_not_toml_is_refused(source: str) -> None:
    with pytest.raises(serai.BrokenEdition) as caught:
        reader(source)
    assert caught.value.fields["source"] == "ours.toml"


def test_a_value_is_taken_once() -> None:
    one = reader("a = 1")
    assert one.whole("a", 0, 9) == 1
    with pytest.raises(serai.BadEdition):
        one.whole("a", 0, 9)


def test_an_edition_is_quoted_unless_it_is_built_in() -> None:
    assert Edition("plain", "a = 1\n\n# end\n", True).lines() == ["edition: plain"]
    assert Edition("ours", "a = 1\n\n# end\n", False).lines() == ["edition: ours", "| a = 1", "|", "| # end"]
    assert edition_lines("ours", "") == ["edition: ours"]
    assert edition_lines("ours", "a = 1\r\nb = 2") == ["edition: ours", "| a = 1", "| b = 2"]
