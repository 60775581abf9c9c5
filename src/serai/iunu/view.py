"""What a seat knows of a game of IUNU: built up from nothing, never cut down from the state."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from serai.core.frame import OVER, Frame
from serai.core.information import START, mix, mix_all, mix_each
from serai.core.view import SPECTATOR, View, ViewReader, wholes_text
from serai.iunu.edition import CASTES, KINDS
from serai.iunu.notation import (
    MOST,
    burials_text,
    card_text,
    counts_text,
    dynasty_lines,
    read_burials,
    read_card,
    read_counts,
    read_stack,
    stack_text,
)
from serai.iunu.state import NONE, UNSEEN, Burial, IunuState, citizens

if TYPE_CHECKING:
    from serai.iunu.game import Iunu

ENDINGS = ("", "rounds", "deck")


class IunuView(View):
    """The knowledge of one seat; lists by seat and caste are laid out as in IunuState.

    `hand` is the seat's own (all 0 for a spectator); all sizes are public (IUNU-24).
    `burials` are all that happened, in order, with UNSEEN cards but for the seat's own. `kept` has, in the Discard
    phase, NONE for who has not chosen, UNSEEN for who has, and the seat's own card; `thrown` counts what each seat
    threw away in this phase and `discards` is what the seat itself did, both empty once hands are full again.
    `stack` is what happens now, without what the seat may not see.
    """

    def __init__(self, game: "Iunu", options: dict[str, str], seats: int, seat: int) -> None:
        super().__init__(game, options, seats, seat)
        self.rules: Iunu = game
        self.round: i64 = 0
        self.start: i64 = 0
        self.ending: str = ""
        self.dice: list[int] = []
        self.deben: list[int] = []
        self.unfed: list[int] = []
        self.fed: list[int] = []
        self.hand: list[int] = []
        self.hand_sizes: list[int] = []
        self.deck_size: i64 = 0
        self.afterlife_size: i64 = 0
        self.burials: list[Burial] = []
        self.kept: list[int] = []
        self.discards: list[int] = []
        self.thrown: list[int] = []
        self.stack: list[Frame[IunuState]] = []

    def lines(self) -> list[str]:
        """The lines of what lies on the table."""
        lines = [f"round: {self.round}", f"start: {self.start}", f"ending: {self.ending}"]
        lines += ["dice: " + wholes_text(self.dice), "deben: " + wholes_text(self.deben)]
        lines += dynasty_lines(self.seats, self.unfed, self.fed)
        lines += ["hands: " + wholes_text(self.hand_sizes), f"deck: {self.deck_size}"]
        lines += [f"hand: {counts_text(self.hand, CASTES)}", f"afterlife: {self.afterlife_size}"]
        lines += [f"burials: {burials_text(self.burials)}"]
        lines += ["kept: " + " ".join([card_text(kind, CASTES) for kind in self.kept])]
        lines += ["thrown: " + wholes_text(self.thrown)]
        lines += [f"discards: {counts_text(self.discards, CASTES)}", f"stack: {stack_text(self.stack)}"]
        return lines


def look(state: IunuState, seat: i64) -> IunuView:
    """The view of a seat or, for SPECTATOR, of one who only watches. At the end it shows who kept what (IUNU-30)."""
    view = IunuView(state.rules, state.options, state.seats, seat)
    view.chooser, view.question, view.waiting = state.chooser, state.question, state.waiting
    view.round, view.start, view.ending = state.round, state.start, state.ending
    view.dice, view.deben = state.dice[:], state.deben[:]
    view.unfed, view.fed = state.unfed[:], state.fed[:]
    view.hand_sizes, view.deck_size = state.hand_sizes[:], state.deck_size
    view.afterlife_size = sum(state.afterlife)
    view.hand = citizens(state.hands, seat) if seat >= 0 else [0] * KINDS
    for burial in state.burials:
        if burial.seat == seat:
            view.burials.append(burial)
        else:
            kept = burial.kept if state.chooser == OVER else UNSEEN
            view.burials.append(Burial(burial.seat, kept, (UNSEEN,) * len(burial.returned)))
    for other in range(state.seats):
        kind: i64 = state.kept[other]
        view.kept.append(kind if other == seat or kind == NONE else UNSEEN)
        if state.discards:
            view.thrown.append(sum(citizens(state.discards, other)))
    view.discards = citizens(state.discards, seat) if state.discards and seat >= 0 else [0] * KINDS
    view.stack = [frame.view(seat) for frame in state.stack]
    return view


def information(state: IunuState, seat: i64) -> i64:
    """A number made of what a seat knows of the table (IUNU-24) when it chooses: nothing is thrown away just then."""
    key = mix(mix(mix(START, state.round), state.start), state.deck_size)
    key = mix(key, int(state.free_sets))
    key = mix_all(mix_all(mix_all(key, state.dice), state.deben), state.hand_sizes)
    key = mix_all(mix_all(key, state.unfed), state.fed)
    for place in range(seat * KINDS, seat * KINDS + KINDS):
        key = mix(key, state.hands[place])
    for other in range(state.seats):
        kept: i64 = state.kept[other]
        key = mix(key, kept if other == seat or kept == NONE else KINDS)
    key = mix(key, len(state.burials))
    for burial in state.burials:
        key = mix(mix(key, burial.seat), len(burial.returned))
        if burial.seat == seat:
            key = mix_each(mix(key, burial.kept), burial.returned)
    return key


def pool(view: IunuView) -> list[int]:
    """The Citizens that the view does not show, in others' hands or the deck, as counts by caste."""
    counts = view.rules.numbers.copies[:]
    for kind in range(KINDS):
        left: i64 = counts[kind] - view.hand[kind]
        for seat in range(view.seats):
            place = seat * KINDS + kind
            left -= view.unfed[place] + view.fed[place]
        counts[kind] = left
    return counts


