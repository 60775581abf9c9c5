"""Playing at the terminal, with lines that come from a pipe."""

import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest

import serai as api
from serai.cli.boards.iunu.words import caste_name
from serai.cli.play import named
from serai.core.frame import OVER
from serai.core.record import Record
from serai.iunu.edition import CASTES
from serai.iunu.view import IunuView
from serai.words import Words
from tests.cli.conftest import Ran, Serai, one_sentence

ONES = "1\n" * 400
RANDOM = ("--seat", "you", "--seat", "random", "--seat", "random")


def saved(path: Path) -> Record:
    return api.read_record(path)


def begin(serai: Serai, path: Path, typed: str, *arguments: str) -> Ran:
    """A new game with fixed luck in which seat 0 begins and holds a Baker, two Scribes, a Merchant and a Priest."""
    return serai("play", "iunu", "--seed", "5", "--save", path, *arguments, typed=typed)


class TestNewGame:
    def test_is_kept_in_the_data_folder(self, serai: Serai, home: Path) -> None:
        assert serai("play", "iunu", typed="quit\n").code == 0
        files = list((home / "data" / "serai" / "games").iterdir())
        assert len(files) == 1
        assert saved(files[0]).steps > 0
        serai("play", "iunu", typed="quit\n")
        assert len(list(files[0].parent.iterdir())) == 2


class TestChoice:
    def test_by_notation(self, serai: Serai, tmp_path: Path) -> None:
        begin(serai, tmp_path / "game", "  Play  scribe x2\n")
        assert "play scribe x2" in saved(tmp_path / "game").text()

    @pytest.mark.parametrize("key", api.GAMES)
    @pytest.mark.parametrize("written", [str, str.lower, str.upper, str.title])
    def test_every_action_of_a_seat_can_be_typed_as_its_notation(self, key: str, written: Callable[[str], str]) -> None:
        catalogue = api.game(key).actions
        for action in catalogue:
            if not action.chance:
                assert named(f" {written(action.text)}".replace(" ", "  "), catalogue) is action

    @pytest.mark.parametrize("load", ["load stag-BBGK green", "load stag-bbgk green", "LOAD Stag-BBGK Green"])
    def test_a_wagon_by_the_letters_that_the_table_shows(self, serai: Serai, tmp_path: Path, load: str) -> None:
        """The luck is fixed: seat 0 loads an Eagle and a Stag, and may take a green die."""
        path = tmp_path / "game"
        ran = serai("play", "huns", "--seed", "5", "--save", path, *RANDOM, typed=f"pillage green\n{load}\n")
        assert ran.err == ""
        assert "Stag bbgk" in ran.out
        assert "load stag-BBGK green" in [entry.text for entry in saved(path).entries]

    def test_by_number(self, serai: Serai, tmp_path: Path) -> None:
        ran = begin(serai, tmp_path / "game", "2\n")
        assert "play merchant" in saved(tmp_path / "game").text()
        assert "Do you want to gain Deben equal to the highest die" in ran.out

    @pytest.mark.parametrize(
        ("line", "sentence"),
        [
            ("play pharaoh", "“play pharaoh” is not possible now. Possible: play baker,"),
            ("play nothing", "“play nothing” is not an action of iunu."),
            ("0", "Type a number from 1 to 5."),
            ("6", "Type a number from 1 to 5."),
            ("٣", "Type a number from 1 to 5."),
            ("9" * 5000, "Type a number from 1 to 5."),
            ("", "Type a number from 1 to 5."),
            ("roll 4-4-4", "“roll 4-4-4” is not possible now."),
        ],
    )
    def test_refuses_anything_else_and_asks_again(self, serai: Serai, tmp_path: Path, line: str, sentence: str) -> None:
        ran = begin(serai, tmp_path / "game", f"{line}\nplay priest\n")
        assert one_sentence(ran.err).startswith(sentence)
        assert ran.code == 0
        assert saved(tmp_path / "game").entries[-1].text == "play priest"

    def test_shows_what_an_answer_changes(self, serai: Serai, tmp_path: Path) -> None:
        ran = begin(serai, tmp_path / "game", "2\n")
        assert "Merchant [+13 VP]" in ran.out
        assert "Use the ability [+4 Deben, +1 VP]" in ran.out


