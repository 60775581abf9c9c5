"""The screen of a game: table, log, own cards, question and answers, fitted to the size of the terminal."""

from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from serai.cli.boards.board import BARE, FULL, TERSE, Board, Table
from serai.cli.prose import Prose
from serai.cli.terminal import Terminal
from serai.core.action import Action
from serai.core.event import Event
from serai.core.view import View

ENDLESS = 1000
"""The height of a screen that is not drawn anew: whatever is needed."""
LEAST_LOG = 3
"""The lines of log for which a screen gives up detail."""
GAP = 2
"""The cells between columns of answers."""
MANY = 8
"""The most answers in a single column, if they could be arranged in fewer lines."""


class Scene:
    """What a seat is shown: its view, what happened as it may know it, and the answers it has.

    The first `old` events it saw before; `aid` is whether the memory aid is on.
    """

    def __init__(
        self,
        view: View,
        names: Sequence[str],
        events: Sequence[Event],
        old: int,
        legal: Sequence[Action],
        aid: bool = False,
    ) -> None:
        self.view = view
        self.names = names
        self.events = events
        self.old = old
        self.legal = legal
        self.aid = aid

    def table(self, width: int, level: int) -> Table:
        """The table of the scene."""
        return Table(self.view, self.names, width, level, self.aid)


class Layout:
    """The parts of a scene at a level of detail, and the lines that they leave for the log."""

    def __init__(self, terminal: Terminal, board: Board, scene: Scene, bottom: RenderableType, level: int) -> None:
        table = scene.table(terminal.out.width, level)
        self.top = board.public(table)
        self.own = board.own(table)
        height = terminal.out.height - 1 if terminal.live else ENDLESS
        self.room = height - sum([measure(terminal, part) for part in (self.top, self.own, bottom)])


def draw(terminal: Terminal, board: Board, scene: Scene, notice: str) -> None:
    """Draw a scene in as much detail as the screen has room for with all that is new; the log gets the rest."""
    bottom = question(terminal, board, scene, notice, True)
    if Layout(terminal, board, scene, bottom, TERSE).room < 0:
        bottom = question(terminal, board, scene, notice, False)
    log = told(board, scene, scene.old, len(scene.events))
    news = sum([measure(terminal, line(terminal, turn)) for turn in log])
    layout = Layout(terminal, board, scene, bottom, FULL)
    for level in range(FULL - 1, TERSE - 1, -1):
        if layout.room < max(LEAST_LOG, news) + 3:
            layout = Layout(terminal, board, scene, bottom, level)
    if layout.room < 0:
        layout = Layout(terminal, board, scene, bottom, BARE)
    gaps = [[""] if layout.room > news + gap else [] for gap in range(3)]
    room = layout.room - sum([len(gap) for gap in gaps])
    new = len(log)
    if terminal.live:
        log = [*told(board, scene, 0, scene.old), *log]
        terminal.out.clear()
    shown = latest(terminal, log, new, room)
    terminal.print(layout.top, *gaps[0], *shown, *gaps[1], layout.own, *gaps[2], bottom)


def question(terminal: Terminal, board: Board, scene: Scene, notice: str, reminding: bool) -> RenderableType:
    """The question, its numbered answers, and what else can be typed; before all, a notice if there is one.

    `reminding` adds the texts of the cards that it is about.
    """
    table = scene.table(terminal.out.width, TERSE)
    parts: list[RenderableType] = [Prose(notice, style="bold red")] if notice else []
    parts.append(Prose(board.question(table), style="bold cyan"))
    if reminding:
        parts += [Padding(Prose(text), (0, 0, 0, 2)) for text in board.reminders(table, scene.legal)]
    answers = [
        Prose.assemble((f"{number:>2} ", "bold"), text)
        for number, text in enumerate(board.answers(table, scene.legal), start=1)
    ]
    parts.append(arranged(answers, terminal.out.width))
    parts.append(Prose(terminal.say("cli-hint", card=board.example()), style="dim"))
    return Group(*parts)


def arranged(texts: Sequence[Text], width: int) -> RenderableType:
    """Texts in as many columns as the width has room for, to be read down each; many long ones line by line."""
    height, parts = 0, [texts]
    for count in range(len(texts), 0, -1):
        height = -(-len(texts) // count)
        parts = [texts[first : first + height] for first in range(0, len(texts), height)]
        if sum([max([cell_len(text.plain) for text in part]) + GAP for part in parts]) - GAP <= width:
            break
    if len(parts) == 1 and height > MANY:
        return flowing(texts, width)
    grid = Grid(box=None, show_header=False, padding=(0, GAP, 0, 0), pad_edge=False)
    for place in range(height):
        grid.add_row(*[part[place] if place < len(part) else "" for part in parts])
    return grid


def flowing(texts: Sequence[Text], width: int) -> RenderableType:
    """Texts one after another, as many in each line as it has room for."""
    lines: list[Text] = []
    for text in texts:
        if lines and cell_len(lines[-1].plain) + GAP + cell_len(text.plain) <= width:
            lines[-1].append(" " * GAP).append_text(text)
        else:
            lines.append(text.copy())
    return Group(*lines)


def told(board: Board, scene: Scene, first: int, end: int) -> list[list[str]]:
    """Some of what happened, as the sentences of each turn."""
    seat = scene.view.seat if scene.view.seat >= 0 else None
    return board.digest(scene.events[first:end], scene.names, seat)


def line(terminal: Terminal, turn: Sequence[str], style: str = "") -> Prose:
    """The sentences of a turn one after another."""
    return Prose(terminal.say("cli-then", before="", after="").join(turn), style=style)


def latest(terminal: Terminal, turns: Sequence[Sequence[str]], new: int, room: int) -> list[Prose]:
    """The latest turns of a log that fit, the last `new` of them bright; of one too long for all the room its end."""
    shown: list[Prose] = []
    for back, turn in enumerate(reversed(turns)):
        style = "" if back < new else "dim"
        fitting = [part for part in range(len(turn)) if measure(terminal, line(terminal, turn[part:])) <= room]
        if not fitting or (fitting[0] and shown):
            break
        shown.insert(0, line(terminal, turn[fitting[0] :], style))
        room -= measure(terminal, shown[0])
    return shown


def measure(terminal: Terminal, thing: RenderableType) -> int:
    """The number of lines that something takes."""
    return len(terminal.out.render_lines(thing, pad=False))
