"""Whatever text comes in, nothing but our own errors comes out; and what is taken for good works."""

from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, reject, settings
from hypothesis import strategies as st

import serai
from serai.core.game import Game
from tests.mutations import CHARACTERS, HUGE, mutated, tweaked
from tests.subject import Subject
from tests.subjects import SUBJECTS

MANY = 20_000
STEPS_OF_A_GAME = 20_000
DEEP = 3
"""So many frames wait seldom, and are worth a view."""
TEXT = st.text(CHARACTERS, max_size=60)
every_game = pytest.mark.parametrize("subject", SUBJECTS, ids=str)


def played(seats: int, seed: int, game: Game, **options: str) -> serai.Record:
    return serai.play(game, [serai.bot("random", seed + seat) for seat in range(seats)], seed, None, **options)


@cache
def records(subject: Subject) -> list[serai.Record]:
    game = serai.game(subject.key)
    other = {name: values[-1] for name, values in game.options.items()}
    found = [played(2, 1, game), played(3, 2, game, **other), played(4, 3, game), played(2, 4, subject.odd)]
    found[0].header.players = ["Ann", "Bob"]
    found[1].header.practice = True
    found[1].entries.insert(20, type(found[1].entries[0])("", False, "a comment"))
    return found


@cache
def record_texts(subject: Subject) -> list[str]:
    return [record.text() for record in records(subject)]


@cache
def view_texts(subject: Subject) -> list[str]:
    """Views at some steps, and wherever many frames wait."""
    texts: list[str] = []
    for record in records(subject):
        state = record.new()
        for at, entry in enumerate([entry for entry in record.entries if entry.text]):
            if at % subject.every == 0 or len(state.stack) > DEEP:
                texts += [state.view(seat).text() for seat in (None, 0, state.seats - 1)]
            state.apply(record.game.actions.by_text[entry.text])
        texts += [state.view(seat).text() for seat in (None, 0, state.seats - 1)]
    return texts


def action_texts(subject: Subject) -> list[str]:
    return [action.text for action in serai.game(subject.key).actions]


def check_action(subject: Subject, text: str) -> None:
    with suppress(serai.SeraiError):
        assert serai.game(subject.key).actions.parse(text).text == " ".join(text.split())


def check_record(subject: Subject, text: str) -> None:
    """A record that is read is written as one that reads the same; it replays, or says why not."""
    with suppress(serai.SeraiError):
        record = serai.parse_record(text)
        assert serai.parse_record(record.text()) == record
        record.replay()
        for seat in range(record.header.seats):
            undo = serai.undoable(record, seat)
            assert bool(undo) == (undo.entries < len(record.entries))


def check_view(subject: Subject, text: str) -> None:
    """A view that is read is written as one that reads the same, and what it imagines can be played to the end."""
    with suppress(serai.SeraiError):
        view = serai.read_view(text)
        assert serai.read_view(view.text()) == view
        for seed in range(2):
            world = view.game.imagine(view, serai.Rng(seed))
            assert world.view(view.seat if view.seat >= 0 else None) == view
            play_on(subject, world, seed)


def play_on(subject: Subject, state: serai.State, seed: int) -> None:
    rng = serai.Rng(seed)
    before = subject.stock(state)
    for step in range(STEPS_OF_A_GAME):
        if state.chooser == serai.OVER or step % 8 == 0:
            assert subject.stock(state) == before
        if state.chooser == serai.OVER:
            state.outcome()
            return
        legal = state.legal()
        state.apply(state.sample(rng) if state.chooser == serai.CHANCE else legal[rng.below(len(legal))])
    raise AssertionError("the game does not end")


