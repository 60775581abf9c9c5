"""The score sheet of IUNU: where every point came from."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from serai.cli.boards.iunu.cards import times
from serai.cli.boards.iunu.census import world
from serai.cli.boards.iunu.words import caste_name, counted
from serai.cli.boards.pages import ending
from serai.cli.prose import Prose
from serai.iunu.edition import AFTERLIFE, KINDS
from serai.iunu.score import Majority, Sheet, judge, majorities, sheet
from serai.iunu.state import afterlife_of
from serai.iunu.view import IunuView
from serai.words import Words


def score_sheet(view: IunuView, names: Sequence[str], words: Words) -> RenderableType:
    """The points of each seat by source, each majority with its Afterlife card, and who won by what."""
    state = world(view)
    holders = majorities(state)
    sheets = [sheet(state, seat, holders) for seat in range(view.seats)]
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    grid.add_column("")
    for name in names:
        grid.add_column(Text(name, overflow="ellipsis"), justify="right", no_wrap=True)
    grid.add_row(words.say("iunu-source-citizens"), *[str(one.citizens) for one in sheets])
    for kind in range(KINDS):
        label = words.say("cli-iunu-majority", card=caste_name(words, kind))
        grid.add_row(label, *[award(one, kind, words) for one in sheets])
    grid.add_row(words.say("iunu-source-bread"), *[str(one.bread) for one in sheets])
    grid.add_row(
        words.say("cli-iunu-deben-points"), *[deben(view, one, seat, words) for seat, one in enumerate(sheets)]
    )
    total = [Text(str(one.total), style="bold") for one in sheets]
    grid.add_row(Text(words.say("iunu-term-total"), style="bold"), *total)
    return Group(grid, "", *assignment(view, sheets, names, words), ending(words, "iunu", judge(state), names))


def award(one: Sheet, kind: int, words: Words) -> str:
    """What a majority brings a seat: the award and its multiplier, or nothing."""
    for majority in one.majorities:
        if majority.kind == kind:
            if majority.times > 1:
                return words.say("cli-iunu-award", award=majority.award, times=majority.times, points=majority.points)
            return str(majority.points)
    return "-"


def deben(view: IunuView, one: Sheet, seat: int, words: Words) -> str:
    """What a seat's Deben are worth."""
    return words.say("cli-iunu-deben-worth", deben=view.deben[seat], points=one.deben)


def assignment(view: IunuView, sheets: Sequence[Sheet], names: Sequence[str], words: Words) -> list[Text]:
    """For each seat with Afterlife cards, on which majorities they were used and which were of no use."""
    lines: list[Text] = []
    for seat, one in enumerate(sheets):
        left = afterlife_of(view.burials, seat)
        if not sum(left):
            continue
        parts: list[str] = []
        for majority in one.majorities:
            if majority.card >= 0:
                left[majority.card] -= 1
                parts.append(use(view, majority, words))
        unused = [times(words, view.rules.numbers, kind) for kind in range(len(AFTERLIFE)) for _ in range(left[kind])]
        if unused:
            parts.append(words.say("cli-iunu-unused", cards=counted(words, unused)))
        uses = words.say("cli-semicolon").join(parts)
        lines.append(Prose(words.say("cli-iunu-afterlife-of", player=names[seat], uses=uses)))
    return lines


def use(view: IunuView, majority: Majority, words: Words) -> str:
    """An Afterlife card and the majority that it multiplied."""
    card = times(words, view.rules.numbers, majority.card)
    return words.say("cli-iunu-use", card=card, caste=caste_name(words, majority.kind))
