"""Every mistake in what is asked for is one sentence and exit code 2."""

from pathlib import Path

import pytest

import serai as api
from serai.words import LANGUAGES
from tests.cli.conftest import Serai, one_sentence

HERE = Path(__file__)

MISTAKES: list[tuple[list[str | Path], str]] = [
    (["throw"], "There is no command “throw”."),
    (["play"], "GAME is missing. See: serai play --help"),
    (["play", "iunu", "more"], "This command line cannot be read. See: serai play --help"),
    (["play", "iunu", "--seats", "3"], "There is no option --seats. See: serai play --help"),
    (["play", "iunu", "--seat"], "--seat needs a value. See: serai play --help"),
    (["simulate", "iunu", "--games"], "--games needs a value. See: serai simulate --help"),
    (["--nothing"], "There is no option --nothing. See: serai --help"),
    (["play", "chess"], "There is no game “chess”. Choose from: iunu"),
    (["play", "iunu", "--seat", "you"], "iunu is played by 2 to 4 players, not by 1."),
    (["play", "iunu", *["--seat", "random"] * 5], "iunu is played by 2 to 4 players, not by 5."),
    (["play", "iunu", "--seat", "you", "--seat", "bob"], "There is no bot “bob”. Choose from: you, easy, medium, hard"),
    (["play", "iunu", "--option", "scribe"], "“scribe” is not an option"),
    (["play", "iunu", "--option", "=x"], "“=x” is not an option"),
    (["play", "iunu", "--option", "cat=1"], "iunu has no option “cat”. Choose from: scribe"),
    (["play", "iunu", "--option", "scribe=no"], "The option “scribe” cannot be “no”. Choose from: set, any"),
    (["play", "iunu", "--seed", "x"], "“x” is not a whole number"),
    (["play", "iunu", "--seed", "9" * 5000], "“999"),
    (["play", "iunu", "--edition", "/none"], "/none cannot be read: No such file"),
    (["play", "iunu", "--edition", HERE], f"{HERE} is not a TOML file"),
    (["play", "iunu", "--save", HERE], f"{HERE} cannot be written: File exists"),
    (["play", "iunu", "--save", HERE / "x"], f"{HERE / 'x'} cannot be written: "),
    (["play", "iunu", "--name", "a", "--name", "b"], "There are 2 names for 1 person."),
    (["play", "iunu", "--name", "a,b"], "“a,b” cannot be a player\u2019s name"),
    (["play", "iunu", "--name", ""], "“” cannot be a player\u2019s name"),
    (["play", "iunu", "--name", "x" * 13], f"“{'x' * 13}” cannot be a player\u2019s name"),
    (["play", "iunu", *["--seat", "you"] * 2, *["--name", "a"] * 2], "“a” cannot be a player\u2019s name"),
    (["play", "iunu", "--lang", "fr"], "Serai does not speak “fr”. Choose from: en, ko, de, zh-Hant"),
    (["--lang"], "--lang needs a value."),
    (["play", "--resume", "/none"], "/none cannot be read: No such file"),
    (["play", "--resume", HERE.parent], f"{HERE.parent} cannot be read: Is a directory"),
    (["play", "--resume", HERE], "Line 1 of the record cannot be read."),
    (["simulate"], "GAME is missing. See: serai simulate --help"),
    (["simulate", "chess"], "There is no game “chess”."),
    (["simulate", "iunu", "--seats", "5"], "iunu is played by 2 to 4 players, not by 5."),
    (["simulate", "iunu", "--seats", "two"], "“two” is not a whole number"),
    (["simulate", "iunu", "--games", "0"], "The number of games must be at least 1, not 0."),
    (["simulate", "iunu", "--games", "-3"], "The number of games must be at least 1, not -3."),
    (["simulate", "iunu", "--processes", "0"], "--processes must be at least 1, not 0."),
    (["simulate", "iunu", "--bots", "bob"], "There is no bot “bob”."),
    (["simulate", "iunu", "--bots", ""], "There is no bot “”."),
    (["simulate", "iunu", "--option", "scribe=no"], "The option “scribe” cannot be “no”."),
    (["simulate", "iunu", "--edition", "/none"], "/none cannot be read: No such file"),
    (["simulate", "iunu", "--records", HERE], f"{HERE} cannot be written: File exists"),
    (["simulate", "iunu", "--records", HERE / "x"], f"{HERE / 'x'} cannot be written: "),
    (["replay"], "FILE is missing. See: serai replay --help"),
    (["replay", "/none"], "/none cannot be read: No such file"),
    (["replay", HERE], "Line 1 of the record cannot be read."),
    (["cards", "chess"], "There is no game “chess”."),
    (["cards", "iunu", "--edition", "/none"], "/none cannot be read"),
    (["rules", "chess"], "There is no game “chess”."),
    (["bench", "--seats", "9"], "iunu is played by 2 to 4 players, not by 9."),
    (["bench", "--milliseconds", "-5"], "--milliseconds must be at least 1, not -5."),
    (["bench", "--milliseconds", "0"], "--milliseconds must be at least 1, not 0."),
    (["bench", "--milliseconds", "0.5"], "“0.5” is not a whole number"),
    (["check"], "FILE is missing. See: serai check --help"),
]


