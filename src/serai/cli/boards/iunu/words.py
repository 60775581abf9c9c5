"""What things are called in IUNU, and what happened there in words."""

from collections.abc import Sequence

from serai.core.event import Event
from serai.core.game import Game
from serai.core.view import View
from serai.iunu.edition import AFTERLIFE, CASTES, IunuEdition
from serai.iunu.game import Iunu
from serai.iunu.view import IunuView
from serai.words import Words

HIDDEN_DEEDS = ("drew", "chose", "discarded")
"""What everybody does in every Discard phase; worth telling only to whoever sees the cards."""
AFTERLIFE_DEEDS = ("looked", "buried")


def of_iunu(view: View) -> IunuView:
    """The view as one of IUNU."""
    assert isinstance(view, IunuView)
    return view


def numbers_of(game: Game) -> IunuEdition:
    """The numbers that a game of IUNU is played with."""
    assert isinstance(game, Iunu)
    return game.numbers


def amounts(numbers: IunuEdition) -> dict[str, int]:
    """The numbers of an edition that texts name."""
    return {
        "deben": numbers.deben,
        "discount": numbers.discount,
        "loaves": numbers.loaves,
        "ransom": numbers.ransom,
        "fee": numbers.fee,
        "looks": numbers.looks,
        "tribute": numbers.tribute,
        "citizens": numbers.citizens,
    }


def caste_name(words: Words, kind: int) -> str:
    """A caste."""
    return words.say(f"iunu-card-{CASTES[kind]}")


def afterlife_name(words: Words, kind: int) -> str:
    """A kind of Afterlife card."""
    return words.say(f"iunu-afterlife-{AFTERLIFE[kind]}")


def counted(words: Words, names: Sequence[str]) -> str:
    """Names in the order of their first, each once, with its number if there are several."""
    parts: list[str] = []
    for name in dict.fromkeys(names):
        count = names.count(name)
        parts.append(words.say("cli-count", name=name, count=count) if count > 1 else name)
    return words.say("cli-comma").join(parts)


def sentence(words: Words, event: Event, names: Sequence[str]) -> str:
    """An event as its reader may know it."""
    fields = dict(event.fields)
    fields["player"] = names[event.seat] if event.seat >= 0 else words.say("chance")
    if isinstance(fields.get("to"), int):
        fields["other"] = names[int(str(fields["to"]))]
    family = "iunu-afterlife" if event.key in AFTERLIFE_DEEDS else "iunu-card"
    for name in ("card", "back"):
        if name in fields:
            keys = [key for key in str(fields[name]).split() if key != "-"]
            fields[name] = counted(words, [words.say(f"{family}-{key}") for key in keys])
    seen = f"iunu-event-{event.key}-seen"
    key = seen if "card" in fields and words.has(seen) else f"iunu-event-{event.key}"
    return words.say(key, **fields)


def merged(events: Sequence[Event]) -> list[tuple[int, Event]]:
    """The events, each with its place; the cards that a seat draws, or looks at unseen, are told as one at the last."""
    result: list[tuple[int, Event]] = []
    for place, event in enumerate(events):
        if result and goes_on(result[-1][1], event):
            last = result.pop()[1]
            fields: dict[str, object] = {"cards": int(str(last.fields["cards"])) + int(str(event.fields["cards"]))}
            if "card" in event.fields:
                fields["card"] = f"{last.fields['card']} {event.fields['card']}"
            result.append((place, Event(event.key, event.seat, fields)))
        else:
            result.append((place, event))
    return result


def goes_on(last: Event, event: Event) -> bool:
    """Whether an event only adds a card to what the last one tells."""
    if (event.key, event.seat) != (last.key, last.seat):
        return False
    return event.key == "drew" or (event.key == "looked" and "card" not in event.fields)


def turns(events: Sequence[Event]) -> list[list[Event]]:
    """The events by whose turn they belong to: a round's beginning, a seat's turn, a Discard phase."""
    result: list[list[Event]] = []
    owner: int | str | None = None
    for event in events:
        if event.key in {"began", "ended"}:
            beginning: int | str | None = event.key
        elif event.key == "laid":
            beginning = event.seat
        elif event.key in HIDDEN_DEEDS:
            beginning = "discard"
        else:
            beginning = owner
        if beginning != owner or not result:
            result.append([])
        owner = beginning
        result[-1].append(event)
    return result


def digest(words: Words, events: Sequence[Event], names: Sequence[str], seat: int | None) -> list[list[str]]:
    """The events as the sentences for each turn; of what everybody does in every round only what the seat may see."""
    told = [
        event
        for event in events
        if event.key not in HIDDEN_DEEDS or (seat is not None and event.seat == seat and "card" in event.fields)
    ]
    grouped = turns([event for _, event in merged(told)])
    return [[sentence(words, event, names) for event in turn] for turn in grouped]
