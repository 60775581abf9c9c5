"""What follows from the cards of a Camp alone: what works, what is needed, how many loading places there are.

It is asked far more often than it changes, so it is kept in the Camp and reckoned anew by whoever changes its cards.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from serai.huns.camp import EQUIPMENTS, HOLDERS, MERCENARIES, PLACES, allowed, working
from serai.huns.edition import EQUIPMENT, MERCENARY, SIZE
from serai.huns.state import UP, Camp, Placed, bit

if TYPE_CHECKING:
    from serai.huns.game import Huns


def assess(rules: "Huns", camp: Camp) -> None:
    """Reckon anew what follows from the cards of a Camp; due whenever one came, was turned or was filled.

    A card works (HUNS-29): Equipment always, but under Rust; a Mercenary if it is full, but under Mutiny; others while
    they are not turned. What a card needs and what a Curse forbids does not depend on Mercenaries.
    """
    camp.works = camp.holds & ~camp.turned & ~(EQUIPMENTS | MERCENARIES)
    if allowed(rules, camp, EQUIPMENT):
        camp.works |= camp.holds & EQUIPMENTS
    camp.room = 0
    camp.filled = 0
    if camp.holds & HOLDERS:
        _assess_holders(rules, camp)
    camp.places = PLACES
    for card in working(camp, rules.altering_places):
        camp.places = card.alter_places(camp.places)


def assess_card(rules: "Huns", camp: Camp, card: i64) -> None:
    """Reckon anew what follows from the cards of a Camp after one of them came, was turned or was filled."""
    if (HOLDERS | rules.assessed) >> card & 1:
        assess(rules, camp)
    elif (camp.turned >> card) & 1 or (card // SIZE == EQUIPMENT and not allowed(rules, camp, EQUIPMENT)):
        camp.works &= ~bit(card)
    else:
        camp.works |= bit(card)


def _assess_holders(rules: "Huns", camp: Camp) -> None:
    """Reckon what the Mercenaries and Curses need and, from it, which Mercenaries work."""
    filled: i64 = 0
    room: i64 = 0
    cards = camp.cards
    altering = working(camp, rules.altering_need)
    for place in range(len(cards)):
        placed = cards[place]
        if not (HOLDERS >> placed.card) & 1:
            continue
        needed: i64 = rules.numbers.spaces[placed.card]
        for other in altering:
            needed = other.alter_need(placed.card // SIZE, needed)
        needed = max(1, needed)
        if needed != placed.need:
            cards[place] = Placed(placed.card, placed.by, placed.mark, placed.load, needed)
        if placed.mark == UP:
            left: i64 = needed - placed.total
            if left <= 0:
                filled |= bit(placed.card)
            elif left > room:
                room = left
    camp.room = room
    camp.filled = filled
    if filled & MERCENARIES and allowed(rules, camp, MERCENARY):
        camp.works |= filled & MERCENARIES
