"""Editions: each mistake in a file is one clear sentence with its place; other numbers play as well."""

from pathlib import Path

import pytest

import serai
from serai.iunu.edition import IunuEdition, SmallDeck
from serai.iunu.game import Iunu
from tests.iunu.editions import HELIOPOLIS, edition, source
from tests.iunu.table import iunu

LINES = HELIOPOLIS.split("\n")


def mistake(text: str) -> str:
    """The sentence that a file's text deserves."""
    with pytest.raises(serai.BadEdition) as caught:
        IunuEdition(text, "own.toml")
    return str(caught.value)


def line_of(start: str) -> int:
    """The number of the built-in file's line that starts so."""
    return next(number for number, line in enumerate(LINES, start=1) if line.startswith(start))


NAME = "a short name in quotes"
VP = "a whole number from 0 to 99"
KNOWN = "left out, since known are only the names of the built-in edition"

MISTAKES = [
    # what the file says, what it should not, at which line, the place, what is found, what must be
    ('game = "iunu"', 'game = "huns"', "game", "game", "'huns'", '"iunu"'),
    ('game = "iunu"', "game = 3", "game", "game", "3", '"iunu"'),
    ('name = "heliopolis"', 'name = ""', "name", "name", "''", NAME),
    ('name = "heliopolis"', 'name = " a "', "name", "name", "' a '", NAME),
    ('name = "heliopolis"', f'name = "{"a" * 61}"', "name", "name", f"'{'a' * 59}…", NAME),
    ('name = "heliopolis"', 'name = "a\\nb"', "name", "name", r"'a\nb'", NAME),
    ('name = "heliopolis"', "name = true", "name", "name", "true", NAME),
    ("deben = 9 ", "deben = -1 ", "deben", "amounts.deben", "-1", VP),
    ("deben = 9 ", "deben = 100 ", "deben", "amounts.deben", "100", VP),
    ("deben = 9 ", "deben = 9.0 ", "deben", "amounts.deben", "9.0", VP),
    ("deben = 9 ", 'deben = "9" ', "deben", "amounts.deben", "'9'", VP),
    ("deben = 9 ", "deben = true ", "deben", "amounts.deben", "true", VP),
    ("deben = 9 ", "deben = [9] ", "deben", "amounts.deben", "a list", VP),
    ("deben = 9 ", "deben = { a = 9 } ", "deben", "amounts.deben", "a table", VP),
    ("deben = 9 ", f"deben = 1{'0' * 70} ", "deben", "amounts.deben", "a huge number", VP),
    ("discount = 1", "discount = 10", "discount", "amounts.discount", "10", "a whole number from 0 to 9"),
    ("loaves = 3", "loaves = 0", "loaves", "amounts.loaves", "0", "a whole number from 1 to 9"),
    ("ransom = 2", "ransom = 0", "ransom", "amounts.ransom", "0", "a whole number from 1 to 99"),
    ("fee = 1", "fee = 100", "fee", "amounts.fee", "100", VP),
    ("looks = 2", "looks = 5", "looks", "amounts.looks", "5", "a whole number from 1 to 4"),
    ("tribute = 1", "tribute = 0", "tribute", "amounts.tribute", "0", "a whole number from 1 to 99"),
    ("vp = 1,", "vp = 100,", "farmer ", "citizens.farmer.vp", "100", VP),
    ("copies = 11", "copies = 61", "baker ", "citizens.baker.copies", "61", "a whole number from 0 to 60"),
    ("majority = 11", "majority = 10", "baker ", "citizens.baker.majority", "10", "the number of copies, 11"),
    ("copies = 4,", "copies = 5,", "pharaoh ", "citizens.pharaoh.majority", "4", "the number of copies, 5"),
    ("bread = 0", "bread = -3", "pharaoh ", "citizens.pharaoh.bread", "-3", VP),
    ("bread = 0 ", "", "pharaoh ", "citizens.pharaoh.bread", "missing", VP),
]


