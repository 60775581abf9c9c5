"""Saved games stay whole, whatever goes wrong."""

import errno
import os
from pathlib import Path

import pytest

import serai as api
from serai.cli.save import Claim, check_new, new_path, save
from serai.core.frame import OVER
from serai.files import UnwritableFile
from tests.cli.conftest import Serai, one_sentence


def full(*arguments: object, **options: object) -> None:
    """A disk without room."""
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def interrupted(*arguments: object, **options: object) -> None:
    """A person who presses Ctrl-C at the worst moment."""
    raise KeyboardInterrupt


@pytest.mark.parametrize("broken", ["os.replace", "os.fsync", "os.fdopen", "tempfile.mkstemp"])
@pytest.mark.parametrize("fault", [full, interrupted])
def test_a_fault_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: str, fault: object
) -> None:
    path = tmp_path / "game"
    save(path, "old\n")
    monkeypatch.setattr(f"serai.cli.save.{broken}", fault)
    with pytest.raises((UnwritableFile, KeyboardInterrupt)):
        save(path, "new\n" * 1000)
    assert path.read_text() == "old\n"
    assert list(tmp_path.iterdir()) == [path]


def test_replaces_a_file_in_one_step(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "deep" / "er" / "game"
    steps: list[str] = []
    real = os.replace

    def replace(source: str, target: Path) -> None:
        steps.append(Path(source).read_text())
        assert Path(source).parent == target.parent
        real(source, target)

    monkeypatch.setattr("serai.cli.save.os.replace", replace)
    save(path, "whole\n")
    assert steps == ["whole\n"]
    assert path.read_text() == "whole\n"


def test_follows_a_link(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "real")
    save(tmp_path / "link", "text\n")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "real").read_text() == "text\n"


@pytest.mark.parametrize("place", ["file/game", "folder", "bad\0name", "loop"])
def test_refuses_places_that_cannot_be_written(tmp_path: Path, place: str) -> None:
    (tmp_path / "file").write_text("x")
    (tmp_path / "folder").mkdir()
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    with pytest.raises(UnwritableFile):
        save(tmp_path / place, "text\n")


def test_refuses_what_is_no_plain_file() -> None:
    with pytest.raises(UnwritableFile):
        save(Path("/dev/full"), "text\n")
    assert Path("/dev/full").is_char_device()


def test_respects_a_read_only_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "game").write_text("x")
    monkeypatch.setattr("serai.cli.save.os.access", lambda path, mode: False)
    with pytest.raises(UnwritableFile, match="Permission denied"):
        save(tmp_path / "game", "text\n")


def test_new_files_have_names_of_their_own(home: Path) -> None:
    paths = set()
    for _ in range(4):
        path = new_path("iunu")
        check_new(path)
        save(path, "x\n")
        paths.add(path)
    assert len(paths) == 4
    with pytest.raises(UnwritableFile, match="File exists"):
        check_new(path)


