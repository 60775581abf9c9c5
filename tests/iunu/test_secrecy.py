"""The laws of hidden information catch a leak planted on purpose, each of many kinds. They patch: pure build only."""

from collections.abc import Callable

import pytest

from serai.core.event import Event
from serai.core.frame import OVER
from serai.iunu import verbs
from serai.iunu.abilities import Look, Take
from serai.iunu.cards.citizens import Artisan
from serai.iunu.edition import AFTERLIFE, CASTES, KINDS
from serai.iunu.frames import Keep
from serai.iunu.game import Iunu
from serai.iunu.state import Burial, IunuState, citizens
from serai.iunu.view import IunuView, look
from serai.testing.laws import Law
from serai.testing.secrecy import alike, secrecy
from tests.iunu.test_laws import TABLES

pytestmark = pytest.mark.pure

Patch = Callable[[pytest.MonkeyPatch], None]


def patched_view(change: Callable[[IunuState, int, IunuView], None]) -> Patch:
    """Views with something more in them."""

    def leaky(self: Iunu, state: IunuState, seat: int) -> IunuView:
        view = look(state, seat)
        change(state, seat, view)
        return view

    return lambda monkeypatch: monkeypatch.setattr(Iunu, "look", leaky)


def other_of(state: IunuState, seat: int) -> int:
    return (seat + 1) % state.seats if seat >= 0 else 0


def another_hand(state: IunuState, seat: int, view: IunuView) -> None:
    """A spectator sees the first seat's hand."""
    if seat < 0:
        view.hand = citizens(state.hands, 0)


def kept_card(state: IunuState, seat: int, view: IunuView) -> None:
    """Everybody sees what everybody keeps."""
    view.kept = state.kept[:]


def buried_card(state: IunuState, seat: int, view: IunuView) -> None:
    """Everybody sees what everybody buried."""
    view.burials = [Burial(one.seat, one.kept, hidden.returned) for one, hidden in both(state, view)]


def returned_card(state: IunuState, seat: int, view: IunuView) -> None:
    """Everybody sees what everybody sent back."""
    view.burials = [Burial(one.seat, hidden.kept, one.returned) for one, hidden in both(state, view)]


def both(state: IunuState, view: IunuView) -> list[tuple[Burial, Burial]]:
    return list(zip(state.burials, view.burials, strict=True))


def looked_at_card(state: IunuState, seat: int, view: IunuView) -> None:
    """Everybody sees the cards that a Priest shows."""
    view.stack = state.stack[:]


def discarded_cards(state: IunuState, seat: int, view: IunuView) -> None:
    """A spectator sees what the first seat threw away."""
    if seat < 0 and state.discards:
        view.discards = citizens(state.discards, 0)


def next_card(state: IunuState, seat: int, view: IunuView) -> None:
    """The question hints at the kinds that are left in the deck."""
    if state.chooser != OVER:
        view.question += f"-{max(kind for kind in range(KINDS) if state.deck[kind] or not state.deck_size)}"


def another_size(state: IunuState, seat: int, view: IunuView) -> None:
    """The price of a loaf hangs on the next seat's hand."""
    view.deben = [amount + (state.hands[other_of(state, seat) * KINDS] > 2) for amount in view.deben]


def loud_draw(state: IunuState, seat: int, kind: int) -> None:
    """The event of a draw names the card to all."""
    state.deck[kind] -= 1
    state.deck_size -= 1
    state.hands[seat * KINDS + kind] += 1
    state.hand_sizes[seat] += 1
    if state.log is not None:
        state.log.append(Event("drew", seat, {"cards": 1, "card": CASTES[kind]}))


def loud_look(state: IunuState, seat: int, kind: int) -> None:
    """The event of a look may be read by the next seat too."""
    state.afterlife[kind] -= 1
    if state.log is not None:
        readers = (seat, other_of(state, seat))
        state.log.append(Event("looked", seat, {"cards": 1}, {"card": AFTERLIFE[kind]}, readers))


def loud_choice(state: IunuState, seat: int, kind: int) -> None:
    """The event of a choice tells whether it is a dear card."""
    state.kept[seat] = kind
    if state.log is not None:
        state.log.append(Event("chose", seat, {"dear": kind > 4}, {"card": CASTES[kind]}, (seat,)))


def patched_verb(name: str, verb: Callable[[IunuState, int, int], None]) -> Patch:
    return lambda monkeypatch: monkeypatch.setattr(verbs, name, verb)


def open_frame(frame: type[Look] | type[Take]) -> Patch:
    """A frame that hides nothing of itself."""
    return lambda monkeypatch: monkeypatch.setattr(frame, "view", lambda self, seat: self)


def forced_keep(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who holds cards of one caste only is not said to wait."""

    def waiting(self: Keep, state: IunuState) -> list[int]:
        several = [sum(count > 0 for count in citizens(state.hands, seat)) > 1 for seat in range(state.seats)]
        return [seat for seat in range(self.chooser, state.seats) if several[seat] or seat == self.chooser]

    monkeypatch.setattr(Keep, "waiting", waiting)


def telling_artisan(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only who can add a Citizen is asked."""
    monkeypatch.setattr(Artisan, "asks", Artisan.usable)


LEAKS: dict[str, Patch] = {
    "a hand": patched_view(another_hand),
    "a kept card": patched_view(kept_card),
    "a buried card": patched_view(buried_card),
    "a card sent back": patched_view(returned_card),
    "cards looked at": patched_view(looked_at_card),
    "discards": patched_view(discarded_cards),
    "the deck": patched_view(next_card),
    "a number that hangs on a hand": patched_view(another_size),
    "an event of a draw": patched_verb("draw", loud_draw),
    "an event of a look": patched_verb("look", loud_look),
    "an event of a choice": patched_verb("choose_kept", loud_choice),
    "the frame of a look": open_frame(Look),
    "the frame of a choice": open_frame(Take),
    "who waits": forced_keep,
    "a question that is not asked": telling_artisan,
}

LAWS: dict[str, Law] = {"discards": secrecy, "who waits": secrecy, "a question that is not asked": secrecy}
"""The law that catches a leak; `alike` where none is named."""
GAMES = 60


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_caught(monkeypatch: pytest.MonkeyPatch, leak: str) -> None:
    LEAKS[leak](monkeypatch)
    law = LAWS.get(leak, alike)
    with pytest.raises(AssertionError):
        watch(law)


def watch(law: Law) -> None:
    for number in range(GAMES):
        law(TABLES[number % len(TABLES)], number)
