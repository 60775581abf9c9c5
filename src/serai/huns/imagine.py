"""A whole game of HUNS that a view could belong to, uniform among the ways in which the looks into the decks went.

Each deck is dealt anew, look by look, as it was: so many cards from the top, of which one was played in sight of all
(or two), and the others went underneath. Where the view's seat looked, or where a card was played, the cards must be
those that it saw; a way that does not lead there is given up and tried again.
"""

from mypy_extensions import i64

from serai.core.rng import Rng
from serai.huns.drawing import UNSEEN, Choose, Look
from serai.huns.edition import HUES, SIZE, WAGONS
from serai.huns.state import NONE, Deck, Glance, HunsState, bit, bits, count_bits
from serai.huns.view import HunsView


class Dealing:
    """One attempt to deal a deck: `label` has the card of each token, NONE while it could be any."""

    def __init__(self, size: i64) -> None:
        self.label: list[int] = [NONE] * size
        self.groups: list[list[int]] = [list(range(size))]
        self.returned: list[list[int]] = []
        self.where: list[int] = [NONE] * SIZE


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


def _imagine_deck(view: HunsView, state: HunsState, family: i64, rng: Rng) -> None:
    """Deal one deck in some way that fits."""
    cards = view.rules.deck(family, view.seats)
    glances = view.glances[family]
    top = view.stack[-1] if view.stack else None
    pending: Glance | None = None
    if isinstance(top, Look) and top.family == family:
        pending = Glance(top.seat, top.count - top.left, 0, top.seen if top.seen != UNSEEN else NONE)
    elif isinstance(top, Choose) and top.family == family:
        pending = Glance(top.chooser, top.count, 0, top.seen if top.seen != UNSEEN else NONE)
    while True:
        dealing = Dealing(count_bits(cards))
        if _deal_all(dealing, glances, pending, rng):
            break
    _name(dealing, cards, rng)
    told: list[Glance] = []
    for place in range(len(glances)):
        glance = glances[place]
        told.append(Glance(glance.seat, glance.count, glance.played, _mask(dealing, dealing.returned[place])))
    groups = [_mask(dealing, group) for group in dealing.groups if group]
    if pending is not None:
        _tell(state, top, _mask(dealing, dealing.returned[len(glances)]), rng)
    state.decks.append(Deck(tuple(groups), tuple(told)))


def _deal_all(dealing: Dealing, glances: tuple[Glance, ...], pending: Glance | None, rng: Rng) -> bool:
    """Deal all looks in order of time; returns whether the attempt fits."""
    for glance in glances:
        tokens = _draw(dealing, glance.count, rng)
        if not _fits(dealing, tokens, glance, rng):
            return False
        back = [
            token for token in tokens if dealing.label[token] < 0 or not (glance.played >> dealing.label[token]) & 1
        ]
        dealing.returned.append(back)
        if back:
            dealing.groups.append(back)
    if pending is not None:
        tokens = _draw(dealing, pending.count, rng)
        if not _fits(dealing, tokens, pending, rng):
            return False
        dealing.returned.append(tokens)
    return True


def _draw(dealing: Dealing, count: i64, rng: Rng) -> list[int]:
    """Take so many tokens from the top, any of a group that is not used up."""
    tokens: list[int] = []
    while count > 0:
        group = dealing.groups[0]
        size: i64 = len(group)
        if size <= count:
            tokens.extend(group)
            dealing.groups.pop(0)
            count -= size
        else:
            group = group[:]
            while count > 0:
                place: i64 = rng.below(size)
                tokens.append(group[place])
                size -= 1
                group[place] = group[size]
                group.pop()
                count -= 1
            dealing.groups[0] = group
    return tokens


def _fits(dealing: Dealing, tokens: list[int], glance: Glance, rng: Rng) -> bool:
    """Label what was seen; returns whether it can have been, by chance where any of several cards could be it."""
    seen: i64 = glance.played if glance.returned < 0 else glance.played | glance.returned
    exact = glance.returned >= 0
    free: list[int] = []
    found: i64 = 0
    for token in tokens:
        label: i64 = dealing.label[token]
        if label < 0:
            free.append(token)
        elif (seen >> label) & 1:
            found |= bit(label)
        elif exact:
            return False
    for card in bits(seen & ~found):
        if dealing.where[card] != NONE or not free:
            return False
        place: i64 = rng.below(len(tokens)) if not exact else rng.below(len(free))
        if place >= len(free):
            return False
        token = free.pop(place)
        dealing.label[token] = card
        dealing.where[card] = token
    return True


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
        mask |= 1 << dealing.label[token]
    return mask


def _tell(state: HunsState, top: object, seen: i64, rng: Rng) -> None:
    """Show who is looking the cards that they see."""
    if isinstance(top, Look):
        state.stack[-1] = Look(top.seat, top.family, top.left, top.count, top.plays, seen)
    elif isinstance(top, Choose):
        chosen: i64 = top.chosen
        first: i64 = top.first
        if chosen == UNSEEN:
            places = bits(seen)
            first = places[rng.below(len(places))]
            chosen = bit(first)
            first += top.family * SIZE
        state.stack[-1] = Choose(top.chooser, top.family, top.count, top.plays, seen, chosen, first)
