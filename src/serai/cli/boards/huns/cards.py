"""The cards of HUNS: tables of all, and each on its own."""

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from serai.cli.boards.huns.words import card_name, wagon_name
from serai.cli.prose import Prose
from serai.huns.edition import CARDS, CURSE, FAMILIES, MARKS, MERCENARY, PER_TYPE, SIZE, WAGON_TYPES, HunsEdition
from serai.words import Words


def card_text(words: Words, numbers: HunsEdition, card: int, seats: int, kind: str) -> str:
    """The text of a card, `ability` in a sentence or `help` in full; `seats` is 0 where no game is played."""
    return words.say(f"huns-card-{CARDS[card]}-{kind}", spaces=numbers.spaces[card], seats=seats)


def all_cards(numbers: HunsEdition, words: Words) -> RenderableType:
    """A table for each family, and the Wagons."""
    parts: list[RenderableType] = [Text(words.say("cli-huns-edition", name=numbers.name), style="bold underline")]
    for family, key in enumerate(FAMILIES):
        grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
        grid.add_column(words.say(f"huns-family-{key}-plural"), no_wrap=True)
        grid.add_column(words.say("huns-term-mark"), no_wrap=True)
        if family in (MERCENARY, CURSE):
            grid.add_column(words.say("huns-term-spaces"), justify="right", no_wrap=True)
        grid.add_column(words.say("huns-term-effect"))
        for card in range(family * SIZE, family * SIZE + SIZE):
            if numbers.marks[card]:
                row = [Text(card_name(words, card), style="bold"), Text(MARKS[numbers.marks[card] - 2])]
                if family in (MERCENARY, CURSE):
                    row.append(Text(str(numbers.spaces[card])))
                grid.add_row(*row, Prose(card_text(words, numbers, card, 0, "ability")))
        parts += ["", Prose(words.say(f"huns-family-{key}-help", seats=0), style="dim"), grid]
    parts += ["", Text(words.say("huns-term-wagons"), style="bold")]
    for kind in range(len(WAGON_TYPES)):
        wagons = [wagon_name(words, numbers, kind * PER_TYPE + place) for place in range(PER_TYPE)]
        parts.append(Prose(words.say("cli-comma").join(wagons)))
    return Group(*parts)


def one_card(numbers: HunsEdition, words: Words, text: str) -> RenderableType | None:
    """A card by its key or its name, None if there is none of that name."""
    wanted = " ".join(text.split()).casefold()
    for card, key in enumerate(CARDS):
        if wanted in (key, card_name(words, card).casefold()):
            return full_card(numbers, words, card, 0)
    return None


def full_card(numbers: HunsEdition, words: Words, card: int, seats: int) -> RenderableType:
    """A card and all that is to be said about it."""
    family = words.say(f"huns-family-{FAMILIES[card // SIZE]}")
    heading = words.say("cli-huns-card", card=card_name(words, card), family=family)
    return Group(Text(heading, style="bold"), Prose(card_text(words, numbers, card, seats, "help")))
