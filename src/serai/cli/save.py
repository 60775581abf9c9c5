"""Saved games: whole files, whatever happens while they are written."""

import hashlib
import os
import tempfile
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from filelock import BaseFileLock, FileLock, Timeout
from platformdirs import user_data_path

from serai.core.errors import Phrase
from serai.files import FILE_EXISTS, NO_PERMISSION, UnwritableFile, reason

SUFFIX = ".serai"


def save(path: Path, text: str) -> None:
    """Write a text to a file as one step: afterwards the file holds all of it, or what it held before.

    Raises UnwritableFile.
    """
    try:
        target = path.resolve()
        if target.exists() and not target.is_file():
            raise UnwritableFile(path=path, reason=Phrase("no-plain-file", "It is no plain file"))
        if target.exists() and not os.access(target, os.W_OK):
            raise UnwritableFile(path=path, reason=NO_PERMISSION)
        target.parent.mkdir(parents=True, exist_ok=True)
        _replace(target, text)
    except (OSError, ValueError, RuntimeError) as error:
        raise UnwritableFile(path=path, reason=reason(error)) from None


def _replace(target: Path, text: str) -> None:
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.", suffix=".tmp")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, target)
    except BaseException:
        with suppress(OSError):
            os.unlink(name)
        raise


class Claim:
    """The right of one process to go on with a saved game, so that no two write over each other's steps.

    The system takes it back when the process ends, however that happens. What is locked is a file of our own among
    this person's data, since the game's file at `path` is replaced at every step.
    """

    def __init__(self, path: Path) -> None:
        """Raises UnwritableFile if another process has the game. Where a lock cannot be written, there is none."""
        self.path = path
        self._lock: BaseFileLock | None = None
        try:
            key = hashlib.sha256(os.fsencode(path.resolve())).hexdigest()[:20]
            file = user_data_path("serai") / "locks" / f"{key}.lock"
            file.parent.mkdir(parents=True, exist_ok=True)
            lock = FileLock(file, timeout=0)
            lock.acquire()
            self._lock = lock
        except Timeout:
            raise UnwritableFile(path=path, reason=Phrase("in-use", "It is being played elsewhere")) from None
        except (OSError, ValueError, RuntimeError):
            return

    def release(self) -> None:
        """Let others have the game."""
        if self._lock is not None:
            self._lock.release()
        self._lock = None


def new_path(game: str) -> Path:
    """A file for a new game where this system keeps a person's data, named by the game and the time.

    Raises UnwritableFile.
    """
    folder = user_data_path("serai") / "games"
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    number = 1
    while True:
        path = folder / (f"{stem}{SUFFIX}" if number == 1 else f"{stem}-{number}{SUFFIX}")
        if not _exists(path):
            return path
        number += 1


def check_new(path: Path) -> None:
    """Refuse to write over a file.

    Raises UnwritableFile.
    """
    if _exists(path):
        raise UnwritableFile(path=path, reason=FILE_EXISTS)


def _exists(path: Path) -> bool:
    try:
        return path.exists()
    except (OSError, ValueError):
        return False
