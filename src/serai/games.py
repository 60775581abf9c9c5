"""The games that are there, and the ways into them: editions, views, records, whole games between bots."""

import os
from collections.abc import Callable, Sequence
from importlib.resources import files
from pathlib import Path

from serai.bots.bot import Bot, Budget
from serai.bots.registry import bot as named_bot
from serai.core.edition import Edition
from serai.core.errors import BadRecord, Phrase, UnknownGame, UnsupportedRecord
from serai.core.frame import CHANCE, OVER
from serai.core.game import Game
from serai.core.record import Record, check_header, one_of, read_entries, read_header
from serai.core.rng import Rng
from serai.core.view import View, ViewReader
from serai.files import UnreadableFile, reason
from serai.huns.edition import HunsEdition
from serai.huns.game import Huns
from serai.iunu.edition import IunuEdition, SmallDeck
from serai.iunu.game import Iunu

__all__ = ["GAMES", "SmallDeck", "game", "parse_record", "play", "read_record", "read_view"]


class _Kind:
    """How to make one of the games."""

    def __init__(
        self, edition: Callable[[str, str, bool], Edition], make: Callable[[Edition], Game], default: str
    ) -> None:
        self.edition = edition
        self.make = make
        self.default = default


def _iunu(edition: Edition) -> Game:
    assert isinstance(edition, IunuEdition)
    return Iunu(edition)


def _huns(edition: Edition) -> Game:
    assert isinstance(edition, HunsEdition)
    return Huns(edition)


_KINDS = {"iunu": _Kind(IunuEdition, _iunu, "heliopolis"), "huns": _Kind(HunsEdition, _huns, "steppe")}
_made: dict[str, Game] = {}

GAMES = tuple(_KINDS)
"""The keys of the games that are there."""


def game(key: str, edition: Edition | str | os.PathLike[str] | None = None) -> Game:
    """A game by its key, in its built-in edition or in the one of a TOML file.

    Raises UnknownGame, UnreadableFile, BrokenEdition or BadEdition.
    """
    if key not in _KINDS:
        raise UnknownGame(game=key, possible=", ".join(GAMES))
    kind = _KINDS[key]
    if edition is None:
        if key not in _made:
            source = files(f"serai.{key}").joinpath("editions", f"{kind.default}.toml").read_text("utf-8")
            _made[key] = kind.make(kind.edition(source, f"{kind.default}.toml", True))
        return _made[key]
    if isinstance(edition, Edition):
        return kind.make(edition)
    return kind.make(kind.edition(read_text(edition), str(edition), False))


def game_of_source(key: str, source: str, name: str) -> Game:
    """A game in the edition that a TOML text tells of; `name` is what mistakes in it are told with.

    Raises BrokenEdition or BadEdition.
    """
    return _KINDS[key].make(_KINDS[key].edition(source, name, False))


def read_text(path: str | os.PathLike[str]) -> str:
    """The text of a file in UTF-8; a character that is cut off at the very end is left out.

    Raises UnreadableFile.
    """
    try:
        raw = Path(path).read_bytes()
    except (OSError, ValueError) as error:
        raise UnreadableFile(path=path, reason=reason(error)) from None
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        if error.reason == "unexpected end of data" and error.end == len(raw):
            return raw[: error.start].decode("utf-8-sig")
        raise UnreadableFile(path=path, reason=Phrase("not-utf-8", "it is not text in UTF-8")) from None


def _game_of(key: str, name: str, source: str, line: int) -> Game:
    """The game that a view or a record is of; `line` is where its edition is named."""
    built_in = game(key)
    if not source:
        if name != built_in.edition.name:
            raise UnsupportedRecord(line=line, what="edition", found=name, supported=built_in.edition.name)
        return built_in
    return game_of_source(key, source, name)


def read_view(text: str) -> View:
    """The view that a text tells of.

    Raises BadView, UnknownGame, UnsupportedRecord, BrokenEdition or BadEdition.
    """
    reader = ViewReader(text)
    found = _game_of(reader.word("view"), reader.word("edition"), reader.edition, reader.line("edition"))
    if reader.word("rules") != str(found.rules):
        line = reader.line("rules")
        raise UnsupportedRecord(line=line, what="rules", found=reader.word("rules"), supported=found.rules)
    return found.read_view(reader)


def parse_record(text: str) -> Record:
    """The record that a text tells of. A last line without its line end was cut off, and is left out.

    Raises BadRecord, UnsupportedRecord, BrokenEdition or BadEdition.
    """
    lines = text.split("\n")
    lines.pop()
    header, count = read_header(lines)
    try:
        found = _game_of(header.game, header.edition, header.edition_source, header.where["edition"])
    except UnknownGame:
        raise BadRecord(line=header.where["game"], found=header.game, expected=one_of(GAMES)) from None
    check_header(header, found)
    return Record(header, found, read_entries(lines[count:], count + 1, found), count + 1)


def read_record(path: str | os.PathLike[str]) -> Record:
    """The record in a file.

    Raises UnreadableFile and what `parse_record` raises.
    """
    return parse_record(read_text(path))


def play(game: Game, bots: Sequence[Bot | str], seed: int, budget: Budget | None = None, **options: str) -> Record:
    """Let bots play a whole game, one for each seat, given as bots or by name; equal seeds give equal games.

    The record names the players if all bots are given by name.

    Raises BadSeats, UnknownBot, UnknownOption or BadOption, and IllegalAction if a bot answers with anything illegal.
    """
    record = Record.begin(game, len(bots), options)
    names = [one for one in bots if isinstance(one, str)]
    record.header.players = names if len(names) == len(bots) else []
    state = record.new()
    rng = Rng(seed)
    players = [
        named_bot(one, rng.split(seat + 1).word()) if isinstance(one, str) else one for seat, one in enumerate(bots)
    ]
    while state.chooser != OVER:
        if state.chooser == CHANCE:
            action = state.sample(rng)
        else:
            action = players[state.chooser].choose(state.view(state.chooser), state.legal(), budget)
        state.take(action)
        record.note(action)
    return record
