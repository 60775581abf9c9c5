"""HUNS for the tests of all games."""

from hypothesis import strategies as st

from serai.core.game import Game
from serai.huns.card import Card
from serai.huns.cards.registry import all_cards
from serai.huns.edition import CARDS, COLOURS, FAMILIES, SIZE, HunsEdition
from serai.huns.game import Huns
from tests.huns import table
from tests.huns.editions import STEPPE, edition, only, source
from tests.huns.test_laws import stock
from tests.mutations import HUGE
from tests.subject import KNOWN, NAME, Mistake, Subject, Swap, swapped

MARK = 'a mark: "", "3+", "4"'
SPACES = "a whole number from 1 to 9"
LETTERS = "four of the letters BRGKY"
OTHER = "different from the other Wagons of its type"
FALCON = 'falcon = { mark = "" }'
MUD = 'mud = { spaces = 3, mark = "" }'

SWAPS: list[Swap] = [
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
    ("stag = {", "deer = {", "[wagons]", "wagons.stag.1", "missing", LETTERS),
]
MISTAKES: list[Mistake] = [
    *swapped(STEPPE, SWAPS),
    ("", 1, "game", "missing", '"huns"'),
    ('game = "huns"\n', 1, "name", "missing", NAME),
    ('game = "huns"\nname = "a"\n', 1, "wagons.sun.1", "missing", LETTERS),
]


def spaces_of_mud(game: Game) -> int:
    """How many Valuables lift Mud."""
    assert isinstance(game, Huns)
    return game.numbers.spaces[CARDS.index("mud")]


def tests_of(card: type) -> str:
    """Each family has a module of its own, named like that of its cards."""
    return f"tests.huns.cards.test_{card.__module__.rpartition('.')[2]}"


NINE: dict[str, object] = {f"mercenary.{key}.spaces": 9 for key in CARDS[24:36]}
ONE: dict[str, object] = {f"curse.{key}.spaces": 1 for key in CARDS[36:48]}
VALUES = st.recursive(
    st.one_of(st.integers(), st.integers(0, 9), st.sampled_from(["", "3+", "4", "5", "BBBB", "BRKY"]), st.just(10**70)),
    lambda inner: st.dictionaries(st.sampled_from(["mark", "spaces", "1"]), inner, max_size=2),
    max_leaves=3,
)

HUNS = Subject(
    key="huns",
    make=lambda: Huns(table.huns().numbers),
    built_in=STEPPE,
    read=HunsEdition,
    source=source,
    odd=only(
        *("interpreter", "shaman", "teamster", "envy", "mud", "rust", "armoury", "forced-march", "falcon"),
        "saddlebags",
    ),
    others=[
        edition(NINE),
        edition({**ONE, "mercenary.captain.spaces": 1}),
        edition({f"{FAMILIES[card // SIZE]}.{key}.mark": "" for card, key in enumerate(CARDS)}),
        only(),
        only("interpreter", "teamster", "envy", "spare-wagon", "rust", "armoury", "hoard"),
    ],
    change=("curse.mud.spaces", 7),
    number=spaces_of_mud,
    mistakes=MISTAKES,
    places=[
        *["equipment", "wagons", "curse.mud", "curse.mud.mark", "curse.rust.spaces", "mercenary.veteran.spaces"],
        *["extra", "equipment.falcon.mark", "raid.ambush.spaces", "wagons.sun", "wagons.sun.1", "wagons.wolf.8"],
        *["wagons.sun.9"],
    ],
    values=VALUES,
    texts=[
        STEPPE.replace("spaces = 3", f"spaces = {HUGE}", 1),
        STEPPE.replace("BBRR", ""),
        STEPPE.replace('"steppe"', '" a "'),
    ],
    stock=stock,
    names=[*CARDS[::4], *COLOURS],
    every=9,
    examples={"record": 100, "view": 600, "edition": 60, "values": 60},
    kinds=[type(card) for card in all_cards()],
    count=60,
    kind=Card,
    tests_of=tests_of,
    table=table,
)
