"""Whatever text comes in for HUNS, nothing but our own errors comes out; and what is taken for good works."""

from collections.abc import Callable
from contextlib import suppress

import pytest
from hypothesis import example, given, reject, settings
from hypothesis import strategies as st

import serai
from serai.core.game import Game
from serai.huns.edition import CARDS, COLOURS, HunsEdition
from tests.huns.editions import STEPPE, only, source
from tests.huns.table import huns
from tests.huns.test_laws import stock
from tests.mutations import CHARACTERS, HUGE, mutated, tweaked

MANY = 20_000
STEPS_OF_A_GAME = 20_000


def played(seats: int, seed: int, game: Game, raids: str = "once") -> serai.Record:
    return serai.play(game, [serai.bot("random", seed + seat) for seat in range(seats)], seed, raids=raids)


def views_of(record: serai.Record, step: int) -> list[str]:
    """Views at some steps, and wherever many frames wait."""
    texts: list[str] = []
    state = record.new()
    for at, entry in enumerate([entry for entry in record.entries if entry.text]):
        if at % step == 0 or len(state.stack) > 3:
            texts += [state.view(seat).text() for seat in (None, 0, state.seats - 1)]
        state.apply(record.game.actions.by_text[entry.text])
    return [*texts, state.view(None).text()]


ODD = only(
    "interpreter", "shaman", "teamster", "envy", "mud", "rust", "armoury", "forced-march", "falcon", "saddlebags"
)
RECORDS = [played(2, 1, huns()), played(3, 2, huns(), "refresh"), played(4, 3, huns()), played(2, 4, ODD)]
RECORDS[0].header.players = ["Ann", "Bob"]
RECORDS[1].entries.insert(20, type(RECORDS[1].entries[0])("", False, "a comment"))
RECORD_TEXTS = [record.text() for record in RECORDS]
VIEW_TEXTS = [text for record in RECORDS for text in views_of(record, 9)]
ACTIONS = [action.text for action in huns().actions][::7]
NAMES = [*CARDS[::4], *COLOURS]
TEXT = st.text(CHARACTERS, max_size=60)


def check_action(text: str) -> None:
    with suppress(serai.SeraiError):
        assert huns().actions.parse(text).text == " ".join(text.split())


def check_record(text: str) -> None:
    """A record that is read is written as one that reads the same; it replays, or says why not."""
    with suppress(serai.SeraiError):
        record = serai.parse_record(text)
        assert serai.parse_record(record.text()) == record
        record.replay()
        for seat in range(record.header.seats):
            with suppress(serai.UndoRefused):
                serai.undoable(record, seat)


def check_view(text: str) -> None:
    """A view that is read is written as one that reads the same, and what it imagines can be played to the end."""
    with suppress(serai.SeraiError):
        view = serai.read_view(text)
        assert serai.read_view(view.text()) == view
        for seed in range(2):
            world = view.game.imagine(view, serai.Rng(seed))
            assert world.view(view.seat if view.seat >= 0 else None) == view
            play_on(world, seed)


def play_on(state: serai.State, seed: int) -> None:
    rng = serai.Rng(seed)
    before = stock(state)
    for step in range(STEPS_OF_A_GAME):
        if step % 16 == 0:
            assert stock(state) == before
        if state.chooser == serai.OVER:
            state.outcome()
            return
        legal = state.legal()
        state.apply(state.sample(rng) if state.chooser == serai.CHANCE else legal[rng.below(len(legal))])
    raise AssertionError("the game does not end")


def check_edition(text: str) -> None:
    """An edition that is read can be played, recorded and told in views."""
    with suppress(serai.SeraiError):
        read = HunsEdition(text, "fuzzed.toml")
        game = serai.game("huns", read)
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


@given(mutated(RECORD_TEXTS))
@settings(max_examples=100)
def test_no_record_text_breaks_anything(text: str) -> None:
    check_record(text)


@given(st.one_of(mutated(VIEW_TEXTS), tweaked(VIEW_TEXTS, NAMES), tweaked(VIEW_TEXTS, NAMES)))
@settings(max_examples=600)
def test_no_view_text_breaks_anything(text: str) -> None:
    check_view(text)


@given(mutated([STEPPE, ODD.edition.source]))
@settings(max_examples=60)
@example(STEPPE.replace("spaces = 3", f"spaces = {HUGE}", 1))
@example(STEPPE.replace("BBRR", ""))
@example(STEPPE.replace('"steppe"', '" a "'))
def test_no_edition_text_breaks_anything(text: str) -> None:
    check_edition(text)


VALUES = st.recursive(
    st.one_of(st.integers(), st.integers(0, 9), st.sampled_from(["", "3+", "4", "5", "BBBB", "BRKY"]), st.just(10**70)),
    lambda inner: st.dictionaries(st.sampled_from(["mark", "spaces", "1"]), inner, max_size=2),
    max_leaves=3,
)
PLACES = [
    *["equipment", "wagons", "curse.mud", "curse.mud.mark", "curse.rust.spaces", "mercenary.veteran.spaces", "extra"],
    *["equipment.falcon.mark", "raid.ambush.spaces", "wagons.sun", "wagons.sun.1", "wagons.wolf.8", "wagons.sun.9"],
]


@given(st.dictionaries(st.sampled_from(PLACES), VALUES, min_size=1, max_size=3))
@settings(max_examples=60)
def test_no_edition_value_breaks_anything(changes: dict[str, object]) -> None:
    try:
        text = source(changes)
    except (TypeError, AttributeError):
        reject()  # a change inside what another made no table
    check_edition(text)


LONG: list[tuple[Callable[[str], None], st.SearchStrategy[str]]] = [
    (check_action, mutated(ACTIONS)),
    (check_record, mutated(RECORD_TEXTS)),
    (check_view, st.one_of(mutated(VIEW_TEXTS), tweaked(VIEW_TEXTS, NAMES))),
    (check_edition, mutated([STEPPE, ODD.edition.source])),
]


@pytest.mark.long
@pytest.mark.parametrize(("check", "texts"), LONG, ids=["action", "record", "view", "edition"])
def test_at_length(check: Callable[[str], None], texts: st.SearchStrategy[str]) -> None:
    @given(texts)
    @settings(max_examples=MANY, derandomize=False)
    def run(text: str) -> None:
        check(text)

    run()