class TestCommands:
    @pytest.mark.parametrize(
        ("line", "text"),
        [
            ("?", "You must play one Citizen"),
            ("help", "Priest: 7 VP, majority 6, bread 1"),
            ("? noble", "Noble: 8 VP, majority 5, bread 1"),
            ("?Nobles", "Noble: 8 VP, majority 5, bread 1"),
            ("? ankh", "Multiplies any one of your majorities by 2."),
            ("? afterlife of the noble", "Multiplies your majority of Nobles by 3."),
            ("log", "Round 1: Player 1 is the start player."),
            ("cards", "The heliopolis edition: 72 Citizens"),
            ("RULES", "IUNU: the rules"),
        ],
    )
    def test_explain(self, serai: Serai, tmp_path: Path, line: str, text: str) -> None:
        without = begin(serai, tmp_path / "a", "")
        ran = begin(serai, tmp_path / "b", f"{line}\n")
        assert ran.out.count(text) == without.out.count(text) + 1
        assert ran.err == ""

    def test_know_no_other_card(self, serai: Serai, tmp_path: Path) -> None:
        assert one_sentence(begin(serai, tmp_path / "game", "? cat\n").err) == "There is no card “cat”."

    def test_explain_each_question(self, serai: Serai, tmp_path: Path) -> None:
        ran = begin(serai, tmp_path / "game", "?\n1\n" * 60, *RANDOM)
        assert ran.err == ""
        assert "Look at 2 random Afterlife cards" in ran.out

    def test_quit_saves_and_says_how_to_go_on(self, serai: Serai, tmp_path: Path) -> None:
        ran = begin(serai, tmp_path / "my game", "1\nquit\n1\n")
        assert ran.code == 0
        assert ran.out.rstrip().endswith(f"To go on: serai play --resume '{tmp_path / 'my game'}'")
        assert saved(tmp_path / "my game").entries[-1].text == "play baker"

    def test_end_of_input_saves_too(self, serai: Serai, tmp_path: Path) -> None:
        ran = begin(serai, tmp_path / "game", "1")
        assert (ran.code, ran.err) == (0, "")
        assert saved(tmp_path / "game").entries[-1].text == "play baker"

    def test_save_says_where(self, serai: Serai, tmp_path: Path) -> None:
        assert one_sentence(begin(serai, tmp_path / "game", "save\n").err) == f"Saved in {tmp_path / 'game'}"

    def test_save_moves_to_a_new_file(self, serai: Serai, tmp_path: Path) -> None:
        begin(serai, tmp_path / "old", f"save {tmp_path / 'new'}\n1\n")
        assert saved(tmp_path / "new").entries[-1].text == "play baker"
        assert saved(tmp_path / "old").entries[-1].chance

    def test_save_spares_other_files(self, serai: Serai, tmp_path: Path) -> None:
        (tmp_path / "diary").write_text("dear diary")
        ran = begin(serai, tmp_path / "game", f"save {tmp_path / 'diary'}\n1\n")
        assert one_sentence(ran.err) == f"{tmp_path / 'diary'} cannot be written: File exists"
        assert (tmp_path / "diary").read_text() == "dear diary"
        assert saved(tmp_path / "game").entries[-1].text == "play baker"


