"""The command that judges a recorded game."""

import json
import re
from pathlib import Path

import pytest

import serai as package
from serai.words import LANGUAGES
from tests.cli.conftest import Serai


@pytest.fixture(scope="module", params=package.GAMES)
def file(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / f"{request.param}.serai"
    path.write_text(package.play(package.game(request.param), ["greedy", "random"], 3).text(), "utf-8")
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_every_language(serai: Serai, file: Path, language: str) -> None:
    ran = serai("review", file, "--iterations", "5", "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    assert not re.search(r"\b(cli|iunu|huns)-[a-z]+-[a-z]+", ran.out)
    assert len(ran.out.splitlines()) > 15


def test_turning_points_or_all_decisions(serai: Serai, file: Path) -> None:
    few = serai("review", file, "--iterations", "5").out
    every = serai("review", file, "--iterations", "5", "--all").out
    assert 1 <= len(re.findall(r"^Step \d+, ", few, re.MULTILINE)) <= 5
    decisions = re.search(r": (\d+) decisions", every)
    assert decisions
    assert len(re.findall(r"^Step \d+, ", every, re.MULTILINE)) == int(decisions[1])


def test_json_is_what_the_package_finds(serai: Serai, file: Path) -> None:
    ran = serai("review", file, "--iterations", "5", "--json")
    assert (ran.code, ran.err) == (0, "")
    assert json.loads(ran.out) == json.loads(json.dumps(package.review(package.read_record(file), 5).json()))


@pytest.mark.parametrize("words", [("--iterations", "0"), ("--iterations", "many"), ("--at", "3")])
def test_bad_options_are_told_in_a_sentence(serai: Serai, file: Path, words: tuple[str, ...]) -> None:
    ran = serai("review", file, *words)
    assert ran.code != 0
    assert ran.out == ""
    assert "Traceback" not in ran.err
    assert len(ran.err.strip()) > 20


def test_bad_files_are_told_in_a_sentence(serai: Serai, tmp_path: Path, file: Path) -> None:
    lines = file.read_text("utf-8").splitlines(keepends=True)
    broken = tmp_path / "broken.serai"
    broken.write_text("".join([*lines[:-30], "done\n", *lines[-30:]]), "utf-8")
    for path in (tmp_path / "nowhere.serai", tmp_path, broken):
        ran = serai("review", path, "--iterations", "2")
        assert ran.code != 0
        assert "Traceback" not in ran.err
        assert len(ran.err.strip()) > 20


def test_a_game_that_is_not_finished_can_be_judged(serai: Serai, tmp_path: Path, file: Path) -> None:
    lines = file.read_text("utf-8").splitlines(keepends=True)
    (tmp_path / "half.serai").write_text("".join(lines[:40]), "utf-8")
    ran = serai("review", tmp_path / "half.serai", "--iterations", "5")
    assert (ran.code, ran.err) == (0, "")
