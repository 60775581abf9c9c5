"""The laws are of no game: a toy keeps them too, and they catch the toy's mistakes."""

from collections.abc import Callable

import pytest

from serai import games
from serai.version import COMPILED

if COMPILED:
    pytest.skip("subclasses compiled classes; runs in the pure build", allow_module_level=True)

from serai.core.action import Action
from serai.core.event import Event
from serai.core.rng import Rng
from serai.testing.laws import LAWS, Law
from serai.testing.walk import Table, tables
from tests.core import toy

pytestmark = pytest.mark.pure
GAME = toy.Crowns()
TABLES = tables(GAME, toy.stock, secret=("bid",))


@pytest.fixture(autouse=True)
def _listed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Crowns is one of the games that records and views can be of."""
    monkeypatch.setitem(games._KINDS, "crowns", games._KINDS["iunu"])
    monkeypatch.setitem(games._made, "crowns", GAME)


@pytest.mark.parametrize("law", [law for law in LAWS if law not in ("varied", "different")])
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_toy_keeps_the_laws(table: Table, law: str) -> None:
    for seed in range(20):
        LAWS[law](table, seed)


def broken(law: Law) -> bool:
    """Whether some game breaks the law."""
    try:
        for table in TABLES:
            for seed in range(10):
                law(table, seed)
    except AssertionError:
        return True
    return False


def unsorted(self: toy.Swap, state: toy.Table) -> list[Action]:
    return [state.rules.swap, state.rules.hold]


def twice(self: toy.Swap, state: toy.Table) -> list[Action]:
    return [state.rules.hold, state.rules.hold]


def foreign(self: toy.Swap, state: toy.Table) -> list[Action]:
    return [Action(0, "hold", (), 0, 0, False), state.rules.swap]


def losing(self: toy.Replace, state: toy.Table, action: Action) -> None:
    state.cards[self.seat] = action.kind


def short(self: toy.Deal, state: toy.Table) -> list[int]:
    return [1]


def loud(self: toy.Deal, state: toy.Table, action: Action) -> None:
    state.deck[action.kind] -= 1
    state.cards.append(action.kind)
    state.tell(Event("dealt", len(state.cards) - 1, {"card": action.kind}))
    if len(state.cards) < state.seats:
        state.stack.append(self)


def endless(self: toy.Swap, state: toy.Table, action: Action) -> None:
    state.stack.append(self)


def shared(self: toy.Table) -> toy.Table:
    other = toy.Table(self.rules, self.chosen, self.seats, self.stack[:])
    other.deck, other.cards, other.bids = self.deck, self.cards, self.bids
    other.chooser, other.choices, other.log = self.chooser, self.choices, self.log
    return other


def careless(self: toy.Table, action: object) -> None:
    assert isinstance(action, Action)
    self.apply(action)


def quick(self: toy.Deal, state: toy.Table, rng: Rng) -> None:
    self.take(state, self.options(state)[0])


CRIMES: list[tuple[str, type, str, Callable[..., object]]] = [
    ("order", toy.Swap, "options", unsorted),
    ("order", toy.Swap, "options", twice),
    ("order", toy.Swap, "options", foreign),
    ("order", toy.Replace, "take", losing),
    ("order", toy.Deal, "weights", short),
    ("order", toy.Swap, "take", endless),
    ("copies", toy.Table, "copy", shared),
    ("refusal", toy.Table, "take", careless),
    ("settling", toy.Deal, "settle", quick),
    ("alike", toy.Deal, "take", loud),
]


@pytest.mark.parametrize(("law", "where", "name", "crime"), CRIMES, ids=lambda one: getattr(one, "__name__", str(one)))
def test_the_laws_catch(
    monkeypatch: pytest.MonkeyPatch, law: str, where: type, name: str, crime: Callable[..., object]
) -> None:
    assert not broken(LAWS[law])
    monkeypatch.setattr(where, name, crime)
    assert broken(LAWS[law])


def test_plain_catches_what_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = toy.Table.copy

    def closing(self: toy.Table, action: Action) -> None:
        whole(self)
        self.deck = [*self.deck]
        self.note = lambda: action  # type: ignore[attr-defined]
        self.stack.pop().take(self, action)
        self.advance()

    monkeypatch.setattr(toy.Table, "apply", closing)
    assert broken(LAWS["plain"])
