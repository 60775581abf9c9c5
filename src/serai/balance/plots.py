"""The pictures of a report: small SVG files, the same for the same study, whose colours all eyes tell apart."""

# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false, reportUnknownArgumentType=false
# The types of matplotlib leave keyword arguments open.

from __future__ import annotations

import warnings
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from rich.cells import cell_len

from serai.balance.page import ranked
from serai.balance.study import Study
from serai.balance.watch import Group
from serai.bots.simulation import SHARES
from serai.core.errors import MissingPlots
from serai.sums import Estimate
from serai.words import Words

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

WIDTH: Final = 8.0
"""Inches, of 72 points."""
LETTER: Final = 0.075
"""The width of a cell of text in inches."""
INK, PAPER, FAINT = "#333333", "#fbfaf7", "#cfccc4"
MARKS: Final = (("#0072b2", "o"), ("#d55e00", "s"), ("#009e73", "D"))
"""A colour and a shape for each number of seats (Okabe and Ito, 2008)."""
FILLS: Final = ("#0072b2", "#e69f00", "#009e73", "#cc79a7", "#56b4e9", "#d55e00", "#f0e442")
STYLE: Final[Any] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "serai",
    "font.family": "sans-serif",
    "font.sans-serif": ["DejaVu Sans"],
    "font.size": 8.5,
    "text.color": INK,
    "axes.labelcolor": INK,
    "axes.edgecolor": INK,
    "axes.facecolor": PAPER,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "figure.facecolor": PAPER,
    "grid.color": FAINT,
    "grid.linewidth": 0.6,
    "xtick.color": INK,
    "ytick.color": INK,
    "axes.axisbelow": True,
}


def check_plots() -> None:
    """Make sure that pictures can be drawn.

    Raises MissingPlots.
    """
    if find_spec("matplotlib") is None:
        raise MissingPlots()


def draw(found: Study, folder: Path, words: Words) -> None:
    """Draw all pictures of a study into a folder."""
    import matplotlib as mpl  # noqa: PLC0415 - an extra, and slow to load

    with mpl.rc_context(STYLE), warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Glyph .* missing")  # whoever reads the picture has the font
        pictures = {"points": draw_points(found, words), "order": draw_order(found, words)}
        for group in found.watch.groups:
            pictures[group.key] = draw_group(found, group, words)
        for name, figure in pictures.items():
            path = folder / f"{found.game.key}-{name}.svg"
            figure.savefig(path, format="svg", metadata={"Date": None, "Creator": None})


def sheet(height: float, columns: int, left: float, bottom: float, top: float = 0.15) -> tuple[Figure, list[Axes]]:
    """An empty picture of so many inches with axes side by side, and their margins in inches."""
    from matplotlib.figure import Figure  # noqa: PLC0415 - an extra, and slow to load

    figure = Figure(figsize=(WIDTH, height))
    axes = figure.subplots(1, columns, squeeze=False)
    margins = {"left": left / WIDTH, "right": 1 - 0.2 / WIDTH, "bottom": bottom / height, "top": 1 - top / height}
    figure.subplots_adjust(**margins, wspace=0.08)
    return figure, list(axes[0])


def margin(names: Sequence[str]) -> float:
    """The inches that names need to the left of an axis."""
    return 0.2 + LETTER * max([cell_len(name) for name in names])


def draw_points(found: Study, words: Words) -> Figure:
    """The points of a seat and of winners, stacked by source."""
    rows = [(seats, winners) for seats in found.tallies for winners in (False, True)]
    names = [words.say("cli-balance-seats", seats=seats) for seats, _ in rows]
    names = [
        f"{name}{words.say('cli-comma')}{words.say('cli-balance-winners')}" if winners else name
        for name, (_, winners) in zip(names, rows, strict=True)
    ]
    figure, (axes,) = sheet(0.34 * len(rows) + 1.25, 1, margin(names), 0.5, 0.6)
    sources = list(next(iter(found.tallies.values())).sources)
    for row, (seats, winners) in enumerate(rows):
        tally = found.tallies[seats]
        ends = [0.0, 0.0]
        for place, source in enumerate(sources):
            mean = tally.winning[source].mean(SHARES) if winners else tally.sources[source].mean(seats)
            mean = mean or Estimate(0, 0, 0)
            side = int(mean.value < 0)
            label = words.say(f"{found.game.key}-source-{source}") if row == 0 else None
            axes.barh(row, mean.value, 0.68, left=ends[side], color=FILLS[place % len(FILLS)], label=label)
            ends[side] += mean.value
        axes.text(ends[0], row, f" {sum(ends):.1f}", va="center")
    axes.set_yticks(range(len(rows)), names)
    axes.invert_yaxis()
    axes.margins(x=0.06)
    axes.axvline(0, color=INK, linewidth=0.8)
    axes.grid(axis="x")
    axes.set_xlabel(words.say("cli-report-points"))
    figure.legend(loc="upper center", ncols=len(sources), frameon=False, handlelength=1.0, columnspacing=1.2)
    return figure


