"""The command that writes a report on balance."""

import json
import re
import sys
from pathlib import Path

import pytest

import serai as package
from serai.words import LANGUAGES
from tests.cli.conftest import Serai
from tests.conftest import require

SMALL = ("--games", "4", "--seats", "2", "--processes", "1")


@pytest.fixture
def plots() -> None:
    """Pictures can be drawn."""
    try:
        import matplotlib  # noqa: F401, PLC0415
    except ImportError:
        require("matplotlib is not installed: pip install 'serai[plots]'")


@pytest.mark.usefixtures("plots")
def test_the_page_and_its_pictures_are_written_the_same_each_time(serai: Serai, tmp_path: Path) -> None:
    found: list[dict[str, bytes]] = []
    for name in ("a", "b"):
        folder = tmp_path / name
        ran = serai("balance", "huns", *SMALL, "--out", folder)
        assert (ran.code, ran.err) == (0, "")
        assert str(folder / "balance.md") in ran.out
        page = (folder / "balance.md").read_text("utf-8")
        pictures = re.findall(r"\((balance/\S+\.svg)\)", page)
        assert sorted(pictures) == sorted([f"balance/{path.name}" for path in (folder / "balance").iterdir()])
        found.append({path: (folder / path).read_bytes() for path in pictures})
        found[-1]["page"] = page.replace(str(folder), "").encode()
    assert found[0] == found[1]


@pytest.mark.usefixtures("plots")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_whole_in_every_language(serai: Serai, tmp_path: Path, language: str) -> None:
    ran = serai("balance", *package.GAMES, *SMALL, "--out", tmp_path, "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    page = (tmp_path / "balance.md").read_text("utf-8")
    assert not re.search(r"\b(cli|iunu|huns)-[a-z]+-[a-z]+", page.replace(f"--lang {language}", ""))
    assert page.count("\n## ") == 1 + len(package.GAMES)


def test_without_matplotlib_the_way_to_get_it_is_told_before_any_game(
    serai: Serai, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    ran = serai("balance", "iunu", *SMALL, "--out", tmp_path / "report")
    assert ran.code != 0
    assert "serai[plots]" in ran.err
    assert not (tmp_path / "report").exists()
    assert serai("balance", "iunu", *SMALL, "--json").code == 0


def test_the_figures_as_json(serai: Serai) -> None:
    ran = serai("balance", "iunu", *SMALL, "--json")
    assert (ran.code, ran.err) == (0, "")
    found = json.loads(ran.out)["studies"][0]["seats"]["2"]
    assert found["games"] == 4
    assert len(found["wins"]) == len(found["wins_by_seat"]) == 2
    assert set(found["things"]) == {"citizens", "afterlife", "majority"}
    wins = found["things"]["citizens"]["farmer"]["wins"]
    assert 0 <= wins["low"] <= wins["value"] <= wins["high"] <= 1


@pytest.mark.parametrize(
    "words",
    [
        ("balance", "chess"),
        ("balance", "iunu", "--seats", "9"),
        ("balance", "iunu", "--games", "0"),
        ("balance", "iunu", "--processes", "0"),
        ("balance", "iunu", "--option", "scribe=never"),
        ("balance", "iunu", "--edition", "nowhere.toml"),
        ("balance",),
    ],
)
def test_bad_input_is_told_in_a_sentence(serai: Serai, tmp_path: Path, words: tuple[str, ...]) -> None:
    ran = serai(*words, "--out", tmp_path / "report")
    assert ran.code != 0
    assert ran.out == ""
    assert "Traceback" not in ran.err
    assert len(ran.err.strip()) > 20
    assert not (tmp_path / "report").exists()


@pytest.mark.usefixtures("plots")
def test_a_folder_that_cannot_be_written_is_told_before_the_first_game(serai: Serai, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    ran = serai("balance", "iunu", "--games", "100000", "--out", tmp_path / "file")
    assert ran.code != 0
    assert str(tmp_path / "file") in ran.err
