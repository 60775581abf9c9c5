"""Questions about a Camp that many rules ask: what works, what is needed, what fits. Only reads."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from serai.huns.edition import CURSE, EQUIPMENT, HUES, MERCENARY, SIZE, WAGON_SPACES
from serai.huns.state import FLED, NONE, UP, Camp, HunsState, Placed

if TYPE_CHECKING:
    from serai.huns.card import Card, Listeners

HOLDERS: Final = ((1 << SIZE) - 1) << (SIZE * MERCENARY) | ((1 << SIZE) - 1) << (SIZE * CURSE)
"""The cards that Valuables lie on, as bits."""
PLACES: Final = 2
"""Loading places of a Camp (HUNS-5)."""
PLENTY: Final = 99
"""More loads than any turn has."""
ALL_HUES: Final = [True] * HUES
NO_HUES: Final = [False] * HUES
NO_CARDS: Final[list["Card"]] = []


def find(camp: Camp, card: i64) -> Placed | None:
    """The card in the Camp, however it lies."""
    if (camp.holds >> card) & 1:
        for placed in camp.cards:
            if placed.card == card:
                return placed
    return None


def works(state: HunsState, seat: i64, card: i64) -> bool:
    """Whether a seat has a card and it is working (HUNS-29).

    Equipment works but under Rust; a Mercenary if it is full, but under Mutiny; a Curse face up and not lifted.
    """
    camp = state.camps[seat]
    if not (camp.holds >> card) & 1:
        return False
    family = card // SIZE
    if family == EQUIPMENT:
        return allowed(state, seat, family)
    placed = find(camp, card)
    assert placed is not None
    if family == MERCENARY:
        return placed.total >= need(state, seat, card) and allowed(state, seat, family)
    return placed.mark == UP


def working(state: HunsState, seat: i64, listeners: "Listeners") -> list["Card"]:
    """The working cards of a Camp among those that override a hook."""
    if state.camps[seat].holds & listeners.mask:
        return [card for card in listeners.cards if works(state, seat, card.card)]
    return NO_CARDS


def allowed(state: HunsState, seat: i64, family: i64) -> bool:
    """Whether no Curse takes the effect from cards of a family (Rust, Mutiny)."""
    for curse in working(state, seat, state.rules.allowing_family):
        if not curse.allows_family(family):
            return False
    return True


def need(state: HunsState, seat: i64, card: i64) -> i64:
    """How many Valuables a Mercenary or Curse in a Camp needs (HUNS-36)."""
    spaces: i64 = state.rules.numbers.spaces[card]
    for other in working(state, seat, state.rules.altering_need):
        spaces = other.alter_need(card // SIZE, spaces)
    return max(1, spaces)


def empty(state: HunsState, seat: i64, placed: Placed) -> i64:
    """How many Valuables a card in a Camp still takes: none unless it is a Mercenary or an unlifted, unfled Curse."""
    family = placed.card // SIZE
    if placed.mark != UP or family not in (MERCENARY, CURSE):
        return 0
    left: i64 = need(state, seat, placed.card) - placed.total
    return max(0, left)


def is_full(state: HunsState, seat: i64, placed: Placed) -> bool:
    """Whether a Mercenary has all the Valuables it needs."""
    return placed.card // SIZE == MERCENARY and placed.total >= need(state, seat, placed.card)


def places(state: HunsState, seat: i64) -> i64:
    """How many loading places a Camp has (HUNS-34)."""
    count: i64 = PLACES
    for card in working(state, seat, state.rules.altering_places):
        count = card.alter_places(count)
    return count


def held_back(state: HunsState, seat: i64) -> bool:
    """Whether replacements wait for the end of the turn (Idol of Erlik)."""
    for card in working(state, seat, state.rules.allowing_replacement):
        if not card.allows_replacement():
            return True
    return False


def waits(state: HunsState, seat: i64) -> bool:
    """Whether the replacement of the next Wagon dispatched waits: an Idol works, and the place will not be gone."""
    camp = state.camps[seat]
    return held_back(state, seat) and places(state, seat) >= len(camp.wagons) + camp.late


def lacking(state: HunsState, seat: i64) -> i64:
    """How many Wagons the Camp must take now; those that an Idol holds back come later."""
    camp = state.camps[seat]
    missing: i64 = places(state, seat) - len(camp.wagons)
    if camp.late and held_back(state, seat):
        missing -= camp.late
    return max(0, missing)


def safe(state: HunsState, seat: i64) -> bool:
    """Whether opponents' cards cannot take or remove Valuables from a Camp (HUNS-43)."""
    for card in working(state, seat, state.rules.allowing_theft):
        if not card.allows_theft():
            return True
    return False


