"""IUNU keeps the contract: every law on random games at every table."""

import pytest

from serai.core.frame import State
from serai.core.playout import playout
from serai.core.rng import Rng
from serai.iunu.abilities import Look, Take
from serai.iunu.edition import AFTERLIVES, KINDS
from serai.iunu.state import Burial, IunuState, afterlife_of
from serai.testing.laws import CHEAP, DEAR
from serai.testing.walk import Table, tables
from tests.iunu.table import iunu


def stock(state: State) -> object:
    """All Citizens and all Afterlife cards by kind, wherever they lie; and that counts agree with each other."""
    assert isinstance(state, IunuState)
    citizens = state.deck[:]
    for place, count in enumerate(state.hands):
        citizens[place % KINDS] += count + state.unfed[place] + state.fed[place]
    afterlife = state.afterlife[:]
    for seat in range(state.seats):
        for kind, count in enumerate(afterlife_of(state.burials, seat)):
            afterlife[kind] += count
    for frame in state.stack:
        if isinstance(frame, (Look, Take)):
            for kind in frame.seen:
                afterlife[kind] += 1
    everything = [*state.deck, *state.hands, *state.unfed, *state.fed, *state.afterlife, *state.deben]
    assert min(everything) >= 0
    assert state.deck_size == sum(state.deck)
    assert state.hand_sizes == [sum(state.hands[seat * KINDS : (seat + 1) * KINDS]) for seat in range(state.seats)]
    return citizens, afterlife


TABLES = tables(iunu(), stock, secret=("keep", "take"), values=(Burial,))

CHEAP_GAMES = 340
DEAR_GAMES = {"copies": 10, "refusal": 10, "views": 10, "secrecy": 5, "prefixes": 2, "worlds_go_on": 4}
"""Games for each of the six tables; cheap laws: over 2,000 in all."""


def test_stock_is_the_edition() -> None:
    assert [str(table) for table in TABLES] == [f"iunu-{seats}-{how}" for seats in (2, 3, 4) for how in ("set", "any")]
    assert stock(TABLES[0].new()) == ([12, 11, 10, 9, 8, 7, 6, 5, 4], [1] * 9 + [3])
    assert AFTERLIVES == 10


@pytest.mark.parametrize("law", CHEAP)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_cheap_laws(table: Table, law: str) -> None:
    for seed in range(CHEAP_GAMES):
        CHEAP[law](table, seed)


@pytest.mark.parametrize("law", DEAR)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_dear_laws(table: Table, law: str) -> None:
    for seed in range(DEAR_GAMES.get(law, 6)):
        DEAR[law](table, seed)


@pytest.mark.long
@pytest.mark.parametrize("law", CHEAP)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_cheap_laws_long(table: Table, law: str) -> None:
    for seed in range(CHEAP_GAMES, 30 * CHEAP_GAMES):
        CHEAP[law](table, seed)


@pytest.mark.long
@pytest.mark.parametrize("law", DEAR)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_dear_laws_long(table: Table, law: str) -> None:
    for seed in range(DEAR_GAMES.get(law, 6), 40 * DEAR_GAMES.get(law, 6)):
        DEAR[law](table, seed)


def test_seeds_give_different_games() -> None:
    for table in TABLES:
        ends = set()
        for seed in range(100):
            state = table.new()
            playout(state, Rng(seed))
            ends.add(state.text())
        assert len(ends) == 100
