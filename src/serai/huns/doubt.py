"""What no game of HUNS could show. A view with any of it is refused, for no world could be imagined from it.

First what lies on the table is judged, then the frames that wait (suspicion.py), on a world imagined from the view.
"""

from typing import Final

from mypy_extensions import i64

from serai.core.frame import NOBODY, OVER
from serai.core.rng import Rng
from serai.huns.camp import PLACES, lacking
from serai.huns.drawing import Choose, Flight, Look, Played, Victim
from serai.huns.edition import (
    CURSE,
    FAMILIES,
    HUES,
    MERCENARY,
    RAID,
    SIZE,
    WAGON_SPACES,
    WAGONS,
)
from serai.huns.frames import DEAL
from serai.huns.gather import Gather
from serai.huns.imagine import history, imagine, pending
from serai.huns.placing import REVEAL, ROW, Excess, Place, Reveal, Sort
from serai.huns.state import FLED, LAST_ROUND, LIFTED, NONE, UP, USED, Camp, Glance, HunsState, bit, count_bits
from serai.huns.suspicion import stack_fits
from serai.huns.theft import Steal
from serai.huns.view import HunsView, look

MOST_LOOKS: Final = 3
"""The most cards that any look shows."""
WAYS: Final = {RAID: (UP, USED), CURSE: (UP, LIFTED, FLED)}
"""How cards of a family can lie, if not only face up."""


def doubt(view: HunsView) -> str:
    """The name of the first field that no game could show; empty if there is none."""
    field = _asked(view) or _round(view)
    for seat in range(view.seats):
        field = field or _camp(view, seat)
    field = field or _wagons(view) or _decks(view) or _valuables(view)
    if field:
        return field
    world = imagine(view, Rng(0))
    if not _settled(world) or not stack_fits(world):
        return "stack"
    return _difference(view, look(world, view.seat))


def _difference(view: HunsView, shown: HunsView) -> str:
    """The name of the first field in which a view is not what its own imagined world shows."""
    lines = shown.text().split("\n")
    for place, line in enumerate(view.text().split("\n")):
        if line != lines[place]:
            return line.partition(":")[0]
    return ""


def _asked(view: HunsView) -> str:
    """Whether what is asked of whom is what the stack asks."""
    chooser: i64 = OVER
    question = ""
    if view.stack:
        chooser, question = view.stack[-1].chooser, view.stack[-1].question
    waiting = [int(chooser)] if chooser >= 0 else []
    for frame in view.stack[:-1]:
        if isinstance(frame, (Look, Choose)):
            return "stack"
    if chooser == NOBODY:
        return "stack"
    if view.chooser != chooser:
        return "chooser"
    if view.question != question:
        return "question"
    return "waiting" if view.waiting != waiting else ""


def _round(view: HunsView) -> str:
    """Whether round, turn, dice and ending go together."""
    over = not view.stack
    if (view.ending != "") != over:
        return "ending"
    bottom = view.stack[0].question if view.stack else "over"
    above = view.stack[1].question if len(view.stack) > 1 else ""
    setup = bottom == "start" or (bottom == "round" and above not in ("turn", "wagon", "reveal"))
    begun = not setup
    if not (1 <= view.round <= LAST_ROUND if begun else view.round == 0):
        return "round"
    if (not begun or over) and sum(view.dice) > 0:
        return "dice"
    if not begun and (view.raided or view.drew):
        return "turn"
    if bottom == "start" and view.first + view.active > 0:
        return "first"
    if over and view.ending != _ending(view):
        return "ending"
    return ""


def _ending(view: HunsView) -> str:
    """What must have ended the game."""
    if 0 in view.reserve:
        return "reserve"
    if () in view.decks:
        return "deck"
    return "limit" if view.round == LAST_ROUND else "nothing"


def _camp(view: HunsView, seat: i64) -> str:
    """Whether a Camp can lie so."""
    camp = view.camps[seat]
    before: i64 = NONE
    for placed in camp.cards:
        card = placed.card
        family = card // SIZE
        marks = WAYS.get(family, (UP,))
        if (
            card <= before
            or placed.mark not in marks
            or placed.by == seat
            or ((camp.noted >> card) & 1 and family != MERCENARY)
        ):
            return f"camp {seat}"
        if placed.total > view.rules.numbers.spaces[card] or (placed.mark == FLED and placed.total > 0):
            return f"camp {seat}"
        before = card
    before = NONE
    for loading in camp.wagons:
        if loading.wagon <= before or NONE not in loading.load:
            return f"loading {seat}"
        before = loading.wagon
    if len(camp.wagons) > _most_places(view, camp):
        return f"loading {seat}"
    kept: i64 = sum(camp.stash) - WAGON_SPACES * len(camp.sent)
    if kept < 0 or (kept > 0 and not camp.holds & view.rules.keeping_excess.mask):
        return f"stash {seat}"
    late: i64 = camp.late
    if late > len(camp.sent) or camp.strays > camp.loaded:
        return f"limits {seat}"
    return ""


def _most_places(view: HunsView, camp: Camp) -> i64:
    """How many loading places a Camp can ever have had with its cards, whichever of them worked."""
    places: i64 = PLACES
    for card in view.rules.altering_places.cards:
        if (camp.holds >> card.card) & 1:
            places = max(places, card.alter_places(places))
    return places