class TestUndo:
    def test_takes_back_the_latest_choice(self, serai: Serai, tmp_path: Path) -> None:
        ran = begin(serai, tmp_path / "game", "1\nundo\n")
        assert one_sentence(ran.err) == "Taken back."
        record = saved(tmp_path / "game")
        assert record.entries[-1].chance
        assert not record.header.practice

    def test_passes_bots_in_practice(self, serai: Serai, tmp_path: Path) -> None:
        ran = begin(serai, tmp_path / "game", "1\n2\nundo\n")
        assert one_sentence(ran.err).startswith("Taken back, and the bots\u2019 replies with it")
        assert saved(tmp_path / "game").header.practice
        assert saved(tmp_path / "game").entries[-1].text == "play baker"

    def test_is_refused_before_any_choice(self, serai: Serai, tmp_path: Path) -> None:
        ran = begin(serai, tmp_path / "game", "undo\n")
        assert one_sentence(ran.err) == "That cannot be taken back: you have not chosen anything yet."

    def test_is_refused_after_chance(self, serai: Serai, tmp_path: Path) -> None:
        ran = begin(serai, tmp_path / "game", "play priest\nuse\nundo\n")
        assert one_sentence(ran.err) == "That cannot be taken back: dice or cards have been revealed since."
        assert "use" in saved(tmp_path / "game").text()

    def test_is_refused_past_another_person(self, serai: Serai, tmp_path: Path) -> None:
        seats = ("--seat", "you", "--seat", "you")
        begin(serai, tmp_path / "a", "\nplay scribe\n\n", *seats)
        play = saved(tmp_path / "a").replay().legal()[0].text
        ran = begin(serai, tmp_path / "b", f"\nplay scribe\n\n{play}\ndecline\n\nundo\n", *seats)
        assert saved(tmp_path / "b").replay().question == "keep"
        assert one_sentence(ran.err) == "That cannot be taken back: somebody else has chosen since."

    def test_is_open_to_the_last_person_before_the_next_looks(self, serai: Serai, tmp_path: Path) -> None:
        typed = "\nplay scribe\nundo\n\nplay priest\n"
        ran = begin(serai, tmp_path / "game", typed, "--seat", "you", "--seat", "you")
        assert one_sentence(ran.err) == "Taken back."
        assert "play scribe" not in saved(tmp_path / "game").text()
        assert saved(tmp_path / "game").entries[-1].text == "play priest"


class TestHotSeat:
    SEATS = ("--seat", "you", "--seat", "you", "--seat", "random", "--name", "Anna", "--name", "Bea")

    def test_shows_a_hand_only_after_enter(self, serai: Serai, tmp_path: Path) -> None:
        ran = begin(serai, tmp_path / "game", "", *self.SEATS)
        assert "Anna: press Enter" in ran.out
        assert "Your hand" not in ran.out
        assert "Anna draws" not in ran.out

    def test_shows_each_person_their_own_hand(self, serai: Serai, tmp_path: Path) -> None:
        ran = begin(serai, tmp_path / "game", "\nplay scribe\n\n", *self.SEATS)
        before, anna, bea = re.split("Everything secret is hidden.*", ran.out)
        assert before.count("Your hand") == 0
        state = saved(tmp_path / "game").replay()
        assert "Anna draws" in anna
        assert "Bea draws" not in anna
        assert "Bea draws" in bea
        assert "Anna draws" not in bea
        view = state.view(1)
        assert isinstance(view, IunuView)
        words = Words("en")
        rows = bea[bea.index("Your hand") : bea.index("Which Citizen")]
        for kind in range(len(CASTES)):
            assert bool(view.hand[kind]) == bool(re.search(rf"^{caste_name(words, kind)}\b", rows, re.MULTILINE))

    def test_shows_nothing_that_depends_on_what_is_hidden(self, serai: Serai, tmp_path: Path) -> None:
        begin(serai, tmp_path / "game", "", *self.SEATS)
        text = (tmp_path / "game").read_text()
        draws = [line for line in text.splitlines() if line.startswith("* draw")]
        head = text[: text.index("* draw")]
        outs = []
        for order in (draws, draws[:5] + draws[10:] + draws[5:10]):
            (tmp_path / "game").write_text("\n".join([head.rstrip(), *order, ""]))
            ran = serai("play", "--resume", tmp_path / "game", typed="\n?\nlog\n? noble\nundo\nfoo\nsave\n9\nquit\n")
            outs.append(ran.out + ran.err)
        assert draws[5:10] != draws[10:]
        assert outs[0] == outs[1]

    def test_hides_between_secret_answers(self, serai: Serai, tmp_path: Path) -> None:
        begin(serai, tmp_path / "a", "\nplay scribe\n\n", *self.SEATS)
        play = saved(tmp_path / "a").replay().legal()[0].text
        ran = begin(serai, tmp_path / "b", f"\nplay scribe\n\n{play}\ndecline\n\n1\n\n", *self.SEATS)
        parts = re.split("Everything secret is hidden.*", ran.out)
        assert [part.count("Which card do you keep") for part in parts[-2:]] == [1, 1]
        assert "Bea draws" not in parts[-2]
        assert "Anna keeps" not in parts[-1]

    def test_only_enter_reveals(self, serai: Serai, tmp_path: Path) -> None:
        ran = begin(serai, tmp_path / "game", "1\nfoo\nsave\n?\n", *self.SEATS)
        assert "Your hand" not in ran.out
        assert ran.out.count("Everything secret is hidden") == 5


