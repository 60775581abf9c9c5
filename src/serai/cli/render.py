"""The screen of a game: table, log, own cards, question and answers, fitted to the size of the terminal."""

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from serai.cli.boards.board import FULL, TERSE, Board, Table
from serai.cli.prose import Prose
from serai.cli.terminal import Terminal
from serai.core.action import Action
from serai.core.event import Event
from serai.core.view import View

ENDLESS = 1000
"""The height of a screen that is not drawn anew: whatever is needed."""
LEAST_LOG = 3
"""The lines of log for which a screen gives up detail."""


class Scene:
    """What a seat is shown: its view, what happened as it may know it, and the answers it has.

    The first `old` events it saw before.
    """

    def __init__(
        self, view: View, names: Sequence[str], events: Sequence[Event], old: int, legal: Sequence[Action]
    ) -> None:
        self.view = view
        self.names = names
        self.events = events
        self.old = old
        self.legal = legal


class Layout:
    """The parts of a scene at a level of detail, and the lines that they leave for the log."""

    def __init__(self, terminal: Terminal, board: Board, scene: Scene, bottom: RenderableType, level: int) -> None:
        table = Table(scene.view, scene.names, terminal.out.width, level)
        self.top = board.public(table)
        self.own = board.own(table)
        height = terminal.out.height - 1 if terminal.live else ENDLESS
        self.room = height - sum([measure(terminal, part) for part in (self.top, self.own, bottom)])


def draw(terminal: Terminal, board: Board, scene: Scene, notice: str) -> None:
    """Draw a scene in as much detail as the screen has room for with all that is new; the log gets the rest."""
    bottom = question(terminal, board, scene, notice)
    log = [Prose(line) for line in told(board, scene, scene.old, len(scene.events))]
    news = sum([measure(terminal, line) for line in log])
    layout = Layout(terminal, board, scene, bottom, FULL)
    for level in range(FULL - 1, TERSE - 1, -1):
        if layout.room < max(LEAST_LOG, news) + 3:
            layout = Layout(terminal, board, scene, bottom, level)
    gaps = [[""] if layout.room > news + gap else [] for gap in range(3)]
    room = layout.room - sum([len(gap) for gap in gaps])
    if terminal.live:
        log = [*[Prose(line, style="dim") for line in told(board, scene, 0, scene.old)], *log]
        terminal.out.clear()
    shown = latest(terminal, log, max(room, 1))
    terminal.print(layout.top, *gaps[0], *shown, *gaps[1], layout.own, *gaps[2], bottom)


def question(terminal: Terminal, board: Board, scene: Scene, notice: str) -> RenderableType:
    """The question, its numbered answers, and what else can be typed; before all, a notice if there is one."""
    table = Table(scene.view, scene.names, terminal.out.width, TERSE)
    parts: list[RenderableType] = [Prose(notice, style="bold red")] if notice else []
    parts.append(Prose(board.question(table), style="bold cyan"))
    answers = [
        Text.assemble((f"{number:>2} ", "bold"), board.answer(scene.view, action))
        for number, action in enumerate(scene.legal, start=1)
    ]
    parts.append(Columns(answers, padding=(0, 3), column_first=True))
    parts.append(Prose(terminal.say("cli-hint"), style="dim"))
    return Group(*parts)


def told(board: Board, scene: Scene, first: int, end: int) -> list[str]:
    """Some of what happened, as the lines of a log."""
    seat = scene.view.seat if scene.view.seat >= 0 else None
    return board.digest(scene.events[first:end], scene.names, seat)


def latest(terminal: Terminal, lines: Sequence[Text], room: int) -> list[Text]:
    """The latest lines of a log that fit."""
    shown: list[Text] = []
    for line in reversed(lines):
        room -= measure(terminal, line)
        if room < 0 and shown:
            break
        shown.insert(0, line)
    return shown


def measure(terminal: Terminal, thing: RenderableType) -> int:
    """The number of lines that something takes."""
    return len(terminal.out.render_lines(thing, pad=False))
