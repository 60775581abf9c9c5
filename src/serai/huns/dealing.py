"""How a deck can have been dealt, given what somebody saw of the looks into it.

A deck is a row of groups, the order inside which is nobody's knowledge. Each look takes so many cards from the top, any
cards of the last group that it reaches; one or two are played in sight of all, and the others are a new group
underneath. How many cards that concerns is public. So each way in which the cards can have gone from group to group
has the same probability: for each look, one divided by the number of choices from that last group. All ways that fit
are alike, and to deal is to pick one of them, in two passes.

Forwards in time only those cards are followed whose place somebody knows, because they put them underneath themselves.
Which of them a look took is picked as often as there are ways for all other cards; these are counted out once. Where
nobody knows the place of a card, there is nothing to pick.

Backwards in time the other cards are dealt. Those that were never named are anywhere in what is left of the deck. What
a look put underneath, and what it was the first to show, it took from the groups that were on top: so many from each,
which is all that is known of them, so that each can have been anywhere there. This always fits.
"""

from math import comb
from typing import Final

from mypy_extensions import i64

from serai.core.rng import Rng
from serai.huns.edition import SIZE
from serai.huns.state import NONE, Deck, Glance, bit, count_bits

WORDS: Final = 4294967296.0
"""How many random words there are."""


class Way:
    """A way in which a look can have gone, one of so many `cases`.

    `fresh` are the named cards that it was the first to show, `back` those that are known to be in the group that it
    put underneath. Of the cards that were not known to be there, `slots` tells how many came from each group, from
    `top` on; `sole` is the one group that all of them came from, NONE if there are more. `told` is the look as every
    world tells it, None if worlds differ. `later` is what is known then; `until` is the random word below which this
    way is picked.
    """

    def __init__(self, fresh: i64, back: i64, top: i64, slots: list[int], cases: float, later: "Point | None") -> None:
        self.fresh: i64 = fresh
        self.back: i64 = back
        self.top: i64 = top
        self.slots: list[int] = slots
        self.sole: i64 = _sole(top, slots)
        self.cases: float = cases
        self.told: Glance | None = None
        self.later: Point | None = later
        self.until: i64 = 0


class Point:
    """What is known between two looks: `known` has four bits for each card, with the group where it lies.

    They are 0 where that is not known, since of group 0, with which the deck began, nobody knows a card. `ways` are
    those of the next look; after all looks, the only way is that the whole deck is taken. `cases` counts in how many
    ways all looks to come can have gone, on the same scale for all points between the same two looks.
    """

    def __init__(self, known: i64) -> None:
        self.known: i64 = known
        self.ways: list[Way] = []
        self.cases: float = 0.0


