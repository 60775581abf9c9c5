"""Editions: each mistake in a file is one clear sentence with its place; other numbers play as well."""

from pathlib import Path

import pytest

import serai
from serai.core.game import Game
from tests.subject import KNOWN, Mistake, Subject
from tests.subjects import SUBJECTS

every_game = pytest.mark.parametrize("subject", SUBJECTS, ids=str)

MISTAKES = [
    pytest.param(subject, mistake, id=f"{subject}-{number}-{mistake[2]}")
    for subject in SUBJECTS
    for number, mistake in enumerate(subject.mistakes)
]
OTHERS = [
    pytest.param(game, seats, id=f"{subject}-{number}-{seats}")
    for subject in SUBJECTS
    for number, game in enumerate(subject.others)
    for seats in serai.game(subject.key).seats
]


@pytest.mark.parametrize(("subject", "mistake"), MISTAKES)
def test_a_mistake_is_one_sentence_with_its_line(subject: Subject, mistake: Mistake) -> None:
    text, line, place, found, expected = mistake
    with pytest.raises(serai.BadEdition) as caught:
        subject.read(text, "own.toml")
    assert str(caught.value) == f"own.toml, line {line}: {place} is {found}, but must be {expected}."


@every_game
def test_mistakes_of_all_kinds_are_tried(subject: Subject) -> None:
    found = {what for _, _, _, what, _ in subject.mistakes}
    assert {"missing", "a list", "true", "a huge number"} <= found
    assert KNOWN in {expected for *_, expected in subject.mistakes}


@every_game
def test_a_file_that_is_not_toml_is_told_as_such(subject: Subject) -> None:
    twice = f'game = "{subject.key}"\n' * 2
    for text in (f"game {subject.key}", "[amounts", twice, "a = " + "[" * 2000, f"a = {'9' * 5000}", "a = 1\r"):
        with pytest.raises(serai.BrokenEdition, match=r"^own\.toml is not a TOML file: [^\n]+\.$"):
            subject.read(text, "own.toml")


@pytest.mark.parametrize(("game", "seats"), OTHERS)
def test_an_edition_with_other_numbers_plays_and_is_told_in_records_and_views(game: Game, seats: int) -> None:
    for seed in range(2):
        record = serai.play(game, [serai.bot("random", seed) for _ in range(seats)], seed)
        again = serai.parse_record(record.text())
        assert again.text() == record.text()
        assert again.replay().outcome().text() == record.replay().outcome().text()
        for at in range(0, record.steps, 1 + record.steps // 12):
            view = record.replay(at).view(seed % seats)
            read = serai.read_view(view.text())
            assert read == view
            assert read.game.imagine(read, serai.Rng(seed)).view(seed % seats) == view


@every_game
def test_a_file_is_read_by_its_path(subject: Subject, tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    place, value = subject.change
    path.write_text(subject.source({place: value}, name="own"), "utf-8")
    game = serai.game(subject.key, path)
    assert type(game) is type(subject.make())
    assert (game.edition.name, game.edition.built_in, subject.number(game)) == ("own", False, value)
    assert subject.number(subject.make()) != value
    text, line, place, found, _ = subject.mistakes[-1]
    path.write_text(text, "utf-8")
    with pytest.raises(serai.BadEdition) as caught:
        serai.game(subject.key, path)
    assert f"own.toml, line {line}: {place} is {found}, but must be " in str(caught.value)
    with pytest.raises(serai.UnreadableFile):
        serai.game(subject.key, tmp_path / "none.toml")