class TestResume:
    def test_goes_on_with_the_same_people_and_bots(self, serai: Serai, tmp_path: Path) -> None:
        seats = ("--seat", "random", "--seat", "you", "--seat", "greedy", "--name", "Ann")
        begin(serai, tmp_path / "game", "1\n", *seats)
        before = saved(tmp_path / "game")
        assert before.header.players == ["random", "you Ann", "greedy"]
        ran = serai("play", "iunu", "--resume", tmp_path / "game", typed=ONES)
        after = saved(tmp_path / "game")
        assert ran.code == 0
        assert after.header.players == before.header.players
        assert after.text().startswith(before.text())
        assert after.replay().chooser == OVER
        assert "Ann" in ran.out

    def test_shows_a_finished_game(self, serai: Serai, tmp_path: Path) -> None:
        begin(serai, tmp_path / "game", "", "--seat", "random", "--seat", "random")
        text = (tmp_path / "game").read_text()
        assert "wins with" in serai("play", "--resume", tmp_path / "game").out
        assert (tmp_path / "game").read_text() == text

    def test_goes_on_where_a_file_was_cut_off(self, serai: Serai, tmp_path: Path) -> None:
        begin(serai, tmp_path / "game", "1\n")
        text = (tmp_path / "game").read_text()
        (tmp_path / "game").write_text(text[:-3])
        serai("play", "--resume", tmp_path / "game")
        assert (tmp_path / "game").read_text() == text.removesuffix("play baker\n")

    def test_seats_others_if_asked(self, serai: Serai, tmp_path: Path) -> None:
        begin(serai, tmp_path / "game", "1\n")
        seats = ("--seat", "random") * 3
        assert serai("play", "--resume", tmp_path / "game", *seats).code == 0
        assert saved(tmp_path / "game").header.players == ["random"] * 3

    def test_seats_people_and_bots_where_a_record_names_nobody(self, serai: Serai, tmp_path: Path) -> None:
        record = Record.begin(api.game("iunu"), 4, {})
        (tmp_path / "game").write_text(record.text())
        serai("play", "--resume", tmp_path / "game")
        assert saved(tmp_path / "game").header.players == ["you", "greedy", "greedy", "greedy"]

    def test_keeps_edition_and_options(self, serai: Serai, tmp_path: Path) -> None:
        numbers = api.game("iunu").edition.source.replace("heliopolis", "mine").replace("deben = 9", "deben = 12")
        (tmp_path / "mine.toml").write_text(numbers)
        begin(serai, tmp_path / "game", "", "--edition", str(tmp_path / "mine.toml"), "--option", "scribe=any")
        ran = serai("play", "--resume", tmp_path / "game")
        assert "scribe=any" in ran.out
        assert re.search(r"^>Player 1 .* 12 +5 +4$", ran.out, re.MULTILINE)


def test_warns_of_a_small_edition(serai: Serai, tmp_path: Path) -> None:
    source = api.game("iunu").edition.source.replace("heliopolis", "small")
    (tmp_path / "small.toml").write_text(re.sub("majority = 12, copies = 12", "majority = 4, copies = 4", source))
    ran = serai("play", "iunu", "--edition", tmp_path / "small.toml")
    assert one_sentence(ran.err).startswith("The edition “small” has only 64 Citizens")
    assert ran.code == 0


def test_survives_input_that_is_no_text(serai: Serai, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ran = begin(
        serai, tmp_path / "game", "\udcff\udcfe\n".encode("utf-8", "surrogatepass").decode("latin-1") + "\x00\n"
    )
    assert ran.code == 0
    assert os.path.exists(tmp_path / "game")
