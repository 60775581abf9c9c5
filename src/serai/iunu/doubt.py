"""What no game of IUNU could show. A view with any of it is refused, for no world could be imagined from it."""

from typing import Final

from mypy_extensions import i64

from serai.core.rng import Rng
from serai.iunu.abilities import RANSOMS, Add, Feed, Look, Ransom, Take
from serai.iunu.actions import MOST_SEATS
from serai.iunu.card import loaf_price
from serai.iunu.cards.citizens import threatened
from serai.iunu.edition import AFTERLIVES, KINDS
from serai.iunu.frames import Ability, Keep, Play, Shuffle, Turns
from serai.iunu.imagine import imagine
from serai.iunu.notation import stack_text
from serai.iunu.state import NONE, UNSEEN, IunuState, hand_limit, last_round
from serai.iunu.view import IunuView, look, pool

ENDED: Final = "ended"
START: Final = "start"
FIRST_ROLL: Final = "first roll"
FIRST_DRAW: Final = "first draw"
TURN: Final = "turn"
KEEPING: Final = "keeping"
DRAW: Final = "draw"
ROLL: Final = "roll"
NOWHERE: Final = ""
"""Where in a game a view stands: what waits next, as far as that tells how the table must lie."""

STACKS: Final = {
    "": ENDED,
    "turns 0 / draw / roll / start": START,
    "turns 0 / draw / roll": FIRST_ROLL,
    "turns 0 / draw": FIRST_DRAW,
    "next-round / draw": DRAW,
    "turns 0 / roll": ROLL,
}
"""The stacks on which nothing depends on a seat, and where in a game they stand."""


def doubt(view: IunuView) -> str:
    """The name of the first field that no game could show; empty if there is none."""
    phase = _phase(view)
    field = ""
    if phase == NOWHERE:
        field = "stack"
    elif not _round_fits(view, phase):
        field = "round"
    elif not _dice_fit(view, phase):
        field = "dice"
    elif not _kept_fits(view, phase):
        field = "kept"
    elif not _hands_fit(view, phase):
        field = "hands"
    elif not _burials_fit(view):
        field = "burials"
    if field:
        return field
    world = imagine(view, Rng(0))
    if phase == TURN and not _turn_fits(world):
        return "stack"
    return _difference(view, look(world, view.seat))


def _phase(view: IunuView) -> str:
    """Where in a game the view stands by its stack; NOWHERE if no game has such a stack."""
    stack = view.stack
    text = stack_text(stack)
    if text in STACKS:
        return STACKS[text]
    bottom = stack[0]
    if isinstance(bottom, Turns) and len(stack) > 1 and 0 < bottom.had <= view.seats:
        return TURN
    return KEEPING if isinstance(bottom, Shuffle) and len(stack) == 2 and isinstance(stack[1], Keep) else NOWHERE


def _difference(view: IunuView, shown: IunuView) -> str:
    """The name of the first field in which a view is not what its own imagined world shows."""
    lines = shown.text().split("\n")
    for place, line in enumerate(view.text().split("\n")):
        if line != lines[place]:
            return line.partition(":")[0]
    return ""


def _round_fits(view: IunuView, phase: str) -> bool:
    """Whether it can be that round, of a game that ended or goes on (IUNU-4, IUNU-11 to IUNU-13)."""
    last = last_round(view.seats)
    if (phase == ENDED) != (view.ending != ""):
        return False
    if phase == START:
        return view.round == 0
    if phase in (FIRST_ROLL, FIRST_DRAW):
        return view.round == 1
    if phase == ROLL:
        return 1 < view.round <= last
    if view.ending == "rounds":
        return view.round == last
    return 1 <= view.round <= (last if phase == TURN else last - 1)


def _dice_fit(view: IunuView, phase: str) -> bool:
    """Whether the dice show nothing before the first roll, and later a result, highest first (IUNU-2)."""
    if phase in (START, FIRST_ROLL):
        return view.dice == [0, 0, 0]
    return min(view.dice) > 0 and view.dice == sorted(view.dice, reverse=True)


def _kept_fits(view: IunuView, phase: str) -> bool:
    """Whether all have chosen who should, and threw away as much as they could (IUNU-9)."""
    after = phase == DRAW or view.ending == "deck"
    if (len(view.thrown) > 0) != after:
        return False
    for seat in range(view.seats):
        kept: i64 = view.kept[seat]
        if after:
            fits = view.thrown[seat] <= (0 if kept == NONE else hand_limit(view.seats) - 2)
        elif phase == KEEPING and seat < view.stack[1].chooser and view.hand_sizes[seat] > 1:
            fits = kept != NONE
        else:
            fits = kept == NONE
        if not fits or (kept != NONE and (kept >= 0) != (seat == view.seat)) or (kept >= 0 and view.hand[kept] == 0):
            return False
    own = view.thrown[view.seat] if after and view.seat >= 0 else 0
    return sum(view.discards) == own and (not after or _kept_left(view))