def check_edition(subject: Subject, text: str) -> None:
    """An edition that is read can be played, recorded and told in views."""
    with suppress(serai.SeraiError):
        game = serai.game(subject.key, subject.read(text, "fuzzed.toml"))
        for seats in (2, 4):
            record = played(seats, 5, game)
            again = serai.parse_record(record.text())
            assert again == record
            assert again.replay().outcome().text() == record.replay().outcome().text()
            view = record.replay(record.steps // 2).view(0)
            assert serai.read_view(view.text()) == view
            play_on(subject, game.new(seats=seats), 6)


def check_file(subject: Subject, raw: bytes) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "game.serai"
        path.write_bytes(raw)
        with suppress(serai.SeraiError):
            serai.read_record(path).replay()


Check = Callable[[Subject, str], None]


def run(subject: Subject, check: Check, texts: st.SearchStrategy[str], examples: int, luck: bool = False) -> None:
    @given(texts)
    @settings(max_examples=examples, derandomize=not luck)
    def damage(text: str) -> None:
        check(subject, text)

    damage()


def views(subject: Subject) -> st.SearchStrategy[str]:
    return st.one_of(mutated(view_texts(subject)), tweaked(view_texts(subject), subject.names))


def editions(subject: Subject) -> st.SearchStrategy[str]:
    return mutated([subject.built_in, subject.odd.edition.source])


@every_game
def test_no_action_text_breaks_anything(subject: Subject) -> None:
    for text in (HUGE, "\ud800"):
        check_action(subject, text)
    run(subject, check_action, st.one_of(TEXT, mutated(action_texts(subject))), 100)


@every_game
def test_no_record_text_breaks_anything(subject: Subject) -> None:
    run(subject, check_record, st.one_of(TEXT, mutated(record_texts(subject))), subject.examples["record"])


@every_game
def test_no_record_file_breaks_anything(subject: Subject) -> None:
    @given(st.sampled_from(record_texts(subject)), st.lists(st.tuples(st.integers(0), st.integers(0, 255)), max_size=5))
    def flip(text: str, flips: list[tuple[int, int]]) -> None:
        raw = bytearray(text, "utf-8")
        for place, byte in flips:
            raw[place % len(raw)] = byte
        check_file(subject, bytes(raw))

    flip()


@every_game
def test_no_view_text_breaks_anything(subject: Subject) -> None:
    tweaks = tweaked(view_texts(subject), subject.names)
    run(subject, check_view, st.one_of(TEXT, views(subject), tweaks), subject.examples["view"])


@every_game
def test_no_edition_text_breaks_anything(subject: Subject) -> None:
    run(subject, check_edition, st.one_of(TEXT, editions(subject)), subject.examples["edition"])


DEEP_TOML = [
    *["a = " + "[" * 5000, "a = " + "{a = " * 5000, f"a = {HUGE}"],
    *[".".join("a" * 3_000) + " = 1", "[" + ".".join("a" * 3_000) + "]"],
]


@every_game
def test_no_odd_edition_text_breaks_anything(subject: Subject) -> None:
    for text in [*DEEP_TOML, *subject.texts]:
        check_edition(subject, text)


@every_game
def test_no_edition_value_breaks_anything(subject: Subject) -> None:
    @given(st.dictionaries(st.sampled_from(subject.places), subject.values, min_size=1, max_size=3))
    @settings(max_examples=subject.examples["values"])
    def change(changes: dict[str, object]) -> None:
        try:
            text = subject.source(changes)
        except (TypeError, AttributeError):
            reject()  # a change inside what another made no table
        check_edition(subject, text)

    change()


LONG: dict[str, tuple[Check, Callable[[Subject], st.SearchStrategy[str]]]] = {
    "action": (check_action, lambda subject: mutated(action_texts(subject))),
    "record": (check_record, lambda subject: mutated(record_texts(subject))),
    "view": (check_view, views),
    "edition": (check_edition, editions),
}


@pytest.mark.long
@every_game
@pytest.mark.parametrize("what", LONG)
def test_at_length(subject: Subject, what: str) -> None:
    check, texts = LONG[what]
    run(subject, check, texts(subject), MANY, luck=True)
