"""The open table of IUNU: castes as columns and seats as rows, so that a majority is read by looking down."""

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from serai.cli.boards.board import FULL, Table
from serai.cli.boards.iunu.words import caste_name, of_iunu
from serai.cli.prose import Prose
from serai.core.rng import Rng
from serai.iunu.card import loaf_price
from serai.iunu.edition import CASTES, KINDS
from serai.iunu.score import majorities, sheet
from serai.iunu.state import IunuState, last_round
from serai.iunu.view import IunuView
from serai.words import Words

SOLE, TIED, FED, ABSENT = "*", "=", "(n)", "."
"""The marks are plain ASCII: terminals do not agree on how wide other signs are."""
CELL_WIDTH = 5
NUMBER_WIDTH = 3
LABELS = ("iunu-term-deben", "iunu-term-hand", "iunu-term-afterlife", "iunu-term-vp")
TIGHT_LABELS = ("iunu-term-deben", "cli-iunu-cards", "iunu-term-vp")


def world(view: IunuView) -> IunuState:
    """A state that looks like the view: what the view shows is in it, the rest is made up."""
    return view.rules.imagine(view, Rng(0))


def public(table: Table, words: Words) -> RenderableType:
    """The open table under its headline, with a line that explains its marks."""
    roomy = name_width(table) + columns_width(*heads(words, True)) <= table.width
    legend = words.say("cli-iunu-legend" if roomy else "cli-iunu-legend-tight", sole=SOLE, tied=TIED, fed=FED)
    return Group(headline(table, words), census(table, words, roomy), Prose(legend, style="dim"))


def headline(table: Table, words: Words) -> Prose:
    """Where the game is: round, start player, dice, price of bread, decks, options that are not the default."""
    view = of_iunu(table.view)
    decks = words.say("cli-iunu-decks", deck=int(view.deck_size), afterlife=int(view.afterlife_size))
    if not view.round:
        return Prose(decks, style="bold")
    parts = [
        words.say("cli-iunu-round", round=int(view.round), last=int(last_round(view.seats))),
        words.say("cli-iunu-start", player=table.names[view.start]),
        words.say("cli-iunu-dice", dice="-".join([str(die) for die in view.dice])),
    ]
    if view.seat >= 0:
        parts.append(words.say("cli-iunu-loaf", price=int(loaf_price(world(view), view.seat))))
    parts.append(decks)
    parts += [f"{name}={value}" for name, value in view.options.items() if value != view.game.options[name][0]]
    return Prose(words.say("cli-gap").join(parts), style="bold")


def heads(words: Words, roomy: bool) -> tuple[list[str], list[str]]:
    """The heads of the columns of castes and of those of belongings, in full or short."""
    if roomy:
        return [caste_name(words, kind) for kind in range(KINDS)], [words.say(key) for key in LABELS]
    return [words.say(f"cli-iunu-short-{caste}") for caste in CASTES], [words.say(key) for key in TIGHT_LABELS]


def columns_width(castes: list[str], labels: list[str]) -> int:
    """The width of all columns but that of names, and of the gaps between them."""
    widths = [max(cell_len(name), CELL_WIDTH) for name in castes]
    widths += [max(cell_len(label), NUMBER_WIDTH) for label in labels]
    return sum(widths) + len(widths)


def name_width(table: Table) -> int:
    """The width of the longest name with its mark."""
    return max([cell_len(name) for name in table.names]) + 1


def census(table: Table, words: Words, roomy: bool) -> Grid:
    """The counts of every Dynasty and what else each seat has."""
    view = of_iunu(table.view)
    castes, labels = heads(words, roomy)
    grid = Grid(box=None, show_header=False, padding=(0, 1, 0, 0), pad_edge=False)
    width = min(name_width(table), max(table.width - columns_width(castes, labels), 1))
    grid.add_column(no_wrap=True, overflow="ellipsis", width=width)
    for _ in castes:
        grid.add_column(no_wrap=True, min_width=CELL_WIDTH)
    for _ in labels:
        grid.add_column(no_wrap=True, justify="right")
    grid.add_row("", *[Text(head, style="bold") for head in (*castes, *labels)])
    for label, values in printed(view, words, table.level == FULL):
        grid.add_row(Text(label, style="dim"), *[Text(str(value), style="dim") for value in values])
    state = world(view)
    holders = majorities(state)
    for seat in range(view.seats):
        style = "bold" if seat == view.seat else ""
        name = Text(f"{'>' if seat == view.chooser else ' '}{table.names[seat]}", style=style)
        counts = [cell(view, seat, kind, holders[kind]) for kind in range(KINDS)]
        rest = [*belongings(view, seat, roomy), str(points(view, state, seat, holders))]
        grid.add_row(name, *counts, *[Text(text, style=style) for text in rest])
    return grid


def printed(view: IunuView, words: Words, every: bool) -> list[tuple[str, list[int]]]:
    """The rows of printed numbers: the majority's, or all three."""
    edition = view.rules.numbers
    majority = (words.say("iunu-term-majority"), edition.copies)
    if not every:
        return [majority]
    return [(words.say("iunu-term-vp"), edition.vp), majority, (words.say("iunu-term-bread"), edition.bread)]


def cell(view: IunuView, seat: int, kind: int, holder: int) -> Text:
    """A seat's Citizens of a caste: how many, whether alone or tied for the most, how many are fed."""
    counts = [view.unfed[other * KINDS + kind] + view.fed[other * KINDS + kind] for other in range(view.seats)]
    if counts[seat] == 0:
        return Text(ABSENT, style="dim")
    fed = view.fed[seat * KINDS + kind]
    mark = SOLE if holder == seat else TIED if counts[seat] == max(counts) else ""
    return Text(f"{counts[seat]}{mark}" + (f"({fed})" if fed else ""), style="bold green" if mark == SOLE else "")


def belongings(view: IunuView, seat: int, roomy: bool) -> list[str]:
    """A seat's Deben, cards in hand and Afterlife cards."""
    buried = len([burial for burial in view.burials if burial.seat == seat])
    hand = view.hand_sizes[seat]
    if roomy:
        return [str(view.deben[seat]), str(hand), str(buried)]
    return [str(view.deben[seat]), f"{hand}+{buried}" if buried else str(hand)]


def points(view: IunuView, state: IunuState, seat: int, holders: list[int]) -> int:
    """What a seat would score now, Afterlife cards included where the view shows them."""
    found = sheet(state, seat, holders)
    return found.total if view.ending or seat == view.seat else found.total - found.afterlife
