"""Editions of HUNS: each mistake in a file is one clear sentence with its place; other numbers play as well."""

from pathlib import Path

import pytest

import serai
from serai.huns.edition import CARDS, FAMILIES, KINDS, MERCENARY, SIZE, WAGONS, HunsEdition
from serai.huns.game import Huns
from serai.huns.state import HunsState, bits
from tests.huns.editions import STEPPE, edition, only, source
from tests.huns.table import huns

LINES = STEPPE.split("\n")


def mistake(text: str) -> str:
    """The sentence that a file's text deserves."""
    with pytest.raises(serai.BadEdition) as caught:
        HunsEdition(text, "own.toml")
    return str(caught.value)


def line_of(start: str) -> int:
    """The number of the built-in file's line that starts so."""
    return next(number for number, line in enumerate(LINES, start=1) if line.startswith(start))


NAME = "a short name in quotes"
MARK = 'a mark: "", "3+", "4"'
SPACES = "a whole number from 1 to 9"
LETTERS = "four of the letters BRGKY"
KNOWN = "left out, since known are only the names of the built-in edition"
OTHER = "different from the other Wagons of its type"
FALCON = 'falcon = { mark = "" }'
MUD = 'mud = { spaces = 3, mark = "" }'

MISTAKES = [
    # what the file says, what it should not, at which line, the place, what is found, what must be
    ('game = "huns"', 'game = "iunu"', "game", "game", "'iunu'", '"huns"'),
    ('game = "huns"', "game = 3", "game", "game", "3", '"huns"'),
    ('name = "steppe"', 'name = ""', "name", "name", "''", NAME),
    ('name = "steppe"', f'name = "{"a" * 61}"', "name", "name", f"'{'a' * 59}…", NAME),
    ('name = "steppe"', "name = true", "name", "name", "true", NAME),
    (FALCON, 'falcon = { mark = "2" }', "falcon", "equipment.falcon.mark", "'2'", MARK),
    (FALCON, "falcon = { mark = 3 }", "falcon", "equipment.falcon.mark", "3", MARK),
    (FALCON, "falcon = { mark = [4] }", "falcon", "equipment.falcon.mark", "a list", MARK),
    (FALCON, 'falcon = { mark = "", spaces = 2 }', "falcon", "equipment.falcon.spaces", "2", KNOWN),
    (FALCON, "falcon = 3", "falcon", "equipment.falcon", "3", KNOWN),
    (FALCON, 'hawk = { mark = "" }', "falcon", "equipment.hawk.mark", "''", KNOWN),
    (MUD, 'mud = { spaces = 0, mark = "" }', "mud", "curse.mud.spaces", "0", SPACES),
    (MUD, 'mud = { spaces = 10, mark = "" }', "mud", "curse.mud.spaces", "10", SPACES),
    (MUD, 'mud = { spaces = 2.0, mark = "" }', "mud", "curse.mud.spaces", "2.0", SPACES),
    (MUD, 'mud = { spaces = true, mark = "" }', "mud", "curse.mud.spaces", "true", SPACES),
    (MUD, f'mud = {{ spaces = 1{"0" * 70}, mark = "" }}', "mud", "curse.mud.spaces", "a huge number", SPACES),
    (MUD, 'mud = { mark = "" }', "mud", "curse.mud.spaces", "missing", SPACES),
    ('1 = "BBRR"', '1 = "BBR"', "sun", "wagons.sun.1", "'BBR'", LETTERS),
    ('1 = "BBRR"', '1 = "BBRRY"', "sun", "wagons.sun.1", "'BBRRY'", LETTERS),
    ('1 = "BBRR"', '1 = "BBRr"', "sun", "wagons.sun.1", "'BBRr'", LETTERS),
    ('1 = "BBRR"', '1 = ""', "sun", "wagons.sun.1", "''", LETTERS),
    ('1 = "BBRR"', "1 = 4", "sun", "wagons.sun.1", "4", LETTERS),
    ('1 = "BBRR", ', "", "sun", "wagons.sun.1", "missing", LETTERS),
    ('2 = "BBGY"', '2 = "BBRR"', "sun", "wagons.sun.2", "'BBRR'", OTHER),
    ('8 = "YYGK"', '8 = "YYGK", 9 = "YYGB"', "sun", "wagons.sun.9", "'YYGB'", KNOWN),
]


@pytest.mark.parametrize(("old", "new", "line", "place", "found", "expected"), MISTAKES)
def test_a_mistake_is_one_sentence_with_its_line(
    old: str, new: str, line: str, place: str, found: str, expected: str
) -> None:
    assert old in STEPPE
    text = STEPPE.replace(old, new, 1)
    assert mistake(text) == f"own.toml, line {line_of(line)}: {place} is {found}, but must be {expected}."


