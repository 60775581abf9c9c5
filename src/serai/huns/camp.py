"""Questions about a Camp that many rules ask: what works, what is needed, what fits. Only reads."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from serai.huns.edition import CURSE, EQUIPMENT, HUES, MERCENARY, RAID, SIZE, WAGON_SPACES
from serai.huns.state import FLED, NONE, UP, Camp, HunsState, Placed

if TYPE_CHECKING:
    from serai.huns.card import Card, Listeners
    from serai.huns.game import Huns

EQUIPMENTS: Final = ((1 << SIZE) - 1) << (SIZE * EQUIPMENT)
RAIDS: Final = ((1 << SIZE) - 1) << (SIZE * RAID)
MERCENARIES: Final = ((1 << SIZE) - 1) << (SIZE * MERCENARY)
CURSES: Final = ((1 << SIZE) - 1) << (SIZE * CURSE)
"""The cards of a family, as bits."""
HOLDERS: Final = ((1 << SIZE) - 1) << (SIZE * MERCENARY) | ((1 << SIZE) - 1) << (SIZE * CURSE)
"""The cards that Valuables lie on, as bits."""
PLACES: Final = 2
"""Loading places of a Camp (HUNS-5)."""
PLENTY: Final = 99
"""More loads than any turn has."""
ALL_HUES: Final = (1 << HUES) - 1
"""All colours, as bits."""
NO_CARDS: Final[list["Card"]] = []


def find(camp: Camp, card: i64) -> Placed | None:
    """The card in the Camp, however it lies."""
    if (camp.holds >> card) & 1:
        for placed in camp.cards:
            if placed.card == card:
                return placed
    return None


def works(state: HunsState, seat: i64, card: i64) -> bool:
    """Whether a seat has a card and it is working (HUNS-29)."""
    return (state.camps[seat].works >> card) & 1 == 1


def working(camp: Camp, listeners: "Listeners") -> list["Card"]:
    """The working cards of a Camp among those that override a hook."""
    active: i64 = camp.works & listeners.mask
    if active:
        return [card for card in listeners.cards if (active >> card.card) & 1]
    return NO_CARDS


def allowed(rules: "Huns", camp: Camp, family: i64) -> bool:
    """Whether no Curse takes the effect from cards of a family (Rust, Mutiny)."""
    for curse in working(camp, rules.allowing_family):
        if not curse.allows_family(family):
            return False
    return True


def empty(placed: Placed) -> i64:
    """How many Valuables a card still takes: none unless it is a Mercenary or an unlifted, unfled Curse."""
    if placed.mark != UP:
        return 0
    left: i64 = placed.need - placed.total
    return max(0, left)


def is_full(placed: Placed) -> bool:
    """Whether a Mercenary has all the Valuables it needs."""
    return placed.card // SIZE == MERCENARY and placed.total >= placed.need


def held_back(state: HunsState, seat: i64) -> bool:
    """Whether replacements wait for the end of the turn (Idol of Erlik)."""
    for card in working(state.camps[seat], state.rules.allowing_replacement):
        if not card.allows_replacement():
            return True
    return False


def waits(state: HunsState, seat: i64) -> bool:
    """Whether the replacement of the next Wagon dispatched waits: an Idol works, and the place will not be gone."""
    camp = state.camps[seat]
    return held_back(state, seat) and camp.places >= len(camp.wagons) + camp.late


def lacking(state: HunsState, seat: i64) -> i64:
    """How many Wagons the Camp must take now; those that an Idol holds back come later."""
    camp = state.camps[seat]
    missing: i64 = camp.places - len(camp.wagons)
    if camp.late and held_back(state, seat):
        missing -= camp.late
    return max(0, missing)


def safe(state: HunsState, seat: i64) -> bool:
    """Whether opponents' cards cannot take or remove Valuables from a Camp (HUNS-43)."""
    for card in working(state.camps[seat], state.rules.allowing_theft):
        if not card.allows_theft():
            return True
    return False


def keeps_excess(state: HunsState, seat: i64) -> bool:
    """Whether a seat can stash a Valuable that it cannot place (HUNS-11)."""
    for card in working(state.camps[seat], state.rules.keeping_excess):
        if card.keeps_excess():
            return True
    return False


def wagon_room(state: HunsState, seat: i64) -> list[int]:
    """How many spaces on a Camp's Wagons are empty, by colour, whatever Mud allows."""
    room = [0] * HUES
    for loading in state.camps[seat].wagons:
        if loading.room:
            for place in range(WAGON_SPACES):
                if loading.load[place] == NONE:
                    room[loading.spaces[place]] += 1
    return room


def loads_left(state: HunsState, seat: i64) -> i64:
    """How many Valuables a seat may still load on Wagons this turn (Mud)."""
    limit: i64 = PLENTY
    for card in working(state.camps[seat], state.rules.altering_loads):
        limit = card.alter_loads(limit)
    left: i64 = limit - state.camps[seat].loaded
    return max(0, left)


def strays_left(state: HunsState, seat: i64) -> i64:
    """How many Valuables a seat may still load on a space of another colour this turn."""
    limit: i64 = 0
    for card in working(state.camps[seat], state.rules.altering_strays):
        limit = card.alter_strays(limit)
    left: i64 = limit - state.camps[seat].strays
    return max(0, left)


def fits_all(state: HunsState, seat: i64, hand: list[int], room: list[int]) -> bool:
    """Whether Valuables, by colour, could all be placed together now, in one way and without new Wagons (HUNS-37).

    `room` are the empty spaces on the Camp's Wagons.
    """
    number: i64 = 0
    strays: i64 = 0
    space: i64 = 0
    for hue in range(HUES):
        number += hand[hue]
        if hand[hue] > room[hue]:
            strays += hand[hue] - room[hue]
        else:
            space += room[hue] - hand[hue]
    if number <= state.camps[seat].room:
        return True
    if number > loads_left(state, seat) or strays > space:
        return False
    return strays == 0 or strays <= strays_left(state, seat)


def placeable(state: HunsState, seat: i64) -> i64:
    """The colours, as bits, of which a Valuable could be placed somewhere now, on a space of another colour too."""
    camp = state.camps[seat]
    if camp.room > 0:
        return ALL_HUES
    room: i64 = 0
    for loading in camp.wagons:
        room |= loading.room
    if not room or loads_left(state, seat) == 0:
        return 0
    return ALL_HUES if strays_left(state, seat) > 0 else room


def takeable(state: HunsState, seat: i64) -> bool:
    """Whether the reserve has a Valuable that the seat could place."""
    fits = placeable(state, seat)
    for hue in range(HUES):
        if (fits >> hue) & 1 and state.reserve[hue] > 0:
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
