"""IUNU keeps the contract: every law on random games at every table."""

import pytest

from serai.core.frame import State
from serai.core.playout import playout
from serai.core.rng import Rng
from serai.iunu.abilities import Look, Take
from serai.iunu.edition import AFTERLIFE, AFTERLIVES, CASTES, KINDS
from serai.iunu.state import Burial, IunuState
from serai.testing.laws import LAWS, order
from serai.testing.walk import Table, game_of, tables
from tests.iunu.editions import edition
from tests.iunu.table import iunu


def stock(state: State) -> object:
    """All Citizens and all Afterlife cards by kind, wherever they lie; and that counts agree with each other."""
    assert isinstance(state, IunuState)
    lying = (state.hands, state.unfed, state.fed)
    parts = [cards[first : first + KINDS] for cards in lying for first in range(0, len(cards), KINDS)]
    citizens = [sum(counts) for counts in zip(state.deck, *parts, strict=True)]
    afterlife = state.afterlife[:]
    for burial in state.burials:
        afterlife[burial.kept] += 1
    top = state.stack[-1] if state.stack else None
    if isinstance(top, (Look, Take)):
        for kind in top.seen:
            afterlife[kind] += 1
    assert min(map(min, (*lying, state.deck, state.afterlife, state.deben))) >= 0
    assert state.deck_size == sum(state.deck)
    assert state.hand_sizes == [sum(hand) for hand in parts[: state.seats]]
    return citizens, afterlife


TABLES = tables(iunu(), stock, secret=("keep", "take"), values=(Burial,))

GAMES = {"order": 340, "playouts": 100, "settling": 50, "different": 50}
GAMES |= {
    "copies": 8,
    "refusal": 6,
    "views": 8,
    "secrecy": 3,
    "imagining": 4,
    "plain": 3,
    "prefixes": 2,
    "worlds_go_on": 4,
}
"""Games for each of the six tables, 6 of those not named; that is over 2,000 in all for the law of order."""


def test_stock_is_the_edition() -> None:
    assert [str(table) for table in TABLES] == [f"iunu-{seats}-{how}" for seats in (2, 3, 4) for how in ("set", "any")]
    assert stock(TABLES[0].new()) == ([12, 11, 10, 9, 8, 7, 6, 5, 4], [1] * 9 + [3])
    assert AFTERLIVES == 10


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_laws(table: Table, law: str) -> None:
    for seed in range(GAMES.get(law, 6)):
        LAWS[law](table, seed)


ODD: dict[str, dict[str, object]] = {
    "priests": {"citizens.priest.copies": 30, "afterlife.ankh.copies": 6, "amounts.looks": 3, "amounts.deben": 0},
    "few": {**{f"citizens.{caste}.copies": 3 for caste in CASTES}, "amounts.looks": 1, "amounts.fee": 0},
    "no afterlife": {**{f"afterlife.{card}.copies": 0 for card in AFTERLIFE}, "amounts.discount": 0},
    "rich": {"amounts.deben": 99, "amounts.loaves": 9, "amounts.ransom": 50, "citizens.artisan.copies": 30},
}


@pytest.mark.parametrize("law", [law for law in LAWS if law not in ("different", "varied")])
@pytest.mark.parametrize("name", ODD)
def test_laws_in_odd_editions(name: str, law: str) -> None:
    for seed, table in enumerate(tables(edition(ODD[name], name), stock, ("keep", "take"), (Burial,))):
        for more in range(10 if LAWS[law] is order else seed == 1 + list(ODD).index(name)):
            LAWS[law](table, seed + more)


def test_random_games_meet_everything() -> None:
    questions: set[str] = set()
    happened: set[str] = set()
    few = tables(edition(ODD["few"]), stock)
    for table in [*TABLES, few[-1]]:
        for seed in range(60):
            for state in game_of(table, seed):
                questions.add(state.question)
            assert state.log is not None
            happened |= {
                f"{event.key} {event.fields.get('card', event.fields.get('ending', ''))}" for event in state.log
            }
    abilities = {"baker", "soldier", "artisan", "merchant", "priest", "noble", "pharaoh"}
    assert questions == {"", "start", "roll", "draw", "play", "keep", "feed", "add", "ransom", "look", "take"} | {
        f"use-{caste}" for caste in abilities
    }
    assert {f"{way} {caste}" for way in ("used", "declined") for caste in abilities} <= happened
    assert {"ended rounds", "ended deck", "handed farmer", "lowered ", "buried ", "paid "} <= happened


@pytest.mark.long
@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_laws_long(table: Table, law: str) -> None:
    for seed in range(GAMES.get(law, 6), 40 * GAMES.get(law, 6)):
        LAWS[law](table, seed)


def test_seeds_give_different_games() -> None:
    for table in TABLES:
        ends = set()
        for seed in range(100):
            state = table.new()
            playout(state, Rng(seed))
            ends.add(state.text())
        assert len(ends) == 100