def wagon_room(state: HunsState, seat: i64) -> list[int]:
    """The empty spaces on a Camp's Wagons by colour, whatever Mud allows."""
    room = [0] * HUES
    for loading in state.camps[seat].wagons:
        spaces = state.rules.numbers.wagons[loading.wagon]
        for place in range(WAGON_SPACES):
            if loading.load[place] == NONE:
                room[spaces[place]] += 1
    return room


def loads_left(state: HunsState, seat: i64) -> i64:
    """How many Valuables a seat may still load on Wagons this turn (Mud)."""
    limit: i64 = PLENTY
    for card in working(state, seat, state.rules.altering_loads):
        limit = card.alter_loads(limit)
    left: i64 = limit - state.camps[seat].loaded
    return max(0, left)


def strays_left(state: HunsState, seat: i64) -> i64:
    """How many Valuables a seat may still load on a space of another colour this turn."""
    limit: i64 = 0
    for card in working(state, seat, state.rules.altering_strays):
        limit = card.alter_strays(limit)
    left: i64 = limit - state.camps[seat].strays
    return max(0, left)


def card_room(state: HunsState, seat: i64) -> i64:
    """The most Valuables that one Mercenary or Curse of a Camp takes."""
    most: i64 = 0
    if not state.camps[seat].holds & HOLDERS:
        return most
    for placed in state.camps[seat].cards:
        left = empty(state, seat, placed)
        most = max(most, left)
    return most


def fits_all(state: HunsState, seat: i64, hand: list[int]) -> bool:
    """Whether Valuables, by colour, could all be placed together now, in one way and without new Wagons (HUNS-37)."""
    total: i64 = sum(hand)
    if total <= card_room(state, seat):
        return True
    if total > loads_left(state, seat):
        return False
    room = wagon_room(state, seat)
    strays: i64 = 0
    space: i64 = 0
    for hue in range(HUES):
        if hand[hue] > room[hue]:
            strays += hand[hue] - room[hue]
        else:
            space += room[hue] - hand[hue]
    return strays <= space and strays <= strays_left(state, seat)


def placeable(state: HunsState, seat: i64) -> list[bool]:
    """For each colour, whether a Valuable could be placed somewhere now, on a space of another colour too."""
    if card_room(state, seat) > 0:
        return ALL_HUES
    if loads_left(state, seat) == 0:
        return NO_HUES
    room = wagon_room(state, seat)
    strays = strays_left(state, seat) > 0 and sum(room) > 0
    return [strays or room[hue] > 0 for hue in range(HUES)]


def takeable(state: HunsState, seat: i64) -> bool:
    """Whether the reserve has a Valuable that the seat could place."""
    fits = placeable(state, seat)
    for hue in range(HUES):
        if fits[hue] and state.reserve[hue] > 0:
            return True
    return False


def unlifted(state: HunsState, seat: i64) -> list[int]:
    """The face-up, unlifted Curses of a Camp."""
    return [one.card for one in state.camps[seat].cards if one.card // SIZE == CURSE and one.mark == UP]


def fled_count(state: HunsState, seat: i64) -> i64:
    """How many Curses of a Camp were fled."""
    count: i64 = 0
    for placed in state.camps[seat].cards:
        if placed.mark == FLED:
            count += 1
    return count
