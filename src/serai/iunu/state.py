"""What lies on the table in IUNU."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from serai.core.frame import Frame, State
from serai.core.view import viewer
from serai.iunu.edition import AFTERLIVES, KINDS

if TYPE_CHECKING:
    from serai.iunu.game import Iunu
    from serai.iunu.view import IunuView

NONE: Final = -1
"""Stands for a card where there is none."""
UNSEEN: Final = -2
"""Stands for a card that the reader of a view may not see."""


class Burial:
    """What one Priest brought: who kept which Afterlife card, and what went back (IUNU-23). Cards are kinds."""

    def __init__(self, seat: i64, kept: i64, returned: tuple[int, ...]) -> None:
        self.seat: i64 = seat
        self.kept: i64 = kept
        self.returned: tuple[int, ...] = returned


class IunuState(State):
    """A game of IUNU in progress. Only verbs and frames change it.

    Citizens are counts by caste: `deck` has KINDS counts; `hands`, `unfed` and `fed` (the Dynasties) and `discards`
    have KINDS for each seat, one seat after the other, so that seat s holds `hands[s * KINDS + kind]` cards of a kind.
    `afterlife` counts the Afterlife deck by kind; `burials` are in order of time. `kept` is the card each seat chose to
    keep in this Discard phase (NONE before it chose); `discards`, what each threw away then, is empty outside it.
    `free_sets` is the option `scribe=any`; `ending` is the key of what ended the game, empty before.
    """

    def __init__(
        self,
        game: "Iunu",
        free_sets: bool,
        seats: i64,
        stack: list[Frame["IunuState"]],
        deck: list[int],
        deck_size: i64,
        hands: list[int],
        hand_sizes: list[int],
        unfed: list[int],
        fed: list[int],
        deben: list[int],
        dice: list[int],
        afterlife: list[int],
        burials: list[Burial],
        kept: list[int],
        discards: list[int],
    ) -> None:
        super().__init__(seats, stack)
        self.rules: Iunu = game
        self.free_sets: bool = free_sets
        self.start: i64 = 0
        self.ending: str = ""
        self.deck: list[int] = deck
        self.deck_size: i64 = deck_size
        self.hands: list[int] = hands
        self.hand_sizes: list[int] = hand_sizes
        self.unfed: list[int] = unfed
        self.fed: list[int] = fed
        self.deben: list[int] = deben
        self.dice: list[int] = dice
        self.afterlife: list[int] = afterlife
        self.burials: list[Burial] = burials
        self.kept: list[int] = kept
        self.discards: list[int] = discards

    @property
    def game(self) -> "Iunu":
        """The game that is played, with its edition."""
        return self.rules

    @property
    def options(self) -> dict[str, str]:
        """The options that are played with."""
        return {"scribe": "any" if self.free_sets else "set"}

    @property
    def hand_limit(self) -> i64:
        """The number of cards in a full hand (IUNU-3)."""
        return hand_limit(self.seats)

    @property
    def last_round(self) -> i64:
        """The number of rounds of a full game (IUNU-4)."""
        return last_round(self.seats)

    def copy(self) -> "IunuState":
        """An independent state like this one."""
        other = IunuState(
            self.rules,
            self.free_sets,
            self.seats,
            self.stack[:],
            self.deck[:],
            self.deck_size,
            self.hands[:],
            self.hand_sizes[:],
            self.unfed[:],
            self.fed[:],
            self.deben[:],
            self.dice[:],
            self.afterlife[:],
            self.burials[:],
            self.kept[:],
            self.discards[:],
        )
        other.chooser = self.chooser
        other.choices = self.choices
        other.round = self.round
        other.start = self.start
        other.ending = self.ending
        if self.log is not None:
            other.log = self.log[:]
        return other

    def view(self, seat: int | None) -> "IunuView":
        """All that a seat was ever shown and that is still true; None for a spectator.

        Raises BadSeat if there is no such seat.
        """
        return self.rules.look(self, viewer(seat, self.seats))


def hand_limit(seats: i64) -> i64:
    """The number of cards in a full hand (IUNU-3)."""
    return 6 if seats == 2 else 5


def last_round(seats: i64) -> i64:
    """The number of rounds of a full game (IUNU-4)."""
    return 9 if seats == 3 else 8


def citizens(counts: list[int], seat: i64) -> list[int]:
    """The counts by caste of one seat, cut from counts for all seats."""
    first = seat * KINDS
    return counts[first : first + KINDS]


def afterlife_of(burials: list[Burial], seat: i64) -> list[int]:
    """The Afterlife cards that a seat kept, as counts by kind; cards that are UNSEEN are left out."""
    counts = [0] * AFTERLIVES
    for burial in burials:
        if burial.seat == seat and burial.kept >= 0:
            counts[burial.kept] += 1
    return counts


def dynasty_count(state: IunuState, seat: i64, kind: i64) -> i64:
    """How many Citizens of a caste lie in a seat's Dynasty."""
    place = seat * KINDS + kind
    unfed: i64 = state.unfed[place]
    fed: i64 = state.fed[place]
    return unfed + fed


def clockwise(state: IunuState, seat: i64) -> list[int]:
    """The other seats, clockwise from the one after `seat`."""
    return [(seat + step) % state.seats for step in range(1, state.seats)]