@pytest.mark.parametrize(("old", "new", "line", "place", "found", "expected"), MISTAKES)
def test_a_mistake_is_one_sentence_with_its_line(
    old: str, new: str, line: str, place: str, found: str, expected: str
) -> None:
    assert old in HELIOPOLIS
    text = HELIOPOLIS.replace(", bread = 0 }", " }") if not new else HELIOPOLIS.replace(old, new, 1)
    assert mistake(text) == f"own.toml, line {line_of(line)}: {place} is {found}, but must be {expected}."


AFTERLIFE = HELIOPOLIS.index("[afterlife]")


@pytest.mark.parametrize(
    ("old", "new", "place", "found", "expected"),
    [
        ("copies = 3, times = 2", "copies = 21, times = 2", "copies", "21", "a whole number from 0 to 20"),
        ("copies = 3, times = 2", "copies = 3, times = 0", "times", "0", "a whole number from 1 to 9"),
        ("copies = 3, times = 2", "copies = 3", "times", "missing", "a whole number from 1 to 9"),
    ],
)
def test_a_mistake_in_the_afterlife_has_its_line_too(old: str, new: str, place: str, found: str, expected: str) -> None:
    text = HELIOPOLIS.replace(old, new)
    number = line_of("ankh")
    assert mistake(text) == f"own.toml, line {number}: afterlife.ankh.{place} is {found}, but must be {expected}."


@pytest.mark.parametrize(
    ("text", "line", "place", "found"),
    [
        (HELIOPOLIS.replace("looks = 2 ", "# "), line_of("[amounts]"), "amounts.looks", "missing"),
        (
            HELIOPOLIS.replace("soldier  = { vp", "# { vp", 1),
            line_of("[citizens]"),
            "citizens.soldier.copies",
            "missing",
        ),
        (HELIOPOLIS.replace("ankh     =", "# "), line_of("[afterlife]"), "afterlife.ankh.copies", "missing"),
        (HELIOPOLIS.replace('game = "iunu"', ""), 1, "game", "missing"),
        (HELIOPOLIS.replace('name = "heliopolis"', ""), 1, "name", "missing"),
        ('game = "iunu"\nname = "a"\n', 1, "amounts.deben", "missing"),
        ("", 1, "game", "missing"),
    ],
)
def test_what_is_missing_is_told_at_the_table_where_it_should_stand(
    text: str, line: int, place: str, found: str
) -> None:
    assert mistake(text).startswith(f"own.toml, line {line}: {place} is {found}, but must be ")


@pytest.mark.parametrize(
    ("text", "line", "place", "found"),
    [
        (HELIOPOLIS.replace("[amounts]", "[amounts]\nluck = 3"), line_of("[amounts]") + 1, "amounts.luck", "3"),
        (HELIOPOLIS + 'slave = { vp = "none" }\n', len(LINES), "afterlife.slave.vp", "'none'"),
        (HELIOPOLIS + "[extra]\ndeep = { a = { b = 1 } }\n", len(LINES) + 1, "extra.deep.a", "a table"),
        (HELIOPOLIS + '"amounts.deben" = 3\n', line_of("[afterlife]"), 'afterlife."amounts.deben"', "3"),
    ],
)
def test_what_is_not_known_is_refused_at_its_line(text: str, line: int, place: str, found: str) -> None:
    assert mistake(text) == f"own.toml, line {line}: {place} is {found}, but must be {KNOWN}."


def test_there_must_be_citizens_enough_to_deal_the_first_hands() -> None:
    castes = ("soldier", "artisan", "merchant", "scribe", "priest", "noble", "pharaoh")
    nobody: dict[str, object] = {f"citizens.{caste}.copies": 0 for caste in castes}
    text = source({**nobody, "citizens.farmer.copies": 10, "citizens.baker.copies": 9})
    line = text.split("\n").index("[citizens]") + 1
    expected = "at least 20 cards, to deal the first hands"
    assert mistake(text) == f"own.toml, line {line}: citizens is 19, but must be {expected}."
    enough = IunuEdition(source({**nobody, "citizens.farmer.copies": 10, "citizens.baker.copies": 10}), "own.toml")
    assert enough.citizens == 20