class History:
    """The looks into a deck of these `cards`, in order of time, as somebody knows them; made once and dealt often.

    The last look is `opened` if its cards are still looked at, so that none of them is in the deck. `possible` tells
    whether there is any way in which the looks can have gone.

    Groups are numbered as they come about; a look that puts nothing back leaves one without cards. For each look,
    `tops` is the first group before it, `takes` how many cards it takes from that and the next ones, `rests` how many
    it leaves of the last of these, and `named` the cards that were named before it. After the last, all is taken.
    `deck` is the deal, if there is but one.
    """

    def __init__(self, cards: i64, glances: list[Glance], opened: bool) -> None:
        self.cards: i64 = cards
        self.glances: list[Glance] = glances
        self.opened: bool = opened
        self.tops: list[int] = []
        self.takes: list[list[int]] = []
        self.rests: list[int] = []
        self.named: list[int] = []
        self.points: dict[int, Point] = {}
        self.begin: Point = Point(0)
        if self._measure():
            self.begin = self._point(0, 0)
        self.possible: bool = self.begin.cases > 0.0
        self.deck: Deck | None = None

    def deal(self, rng: Rng) -> Deck:
        """The deck after any of the ways in which the looks can have gone, all alike; there must be one.

        The cards that are looked at in the end are those that are neither in the deck nor were played.
        """
        if self.deck is not None:
            return self.deck
        point = self.begin
        ways: list[Way] = []
        luck = False
        while True:
            way = point.ways[0]
            if len(point.ways) > 1:
                way = _pick(point.ways, rng)
                luck = True
            luck = luck or way.sole == NONE
            ways.append(way)
            if way.later is None:
                break
            point = way.later
        deck = self._deal_others(point.known, ways, rng)
        if not luck:
            self.deck = deck
        return deck

    def _deal_others(self, known: i64, ways: list[Way], rng: Rng) -> Deck:
        """Deal the cards whose place is not known, the last look first; `known` are the others in the end."""
        looks: i64 = len(self.glances)
        top: i64 = ways[looks].top
        others = [0] * (looks + 1)
        _deal_to(others, ways[looks], ways[looks].fresh, rng)
        groups = others[top:]
        for card in range(SIZE):
            group: i64 = (known >> (4 * card)) & 15
            if group > 0:
                _add(groups, group - top, bit(card))
        if self.opened:
            groups.pop()
        told = self.glances[:]
        for place in range(looks - 1, -1, -1):
            way = ways[place]
            cards: i64 = others[place + 1]
            if way.told is None:
                glance = told[place]
                told[place] = Glance(glance.seat, glance.count, glance.played, cards | way.back)
            else:
                told[place] = way.told
            _deal_to(others, way, cards | way.fresh, rng)
        if self.opened:
            told.pop()
        return Deck(tuple([group for group in groups if group]), tuple(told))

    def _measure(self) -> bool:
        """Follow the sizes of the groups; returns whether there were always cards enough."""
        sizes = [int(count_bits(self.cards))]
        top: i64 = 0
        named: i64 = 0
        for glance in self.glances:
            self.tops.append(top)
            self.named.append(named)
            named |= shown(glance)
            takes: list[int] = []
            left: i64 = glance.count
            rest: i64 = 0
            while left > 0 and top < len(sizes):
                taken: i64 = min(left, sizes[top])
                takes.append(taken)
                left -= taken
                rest = sizes[top] - taken
                sizes[top] = rest
                if rest == 0:
                    top += 1
            back = glance.count - count_bits(glance.played)
            if left > 0 or back < 0:
                return False
            self.takes.append(takes)
            self.rests.append(rest)
            sizes.append(back)
        self.tops.append(top)
        self.named.append(named)
        self.takes.append(sizes[top:])
        self.rests.append(0)
        return True

    def _point(self, place: i64, known: i64) -> Point:
        """What can follow if this is known before a look, or after the last."""
        key = known << 4 | place
        found = self.points.get(key)
        if found is not None:
            return found
        point = Point(known)
        if place < len(self.glances):
            self._enter_ways(place, point)
        else:
            self._enter_end(place, point)
        self.points[key] = point
        return point

    def _enter_end(self, place: i64, point: Point) -> None:
        """Enter that the whole deck is taken after all looks, with the cards that were never named."""
        slots = self.takes[place][:]
        _take_known(point.known, self.tops[place], len(slots), slots)
        fresh = self.cards & ~self.named[place]
        point.ways.append(Way(fresh, 0, self.tops[place], slots, 1.0, None))
        point.cases = 1.0

    def _enter_ways(self, place: i64, point: Point) -> None:
        """Enter all ways in which a look can have gone: of the last group that it reached it took any cards."""
        slots = self.takes[place][:]
        top: i64 = self.tops[place]
        last: i64 = len(slots) - 1
        rest: i64 = self.rests[place]
        whole = last if rest > 0 else last + 1
        taken = _take_known(point.known, top, whole, slots)
        if rest == 0:
            self._enter_way(place, point, taken, slots, 1.0)
        else:
            wanted: i64 = slots[last]
            mask = _lying(point.known, top + last)
            free: i64 = wanted + rest - count_bits(mask)
            part: i64 = mask
            while part >= 0:
                others = wanted - count_bits(part)
                if 0 <= others <= free:
                    slots[last] = others
                    self._enter_way(place, point, taken | part, slots[:], float(comb(free, others)))
                part = (part - 1) & mask if part else NONE
        below = 0.0
        for way in point.ways:
            below += way.cases
            way.until = int(below / point.cases * WORDS)

    def _enter_way(self, place: i64, point: Point, taken: i64, slots: list[int], cases: float) -> None:
        """Enter that a look took these known cards, and so many others in so many cases, if that can have been."""
        glance = self.glances[place]
        cases *= fitting(glance, taken, self.named[place])
        if cases == 0.0:
            return
        seen = shown(glance)
        back = (seen if glance.returned >= 0 else taken) & ~glance.played
        later = self._point(place + 1, _moved(point.known, taken, back, place + 1))
        cases *= later.cases
        if cases > 0.0:
            way = Way(seen & ~taken, back, self.tops[place], slots, cases, later)
            way.told = _told(glance, back)
            point.ways.append(way)
            point.cases += cases