@pytest.mark.parametrize(("arguments", "sentence"), MISTAKES, ids=lambda value: None)
def test_is_one_sentence(serai: Serai, arguments: list[str | Path], sentence: str) -> None:
    ran = serai(*arguments, typed="1\n")
    assert one_sentence(ran.err).startswith(sentence)
    assert ran.code == 2
    assert ran.out == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_is_worded_in_the_readers_language(serai: Serai, language: str) -> None:
    for arguments, _ in MISTAKES:
        ran = serai("--lang", language, *arguments) if arguments[0] != "--lang" and "fr" not in arguments else None
        assert ran is None or (one_sentence(ran.err) and ran.code == 2)


@pytest.mark.parametrize("what", [["chess"], ["--edition", HERE], ["--option", "scribe=any"], ["--save", "/tmp/x"]])
def test_a_resumed_game_takes_no_other_rules(serai: Serai, tmp_path: Path, what: list[str | Path]) -> None:
    serai("play", "iunu", "--save", tmp_path / "game")
    ran = serai("play", "--resume", tmp_path / "game", *what)
    assert "does not go with --resume" in one_sentence(ran.err)
    assert ran.code == 2


def test_a_resumed_game_keeps_its_number_of_seats(serai: Serai, tmp_path: Path) -> None:
    serai("play", "iunu", "--save", tmp_path / "game")
    ran = serai("play", "--resume", tmp_path / "game", "--seat", "you", "--seat", "random")
    assert one_sentence(ran.err) == "The saved game has 3 seats, but 2 players are named."


@pytest.mark.parametrize("at", ["-1", "999999"])
def test_a_replay_stays_within_its_record(serai: Serai, tmp_path: Path, at: str) -> None:
    serai("play", "iunu", "--save", tmp_path / "game")
    ran = serai("replay", tmp_path / "game", "--at", at)
    assert one_sentence(ran.err).startswith(f"The record has no step {int(at):,}; its steps are 0 to ")


def test_a_damaged_record_is_told_with_its_line(serai: Serai, tmp_path: Path) -> None:
    text = api.play(api.game("iunu"), ["random", "random"], 1).text()
    line = text.splitlines().index("") + 3
    lines = text.splitlines()
    lines[line - 1] = "play cat"
    (tmp_path / "game").write_text("\n".join([*lines, ""]))
    for command in (["replay"], ["play", "--resume"]):
        ran = serai(*command, tmp_path / "game")
        assert one_sentence(ran.err).startswith(f"Line {line} of the record cannot be read. Found: “play cat”")
    assert (tmp_path / "game").read_text() == "\n".join([*lines, ""])


def test_a_record_of_other_rules_is_refused(serai: Serai, tmp_path: Path) -> None:
    text = api.play(api.game("iunu"), ["random", "random"], 1).text().replace("rules: 1", "rules: 99")
    (tmp_path / "game").write_text(text)
    assert "rules version 99" in one_sentence(serai("play", "--resume", tmp_path / "game").err)


@pytest.mark.parametrize("noise", ["x" * 5000, "\x1b[2J\x1b[31m", "play \u202e cat", "ä" * 2000])
def test_a_foreign_file_cannot_disturb_the_terminal(serai: Serai, tmp_path: Path, noise: str) -> None:
    text = api.play(api.game("iunu"), ["random", "random"], 1).text()
    (tmp_path / "game").write_text(text + noise + "\n")
    for command in (["replay"], ["check"], ["play", "--resume"]):
        ran = serai(*command, tmp_path / "game")
        assert one_sentence(ran.err).isprintable()
        assert len(ran.err) < 1000
        assert ran.code in (1, 2)


def test_foreign_names_cannot_disturb_the_terminal(serai: Serai, tmp_path: Path) -> None:
    record = api.play(api.game("iunu"), ["random", "random"], 1)
    record.header.players = ["\x1b[2Jcat" + "x" * 3000, "you \x1b[2Jcat" + "x" * 3000]
    (tmp_path / "game").write_text(record.text())
    ran = serai("replay", tmp_path / "game")
    assert (ran.code, ran.err) == (0, "")
    assert "\x1b" not in ran.out
    assert max([len(line) for line in ran.out.splitlines()]) <= 80