def draw_order(found: Study, words: Words) -> Figure:
    """The share of victories by turn order, a panel for each number of seats."""
    figure, panels = sheet(2.6, len(found.tallies), 0.65, 0.5, 0.4)
    found_shares = [shares.share() for tally in found.tallies.values() for shares in tally.positions]
    highest = max([100 * share.high for share in found_shares if share is not None])
    for axes, (seats, tally), (colour, mark) in zip(panels, found.tallies.items(), MARKS, strict=False):
        for place, shares in enumerate(tally.positions):
            _whisker(axes, place + 1, shares.share(), 100.0, colour, mark, upright=True)
        axes.axhline(100 / seats, color=INK, linewidth=0.8, linestyle=(0, (4, 3)))
        axes.set_xlim(0.4, seats + 0.6)
        axes.set_xticks(range(1, seats + 1))
        axes.set_ylim(0, min(102, highest + 3))
        axes.set_title(words.say("cli-balance-seats", seats=seats), fontsize=9)
        axes.grid(axis="y")
        if axes is not panels[0]:
            axes.tick_params(labelleft=False)
    panels[0].set_ylabel(f"{words.say('cli-balance-wins')}, %")
    figure.supxlabel(words.say("cli-balance-order"), fontsize=8.5, y=0.02)
    return figure


def draw_group(found: Study, group: Group, words: Words) -> Figure:
    """How often each thing is taken beside how often its owners win, a row for each thing."""
    places = ranked(found, group)
    names = [found.watch.name(group, group.things[place], words) for place in places]
    figure, panels = sheet(0.3 * len(places) + 1.1, 1 + group.offered, margin(names or [""]), 0.5, 0.45)
    first = found.watch.first(group)
    for axes in panels:
        axes.set_ylim(len(places) - 0.4, -0.6)
        axes.set_yticks(range(len(places)), names if axes is panels[0] else [""] * len(places))
        axes.tick_params(axis="y", length=0)
        axes.grid(axis="both")
    for turn, (seats, tally) in enumerate(found.tallies.items()):
        colour, mark = MARKS[turn % len(MARKS)]
        shift = 0.24 * (turn - (len(found.tallies) - 1) / 2)
        for row, place in enumerate(places):
            if group.offered:
                _whisker(panels[0], row + shift, tally.taken[first + place].share(), 100.0, colour, mark)
            _whisker(panels[-1], row + shift, tally.owners[first + place].share(), float(seats), colour, mark)
        label = words.say("cli-balance-seats", seats=seats)
        panels[-1].plot([], [], color=colour, marker=mark, markersize=4, linestyle="none", label=label)
    if group.offered:
        panels[0].set_xlim(0, 100)
        panels[0].set_xlabel(words.say("cli-balance-axis-taken"))
    panels[-1].axvline(1, color=INK, linewidth=0.8, linestyle=(0, (4, 3)))
    panels[-1].set_xlabel(words.say("cli-balance-axis-wins"))
    figure.legend(loc="upper right", ncols=len(found.tallies), frameon=False, handletextpad=0.2)
    return figure


def _whisker(
    axes: Axes, row: float, share: Estimate | None, unit: float, colour: str, mark: str, upright: bool = False
) -> None:
    """A mark at a share with its interval, in parts of `unit`."""
    if share is not None:
        value, ends = share.value * unit, [share.low * unit, share.high * unit]
        axes.plot(*(([row, row], ends) if upright else (ends, [row, row])), color=colour, linewidth=1.4)
        axes.plot(*(([row], [value]) if upright else ([value], [row])), color=colour, marker=mark, markersize=3.6)
