"""The laws of hidden information catch a leak planted on purpose, each of many kinds. They patch: pure build only."""

from collections.abc import Callable

import pytest

from serai.core.event import Event
from serai.core.frame import OVER
from serai.huns import verbs
from serai.huns.drawing import Choose, Look
from serai.huns.edition import CARDS, FAMILIES, SIZE
from serai.huns.game import Huns
from serai.huns.state import Deck, HunsState, bit, bits
from serai.huns.view import HunsView, look
from serai.testing.laws import Law
from serai.testing.secrecy import alike, secrecy
from tests.huns.test_laws import TABLES

pytestmark = pytest.mark.pure

Patch = Callable[[pytest.MonkeyPatch], None]


def patched_view(change: Callable[[HunsState, int, HunsView], None]) -> Patch:
    """Views with something more in them."""

    def leaky(self: Huns, state: HunsState, seat: int) -> HunsView:
        view = look(state, seat)
        change(state, seat, view)
        return view

    return lambda monkeypatch: monkeypatch.setattr(Huns, "look", leaky)


def returned_cards(state: HunsState, seat: int, view: HunsView) -> None:
    """Everybody sees what everybody put under a deck."""
    view.glances = [deck.glances for deck in state.decks]


def returned_to_spectators(state: HunsState, seat: int, view: HunsView) -> None:
    """Who only watches sees what went under the decks."""
    if seat < 0:
        returned_cards(state, seat, view)


def cards_looked_at(state: HunsState, seat: int, view: HunsView) -> None:
    """Everybody sees the cards that somebody looks at."""
    view.stack = state.stack[:]


def the_next_group(state: HunsState, seat: int, view: HunsView) -> None:
    """The question hints at the highest card of the group that is on top."""
    if state.chooser != OVER and state.decks[0].groups:
        view.question += f"-{max(bits(state.decks[0].groups[0]))}"


def a_number_of_hidden_cards(state: HunsState, seat: int, view: HunsView) -> None:
    """The size of the Wagon deck hangs on what lies under the Curses."""
    groups = state.decks[3].groups
    view.bag_size += len(groups) > 1 and bool(groups[-1] & 0b111111)


def loud_look(state: HunsState, seat: int, card: int) -> None:
    """The event of a look names the card to all."""
    deck = state.decks[card // SIZE]
    groups = [deck.groups[0] & ~bit(card % SIZE), *deck.groups[1:]]
    state.decks[card // SIZE] = Deck(tuple([group for group in groups if group]), deck.glances)
    if state.log is not None:
        state.log.append(Event("looked", seat, {"family": FAMILIES[card // SIZE], "card": CARDS[card]}))


def shared_look(state: HunsState, seat: int, card: int) -> None:
    """The event of a look may be read by the next seat too."""
    deck = state.decks[card // SIZE]
    groups = [deck.groups[0] & ~bit(card % SIZE), *deck.groups[1:]]
    state.decks[card // SIZE] = Deck(tuple([group for group in groups if group]), deck.glances)
    if state.log is not None:
        readers = (seat, (seat + 1) % state.seats)
        state.log.append(Event("looked", seat, {"family": FAMILIES[card // SIZE]}, {"card": CARDS[card]}, readers))


BURY = verbs.bury


def loud_burial(state: HunsState, seat: int, family: int, count: int, played: int, returned: int) -> None:
    """The event of a burial tells the highest card that went under the deck."""
    BURY(state, seat, family, count, played, returned)
    if state.log is not None:
        state.log.append(Event("sent", seat, {"wagon": max(bits(returned), default=-1)}))


def patched_verb(name: str, verb: Callable[..., None]) -> Patch:
    return lambda monkeypatch: monkeypatch.setattr(verbs, name, verb)


def open_frame(frame: type[Look] | type[Choose]) -> Patch:
    """A frame that hides nothing of itself."""
    return lambda monkeypatch: monkeypatch.setattr(frame, "view", lambda self, seat: self)


LEAKS: dict[str, Patch] = {
    "cards put under a deck": patched_view(returned_cards),
    "the same to spectators": patched_view(returned_to_spectators),
    "cards looked at": patched_view(cards_looked_at),
    "the deck": patched_view(the_next_group),
    "a number that hangs on a deck": patched_view(a_number_of_hidden_cards),
    "an event of a look": patched_verb("look", loud_look),
    "an event of a look to a neighbour": patched_verb("look", shared_look),
    "an event of a burial": patched_verb("bury", loud_burial),
    "the frame of a look": open_frame(Look),
    "the frame of a choice": open_frame(Choose),
}

ALIKE = ("cards looked at", "the frame of a look", "an event of a look", "an event of a look to a neighbour")
"""The leaks that the law `alike` catches; `secrecy` catches the others."""
GAMES = 12


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_caught(monkeypatch: pytest.MonkeyPatch, leak: str) -> None:
    LEAKS[leak](monkeypatch)
    law = alike if leak in ALIKE else secrecy
    with pytest.raises(AssertionError):
        watch(law)


def watch(law: Law) -> None:
    for number in range(GAMES):
        law(TABLES[number % len(TABLES)], number)
