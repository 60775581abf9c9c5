"""What a seat knows of a game of HUNS: built up from nothing, never cut down from the state."""

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from serai.core.frame import Frame
from serai.core.information import START, mix, mix_all, mix_each
from serai.core.view import View, wholes_text
from serai.huns.dealing import History
from serai.huns.edition import FAMILIES
from serai.huns.notation import camp_lines, glances_text, stack_text
from serai.huns.state import NONE, Camp, Deck, Glance, HunsState, count_bits

if TYPE_CHECKING:
    from serai.huns.game import Huns


class HunsView(View):
    """The knowledge of one seat; all but the decks is public and laid out as in HunsState.

    `decks` are the sizes of the groups of each deck from the top down, `glances` the looks into it, with what went back
    only where the seat itself put it there. `bag_size` counts the Wagons that nobody saw yet; those `buried` under them
    were seen by all. The types of dispatched Wagons are memory: everybody saw them loaded.
    `stack` is what happens now, without what the seat may not see. What is found out when a world is first imagined is
    kept for the next: `common` is the part of all worlds that the view shows, `histories` are the looks into the decks.
    """

    def __init__(self, game: "Huns", options: dict[str, str], seats: int, seat: int) -> None:
        super().__init__(game, options, seats, seat)
        self.rules: Huns = game
        self.round: i64 = 0
        self.first: i64 = 0
        self.active: i64 = 0
        self.raided: bool = False
        self.drew: bool = False
        self.ending: str = ""
        self.dice: list[int] = []
        self.reserve: list[int] = []
        self.row: list[int] = []
        self.camps: list[Camp] = []
        self.decks: list[tuple[int, ...]] = []
        self.glances: list[tuple[Glance, ...]] = []
        self.bag_size: i64 = 0
        self.buried: tuple[int, ...] = ()
        self.stack: list[Frame[Any]] = []
        self.common: HunsState | None = None
        self.histories: list[History] = []

    def lines(self) -> list[str]:
        """The lines of what lies on the table."""
        numbers = self.rules.numbers
        lines = [f"round: {self.round}", f"first: {self.first}", f"active: {self.active}", f"ending: {self.ending}"]
        lines += [f"turn: {int(self.raided)} {int(self.drew)}"]
        lines += ["dice: " + wholes_text(self.dice), "reserve: " + wholes_text(self.reserve)]
        for family, name in enumerate(FAMILIES):
            lines.append(f"{name}: {wholes_text(list(self.decks[family]))}")
            lines.append(f"{name} looks: {glances_text(family, self.glances[family])}")
        lines.append("row: " + " ".join([numbers.wagon_keys[wagon] for wagon in self.row]))
        lines.append(f"bag: {self.bag_size}")
        lines.append("buried: " + " ".join([numbers.wagon_keys[wagon] for wagon in self.buried]))
        for seat in range(self.seats):
            lines += camp_lines(numbers, seat, self.camps[seat])
        lines.append(f"stack: {stack_text(self.stack)}")
        return lines


def look(state: HunsState, seat: i64) -> HunsView:
    """The view of a seat or, for SPECTATOR, of one who only watches."""
    view = HunsView(state.rules, state.options, state.seats, seat)
    view.chooser, view.question, view.waiting = state.chooser, state.question, state.waiting
    view.round, view.first, view.active, view.ending = state.round, state.first, state.active, state.ending
    view.raided, view.drew = state.raided, state.drew
    view.dice, view.reserve, view.row = state.dice[:], state.reserve[:], state.row[:]
    view.camps = [camp.copy() for camp in state.camps]
    for deck in state.decks:
        view.decks.append(tuple([count_bits(group) for group in deck.groups]))
        view.glances.append(tuple([masked(glance, seat) for glance in deck.glances]))
    view.bag_size = count_bits(state.bag)
    view.buried = state.buried
    view.stack = [frame.view(seat) for frame in state.stack]
    return view


def masked(glance: Glance, seat: i64) -> Glance:
    """A look into a deck as a seat may know it."""
    if glance.seat == seat:
        return glance
    return Glance(glance.seat, glance.count, glance.played, NONE)


def information(state: HunsState, seat: i64) -> i64:
    """A number made of what a seat knows of the table: all but the decks' cards, and what it put under them."""
    key = mix(mix(mix(START, state.round), state.first), state.active)
    key = mix(key, 4 * int(state.refresh) + 2 * int(state.raided) + int(state.drew))
    key = mix_all(mix_all(key, state.dice), state.reserve)
    key = mix_all(mix(key, len(state.row)), state.row)
    key = mix_each(mix(mix(key, count_bits(state.bag)), len(state.buried)), state.buried)
    for deck in state.decks:
        key = _mix_deck(key, deck, seat)
    for camp in state.camps:
        key = _mix_camp(key, camp)
    return key


def _mix_deck(key: i64, deck: Deck, seat: i64) -> i64:
    """The sizes of the groups and the looks; what went back only where the seat itself put it there."""
    key = mix(key, len(deck.groups))
    for group in deck.groups:
        key = mix(key, count_bits(group))
    key = mix(key, len(deck.glances))
    for glance in deck.glances:
        key = mix(mix(mix(key, glance.seat), glance.count), glance.played)
        if glance.seat == seat:
            key = mix(key, glance.returned)
    return key


def _mix_camp(key: i64, camp: Camp) -> i64:
    """All that is not reckoned from the rest. What lies on a card is told by colour only where something does."""
    key = mix(mix(key, len(camp.cards)), camp.noted)
    for placed in camp.cards:
        key = mix(mix(mix(mix(key, placed.card), placed.by), placed.mark), placed.total)
        if placed.total:
            key = mix_each(key, placed.load)
    key = mix(key, len(camp.wagons))
    for loading in camp.wagons:
        key = mix_each(mix(key, loading.wagon), loading.load)
    key = mix_all(mix(key, len(camp.sent)), camp.sent)
    return mix_all(mix(mix(mix(key, camp.strays), camp.loaded), camp.late), camp.stash)
