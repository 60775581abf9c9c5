"""From the command line to a game and out of it again: begin, resume, play, leave."""

import shlex
import signal
from collections.abc import Sequence
from pathlib import Path

from serai.cli.boards.board import FULL, Table
from serai.cli.main import DONE, INTERRUPTED, MISUSED
from serai.cli.play import Left, Session
from serai.cli.players import read_players, seat_players
from serai.cli.save import Claim, check_new, new_path, save
from serai.cli.terminal import Terminal
from serai.core.errors import SeraiError
from serai.core.frame import OVER
from serai.core.record import Record
from serai.core.rng import Rng
from serai.files import UnwritableFile
from serai.games import game, read_record

DEFAULT_SEATS = ("you", "greedy", "greedy")


class OtherSeats(SeraiError):
    """More or fewer players than a saved game has seats."""

    code = "other-seats"
    sentence = "The saved game has {seats} seats, but {named} players are named."


def begin(
    terminal: Terminal,
    key: str,
    edition: Path | None,
    options: dict[str, str],
    seats: Sequence[str],
    names: Sequence[str],
    path: Path | None,
    seed: int,
) -> Session:
    """A new game.

    Raises what is wrong with any of its parts.
    """
    found = game(key, edition)
    for warning in found.edition.warnings:
        terminal.warn(terminal.words.error(warning))
    players = seat_players(seats or DEFAULT_SEATS, names)
    record = Record.begin(found, len(players), options)
    claim = Claim(path or new_path(key))
    try:
        check_new(claim.path)
        return Session(terminal, record, players, claim, Rng(seed))
    except BaseException:
        claim.release()
        raise


def resume(terminal: Terminal, path: Path, seats: Sequence[str], names: Sequence[str], seed: int) -> Session:
    """A saved game, with the people and bots that sat there unless others are named.

    Raises what is wrong with the file or the seats, UnwritableFile if another process plays the game.
    """
    claim = Claim(path)
    try:
        record = read_record(path)
        if seats or not record.header.players:
            players = seat_players(seats or (*DEFAULT_SEATS, "greedy")[: record.header.seats], names)
        else:
            players = read_players(record.header.players)
        if len(players) != record.header.seats:
            raise OtherSeats(seats=record.header.seats, named=len(players))
        return Session(terminal, record, players, claim, Rng(seed))
    except BaseException:
        claim.release()
        raise


def play(terminal: Terminal, session: Session) -> int:
    """Play a game to its end, or until the people leave it; returns the exit code.

    Raises UnwritableFile if the game cannot be saved at its beginning.
    """
    code = DONE
    if terminal.live:
        terminal.out.set_alt_screen(True)
    try:
        session.run()
    except Left:
        pass
    except KeyboardInterrupt:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        code = INTERRUPTED
    finally:
        if terminal.live:
            terminal.out.set_alt_screen(False)
    if session.state.chooser == OVER:
        show_end(terminal, session)
    return leave(terminal, session, code)


def leave(terminal: Terminal, session: Session, code: int) -> int:
    """Say where the game is saved, and how to go on with it; returns the exit code."""
    try:
        if not session.ended:
            save(session.claim.path, session.record.text())
    except UnwritableFile as error:
        terminal.fail(error)
        return code or MISUSED
    finally:
        session.claim.release()
    over = session.state.chooser == OVER
    sentence = terminal.say("cli-ended" if over else "cli-left", path=shlex.quote(str(session.claim.path)))
    if code == DONE:
        terminal.tell(sentence)
    else:
        terminal.warn(sentence)
    return code


def show_end(terminal: Terminal, session: Session) -> None:
    """The table and the score sheet of a finished game."""
    view = session.state.view(None)
    public = session.board.public(Table(view, session.names, terminal.out.width, FULL))
    terminal.print("", public, "", session.board.sheet(view, session.names), "")
    if session.record.header.practice:
        terminal.tell(terminal.say("cli-practice"))
