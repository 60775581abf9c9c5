"""Frames of HUNS read back from their text."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from serai.core.frame import Frame
from serai.core.view import ViewReader, whole
from serai.huns.actions import MOST_SEATS, SOURCES
from serai.huns.cards.curses import PayTribute
from serai.huns.choices import HIRE, INCREASE, PURIFY, REROLL, SABOTAGE, SEND, WARD, Exchange, Fill, Show
from serai.huns.drawing import UNSEEN, Choose, Flight, Look, Played, Victim
from serai.huns.edition import CARDS, CURSE, HUES, SIZE, WAGON_SPACES, WAGONS
from serai.huns.frames import DEAL, DIE, ROLL, ROUND, START_PLAYER, TURN, WINDOW
from serai.huns.gather import MODES, Gather, Haul
from serai.huns.order import Effects
from serai.huns.placing import REPLACE, REVEAL, Excess, Place, Sort, Stolen
from serai.huns.state import NONE, bit
from serai.huns.theft import Lose, Steal

if TYPE_CHECKING:
    from serai.huns.game import Huns

MOST_HAND = 9
"""No hand holds more Valuables of a colour: they are written as digits."""


class FrameReader:
    """Takes the words of a frame one by one, each checked."""

    def __init__(self, reader: ViewReader, words: list[str], seats: int) -> None:
        self.reader = reader
        self.words = words[1:]
        self.seats = seats

    def word(self) -> str:
        """The next word.

        Raises BadView if there is none.
        """
        if not self.words:
            raise self.reader.mistake("stack")
        return self.words.pop(0)

    def number(self, least: i64, most: i64) -> int:
        """The next word as a number in a range.

        Raises BadView if it is none.
        """
        value = whole(self.word())
        if value is None or not least <= value <= most:
            raise self.reader.mistake("stack")
        return value

    def seat(self) -> int:
        """The next word as a seat."""
        return self.number(0, self.seats - 1)

    def card(self, family: i64 = NONE) -> int:
        """The next word as a card, of a family if one is given."""
        word = self.word()
        if word not in CARDS or family not in (NONE, CARDS.index(word) // SIZE):
            raise self.reader.mistake("stack")
        return CARDS.index(word)

    def hand(self) -> tuple[int, ...]:
        """The next word as Valuables by colour."""
        word = self.word()
        if len(word) != HUES or not (word.isascii() and word.isdigit()):
            raise self.reader.mistake("stack")
        return tuple([int(digit) for digit in word])

    def seen(self, family: i64) -> int:
        """All words left as cards of a family, as bits; UNSEEN for a question mark."""
        if self.words == ["?"]:
            self.words = []
            return UNSEEN
        mask: i64 = 0
        while self.words and self.words != [""]:
            mask |= bit(self.card(family) % SIZE)
        self.words = []
        return mask

    def origins(self) -> tuple[Stolen, ...]:
        """All words left as where stolen Valuables came from."""
        origins: list[Stolen] = []
        while self.words:
            parts = [whole(part) for part in self.word().split(":")]
            numbers = [part for part in parts if part is not None]
            if len(parts) != 4 or len(numbers) != 4:
                raise self.reader.mistake("stack")
            seat, source, space, hue = numbers
            good = 0 <= seat < self.seats and 0 <= source < SOURCES and 0 <= hue < HUES
            if not good or not (0 <= space < WAGON_SPACES if source < WAGONS else space == NONE):
                raise self.reader.mistake("stack")
            origins.append(Stolen(seat, source, space, hue))
        return tuple(origins)


def read_frame(game: "Huns", reader: ViewReader, words: list[str], seats: int) -> Frame[Any]:
    """The frame that words tell of.

    Raises BadView.
    """
    text = " ".join(words)
    if text in _FIXED and _FIXED[text].chooser < seats:
        return _FIXED[text]
    parts = FrameReader(reader, words, seats)
    frame = _read_placing(words[0], parts) or _read_drawing(words[0], parts) or _read_other(words[0], parts)
    if frame is None or parts.words:
        raise reader.mistake("stack")
    return frame


def _read_placing(name: str, parts: FrameReader) -> Frame[Any] | None:
    if name == "place":
        seat, loading, pillage = parts.seat(), parts.number(0, 1), parts.number(NONE, HUES - 1)
        hand = parts.hand()
        return Place(seat, hand, parts.origins(), pillage, loading == 1)
    if name == "sort":
        seat, card, left = parts.seat(), parts.number(0, len(CARDS) - 1), parts.number(1, MOST_HAND)
        pillage, hand = parts.number(NONE, HUES - 1), parts.hand()
        return Sort(seat, card, left, hand, parts.origins(), pillage)
    if name == "stash":
        return Excess(parts.seat(), parts.hand())
    return _read_taking(name, parts)


def _read_taking(name: str, parts: FrameReader) -> Frame[Any] | None:
    if name == "take":
        seat, left, mode = parts.seat(), parts.number(1, MOST_HAND), parts.word()
        least, hand = parts.number(0, HUES - 1), parts.hand()
        return Gather(seat, left, MODES.index(mode), hand, least) if mode in MODES else None
    if name == "haul":
        return Haul(parts.seat(), parts.number(1, MOST_HAND))
    if name == "steal":
        seat, way, victims = parts.seat(), parts.number(0, 2), parts.word().replace("-", "")
        if not all(digit in "0123"[: parts.seats] for digit in victims):
            return None
        source, hand = parts.number(NONE, SOURCES - 1), parts.hand()
        return Steal(seat, way, tuple([int(digit) for digit in victims]), source, hand, parts.origins())
    return None


def _read_drawing(name: str, parts: FrameReader) -> Frame[Any] | None:
    if name == "look":
        seat, family, left = parts.seat(), parts.number(0, HUES - 1), parts.number(1, SIZE)
        count, plays = parts.number(1, SIZE), parts.number(1, 2)
        return Look(seat, family, left, count, plays, parts.seen(family))
    if name == "choose":
        seat, family, count = parts.seat(), parts.number(0, HUES - 1), parts.number(1, SIZE)
        plays, word = parts.number(1, 2), parts.word()
        first = CARDS.index(word) if word in CARDS else NONE
        chosen: i64 = bit(first % SIZE) if first != NONE else 0
        return Choose(seat, family, count, plays, parts.seen(family), chosen, first)
    if name == "played":
        return Played(parts.seat(), parts.card())
    if name == "curse":
        return Victim(parts.seat(), parts.card(CURSE))
    if name == "flight":
        return Flight(parts.seat(), parts.card(CURSE), parts.seat())
    return None


def _read_other(name: str, parts: FrameReader) -> Frame[Any] | None:
    if name == "order":
        seat = parts.seat()
        cards: list[int] = []
        while parts.words:
            cards.append(parts.card())
        return Effects(seat, tuple(cards))
    if name == "fill":
        return Fill(parts.seat(), parts.card(), parts.number(0, MOST_HAND), parts.number(0, HUES - 1))
    if name == "show":
        return Show(parts.seat(), parts.number(0, HUES - 1))
    if name == "exchange":
        return Exchange(parts.seat(), parts.number(NONE, WAGONS - 1))
    if name == "tribute":
        return PayTribute(parts.seat(), parts.seat(), parts.card(CURSE), parts.number(0, HUES - 1))
    return None


def _by_text(kinds: Sequence[Sequence[Frame[Any]]]) -> dict[str, Frame[Any]]:
    return {frame.text(): frame for frames in kinds for frame in frames}


_FIXED: Final = _by_text(
    [
        [DEAL, START_PLAYER, ROUND, ROLL],
        *(TURN, DIE, WINDOW, REPLACE, REVEAL, WARD, HIRE, REROLL, INCREASE, SEND, SABOTAGE, PURIFY),
        [Lose(seat) for seat in range(MOST_SEATS)],
    ]
)
