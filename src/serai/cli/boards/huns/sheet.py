"""The score sheet of HUNS: where every point came from."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from serai.cli.boards.pages import ending
from serai.core.rng import Rng
from serai.huns.score import SOURCES, judge
from serai.huns.view import HunsView
from serai.words import Words


def score_sheet(view: HunsView, names: Sequence[str], words: Words) -> RenderableType:
    """The points of each seat by source, the Stash that breaks ties, and who won by what."""
    outcome = judge(view.rules.imagine(view, Rng(0)))
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    grid.add_column("")
    for name in names:
        grid.add_column(Text(name, overflow="ellipsis"), justify="right", no_wrap=True)
    for source in SOURCES:
        grid.add_row(words.say(f"huns-source-{source}"), *[str(points) for points in outcome.sources[source]])
    total = [Text(str(points), style="bold") for points in outcome.points]
    grid.add_row(Text(words.say("huns-term-total"), style="bold"), *total)
    grid.add_row(words.say("huns-term-stash"), *[str(sum(camp.stash)) for camp in view.camps], style="dim")
    return Group(grid, "", ending(words, "huns", outcome, names))
