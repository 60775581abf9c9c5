"""The commands. Their help texts are keys of messages."""

import json
import platform
import secrets
import signal
from pathlib import Path
from typing import Annotated, Any

import typer

from serai import rates
from serai.balance.figures import figures
from serai.bots.simulation import simulate as run_simulation
from serai.cli import arenas, matches, records, reports, studies
from serai.cli.boards.registry import board_for
from serai.cli.help import BadUsage, Command, Commands
from serai.cli.main import DONE, FAILED, INTERRUPTED, MISUSED
from serai.cli.numbers import settings, whole
from serai.cli.progress import progress
from serai.cli.reviewed import Reviewed
from serai.cli.terminal import Terminal
from serai.core.errors import BadNumber, SeraiError
from serai.games import GAMES, game, read_record
from serai.reviews import ITERATIONS
from serai.reviews import review as run_review
from serai.version import COMPILED, __version__

app = typer.Typer(cls=Commands, add_completion=False, rich_markup_mode=None)

GameKey = Annotated[str, typer.Argument(metavar="GAME", help="cli-argument-game")]
Edition = Annotated[Path | None, typer.Option("--edition", metavar="FILE", help="cli-option-edition")]
Settings = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="cli-option-option")]
Json = Annotated[bool, typer.Option("--json", help="cli-option-json")]


def whole_option(name: str, help: str) -> Any:
    """An option that takes a whole number."""
    return typer.Option(name, metavar="N", help=help, parser=whole)


def run(arguments: list[str]) -> int:
    """Run a command; returns its exit code. Every error of ours is one sentence."""
    terminal = Terminal.start([])
    try:
        terminal = Terminal.start(arguments)
        return execute(without_language(arguments), terminal)
    except SeraiError as error:
        terminal.fail(error)
        return MISUSED
    except KeyboardInterrupt:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        terminal.warn(terminal.say("cli-interrupted"))
        return INTERRUPTED


def execute(arguments: list[str], terminal: Terminal) -> int:
    """Run a command in a language; returns its exit code.

    Raises what the command raises, BadUsage for a command line that cannot be read.
    """
    command = typer.main.get_command(app)
    try:
        with command.make_context("serai", arguments, obj=terminal) as context:
            command.invoke(context)
    except typer.Exit as leaving:
        return leaving.exit_code
    return DONE


def without_language(arguments: list[str]) -> list[str]:
    """The arguments without `--lang` and what follows it, which every command understands."""
    rest: list[str] = []
    skip = False
    for argument in arguments:
        if skip or argument == "--lang":
            skip = not skip
        elif not argument.startswith("--lang="):
            rest.append(argument)
    if skip:
        raise BadUsage(problem="value", what="--lang", command="serai")
    return rest


@app.callback(invoke_without_command=True, help="cli-help-serai")
def serai(
    context: typer.Context, version: Annotated[bool, typer.Option("--version", help="cli-option-version")] = False
) -> None:
    """Without a command: the version, or the table in the browser."""
    terminal: Terminal = context.obj
    if version:
        terminal.print(terminal.say("cli-version", version=__version__, build="compiled" if COMPILED else "pure"))
        raise typer.Exit(DONE)
    if context.invoked_subcommand is None:
        host(terminal, "127.0.0.1", None, None, browser=True)


@app.command(cls=Command, help="cli-help-serve")
def serve(
    context: typer.Context,
    address: Annotated[str, typer.Option("--host", metavar="HOST", help="cli-option-host")] = "127.0.0.1",
    port: Annotated[int | None, whole_option("--port", "cli-option-port")] = None,
    folder: Annotated[Path | None, typer.Option("--data", metavar="DIR", help="cli-option-data")] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="cli-option-no-browser")] = False,
) -> None:
    """Serve tables to browsers."""
    host(context.obj, address, port, folder, not no_browser)


def host(terminal: Terminal, address: str, port: int | None, folder: Path | None, browser: bool) -> None:
    """Serve tables until Ctrl-C."""
    from serai.cli.hosting import serve  # noqa: PLC0415 - a server takes a while to load, and no other command needs it

    serve(terminal, address, port, folder, browser)


