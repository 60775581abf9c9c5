"""What things are called in HUNS, and what happened there in words."""

from collections.abc import Sequence

from serai.core.event import Event
from serai.core.game import Game
from serai.core.view import View
from serai.huns.edition import CARDS, COLOURS, LETTERS, PER_TYPE, WAGON_TYPES, HunsEdition
from serai.huns.game import Huns
from serai.huns.state import NONE, HunsState, Loading
from serai.huns.view import HunsView
from serai.words import Words

QUIET = ("revealed", "looked", "appointed")
"""What a log of turns leaves out: the table shows it, or the next sentence tells it."""
BEGINNINGS = ("began", "die", "used", "ended")
"""What begins a new line of such a log."""


def of_huns(view: View) -> HunsView:
    """The view as one of HUNS."""
    assert isinstance(view, HunsView)
    return view


def numbers_of(game: Game) -> HunsEdition:
    """The numbers that a game of HUNS is played with."""
    assert isinstance(game, Huns)
    return game.numbers


def card_name(words: Words, card: int) -> str:
    """A card."""
    return words.say(f"huns-card-{CARDS[card]}")


def colour_name(words: Words, hue: int) -> str:
    """A colour."""
    return words.say(f"huns-colour-{COLOURS[hue]}")


def wagon_name(words: Words, numbers: HunsEdition, wagon: int) -> str:
    """A Wagon: its type and the letters of its spaces."""
    return keyed_wagon(words, numbers.wagon_keys[wagon])


def short_wagon(words: Words, numbers: HunsEdition, wagon: int) -> str:
    """A Wagon in few cells."""
    return typed(words, wagon, spaces_text(numbers, wagon))


def typed(words: Words, wagon: int, spaces: str) -> str:
    """The spaces of a Wagon with its type in a word."""
    return words.say("huns-wagon", type=words.say(f"cli-huns-type-{WAGON_TYPES[wagon // PER_TYPE]}"), spaces=spaces)


def spaces_text(numbers: HunsEdition, wagon: int) -> str:
    """The letters of a Wagon's spaces as its key has them, so that notation can be read off the table."""
    return numbers.wagon_keys[wagon].partition("-")[2]


def loading_text(words: Words, state: HunsState, loading: Loading, with_type: bool) -> str:
    """A loading Wagon: a letter for each space, small while it is empty; of a Valuable the letter of its own colour."""
    waiting = list(zip(loading.spaces, loading.load, strict=True))
    letters = ""
    for letter in spaces_text(state.rules.numbers, loading.wagon):
        place = [LETTERS[space] for space, _ in waiting].index(letter)
        _, hue = waiting.pop(place)
        letters += letter.lower() if hue == NONE else LETTERS[hue]
    return typed(words, loading.wagon, letters) if with_type else letters


def keyed_wagon(words: Words, key: str) -> str:
    """A Wagon by its key, whose letters are those of its spaces."""
    kind, _, spaces = key.partition("-")
    return words.say("huns-wagon", type=words.say(f"huns-type-{kind}"), spaces=spaces)


def hand_text(words: Words, hand: Sequence[int]) -> str:
    """Valuables by colour in words."""
    parts = [
        words.say("huns-valuables", count=count, colour=colour_name(words, hue))
        for hue, count in enumerate(hand)
        if count
    ]
    return words.say("cli-comma").join(parts)


def named(words: Words, text: str) -> str:
    """Whatever an event names by its key: a card, or a Wagon."""
    return words.say(f"huns-card-{text}") if text in CARDS else keyed_wagon(words, text)


def sentence(words: Words, event: Event, names: Sequence[str]) -> str:
    """An event as its reader may know it."""
    fields = dict(event.fields)
    fields["player"] = names[event.seat] if event.seat >= 0 else words.say("chance")
    key = f"huns-event-{event.key}"
    if "by" in fields:
        fields["other"] = names[int(str(fields["by"]))]
    if event.key == "loaded" and fields["colour"] != fields["space"]:
        key = "huns-event-loaded-as"
    for name in ("colour", "space"):
        if name in fields:
            fields[name] = words.say(f"huns-colour-{fields[name]}")
    for name in ("card", "wagon", "old", "source"):
        if name in fields:
            fields[name] = named(words, str(fields[name]))
    if "family" in fields:
        fields["family"] = words.say(f"huns-family-{fields['family']}")
    if "cards" in fields:
        told = [words.say(f"huns-card-{card}") for card in str(fields["cards"]).split() if card != "-"]
        fields["cards"] = words.say("cli-comma").join(told)
    seen = f"huns-event-{event.key}-seen"
    if words.has(seen) and ("card" in fields or fields.get("cards")):
        key = seen
    return words.say(key, **fields)


def digest(words: Words, events: Sequence[Event], names: Sequence[str], seat: int | None) -> list[list[str]]:
    """The events as the sentences for each die, Raid and round."""
    turns: list[list[str]] = []
    for event in events:
        own_look = event.key == "buried" and event.seat == seat and bool(event.fields["count"])
        if event.key in QUIET or (event.key == "buried" and not own_look):
            continue
        if event.key in BEGINNINGS or not turns:
            turns.append([])
        turns[-1].append(sentence(words, event, names))
    return turns
