"""The command that lets bots meet: what it prints, keeps, goes on with and refuses."""

import json
import os
import re
import signal
import time
from pathlib import Path
from typing import Any

import pytest

import serai as api
from serai.bots.arena import Group, Match, Score
from serai.cli import scores
from serai.cli.main import INTERRUPTED
from serai.cli.save import Claim
from serai.cli.scores import Scores, code, read_group, settings
from serai.files import UnwritableFile
from serai.words import LANGUAGES
from tests.cli.conftest import Serai, one_sentence, start

PATIENCE = 60
SMALL = ("arena", "iunu", "--bots", "greedy,random", "--games", "5", "--processes", "1")
ARENAS = ("data", "serai", "arenas")
KEYS = [
    *("game", "seats", "bots", "options", "seed", "budget", "iterations", "asked", "games", "groups", "win_share"),
    *("fair_share", "mean_points", "intervals", "ratings", "comparisons", "significant"),
]


def result(serai: Serai, *arguments: str | Path) -> dict[str, Any]:
    ran = serai(*arguments, "--json")
    assert ran.code == 0, ran.err
    found = json.loads(ran.out)
    assert isinstance(found, dict)
    return found


def a_match(seed: int = 1) -> Match:
    return Match(api.game("iunu"), ["greedy", "random"], {}, seed, None)