def _wagons(view: HunsView) -> str:
    """Whether each Wagon is in one place, and the row is full if it can be."""
    mask: i64 = 0
    count: i64 = len(view.row) + len(view.buried)
    for wagon in [*view.row, *view.buried]:
        mask |= bit(wagon)
    for camp in view.camps:
        count += len(camp.wagons) + len(camp.sent)
        for loading in camp.wagons:
            mask |= bit(loading.wagon)
        for wagon in camp.sent:
            mask |= bit(wagon)
    if count_bits(mask) != count:
        return "row"
    if view.bag_size != WAGONS - count:
        return "bag"
    if view.stack and view.stack[-1] is DEAL:
        return "" if _dealt(view) else "row"
    drawn: i64 = 0
    refilled: i64 = 0
    for frame in view.stack:
        if isinstance(frame, Reveal):
            drawn += 1
            if frame is REVEAL[len(REVEAL) - 1]:
                refilled += 1
    left: i64 = view.bag_size + len(view.buried)
    row: i64 = len(view.row) + refilled
    if drawn > left or row > ROW or (row < ROW and view.bag_size > 0):
        return "row"
    return ""


def _dealt(view: HunsView) -> bool:
    """Whether the Wagons lie as they do while they are dealt (HUNS-50)."""
    if view.buried or len(view.row) > ROW:
        return False
    full: i64 = len(view.row)
    needed: i64 = ROW
    for camp in view.camps:
        if camp.sent or (len(camp.wagons) > 0 and full < needed) or len(camp.wagons) > PLACES:
            return False
        full += len(camp.wagons)
        needed += PLACES
    return full < needed


def _decks(view: HunsView) -> str:
    """Whether each deck is what the looks into it left, and the cards played are those that lie about."""
    held: i64 = 0
    pieces: i64 = 0
    for camp in view.camps:
        held |= camp.holds
        pieces += len(camp.cards)
    for frame in view.stack:
        if isinstance(frame, (Played, Victim, Flight)):
            held |= bit(frame.card)
            pieces += 1
    if count_bits(held) != pieces:
        return "camp 0"
    for family, name in enumerate(FAMILIES):
        mask = (held >> (SIZE * family)) & ((1 << SIZE) - 1)
        if not _looks_fit(view, family, mask):
            return f"{name} looks"
        if view.decks[family] != _sizes(view, family):
            return name
    return ""


def _looks_fit(view: HunsView, family: i64, held: i64) -> bool:
    """Whether the looks into a deck can have been: what was played lies about, and the view's own were seen."""
    cards: i64 = view.rules.deck(family, view.seats)
    now = pending(view, family)
    glances = list(view.glances[family])
    played: i64 = 0
    for glance in glances:
        if glance.played & played or not _look_fits(view, glance):
            return False
        played |= glance.played
    seen: i64 = played
    if now is not None:
        if now.count < 0 or now.count > MOST_LOOKS or (now.returned >= 0) != (now.seat == view.seat):
            return False
        if now.returned >= 0 and count_bits(now.played | now.returned) != now.count:
            return False
        if now.played & played:
            return False
        seen |= now.played
        glances.append(now)
    for glance in glances:
        if glance.returned > 0:
            seen |= glance.returned
    if seen & ~cards or played != held:
        return False
    return history(view, family).possible


def _look_fits(view: HunsView, glance: Glance) -> bool:
    """Whether one look into a deck went by the rules."""
    plays = count_bits(glance.played)
    if glance.count > MOST_LOOKS or plays > (2 if glance.count > 2 else 1):
        return False
    if (glance.returned >= 0) != (glance.seat == view.seat):
        return False
    return glance.returned < 0 or (
        glance.returned & glance.played == 0 and count_bits(glance.returned) == glance.count - plays
    )


def _sizes(view: HunsView, family: i64) -> tuple[int, ...]:
    """The sizes of the groups that the looks into a deck left."""
    sizes = [int(count_bits(view.rules.deck(family, view.seats)))]
    glances = list(view.glances[family])
    now = pending(view, family)
    if now is not None:
        glances.append(now)
    for glance in glances:
        left: i64 = glance.count
        while left > 0:
            taken: i64 = min(left, sizes[0])
            sizes[0] -= taken
            left -= taken
            if sizes[0] == 0:
                sizes.pop(0)
        back: i64 = glance.count - count_bits(glance.played)
        if back > 0 and glance is not now:
            sizes.append(int(back))
    return tuple(sizes)


def _valuables(view: HunsView) -> str:
    """Whether all Valuables are there, those in hands too (HUNS-3)."""
    counts = view.reserve[:]
    for camp in view.camps:
        _add_camp(camp, counts)
    for frame in view.stack:
        if isinstance(frame, (Place, Sort, Excess, Gather, Steal)):
            for hue in range(HUES):
                counts[hue] += frame.hand[hue]
    return "" if counts == view.rules.supply(view.seats) else "reserve"


def _add_camp(camp: Camp, counts: list[int]) -> None:
    """Add the Valuables of a Camp."""
    for hue in range(HUES):
        counts[hue] += camp.stash[hue]
        for placed in camp.cards:
            counts[hue] += placed.load[hue]
    for loading in camp.wagons:
        for hue in loading.load:
            if hue != NONE:
                counts[hue] += 1


def _settled(world: HunsState) -> bool:
    """Whether all that follows from how things lie has followed (HUNS-34 to HUNS-36)."""
    waits = False
    for frame in world.stack:
        waits = waits or frame.question in ("wagon", "reveal")
    for seat in range(world.seats):
        if world.camps[seat].filled != world.camps[seat].noted:
            return False
        if world.round > 0 and not waits and lacking(world, seat) > 0 and (world.row or world.bag or world.buried):
            return False
    return True