@pytest.mark.parametrize("family", FAMILIES)
def test_each_family_needs_a_card_that_is_in_every_game(family: str) -> None:
    keys = CARDS[FAMILIES.index(family) * SIZE :][:SIZE]
    nobody: dict[str, object] = {f"{family}.{key}": None for key in keys[:10]}
    text = source(nobody)
    line = text.split("\n").index(f"[{family}]") + 1
    expected = "a table with a card without a mark"
    assert mistake(text) == f"own.toml, line {line}: {family} is a table, but must be {expected}."
    assert HunsEdition(source({**nobody, f"{family}.{keys[11]}.mark": ""}), "own.toml").marks.count(2) == 41


def test_what_is_missing_is_told_at_the_table_where_it_should_stand() -> None:
    assert mistake("") == 'own.toml, line 1: game is missing, but must be "huns".'
    assert mistake('game = "huns"\n') == f"own.toml, line 1: name is missing, but must be {NAME}."
    assert mistake('game = "huns"\nname = "a"\n').startswith("own.toml, line 1: wagons.sun.1 is missing, but must be ")
    without = STEPPE.replace("stag = {", "deer = {")
    line = line_of("[wagons]")
    assert mistake(without) == f"own.toml, line {line}: wagons.stag.1 is missing, but must be {LETTERS}."


@pytest.mark.parametrize(
    "text", ["game huns", "[wagons", 'game = "huns"\ngame = "huns"', "a = " + "[" * 2000, "a = 1\r"]
)
def test_a_file_that_is_not_toml_is_told_as_such(text: str) -> None:
    with pytest.raises(serai.BrokenEdition, match=r"^own\.toml is not a TOML file: [^\n]+\.$"):
        HunsEdition(text, "own.toml")


def test_the_built_in_edition_is_that_of_the_rules_page() -> None:
    numbers = huns().numbers
    for family in range(len(FAMILIES)):
        assert numbers.marks[family * SIZE : family * SIZE + SIZE] == [2] * 10 + [3, 4]
    spaces = [count for count in numbers.spaces if count]
    assert spaces == [3, 2, 3, 2, 4, 3, 3, 2, 2, 3, 3, 4, 2, 4, 2, 3, 3, 3, 3, 2, 3, 3, 3, 3]
    assert numbers.spaces.index(3) == MERCENARY * SIZE
    assert len(set(numbers.wagon_keys)) == len(numbers.wagons) == WAGONS
    assert (len(numbers.marks), numbers.warnings, numbers.built_in) == (KINDS, [], True)


def test_a_card_that_is_left_out_is_in_no_game() -> None:
    game = edition({"curse.mud": None, "raid.ambush": None, "treasure.hoard.mark": "4"})
    for seats in (2, 3, 4):
        state = game.new(seats)
        for seed in range(3):
            state = game.new(seats)
            serai.playout(state, serai.Rng(seed))
            there = [CARDS[placed.card] for camp in state.camps for placed in camp.cards]
            assert not {"mud", "ambush"} & set(there)
            assert "hoard" not in there or seats == 4
    assert [len(bits(game.deck(family, 2))) for family in range(5)] == [10, 9, 10, 9, 9]


NINE: dict[str, object] = {f"mercenary.{key}.spaces": 9 for key in CARDS[24:36]}
ONE: dict[str, object] = {f"curse.{key}.spaces": 1 for key in CARDS[36:48]}
OTHERS = [
    edition(NINE),
    edition({**ONE, "mercenary.captain.spaces": 1}),
    edition({f"{FAMILIES[card // SIZE]}.{key}.mark": "" for card, key in enumerate(CARDS)}),
    only(),
    only("interpreter", "teamster", "envy", "spare-wagon", "rust", "armoury", "hoard"),
]


@pytest.mark.parametrize("game", OTHERS, ids=range(len(OTHERS)))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_edition_with_other_numbers_plays_and_is_told_in_records_and_views(game: Huns, seats: int) -> None:
    for seed in range(2):
        record = serai.play(game, [serai.bot("random", seed) for _ in range(seats)], seed)
        again = serai.parse_record(record.text())
        assert again.text() == record.text()
        assert again.replay().outcome().text() == record.replay().outcome().text()
        for at in range(0, record.steps, 37):
            view = record.replay(at).view(seed % seats)
            read = serai.read_view(view.text())
            assert read == view
            assert read.game.imagine(read, serai.Rng(seed)).view(seed % seats) == view


def test_a_file_is_read_by_its_path(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text(source({"curse.mud.spaces": 7}, name="own"), "utf-8")
    game = serai.game("huns", path)
    assert isinstance(game, Huns)
    assert (game.edition.name, game.edition.built_in) == ("own", False)
    assert game.numbers.spaces[CARDS.index("mud")] == 7
    assert isinstance(game.new(2), HunsState)
