"""The documents say what is so: their code runs, their game replays, their links and rulings exist."""

import re
from pathlib import Path

import pytest

import serai

TOP = Path(__file__).resolve().parent.parent
PAGES = sorted([*TOP.glob("*.md"), *TOP.glob("docs/**/*.md"), *TOP.glob("bench/*.md"), *TOP.glob("training/*.md")])


SOURCES = [path for top in ("src", "tests", "tools", "bench") for path in sorted(TOP.glob(f"{top}/**/*.py"))]


def blocks(page: Path, language: str) -> list[str]:
    """The fenced blocks of a language in a page."""
    return re.findall(rf"^```{language}\n(.*?)^```$", page.read_text("utf-8"), re.MULTILINE | re.DOTALL)


def test_the_ten_lines_of_the_readme_play_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    code = blocks(TOP / "README.md", "python")[0]
    exec(compile(code, "README.md", "exec"), {"__name__": "readme"})
    assert "won by" in capsys.readouterr().out


def records(page: Path) -> list[serai.Record]:
    """The records that a page shows."""
    return [serai.parse_record(block) for block in blocks(page, "") if block.startswith("serai record: ")]


def test_every_record_that_a_page_shows_replays_and_stays_the_same() -> None:
    shown = [record for page in PAGES for record in records(page)]
    assert {record.new().game.key for record in shown} == set(serai.GAMES)
    for record in shown:
        record.replay()
        assert serai.parse_record(record.text()) == record


def test_the_annotated_games_end_where_the_page_says() -> None:
    iunu, huns = records(TOP / "docs" / "notation.md")
    assert (iunu.entries[0].comment, iunu.replay().question) == ("seat 1 begins", "draw")
    state = huns.replay()
    assert (state.chooser, state.question) == (1, "die")
    assert {action.text.split()[1] for action in state.legal()} == {"black", "yellow"}


@pytest.mark.parametrize("key", serai.GAMES)
def test_every_kind_of_action_is_explained(key: str) -> None:
    page = (TOP / "docs" / "notation.md").read_text("utf-8")
    explained = {
        text.split()[0]
        for line in page.split(f"## Actions of {key.upper()}")[1].split("\n## ")[0].splitlines()
        for text in re.findall(r"`([^`]+)`", line.split(" | ")[0])
    }
    assert {action.verb for action in serai.game(key).actions.all} <= explained


@pytest.mark.parametrize("key", serai.GAMES)
def test_every_table_of_an_edition_is_explained(key: str) -> None:
    section = (TOP / "docs" / "editions.md").read_text("utf-8").split(f"\n## {key.upper()}\n")[1].split("\n## ")[0]
    explained = {name for row in re.findall(r"^\| (`[^|]*) \|", section, re.MULTILINE) for name in row.split(", ")}
    tables = re.findall(r"^\[(.+)\]$", serai.game(key).edition.source, re.MULTILINE)
    assert explained == {f"`{name}`" for name in tables}


@pytest.mark.parametrize("page", PAGES, ids=[str(page.relative_to(TOP)) for page in PAGES])
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text("utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), target


@pytest.mark.parametrize("key", serai.GAMES)
def test_every_cited_ruling_is_written_down(key: str) -> None:
    name = key.upper()
    page = (TOP / "docs" / "rules" / f"{key}.md").read_text("utf-8")
    defined = set(re.findall(rf"^- \*\*({name}-\d+)\*\*", page, re.MULTILINE))
    assert defined == {f"{name}-{number}" for number in range(1, len(defined) + 1)}
    sources = [*SOURCES, *TOP.glob("src/**/*.ftl"), *TOP.glob("docs/**/*.md")]
    cited = {found for path in sources for found in re.findall(rf"{name}-\d+", path.read_text("utf-8"))}
    assert len(cited) > 20
    assert cited <= defined


@pytest.mark.parametrize("key", serai.GAMES)
def test_every_ruling_has_a_test_of_its_number(key: str) -> None:
    page = (TOP / "docs" / "rules" / f"{key}.md").read_text("utf-8")
    defined = {int(number) for number in re.findall(rf"^- \*\*{key.upper()}-(\d+)\*\*", page, re.MULTILINE)}
    tests = "".join([path.read_text("utf-8") for path in TOP.glob(f"tests/{key}/test_rulings_*.py")])
    assert {int(number) for number in re.findall(rf"^def test_{key}_(\d+)_", tests, re.MULTILINE)} == defined


def test_the_readme_names_every_place_at_the_top() -> None:
    text = (TOP / "README.md").read_text("utf-8")
    for page in (TOP / "docs").glob("*.md"):
        assert f"docs/{page.name}" in text, page.name


def test_exactly_one_line_of_the_readme_tests_all() -> None:
    lines = [line for line in (TOP / "README.md").read_text("utf-8").splitlines() if "pytest" in line]
    assert len(lines) == 1
    assert lines[0].startswith("    python3 -m venv ")
