"""Ways to run the command line: in this process, or as a process of its own."""

import io
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from serai.cli.main import guarded


class Ran:
    """What a command left behind."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err


Serai = Callable[..., Ran]
_started: list[subprocess.Popen[bytes]] = []


@pytest.fixture(autouse=True)
def nobody_left() -> Iterator[None]:
    """No process outlives the test that started it, whatever became of the test."""
    yield
    while _started:
        process = _started.pop()
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An English environment of 80 columns with a data folder of its own."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "FORCE_COLOR", "NO_COLOR", "LINES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("SERAI_LANG", "en")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("PYTHONIOENCODING", "utf-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path


@pytest.fixture
def serai(monkeypatch: pytest.MonkeyPatch) -> Serai:
    """Run a command in this process; `typed` is what stands in its standard input."""

    def run(*arguments: str | Path, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed.encode()), "utf-8"))
        out, err = io.TextIOWrapper(io.BytesIO(), "utf-8"), io.TextIOWrapper(io.BytesIO(), "utf-8")
        with monkeypatch.context() as patched:
            patched.setattr(sys, "stdout", out)
            patched.setattr(sys, "stderr", err)
            patched.setattr(os, "fsync", lambda handle: None)  # a busy disk would make these tests slow
            code = guarded([str(argument) for argument in arguments])
        texts = []
        for stream in (out, err):
            stream.flush()
            stream.seek(0)
            texts.append(stream.read())
        return Ran(code, *texts)

    return run


def start(*arguments: str | Path, **options: int) -> subprocess.Popen[bytes]:
    """Start a command as a process of its own, all its streams pipes unless `options` say otherwise.

    It heeds Ctrl-C even if these tests run in the background, where shells make all processes ignore it.
    """
    process = subprocess.Popen(
        [sys.executable, "-m", "serai", *[str(argument) for argument in arguments]],
        env=dict(os.environ),
        stdin=options.get("stdin", subprocess.PIPE),
        stdout=options.get("stdout", subprocess.PIPE),
        stderr=options.get("stderr", subprocess.PIPE),
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509 - no threads here
    )
    _started.append(process)
    return process


def one_sentence(text: str) -> str:
    """What an error stream holds, if it is one line and no traceback."""
    lines = text.strip().splitlines()
    assert len(lines) == 1, text
    assert "Traceback" not in text
    return lines[0]
