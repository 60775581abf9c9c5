"""A whole game of HUNS that a view could belong to, uniform among the ways in which the looks into the decks went.

All that is hidden is what lies where in the decks, and what went back into them (`dealing`): where the view's seat
looked, or where a card was played, the cards must be those that it saw.
"""

from mypy_extensions import i64

from serai.core.rng import Rng
from serai.huns.dealing import History
from serai.huns.drawing import UNSEEN, Choose, Look
from serai.huns.edition import HUES, WAGONS
from serai.huns.state import NONE, Glance, HunsState, bit
from serai.huns.view import HunsView


def imagine(view: HunsView, rng: Rng) -> HunsState:
    """A state that fits all that the view knows.

    What does not change from world to world is found out once and kept in the view.
    """
    if view.common is None:
        view.histories = [history(view, family) for family in range(HUES)]
        view.common = _common(view)
    state = view.common.copy()
    for family in range(HUES):
        state.decks.append(view.histories[family].deal(rng))
    if state.stack and _tell(view, state):
        state.choices = state.stack[-1].options(state)
    elif state.chooser >= 0 and not state.choices:
        state.choices = state.stack[-1].options(state)
        view.common.choices = state.choices
    return state


def history(view: HunsView, family: i64) -> History:
    """The looks into a deck, with the one that goes on now."""
    glances = list(view.glances[family])
    now = pending(view, family)
    if now is not None:
        glances.append(now)
    return History(view.rules.deck(family, view.seats), glances, now is not None)


def _common(view: HunsView) -> HunsState:
    """The part of all worlds that the view shows: all but the decks."""
    camps = [camp.copy() for camp in view.camps]
    state = HunsState(view.rules, view.options["raids"] == "refresh", view.seats, view.stack[:], camps)
    state.chooser = view.chooser
    state.round = view.round
    state.first = view.first
    state.active = view.active
    state.raided = view.raided
    state.drew = view.drew
    state.ending = view.ending
    state.dice = view.dice[:]
    state.reserve = view.reserve[:]
    state.row = view.row[:]
    state.buried = view.buried
    state.bag = unseen_wagons(view)
    return state


def unseen_wagons(view: HunsView) -> i64:
    """The Wagons that nobody saw yet, as bits."""
    mask: i64 = (1 << WAGONS) - 1
    for wagon in view.row:
        mask &= ~bit(wagon)
    for wagon in view.buried:
        mask &= ~bit(wagon)
    for camp in view.camps:
        for loading in camp.wagons:
            mask &= ~bit(loading.wagon)
        for wagon in camp.sent:
            mask &= ~bit(wagon)
    return mask


def pending(view: HunsView, family: i64) -> Glance | None:
    """The look into a deck that goes on now, as far as it got; None if there is none."""
    top = view.stack[-1] if view.stack else None
    if isinstance(top, Look) and top.family == family:
        return Glance(top.seat, top.count - top.left, 0, top.seen if top.seen != UNSEEN else NONE)
    if isinstance(top, Choose) and top.family == family:
        back: i64 = top.seen & ~top.chosen if top.seen != UNSEEN else NONE
        return Glance(top.chooser, top.count, top.chosen, back)
    return None


def _tell(view: HunsView, state: HunsState) -> bool:
    """Show who is looking into a deck the cards that they see; returns whether there is such a one."""
    top = state.stack[-1]
    if isinstance(top, Look):
        seen = _looked_at(view, state, top.family)
        state.stack[-1] = Look(top.seat, top.family, top.left, top.count, top.plays, seen)
        return False
    if isinstance(top, Choose):
        seen = _looked_at(view, state, top.family)
        state.stack[-1] = Choose(top.chooser, top.family, top.count, top.plays, seen, top.chosen, top.first)
        return True
    return False


def _looked_at(view: HunsView, state: HunsState, family: i64) -> i64:
    """The cards that are in somebody's hand: those neither in the deck nor played."""
    seen: i64 = view.histories[family].cards
    deck = state.decks[family]
    for group in deck.groups:
        seen &= ~group
    for glance in deck.glances:
        seen &= ~glance.played
    return seen