def shown(glance: Glance) -> i64:
    """The cards that a look is known to have shown."""
    return glance.played | glance.returned if glance.returned >= 0 else glance.played


def fitting(glance: Glance, known: i64, named: i64) -> float:
    """In how many cases a look that took these known cards showed what it showed; `named` are all cards named before.

    A card that it was the first to show is any of those that were not known to be there.
    """
    exact = glance.returned >= 0
    seen = shown(glance)
    fresh = seen & ~known
    free: i64 = glance.count - count_bits(known)
    if fresh & named or count_bits(fresh) > free or (exact and known & ~seen):
        return 0.0
    cases = 1.0
    if not exact:
        for step in range(count_bits(fresh)):
            cases *= float(free - step)
    return cases


def _lying(known: i64, group: i64) -> i64:
    """The cards that are known to lie in a group, none if it is group 0."""
    mask: i64 = 0
    for card in range(SIZE if known and group else 0):
        if (known >> (4 * card)) & 15 == group:
            mask |= bit(card)
    return mask


def _take_known(known: i64, top: i64, count: i64, slots: list[int]) -> i64:
    """The cards known to lie in so many groups from the top one on; takes them out of the sizes of the groups."""
    mask: i64 = 0
    for place in range(count):
        cards = _lying(known, top + place)
        size: i64 = slots[place]
        slots[place] = size - count_bits(cards)
        mask |= cards
    return mask


def _moved(known: i64, taken: i64, back: i64, group: i64) -> i64:
    """What is known of places once some cards are taken, and some are put back as a group."""
    for card in range(SIZE):
        if ((taken | back) >> card) & 1:
            before: i64 = (known >> (4 * card)) & 15
            after: i64 = group if (back >> card) & 1 else 0
            known ^= (before ^ after) << (4 * card)
    return known


def _told(glance: Glance, back: i64) -> Glance | None:
    """A look as every world tells it, if so much is known to have gone back; None if worlds differ."""
    if glance.returned >= 0:
        return glance
    if count_bits(back) == glance.count - count_bits(glance.played):
        return Glance(glance.seat, glance.count, glance.played, back)
    return None


def _sole(top: i64, slots: list[int]) -> i64:
    """The one group, counted from the top one, that all cards come from (the top one if there are none), or NONE."""
    sole: i64 = NONE
    for group, count in enumerate(slots):
        if count > 0:
            if sole != NONE:
                return NONE
            sole = top + group
    return sole if sole != NONE else top


def _pick(ways: list[Way], rng: Rng) -> Way:
    """One of the ways, each as likely as it is."""
    luck = rng.word()
    index: i64 = 0
    while luck >= ways[index].until:
        index += 1
    return ways[index]


def _deal_to(others: list[int], way: Way, cards: i64, rng: Rng) -> None:
    """Put cards back into the groups that they were taken from, to each as many as it gave, all choices alike."""
    if way.sole != NONE:
        _add(others, way.sole, cards)
        return
    size = count_bits(cards)
    for group in range(len(way.slots) - 1, 0, -1):
        dealt: i64 = 0
        for _ in range(way.slots[group]):
            rest = cards
            for _ in range(rng.below(size)):
                rest &= rest - 1
            card = rest & -rest
            dealt |= card
            cards &= ~card
            size -= 1
        _add(others, way.top + group, dealt)
    _add(others, way.top, cards)


def _add(groups: list[int], group: i64, cards: i64) -> None:
    """Add cards to a group."""
    there: i64 = groups[group]
    groups[group] = there | cards
