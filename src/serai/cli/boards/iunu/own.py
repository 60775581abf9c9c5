"""What only its owner sees in IUNU: the hand and the Afterlife cards."""

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from serai.cli.boards.board import TERSE, Table
from serai.cli.boards.iunu.cards import add_card, card_grid, times
from serai.cli.boards.iunu.words import caste_name, counted, of_iunu
from serai.cli.prose import Prose
from serai.iunu.edition import KINDS
from serai.iunu.view import IunuView
from serai.words import Words


def own(table: Table, words: Words) -> RenderableType:
    """The hand with the three numbers of each card, and the Afterlife cards."""
    view = of_iunu(table.view)
    hand = hand_across if table.level <= TERSE else hand_down
    return Group(hand(view, words), *afterlife(view, words))


def held(view: IunuView) -> list[int]:
    """The castes in hand."""
    return [kind for kind in range(KINDS) if view.hand[kind]]


def card_count(view: IunuView, words: Words, kind: int) -> str:
    """A caste in hand, with its number if there are several."""
    return counted(words, [caste_name(words, kind)] * view.hand[kind])


def hand_across(view: IunuView, words: Words) -> Grid:
    """The hand as columns, its numbers as rows."""
    grid = Grid(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
    grid.add_column(no_wrap=True)
    for _ in held(view):
        grid.add_column(no_wrap=True, justify="right")
    names = [Text(card_count(view, words, kind), style="bold") for kind in held(view)]
    grid.add_row(Text(words.say("cli-iunu-hand"), style="bold"), *names)
    edition = view.rules.numbers
    for term, values in (("vp", edition.vp), ("majority", edition.copies), ("bread", edition.bread)):
        grid.add_row(Text(words.say(f"iunu-term-{term}")), *[str(values[kind]) for kind in held(view)])
    return grid


def hand_down(view: IunuView, words: Words) -> Grid:
    """The hand as rows, each card with its ability."""
    grid = card_grid(words, words.say("cli-iunu-hand"))
    for kind in held(view):
        add_card(grid, view.rules.numbers, words, kind, card_count(view, words, kind))
    return grid


def afterlife(view: IunuView, words: Words) -> list[Text]:
    """The Afterlife cards that the seat kept, and those that it saw and put back."""
    burials = [burial for burial in view.burials if burial.seat == view.seat]
    kept = [times(words, view.rules.numbers, burial.kept) for burial in burials]
    returned = [times(words, view.rules.numbers, kind) for burial in burials for kind in burial.returned]
    lines: list[Text] = []
    if kept:
        lines.append(Prose(words.say("cli-iunu-kept", cards=counted(words, kept))))
    if returned:
        lines.append(Prose(words.say("cli-iunu-returned", cards=counted(words, returned)), style="dim"))
    return lines
