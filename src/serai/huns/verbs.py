"""The verbs of HUNS: the only functions that change what lies on the table, each whole before anything reacts."""

from mypy_extensions import i64

from serai.core.event import Event
from serai.core.frame import CHANCE
from serai.core.rng import Rng
from serai.huns.edition import CARDS, COLOURS, FAMILIES, RAID, SIZE, WAGON_SPACES, card_keys
from serai.huns.state import (
    EMPTY,
    LIFTED,
    NONE,
    NOTHING,
    UP,
    USED,
    Deck,
    Glance,
    HunsState,
    Loading,
    Placed,
    bit,
    count_bits,
    pick_bit,
)


def begin_round(state: HunsState) -> None:
    """A new round begins; after the first the token passes left (HUNS-8)."""
    if state.round > 0:
        state.first = (state.first + 1) % state.seats
    state.round += 1
    state.active = state.first
    if state.log is not None:
        state.log.append(Event("began", state.first, {"round": state.round}))


def appoint(state: HunsState, seat: i64) -> None:
    """A random first player gets the token (HUNS-6)."""
    state.first = seat
    state.active = seat
    if state.log is not None:
        state.log.append(Event("appointed", seat, {}))


def pass_turn(state: HunsState) -> None:
    """The turn passes to the next seat, clockwise (HUNS-7)."""
    state.active = (state.active + 1) % state.seats


def compared(state: HunsState) -> None:
    """All that follows from how things lie has followed, until something changes again (HUNS-36)."""
    state.changed = False


def begin_turn(state: HunsState, seat: i64) -> None:
    """A seat's turn begins: limits of a turn start anew for all (HUNS-33)."""
    state.active = seat
    state.raided = False
    state.drew = False
    for camp in state.camps:
        camp.strays = 0
        camp.loaded = 0
    if state.refresh:
        ready_raids(state, seat)


def roll(state: HunsState, faces: tuple[int, ...]) -> None:
    """The five dice are rolled, each for its colour (HUNS-7)."""
    state.dice = list(faces)
    if state.log is not None:
        state.log.append(Event("rolled", state.first, {"dice": "-".join([str(face) for face in faces])}))


def turn_die(state: HunsState, seat: i64, hue: i64, face: i64) -> None:
    """A die that is left shows another face (Falcon, Pathfinder)."""
    state.dice[hue] = face
    if state.log is not None:
        state.log.append(Event("turned", seat, {"colour": COLOURS[hue], "face": face}))


def take_die(state: HunsState, seat: i64, hue: i64, deed: str) -> i64:
    """A seat takes a die for a deed (`draw`, `pillage` or `waste`) and returns its face (HUNS-7)."""
    face: i64 = state.dice[hue]
    state.dice[hue] = 0
    if deed == "draw":
        state.drew = True
    if state.log is not None:
        state.log.append(Event("die", seat, {"colour": COLOURS[hue], "face": face, "deed": deed}))
    return face


def take(state: HunsState, seat: i64, hue: i64, count: i64) -> None:
    """Valuables leave the reserve for a seat's hand."""
    state.reserve[hue] -= count
    if state.log is not None:
        state.log.append(Event("took", seat, {"colour": COLOURS[hue], "count": count}))


def give_back(state: HunsState, seat: i64, hue: i64, count: i64) -> None:
    """Valuables go from a seat's hand to the reserve (HUNS-14)."""
    state.reserve[hue] += count
    if state.log is not None:
        state.log.append(Event("returned", seat, {"colour": COLOURS[hue], "count": count}))


def stow(state: HunsState, seat: i64, hue: i64) -> None:
    """One Valuable goes from hand to the Stash (Saddlebags)."""
    state.camps[seat].stash[hue] += 1
    if state.log is not None:
        state.log.append(Event("stowed", seat, {"colour": COLOURS[hue]}))


def put(state: HunsState, seat: i64, card: i64, hue: i64, count: i64) -> None:
    """Valuables go from hand on a Mercenary or Curse (HUNS-12)."""
    _shift(state, seat, card, hue, count)
    if state.log is not None:
        fields: dict[str, object] = {"card": CARDS[card], "colour": COLOURS[hue], "count": count}
        state.log.append(Event("put", seat, fields))


