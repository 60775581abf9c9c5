"""Whether the frames that wait in a view could wait so on the table: the part of doubt that is about the stack."""

from typing import Any, Final

from mypy_extensions import i64

from serai.core.frame import CHANCE, NOBODY, Frame
from serai.huns.actions import MOST_SEATS
from serai.huns.camp import empty, find
from serai.huns.card import CURSED, DISPATCH, END, NEVER, RAIDED, RIVAL, START
from serai.huns.cards.curses import PayTribute
from serai.huns.choices import Exchange, Fill, Increase, Reroll, Show
from serai.huns.drawing import Choose, Flight, Look, Played, Victim, deck_size
from serai.huns.edition import CURSE, HUES, MERCENARY, SIZE, WAGONS
from serai.huns.frames import ACT, AFTER, BEFORE, CLOSE, DEAL, NEXT_TURN, ROLL, ROUND, START_PLAYER, Die, Window
from serai.huns.frames import Turn as TurnFrame
from serai.huns.gather import Gather, Haul
from serai.huns.order import Effects
from serai.huns.placing import Excess, Place, Replace, Reveal, Sort, Stolen
from serai.huns.state import NONE, HunsState, bit, count_bits
from serai.huns.theft import AMBUSH, AMBUSHED, NIGHT, Lose, Steal

GREATEST_HAUL: Final = 4


def stack_fits(world: HunsState) -> bool:
    """Whether a world's frames can wait so."""
    stack = world.stack
    if not stack:
        return True
    if stack[0] is START_PLAYER:
        return len(stack) == 1 or (len(stack) == 2 and stack[1] is DEAL)
    if stack[0] is not ROUND or len(stack) == 1:
        return False
    last = len(stack) - 1
    while last > 0 and isinstance(stack[last], (Replace, Reveal)):
        last -= 1
    turn = stack[1]
    step: i64 = NONE
    first = 1
    if isinstance(turn, TurnFrame):
        step = turn.step
        first = 2
        if step == 0:
            return len(stack) == 3 and stack[2] is ROLL and sum(world.dice) == 0 and world.active == world.first
        if len(stack) == 2 or (step <= ACT and sum(world.dice) == 0):
            return False
    elif world.round > 0 and (last > 0 or sum(world.dice) > 0):
        return False
    for place in range(first, last + 1):
        frame = stack[place]
        if not _frame_fits(world, frame, step) or (place < last and not _can_wait(frame)):
            return False
        if step == NONE and not isinstance(frame, (Gather, Place)):
            return False
        if isinstance(frame, Effects) and not _effects_fit(world, frame, step, place):
            return False
    return _answers(world, last)


def _answers(world: HunsState, last: i64) -> bool:
    """Whether what is asked has answers, and of a seat two or more; what waits for Wagons has some when it comes."""
    top = world.stack[-1]
    for place in range(last, len(world.stack)):
        frame = world.stack[place]
        if isinstance(frame, Reveal) and world.seats <= frame.seat < MOST_SEATS:
            return False
        if isinstance(frame, (Replace, Reveal)) and place < len(world.stack) - 1:
            continue
        if frame is not top and (frame.chooser == NOBODY or frame.void(world)):
            continue
        if frame.void(world) or not frame.options(world):
            return False
    return top.chooser == CHANCE or len(top.options(world)) > 1 or top.always_asked


def _can_wait(frame: Frame[Any]) -> bool:
    """Whether a frame can wait below others than those that take Wagons."""
    if isinstance(frame, Gather):
        return sum(frame.hand) == 0
    return isinstance(frame, (Place, Effects, Played, PayTribute, Lose))


def _frame_fits(world: HunsState, frame: Frame[Any], step: i64) -> bool:
    """Whether one frame can be there."""
    seat: i64 = frame.chooser
    if isinstance(frame, (Look, Show, Played)):
        seat = frame.seat
    everybodys = isinstance(frame, (Place, Gather, Effects, Lose, PayTribute, Flight)) or frame.question == "send"
    if not everybodys and seat != world.active:
        return False
    if isinstance(frame, (Place, Sort, Excess, Gather, Haul, Steal)):
        return _hand_fits(world, frame)
    if isinstance(frame, (Look, Choose, Played, Victim, Flight)):
        return _draw_fits(world, frame)
    if isinstance(frame, (Die, Window, Reroll, Increase, Show)):
        return _die_fits(world, frame, step)
    if isinstance(frame, Fill):
        placed = find(world.camps[frame.chooser], frame.card)
        return placed is not None and frame.left <= empty(placed)
    if isinstance(frame, Exchange):
        own = [loading.wagon for loading in world.camps[frame.chooser].wagons]
        return frame.old == NONE or frame.old in own
    if isinstance(frame, PayTribute):
        where = find(world.camps[frame.victim], frame.card)
        pays = (world.rules.following_pillage.mask >> frame.card) & 1 == 1
        return pays and where is not None and where.by == frame.seat
    return frame.question in ("order", "lose", "ward", "hire", "send", "sabotage", "purify")


