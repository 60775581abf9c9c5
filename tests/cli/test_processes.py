"""The command line as a process: Ctrl-C, closed pipes, and a terminal with a person at it."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import termios
import time
from pathlib import Path

import pytest
from rich.cells import cell_len

import serai as api
from serai.cli.main import CLOSED_PIPE, INTERRUPTED
from serai.core.frame import OVER
from tests.cli.conftest import one_sentence, start

PATIENCE = 60
"""Seconds after which a process hangs, on any machine."""
PROMPTS = ("> ", "Press Enter to go on. ")
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class Person:
    """Somebody at a terminal of a size, who waits for the prompt and types."""

    def __init__(self, *arguments: str | Path, columns: int = 80, lines: int = 24) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        os.environ.pop("COLUMNS", None)
        os.environ["TERM"] = "xterm-256color"
        self.process = start(*arguments, stdin=slave, stdout=slave, stderr=slave)
        os.close(slave)
        self.seen = ""

    def read(self) -> str:
        """What is written until the next prompt or the end."""
        new = b""
        deadline = time.monotonic() + PATIENCE
        while not ESCAPES.sub("", new.decode(errors="ignore")).endswith(PROMPTS):
            assert select.select([self.master], [], [], max(deadline - time.monotonic(), 0))[0], new
            try:
                some = os.read(self.master, 65536)
            except OSError:
                break
            if not some:
                break
            new += some
        text = new.decode()
        self.seen += text
        return text

    def type(self, line: str) -> str:
        """Type a line; returns what is written after it."""
        os.write(self.master, line.encode() + b"\n")
        return self.read()

    def leave(self) -> int:
        """Wait for the end; returns the exit code."""
        code = self.process.wait(PATIENCE)
        os.close(self.master)
        return code


def finish(process: subprocess.Popen[bytes]) -> tuple[int, str, str]:
    """The exit code of a process that ends now, and the rest of what it wrote."""
    out, err = process.communicate(timeout=PATIENCE)
    return process.returncode, (out or b"").decode(), err.decode()


def wait_for(path: Path) -> None:
    """Wait until a file is there."""
    deadline = time.monotonic() + PATIENCE
    while not path.exists():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def assert_fits(text: str) -> None:
    """What was drawn last has room on the screen."""
    lines = ESCAPES.sub("", text.rsplit("\x1b[2J", maxsplit=1)[-1]).split("\r\n")
    assert len(lines) <= 24, text
    assert max([cell_len(line.rstrip()) for line in lines]) <= 80, text


@pytest.mark.parametrize(("game", "private"), [("iunu", "Your hand"), ("huns", "Your Camp")])
def test_a_person_plays_a_whole_game(tmp_path: Path, game: str, private: str) -> None:
    """On a screen that all of it fits on at every question."""
    person = Person("play", game, "--seed", "5", "--seat", "you", "--seat", "random", "--save", tmp_path / "game")
    screen = person.read()
    for _ in range(300):
        if person.process.poll() is not None or "serai replay" in person.seen:
            break
        assert_fits(screen)
        screen = person.type("1")
    assert person.leave() == 0
    record = api.read_record(tmp_path / "game")
    assert record.replay().chooser == OVER
    entered, left = person.seen.index("\x1b[?1049h"), person.seen.index("\x1b[?1049l")
    assert entered < left
    assert private not in person.seen[left:]
    assert f"wins with {max(record.replay().outcome().points)} VP" in person.seen[left:]


def test_a_person_sees_all_at_once_and_reads_page_by_page(tmp_path: Path) -> None:
    person = Person("play", "iunu", "--seed", "5", "--save", tmp_path / "game")
    screen = person.read()
    page = person.type("rules")
    assert "IUNU: the rules" in page
    assert "Press Enter to go on." in page
    pages = 1
    while "Press Enter to go on." in page:
        assert len(page.splitlines()) <= 25
        page, pages = person.type(""), pages + 1
    assert pages > 5
    again = page
    refused = person.type("play pharaoh")
    assert "“play pharaoh” is not possible now." in ESCAPES.sub("", refused)
    for text in (screen, again, refused):
        assert_fits(text)
    person.type("quit")
    assert person.leave() == 0
    assert "serai play --resume" in person.seen


def test_no_color_is_respected(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    person = Person("play", "iunu", "--seed", "5", "--save", tmp_path / "game")
    person.read()
    os.close(person.master)
    person.process.wait(PATIENCE)
    codes = {code for found in re.findall(r"\x1b\[([0-9;]*)m", person.seen) for code in found.split(";")}
    assert codes <= {"0", "1", "2", ""}


def test_a_hot_seat_keeps_hands_off_the_screen(tmp_path: Path) -> None:
    arguments = ("--seat", "you", "--seat", "you", "--save", tmp_path / "game")
    person = Person("play", "iunu", "--seed", "5", *arguments)
    assert "Your hand" not in person.read()
    assert "Your hand" in person.type("")
    cover = person.type("play scribe")
    assert cover.index("\x1b[2J") < cover.index("Everything secret is hidden")
    assert "Your hand" not in cover
    assert "Your hand" in person.type("")
    person.type("quit")
    assert person.leave() == 0


def test_ctrl_c_at_a_question_saves_the_game(tmp_path: Path) -> None:
    person = Person("play", "iunu", "--seed", "5", "--save", tmp_path / "game")
    person.read()
    person.type("1")
    time.sleep(0.3)
    os.killpg(person.process.pid, signal.SIGINT)
    person.read()
    assert person.leave() == INTERRUPTED
    assert "Traceback" not in person.seen
    assert "serai play --resume" in person.seen[person.seen.index("\x1b[?1049l") :]
    assert api.read_record(tmp_path / "game").entries[-1].text == "play baker"


def test_a_killed_process_leaves_its_game_to_others(tmp_path: Path) -> None:
    first = Person("play", "iunu", "--seed", "5", "--save", tmp_path / "game")
    first.read()
    first.type("1")
    code, _, err = finish(start("play", "--resume", tmp_path / "game"))
    assert code == 2
    assert one_sentence(err) == f"{tmp_path / 'game'} cannot be written: It is being played elsewhere"
    first.process.kill()
    first.leave()
    second = Person("play", "--resume", tmp_path / "game")
    assert "Your hand" in second.read()
    second.type("quit")
    assert second.leave() == 0


def test_ctrl_c_in_a_pipe_saves_the_game(tmp_path: Path) -> None:
    process = start("play", "iunu", "--seed", "5", "--save", tmp_path / "game")
    wait_for(tmp_path / "game")
    assert process.stdout is not None
    while not process.stdout.readline().startswith(b"Number or notation"):
        pass
    os.killpg(process.pid, signal.SIGINT)
    code, _, err = finish(process)
    assert code == INTERRUPTED
    assert one_sentence(err).startswith("The game is saved.")
    assert api.read_record(tmp_path / "game").steps


def test_ctrl_c_while_bots_play_leaves_a_whole_game(tmp_path: Path) -> None:
    process = start("play", "iunu", *["--seat", "greedy"] * 4, "--save", tmp_path / "game")
    wait_for(tmp_path / "game")
    time.sleep(0.3)
    os.killpg(process.pid, signal.SIGINT)
    code, _, err = finish(process)
    assert code in (INTERRUPTED, 0), "0 if the bots were quicker"
    assert "Traceback" not in err
    assert api.read_record(tmp_path / "game").replay()
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["game"]


@pytest.mark.parametrize("processes", ["1", "2"])
def test_ctrl_c_stops_a_simulation(tmp_path: Path, processes: str) -> None:
    arguments = ("--games", "1000000", "--processes", processes, "--records", tmp_path / "records")
    process = start("simulate", "iunu", "--json", *arguments)
    wait_for(tmp_path / "records" / "iunu-000011.serai")
    os.killpg(process.pid, signal.SIGINT)
    code, out, err = finish(process)
    assert (code, out) == (INTERRUPTED, "")
    assert one_sentence(err) == "Stopped."


@pytest.mark.parametrize(
    "arguments",
    [["simulate", "iunu", "--games", "2", "--json"], ["replay", "GAME"], ["rules", "iunu"], ["play", "iunu"]],
)
def test_a_closed_pipe_is_no_error(tmp_path: Path, arguments: list[str]) -> None:
    (tmp_path / "game").write_text(api.play(api.game("iunu"), ["random", "random"], 1).text())
    with start(*[str(tmp_path / "game") if one == "GAME" else one for one in arguments]) as process:
        assert process.stdout is not None
        process.stdout.close()
        assert_quiet(process, CLOSED_PIPE)


def test_a_reader_may_stop_after_a_line(tmp_path: Path) -> None:
    (tmp_path / "game").write_text(api.play(api.game("iunu"), ["random"] * 4, 1).text())
    with start("replay", tmp_path / "game", "--json") as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"{\n"
        process.stdout.close()
        assert_quiet(process, CLOSED_PIPE, 0)


def assert_quiet(process: subprocess.Popen[bytes], *codes: int) -> None:
    """A process ends with one of the codes and without a word of complaint."""
    assert process.wait(PATIENCE) in codes
    assert process.stderr is not None
    assert process.stderr.read() == b""


@pytest.mark.parametrize("arguments", [["rules", "iunu"], ["--help"], ["simulate", "iunu", "--games", "1", "--json"]])
def test_a_full_disk_behind_the_output_is_one_sentence(arguments: list[str]) -> None:
    with open("/dev/full", "wb") as full:
        code, _, err = finish(start(*arguments, stdout=full.fileno()))
    assert code == 2
    assert one_sentence(err) == "stdout cannot be written: No space left on device"


def test_characters_that_a_terminal_lacks_do_not_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    code, out, err = finish(start("rules", "iunu", "--lang", "ko"))
    assert (code, err) == (0, "")
    assert "IUNU" in out