def _kept_left(view: IunuView) -> bool:
    """Whether there are cards enough for all to have kept one and thrown away the others."""
    unseen = pool(view)
    owed: i64 = 0
    for seat in range(view.seats):
        if view.kept[seat] == UNSEEN:
            owed += 1
    left: i64 = 0
    for kind in range(KINDS):
        own = view.hand[kind]
        if view.seat >= 0 and view.kept[view.seat] == kind:
            own -= 1
        if unseen[kind] + own < view.discards[kind]:
            return False
        left += min(unseen[kind], unseen[kind] + own - view.discards[kind])
    held = len([kind for kind in view.kept if kind != NONE])
    return left >= owed and sum(view.hand_sizes) + view.deck_size >= held + sum(view.thrown)


def _hands_fit(view: IunuView, phase: str) -> bool:
    """Whether hands have the sizes that they can have then, and a deck to draw from suffices (IUNU-11)."""
    full: i64 = hand_limit(view.seats)
    played: i64 = 0
    bottom = view.stack[0] if view.stack else None
    if isinstance(bottom, Turns):
        played = bottom.had - (1 if isinstance(view.stack[-1], Play) else 0)
    drawing = phase in (FIRST_DRAW, DRAW)
    missing: i64 = 0
    for step in range(view.seats):
        seat = (view.start + step) % view.seats
        size = view.hand_sizes[seat]
        least: i64 = 0 if view.kept[seat] == NONE else 1
        most: i64 = full - 1
        if phase in (START, FIRST_ROLL):
            most = 0
        elif drawing or view.ending == "deck":
            # Seats draw one after the other: behind one that is not full, nobody has more than the kept card.
            most = full if drawing and missing == 0 else least
            missing += full - size
        elif phase == ROLL or (phase == TURN and step >= played):
            least = most = full
        if not least <= size <= most:
            return False
    return not drawing or 0 < missing <= view.deck_size


def _burials_fit(view: IunuView) -> bool:
    """Whether each Priest saw as many Afterlife cards as there were, and the cards known were to be seen then."""
    numbers = view.rules.numbers
    left: i64 = sum(numbers.afterlife)
    for burial in view.burials:
        own = burial.seat == view.seat
        if (burial.kept >= 0) != (own or not view.stack) or not _told(burial.returned, own):
            return False
        if len(burial.returned) + 1 != min(numbers.looks, left):
            return False
        left -= 1
    top = view.stack[-1] if view.stack else None
    seen: tuple[int, ...] = ()
    if isinstance(top, Look):
        seen = top.seen
        if not _told(seen, top.seat == view.seat) or len(seen) + top.left != min(numbers.looks, left):
            return False
    elif isinstance(top, Take):
        seen = top.seen
        if not _told(seen, top.chooser == view.seat) or len(seen) != min(numbers.looks, left):
            return False
    return view.afterlife_size == left - len(seen) and _afterlife_left(view, seen)


def _told(cards: tuple[int, ...], own: bool) -> bool:
    """Whether all the cards are known, if they are one's own, or else none."""
    for kind in cards:
        if (kind >= 0) != own:
            return False
    return True


def _afterlife_left(view: IunuView, seen: tuple[int, ...]) -> bool:
    """Whether the unseen cards of all burials can be dealt so that what was sent back lay in the deck then."""
    copies = view.rules.numbers.afterlife
    known = [0] * AFTERLIVES
    for burial in view.burials:
        if burial.kept >= 0:
            known[burial.kept] += 1
    unseen: i64 = len([burial for burial in view.burials if burial.kept == UNSEEN])
    free = [copies[kind] - known[kind] - seen.count(kind) for kind in range(AFTERLIVES)]
    if min(free) < 0:
        return False
    for burial in reversed(view.burials):
        for kind in burial.returned:
            if kind >= 0:
                free[kind] = min(free[kind], copies[kind] - known[kind] - burial.returned.count(kind))
                if free[kind] < 0:
                    return False
        if burial.kept >= 0:
            known[burial.kept] -= 1
        else:
            if sum(free) < unseen:
                return False
            unseen -= 1
    return True


def _turn_fits(world: IunuState) -> bool:
    """Whether what is asked in a turn is asked of whose turn it is, and had to be asked."""
    turns, top = world.stack[0], world.stack[-1]
    assert isinstance(turns, Turns)
    seat: i64 = (world.start + turns.had - 1) % world.seats
    fits = len(world.stack) == 2 and top.chooser == seat and len(world.legal()) > 0
    if isinstance(top, Ransom):
        fits = len(world.legal()) > 1 and _ransoms_fit(world, seat, top.chooser)
    elif isinstance(top, Look):
        fits = len(world.stack) == 2 and top.seat == seat
    elif isinstance(top, Ability):
        fits = fits and world.rules.castes[top.kind].asks(world, seat)
    elif isinstance(top, Feed):
        fits = fits and len(world.legal()) > 1 and top.loaves <= world.rules.numbers.loaves
        fits = fits and top.price == loaf_price(world, seat)
    elif not isinstance(top, (Play, Add, Take)):
        fits = False
    return fits


def _ransoms_fit(world: IunuState, seat: i64, victim: i64) -> bool:
    """Whether those who are asked by a seat's Soldiers are all that it threatens from a victim on."""
    left = threatened(world, seat)
    if victim not in left:
        return False
    left = left[left.index(victim) :]
    return world.stack[1:] == [RANSOMS[other * MOST_SEATS + seat] for other in reversed(left)]
