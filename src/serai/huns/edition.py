"""The cards, Wagons and numbers of an edition of HUNS."""

from typing import Final

from serai.core.edition import Edition, EditionReader, exactly, short_name
from serai.core.errors import Phrase

COLOURS: Final = ("blue", "red", "green", "black", "yellow")
"""The colours of dice and Valuables; a family's deck has the colour of the same place."""
LETTERS: Final = "BRGKY"
FAMILIES: Final = ("equipment", "raid", "mercenary", "curse", "treasure")
EQUIPMENT: Final = 0
RAID: Final = 1
MERCENARY: Final = 2
CURSE: Final = 3
TREASURE: Final = 4
BLUE: Final = 0
RED: Final = 1
GREEN: Final = 2
BLACK: Final = 3
YELLOW: Final = 4
HUES: Final = 5
"""How many colours, and so families and dice, there are."""
SIZE: Final = 12
"""How many kinds of cards a family has; a card's number is its family times this plus its place there."""
KINDS: Final = HUES * SIZE
"""How many kinds of cards there are: few enough to be bits of a 64-bit number (see `serai.huns.state.bit`)."""

CARDS: Final = (
    "swift-horse",
    "saddlebags",
    "spare-wagon",
    "scouts-horn",
    "falcon",
    "iron-hooks",
    "wicker-baskets",
    "patched-canvas",
    "bone-amulet",
    "pay-chest",
    "war-drum",
    "jewelled-saddle",
    "ambush",
    "border-plunder",
    "great-haul",
    "forced-march",
    "fresh-wagon",
    "sabotage",
    "levelling",
    "purification",
    "armoury",
    "hired-blades",
    "night-raid",
    "sack-of-the-city",
    "quartermaster",
    "archer",
    "bodyguard",
    "shaman",
    "interpreter",
    "captain",
    "teamster",
    "smuggler",
    "pathfinder",
    "thief",
    "tax-collector",
    "veteran",
    "lame-horse",
    "broken-axle",
    "dense-fog",
    "leaking-casks",
    "mutiny",
    "rust",
    "oath-of-peace",
    "bad-omen",
    "mud",
    "envy",
    "tribute",
    "idol-of-erlik",
    "golden-bow",
    "trophy-skulls",
    "silver-belt",
    "clear-sky",
    "four-winds",
    "caravan",
    "khans-cup",
    "hoard",
    "wolf-banner",
    "full-load",
    "great-tent",
    "broken-chains",
)
"""The keys of all cards, family by family in printed order. There is one card of each."""

WAGON_TYPES: Final = ("sun", "wolf", "eagle", "stag")
PER_TYPE: Final = 8
WAGONS: Final = 32
WAGON_SPACES: Final = 4
MARKS: Final = ("", "3+", "4")
"""The marks of cards that leave the game when fewer people play (HUNS-1)."""


def check_keys(keys: tuple[str, ...]) -> None:
    """Refuse keys of cards that leave a family with fewer or more than its places.

    Raises TypeError.
    """
    if len(set(keys)) != KINDS or len(keys) != KINDS:
        raise TypeError(f"CARDS has {len(keys)} keys, {len(set(keys))} different: it needs {KINDS}, {SIZE} a family.")


class HunsEdition(Edition):
    """The numbers of one edition.

    `marks` has for each card the least number of seats with which it is in the game, 0 if it is in none; `spaces` the
    spaces of each Mercenary and Curse, 0 for others; `wagons` the four colours of each Wagon, its number being its type
    times PER_TYPE plus its place; `wagon_keys` names them.
    """

    def __init__(self, source: str, where: str, built_in: bool = False) -> None:
        """Read and check the text of an edition file; `where` names it in errors.

        Raises BrokenEdition or BadEdition.
        """
        check_keys(CARDS)
        reader = EditionReader(source, where)
        reader.word("game", exactly('"huns"'), ("huns",))
        super().__init__(reader.word("name", short_name()), source, built_in)
        self.marks: list[int] = []
        self.spaces: list[int] = []
        for card, key in enumerate(CARDS):
            self._card(reader, card, f"{FAMILIES[card // SIZE]}.{key}")
        self.wagons: list[tuple[int, ...]] = []
        self.wagon_keys: list[str] = []
        for kind in WAGON_TYPES:
            self._wagons(reader, kind)
        reader.finish()
        for family in range(HUES):
            if 2 not in self.marks[family * SIZE : family * SIZE + SIZE]:
                raise reader.mistake(
                    FAMILIES[family], {}, Phrase("unmarked-card", "a table with a card without a mark")
                )

    def _card(self, reader: EditionReader, card: int, place: str) -> None:
        """A card that the file leaves out is not in the edition."""
        if not reader.has(f"{place}.mark"):
            self.marks.append(0)
            self.spaces.append(0)
            return
        mark = reader.word(f"{place}.mark", Phrase("mark", "a mark: {marks}", marks='"", "3+", "4"'), MARKS)
        self.marks.append(2 + MARKS.index(mark))
        holds = card // SIZE in (MERCENARY, CURSE)
        self.spaces.append(reader.whole(f"{place}.spaces", 1, 9) if holds else 0)

    def _wagons(self, reader: EditionReader, kind: str) -> None:
        for place in range(1, PER_TYPE + 1):
            expected = Phrase("letters", "four of the letters {letters}", letters=LETTERS)
            letters = reader.word(f"wagons.{kind}.{place}", expected)
            key = f"{kind}-{letters}"
            if len(letters) != WAGON_SPACES or any(letter not in LETTERS for letter in letters):
                raise reader.mistake(f"wagons.{kind}.{place}", letters, expected)
            if key in self.wagon_keys:
                raise reader.mistake(
                    f"wagons.{kind}.{place}",
                    letters,
                    Phrase("other-wagon", "different from the other Wagons of its type"),
                )
            self.wagons.append(tuple(sorted([LETTERS.index(letter) for letter in letters])))
            self.wagon_keys.append(key)
