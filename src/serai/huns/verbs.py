"""The verbs of HUNS: the only functions that change what lies on the table, each whole before anything reacts."""

from mypy_extensions import i64

from serai.core.event import Event
from serai.core.frame import CHANCE
from serai.core.rng import Rng
from serai.huns.assess import assess_card
from serai.huns.edition import CARDS, COLOURS, FAMILIES, RAID, SIZE
from serai.huns.state import (
    LIFTED,
    NONE,
    NOTHING,
    UP,
    USED,
    Deck,
    Glance,
    HunsState,
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


def pass_turn(state: HunsState) -> None:
    """The next seat clockwise is active."""
    state.active = (state.active + 1) % state.seats


def rest(state: HunsState) -> None:
    """The table was compared: nothing changed since."""
    state.changed = 0


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


def restore(state: HunsState, seat: i64, card: i64, hue: i64, full: bool) -> None:
    """A stolen Valuable returns to its Mercenary, which may become `full` by it; that has no effects (HUNS-37)."""
    _shift(state, seat, card, hue, 1)
    if state.log is not None:
        state.log.append(Event("restored", seat, {"source": CARDS[card], "colour": COLOURS[hue]}))
    if full:
        note_full(state, seat, card, True)


def remove(state: HunsState, seat: i64, card: i64, hue: i64, count: i64) -> None:
    """Valuables leave a Mercenary."""
    _shift(state, seat, card, hue, -count)
    if state.log is not None:
        fields: dict[str, object] = {"source": CARDS[card], "colour": COLOURS[hue], "count": count}
        state.log.append(Event("lost", seat, fields))


def _shift(state: HunsState, seat: i64, card: i64, hue: i64, count: i64) -> None:
    """Change the Valuables on a card."""
    cards = state.camps[seat].cards
    place = _place_of(state, seat, card)
    placed = cards[place]
    load = list(placed.load)
    load[hue] += count
    cards[place] = Placed(card, placed.by, placed.mark, tuple(load), placed.need)
    _change(state, seat, card)


def _change(state: HunsState, seat: i64, card: i64) -> None:
    """A card of a Camp changed: reckon anew what follows, and let the table be compared."""
    assess_card(state.rules, state.camps[seat], card)
    state.changed |= bit(seat)


def _place_of(state: HunsState, seat: i64, card: i64) -> i64:
    """Where a card stands in its Camp's list."""
    cards = state.camps[seat].cards
    for place in range(len(cards)):
        if cards[place].card == card:
            return place
    return NONE


def lay(state: HunsState, seat: i64, card: i64, by: i64) -> None:
    """A card comes to a Camp; `by` is who cursed with it."""
    camp = state.camps[seat]
    place: i64 = 0
    for placed in camp.cards:
        if placed.card < card:
            place += 1
    camp.cards.insert(place, Placed(card, by, UP, NOTHING, state.rules.numbers.spaces[card]))
    camp.holds |= bit(card)
    _change(state, seat, card)
    if state.log is not None:
        fields: dict[str, object] = {"card": CARDS[card]}
        if by != NONE:
            fields["by"] = by
        state.log.append(Event("cursed" if by != NONE else "played", seat, fields))


def mark(state: HunsState, seat: i64, card: i64, how: i64) -> None:
    """A card is turned: USED, LIFTED, FLED, or UP again."""
    camp = state.camps[seat]
    cards = camp.cards
    place = _place_of(state, seat, card)
    placed = cards[place]
    cards[place] = Placed(card, placed.by, how, placed.load, placed.need)
    if how == UP:
        camp.turned &= ~bit(card)
    else:
        camp.turned |= bit(card)
    _change(state, seat, card)
    if state.log is not None:
        key = "readied" if how == UP else "used" if how == USED else "lifted" if how == LIFTED else "fled"
        state.log.append(Event(key, seat, {"card": CARDS[card]}))


def note_full(state: HunsState, seat: i64, card: i64, full: bool) -> None:
    """Whether a Mercenary is full is noted, to see when it becomes so (Captain)."""
    camp = state.camps[seat]
    if full:
        camp.noted |= bit(card)
    else:
        camp.noted &= ~bit(card)
    if state.log is not None:
        state.log.append(Event("full" if full else "unfilled", seat, {"card": CARDS[card]}))


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
    groups = deck.groups
    top: i64 = groups[0]
    seen: i64 = 0
    while count > 0:
        if not top:
            groups = groups[1:]
            top = groups[0]
        card = bit(pick_bit(top, rng))
        seen |= card
        top &= ~card
        count -= 1
    rest = groups[1:]
    state.decks[family] = Deck((int(top),) + rest if top else rest, deck.glances)
    return seen


def bury(state: HunsState, seat: i64, family: i64, count: i64, played: i64, returned: i64) -> None:
    """Of `count` cards looked at, those not played go under the deck (HUNS-9). Cards are bits by place."""
    deck = state.decks[family]
    groups = deck.groups + (int(returned),) if returned else deck.groups
    state.decks[family] = Deck(groups, deck.glances + (Glance(seat, count, played, returned),))
    if state.log is not None:
        fields: dict[str, object] = {"family": FAMILIES[family], "count": count_bits(returned)}
        fields["played"] = card_keys(family, played)
        state.log.append(Event("buried", seat, fields, {"cards": card_keys(family, returned)}, (seat,)))


def card_keys(family: i64, mask: i64) -> str:
    """Cards of a family, given as bits, by their keys; a dash for none."""
    return " ".join([CARDS[family * SIZE + place] for place in range(SIZE) if (mask >> place) & 1]) or "-"


def end(state: HunsState, ending: str) -> None:
    """The game ends: `reserve`, `deck` (HUNS-24) or `limit` (HUNS-46)."""
    state.ending = ending
    if state.log is not None:
        state.log.append(Event("ended", CHANCE, {"ending": ending}))
