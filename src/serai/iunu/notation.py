"""IUNU in words: cards, frames and whole states as text, and back."""

from mypy_extensions import i64

from serai.core.frame import Frame
from serai.core.view import ViewReader, whole
from serai.iunu.abilities import ADD, RANSOMS, Feed, Look, Take, afterlife_words
from serai.iunu.edition import AFTERLIFE, CASTES
from serai.iunu.frames import ABILITIES, DEAL, KEEP, NEXT_ROUND, PLAY, ROLL, SHUFFLE, START, TURNS
from serai.iunu.state import NONE, UNSEEN, Burial, IunuState, citizens

MOST = 999


def counts_text(counts: list[int], names: tuple[str, ...]) -> str:
    """Cards as words: `farmer x2, baker`; a dash for none."""
    words = [f"{names[kind]} x{count}" if count > 1 else names[kind] for kind, count in enumerate(counts) if count]
    return ", ".join(words) or "-"


def card_text(kind: i64, names: tuple[str, ...]) -> str:
    """One card: its key, `?` for an unseen one, a dash for none."""
    return names[kind] if kind >= 0 else "?" if kind == UNSEEN else "-"


def burials_text(burials: list[Burial]) -> str:
    """Who kept which Afterlife cards and what went back, in order: `1 ankh < farmer, 2 ? < ?`."""
    words = [
        " ".join([f"{one.seat} {card_text(one.kept, AFTERLIFE)} <", *afterlife_words(one.returned)]) for one in burials
    ]
    return ", ".join(words) or "-"


def stack_text(stack: list[Frame[IunuState]]) -> str:
    """The frames from the bottom to the top."""
    return " / ".join([frame.text() for frame in stack])


def dynasty_lines(seats: i64, unfed: list[int], fed: list[int]) -> list[str]:
    """The Dynasties, a line for the unfed and one for the fed Citizens of each seat."""
    lines: list[str] = []
    for seat in range(seats):
        lines.append(f"unfed {seat}: {counts_text(citizens(unfed, seat), CASTES)}")
        lines.append(f"fed {seat}: {counts_text(citizens(fed, seat), CASTES)}")
    return lines


def describe(state: IunuState) -> str:
    """The whole state as lines."""
    lines = [f"state: iunu, {state.rules.edition.name}, scribe={state.options['scribe']}, seats {state.seats}"]
    lines.append(f"round {state.round}, start {state.start}, chooser {state.chooser}, ending {state.ending or '-'}")
    lines.append("dice: " + "-".join([str(die) for die in state.dice]))
    lines.append("deben: " + " ".join([str(amount) for amount in state.deben]))
    lines.append(f"deck {state.deck_size}: {counts_text(state.deck, CASTES)}")
    lines.append(f"afterlife: {counts_text(state.afterlife, AFTERLIFE)}")
    for seat in range(state.seats):
        lines.append(f"hand {seat}: {counts_text(citizens(state.hands, seat), CASTES)}")
        if state.discards:
            lines.append(f"discards {seat}: {counts_text(citizens(state.discards, seat), CASTES)}")
    lines += dynasty_lines(state.seats, state.unfed, state.fed)
    lines.append(f"burials: {burials_text(state.burials)}")
    lines.append("kept: " + " ".join([card_text(kind, CASTES) for kind in state.kept]))
    lines.append(f"stack: {stack_text(state.stack)}")
    return "\n".join([*lines, ""])


def read_counts(reader: ViewReader, name: str, names: tuple[str, ...]) -> list[int]:
    """The cards that a field names, as counts.

    Raises BadView.
    """
    counts = [0] * len(names)
    text = reader.word(name)
    for entry in [] if text == "-" else text.split(", "):
        key, _, times = entry.partition(" x")
        count = whole(times) if times else 1
        if key not in names or count is None or not 0 < count < MOST or counts[names.index(key)]:
            raise reader.mistake(name)
        counts[names.index(key)] = count
    return counts


def read_card(reader: ViewReader, name: str, word: str, names: tuple[str, ...]) -> int:
    """The kind that a word names, UNSEEN for `?`, NONE for a dash.

    Raises BadView.
    """
    if word in names:
        return names.index(word)
    if word in ("?", "-"):
        return UNSEEN if word == "?" else NONE
    raise reader.mistake(name)


def read_burials(reader: ViewReader, seats: int) -> list[Burial]:
    """The burials that a view's text tells of.

    Raises BadView.
    """
    burials: list[Burial] = []
    text = reader.word("burials")
    for entry in [] if text == "-" else text.split(", "):
        words = entry.split(" ")
        seat = whole(words[0])
        if len(words) < 3 or words[2] != "<" or seat is None or not 0 <= seat < seats or "-" in words[1:]:
            raise reader.mistake("burials")
        kept = read_card(reader, "burials", words[1], AFTERLIFE)
        returned = tuple([read_card(reader, "burials", word, AFTERLIFE) for word in words[3:]])
        burials.append(Burial(seat, kept, returned))
    return burials


def read_stack(reader: ViewReader, seats: int) -> list[Frame[IunuState]]:
    """The frames that a view's text names.

    Raises BadView.
    """
    text = reader.word("stack")
    return [_read_frame(reader, words.split(" "), seats) for words in text.split(" / ")] if text else []


def _read_frame(reader: ViewReader, words: list[str], seats: int) -> Frame[IunuState]:
    for frame in _FIXED:
        if words == frame.text().split(" ") and frame.chooser < seats:
            return frame
    numbers = [whole(word) for word in words[1:]]
    seat = numbers[0] if numbers else None
    if seat is None or not 0 <= seat < seats:
        raise reader.mistake("stack")
    if words[0] == "feed" and len(numbers) == 3:
        price, loaves = numbers[1], numbers[2]
        if price is not None and loaves is not None and 0 < price < MOST and 0 < loaves < MOST:
            return Feed(seat, price, loaves)
    elif words[0] == "take" and len(words) > 3 and "-" not in words:
        return Take(seat, tuple([read_card(reader, "stack", word, AFTERLIFE) for word in words[2:]]))
    elif words[0] == "look" and len(words) > 2 and "-" not in words:
        left = numbers[1]
        if left is not None and 0 < left < MOST:
            return Look(seat, tuple([read_card(reader, "stack", word, AFTERLIFE) for word in words[3:]]), left)
    raise reader.mistake("stack")


_FIXED: list[Frame[IunuState]] = [START, ROLL, DEAL, SHUFFLE, NEXT_ROUND]
_FIXED.extend(TURNS)
_FIXED.extend(PLAY)
_FIXED.extend(KEEP)
_FIXED.extend(ADD)
_FIXED.extend(ABILITIES)
_FIXED.extend(RANSOMS)
