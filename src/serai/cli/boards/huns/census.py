"""What every Camp of HUNS counts: seats as rows; points, Wagons and families as columns."""

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from serai.cli.boards.board import TERSE, Table
from serai.cli.boards.huns.groups import ALIVE, OF_TYPES, groups
from serai.cli.boards.huns.market import NOTHING
from serai.cli.boards.huns.words import loading_text, of_huns
from serai.cli.prose import Prose
from serai.core.frame import OVER
from serai.huns.edition import FAMILIES
from serai.huns.score import SOURCES, sheet
from serai.huns.state import HunsState
from serai.words import Words

GAP, TIGHT_GAP = 2, 1


def census(table: Table, words: Words) -> RenderableType:
    """A line for each seat and, where there is room, one that explains the marks."""
    seats = range(table.view.seats)
    state = of_huns_world(table)
    head = [words.say(f"cli-huns-head-{key}") for key in ("vp", "stash", "sent", *FAMILIES, "loading")]
    for typed, gap in ((True, GAP), (False, GAP), (False, TIGHT_GAP)):
        rows = [["", *head]] + [line(table, words, state, seat, typed) for seat in seats]
        widths = [max([cell_len(cell) for cell in column]) + gap for column in zip(*rows, strict=True)]
        if sum(widths) - gap <= table.width:
            break
    grid = Grid(box=None, show_header=False, padding=(0, gap, 0, 0), pad_edge=False)
    for place in range(len(head) + 1):
        grid.add_column(no_wrap=True, justify="left" if place in (0, len(head)) else "right")
    for seat, cells in enumerate(rows, start=-1):
        style = "bold" if seat in (-1, table.view.seat) else ""
        grid.add_row(*[Text(cell, style=style) for cell in cells])
    legend = [Prose(words.say("cli-huns-legend"), style="dim")] if table.level > TERSE else []
    return Group(grid, *legend)


def of_huns_world(table: Table) -> HunsState:
    """A state that looks like the table's view: what the view shows is in it, the rest is made up."""
    state = table.world
    assert isinstance(state, HunsState)
    return state


def secret_types(table: Table, seat: int) -> bool:
    """Whether the types of the Wagons that a seat has dispatched are a secret (HUNS-16).

    They are to all others, as long as the game lasts and the memory aid is off.
    """
    view = of_huns(table.view)
    return bool(view.camps[seat].sent) and not (table.aid or seat == view.seat or view.chooser == OVER)


def points(state: HunsState, seat: int, secret: bool, words: Words) -> str:
    """The VP of a seat as things stand; where the types of its Wagons are secret at least how many."""
    scored = sheet(state, seat)
    if not secret:
        return str(sum(scored))
    scored[SOURCES.index("types")] = 0
    held = [card for card in OF_TYPES if (state.camps[seat].holds >> card) & 1]
    known = sum(scored) - sum([state.rules.cards[card].score(state, seat) for card in held])
    return words.say("cli-huns-at-least", points=known)


def line(table: Table, words: Words, state: HunsState, seat: int, typed: bool) -> list[str]:
    """A seat: its name, VP as things stand, Stash, Wagons dispatched, of each family the cards that count, and Wagons.

    Of the Wagons that it loads, `typed` tells the types too.
    """
    view, camp = of_huns(table.view), state.camps[seat]
    secret = secret_types(table, seat)
    mark = ">" if seat == view.chooser else " "
    counts: list[str] = []
    found = groups(state, seat, secret)
    for family in range(len(FAMILIES)):
        cards = [len(group.cards) for group in found if group.family == family]
        alive = sum([len(group.cards) for group in found if group.family == family and group.key in ALIVE])
        counts.append(f"{alive}/{sum(cards)}" if cards else NOTHING)
    wagons = [loading_text(words, state, loading, typed) for loading in camp.wagons]
    between = "  " if typed else " "
    return [
        mark + table.names[seat],
        points(state, seat, secret, words),
        str(sum(camp.stash)),
        str(len(camp.sent)),
        *counts,
        between.join(wagons) or NOTHING,
    ]
