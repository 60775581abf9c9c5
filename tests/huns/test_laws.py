"""HUNS keeps the contract: every law on random games at every table."""

from collections.abc import Sequence

import pytest

from serai.core.frame import State
from serai.core.playout import playout
from serai.core.rng import Rng
from serai.huns.actions import HIGHEST
from serai.huns.drawing import Choose, Flight, Look, Played, Victim
from serai.huns.edition import HUES, SIZE, WAGONS
from serai.huns.gather import Gather
from serai.huns.placing import Excess, Place, Sort, Stolen
from serai.huns.state import NONE, Camp, Deck, Glance, HunsState, Loading, Placed
from serai.huns.theft import Steal
from serai.testing.laws import CHEAP, DEAR
from serai.testing.walk import Table, tables
from serai.version import COMPILED
from tests.huns.table import huns


class Count:
    """Cards and Wagons as bits and how many there are, and Valuables by colour, wherever they lie."""

    def __init__(self) -> None:
        self.cards = 0
        self.wagons = 0
        self.pieces = 0
        self.valuables = [0] * HUES

    def card(self, card: int) -> None:
        self.cards |= 1 << card
        self.pieces += 1

    def deck(self, family: int, mask: int) -> None:
        self.cards |= mask << (SIZE * family)
        self.pieces += mask.bit_count()

    def wagon(self, wagon: int) -> None:
        self.wagons |= 1 << wagon
        self.pieces += 1

    def hand(self, load: Sequence[int]) -> None:
        for hue, count in enumerate(load):
            if count:
                self.valuables[hue] += count


def stock(state: State) -> tuple[int, int, int, list[int]]:
    """All cards, Wagons and Valuables, wherever they lie, in the hands of frames too; and that counts agree."""
    assert isinstance(state, HunsState)
    count = Count()
    count.wagons = int(state.bag)
    count.pieces = int(state.bag).bit_count()
    for wagon in [*state.row, *state.buried]:
        count.wagon(wagon)
    for family, deck in enumerate(state.decks):
        for group in deck.groups:
            assert group
            count.deck(family, group)
    count.hand(state.reserve)
    for camp in state.camps:
        count_camp(camp, count)
    for frame in state.stack:
        if isinstance(frame, (Look, Choose)):
            count.deck(frame.family, frame.seen)
        elif isinstance(frame, (Played, Victim, Flight)):
            count.card(frame.card)
        elif isinstance(frame, (Place, Sort, Excess, Gather, Steal)):
            count.hand(frame.hand)
    assert min(state.reserve) >= 0
    assert len(state.dice) == HUES
    assert 0 <= min(state.dice) <= max(state.dice) <= HIGHEST
    return count.cards, count.wagons, count.pieces, count.valuables


def count_camp(camp: Camp, count: Count) -> None:
    """Add what lies in a Camp."""
    before = -1
    mask = 0
    for placed in camp.cards:
        assert before < placed.card
        before = placed.card
        mask |= 1 << before
        if placed.total:
            assert placed.total == sum(placed.load)
            assert min(placed.load) >= 0
            count.hand(placed.load)
    assert camp.holds == mask
    count.cards |= mask
    count.pieces += len(camp.cards)
    before = -1
    for loading in camp.wagons:
        assert before < loading.wagon
        before = loading.wagon
        count.wagon(before)
        assert NONE in loading.load, "a full Wagon is not dispatched"
        for hue in loading.load:
            if hue != NONE:
                count.valuables[hue] += 1
    for wagon in camp.sent:
        count.wagon(wagon)
    count.hand(camp.stash)


TABLES = tables(huns(), stock, values=(Camp, Deck, Glance, Loading, Placed, Stolen))

CROWD = 1000 if COMPILED else 250
"""Games for each of the six tables that are only played and counted: in the compiled build 2,000 a number of seats."""
CHEAP_GAMES = 10
DEAR_GAMES = {"old_views": 4, "records": 4, "varied": 4, "views": 2, "worlds_go_on": 2}
"""Games for each table; one where none are named, each of hundreds of steps."""


def test_stock_is_the_edition() -> None:
    options = huns().options["raids"]
    assert [str(table) for table in TABLES] == [f"huns-{seats}-{how}" for seats in (2, 3, 4) for how in options]
    for table in TABLES:
        each = {2: 20, 3: 22, 4: 24}[table.seats]
        cards = sum(huns().deck(family, table.seats).bit_count() for family in range(HUES))
        assert cards == {2: 50, 3: 55, 4: 60}[table.seats]
        _, wagons, pieces, valuables = stock(table.new())
        assert wagons == (1 << WAGONS) - 1
        assert pieces == cards + WAGONS
        assert valuables == [each] * HUES


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_thousands_of_games_have_no_dead_end_and_conserve_everything(table: Table) -> None:
    for seed in range(CROWD):
        CHEAP["order"](table, seed)


@pytest.mark.parametrize("law", [law for law in CHEAP if law != "order"])
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_cheap_laws(table: Table, law: str) -> None:
    for seed in range(CHEAP_GAMES):
        CHEAP[law](table, seed)


@pytest.mark.parametrize("law", DEAR)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_dear_laws(table: Table, law: str) -> None:
    for seed in range(DEAR_GAMES.get(law, 1)):
        DEAR[law](table, seed)


@pytest.mark.long
@pytest.mark.parametrize("law", CHEAP)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_cheap_laws_long(table: Table, law: str) -> None:
    for seed in range(CROWD, 6 * CROWD):
        CHEAP[law](table, seed)


@pytest.mark.long
@pytest.mark.parametrize("law", DEAR)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_dear_laws_long(table: Table, law: str) -> None:
    for seed in range(DEAR_GAMES.get(law, 1), 40 * DEAR_GAMES.get(law, 1)):
        DEAR[law](table, seed)


def test_seeds_give_different_games() -> None:
    for table in TABLES:
        ends = set()
        for seed in range(40):
            state = table.new()
            playout(state, Rng(seed))
            ends.add(state.text())
        assert len(ends) == 40