def test_a_full_disk_at_the_beginning_is_an_error(
    serai: Serai, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("serai.cli.save.os.replace", full)
    ran = serai("play", "iunu", "--save", tmp_path / "game", typed="1\n")
    assert ran.code == 2
    assert one_sentence(ran.err) == f"{tmp_path / 'game'} cannot be written: No space left on device"
    assert "Your hand" not in ran.out


def test_a_full_disk_in_the_middle_leaves_the_last_save(
    serai: Serai, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game"
    serai("play", "iunu", "--seed", "5", "--save", path, typed="1\n")
    text = path.read_text()
    real, saves = os.replace, []

    def replace(source: str, target: str) -> None:
        saves.append(source)
        if len(saves) > 1:
            full()
        real(source, target)

    monkeypatch.setattr("serai.cli.save.os.replace", replace)
    ran = serai("play", "--resume", path, typed="1\n1\n1\n1\n1\n")
    assert ran.code == 2
    assert [line for line in ran.err.splitlines() if line] == [
        f"{path} cannot be written: No space left on device"
    ] * 2, "once when it happens, once at the end"
    assert path.read_text() == text
    assert list(tmp_path.glob("*game*")) == [path]


def test_a_game_goes_on_elsewhere_when_its_disk_is_full(
    serai: Serai, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = os.replace
    used: list[str] = []

    def replace(source: str, target: Path) -> None:
        used.append(target.name)
        if target.name == "full" and used.count("full") > 1:
            full()
        real(source, target)

    monkeypatch.setattr("serai.cli.save.os.replace", replace)
    typed = f"1\n1\n1\nsave {tmp_path / 'other'}\n" + "1\n" * 400
    seats = ("--seat", "you", "--seat", "random", "--seat", "random")
    ran = serai("play", "iunu", "--seed", "5", "--save", tmp_path / "full", *seats, typed=typed)
    assert ran.code == 0
    assert api.read_record(tmp_path / "other").replay().chooser == OVER


@pytest.mark.parametrize("others", [[], ["--seat", "you", "--seat", "greedy"]])
def test_a_finished_game_is_shown_again_and_stays_as_it_is(serai: Serai, tmp_path: Path, others: list[str]) -> None:
    path = tmp_path / "game"
    path.write_text(api.play(api.game("iunu"), ["random", "random"], 1).text() + "# a  comment\n")
    before = path.read_bytes()
    ran = serai("play", "--resume", path, *others)
    assert (ran.code, ran.err) == (0, "")
    assert "wins with" in ran.out
    assert path.read_bytes() == before


class TestClaim:
    def test_a_game_is_played_by_one_process_alone(self, serai: Serai, tmp_path: Path) -> None:
        path = tmp_path / "game"
        serai("play", "iunu", "--seed", "5", "--save", path, typed="1\n")
        before = path.read_text()
        claim = Claim(path)
        ran = serai("play", "--resume", path, typed="1\n")
        assert ran.code == 2
        assert one_sentence(ran.err) == f"{path} cannot be written: It is being played elsewhere"
        assert path.read_text() == before
        claim.release()
        assert serai("play", "--resume", path, typed="1\n").code == 0
        assert path.read_text().startswith(before)

    @pytest.mark.parametrize("name", ["link", "folder/../game"])
    def test_by_whatever_name(self, tmp_path: Path, name: str) -> None:
        (tmp_path / "folder").mkdir()
        (tmp_path / "link").symlink_to(tmp_path / "game")
        claim = Claim(tmp_path / "game")
        with pytest.raises(UnwritableFile, match="played elsewhere"):
            Claim(tmp_path / name)
        claim.release()
        Claim(tmp_path / name).release()

    def test_moves_with_the_game(self, serai: Serai, tmp_path: Path) -> None:
        claim = Claim(tmp_path / "taken")
        typed = f"save {tmp_path / 'taken'}\nsave {tmp_path / 'free'}\n1\n"
        ran = serai("play", "iunu", "--seed", "5", "--save", tmp_path / "game", typed=typed)
        assert [line for line in ran.err.splitlines() if line] == [
            f"{tmp_path / 'taken'} cannot be written: It is being played elsewhere",
            f"Saved in {tmp_path / 'free'}",
        ]
        assert not (tmp_path / "taken").exists()
        assert len(api.read_record(tmp_path / "free").entries) > len(api.read_record(tmp_path / "game").entries)
        claim.release()

    def test_is_given_up_whatever_goes_wrong(self, serai: Serai, tmp_path: Path) -> None:
        (tmp_path / "bad").write_text("no record")
        for _ in range(2):
            assert "Line 1" in one_sentence(serai("play", "--resume", tmp_path / "bad").err)
        Claim(tmp_path / "bad").release()

    def test_does_without_a_lock_where_none_can_be_written(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        (tmp_path / "file").write_text("x")
        monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
        Claim(tmp_path / "game").release()
