"""What a seat knows of a game of HUNS: built up from nothing, never cut down from the state."""

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from serai.core.frame import Frame
from serai.core.information import START, mix, mix_all
from serai.core.view import View, wholes_text
from serai.huns.dealing import History
from serai.huns.edition import FAMILIES
from serai.huns.notation import camp_lines, glances_text, stack_text
from serai.huns.state import NONE, Camp, Glance, HunsState, count_bits

if TYPE_CHECKING:
    from serai.huns.game import Huns

WORD: Final = 32
"""Bits by card are mixed in by halves: whole they are more than `mix` takes."""


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
    """A number made of what a seat knows: all but the decks, and what it put under them; answers tell the rest."""
    key = mix(mix(mix(START, state.round), state.active), state.bag)
    key = mix(key, 2 * int(state.raided) + int(state.drew))
    key = mix_all(mix_all(mix_all(key, state.dice), state.reserve), state.row)
    for deck in state.decks:
        for group in deck.groups:
            key = mix(key, count_bits(group))
        for glance in deck.glances:
            if glance.seat == seat:
                key = mix(key, glance.returned)
    for camp in state.camps:
        key = _mix_camp(key, camp)
    return key


def _mix_camp(key: i64, camp: Camp) -> i64:
    key = mix(mix(key, camp.holds), camp.holds >> WORD)
    key = mix(mix(mix(key, camp.turned), camp.turned >> WORD), len(camp.sent))
    key = mix(mix(mix(key, camp.strays), camp.loaded), camp.late)
    for placed in camp.cards:
        if placed.total:
            key = mix(mix(key, placed.card), placed.total)
    for loading in camp.wagons:
        key = mix(key, loading.wagon)
        for hue in loading.load:
            key = mix(key, hue)
    return mix_all(key, camp.stash)
