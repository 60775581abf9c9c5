"""The help of each command, in the reader's language, and what a mistaken command line is told."""

from typing import Any, cast

import typer
from rich.console import Console, Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text
from typer.core import TyperCommand, TyperGroup

from serai.cli.prose import Prose
from serai.cli.terminal import Terminal
from serai.core.errors import SeraiError
from serai.games import GAMES
from serai.words import LANGUAGES, Words

UsageError: type[Exception] = typer.BadParameter.__bases__[0]
"""What Typer raises at a command line that it cannot read."""


class UnknownCommand(SeraiError):
    """A command that does not exist."""

    code = "unknown-command"
    sentence = "There is no command “{command}”; there are: {possible}."


class BadUsage(SeraiError):
    """A command line that cannot be read; `what` is the part that is wrong, as far as it is known."""

    code = "bad-usage"
    sentence = "This command line cannot be read ({problem}: {what}); `{command} --help` tells what can stand there."


class _Told:
    """A command, or all of them, whose help texts are keys of messages and whose mistakes are errors of ours."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help."""
        formatter.write(_drawn(ctx, _page(self, ctx)))

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read the command line.

        Raises BadUsage, which names the command.
        """
        try:
            return cast(list[str], super().parse_args(ctx, args))  # type: ignore[misc]
        except UsageError as error:
            raise usage_problem(error, ctx) from None


class Command(_Told, TyperCommand):
    """A command."""


class Commands(_Told, TyperGroup):
    """The commands."""

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """The command of a name.

        Raises UnknownCommand.
        """
        if cmd_name not in self.commands:
            raise UnknownCommand(command=cmd_name, possible=", ".join(self.commands))
        return super().get_command(ctx, cmd_name)


def usage_problem(error: Any, context: Any) -> BadUsage:
    """What Typer found wrong in a command, as an error of ours."""
    problem = {"NoSuchOption": "option", "MissingParameter": "missing", "BadOptionUsage": "value"}.get(
        type(error).__name__, "other"
    )
    parameter = getattr(error, "param", None)
    what = getattr(error, "option_name", None) or (_written(parameter) if parameter is not None else "-")
    return BadUsage(problem=problem, what=what, command=context.command_path)


def _page(command: Any, ctx: Any) -> RenderableType:
    terminal: Terminal = ctx.find_root().obj
    say = terminal.say
    arguments = [one for one in command.get_params(ctx) if one.param_type_name == "argument"]
    options = [one for one in command.get_params(ctx) if one.param_type_name == "option" and one.name != "help"]
    subcommands = getattr(command, "commands", {})
    games = say("cli-comma").join(GAMES)
    line = [ctx.command_path, "…" if subcommands else "", *[_shape(one) for one in arguments]]
    parts: list[RenderableType] = [
        Text(say("cli-help-usage", line=" ".join([word for word in line if word])), style="bold"),
        "",
        Prose(say(command.help)),
    ]
    if subcommands:
        parts += _block(say("cli-help-commands"), [(name, say(one.help)) for name, one in subcommands.items()])
    if arguments:
        parts += _block(say("cli-help-arguments"), [(_shape(one), say(one.help, games=games)) for one in arguments])
    rows = [(_written(one), say(one.help)) for one in options]
    rows += [
        ("--lang LANG", say("cli-option-lang", languages=_languages(terminal))),
        ("--help", say("cli-option-help")),
    ]
    return Group(*parts, *_block(say("cli-help-options"), rows))


def _languages(terminal: Terminal) -> str:
    names = [f"{language} ({Words(language).say('language-name')})" for language in LANGUAGES]
    return terminal.say("cli-comma").join(names)


def _block(title: str, rows: list[tuple[str, str]]) -> list[RenderableType]:
    grid = Grid(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
    grid.add_column(no_wrap=True)
    grid.add_column()
    for name, text in rows:
        grid.add_row(Text(f"  {name}", style="bold"), Prose(text))
    return ["", Text(title, style="bold"), grid]


def _shape(argument: Any) -> str:
    name = argument.metavar or str(argument.name).upper()
    name = f"{name}…" if argument.nargs == -1 else name
    return name if argument.required else f"[{name}]"


def _written(parameter: Any) -> str:
    if parameter.param_type_name == "argument":
        return str(parameter.metavar or str(parameter.name).upper())
    flag = parameter.opts[0]
    return flag if parameter.is_flag else f"{flag} {parameter.metavar}"


def _drawn(ctx: Any, page: RenderableType) -> str:
    terminal: Terminal = ctx.find_root().obj
    console: Console = terminal.out
    with console.capture() as capture:
        console.print(page)
    return capture.get() + "\n"
