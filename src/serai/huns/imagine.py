"""A whole game of HUNS that a view could belong to, uniform among the ways in which the looks into the decks went.

Each deck is dealt anew, look by look, as it was: so many cards from the top, of which one was played in sight of all
(or two), and the others went underneath. Where the view's seat looked, or where a card was played, the cards must be
those that it saw.
"""

from mypy_extensions import i64

from serai.core.rng import Rng
from serai.huns.dealing import Dealing, deal
from serai.huns.drawing import UNSEEN, Choose, Look
from serai.huns.edition import HUES, WAGONS
from serai.huns.state import NONE, Deck, Glance, HunsState, bit, bits, count_bits
from serai.huns.view import HunsView


def imagine(view: HunsView, rng: Rng) -> HunsState:
    """A state that fits all that the view knows."""
    state = HunsState(
        view.rules,
        view.options["raids"] == "refresh",
        view.seats,
        view.stack[:],
        [camp.copy() for camp in view.camps],
    )
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
    for family in range(HUES):
        _imagine_deck(view, state, family, rng)
    if state.chooser >= 0:
        state.choices = state.stack[-1].options(state)
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


def _imagine_deck(view: HunsView, state: HunsState, family: i64, rng: Rng) -> None:
    """Deal one deck in some way that fits."""
    cards = view.rules.deck(family, view.seats)
    glances = list(view.glances[family])
    now = pending(view, family)
    if now is not None:
        glances.append(now)
    dealing = deal(count_bits(cards), glances, now is not None, rng)
    _name(dealing, cards, rng)
    told: list[Glance] = []
    for place in range(len(view.glances[family])):
        glance = glances[place]
        told.append(Glance(glance.seat, glance.count, glance.played, _mask(dealing, dealing.returned[place])))
    groups = [_mask(dealing, group) for group in dealing.groups if group]
    state.decks.append(Deck(tuple(groups), tuple(told)))
    if now is not None:
        _tell(state, _mask(dealing, dealing.returned[len(glances) - 1]))


def _name(dealing: Dealing, cards: i64, rng: Rng) -> None:
    """Give the cards that nobody could place to the tokens that are left."""
    left = [card for card in bits(cards) if dealing.where[card] == NONE]
    for token in range(len(dealing.label)):
        if dealing.label[token] == NONE:
            dealing.label[token] = left.pop(rng.below(len(left)))


def _mask(dealing: Dealing, tokens: list[int]) -> int:
    """Tokens as bits by card."""
    mask: i64 = 0
    for token in tokens:
        mask |= bit(dealing.label[token])
    return mask


def _tell(state: HunsState, seen: i64) -> None:
    """Show who is looking the cards that they see."""
    top = state.stack[-1]
    if isinstance(top, Look):
        state.stack[-1] = Look(top.seat, top.family, top.left, top.count, top.plays, seen)
    elif isinstance(top, Choose):
        state.stack[-1] = Choose(top.chooser, top.family, top.count, top.plays, seen, top.chosen, top.first)
