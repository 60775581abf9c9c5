"""What lies on the table in HUNS."""

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from serai.core.frame import Frame, State
from serai.core.rng import Rng
from serai.core.view import viewer
from serai.huns.edition import HUES, WAGON_SPACES

if TYPE_CHECKING:
    from serai.huns.game import Huns
    from serai.huns.view import HunsView

NONE: Final = -1
"""Stands for a card, Wagon, colour or seat where there is none."""

UP: Final = 0
USED: Final = 1
LIFTED: Final = 2
FLED: Final = 3
"""How a card lies: face up, a Raid turned sideways, a Curse turned sideways, a Curse face down."""

LAST_ROUND: Final = 40
"""After it the game ends whatever lies on the table (HUNS-46)."""

TOP_PLACE: Final = 60
TOP_BIT: Final = 1 << 60

EMPTY: Final = (NONE,) * WAGON_SPACES
NOTHING: Final[tuple[int, ...]] = (0,) * HUES


class Placed:
    """A card in a Camp. Immutable.

    `by` is who cursed with it, NONE for other cards; `mark` is UP, USED, LIFTED or FLED; `load` counts the Valuables on
    it by colour, `total` all of them; `need` is how many a Mercenary or Curse needs as its Camp is now, see
    `serai.huns.assess.assess`.
    """

    def __init__(self, card: i64, by: i64, mark: i64, load: tuple[int, ...], need: i64) -> None:
        self.card: i64 = card
        self.by: i64 = by
        self.mark: i64 = mark
        self.load: tuple[int, ...] = load
        self.need: i64 = need
        self.total: i64 = total(load)


class Loading:
    """A Wagon in a loading place. Immutable.

    `spaces` are the colours of its spaces, `load` has for each space the colour of its Valuable, or NONE. What follows
    from them: `hues` are the colours of its Valuables and `room` those of its empty spaces, as bits.
    """

    def __init__(self, wagon: i64, spaces: tuple[int, ...], load: tuple[int, ...]) -> None:
        self.wagon: i64 = wagon
        self.spaces: tuple[int, ...] = spaces
        self.load: tuple[int, ...] = load
        self.hues: i64 = 0
        self.room: i64 = 0
        for place in range(WAGON_SPACES):
            hue: i64 = load[place]
            if hue == NONE:
                self.room |= bit(spaces[place])
            else:
                self.hues |= bit(hue)


class Camp:
    """What belongs to one seat.

    `cards` and `wagons`, those loading, are in the order of their numbers; `sent` are the dispatched Wagons in order of
    time; `stash` counts Valuables by colour. As bits by card: `holds` those that are there, `turned` those that do not
    lie UP, `noted` the Mercenaries that were full when the table was last compared (HUNS-36).

    Of the present turn, anybody's: `strays` counts loads on another colour, `loaded` all loads on Wagons (Mud), `late`
    Wagons whose replacement waits for the turn's end (Idol of Erlik).

    What follows from the cards, see `serai.huns.assess.assess`: as bits, `works` are those that work, `filled` the
    Mercenaries and unturned Curses that have all they need; `room` is the most Valuables that one card takes, `places`
    how many loading places there are.
    """

    def __init__(self, cards: list[Placed], wagons: list[Loading], sent: list[int], stash: list[int]) -> None:
        self.cards: list[Placed] = cards
        self.wagons: list[Loading] = wagons
        self.sent: list[int] = sent
        self.stash: list[int] = stash
        self.holds: i64 = 0
        self.turned: i64 = 0
        self.noted: i64 = 0
        self.works: i64 = 0
        self.filled: i64 = 0
        self.room: i64 = 0
        self.places: i64 = 0
        self.strays: i64 = 0
        self.loaded: i64 = 0
        self.late: i64 = 0

    def copy(self) -> "Camp":
        """An independent Camp like this one."""
        other = Camp(self.cards[:], self.wagons[:], self.sent[:], self.stash[:])
        other.holds = self.holds
        other.turned = self.turned
        other.noted = self.noted
        other.works = self.works
        other.filled = self.filled
        other.room = self.room
        other.places = self.places
        other.strays = self.strays
        other.loaded = self.loaded
        other.late = self.late
        return other


class Glance:
    """One look into a deck: who took how many from its top, what was played and what went under the deck.

    Cards are bits by place in the family; `returned` is NONE where the reader of a view does not know it.
    """

    def __init__(self, seat: i64, count: i64, played: i64, returned: i64) -> None:
        self.seat: i64 = seat
        self.count: i64 = count
        self.played: i64 = played
        self.returned: i64 = returned


