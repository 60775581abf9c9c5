"""The verbs of IUNU: the only functions that change what lies on the table, each whole before anything reacts."""

from mypy_extensions import i64

from serai.core.event import Event
from serai.core.frame import CHANCE
from serai.core.rng import Rng, draw_from
from serai.iunu.edition import AFTERLIFE, CASTES, FARMER, KINDS
from serai.iunu.state import NONE, Burial, IunuState


def begin(state: IunuState, seat: i64) -> None:
    """The start player is selected and the card shows 1 (IUNU-1)."""
    state.start = seat
    state.round = 1
    if state.log is not None:
        state.log.append(Event("began", seat, {"round": 1}))


def pass_start(state: IunuState) -> None:
    """The start-player card goes to the left and turns to the next round (IUNU-12)."""
    state.start = (state.start + 1) % state.seats
    state.round += 1
    if state.log is not None:
        state.log.append(Event("began", state.start, {"round": state.round}))


def roll(state: IunuState, a: i64, b: i64, c: i64) -> None:
    """The dice show a new result (IUNU-2, IUNU-12)."""
    state.dice = [a, b, c]
    if state.log is not None:
        state.log.append(Event("rolled", state.start, {"dice": f"{a}-{b}-{c}"}))


def lower_dice(state: IunuState) -> None:
    """Every die showing 2 or more goes down by 1 (the Noble)."""
    state.dice = [die - 1 if die > 1 else die for die in state.dice]
    if state.log is not None:
        state.log.append(Event("lowered", CHANCE, {"dice": "-".join([str(die) for die in state.dice])}))


def draw(state: IunuState, seat: i64, kind: i64) -> None:
    """A seat draws a Citizen that only it sees."""
    state.deck[kind] -= 1
    state.deck_size -= 1
    state.hands[seat * KINDS + kind] += 1
    state.hand_sizes[seat] += 1
    if state.log is not None:
        state.log.append(Event("drew", seat, {"cards": 1}, {"card": CASTES[kind]}, (seat,)))


def draw_full(state: IunuState, full: i64, rng: Rng) -> None:
    """All seats draw until they have a full hand, from the start player clockwise (IUNU-27): many a `draw`, untold."""
    deck = state.deck
    hands = state.hands
    size: i64 = state.deck_size
    for step in range(state.seats):
        seat: i64 = (state.start + step) % state.seats
        place: i64 = seat * KINDS
        held: i64 = state.hand_sizes[seat]
        while held < full:
            hands[place + draw_from(deck, size, rng)] += 1
            size -= 1
            held += 1
        state.hand_sizes[seat] = full
    state.deck_size = size


def lay(state: IunuState, seat: i64, kind: i64, count: i64, cost: i64) -> None:
    """A seat pays and lays Citizens of one caste from hand into its Dynasty (IUNU-5, IUNU-6)."""
    place = seat * KINDS + kind
    state.hands[place] -= count
    state.hand_sizes[seat] -= count
    state.unfed[place] += count
    state.deben[seat] -= cost
    if state.log is not None:
        state.log.append(Event("laid", seat, {"card": CASTES[kind], "count": count, "cost": cost}))


def decide(state: IunuState, seat: i64, kind: i64, used: bool) -> None:
    """A seat says whether it uses the ability of its set (IUNU-8)."""
    if state.log is not None:
        state.log.append(Event("used" if used else "declined", seat, {"card": CASTES[kind]}))


def gain(state: IunuState, seat: i64, amount: i64) -> None:
    """A seat takes Deben from the supply."""
    state.deben[seat] += amount
    if state.log is not None:
        state.log.append(Event("gained", seat, {"amount": amount}))


def pay(state: IunuState, seat: i64, to: i64, amount: i64) -> None:
    """A seat pays Deben to another."""
    state.deben[seat] -= amount
    state.deben[to] += amount
    if state.log is not None:
        state.log.append(Event("paid", seat, {"amount": amount, "to": to}))


def feed(state: IunuState, seat: i64, kind: i64, price: i64) -> None:
    """A seat buys a loaf, which at once feeds one unfed Citizen of a caste (the Baker)."""
    place = seat * KINDS + kind
    state.deben[seat] -= price
    state.unfed[place] -= 1
    state.fed[place] += 1
    if state.log is not None:
        state.log.append(Event("fed", seat, {"card": CASTES[kind], "cost": price}))


def hand_farmer(state: IunuState, seat: i64, to: i64) -> None:
    """An unfed Farmer changes its Dynasty (the Soldier, IUNU-20, IUNU-22)."""
    state.unfed[seat * KINDS + FARMER] -= 1
    state.unfed[to * KINDS + FARMER] += 1
    if state.log is not None:
        state.log.append(Event("handed", seat, {"card": CASTES[FARMER], "to": to}))


def look(state: IunuState, seat: i64, kind: i64) -> None:
    """An Afterlife card leaves its deck for the eyes of one seat (the Priest)."""
    state.afterlife[kind] -= 1
    if state.log is not None:
        state.log.append(Event("looked", seat, {"cards": 1}, {"card": AFTERLIFE[kind]}, (seat,)))


def bury(state: IunuState, seat: i64, kept: i64, returned: tuple[int, ...]) -> None:
    """A seat keeps one Afterlife card face down and shuffles the others back (the Priest, IUNU-23)."""
    for kind in returned:
        state.afterlife[kind] += 1
    state.burials.append(Burial(seat, kept, returned))
    if state.log is not None:
        back = " ".join([AFTERLIFE[kind] for kind in returned]) or "-"
        secret: dict[str, object] = {"card": AFTERLIFE[kept], "back": back}
        state.log.append(Event("buried", seat, {"returned": len(returned)}, secret, (seat,)))


def choose_kept(state: IunuState, seat: i64, kind: i64) -> None:
    """A seat chooses in secret which card it keeps (IUNU-9)."""
    state.kept[seat] = kind
    if state.log is not None:
        state.log.append(Event("chose", seat, {}, {"card": CASTES[kind]}, (seat,)))


def discard(state: IunuState) -> None:
    """All hands go down to the kept card at once; the discards are shuffled into the deck (IUNU-9, IUNU-10)."""
    state.discards = state.hands[:]
    for seat in range(state.seats):
        kind: i64 = state.kept[seat]
        place: i64 = seat * KINDS
        size: i64 = state.hand_sizes[seat]
        if kind == NONE and size == 1:
            kind = 0
            while state.hands[place + kind] == 0:
                kind += 1
            state.kept[seat] = kind
        if kind != NONE:
            state.discards[place + kind] -= 1
        for other in range(KINDS):
            thrown: i64 = state.discards[place + other]
            if thrown > 0:
                state.hands[place + other] -= thrown
                state.deck[other] += thrown
        if size > 1:
            state.hand_sizes[seat] = 1
            state.deck_size += size - 1
        if state.log is not None:
            state.log.append(Event("discarded", seat, {"cards": max(size - 1, 0)}))


def forget_discards(state: IunuState) -> None:
    """Hands are full again: what was thrown away tells nothing any more, since no full hand is ruled out by it."""
    state.kept = [NONE] * state.seats
    state.discards = []


def end(state: IunuState, ending: str) -> None:
    """The game ends: after its last round (`rounds`) or because the deck is too small to draw (`deck`, IUNU-11)."""
    state.ending = ending
    if state.log is not None:
        state.log.append(Event("ended", CHANCE, {"ending": ending}))
