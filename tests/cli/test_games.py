"""What holds at the terminal for every game: whole games, saving, taking back, and secrets between people."""

import re
from functools import cache
from pathlib import Path

import pytest

import serai as api
from serai.cli.boards.board import FULL, Table
from serai.cli.boards.registry import board_for
from serai.core.frame import OVER, State
from serai.core.record import Record, undoable
from serai.words import LANGUAGES, Words
from tests.cli.conftest import Ran, Serai, one_sentence

BOTS = ("--seat", "you", "--seat", "random", "--seat", "random")
PEOPLE = ["you Anna", "you Bea"]
EVERY_GAME = pytest.mark.parametrize("game", api.GAMES)
SOME_CARD = {"iunu": ("noble", "Noble: 8 VP"), "huns": ("rust", "Rust (Curse)")}


@cache
def middles(game: str) -> dict[str, Record]:
    """For each question of some games of two a record that stops where it is asked."""
    found: dict[str, Record] = {}
    for seed in range(3):
        record = api.play(api.game(game), ["random", "random"], seed)
        state = record.new()
        for index in range(len(record.entries)):
            if state.chooser >= 0 and state.question not in found:
                found[state.question] = cut(record, index)
            record.step(state, index)
    return found


def cut(record: Record, length: int) -> Record:
    """The beginning of a record, played by two people."""
    written = record.text().split("\n")
    head = written.index("") + 1
    beginning = api.parse_record("\n".join([*written[: head + length], ""]))
    beginning.header.players = PEOPLE
    return beginning


def lines(record: Record) -> list[str]:
    """The steps of a record."""
    return [entry.line() for entry in record.entries]


def asked(state: State, words: Words) -> str:
    """The question that the seat that chooses is asked."""
    table = Table(state.view(state.chooser), ["Anna", "Bea"], 80, FULL)
    return board_for(state.view(None).game.key, words).question(table)


def resume(serai: Serai, path: Path, record: Record, typed: str, *arguments: str) -> Ran:
    """Go on with a record in a file."""
    path.write_text(record.text())
    return serai("play", "--resume", path, *arguments, typed=typed)


@EVERY_GAME
class TestWholeGame:
    def test_goes_to_its_end_and_says_who_won(self, serai: Serai, tmp_path: Path, game: str) -> None:
        ran = serai("play", game, "--seed", "5", "--save", tmp_path / "game", *BOTS, typed="1\n" * 600)
        record = api.read_record(tmp_path / "game")
        outcome = record.replay().outcome()
        assert (ran.code, ran.err) == (0, "")
        assert record.header.players == ["you", "random", "random"]
        best = max(outcome.points)
        assert f"wins with {best} VP." in ran.out or f"share the victory with {best} VP each." in ran.out
        total = next(line for line in ran.out.splitlines() if line.startswith("Total"))
        assert [int(word) for word in total.split()[1:]] == outcome.points
        assert f"serai replay {tmp_path / 'game'}" in ran.out

    def test_needs_no_people_and_repeats_the_luck_of_a_seed(self, serai: Serai, tmp_path: Path, game: str) -> None:
        for name in ("a", "b"):
            ran = serai("play", game, "--seed", "5", "--save", tmp_path / name, *["--seat", "random"] * 2)
            assert ran.code == 0
        assert (tmp_path / "a").read_text() == (tmp_path / "b").read_text()
        assert api.read_record(tmp_path / "a").replay().chooser == OVER

    def test_is_played_by_notation_as_well(self, serai: Serai, tmp_path: Path, game: str) -> None:
        """A game of two people who type what a record says comes to the same record."""
        whole = api.play(api.game(game), ["random", "random"], 4)
        state, typed, last = whole.new(), [], -1
        for index, entry in enumerate(whole.entries[:60]):
            if state.chooser >= 0:
                typed += ([""] if state.chooser != last else []) + [entry.text.upper()]
                last = state.chooser
            elif typed:
                break
            whole.step(state, index)
        first = next(index for index, entry in enumerate(whole.entries) if not entry.chance)
        ran = resume(serai, tmp_path / "game", cut(whole, first), "\n".join([*typed, ""]))
        assert ran.err == ""
        assert lines(api.read_record(tmp_path / "game"))[:index] == lines(whole)[:index]


