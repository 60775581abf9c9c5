"""Records: text to record to text; every damage is one sentence with its line; a cut-off record replays up to there."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import serai
from serai.core.record import Header, Record
from serai.games import parse_record, read_record
from tests.iunu.table import iunu

HEAD = "serai record: 1\ngame: iunu\nrules: 1\nseats: 2\nedition: heliopolis\n\n"
START = "* start 0\n* roll 4-2-1\n"


def game_text(seats: int = 3, seed: int = 5, scribe: str = "set") -> str:
    bots = [serai.bot("random", seat + seed) for seat in range(seats)]
    return serai.play(iunu(), bots, seed, scribe=scribe).text()


def bad(text: str) -> dict[str, object]:
    """What a text is refused for as a record."""
    with pytest.raises(serai.BadRecord) as caught:
        parse_record(text)
    return caught.value.fields


def test_text_to_record_to_text_is_the_identity() -> None:
    for seats in (2, 3, 4):
        for scribe in ("set", "any"):
            text = game_text(seats, seats, scribe=scribe)
            record = parse_record(text)
            assert record.text() == text
            assert record == parse_record(text)
            assert hash(record) == hash(parse_record(text))
            assert record.replay().chooser == serai.OVER


def test_only_options_off_their_default_are_written() -> None:
    assert "options" not in game_text(scribe="set")
    assert "\noptions: scribe=any\n" in game_text(scribe="any")


def test_a_record_says_what_it_is() -> None:
    record = parse_record(HEAD + START)
    assert (record.steps, repr(record)) == (2, "<record of iunu: 2 steps>")
    assert record != record.text()
    header = record.header
    assert (header.game, header.rules, header.seats, header.options) == ("iunu", 1, 2, {})
    assert (header.edition, header.edition_source, header.players, header.practice) == ("heliopolis", "", [], False)


def test_players_and_practice_are_kept() -> None:
    text = HEAD.replace("edition", "players: Ahmose, 小林\npractice: yes\nedition") + START
    record = parse_record(text)
    assert record.header.players == ["Ahmose", "小林"]
    assert record.header.practice
    assert record.text() == text


def test_comments_and_empty_lines_are_kept() -> None:
    text = HEAD + "# a start\n\n* start 0 # drawn by lot\n#\n* roll 4-2-1\n# the end of it # really\n"
    record = parse_record(text)
    assert record.text() == text
    assert record.steps == 2
    assert record.replay(1).question == "roll"
    assert record.replay().dice == [4, 2, 1]  # type: ignore[attr-defined]
    assert [entry.comment for entry in record.entries[:4]] == ["a start", None, "drawn by lot", ""]


def test_spaces_do_not_matter() -> None:
    text = HEAD + "  *start   0\t\n*   roll 4-2-1   #x\n"
    assert parse_record(text).text() == text
    assert parse_record(text).replay() == parse_record(HEAD + "* start 0\n* roll 4-2-1 # x\n").replay()


def test_carriage_returns_do_not_matter() -> None:
    text = game_text().replace("\n", "\r\n")
    assert parse_record(text).text() == game_text()


def test_a_byte_order_mark_does_not_matter(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_bytes(b"\xef\xbb\xbf" + game_text().encode())
    assert read_record(path).text() == game_text()


def test_an_edition_of_ones_own_is_quoted_whole(tmp_path: Path) -> None:
    source = iunu().edition.source.replace('"heliopolis"', '"Ours"') + "\n# Ende\u2028\u0085 der Datei\n\n"
    path = tmp_path / "ours.toml"
    path.write_text(source, "utf-8")
    record = Record.begin(iunu(str(path)), 2, {})
    again = parse_record(record.text())
    assert again.text() == record.text()
    assert again.game.edition.name == "Ours"
    assert again.game.edition.source == source
    assert again.replay() == record.replay()


@pytest.mark.parametrize(
    ("text", "line", "found"),
    [
        ("\n", 1, ""),
        ("hello\n\n", 1, "hello"),
        ("game: iunu\n\n", 1, "game: iunu"),
        ("serai record: 1\nhello\n\n", 2, "hello"),
        ("serai record: 1\n# comment\n\n", 2, "# comment"),
        ("serai record: 1\ncolour: red\n\n", 2, "colour: red"),
        ("serai record: 1\ngame: iunu\ngame: iunu\n\n", 3, "game: iunu"),
        ("serai record: 1\n| quoted\n\n", 2, "| quoted"),
        ("serai record: 1\ngame: iunu\n", 3, ""),
        ("serai record: 1\ngame: iunu\n\n", 3, ""),
        (HEAD.replace("seats: 2", "seats: two"), 4, "two"),
        (HEAD.replace("seats: 2", "seats: -2"), 4, "-2"),
        (HEAD.replace("seats: 2", "seats: ²"), 4, "²"),
        (HEAD.replace("seats: 2", "seats: 1234567"), 4, "1234567"),
        (HEAD.replace("rules: 1", "rules:"), 3, ""),
        (HEAD.replace("edition", "options: scribe\nedition"), 5, "scribe"),
        (HEAD.replace("edition", "options: scribe=any scribe=set\nedition"), 5, "scribe=set"),
        (HEAD.replace("edition", "options: =any\nedition"), 5, "=any"),
        (HEAD.replace("game: iunu", "game: chess"), 2, "chess"),
        (HEAD.replace("game: iunu", "game:"), 2, ""),
        (HEAD.replace("seats: 2", "seats: 5"), 4, 5),
        (HEAD.replace("edition", "options: colour=red\nedition"), 5, "colour=red"),
        (HEAD.replace("edition", "options: scribe=all\nedition"), 5, "scribe=all"),
        (HEAD.replace("edition", "players: Ahmose\nedition"), 5, "Ahmose"),
        (HEAD.replace("edition", "practice: no\nedition"), 5, "no"),
        (HEAD + "* start 0\nroll 4-2-1\n", 8, "roll 4-2-1"),
        (HEAD + "* start 0\n* play farmer\n", 8, "* play farmer"),
        (HEAD + "* start 0\n\n# note\n*\n", 10, "*"),
        (HEAD + "* start 0\n* start 9\n", 8, "* start 9"),
        (HEAD + "Start 0\n", 7, "Start 0"),
        (HEAD + "** start 0\n", 7, "** start 0"),
        (HEAD + "* start 0 1-2-3\n", 7, "* start 0 1-2-3"),
        (HEAD + "\x00\n", 7, "\x00"),
    ],
)
def test_damage_is_told_with_its_line(text: str, line: int, found: str | int) -> None:
    fields = bad(text)
    assert (fields["line"], fields["found"]) == (line, found)
    assert fields["expected"]


@pytest.mark.parametrize(
    ("text", "error"),
    [
        (HEAD.replace("record: 1", "record: 2"), serai.UnsupportedRecord),
        (HEAD.replace("record: 1", "record:"), serai.UnsupportedRecord),
        (HEAD.replace("rules: 1", "rules: 2"), serai.UnsupportedRecord),
        (HEAD.replace("rules: 1", "rules: 0"), serai.UnsupportedRecord),
        (HEAD.replace("heliopolis", "thebes"), serai.UnsupportedRecord),
        (HEAD[:-1] + "| nonsense\n\n", serai.BrokenEdition),
        (HEAD[:-1] + '| game = "huns"\n\n', serai.BadEdition),
    ],
)
def test_what_is_not_for_us_is_refused_in_a_sentence(text: str, error: type[serai.SeraiError]) -> None:
    with pytest.raises(error) as caught:
        parse_record(text)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("lines", "line"),
    [
        ("* start 2\n", 7),
        ("* start 0\n* start 0\n", 8),
        ("# first\n\n* start 0\nplay farmer\n", 10),
        (START + "* draw farmer\n" * 13, 21),
    ],
)
def test_an_illegal_step_is_told_with_its_line(lines: str, line: int) -> None:
    record = parse_record(HEAD + lines)
    with pytest.raises(serai.IllegalRecord) as caught:
        record.replay()
    assert caught.value.fields["line"] == line
    assert caught.value.fields["found"] == (HEAD + lines).split("\n")[line - 1]


def test_a_step_after_the_end_is_illegal() -> None:
    text = game_text() + "play farmer\n"
    with pytest.raises(serai.IllegalRecord) as caught:
        parse_record(text).replay()
    assert caught.value.fields["line"] == text.count("\n")
    assert caught.value.fields["possible"] == "-"


def test_the_line_of_an_illegal_step_is_the_files_own() -> None:
    text = HEAD.replace("edition", "options:\nplayers:  a,b\nedition") + "* start 0\nplay farmer\n"
    with pytest.raises(serai.IllegalRecord) as caught:
        parse_record(text).replay()
    assert caught.value.fields["line"] == text.split("\n").index("play farmer") + 1


def test_a_record_cut_off_anywhere_replays_up_to_there() -> None:
    text = game_text(2, scribe="any").replace("edition", "players: Ahmose, 小林\nedition")
    raw = text.encode()
    header = text.index("\n\n") + 2
    whole = parse_record(text)
    states = [whole.replay(at).text() for at in range(whole.steps + 1)]
    for length in range(len(raw)):
        part = raw[:length].decode("utf-8", "ignore")
        if len(part) < header:
            with pytest.raises(serai.SeraiError):
                parse_record(part)
            continue
        steps = part[header:].count("\n")
        record = parse_record(part)
        assert record.steps == steps
        if part.endswith("\n"):
            assert record.replay().text() == states[steps]


def test_a_file_cut_off_in_the_middle_of_a_letter_is_read_up_to_there(tmp_path: Path) -> None:
    raw = (HEAD + "* start 0\n* roll 4-2-1 # 운\n").encode()
    path = tmp_path / "cut.txt"
    for length in range(len(raw) - 5, len(raw)):
        path.write_bytes(raw[:length])
        assert read_record(path).steps == 1


@pytest.mark.parametrize("damage", [b"\xff", b"\xc3(", b"\xed\xa0\x80"])
def test_a_file_that_is_not_utf_8_is_refused(tmp_path: Path, damage: bytes) -> None:
    path = tmp_path / "bad.txt"
    path.write_bytes(HEAD.encode() + b"* start 0 # " + damage + b"\n* roll 4-2-1\n")
    with pytest.raises(serai.UnreadableFile, match="is not text in UTF-8"):
        read_record(path)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "none.txt", tmp_path, Path("a\0b")):
        with pytest.raises(serai.UnreadableFile):
            read_record(path)


@pytest.mark.parametrize(
    "content", [b"", b"\x00" * 50, b"\x89PNG\r\n\x1a\n\x00\x00", b"{}\n", b"[Event]\n\n1. e4 e5\n"]
)
def test_a_foreign_file_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "foreign"
    path.write_bytes(content)
    with pytest.raises((serai.BadRecord, serai.UnreadableFile)):
        read_record(path)


@given(st.data())
def test_damaged_records_raise_nothing_but_our_errors(data: st.DataObject) -> None:
    lines = game_text(2).split("\n")
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(lines) - 1))
        line = data.draw(st.one_of(st.text(max_size=30), st.sampled_from(lines)))
        lines[place : place + data.draw(st.integers(0, 2))] = [line]
    text = "\n".join(lines)
    try:
        record = parse_record(text)
    except serai.SeraiError:
        return
    again = parse_record(record.text())
    assert again == record
    for place in range(record.steps):
        if not replays(record, place + 1):
            with pytest.raises(serai.IllegalRecord) as caught:
                record.replay()
            number = caught.value.fields["line"]
            assert isinstance(number, int)
            assert replays(parse_record("\n".join([*text.split("\n")[: number - 1], ""])), place)
            break


def replays(record: Record, at: int) -> bool:
    try:
        record.replay(at)
    except serai.IllegalRecord:
        return False
    return True


def test_a_header_is_lines() -> None:
    header = Header("iunu", 1, 3, {"scribe": "any"}, "heliopolis")
    assert header.lines()[-2:] == ["options: scribe=any", "edition: heliopolis"]


def test_lines_of_the_header_stay_as_they_were_written() -> None:
    odd = "serai record:1\nseats:  2\ngame: iunu \nplayers: Ann ,Bob\n"
    odd += "options:   scribe=any\nrules: 1\nedition:heliopolis\n\n"
    record = parse_record(odd + START)
    assert record.text() == odd + START
    record.header.practice = True
    record.header.players = ["Ann", "Bea"]
    assert record.text() == odd.replace("Ann ,Bob", "Ann, Bea").replace("edition", "practice: yes\nedition") + START
    record.header.practice = False
    record.header.players = []
    assert record.text() == odd.replace("players: Ann ,Bob\n", "") + START


def test_lines_stay_as_they_were_written() -> None:
    text = HEAD + "*  start 0   # seat 0 begins\n\t# note\n*roll 4-2-1\n\n"
    assert parse_record(text).text() == text
