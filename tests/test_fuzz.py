"""Whatever text comes in, nothing but our own errors comes out; and what is taken for good works."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import example, given, reject, settings
from hypothesis import strategies as st

import serai
from serai.core.game import Game
from serai.iunu.edition import AFTERLIFE, IunuEdition
from serai.iunu.state import IunuState
from tests.iunu.editions import HELIOPOLIS, edition, source
from tests.iunu.table import iunu
from tests.mutations import CHARACTERS, HUGE, mutated, tweaked

MANY = 20_000
STEPS_OF_A_GAME = 5_000


def played(seats: int, seed: int, game: Game, scribe: str = "set") -> serai.Record:
    return serai.play(game, [serai.bot("random", seed + seat) for seat in range(seats)], seed, scribe=scribe)


def views_of(record: serai.Record, step: int) -> list[str]:
    texts: list[str] = []
    for at in range(0, record.steps + 1, step):
        state = record.replay(at)
        texts += [state.view(seat).text() for seat in (None, 0, state.seats - 1)]
    return texts


ODD = edition({"citizens.priest.copies": 20, "afterlife.ankh.copies": 6, "amounts.looks": 3}, name="odd")
RECORDS = [
    played(2, 1, iunu()),
    played(3, 2, iunu(), scribe="any"),
    played(4, 3, iunu()),
    played(2, 4, ODD),
]
RECORDS[0].header.players = ["Ann", "Bob"]
RECORDS[1].header.practice = True
RECORDS[1].entries.insert(20, type(RECORDS[1].entries[0])("", False, "a comment"))
RECORD_TEXTS = [record.text() for record in RECORDS]
VIEW_TEXTS = [text for record in RECORDS for text in views_of(record, 3)]
ACTIONS = [action.text for action in iunu().actions]
CARDS = list(AFTERLIFE)
TEXT = st.text(CHARACTERS, max_size=60)


def check_action(text: str) -> None:
    with suppress(serai.SeraiError):
        assert iunu().actions.parse(text).text == " ".join(text.split())


def check_record(text: str) -> None:
    """A record that is read is written as one that reads the same; it replays, or says why not."""
    with suppress(serai.SeraiError):
        record = serai.parse_record(text)
        assert serai.parse_record(record.text()) == record
        record.replay()
        for seat in range(record.header.seats):
            undo = serai.undoable(record, seat)
            assert bool(undo) == (undo.entries < len(record.entries))


def check_view(text: str) -> None:
    """A view that is read is written as one that reads the same, and what it imagines can be played to the end."""
    with suppress(serai.SeraiError):
        view = serai.read_view(text)
        assert serai.read_view(view.text()) == view
        for seed in range(3):
            world = view.game.imagine(view, serai.Rng(seed))
            assert world.view(view.seat if view.seat >= 0 else None) == view
            play_on(world, seed)


def play_on(state: serai.State, seed: int) -> None:
    assert isinstance(state, IunuState)
    rng = serai.Rng(seed)
    for _ in range(STEPS_OF_A_GAME):
        counts = state.deck + state.hands + state.unfed + state.fed + state.afterlife + state.deben
        assert min(counts) >= 0
        assert sum(state.deck) == state.deck_size
        if state.chooser == serai.OVER:
            state.outcome()
            return
        legal = state.legal()
        state.take(state.sample(rng) if state.chooser == serai.CHANCE else legal[rng.below(len(legal))])
    raise AssertionError("the game does not end")


def check_edition(text: str) -> None:
    """An edition that is read can be played, recorded and told in views."""
    with suppress(serai.SeraiError):
        read = IunuEdition(text, "fuzzed.toml")
        game = serai.game("iunu", read)
        assert isinstance(game.edition, IunuEdition)
        for seats in (2, 4):
            record = played(seats, 5, game)
            again = serai.parse_record(record.text())
            assert again == record
            assert again.replay().outcome().text() == record.replay().outcome().text()
            view = record.replay(record.steps // 2).view(0)
            assert serai.read_view(view.text()) == view
            play_on(game.new(seats=seats), 6)


@given(st.one_of(TEXT, mutated(ACTIONS)))
@example(HUGE)
@example("\ud800")
def test_no_action_text_breaks_anything(text: str) -> None:
    check_action(text)


@given(st.one_of(TEXT, mutated(RECORD_TEXTS)))
@settings(max_examples=400)
def test_no_record_text_breaks_anything(text: str) -> None:
    check_record(text)


@given(st.sampled_from(RECORD_TEXTS), st.lists(st.tuples(st.integers(0), st.integers(0, 255)), max_size=5))
def test_no_record_file_breaks_anything(text: str, flips: list[tuple[int, int]]) -> None:
    raw = bytearray(text, "utf-8")
    for place, byte in flips:
        raw[place % len(raw)] = byte
    with TemporaryDirectory() as folder:
        path = Path(folder) / "game.serai"
        path.write_bytes(raw)
        with suppress(serai.SeraiError):
            serai.read_record(path).replay()


@given(st.one_of(TEXT, mutated(VIEW_TEXTS), tweaked(VIEW_TEXTS, CARDS), tweaked(VIEW_TEXTS, CARDS)))
@settings(max_examples=1500)
def test_no_view_text_breaks_anything(text: str) -> None:
    check_view(text)


@given(st.one_of(TEXT, mutated([HELIOPOLIS, ODD.edition.source])))
@settings(max_examples=300)
@example("a = " + "[" * 5000)
@example("a = " + "{a = " * 5000)
@example(".".join("a" * 3_000) + " = 1")
@example("[" + ".".join("a" * 3_000) + "]")
@example(f"a = {HUGE}")
@example(HELIOPOLIS.replace("deben = 9", f"deben = {HUGE}"))
@example(HELIOPOLIS.replace("deben = 9", f"deben = 0x{HUGE}"))
@example(HELIOPOLIS.replace("heliopolis", "a\u2028b"))
@example(HELIOPOLIS.replace('"heliopolis"', '" a "').replace("# The", "# \u2028\x85 The"))
@example(HELIOPOLIS.replace('"heliopolis"', '"own"').replace("# The", "# \u2028\x85 The"))
def test_no_edition_text_breaks_anything(text: str) -> None:
    check_edition(text)


VALUES = st.recursive(
    st.one_of(st.integers(), st.integers(-1, 100), st.booleans(), st.text("ab", max_size=3), st.just(10**70)),
    lambda inner: st.dictionaries(st.sampled_from(["vp", "copies", "a"]), inner, max_size=2),
    max_leaves=3,
)
PLACES = [
    *["amounts", "citizens", "afterlife", "extra", "amounts.deben", "amounts.looks", "amounts.extra"],
    *["citizens.farmer", "citizens.farmer.copies", "citizens.farmer.vp", "citizens.noble.majority", "citizens.priest"],
    *["afterlife.ankh.copies", "afterlife.ankh.times", "afterlife.ankh", "afterlife.extra.times"],
]


@given(st.dictionaries(st.sampled_from(PLACES), VALUES, min_size=1, max_size=3))
def test_no_edition_value_breaks_anything(changes: dict[str, object]) -> None:
    try:
        text = source(changes)
    except (TypeError, AttributeError):
        reject()  # a change inside what another made no table
    check_edition(text)


LONG: list[tuple[Callable[[str], None], st.SearchStrategy[str]]] = [
    (check_action, mutated(ACTIONS)),
    (check_record, mutated(RECORD_TEXTS)),
    (check_view, st.one_of(mutated(VIEW_TEXTS), tweaked(VIEW_TEXTS, CARDS))),
    (check_edition, mutated([HELIOPOLIS, ODD.edition.source])),
]


@pytest.mark.long
@pytest.mark.parametrize(("check", "texts"), LONG, ids=["action", "record", "view", "edition"])
def test_at_length(check: Callable[[str], None], texts: st.SearchStrategy[str]) -> None:
    @given(texts)
    @settings(max_examples=MANY, derandomize=False)
    def run(text: str) -> None:
        check(text)

    run()
