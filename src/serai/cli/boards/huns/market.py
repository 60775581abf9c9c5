"""The middle of the table of HUNS: dice, reserve and decks by colour, and the face-up Wagons."""

from rich.console import Group, RenderableType
from rich.table import Table as Grid

from serai.cli.boards.board import Table
from serai.cli.boards.huns.words import colour_name, of_huns, short_wagon
from serai.cli.prose import Prose
from serai.huns.edition import COLOURS, FAMILIES, LETTERS
from serai.huns.view import HunsView
from serai.words import Words

NOTHING = "-"


def market(table: Table, words: Words) -> RenderableType:
    """The headline, the five colours, and the face-up Wagons."""
    view = of_huns(table.view)
    return Group(headline(table, words), colours(view, words), row(view, words))


def headline(table: Table, words: Words) -> Prose:
    """Where the game is: round, first player, whose turn, what may end it now, options that are not the default."""
    view = of_huns(table.view)
    parts = [words.say("cli-huns-round", round=int(view.round), first=table.names[view.first])]
    if view.round:
        parts.append(words.say("cli-huns-turn", player=table.names[view.active]))
    used_up = empty(view, words)
    if used_up and not view.ending:
        parts.append(words.say("cli-huns-last", empty=words.say("cli-comma").join(used_up)))
    parts += [f"{name}={value}" for name, value in view.options.items() if value != view.game.options[name][0]]
    return Prose(words.say("cli-gap").join(parts), style="bold")


def empty(view: HunsView, words: Words) -> list[str]:
    """The colours of the reserve and the decks that are used up."""
    colours = [colour_name(words, hue) for hue, count in enumerate(view.reserve) if not count]
    return colours + [
        words.say(f"huns-family-{key}") for key, groups in zip(FAMILIES, view.decks, strict=True) if not groups
    ]


def colours(view: HunsView, words: Words) -> Grid:
    """Dice, reserve and decks, a column for each colour and the letter that stands for it."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    grid.add_column("", no_wrap=True)
    for hue, letter in enumerate(LETTERS[: len(COLOURS)]):
        grid.add_column(words.say("cli-huns-hue", letter=letter, colour=colour_name(words, hue)), no_wrap=True)
    decks = [
        words.say("cli-huns-deck", family=words.say(f"huns-family-{key}"), count=sum(groups))
        for key, groups in zip(FAMILIES, view.decks, strict=True)
    ]
    dice = [str(face) if face else NOTHING for face in view.dice]
    reserve = [str(count) for count in view.reserve]
    grid.add_row(words.say("huns-term-dice"), *dice)
    grid.add_row(words.say("huns-term-reserve"), *reserve)
    grid.add_row(words.say("huns-term-deck"), *decks)
    return grid


def row(view: HunsView, words: Words) -> Prose:
    """The face-up Wagons and the size of their deck."""
    wagons = [short_wagon(words, view.rules.numbers, wagon) for wagon in view.row]
    size = int(view.bag_size) + len(view.buried)
    return Prose(words.say("cli-huns-row", wagons=words.say("cli-comma").join(wagons) or NOTHING, deck=size))