@pytest.mark.parametrize(
    "text",
    ["game iunu", "[amounts", 'game = "iunu"\ngame = "iunu"', "a = " + "[" * 2000, f"a = {'9' * 5000}", "a = 1\r"],
)
def test_a_file_that_is_not_toml_is_told_as_such(text: str) -> None:
    with pytest.raises(serai.BrokenEdition, match=r"^own\.toml is not a TOML file: [^\n]+\.$"):
        IunuEdition(text, "own.toml")


def test_below_70_citizens_there_is_a_warning() -> None:
    assert IunuEdition(source({"citizens.farmer.copies": 10}), "own.toml").warnings == []
    few = IunuEdition(source({"citizens.farmer.copies": 9}), "own.toml")
    assert [type(warning) for warning in few.warnings] == [SmallDeck]
    told = "The edition changed has 69 Citizens; with fewer than 70, games with 4 seats often end early."
    assert str(few.warnings[0]) == told


def test_the_built_in_edition_is_that_of_the_rules_page() -> None:
    numbers = iunu().numbers
    assert numbers.vp == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert numbers.copies == [12, 11, 10, 9, 8, 7, 6, 5, 4]
    assert numbers.bread == [6, 4, 3, 3, 2, 2, 1, 1, 0]
    assert numbers.afterlife == [1, 1, 1, 1, 1, 1, 1, 1, 1, 3]
    assert numbers.times == [2, 2, 2, 2, 2, 2, 2, 3, 3, 2]
    amounts = (numbers.deben, numbers.discount, numbers.loaves, numbers.ransom, numbers.fee, numbers.looks)
    assert (*amounts, numbers.tribute) == (9, 1, 3, 2, 1, 2, 1)
    assert (numbers.citizens, numbers.warnings, numbers.built_in) == (72, [], True)


OTHERS = [
    edition({"amounts.deben": 0, "amounts.looks": 4, "afterlife.ankh.copies": 9, "citizens.priest.copies": 30}),
    edition({"amounts.fee": 0, "citizens.artisan.vp": 50, "citizens.artisan.copies": 40, "amounts.discount": 0}),
    edition({f"citizens.{caste}.copies": 0 for caste in ("farmer", "baker", "soldier")}),
    edition({f"afterlife.{card}.copies": 0 for card in ("farmer", "baker", "noble", "ankh", "priest")}),
    edition({"amounts.loaves": 9, "citizens.pharaoh.bread": 9, "citizens.farmer.bread": 0, "amounts.tribute": 5}),
]


@pytest.mark.parametrize("game", OTHERS, ids=range(len(OTHERS)))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_edition_with_other_numbers_plays_and_is_told_in_records_and_views(game: Iunu, seats: int) -> None:
    for seed in range(3):
        record = serai.play(game, [serai.bot("random", seed) for _ in range(seats)], seed)
        again = serai.parse_record(record.text())
        assert again.text() == record.text()
        assert again.replay().outcome().text() == record.replay().outcome().text()
        for at in range(0, record.steps, 17):
            view = record.replay(at).view(seed % seats)
            read = serai.read_view(view.text())
            assert read == view
            assert read.game.imagine(read, serai.Rng(seed)).view(seed % seats) == view


def test_a_file_is_read_by_its_path(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text(source({"amounts.deben": 3}, name="own"), "utf-8")
    game = serai.game("iunu", path)
    assert isinstance(game, Iunu)
    assert (game.edition.name, game.edition.built_in, game.numbers.deben) == ("own", False, 3)
    path.write_text(HELIOPOLIS.replace("deben = 9", "deben = 999"), "utf-8")
    with pytest.raises(serai.BadEdition, match=rf"own\.toml, line {line_of('deben')}: amounts\.deben is 999"):
        serai.game("iunu", path)
    with pytest.raises(serai.UnreadableFile):
        serai.game("iunu", tmp_path / "none.toml")
