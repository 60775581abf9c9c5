"""HUNS in words: Camps, decks, frames and whole states as text."""

from typing import Any

from mypy_extensions import i64

from serai.core.frame import Frame
from serai.core.view import wholes_text
from serai.huns.edition import CARDS, FAMILIES, LETTERS, SIZE, HunsEdition
from serai.huns.placing import hand_text
from serai.huns.state import NONE, Camp, Deck, Glance, HunsState, bits

MARK_WORDS = ("up", "used", "lifted", "fled")


def cards_text(family: i64, mask: i64) -> str:
    """Cards of a family, given as bits, in words; `?` if they are not to be seen, a dash for none."""
    if mask < 0:
        return "?"
    return "+".join([CARDS[family * SIZE + place] for place in bits(mask)]) or "-"


def wagons_text(numbers: HunsEdition, mask: i64) -> str:
    """Wagons, given as bits, in words."""
    return "+".join([numbers.wagon_keys[wagon] for wagon in bits(mask)]) or "-"


def camp_lines(numbers: HunsEdition, seat: i64, camp: Camp) -> list[str]:
    """A Camp as lines."""
    cards = [
        f"{CARDS[one.card]}:{MARK_WORDS[one.mark]}:{one.by}:{hand_text(one.load)}:{(camp.noted >> one.card) & 1}"
        for one in camp.cards
    ]
    wagons = [
        f"{numbers.wagon_keys[one.wagon]}:" + "".join([LETTERS[hue] if hue != NONE else "." for hue in one.load])
        for one in camp.wagons
    ]
    return [
        f"camp {seat}: " + (" ".join(cards) or "-"),
        f"loading {seat}: " + (" ".join(wagons) or "-"),
        f"sent {seat}: " + (" ".join([numbers.wagon_keys[wagon] for wagon in camp.sent]) or "-"),
        f"stash {seat}: {wholes_text(camp.stash)}",
        f"limits {seat}: {camp.strays} {camp.loaded} {camp.late}",
    ]


def glances_text(family: i64, glances: tuple[Glance, ...]) -> str:
    """The looks into a deck in order of time: seat, count, what was played, what went back."""
    words = [
        f"{one.seat}:{one.count}:{cards_text(family, one.played)}:{cards_text(family, one.returned)}" for one in glances
    ]
    return " ".join(words) or "-"


def deck_line(family: i64, deck: Deck) -> str:
    """A deck with its contents."""
    groups = " ".join([cards_text(family, group) for group in deck.groups]) or "-"
    return f"deck {FAMILIES[family]}: {groups} / {glances_text(family, deck.glances)}"


def stack_text(stack: list[Frame[Any]]) -> str:
    """The frames from the bottom to the top."""
    return " / ".join([frame.text() for frame in stack])


def describe(state: HunsState) -> str:
    """The whole state as lines."""
    numbers = state.rules.numbers
    lines = [f"state: huns, {numbers.name}, raids={state.options['raids']}, seats {state.seats}"]
    lines.append(f"round {state.round}, first {state.first}, active {state.active}, chooser {state.chooser}")
    lines.append(f"raided {int(state.raided)}, drew {int(state.drew)}, ending {state.ending or '-'}")
    lines += ["dice: " + wholes_text(state.dice), "reserve: " + wholes_text(state.reserve)]
    lines += [deck_line(family, state.decks[family]) for family in range(len(FAMILIES))]
    lines.append("row: " + " ".join([numbers.wagon_keys[wagon] for wagon in state.row]))
    lines.append("bag: " + wagons_text(numbers, state.bag))
    lines.append("buried: " + " ".join([numbers.wagon_keys[wagon] for wagon in state.buried]))
    for seat in range(state.seats):
        lines += camp_lines(numbers, seat, state.camps[seat])
    lines.append(f"stack: {stack_text(state.stack)}")
    return "\n".join([*lines, ""])
