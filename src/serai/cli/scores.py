"""What an arena has played, kept in a file line by line, so that it can go on where it was interrupted.

The first line tells the settings, each other one a group, all as JSON. Lines are only ever added: one that is damaged
or cut off stays and does no harm, its group is played again.
"""

import hashlib
import json
import os
import time
from collections.abc import Mapping
from contextlib import suppress
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, cast

from platformdirs import user_data_path

from serai.bots.arena import Group, Match, Score
from serai.bots.simulation import SHARES
from serai.cli.save import Claim, save
from serai.core.errors import Phrase, SeraiError
from serai.core.frame import digest
from serai.files import UnreadableFile, UnwritableFile, reason
from serai.version import __version__

FORMAT: Final = 1
MOST_POINTS: Final = 10**6
"""No seat ever has more points, or fewer than that below 0."""
SYNC: Final = 1.0
"""The seconds after which what was written is pressed to the disk, should the power fail."""
UNPLAYED: Final = ("cli", "locale", "balance", "testing")
"""The parts of Serai that decide no game."""


class OtherArena(SeraiError):
    """A file with the results of other settings, or of another version; `what` is the first that differs."""

    code = "other-arena"
    sentence = "{path} holds the results of another arena ({what}: {found}), not of this one ({wanted})."


class Scores:
    """The groups of a match that are kept in a file; `groups` are those, by number.

    The file belongs to this process until `close`.
    """

    def __init__(self, path: Path, match: Match) -> None:
        """Raises OtherArena, UnreadableFile and UnwritableFile."""
        self.path = path
        self.groups: dict[int, Group] = {}
        self._claim = Claim(path)
        self._synced = time.monotonic()
        try:
            lines = _lines(path)
            if lines:
                _check(path, lines[0], settings(match))
                self._read(lines[1:], match.seats)
            else:
                save(path, json.dumps(settings(match), ensure_ascii=False) + "\n")
            self._file = path.open("ab")
            if lines and lines[-1]:
                self._file.write(b"\n")
        except OSError as error:
            self._claim.release()
            raise UnwritableFile(path=path, reason=reason(error)) from None
        except BaseException:
            self._claim.release()
            raise

    def _read(self, lines: list[bytes], seats: int) -> None:
        for line in lines:
            group = read_group(line, seats)
            if group is not None:
                self.groups.setdefault(group.number, group)

    def keep(self, group: Group) -> None:
        """Add a group.

        Raises UnwritableFile.
        """
        self.groups.setdefault(group.number, group)
        games = [{"wins": score.wins, "points": score.points} for score in group.games]
        try:
            self._file.write(json.dumps({"group": group.number, "games": games}).encode() + b"\n")
            self._file.flush()
            if time.monotonic() - self._synced > SYNC:
                os.fsync(self._file.fileno())
                self._synced = time.monotonic()
        except OSError as error:
            raise UnwritableFile(path=self.path, reason=reason(error)) from None

    def close(self) -> None:
        """Let others have the file."""
        with suppress(OSError):
            self._file.close()
        self._claim.release()

    def remove(self) -> None:
        """Delete the file."""
        with suppress(OSError):
            self._file.close()
            self.path.unlink()


def settings(match: Match) -> dict[str, object]:
    """All that decides how the games of a match go, as plain values."""
    budget = match.budget
    return {
        "arena": FORMAT,
        "version": f"{__version__} {code()}",
        "game": match.game.key,
        "rules": match.game.rules,
        "edition": f"{match.game.edition.name} {digest(match.game.edition.source)}",
        "options": " ".join([f"{name}={value}" for name, value in sorted(match.options.items())]),
        "bots": ",".join(match.names),
        "seed": match.seed,
        "budget": None if budget is None else budget.milliseconds,
        "iterations": None if budget is None else budget.iterations,
    }


def code() -> str:
    """Some hexadecimal digits for the code that decides games, equal in both builds."""
    found = hashlib.sha256()
    pending = [one for one in files("serai").iterdir() if one.name not in UNPLAYED]
    contents: dict[str, bytes] = {}
    while pending:
        one = pending.pop()
        if one.is_dir():
            pending += one.iterdir()
        elif not one.name.endswith((".pyc", ".so", ".pyd")):
            contents[_name(one)] = one.read_bytes()
    for name in sorted(contents):
        found.update(name.encode() + b"\0" + contents[name])
    return found.hexdigest()[:12]


def _name(file: Traversable) -> str:
    return str(file).removeprefix(str(files("serai")))


def new_path(match: Match) -> Path:
    """The file for the unfinished results of a match where this system keeps a person's data, the same each time."""
    key = hashlib.sha256(json.dumps(settings(match)).encode()).hexdigest()[:16]
    return user_data_path("serai") / "arenas" / f"{match.game.key}-{key}.jsonl"


def _lines(path: Path) -> list[bytes]:
    """The lines of a file, the last one empty if it is whole; none of a file that is not there, or empty."""
    try:
        if path.exists() and not path.is_file():
            raise UnwritableFile(path=path, reason=Phrase("no-plain-file", "It is no plain file"))
        raw = path.read_bytes() if path.exists() else b""
    except (OSError, ValueError, RuntimeError) as error:
        raise UnreadableFile(path=path, reason=reason(error)) from None
    return raw.split(b"\n") if raw else []


def _check(path: Path, line: bytes, wanted: Mapping[str, object]) -> None:
    """Compare the settings that a file begins with.

    Raises UnreadableFile if there are none, OtherArena if they differ.
    """
    found = _object(line)
    if found is None or set(found) != set(wanted):
        raise UnreadableFile(path=path, reason=Phrase("no-arena", "It holds no results of an arena"))
    for what, value in wanted.items():
        if found[what] != value:
            raise OtherArena(path=path, what=what, found=_shown(found[what]), wanted=_shown(value))


def _shown(value: object) -> str:
    return "-" if value in (None, "") else str(value)


def read_group(line: bytes, seats: int) -> Group | None:
    """The group that a line tells of, None if it tells of none."""
    found = _object(line)
    if found is None or not _whole(found.get("group"), 0) or not isinstance(found.get("games"), list):
        return None
    games: list[Score] = []
    for one in cast(list[object], found["games"]):
        entry = cast(dict[str, object], one) if isinstance(one, dict) else {}
        wins, points = _numbers(entry.get("wins"), seats), _numbers(entry.get("points"), seats)
        if wins is None or points is None or min(wins) < 0 or sum(wins) != SHARES:
            return None
        games.append(Score(wins, points))
    return Group(cast(int, found["group"]), games) if len(games) == seats else None


def _object(line: bytes) -> dict[str, object] | None:
    try:
        value = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return cast(dict[str, object], value) if isinstance(value, dict) else None


def _numbers(values: object, size: int) -> list[int] | None:
    """A list of so many whole numbers that can be points, None for anything else."""
    if not isinstance(values, list) or len(cast(list[object], values)) != size:
        return None
    numbers = cast(list[object], values)
    return cast(list[int], numbers) if all(_whole(one, -MOST_POINTS, MOST_POINTS) for one in numbers) else None


def _whole(value: object, least: int, most: int | None = None) -> bool:
    return type(value) is int and value >= least and (most is None or value <= most)