@app.command(cls=Command, help="cli-help-play")
def play(
    context: typer.Context,
    key: Annotated[str | None, typer.Argument(metavar="GAME", help="cli-argument-game")] = None,
    seat: Annotated[list[str] | None, typer.Option("--seat", metavar="WHO", help="cli-option-seat")] = None,
    name: Annotated[list[str] | None, typer.Option("--name", metavar="NAME", help="cli-option-name")] = None,
    edition: Edition = None,
    option: Settings = None,
    seed: Annotated[int | None, whole_option("--seed", "cli-option-play-seed")] = None,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE", help="cli-option-save")] = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE", help="cli-option-resume")] = None,
    aid: Annotated[bool, typer.Option("--memory-aid", help="cli-option-memory-aid")] = False,
) -> None:
    """Play a game, new or saved."""
    terminal: Terminal = context.obj
    luck = secrets.randbits(64) if seed is None else seed
    if resume is not None:
        session = matches.resume(terminal, resume, seat or [], name or [], luck)
        other = key not in (None, session.record.header.game)
        for what, given in {"GAME": other, "--edition": edition, "--option": option, "--save": save}.items():
            if given:
                raise BadUsage(problem="resume", what=what, command=context.command_path)
    elif key is None:
        raise BadUsage(problem="missing", what="GAME", command=context.command_path)
    else:
        session = matches.begin(terminal, key, edition, settings(option or []), seat or [], name or [], save, luck)
    session.aid = aid
    raise typer.Exit(matches.play(terminal, session))


@app.command(cls=Command, help="cli-help-simulate")
def simulate(
    context: typer.Context,
    key: GameKey,
    seats: Annotated[int, whole_option("--seats", "cli-option-seats")] = 3,
    games: Annotated[int, whole_option("--games", "cli-option-games")] = 1000,
    bots: Annotated[str, typer.Option("--bots", metavar="BOT,…", help="cli-option-bots")] = "random",
    seed: Annotated[int, whole_option("--seed", "cli-option-seed")] = 1,
    option: Settings = None,
    edition: Edition = None,
    as_json: Json = False,
    records_folder: Annotated[Path | None, typer.Option("--records", metavar="DIR", help="cli-option-records")] = None,
    processes: Annotated[int | None, whole_option("--processes", "cli-option-processes")] = None,
) -> None:
    """Let bots play many games."""
    terminal: Terminal = context.obj
    names = [name.strip() for name in bots.split(",")]
    if processes is not None and processes < 1:
        raise BadNumber(name="--processes", least=1, value=processes)
    with progress(terminal, games) as tell:
        found = run_simulation(
            key, edition, seats, games, names, seed, settings(option or []), processes, tell, records_folder
        )
    if as_json:
        print_json(terminal, found.json())
    else:
        terminal.print(reports.simulation(found, key, terminal.words))


@app.command(cls=Command, help="cli-help-arena")
def arena(
    context: typer.Context,
    key: GameKey,
    bots: Annotated[str, typer.Option("--bots", metavar="BOT,…", help="cli-option-arena-bots")],
    seats: Annotated[int, whole_option("--seats", "cli-option-arena-seats")] = 2,
    games: Annotated[int, whole_option("--games", "cli-option-arena-games")] = 1000,
    seed: Annotated[int, whole_option("--seed", "cli-option-seed")] = 1,
    budget: Annotated[int | None, whole_option("--budget", "cli-option-budget")] = None,
    iterations: Annotated[int | None, whole_option("--iterations", "cli-option-iterations")] = None,
    play_all: Annotated[bool, typer.Option("--all", help="cli-option-all")] = False,
    option: Settings = None,
    edition: Edition = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="cli-option-arena-out")] = None,
    as_json: Json = False,
    processes: Annotated[int | None, whole_option("--processes", "cli-option-processes")] = None,
) -> None:
    """Let bots play each other and tell which is better."""
    terminal: Terminal = context.obj
    match = arenas.match_of(key, edition, seats, bots, settings(option or []), seed, budget, iterations)
    found = arenas.Order(match, games, play_all, out, processes).run(terminal)
    if as_json:
        print_json(terminal, found.json())
    else:
        terminal.print(reports.arena(found, terminal.words))


