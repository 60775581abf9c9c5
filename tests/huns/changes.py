"""What a play changes on the whole table, for every seat, so that a test that names all changes sees any over-reach."""

from collections import Counter

from serai.huns.drawing import deck_size
from serai.huns.edition import CARDS, FAMILIES, LETTERS
from serai.huns.notation import MARK_WORDS
from serai.huns.score import SOURCES, sheet
from serai.huns.state import NONE, UP, HunsState, count_bits
from serai.testing.scenario import play_lines


def facts(state: HunsState) -> Counter[str]:
    """Every count on the table by name, Valuables by the letters of their colours."""
    keys = state.rules.numbers.wagon_keys
    found = Counter({f"die {letter}": state.dice[hue] for hue, letter in enumerate(LETTERS)})
    found.update({f"reserve {letter}": state.reserve[hue] for hue, letter in enumerate(LETTERS)})
    found.update({f"deck {name}": int(deck_size(state, family)) for family, name in enumerate(FAMILIES)})
    found.update([f"row {keys[wagon]}" for wagon in state.row])
    found.update([f"buried {keys[wagon]}" for wagon in state.buried])
    found["bag"] = int(count_bits(state.bag))
    for seat in range(state.seats):
        _count_camp(state, seat, found)
    return found


def _count_camp(state: HunsState, seat: int, found: Counter[str]) -> None:
    numbers, camp = state.rules.numbers, state.camps[seat]
    for placed in camp.cards:
        name = f"{seat} {CARDS[placed.card]}"
        found[name] += 1
        found[f"{name} {MARK_WORDS[placed.mark]}"] += int(placed.mark != UP)
        found.update({f"{name} {letter}": placed.load[hue] for hue, letter in enumerate(LETTERS)})
    for loading in camp.wagons:
        name = f"{seat} {numbers.wagon_keys[loading.wagon]}"
        found[name] += 1
        for hue, space in zip(loading.load, numbers.wagons[loading.wagon], strict=True):
            if hue != NONE:
                found[f"{name} {LETTERS[hue]}" + (f" on {LETTERS[space]}" if hue != space else "")] += 1
    found.update([f"sent {seat} {numbers.wagon_keys[wagon]}" for wagon in camp.sent])
    found.update({f"stash {seat} {letter}": camp.stash[hue] for hue, letter in enumerate(LETTERS)})


def changes(state: HunsState, lines: str) -> dict[str, int]:
    """Play these lines; all that is now more or less than before, by how much."""
    before = facts(state)
    after = facts(play_lines(state, lines))
    return {name: after[name] - before[name] for name in sorted(before | after) if after[name] != before[name]}


def told(*lines: str) -> dict[str, int]:
    """Changes in words: `die B -2, 0 sun-BBRR B +2`."""
    entries = [entry.rpartition(" ") for line in lines for entry in line.split(", ")]
    return {name: int(count) for name, _, count in entries}


def placing(state: HunsState, lines: str) -> dict[str, int]:
    """The same; then whoever places takes the first way and the first space as long as they can."""
    before = facts(state)
    play_lines(state, lines)
    while state.question == "place":
        state.apply(state.legal()[0])
    after = facts(state)
    return {name: after[name] - before[name] for name in sorted(before | after) if after[name] != before[name]}


def asked(state: HunsState) -> str:
    """Who is asked what now: `0 die`."""
    return f"{state.chooser} {state.question}"


def events(state: HunsState, key: str) -> list[int]:
    """The seats of the events of a kind since the table was set up."""
    return [int(event.seat) for event in state.log or [] if event.key == key]


def scored(state: HunsState, source: str) -> list[int]:
    """The points of each seat from one source, if the game ended now."""
    return [sheet(state, seat)[SOURCES.index(source)] for seat in range(state.seats)]