def read(game: "Iunu", reader: ViewReader) -> IunuView:
    """The view that a text tells of.

    Raises BadView.
    """
    seats = reader.seats(game)
    view = IunuView(game, reader.options(game), seats, reader.whole("seat", SPECTATOR, seats - 1))
    reader.asked(view)
    view.round = reader.whole("round", 0, MOST)
    view.start = reader.whole("start", 0, seats - 1)
    view.ending = reader.word("ending")
    if view.ending not in ENDINGS:
        raise reader.mistake("ending")
    view.dice = reader.wholes("dice", 3, 0, 4)
    view.deben = reader.wholes("deben", seats, 0, MOST)
    for seat in range(seats):
        view.unfed += read_counts(reader, f"unfed {seat}", CASTES)
        view.fed += read_counts(reader, f"fed {seat}", CASTES)
    _read_hidden(view, reader, seats)
    return view


def _read_hidden(view: IunuView, reader: ViewReader, seats: int) -> None:
    view.hand_sizes = reader.wholes("hands", seats, 0, MOST)
    view.deck_size = reader.whole("deck", 0, MOST)
    view.hand = read_counts(reader, "hand", CASTES)
    view.afterlife_size = reader.whole("afterlife", 0, MOST)
    view.burials = read_burials(reader, seats)
    view.kept = [read_card(reader, "kept", word, CASTES) for word in reader.word("kept").split(" ")]
    view.thrown = reader.wholes("thrown", -1, 0, MOST)
    view.discards = read_counts(reader, "discards", CASTES)
    view.stack = read_stack(reader, seats)
    held = sum(view.hand_sizes) - sum(view.hand)
    left = pool(view)
    if min(left) < 0 or sum(left) != held + view.deck_size or len(view.kept) != seats:
        raise reader.mistake("hand")
    if sum(view.hand) != (view.hand_sizes[view.seat] if view.seat >= 0 else 0):
        raise reader.mistake("hand")
    if len(view.thrown) not in (0, seats):
        raise reader.mistake("thrown")