class Deck:
    """A face-down deck. Immutable: what changes it makes a new one.

    `groups` are sets of cards as bits, from the top down; the order inside a group is nobody's knowledge. The first was
    there from the start, others were put underneath (HUNS-9). `glances` tell how it came to this.
    """

    def __init__(self, groups: tuple[int, ...], glances: tuple[Glance, ...]) -> None:
        self.groups: tuple[int, ...] = groups
        self.glances: tuple[Glance, ...] = glances


class HunsState(State):
    """A game of HUNS in progress. Only verbs and frames change it.

    `dice` are the faces by colour, 0 for a taken die; `reserve` counts Valuables by colour; `decks` are by family;
    `row` are the Wagons that lie face up; `bag` has a bit for each that was never seen, `buried` are those put under
    them, in order. `first` is who has the token, `active` whose turn it is. Of this turn: `raided` whether a Raid was
    used, `drew` whether a card was drawn. `changed` has a bit for each seat whose Camp is to be compared again
    (HUNS-36). `refresh` is the option `raids=refresh`; `ending` the key of what ended the game.
    """

    def __init__(self, game: "Huns", refresh: bool, seats: i64, stack: list[Frame[Any]], camps: list[Camp]) -> None:
        super().__init__(seats, stack)
        self.rules: Huns = game
        self.refresh: bool = refresh
        self.camps: list[Camp] = camps
        self.dice: list[int] = []
        self.reserve: list[int] = []
        self.decks: list[Deck] = []
        self.row: list[int] = []
        self.bag: i64 = 0
        self.buried: tuple[int, ...] = ()
        self.first: i64 = 0
        self.active: i64 = 0
        self.raided: bool = False
        self.drew: bool = False
        self.changed: i64 = 0
        self.ending: str = ""

    @property
    def game(self) -> "Huns":
        """The game that is played, with its edition."""
        return self.rules

    @property
    def options(self) -> dict[str, str]:
        """The options that are played with."""
        return {"raids": "refresh" if self.refresh else "once"}

    def copy(self) -> "HunsState":
        """An independent state like this one."""
        camps = [camp.copy() for camp in self.camps]
        other = HunsState(self.rules, self.refresh, self.seats, self.stack[:], camps)
        other.chooser = self.chooser
        other.choices = self.choices
        other.round = self.round
        other.dice = self.dice[:]
        other.reserve = self.reserve[:]
        other.decks = self.decks[:]
        other.row = self.row[:]
        other.bag = self.bag
        other.buried = self.buried
        other.first = self.first
        other.active = self.active
        other.raided = self.raided
        other.drew = self.drew
        other.changed = self.changed
        other.ending = self.ending
        if self.log is not None:
            other.log = self.log[:]
        return other

    def react(self) -> None:
        """Compare needs and loading places again after a change (HUNS-34 to HUNS-36)."""
        if self.changed:
            self.rules.compare(self)

    def view(self, seat: int | None) -> "HunsView":
        """All that a seat was ever shown and that is still true; None for a spectator.

        Raises BadSeat if there is no such seat.
        """
        return self.rules.look(self, viewer(seat, self.seats))


def top_wagons(state: HunsState) -> i64:
    """The Wagons one of which is the top of the Wagon deck, as bits: any that was never seen, then those put under."""
    if state.bag or not state.buried:
        return state.bag
    return bit(state.buried[0])


def clockwise(state: HunsState, seat: i64) -> list[int]:
    """The other seats, clockwise from the one after `seat`."""
    return [(seat + step) % state.seats for step in range(1, state.seats)]


def total(counts: tuple[int, ...]) -> i64:
    """How many there are in all."""
    number: i64 = 0
    for count in counts:
        number += count
    return number


def any_left(counts: list[int]) -> bool:
    """Whether any of the dice, or of the Valuables in the reserve, are left."""
    for count in counts:
        if count:
            return True
    return False


def bit(place: i64) -> i64:
    """The bit at a place up to TOP_PLACE. Compiled code would shift a 1 to the left in 32 bits only."""
    return TOP_BIT >> (TOP_PLACE - place)


def bits(mask: i64) -> list[int]:
    """The places of the bits that are set, ascending."""
    places: list[int] = []
    place: i64 = 0
    while mask >> place:
        if (mask >> place) & 1:
            places.append(place)
        place += 1
    return places


def lowest(mask: i64) -> i64:
    """The place of the lowest bit that is set."""
    return count_bits((mask & -mask) - 1)


def count_bits(mask: i64) -> i64:
    """How many bits are set."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def pick_bit(mask: i64, rng: Rng) -> i64:
    """The place of one of the bits that are set, all alike."""
    rest: i64 = rng.below(count_bits(mask))
    while rest > 0:
        mask &= mask - 1
        rest -= 1
    return lowest(mask)