def load(state: HunsState, seat: i64, wagon: i64, hue: i64, space: i64) -> bool:
    """One Valuable goes from hand on an empty space of a Wagon (HUNS-13); returns whether the Wagon is now full.

    `hue` is the Valuable's colour, `space` that of the space.
    """
    camp = state.camps[seat]
    spaces = state.rules.numbers.wagons[wagon]
    slot = _slot_of(state, seat, wagon)
    holds = list(camp.wagons[slot].load)
    at: i64 = 0
    while spaces[at] != space or holds[at] != NONE:
        at += 1
    holds[at] = hue
    camp.wagons[slot] = Loading(wagon, tuple(holds))
    camp.loaded += 1
    if hue != space:
        camp.strays += 1
    if state.log is not None:
        key = state.rules.numbers.wagon_keys[wagon]
        fields: dict[str, object] = {"wagon": key, "colour": COLOURS[hue], "space": COLOURS[space]}
        state.log.append(Event("loaded", seat, fields))
    return NONE not in holds


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
    state.changed = True
    if state.log is not None:
        state.log.append(Event("dispatched", seat, {}))


def expire_late(state: HunsState) -> None:
    """At the end of a turn nothing holds back replacements any more (Idol of Erlik)."""
    for camp in state.camps:
        if camp.late:
            camp.late = 0
            state.changed = True


def take_wagon(state: HunsState, seat: i64, wagon: i64) -> None:
    """A seat takes a face-up Wagon (HUNS-15); the row is refilled by chance."""
    state.row.remove(wagon)
    gain_wagon(state, seat, wagon)


def gain_wagon(state: HunsState, seat: i64, wagon: i64) -> None:
    """A Wagon comes to a loading place."""
    _insert(state.camps[seat].wagons, Loading(wagon, EMPTY))
    state.changed = True
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
    state.changed = True
    if state.log is not None:
        state.log.append(Event("revealed", CHANCE, {"wagon": state.rules.numbers.wagon_keys[wagon]}))


def send_away(state: HunsState, seat: i64, wagon: i64) -> None:
    """A loading Wagon goes under the Wagon deck, its Valuables to the reserve (Broken Axle)."""
    for hue in state.camps[seat].wagons.pop(_slot_of(state, seat, wagon)).load:
        if hue != NONE:
            state.reserve[hue] += 1
    state.buried = (*state.buried, int(wagon))
    state.changed = True
    if state.log is not None:
        state.log.append(Event("sent", seat, {"wagon": state.rules.numbers.wagon_keys[wagon]}))


def exchange(state: HunsState, seat: i64, old: i64, new: i64) -> list[int]:
    """A loading Wagon and one of the row change places; returns the Valuables that were on it (Fresh Wagon)."""
    wagons = state.camps[seat].wagons
    hand = list(NOTHING)
    for hue in wagons.pop(_slot_of(state, seat, old)).load:
        if hue != NONE:
            hand[hue] += 1
    _insert(wagons, Loading(new, EMPTY))
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
    camp.wagons[slot] = Loading(wagon, tuple(holds))
    if state.log is not None:
        key = state.rules.numbers.wagon_keys[wagon]
        state.log.append(Event("lost", seat, {"source": key, "colour": COLOURS[hue]}))
    return at


def put_back(state: HunsState, seat: i64, wagon: i64, hue: i64, space: i64) -> bool:
    """A stolen Valuable returns to its own space, if that is there and empty; returns whether it is (HUNS-37)."""
    wagons = state.camps[seat].wagons
    slot = _slot_of(state, seat, wagon)
    if slot == NONE or wagons[slot].load[space] != NONE:
        return False
    holds = list(wagons[slot].load)
    holds[space] = hue
    wagons[slot] = Loading(wagon, tuple(holds))
    if state.log is not None:
        key = state.rules.numbers.wagon_keys[wagon]
        state.log.append(Event("restored", seat, {"source": key, "colour": COLOURS[hue]}))
    return True


def remove(state: HunsState, seat: i64, card: i64, hue: i64, count: i64) -> None:
    """Valuables leave a Mercenary."""
    _shift(state, seat, card, hue, -count)
    if state.log is not None:
        state.log.append(Event("lost", seat, {"source": CARDS[card], "colour": COLOURS[hue]}))


def _shift(state: HunsState, seat: i64, card: i64, hue: i64, count: i64) -> None:
    """Change the Valuables on a card."""
    cards = state.camps[seat].cards
    place = _place_of(state, seat, card)
    placed = cards[place]
    load = list(placed.load)
    load[hue] += count
    cards[place] = Placed(card, placed.by, placed.mark, tuple(load), placed.full)
    state.changed = True


def _place_of(state: HunsState, seat: i64, card: i64) -> i64:
    """Where a card stands in its Camp's list."""
    for place, placed in enumerate(state.camps[seat].cards):
        if placed.card == card:
            return place
    return NONE


