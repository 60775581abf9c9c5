"""Reading a view of HUNS back from its text."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from serai.core.view import SPECTATOR, ViewReader, whole
from serai.huns.actions import HIGHEST
from serai.huns.assess import assess
from serai.huns.edition import CARDS, CURSE, FAMILIES, HUES, LETTERS, MERCENARY, SIZE, WAGON_SPACES
from serai.huns.notation import MARK_WORDS
from serai.huns.stack import read_frame
from serai.huns.state import NONE, UP, Camp, Glance, Loading, Placed, bit
from serai.huns.view import HunsView

if TYPE_CHECKING:
    from serai.huns.game import Huns

MOST = 999
ENDINGS = ("", "reserve", "deck", "limit")


def read(game: "Huns", reader: ViewReader) -> HunsView:
    """The view that a text tells of.

    Raises BadView.
    """
    seats = reader.seats(game)
    view = HunsView(game, reader.options(game), seats, reader.whole("seat", SPECTATOR, seats - 1))
    reader.asked(view)
    view.round = reader.whole("round", 0, MOST)
    view.first = reader.whole("first", 0, seats - 1)
    view.active = reader.whole("active", 0, seats - 1)
    view.ending = reader.word("ending")
    if view.ending not in ENDINGS:
        raise reader.mistake("ending")
    turn = reader.wholes("turn", 2, 0, 1)
    view.raided, view.drew = turn[0] == 1, turn[1] == 1
    view.dice = reader.wholes("dice", HUES, 0, HIGHEST)
    view.reserve = reader.wholes("reserve", HUES, 0, MOST)
    for family, name in enumerate(FAMILIES):
        view.decks.append(tuple(reader.wholes(name, -1, 1, SIZE)))
        view.glances.append(_read_glances(reader, family, f"{name} looks", seats))
    view.row = _read_wagons(game, reader, "row")
    view.bag_size = reader.whole("bag", 0, MOST)
    view.buried = tuple(_read_wagons(game, reader, "buried"))
    view.camps = [_read_camp(game, reader, seat, seats) for seat in range(seats)]
    text = reader.word("stack")
    view.stack = [read_frame(game, reader, words.split(" "), seats) for words in text.split(" / ")] if text else []
    return view


def _read_wagons(game: "Huns", reader: ViewReader, name: str) -> list[int]:
    keys = game.numbers.wagon_keys
    words = reader.word(name).split()
    if any(word not in keys for word in words) or len(set(words)) != len(words):
        raise reader.mistake(name)
    return [keys.index(word) for word in words]


def read_cards(reader: ViewReader, name: str, family: i64, text: str) -> int:
    """Cards of a family as bits; NONE for a question mark.

    Raises BadView.
    """
    mask: i64 = 0
    if text == "?":
        return NONE
    for word in [] if text == "-" else text.split("+"):
        if word not in CARDS or CARDS.index(word) // SIZE != family:
            raise reader.mistake(name)
        mask |= bit(CARDS.index(word) % SIZE)
    return mask


def _read_glances(reader: ViewReader, family: i64, name: str, seats: int) -> tuple[Glance, ...]:
    glances: list[Glance] = []
    text = reader.word(name)
    for entry in [] if text == "-" else text.split(" "):
        words = entry.split(":")
        seat = whole(words[0])
        count = whole(words[1]) if len(words) == 4 else None
        if seat is None or count is None or not 0 <= seat < seats or not 0 < count <= SIZE:
            raise reader.mistake(name)
        played = read_cards(reader, name, family, words[2])
        if played <= 0:
            raise reader.mistake(name)
        glances.append(Glance(seat, count, played, read_cards(reader, name, family, words[3])))
    return tuple(glances)


def _read_camp(game: "Huns", reader: ViewReader, seat: int, seats: int) -> Camp:
    text = reader.word(f"camp {seat}")
    entries = [] if text == "-" else text.split(" ")
    cards = [_read_placed(reader, f"camp {seat}", word, seats) for word in entries]
    text = reader.word(f"loading {seat}")
    words = [] if text == "-" else text.split(" ")
    wagons = [_read_loading(game, reader, f"loading {seat}", word) for word in words]
    sent = [] if reader.word(f"sent {seat}") == "-" else _read_wagons(game, reader, f"sent {seat}")
    camp = Camp(cards, wagons, sent, reader.wholes(f"stash {seat}", HUES, 0, MOST))
    limits = reader.wholes(f"limits {seat}", 3, 0, MOST)
    camp.strays, camp.loaded, camp.late = limits[0], limits[1], limits[2]
    for placed, entry in zip(cards, entries, strict=True):
        camp.holds |= bit(placed.card)
        if placed.mark != UP:
            camp.turned |= bit(placed.card)
        if entry.endswith(":1"):
            camp.noted |= bit(placed.card)
    assess(game, camp)
    return camp


def _read_placed(reader: ViewReader, name: str, word: str, seats: int) -> Placed:
    parts = word.split(":")
    if len(parts) != 5 or parts[0] not in CARDS or parts[1] not in MARK_WORDS or parts[4] not in ("0", "1"):
        raise reader.mistake(name)
    card = CARDS.index(parts[0])
    by = whole(parts[2])
    load = read_hand(reader, name, parts[3])
    if by is None or not (0 <= by < seats if card // SIZE == CURSE else by == NONE):
        raise reader.mistake(name)
    if card // SIZE not in (MERCENARY, CURSE) and (sum(load) > 0 or parts[4] == "1"):
        raise reader.mistake(name)
    return Placed(card, by, MARK_WORDS.index(parts[1]) if parts[1] != "up" else UP, load, 0)


def _read_loading(game: "Huns", reader: ViewReader, name: str, word: str) -> Loading:
    key, _, load = word.partition(":")
    if key not in game.numbers.wagon_keys or len(load) != WAGON_SPACES or any(one not in LETTERS + "." for one in load):
        raise reader.mistake(name)
    wagon = game.numbers.wagon_keys.index(key)
    hues = tuple([LETTERS.index(one) if one != "." else NONE for one in load])
    return Loading(wagon, game.numbers.wagons[wagon], hues)


def read_hand(reader: ViewReader, name: str, word: str) -> tuple[int, ...]:
    """Valuables by colour, written as five digits.

    Raises BadView.
    """
    if len(word) != HUES or not (word.isascii() and word.isdigit()):
        raise reader.mistake(name)
    return tuple([int(digit) for digit in word])
