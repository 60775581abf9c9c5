"""The cards of IUNU: tables of all, and each on its own."""

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from serai.cli.boards.iunu.words import afterlife_name, amounts, caste_name
from serai.cli.prose import Prose
from serai.iunu.edition import AFTERLIFE, AFTERLIVES, CASTES, KINDS, IunuEdition
from serai.words import Words


def card_grid(words: Words, title: str) -> Grid:
    """A table that takes Citizens as rows."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    grid.add_column(title, no_wrap=True)
    for term in ("vp", "majority", "bread"):
        grid.add_column(words.say(f"iunu-term-{term}"), justify="right", no_wrap=True)
    grid.add_column(words.say("cli-iunu-ability"))
    return grid


def add_card(grid: Grid, numbers: IunuEdition, words: Words, kind: int, name: str) -> None:
    """Add a caste to such a table."""
    ability = words.say(f"iunu-card-{CASTES[kind]}-ability", **amounts(numbers))
    figures = (numbers.vp[kind], numbers.copies[kind], numbers.bread[kind])
    grid.add_row(Text(name, style="bold"), *[str(figure) for figure in figures], Prose(ability))


def times(words: Words, numbers: IunuEdition, kind: int) -> str:
    """An Afterlife card with its multiplier."""
    return words.say("cli-iunu-times", name=afterlife_name(words, kind), times=numbers.times[kind])


def afterlife_text(words: Words, numbers: IunuEdition, kind: int) -> str:
    """What an Afterlife card does."""
    return words.say(f"iunu-afterlife-{AFTERLIFE[kind]}-text", times=numbers.times[kind])


def all_cards(numbers: IunuEdition, words: Words) -> RenderableType:
    """Two tables: the Citizens and the Afterlife cards."""
    citizens = card_grid(words, words.say("iunu-term-citizen"))
    for kind in range(KINDS):
        add_card(citizens, numbers, words, kind, caste_name(words, kind))
    afterlife = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    afterlife.add_column(words.say("iunu-term-afterlife"), no_wrap=True)
    afterlife.add_column(words.say("cli-iunu-copies"), justify="right", no_wrap=True)
    afterlife.add_column(words.say("cli-iunu-effect"))
    for kind in range(AFTERLIVES):
        name = Text(afterlife_name(words, kind), style="bold")
        if numbers.afterlife[kind]:
            afterlife.add_row(name, str(numbers.afterlife[kind]), Prose(afterlife_text(words, numbers, kind)))
    heading = Text(words.say("cli-iunu-edition", name=numbers.name, cards=numbers.citizens), style="bold underline")
    return Group(heading, "", citizens, "", afterlife)


def one_card(numbers: IunuEdition, words: Words, text: str) -> RenderableType | None:
    """A caste or an Afterlife card by its key or its name, None if there is none of that name."""
    wanted = " ".join(text.split()).casefold()
    for kind, caste in enumerate(CASTES):
        names = (caste, caste_name(words, kind), words.say(f"iunu-card-{caste}-plural"))
        if wanted in [name.casefold() for name in names]:
            return citizen(numbers, words, kind)
    for kind, key in enumerate(AFTERLIFE):
        if wanted in (key, afterlife_name(words, kind).casefold()):
            return afterlife_card(numbers, words, kind)
    return None


def afterlife_card(numbers: IunuEdition, words: Words, kind: int) -> RenderableType:
    """An Afterlife card and what it does."""
    return Group(Text(times(words, numbers, kind), style="bold"), Prose(afterlife_text(words, numbers, kind)))


def citizen(numbers: IunuEdition, words: Words, kind: int) -> RenderableType:
    """A caste with its numbers and all that is to be said about it."""
    heading = words.say(
        "cli-iunu-card",
        card=caste_name(words, kind),
        vp=numbers.vp[kind],
        majority=numbers.copies[kind],
        bread=numbers.bread[kind],
    )
    text = words.say(f"iunu-card-{CASTES[kind]}-help", **amounts(numbers))
    return Group(Text(heading, style="bold"), Prose(text))