class TestReport:
    def test_json_has_all_keys(self, serai: Serai) -> None:
        found = result(serai, *SMALL)
        assert list(found) == KEYS
        assert (found["games"], found["groups"], found["asked"]) == (6, 3, 6)
        assert found["bots"] == ["greedy", "random"]
        assert sum(found["win_share"].values()) == pytest.approx(1)
        assert set(found["intervals"]) == {"win_share", "mean_points"}
        for key, intervals in found["intervals"].items():
            for name, (low, high) in intervals.items():
                assert low <= found[key][name] <= high
        assert set(found["ratings"]["greedy"]) == {"mu", "sigma", "ordinal"}
        assert set(found["comparisons"][0]) == {"bots", "difference", "interval", "better", "decided_after"}

    def test_one_bot_among_three_others(self, serai: Serai) -> None:
        arguments = ("arena", "huns", "--seats", "4", "--games", "1", "--processes", "1", "--bots")
        found = result(serai, *arguments, "random,greedy")
        assert found["bots"] == ["random", "greedy", "greedy", "greedy"]
        assert found == result(serai, *arguments, "random,greedy,greedy,greedy")
        assert found["fair_share"] == {"random": 0.25, "greedy": 0.75}
        assert found["games"] == 4

    def test_stops_early_unless_it_is_to_play_all(self, serai: Serai) -> None:
        arguments = ("arena", "iunu", "--bots", "greedy,random", "--games", "50", "--processes", "1")
        found = result(serai, *arguments)
        assert found["significant"]
        assert found["games"] == found["comparisons"][0]["decided_after"] < 50
        out = serai(*arguments).out
        assert f"greedy is better than random: decided after {found['games']} games." in out
        assert f"All was decided after {found['games']} of 50 games" in out
        whole = result(serai, *arguments, "--all")
        assert whole["games"] == 50
        assert whole["comparisons"][0]["decided_after"] == found["games"]
        assert "All was decided" not in serai(*arguments, "--all").out

    def test_says_the_same_in_words(self, serai: Serai) -> None:
        found = result(serai, *SMALL)
        out = serai(*SMALL).out
        assert "6 games of iunu with 2 seats: greedy, random" in out
        row = next(line for line in out.splitlines() if line.startswith("greedy ")).split()
        low, high = found["intervals"]["mean_points"]["greedy"]
        assert row[1] == f"{100 * found['win_share']['greedy']:.1f}"
        assert row[3:6] == ["50.0", f"{found['mean_points']['greedy']:.1f}", f"{low:.1f}–{high:.1f}"]
        assert row[6] == f"{found['ratings']['greedy']['mu']:.1f}"
        assert "Which of greedy and random is better is not decided." in out

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_speaks_every_language(self, serai: Serai, language: str) -> None:
        texts = [
            serai(*SMALL, "--lang", language),
            serai("arena", "iunu", "--bots", "random", "--games", "1", "--lang", language),
            serai("arena", "iunu", "--bots", "greedy,random", "--games", "40", "--processes", "1", "--lang", language),
            serai("arena", "--help", "--lang", language),
        ]
        for ran in texts:
            assert (ran.code, ran.err) == (0, "")
            assert not re.search(r"\bcli-[a-z]+-[a-z]+", ran.out)
            assert max([len(line) for line in ran.out.splitlines()]) <= 80

    def test_iterations_make_a_search_the_same_on_any_number_of_cores(self, serai: Serai) -> None:
        arguments = ("arena", "iunu", "--bots", "ismcts,random", "--games", "4", "--iterations", "3", "--processes")
        one, two = [result(serai, *arguments, count) for count in ("1", "2")]
        assert one == two
        assert one["iterations"] == 3

    def test_a_budget_in_milliseconds_is_kept_to(self, serai: Serai) -> None:
        began = time.monotonic()
        found = result(serai, "arena", "iunu", "--bots", "ismcts,random", "--games", "2", "--budget", "1")
        assert found["budget"] == 1
        assert time.monotonic() - began < 20, "at half a second each, the decisions of two games take longer"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["iunu"], "--bots BOT,… is missing. See: serai arena --help"),
        (["--bots", "random"], "GAME is missing."),
        (["chess", "--bots", "random"], "There is no game “chess”."),
        (["iunu", "--bots", "bob"], "There is no bot “bob”."),
        (["iunu", "--bots", ""], "There is no bot “”."),
        (["iunu", "--bots", "random,"], "There is no bot “”."),
        (["iunu", "--bots", "random,random,greedy"], "There are 3 bots for 2 seats."),
        (["iunu", "--bots", "random", "--seats", "5"], "iunu is played by 2 to 4 players, not by 5."),
        (["iunu", "--bots", "random", "--seats", "999999999999"], "iunu is played by 2 to 4 players"),
        (["iunu", "--bots", "random", "--games", "0"], "The number of games must be at least 1, not 0."),
        (["iunu", "--bots", "random", "--budget", "0"], "--budget must be at least 1, not 0."),
        (["iunu", "--bots", "random", "--iterations", "-1"], "--iterations must be at least 1, not -1."),
        (["iunu", "--bots", "random", "--budget", "fast"], "“fast” is not a whole number"),
        (["iunu", "--bots", "random", "--processes", "0"], "--processes must be at least 1, not 0."),
        (["iunu", "--bots", "random", "--option", "scribe=no"], "The option “scribe” cannot be “no”."),
        (["iunu", "--bots", "random", "--edition", "/none"], "/none cannot be read: No such file"),
        (["iunu", "--bots", "random", "--out", "/dev/null/x"], "/dev/null/x cannot be written: "),
        (["iunu", "--bots", "random", "--out", "/dev/null"], "/dev/null cannot be written: It is no plain file"),
        (["iunu", "--bots", "random", "--out", "/"], "/ cannot be written: It is no plain file"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_bad_input_is_one_sentence(serai: Serai, arguments: list[str], sentence: str, language: str) -> None:
    ran = serai("arena", *arguments, "--lang", language)
    assert (ran.code, ran.out) == (2, "")
    assert one_sentence(ran.err).startswith(sentence if language == "en" else "")


class TestKept:
    def test_unfinished_results_are_gone_on_with(
        self, serai: Serai, home: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        arguments = ("arena", "iunu", "--bots", "greedy,random", "--games", "12", "--all", "--processes", "1")
        whole = result(serai, *arguments)
        real = Match.play
        played: list[int] = []

        def interrupted(self: Match, number: int) -> Group | None:
            if len(played) == 2:
                raise KeyboardInterrupt
            played.append(number)
            return real(self, number)

        monkeypatch.setattr(Match, "play", interrupted)
        ran = serai(*arguments)
        assert (ran.code, ran.out) == (INTERRUPTED, "")
        (file,) = home.joinpath(*ARENAS).iterdir()
        assert one_sentence(ran.err) == f"Stopped. 4 games are kept in {file}; the same command goes on with that."
        played[:] = [-1]
        assert serai(*arguments).code == INTERRUPTED
        assert played == [-1, 2]
        monkeypatch.setattr(Match, "play", real)
        ran = serai(*arguments, "--json")
        assert one_sentence(ran.err) == f"Going on after 6 games that are kept in {file}"
        assert json.loads(ran.out) == whole
        assert list(home.joinpath(*ARENAS).iterdir()) == [], "what is finished is not kept"

    def test_a_file_of_ones_own_stays_and_grows(self, serai: Serai, tmp_path: Path) -> None:
        file = tmp_path / "deep" / "file"
        few = result(serai, *SMALL, "--out", file)
        before = file.read_bytes()
        assert few["games"] == 6
        assert result(serai, *SMALL, "--out", file) == few
        assert file.read_bytes() == before
        more = result(serai, *SMALL[:-3], "10", "--out", file)
        assert more == result(serai, *SMALL[:-3], "10")
        assert file.read_bytes().startswith(before)
        assert file.read_bytes().count(b"\n") == 6

    @pytest.mark.parametrize("cut", [1, 20, 60])
    def test_a_half_written_line_does_no_harm(self, serai: Serai, tmp_path: Path, cut: int) -> None:
        file = tmp_path / "file"
        whole = result(serai, *SMALL, "--out", file)
        text = file.read_bytes()
        file.write_bytes(text[:-cut])
        ran = serai(*SMALL, "--out", file, "--json")
        assert json.loads(ran.out) == whole
        assert ran.err.startswith("Going on after 4 games" if cut > 1 else "Going on after 6 games")
        assert file.read_bytes().startswith(text[:-cut] + b"\n")
        ran = serai(*SMALL, "--out", file, "--json")
        assert json.loads(ran.out) == whole
        assert ran.err.startswith("Going on after 6 games")

    @pytest.mark.parametrize(
        "noise", [b"\0" * 900, b"\xff\xfe\n\n", b"[" * 100_000, b'{"group": 1}\n', b"9" * 9000, b"null\n[]\n{}\n"]
    )
    def test_damaged_lines_are_played_again(self, serai: Serai, tmp_path: Path, noise: bytes) -> None:
        file = tmp_path / "file"
        whole = result(serai, *SMALL, "--out", file)
        lines = file.read_bytes().splitlines(keepends=True)
        file.write_bytes(b"".join([*lines[:2], noise]))
        assert result(serai, *SMALL, "--out", file) == whole
        assert noise in file.read_bytes()

    @pytest.mark.parametrize(
        ("arguments", "what"),
        [
            (["--seed", "2"], "The seed there: 1; here: 2"),
            (["--budget", "5"], "The budget there: -; here: 5"),
            (["--iterations", "5"], "The number of iterations there: -; here: 5"),
            (["--option", "scribe=any"], "The options there: scribe=set; here: scribe=any"),
            (["--bots", "random,greedy"], "The bots there: greedy,random; here: random,greedy"),
            (["--seats", "3"], "The bots there: greedy,random; here: greedy,random,random"),
        ],
    )
    def test_other_settings_never_mix(self, serai: Serai, tmp_path: Path, arguments: list[str], what: str) -> None:
        file = tmp_path / "file"
        serai(*SMALL, "--out", file)
        before = file.read_bytes()
        ran = serai(*SMALL, *arguments, "--out", file)
        assert (ran.code, ran.out) == (2, "")
        assert one_sentence(ran.err) == f"{file} holds the results of another arena. {what}"
        assert file.read_bytes() == before
        assert serai(*SMALL, "--out", file).code == 0, "and the file is free again"

    @pytest.mark.parametrize("part", ["version", "rules", "edition", "game", "arena"])
    def test_other_versions_never_mix(self, serai: Serai, tmp_path: Path, part: str) -> None:
        file = tmp_path / "file"
        serai(*SMALL, "--out", file)
        lines = file.read_text("utf-8").splitlines(keepends=True)
        header = json.loads(lines[0])
        header[part] = "9\x1b[2J" * 100
        file.write_text(json.dumps(header) + "\n" + "".join(lines[1:]), "utf-8")
        before = file.read_bytes()
        for language in LANGUAGES:
            ran = serai(*SMALL, "--out", file, "--lang", language)
            assert ran.code == 2
            assert one_sentence(ran.err).isprintable()
        assert file.read_bytes() == before

    def test_another_edition_of_the_same_name_never_mixes(self, serai: Serai, tmp_path: Path) -> None:
        source = api.game("iunu").edition.source.replace("vp = 9", "vp = 8")
        (tmp_path / "mine.toml").write_text(source, "utf-8")
        serai(*SMALL, "--out", tmp_path / "file")
        ran = serai(*SMALL, "--out", tmp_path / "file", "--edition", tmp_path / "mine.toml")
        assert "The edition there: heliopolis " in one_sentence(ran.err)

    @pytest.mark.parametrize("text", ["a letter\n", "{}\n", "[1]", '{"arena": 1}\n', "\n", "\0"])
    def test_a_foreign_file_stays_as_it_is(self, serai: Serai, tmp_path: Path, text: str) -> None:
        (tmp_path / "file").write_text(text)
        ran = serai(*SMALL, "--out", tmp_path / "file")
        assert one_sentence(ran.err) == f"{tmp_path / 'file'} cannot be read: It holds no results of an arena"
        assert (tmp_path / "file").read_text() == text

    def test_an_empty_file_is_begun(self, serai: Serai, tmp_path: Path) -> None:
        (tmp_path / "file").touch()
        assert result(serai, *SMALL, "--out", tmp_path / "file")["games"] == 6
        assert len((tmp_path / "file").read_bytes().splitlines()) == 4

    @pytest.mark.parametrize("out", [True, False])
    def test_two_processes_on_one_file_are_refused(self, serai: Serai, tmp_path: Path, out: bool) -> None:
        file = tmp_path / "file" if out else scores.new_path(a_match())
        arguments = (*SMALL, "--out", file) if out else SMALL
        claim = Claim(file)
        ran = serai(*arguments)
        assert (ran.code, ran.out) == (2, "")
        assert one_sentence(ran.err) == f"{file} cannot be written: It is being played elsewhere"
        claim.release()
        assert serai(*arguments).code == 0

    def test_a_full_disk_loses_nothing(self, serai: Serai, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        file = tmp_path / "file"
        whole = result(serai, *SMALL, "--out", tmp_path / "other")
        real = Scores.keep

        def full(self: Scores, group: Group) -> None:
            if group.number == 2:
                self._file.close()
                self._file = open("/dev/full", "ab")  # noqa: SIM115 - closed by the scores
            real(self, group)

        monkeypatch.setattr(Scores, "keep", full)
        ran = serai(*SMALL, "--out", file)
        assert ran.code == 2
        assert one_sentence(ran.err) == f"{file} cannot be written: No space left on device"
        monkeypatch.setattr(Scores, "keep", real)
        ran = serai(*SMALL, "--out", file, "--json")
        assert ran.err.startswith("Going on after 4 games")
        assert json.loads(ran.out) == whole


def test_a_group_that_is_written_is_read_again(tmp_path: Path) -> None:
    kept = Scores(tmp_path / "file", a_match())
    kept.keep(Group(3, [Score([12, 0], [40, -2]), Score([6, 6], [7, 7])]))
    kept.keep(Group(3, [Score([0, 12], [1, 2]), Score([0, 12], [1, 2])]))
    kept.close()
    again = Scores(tmp_path / "file", a_match())
    with pytest.raises(UnwritableFile, match="played elsewhere"):
        Scores(tmp_path / "file", a_match())
    again.close()
    assert list(again.groups) == [3]
    assert [(game.wins, game.points) for game in again.groups[3].games] == [([12, 0], [40, -2]), ([6, 6], [7, 7])]


@pytest.mark.parametrize(
    "line",
    [
        '{"group": -1, "games": [{"wins": [12, 0], "points": [1, 2]}, {"wins": [12, 0], "points": [1, 2]}]}',
        '{"group": true, "games": [{"wins": [12, 0], "points": [1, 2]}, {"wins": [12, 0], "points": [1, 2]}]}',
        '{"group": 1, "games": [{"wins": [12, 0], "points": [1, 2]}]}',
        '{"group": 1, "games": [{"wins": [12], "points": [1]}, {"wins": [12], "points": [1]}]}',
        '{"group": 1, "games": [{"wins": [13, -1], "points": [1, 2]}, {"wins": [12, 0], "points": [1, 2]}]}',
        '{"group": 1, "games": [{"wins": [11, 0], "points": [1, 2]}, {"wins": [12, 0], "points": [1, 2]}]}',
        '{"group": 1, "games": [{"wins": [12, 0], "points": [1, 2e9]}, {"wins": [12, 0], "points": [1, 2]}]}',
        '{"group": 1, "games": [{"wins": [12, 0], "points": [1, 2222222222]}, {"wins": [12, 0], "points": [1, 2]}]}',
        '{"group": 1, "games": {"wins": 12}}',
        '{"group": 1, "games": [1, 2]}',
        '{"games": []}',
        "",
    ],
)
def test_no_group_is_made_up(line: str) -> None:
    good = '{"group": 1, "games": [{"wins": [12, 0], "points": [1, 2]}, {"wins": [12, 0], "points": [1, 2]}]}'
    assert read_group(good.encode(), 2) is not None
    assert read_group(line.encode(), 2) is None


def test_the_code_that_decides_games_is_part_of_the_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for place in ("bots/greedy.py", "cli/app.py", "iunu/editions/one.toml", "iunu/game.so"):
        (tmp_path / place).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / place).write_text("one")
    assert code() in str(settings(a_match())["version"])
    monkeypatch.setattr(scores, "files", lambda package: tmp_path)
    first = code()
    for place, changes in (("cli/app.py", False), ("iunu/game.so", False), ("bots/greedy.py", True)):
        (tmp_path / place).write_text("two")
        assert (code() != first) == changes, place
    first = code()
    (tmp_path / "iunu/editions/one.toml").rename(tmp_path / "iunu/editions/two.toml")
    assert code() != first


@pytest.mark.parametrize("processes", ["1", "2"])
def test_ctrl_c_keeps_what_was_played(tmp_path: Path, serai: Serai, processes: str) -> None:
    file = tmp_path / "file"
    arguments = ("arena", "iunu", "--bots", "random", "--games", "1000000", "--out", file)
    process = start(*arguments, "--processes", processes)
    deadline = time.monotonic() + PATIENCE
    while not file.exists() or file.read_bytes().count(b"\n") < 8:
        assert time.monotonic() < deadline
        time.sleep(0.02)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out) == (INTERRUPTED, b"")
    assert f"are kept in {file}; the same command goes on with that." in one_sentence(err.decode())
    few = ("arena", "iunu", "--bots", "random", "--games", "12", "--processes", "1")
    assert result(serai, *few, "--out", file) == result(serai, *few)


def test_a_killed_arena_leaves_its_results_and_no_process(tmp_path: Path, serai: Serai) -> None:
    file = tmp_path / "file"
    arguments = ("arena", "iunu", "--bots", "random", "--out", file, "--games")
    process = start(*arguments, "1000000", "--processes", "2")
    deadline = time.monotonic() + PATIENCE
    while not file.exists() or file.read_bytes().count(b"\n") < 8:
        assert time.monotonic() < deadline
        time.sleep(0.02)
    process.kill()
    process.communicate(timeout=PATIENCE)
    with pytest.raises(ProcessLookupError):  # noqa: PT012 - until the last of its group is gone
        while time.monotonic() < deadline:
            os.killpg(process.pid, 0)
            time.sleep(0.02)
    again = result(serai, *arguments, "12", "--processes", "1")
    assert again == result(serai, *arguments[:-3], "--games", "12", "--processes", "1")


def test_ctrl_c_does_not_wait_for_a_long_game(tmp_path: Path) -> None:
    file = tmp_path / "file"
    arguments = ("--bots", "ismcts", "--budget", "300", "--games", "100", "--processes", "2", "--out", file)
    process = start("arena", "iunu", *arguments)
    deadline = time.monotonic() + PATIENCE
    while not file.exists():
        assert time.monotonic() < deadline
        time.sleep(0.02)
    time.sleep(2)
    os.killpg(process.pid, signal.SIGINT)
    began = time.monotonic()
    process.communicate(timeout=PATIENCE)
    assert process.returncode == INTERRUPTED
    assert time.monotonic() - began < 15, "a group takes much longer"
