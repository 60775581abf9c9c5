"""The verbs of HUNS that move Wagons and what lies on them; like all verbs each is whole before anything reacts."""

from mypy_extensions import i64

from serai.core.event import Event
from serai.core.frame import CHANCE
from serai.huns.edition import COLOURS, WAGON_SPACES
from serai.huns.state import NONE, NOTHING, HunsState, Loading, bit, top_wagons


def load(state: HunsState, seat: i64, wagon: i64, hue: i64, space: i64) -> bool:
    """One Valuable goes from hand on an empty space of a Wagon (HUNS-13); returns whether the Wagon is now full.

    `hue` is the Valuable's colour, `space` that of the space.
    """
    camp = state.camps[seat]
    slot = _slot_of(state, seat, wagon)
    spaces = camp.wagons[slot].spaces
    holds = list(camp.wagons[slot].load)
    at: i64 = 0
    while spaces[at] != space or holds[at] != NONE:
        at += 1
    holds[at] = hue
    loading = Loading(wagon, spaces, tuple(holds))
    camp.wagons[slot] = loading
    camp.loaded += 1
    if hue != space:
        camp.strays += 1
    if state.log is not None:
        key = state.rules.numbers.wagon_keys[wagon]
        fields: dict[str, object] = {"wagon": key, "colour": COLOURS[hue], "space": COLOURS[space]}
        state.log.append(Event("loaded", seat, fields))
    return not loading.room


def dispatch(state: HunsState, seat: i64, wagon: i64, late: bool) -> None:
    """A full Wagon goes face down to the dispatched ones, its Valuables to the Stash (HUNS-15).

    `late` says that its replacement waits for the end of the turn (Idol of Erlik).
    """
    camp = state.camps[seat]
    for hue in camp.wagons.pop(_slot_of(state, seat, wagon)).load:
        camp.stash[hue] += 1
    camp.sent.append(wagon)
    if late:
        camp.late += 1
    state.changed |= bit(seat)
    if state.log is not None:
        state.log.append(Event("dispatched", seat, {}))


def expire_late(state: HunsState) -> None:
    """At the end of a turn nothing holds back replacements any more (Idol of Erlik)."""
    for seat in range(state.seats):
        if state.camps[seat].late:
            state.camps[seat].late = 0
            state.changed |= bit(seat)


def take_wagon(state: HunsState, seat: i64, wagon: i64) -> None:
    """A seat takes a face-up Wagon (HUNS-15); chance refills the row before anything else happens (HUNS-4)."""
    state.row.remove(wagon)
    gain_wagon(state, seat, wagon)
    if top_wagons(state):
        state.changed = 0


def gain_wagon(state: HunsState, seat: i64, wagon: i64) -> None:
    """A Wagon comes to a loading place."""
    _insert(state.camps[seat].wagons, state.rules.empty_wagons[wagon])
    state.changed |= bit(seat)
    if state.log is not None:
        state.log.append(Event("wagon", seat, {"wagon": state.rules.numbers.wagon_keys[wagon]}))


def reveal(state: HunsState, wagon: i64) -> None:
    """The top Wagon leaves its deck."""
    if state.bag:
        state.bag &= ~bit(wagon)
    else:
        state.buried = state.buried[1:]


def turn_up(state: HunsState, wagon: i64) -> None:
    """A Wagon from the deck lies in the row (HUNS-4)."""
    state.row.append(wagon)
    state.changed |= bit(state.active)
    if state.log is not None:
        state.log.append(Event("revealed", CHANCE, {"wagon": state.rules.numbers.wagon_keys[wagon]}))


def send_away(state: HunsState, seat: i64, wagon: i64) -> None:
    """A loading Wagon goes under the Wagon deck, its Valuables to the reserve (Broken Axle)."""
    for hue in state.camps[seat].wagons.pop(_slot_of(state, seat, wagon)).load:
        if hue != NONE:
            state.reserve[hue] += 1
    state.buried = (*state.buried, int(wagon))
    state.changed |= bit(seat)
    if state.log is not None:
        state.log.append(Event("sent", seat, {"wagon": state.rules.numbers.wagon_keys[wagon]}))


def exchange(state: HunsState, seat: i64, old: i64, new: i64) -> list[int]:
    """A loading Wagon and one of the row change places; returns the Valuables that were on it (Fresh Wagon)."""
    wagons = state.camps[seat].wagons
    hand = list(NOTHING)
    for hue in wagons.pop(_slot_of(state, seat, old)).load:
        if hue != NONE:
            hand[hue] += 1
    _insert(wagons, state.rules.empty_wagons[new])
    state.row[state.row.index(new)] = old
    if state.log is not None:
        keys = state.rules.numbers.wagon_keys
        state.log.append(Event("exchanged", seat, {"wagon": keys[new], "old": keys[old]}))
    return hand


def lift_off(state: HunsState, seat: i64, wagon: i64, hue: i64) -> i64:
    """A Valuable leaves a Wagon, from a space of its own colour if there is one (HUNS-48); returns the space."""
    camp = state.camps[seat]
    spaces = state.rules.numbers.wagons[wagon]
    slot = _slot_of(state, seat, wagon)
    holds = list(camp.wagons[slot].load)
    at: i64 = NONE
    for space in range(WAGON_SPACES):
        if holds[space] == hue and (at == NONE or spaces[space] == hue):
            at = space
    holds[at] = NONE
    camp.wagons[slot] = Loading(wagon, spaces, tuple(holds))
    if state.log is not None:
        key = state.rules.numbers.wagon_keys[wagon]
        state.log.append(Event("lost", seat, {"source": key, "colour": COLOURS[hue], "count": 1}))
    return at


def put_back(state: HunsState, seat: i64, wagon: i64, hue: i64, space: i64) -> bool:
    """A stolen Valuable returns to its own space, if that is empty and not the last; returns whether (HUNS-37, 57)."""
    wagons = state.camps[seat].wagons
    slot = _slot_of(state, seat, wagon)
    if slot == NONE or wagons[slot].load[space] != NONE or wagons[slot].load.count(NONE) == 1:
        return False
    holds = list(wagons[slot].load)
    holds[space] = hue
    wagons[slot] = Loading(wagon, wagons[slot].spaces, tuple(holds))
    if state.log is not None:
        key = state.rules.numbers.wagon_keys[wagon]
        state.log.append(Event("restored", seat, {"source": key, "colour": COLOURS[hue]}))
    return True


def _slot_of(state: HunsState, seat: i64, wagon: i64) -> i64:
    """Where a loading Wagon stands in its Camp's list, NONE if it is not there."""
    wagons = state.camps[seat].wagons
    for slot in range(len(wagons)):
        if wagons[slot].wagon == wagon:
            return slot
    return NONE


def _insert(wagons: list[Loading], loading: Loading) -> None:
    """Add a Wagon in the order of numbers."""
    slot: i64 = 0
    for other in wagons:
        if other.wagon < loading.wagon:
            slot += 1
    wagons.insert(slot, loading)
