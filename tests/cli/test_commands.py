"""The commands but for playing: what they print, in words and as JSON, in every language."""

import json
from pathlib import Path

import pytest

import serai as api
from serai.core.record import Record
from serai.version import COMPILED, __version__
from serai.words import LANGUAGES
from tests.cli.conftest import Serai, one_sentence

EDITION = Path(api.__file__).parent / "iunu" / "editions" / "heliopolis.toml"


@pytest.fixture
def record(tmp_path: Path) -> Record:
    """A finished game, in the file `game`."""
    found = api.play(api.game("iunu"), ["random", "greedy", "random"], 7)
    (tmp_path / "game").write_text(found.text())
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "arguments",
    [
        ["--help"],
        ["serve", "--help"],
        ["--version"],
        ["play", "--help"],
        ["simulate", "--help"],
        ["arena", "--help"],
        ["replay", "--help"],
        ["check", "--help"],
        ["cards", "--help"],
        ["rules", "--help"],
        ["bench", "--help"],
        ["play", "iunu"],
        ["play", "--resume", "GAME"],
        ["simulate", "iunu", "--games", "2", "--processes", "1"],
        ["simulate", "iunu", "--games", "2", "--json", "--option", "scribe=any"],
        ["arena", "huns", "--bots", "random", "--games", "2", "--seats", "3"],
        ["replay", "GAME"],
        ["replay", "GAME", "--at", "60"],
        ["replay", "GAME", "--at", "0", "--json"],
        ["check", "GAME", EDITION],
        ["cards", "iunu"],
        ["cards", "huns"],
        ["cards", "iunu", "--edition", EDITION],
        ["rules", "iunu"],
        ["rules", "huns"],
        ["bench", "--seats", "2", "--milliseconds", "1"],
        ["bench", "--json", "--seats", "3", "--milliseconds", "1"],
    ],
    ids=lambda arguments: " ".join([str(argument) for argument in arguments[:3]]),
)
def test_speaks_every_language(
    serai: Serai, tmp_path: Path, record: Record, language: str, arguments: list[str | Path]
) -> None:
    ran = serai(*[tmp_path / "game" if one == "GAME" else one for one in arguments], "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.strip()


def test_languages_differ(serai: Serai) -> None:
    texts = {serai("rules", "iunu", f"--lang={language}").out for language in LANGUAGES}
    assert len(texts) == len(LANGUAGES)


def test_the_environment_chooses_the_language(serai: Serai, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SERAI_LANG", "")
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert "Befehle" in serai("--help").out
    assert "명령" in serai("--help", "--lang", "ko").out


def test_version_tells_the_build(serai: Serai) -> None:
    build = "compiled" if COMPILED else "pure Python"
    assert serai("--version").out == f"Serai {__version__} ({build})\n"


def test_help_names_every_command_and_option(serai: Serai) -> None:
    out = serai("--help").out
    for command in ("play", "serve", "simulate", "arena", "balance", "replay", "check", "cards", "rules", "bench"):
        assert f"  {command} " in out
    assert "[--json]" not in out
    assert "--records DIR" in serai("simulate", "--help").out


class TestSimulate:
    ARGUMENTS = ("simulate", "iunu", "--seats", "2", "--bots", "random,greedy", "--seed", "4", "--json")
    TIMES = ("seconds", "decisions_per_second")

    def test_json_has_all_keys(self, serai: Serai) -> None:
        found = json.loads(serai(*self.ARGUMENTS, "--games", "3").out)
        assert list(found) == [
            "games",
            "decisions",
            "seconds",
            "decisions_per_second",
            "wins",
            "mean_points",
            "points_by_source",
            "rounds",
            "ends",
        ]
        assert found["games"] == 3
        assert sum(found["wins"].values()) == pytest.approx(3)

    def test_json_is_the_same_on_any_number_of_cores(self, serai: Serai) -> None:
        arguments = ("simulate", "iunu", "--games", "24", "--seed", "9", "--json", "--processes")
        results = [json.loads(serai(*arguments, processes).out) for processes in ("1", "2")]
        for found in results:
            for name in self.TIMES:
                del found[name]
        assert results[0] == results[1]

    def test_says_the_same_in_words(self, serai: Serai) -> None:
        found = json.loads(serai(*self.ARGUMENTS, "--games", "3").out)
        out = serai(*self.ARGUMENTS[:-1], "--games", "3").out
        assert "3 games of iunu with 2 seats" in out
        row = next(line for line in out.splitlines() if line.startswith("greedy"))
        assert row.split()[1] == f"{found['wins']['greedy']:.1f}"
        assert row.split()[3] == f"{found['mean_points']['greedy']:.1f}"

    def test_writes_records_that_are_sound(self, serai: Serai, tmp_path: Path) -> None:
        serai(*self.ARGUMENTS, "--games", "3", "--records", tmp_path / "records")
        files = sorted((tmp_path / "records").iterdir())
        ran = serai("check", *files)
        assert ran.code == 0
        assert ran.out.count("finished") == 3


class TestReplay:
    def test_tells_the_whole_game(self, serai: Serai, tmp_path: Path, record: Record) -> None:
        out = serai("replay", tmp_path / "game").out
        outcome = record.replay().outcome()
        assert f"wins with {max(outcome.points)} VP" in out
        assert f"{record.steps} steps, shown up to step {record.steps}" in out

    def test_stops_where_it_is_told(self, serai: Serai, tmp_path: Path, record: Record) -> None:
        out = serai("replay", tmp_path / "game", "--at", "17").out
        assert "is asked: Which Citizen, or set of one type, do you play?" in out
        assert " 18  " not in out

    def test_names_the_players_of_the_record(self, serai: Serai, tmp_path: Path, record: Record) -> None:
        record.header.players = ["you Ann", "Bob", "greedy"]
        (tmp_path / "game").write_text(record.text())
        out = serai("replay", tmp_path / "game", "--at", "17").out
        assert all(name in out for name in ("Ann draws 5 cards", "Bob draws 5 cards", "greedy 3 draws 5 cards"))

    def test_says_that_a_game_was_for_practice(self, serai: Serai, tmp_path: Path, record: Record) -> None:
        assert "practice" not in serai("replay", tmp_path / "game").out
        record.header.practice = True
        (tmp_path / "game").write_text(record.text())
        assert "A practice game" in serai("replay", tmp_path / "game").out

    @pytest.mark.parametrize("at", [0, 1, 17, 60, None])
    def test_json_is_the_state_there(self, serai: Serai, tmp_path: Path, record: Record, at: int | None) -> None:
        extra = [] if at is None else ["--at", str(at)]
        found = json.loads(serai("replay", tmp_path / "game", "--json", *extra).out)
        state = record.replay(at)
        assert found["steps"] == record.steps
        assert found["at"] == (record.steps if at is None else at)
        assert found["chooser"] == state.chooser
        assert found["question"] == state.question
        assert found["legal"] == [action.text for action in state.legal()]
        assert found["fingerprint"] == state.fingerprint()
        if at is None:
            outcome = state.outcome()
            assert found["over"] is True
            assert found["outcome"] == outcome.text()
            assert found["points"] == outcome.points
            assert found["winners"] == list(outcome.winners)
            assert (found["ending"], found["decided"]) == (outcome.ending, outcome.decided)
        else:
            assert found["over"] is False
            assert found["points"] is None

    def test_json_log_holds_nothing_secret(self, serai: Serai, tmp_path: Path, record: Record) -> None:
        found = json.loads(serai("replay", tmp_path / "game", "--json").out)
        log = record.replay(log=True).log
        assert log is not None
        assert [(event["key"], event["seat"]) for event in found["log"]] == [(one.key, one.seat) for one in log]
        for event, one in zip(found["log"], log, strict=True):
            assert event["fields"] == one.seen_by(None).fields
        assert not any("card" in event["fields"] for event in found["log"] if event["key"] == "drew")


class TestCheck:
    def test_has_a_line_for_each_file(self, serai: Serai, tmp_path: Path, record: Record) -> None:
        (tmp_path / "cut").write_text(record.text()[:-400])
        ran = serai("check", tmp_path / "game", tmp_path / "cut", EDITION)
        assert (ran.code, ran.err) == (0, "")
        lines = ran.out.splitlines()
        assert lines[0] == f"{tmp_path / 'game'}: sound (iunu, 3 seats, {record.steps} steps, finished)"
        assert lines[1].endswith("not finished)")
        assert lines[2] == f"{EDITION}: sound (iunu, edition “heliopolis”)"

    def test_fails_if_any_is_bad_and_checks_the_rest(self, serai: Serai, tmp_path: Path, record: Record) -> None:
        (tmp_path / "bad").write_text(record.text().replace("* roll", "* draw farmer\n* roll", 1))
        (tmp_path / "bad.toml").write_text("game = 'iunu'\n")
        ran = serai("check", tmp_path / "bad", tmp_path / "bad.toml", tmp_path / "none", tmp_path / "game")
        assert ran.code == 1
        assert ran.out.count("\n") == 1
        errors = ran.err.splitlines()
        assert len(errors) == 3
        assert "breaks the rules" in errors[0]
        assert errors[1].startswith(f"{tmp_path / 'bad.toml'}, line 1: name is missing")
        assert errors[2] == f"{tmp_path / 'none'} cannot be read: No such file or directory"
        assert [error.count(str(tmp_path)) for error in errors] == [1, 1, 1]

    @pytest.mark.parametrize("text", ["game = 3", "game = 'chess'", "game", "\0", "[[[["])
    def test_knows_broken_editions(self, serai: Serai, tmp_path: Path, text: str) -> None:
        (tmp_path / "bad.toml").write_text(text)
        ran = serai("check", tmp_path / "bad.toml")
        assert one_sentence(ran.err)
        assert ran.code == 1

    def test_warns_of_a_small_edition(self, serai: Serai, tmp_path: Path) -> None:
        source = EDITION.read_text().replace("majority = 12, copies = 12", "majority = 4, copies = 4")
        (tmp_path / "small.toml").write_text(source.replace("heliopolis", "small"))
        ran = serai("check", tmp_path / "small.toml")
        assert ran.code == 0
        assert "only 64 Citizens" in ran.out


class TestCardsAndRules:
    def test_cards_show_the_numbers_of_an_edition(self, serai: Serai, tmp_path: Path) -> None:
        source = EDITION.read_text().replace("vp = 9, majority = 4, copies = 4", "vp = 77, majority = 5, copies = 5")
        (tmp_path / "mine.toml").write_text(source)
        row = next(line for line in serai("cards", "iunu").out.splitlines() if line.startswith("Pharaoh"))
        assert row.split()[1:4] == ["9", "4", "0"]
        out = serai("cards", "iunu", "--edition", tmp_path / "mine.toml").out
        row = next(line for line in out.splitlines() if line.startswith("Pharaoh"))
        assert row.split()[1:4] == ["77", "5", "0"]

    def test_rules_come_from_the_locale(self, serai: Serai) -> None:
        assert serai("rules", "iunu", "--lang", "ko").out.startswith("IUNU")
        assert "사후세계" in serai("rules", "iunu", "--lang", "ko").out

    def test_texts_are_not_wider_than_the_eye_likes(self, serai: Serai, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("COLUMNS", "200")
        assert max([len(line) for line in serai("rules", "iunu").out.splitlines()]) <= 100


def test_bench_measures_each_number_of_seats(serai: Serai) -> None:
    found = json.loads(serai("bench", "--json", "--milliseconds", "1").out)
    tables = [(key, seats) for key in api.GAMES for seats in (2, 3, 4)]
    assert [(row["game"], row["seats"]) for row in found["rates"]] == tables
    assert found["compiled"] is COMPILED
    assert all(row["playout"] > 0 for row in found["rates"])