@EVERY_GAME
class TestEachQuestion:
    def test_can_be_left_and_gone_on_with(self, serai: Serai, tmp_path: Path, game: str) -> None:
        for question, record in middles(game).items():
            state = record.replay()
            left = resume(serai, tmp_path / question, record, "\nquit\n")
            assert (left.code, left.err) == (0, "")
            assert api.read_record(tmp_path / question) == record
            ran = serai("play", "--resume", tmp_path / question, typed="\n1\n")
            assert " ".join(asked(state, Words("en")).split()) in " ".join(ran.out.split()), question
            after = api.read_record(tmp_path / question)
            assert lines(after)[: len(record.entries)] == lines(record)
            assert after.entries[len(record.entries)].text == state.legal()[0].text

    def test_is_taken_back_or_told_why_not(self, serai: Serai, tmp_path: Path, game: str) -> None:
        ends: set[str] = set()
        for question, record in middles(game).items():
            seat = record.replay().chooser
            resume(serai, tmp_path / question, record, "\n1\n")
            undo = undoable(api.read_record(tmp_path / question), seat)
            ran = resume(serai, tmp_path / question, record, "\n1\nundo\n")
            after = api.read_record(tmp_path / question)
            if undo:
                assert one_sentence(ran.err) == "Taken back."
                assert after == record
            else:
                assert after.entries[len(record.entries)].text == record.replay().legal()[0].text
                assert one_sentence(ran.err).startswith("That cannot be taken back: ")
            ends.add(one_sentence(ran.err))
        assert len(ends) >= 2

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_is_explained(self, serai: Serai, tmp_path: Path, game: str, language: str) -> None:
        words = Words(language)
        for question, record in middles(game).items():
            ran = resume(serai, tmp_path / question, record, "\n?\n", "--lang", language)
            assert ran.err == "", question
            commands = words.say("cli-commands", card=board_for(game, words).example())
            assert "".join(commands.split()) in "".join(ran.out.split()), question


@EVERY_GAME
class TestCommands:
    def test_tell_of_the_game(self, serai: Serai, tmp_path: Path, game: str) -> None:
        record = middles(game)[next(iter(middles(game)))]
        card, heading = SOME_CARD[game]
        without = resume(serai, tmp_path / "game", record, "\n").out
        for line, text in (
            (f"? {card}", heading),
            (f"?{card.upper()}", heading),
            ("log", "Round 1: "),
            ("rules", f"{game.upper()}: the rules"),
            ("cards", heading.split(" ")[0].removesuffix(":")),
            ("table", "Round 1 "),
        ):
            ran = resume(serai, tmp_path / "game", record, f"\n{line}\n")
            assert ran.out.count(text) > without.count(text), line
            assert ran.err == "", line

    def test_know_every_card_by_the_name_that_the_hint_gives(self, serai: Serai, tmp_path: Path, game: str) -> None:
        record = next(iter(middles(game).values()))
        for language in LANGUAGES:
            card = board_for(game, Words(language)).example()
            ran = resume(serai, tmp_path / "game", record, f"\n? {card}\n", "--lang", language)
            assert ran.err == ""
            assert f"? {card}" in ran.out

    def test_show_cards_rules_and_reports(self, serai: Serai, tmp_path: Path, game: str) -> None:
        (tmp_path / "game").write_text(api.play(api.game(game), ["random", "random"], 7).text())
        for arguments in (
            ["cards", game],
            ["rules", game],
            ["simulate", game, "--games", "2", "--processes", "1"],
            ["replay", tmp_path / "game"],
            ["replay", tmp_path / "game", "--at", "40"],
            ["check", tmp_path / "game"],
        ):
            outs = [serai(*arguments, "--lang", language) for language in LANGUAGES]
            assert {(ran.code, ran.err) for ran in outs} == {(0, "")}
            assert len({ran.out for ran in outs}) == len(LANGUAGES)
            for ran in outs:
                assert not re.search(rf"\b(cli|{game}|error|phrase)-[a-z]+-", ran.out), arguments


@EVERY_GAME
def test_a_hot_seat_shows_what_a_seat_knows_only_after_enter(serai: Serai, tmp_path: Path, game: str) -> None:
    """Before that, all is as the spectators see it, whatever the seats know."""
    private = {"iunu": "Your hand", "huns": "Your Camp"}[game]
    for question, record in middles(game).items():
        ran = resume(serai, tmp_path / "game", record, "foo\nlog\n\n")
        before, after = ran.out.rsplit("Everything secret is hidden", 1)
        assert private not in before, question
        assert private in after, question