@app.command(cls=Command, help="cli-help-balance")
def balance(
    context: typer.Context,
    keys: Annotated[list[str], typer.Argument(metavar="GAME", help="cli-argument-games")],
    edition: Edition = None,
    seats: Annotated[list[int] | None, whole_option("--seats", "cli-option-balance-seats")] = None,
    games: Annotated[int, whole_option("--games", "cli-option-balance-games")] = 20000,
    seed: Annotated[int, whole_option("--seed", "cli-option-seed")] = 1,
    option: Settings = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="DIR", help="cli-option-out")] = None,
    as_json: Json = False,
    processes: Annotated[int | None, whole_option("--processes", "cli-option-processes")] = None,
) -> None:
    """Report how the numbers of a game work out."""
    terminal: Terminal = context.obj
    order = studies.Order(keys, edition, seats or [], games, seed, settings(option or []), processes)
    order.check()
    folder = Path() if out is None and not as_json else out
    if folder is not None:
        studies.prepare(folder)
    found = order.run(terminal)
    if folder is not None:
        path = studies.write(found, order, folder, terminal)
        if not as_json:
            terminal.tell(terminal.say("cli-balance-written", path=path))
    if as_json:
        print_json(terminal, {"seed": seed, "studies": [figures(one) for one in found]})


@app.command(cls=Command, help="cli-help-replay")
def replay(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli-argument-record")],
    at: Annotated[int | None, whole_option("--at", "cli-option-at")] = None,
    as_json: Json = False,
) -> None:
    """Tell a recorded game again."""
    terminal: Terminal = context.obj
    found = records.Replay(read_record(file), at)
    if as_json:
        print_json(terminal, found.json())
    else:
        terminal.print(found.drawn(terminal))


@app.command(cls=Command, help="cli-help-review")
def review(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli-argument-record")],
    iterations: Annotated[int, whole_option("--iterations", "cli-option-review-iterations")] = ITERATIONS,
    every: Annotated[bool, typer.Option("--all", help="cli-option-review-all")] = False,
    as_json: Json = False,
) -> None:
    """Judge a recorded game decision by decision."""
    terminal: Terminal = context.obj
    record = read_record(file)
    with progress(terminal, record.steps, "cli-reviewing") as tell:
        found = run_review(record, iterations, progress=tell)
    if as_json:
        print_json(terminal, found.json())
    else:
        terminal.print(Reviewed(found, terminal.words).drawn(every))


@app.command(cls=Command, help="cli-help-check")
def check(
    context: typer.Context, file: Annotated[list[Path], typer.Argument(metavar="FILE", help="cli-argument-files")]
) -> None:
    """Check records and edition files."""
    sound = [records.check(path, context.obj) for path in file]
    raise typer.Exit(DONE if all(sound) else FAILED)


@app.command(cls=Command, help="cli-help-cards")
def cards(context: typer.Context, key: GameKey, edition: Edition = None) -> None:
    """Show the cards of a game."""
    terminal: Terminal = context.obj
    found = game(key, edition)
    terminal.read(board_for(key, terminal.words).cards(found))


@app.command(cls=Command, help="cli-help-rules")
def rules(context: typer.Context, key: GameKey, edition: Edition = None) -> None:
    """Show the rules of a game."""
    terminal: Terminal = context.obj
    found = game(key, edition)
    terminal.read(board_for(key, terminal.words).rules(found))


@app.command(cls=Command, help="cli-help-bench")
def bench(
    context: typer.Context,
    seats: Annotated[int | None, whole_option("--seats", "cli-option-bench-seats")] = None,
    milliseconds: Annotated[int, whole_option("--milliseconds", "cli-option-milliseconds")] = 1000,
    as_json: Json = False,
) -> None:
    """Measure how fast the rules run."""
    terminal: Terminal = context.obj
    if milliseconds < 1:
        raise BadNumber(name="--milliseconds", least=1, value=milliseconds)
    rows: list[dict[str, float | bool | int | str]] = []
    for key in GAMES:
        for count in game(key).seats if seats is None else [seats]:
            rows.append(rates.measure(key, count, milliseconds / 1000))
    if as_json:
        print_json(terminal, {"python": platform.python_version(), "compiled": COMPILED, "rates": rows})
    else:
        terminal.print(reports.rates(rows, terminal.words))


def print_json(terminal: Terminal, values: dict[str, object]) -> None:
    """Print plain values as one JSON object."""
    terminal.out.file.write(json.dumps(values, indent=2) + "\n")