def _die_fits(world: HunsState, frame: Frame[Any], step: i64) -> bool:
    """Whether a question about dice or Raids comes when it should."""
    if isinstance(frame, Window):
        return not world.raided and step == (CLOSE if frame.after else ACT)
    if isinstance(frame, Die):
        return sum(world.dice) > 0 and step in (AFTER, CLOSE)
    return step == BEFORE and (not isinstance(frame, Show) or world.dice[frame.hue] > 0)


def _draw_fits(world: HunsState, frame: Frame[Any]) -> bool:
    """Whether a look into a deck, or what became of a card, can be."""
    if isinstance(frame, Look):
        return 1 <= frame.left <= frame.count and frame.left <= deck_size(world, frame.family)
    if isinstance(frame, Choose):
        if frame.plays > 1 and frame.count < 3:
            return False
        first: i64 = bit(frame.first % SIZE) if frame.first != NONE else 0
        if frame.first != NONE and (frame.first // SIZE != frame.family or frame.plays < 2):
            return False
        return frame.chosen == first and frame.chosen & ~frame.seen == 0 and count_bits(frame.seen) == frame.count
    if isinstance(frame, Flight):
        return frame.by != frame.chooser
    return True


def _hand_fits(world: HunsState, frame: Frame[Any]) -> bool:
    """Whether Valuables can be in hand so."""
    if isinstance(frame, Place):
        return _place_fits(world, frame.chooser, frame.hand, frame.origins, frame.pillage)
    if isinstance(frame, Sort):
        placed = find(world.camps[frame.chooser], frame.card)
        fits = placed is not None and 0 < frame.left <= empty(placed)
        return fits and _place_fits(world, frame.chooser, frame.hand, frame.origins, frame.pillage)
    if isinstance(frame, Excess):
        return sum(frame.hand) > 0
    if isinstance(frame, Gather):
        return frame.left + sum(frame.hand) <= HUES
    if isinstance(frame, Haul):
        return frame.count == GREATEST_HAUL
    assert isinstance(frame, Steal)
    victims = frame.victims
    if frame.chooser in victims or len(set(victims)) != len(victims) or not victims:
        return False
    limit: i64 = AMBUSHED if frame.way == AMBUSH else world.seats - 1 if frame.way == NIGHT else 1
    if len(frame.origins) >= limit or (frame.way != AMBUSH and frame.source != NONE):
        return False
    if frame.way == AMBUSH and frame.origins and frame.source != _source(frame.origins[0]):
        return False
    return sum(frame.hand) == len(frame.origins) and _place_fits(world, frame.chooser, frame.hand, frame.origins, NONE)


def _source(origin: Stolen) -> i64:
    """The Mercenary that an Ambush took from, NONE for a Wagon."""
    return origin.source if origin.source >= WAGONS else NONE


def _place_fits(world: HunsState, seat: i64, hand: tuple[int, ...], origins: tuple[Stolen, ...], pillage: i64) -> bool:
    """Whether a hand fits where it is from: all of the colour of a Pillage, or all stolen, from where they can lie."""
    if pillage != NONE:
        return not origins and hand[pillage] == sum(hand)
    counts = [0] * HUES
    for origin in origins:
        counts[origin.hue] += 1
        if origin.seat == seat:
            return False
        if origin.source >= WAGONS:
            placed = find(world.camps[origin.seat], origin.source - WAGONS)
            if placed is None or placed.card // SIZE != MERCENARY:
                return False
    if origins:
        for hue in range(HUES):
            if hand[hue] > counts[hue]:
                return False
    return True


def _effects_fit(world: HunsState, frame: Effects, step: i64, place: i64) -> bool:
    """Whether effects of one moment wait for the seat that owns them, in a moment that can be."""
    before: i64 = NONE
    moments: list[int] = []
    for card in frame.cards:
        where = _holder(world, card)
        moment = world.rules.cards[card].moment
        if card <= before or where == NONE or moment == NEVER:
            return False
        before = card
        owner = where
        if card // SIZE == CURSE and moment == CURSED:
            placed = find(world.camps[where], card)
            assert placed is not None
            owner = placed.by
        if owner != frame.chooser:
            return False
        moments.append(int(moment))
    first = moments[0]
    if first in (RIVAL, CURSED):
        return set(moments) <= {RIVAL, CURSED}
    if moments != [first] * len(moments):
        return False
    if first == DISPATCH:
        return True
    steps = {START: (BEFORE,), RAIDED: (ACT, CLOSE), END: (NEXT_TURN,)}
    return frame.chooser == world.active and place == 2 and step in steps[first]


def _holder(world: HunsState, card: i64) -> i64:
    """The seat in whose Camp a card lies, or NONE."""
    for seat in range(world.seats):
        if (world.camps[seat].holds >> card) & 1:
            return seat
    return NONE
