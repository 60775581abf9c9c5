"""IUNU for the tests of all games."""

from hypothesis import strategies as st

from serai.core.game import Game
from serai.iunu.card import Caste
from serai.iunu.cards.citizens import all_castes
from serai.iunu.edition import AFTERLIFE, IunuEdition
from serai.iunu.game import Iunu
from tests.iunu import table
from tests.iunu.editions import HELIOPOLIS, edition, source
from tests.iunu.test_laws import stock
from tests.mutations import HUGE
from tests.subject import KNOWN, NAME, Mistake, Subject, Swap, line_of, swapped

VP = "a whole number from 0 to 99"

SWAPS: list[Swap] = [
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
    (", bread = 0 }", " }", "pharaoh ", "citizens.pharaoh.bread", "missing", VP),
    ("copies = 3, t", "copies = 21, t", "ankh", "afterlife.ankh.copies", "21", "a whole number from 0 to 20"),
    ("3, times = 2", "3, times = 0", "ankh", "afterlife.ankh.times", "0", "a whole number from 1 to 9"),
    ("3, times = 2", "3", "ankh", "afterlife.ankh.times", "missing", "a whole number from 1 to 9"),
    ("looks = 2 ", "# ", "[amounts]", "amounts.looks", "missing", "a whole number from 1 to 4"),
    ("soldier  = { vp", "# { vp", "[citizens]", "citizens.soldier.copies", "missing", "a whole number from 0 to 60"),
    ("ankh     =", "# ", "[afterlife]", "afterlife.ankh.copies", "missing", "a whole number from 0 to 20"),
]

EXTRA = "[extra]\ndeep = { a = { b = 1 } }\n"
LINES = HELIOPOLIS.count("\n")
LUCK = HELIOPOLIS.replace("[amounts]", "[amounts]\nluck = 3")

MISTAKES: list[Mistake] = [
    *swapped(HELIOPOLIS, SWAPS),
    (HELIOPOLIS.replace('game = "iunu"', ""), 1, "game", "missing", '"iunu"'),
    (HELIOPOLIS.replace('name = "heliopolis"', ""), 1, "name", "missing", NAME),
    ('game = "iunu"\nname = "a"\n', 1, "amounts.deben", "missing", VP),
    ("", 1, "game", "missing", '"iunu"'),
    (LUCK, line_of(LUCK, "luck"), "amounts.luck", "3", KNOWN),
    (HELIOPOLIS + 'slave = { vp = "none" }\n', LINES + 1, "afterlife.slave.vp", "'none'", KNOWN),
    (HELIOPOLIS + EXTRA, LINES + 2, "extra.deep.a", "a table", KNOWN),
    (
        HELIOPOLIS + '"amounts.deben" = 3\n',
        line_of(HELIOPOLIS, "[afterlife]"),
        'afterlife."amounts.deben"',
        "3",
        KNOWN,
    ),
]


def deben(game: Game) -> int:
    """The Deben that each seat starts with."""
    assert isinstance(game, Iunu)
    return game.numbers.deben


def tests_of(caste: type) -> str:
    """Each caste has a module of its own."""
    return f"tests.iunu.cards.test_{caste.__name__.lower()}"


VALUES = st.recursive(
    st.one_of(st.integers(), st.integers(-1, 100), st.booleans(), st.text("ab", max_size=3), st.just(10**70)),
    lambda inner: st.dictionaries(st.sampled_from(["vp", "copies", "a"]), inner, max_size=2),
    max_leaves=3,
)

IUNU = Subject(
    key="iunu",
    make=lambda: Iunu(table.iunu().numbers),
    built_in=HELIOPOLIS,
    read=IunuEdition,
    source=source,
    odd=edition({"citizens.priest.copies": 20, "afterlife.ankh.copies": 6, "amounts.looks": 3}, name="odd"),
    others=[
        edition({"amounts.deben": 0, "amounts.looks": 4, "afterlife.ankh.copies": 9, "citizens.priest.copies": 30}),
        edition({"amounts.fee": 0, "citizens.artisan.vp": 50, "citizens.artisan.copies": 40, "amounts.discount": 0}),
        edition({f"citizens.{caste}.copies": 0 for caste in ("farmer", "baker", "soldier")}),
        edition({f"afterlife.{card}.copies": 0 for card in ("farmer", "baker", "noble", "ankh", "priest")}),
        edition({"amounts.loaves": 9, "citizens.pharaoh.bread": 9, "citizens.farmer.bread": 0, "amounts.tribute": 5}),
    ],
    change=("amounts.deben", 3),
    number=deben,
    mistakes=MISTAKES,
    places=[
        *["amounts", "citizens", "afterlife", "extra", "amounts.deben", "amounts.looks", "amounts.extra"],
        *["citizens.farmer", "citizens.farmer.copies", "citizens.farmer.vp", "citizens.noble.majority"],
        *["citizens.priest", "afterlife.ankh.copies", "afterlife.ankh.times", "afterlife.ankh"],
        *["afterlife.extra.times"],
    ],
    values=VALUES,
    texts=[
        HELIOPOLIS.replace("deben = 9", f"deben = {HUGE}"),
        HELIOPOLIS.replace("deben = 9", f"deben = 0x{HUGE}"),
        HELIOPOLIS.replace("heliopolis", "a\u2028b"),
        HELIOPOLIS.replace('"heliopolis"', '" a "').replace("# The", "# \u2028\x85 The"),
        HELIOPOLIS.replace('"heliopolis"', '"own"').replace("# The", "# \u2028\x85 The"),
    ],
    stock=stock,
    names=list(AFTERLIFE),
    every=3,
    examples={"record": 400, "view": 1500, "edition": 300, "values": 100},
    kinds=[type(caste) for caste in all_castes()],
    count=9,
    kind=Caste,
    tests_of=tests_of,
    table=table,
)
