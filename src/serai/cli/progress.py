"""A bar that shows how far long work has come."""

from collections.abc import Callable, Generator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from serai.cli.terminal import Terminal


@contextmanager
def progress(
    terminal: Terminal, total: int, what: str = "cli-simulating"
) -> Generator[Callable[[int], None], None, None]:
    """A bar while games are played, or `what` is done, if there is a person to see it.

    Gives who is to be told how many of the `total` are done.
    """
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=terminal.errors, transient=True, disable=not terminal.errors.is_terminal) as bar:
        task = bar.add_task(terminal.say(what), total=total)
        yield lambda done: bar.update(task, completed=done)
