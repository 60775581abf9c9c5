"""The castes and the numbers of an edition of IUNU."""

from typing import Final

from serai.core.edition import Edition, EditionReader, exactly, short_name
from serai.core.errors import Phrase, SeraiError

CASTES: Final = ("farmer", "baker", "soldier", "artisan", "merchant", "scribe", "priest", "noble", "pharaoh")
"""The nine types in table order; a caste's number is its place here."""
KINDS: Final = 9
FARMER: Final = 0
BAKER: Final = 1
SOLDIER: Final = 2
ARTISAN: Final = 3
MERCHANT: Final = 4
SCRIBE: Final = 5
PRIEST: Final = 6
NOBLE: Final = 7
PHARAOH: Final = 8

AFTERLIFE: Final = (*CASTES, "ankh")
"""The kinds of Afterlife cards in table order: one for each caste, then the Ankh."""
ANKH: Final = 9
AFTERLIVES: Final = 10

FIRST_HANDS: Final = 20
"""The most Citizens that first hands take: 5 each for 4 seats (IUNU-3)."""
FEW: Final = 70
"""Below so many Citizens games with 4 seats often end early."""


class SmallDeck(SeraiError):
    """A warning: an edition with so few Citizens that games with 4 seats often end early."""

    code = "small-deck"
    sentence = "The edition {name} has {citizens} Citizens; with fewer than {few}, games with 4 seats often end early."


class IunuEdition(Edition):
    """The numbers of one edition: lists by caste or kind of Afterlife card, and amounts.

    `vp`, `copies` (also the majority award, IUNU-15) and `bread` are by caste; `afterlife` (copies) and `times` (the
    multiplier) by kind of Afterlife card. `deben` starts each seat; `discount` is what a Farmer takes off a loaf;
    `loaves` the most a set of Bakers buys; `ransom` what a Soldier takes; `fee` an Artisan's; `looks` the Afterlife
    cards a Priest shows; `tribute` what a Pharaoh takes of each.
    """

    def __init__(self, source: str, where: str, built_in: bool = False) -> None:
        """Read and check the text of an edition file; `where` names it in errors.

        Raises BrokenEdition or BadEdition.
        """
        reader = EditionReader(source, where)
        reader.word("game", exactly('"iunu"'), ("iunu",))
        super().__init__(reader.word("name", short_name()), source, built_in)
        self.deben: int = reader.whole("amounts.deben", 0, 99)
        self.discount: int = reader.whole("amounts.discount", 0, 9)
        self.loaves: int = reader.whole("amounts.loaves", 1, 9)
        self.ransom: int = reader.whole("amounts.ransom", 1, 99)
        self.fee: int = reader.whole("amounts.fee", 0, 99)
        self.looks: int = reader.whole("amounts.looks", 1, 4)
        self.tribute: int = reader.whole("amounts.tribute", 1, 99)
        self.vp: list[int] = []
        self.copies: list[int] = []
        self.bread: list[int] = []
        for caste in CASTES:
            self._citizen(reader, f"citizens.{caste}")
        self.afterlife: list[int] = []
        self.times: list[int] = []
        for card in AFTERLIFE:
            self.afterlife.append(reader.whole(f"afterlife.{card}.copies", 0, 20))
            self.times.append(reader.whole(f"afterlife.{card}.times", 1, 9))
        reader.finish()
        self.citizens: int = sum(self.copies)
        if self.citizens < FIRST_HANDS:
            enough = Phrase("first-hands", "at least {cards} cards, to deal the first hands", cards=FIRST_HANDS)
            raise reader.mistake("citizens", self.citizens, enough)
        if self.citizens < FEW:
            self.warnings.append(SmallDeck(name=self.name, citizens=self.citizens, few=FEW))

    def _citizen(self, reader: EditionReader, place: str) -> None:
        copies = reader.whole(f"{place}.copies", 0, 60)
        majority = reader.whole(f"{place}.majority", 0, 60)
        if majority != copies:
            expected = Phrase("copies", "the number of copies, {copies}", copies=copies)
            raise reader.mistake(f"{place}.majority", majority, expected)
        self.copies.append(copies)
        self.vp.append(reader.whole(f"{place}.vp", 0, 99))
        self.bread.append(reader.whole(f"{place}.bread", 0, 99))