def _slot_of(state: HunsState, seat: i64, wagon: i64) -> i64:
    """Where a loading Wagon stands in its Camp's list, NONE if it is not there."""
    for slot, loading in enumerate(state.camps[seat].wagons):
        if loading.wagon == wagon:
            return slot
    return NONE


def _insert(wagons: list[Loading], loading: Loading) -> None:
    """Add a Wagon in the order of numbers."""
    slot: i64 = 0
    for other in wagons:
        if other.wagon < loading.wagon:
            slot += 1
    wagons.insert(slot, loading)


def lay(state: HunsState, seat: i64, card: i64, by: i64) -> None:
    """A card comes to a Camp; `by` is who cursed with it."""
    camp = state.camps[seat]
    place: i64 = 0
    for placed in camp.cards:
        if placed.card < card:
            place += 1
    camp.cards.insert(place, Placed(card, by, UP, NOTHING, False))
    camp.holds |= bit(card)
    state.changed = True
    if state.log is not None:
        fields: dict[str, object] = {"card": CARDS[card]}
        if by != NONE:
            fields["by"] = by
        state.log.append(Event("cursed" if by != NONE else "played", seat, fields))


def mark(state: HunsState, seat: i64, card: i64, how: i64) -> None:
    """A card is turned: USED, LIFTED, FLED, or UP again."""
    cards = state.camps[seat].cards
    place = _place_of(state, seat, card)
    placed = cards[place]
    cards[place] = Placed(card, placed.by, how, placed.load, placed.full)
    state.changed = True
    if state.log is not None:
        key = "readied" if how == UP else "used" if how == USED else "lifted" if how == LIFTED else "fled"
        state.log.append(Event(key, seat, {"card": CARDS[card]}))


def note_full(state: HunsState, seat: i64, place: i64, full: bool) -> None:
    """Whether a Mercenary is full is noted, to see when it becomes so (Captain)."""
    camp = state.camps[seat]
    placed = camp.cards[place]
    camp.cards[place] = Placed(placed.card, placed.by, placed.mark, placed.load, full)
    if state.log is not None:
        state.log.append(Event("full" if full else "unfilled", seat, {"card": CARDS[placed.card]}))


def use_raid(state: HunsState, seat: i64, card: i64) -> None:
    """A Raid is used: one a turn (HUNS-18)."""
    state.raided = True
    mark(state, seat, card, USED)


def ready_raids(state: HunsState, seat: i64) -> None:
    """All used Raids of a Camp are ready again (Captain, option `raids=refresh`)."""
    for placed in state.camps[seat].cards[:]:
        if placed.card // SIZE == RAID and placed.mark == USED:
            mark(state, seat, placed.card, UP)


def look(state: HunsState, seat: i64, card: i64) -> None:
    """A card leaves the top group of its deck for the eyes of one seat (HUNS-9)."""
    family = card // SIZE
    deck = state.decks[family]
    groups = list(deck.groups)
    groups[0] &= ~bit(card % SIZE)
    state.decks[family] = Deck(tuple([group for group in groups if group]), deck.glances)
    if state.log is not None:
        state.log.append(Event("looked", seat, {"family": FAMILIES[family]}, {"card": CARDS[card]}, (seat,)))


def look_at_once(state: HunsState, family: i64, count: i64, rng: Rng) -> i64:
    """So many cards leave the top of their deck, with nobody to tell it to; returns them as bits."""
    deck = state.decks[family]
    groups = list(deck.groups)
    seen: i64 = 0
    while count > 0:
        group: i64 = groups[0]
        card = bit(pick_bit(group, rng))
        seen |= card
        group &= ~card
        count -= 1
        groups[0] = group
        if not group:
            groups.pop(0)
    state.decks[family] = Deck(tuple(groups), deck.glances)
    return seen


def bury(state: HunsState, seat: i64, family: i64, count: i64, played: i64, returned: i64) -> None:
    """Of `count` cards looked at, those not played go under the deck (HUNS-9). Cards are bits by place."""
    deck = state.decks[family]
    groups = list(deck.groups)
    if returned:
        groups.append(returned)
    state.decks[family] = Deck(tuple(groups), (*deck.glances, Glance(seat, count, played, returned)))
    if state.log is not None:
        fields: dict[str, object] = {"family": FAMILIES[family], "count": count_bits(returned)}
        fields["played"] = card_keys(family, played)
        state.log.append(Event("buried", seat, fields, {"cards": card_keys(family, returned)}, (seat,)))


def end(state: HunsState, ending: str) -> None:
    """The game ends: `reserve`, `deck` (HUNS-24) or `limit` (HUNS-46)."""
    state.ending = ending
    if state.log is not None:
        state.log.append(Event("ended", CHANCE, {"ending": ending}))
