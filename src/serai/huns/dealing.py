"""How a deck can have been dealt, given what somebody saw of the looks into it.

A deck is a row of tokens in groups, as in Deck; a token becomes a card once it must be that one. Each look takes so
many from the top, one or two are played in sight of all, and the others go underneath. A way in which the looks can
have gone is found by trying: a try that leads elsewhere is given up. Where many tries fail, all ways are weighed.
"""

from math import comb
from typing import Final

from mypy_extensions import i64

from serai.core.rng import Rng
from serai.huns.edition import SIZE
from serai.huns.state import NONE, Glance, bit, bits, count_bits

TRIES: Final = 100
"""How often a deal is tried before all ways are weighed."""
SPAN: Final = 4294967296.0


class Dealing:
    """A way to deal a deck: `label` has the card of each token, NONE while it could be any; `where` the reverse.

    `returned` has for each look the tokens that went back; of a look that goes on, all that are looked at.
    """

    def __init__(self, size: i64) -> None:
        self.label: list[int] = [NONE] * size
        self.groups: list[list[int]] = [list(range(size))]
        self.returned: list[list[int]] = []
        self.where: list[int] = [NONE] * SIZE


class Split:
    """A choice of what a look takes: the `known` cards among it, how many cases it stands for, the groups after it."""

    def __init__(self, known: i64, cases: float, groups: tuple[tuple[int, int], ...]) -> None:
        self.known: i64 = known
        self.cases: float = cases
        self.groups: tuple[tuple[int, int], ...] = groups


class Weighing:
    """All ways to deal a deck, weighed: `groups` are pairs of the known cards, as bits, and the size.

    The last look is `open` if its cards are still looked at, so that none of them lies in a group.
    """

    def __init__(self, glances: list[Glance], opened: bool) -> None:
        self.glances: list[Glance] = glances
        self.opened: bool = opened
        self.named: list[int] = []
        named: i64 = 0
        for glance in glances:
            self.named.append(named)
            named |= glance.played
            if glance.returned > 0:
                named |= glance.returned
        self.found: dict[tuple[int, tuple[tuple[int, int], ...]], float] = {}

    def cases(self, place: i64, groups: tuple[tuple[int, int], ...]) -> float:
        """In how many cases all looks from one on can have gone as they did; the scale is the same for all groups."""
        if place == len(self.glances):
            return 1.0
        key = (int(place), groups)
        if key not in self.found:
            total = 0.0
            for split in self.splits(place, groups):
                total += split.cases * self.cases(place + 1, split.groups)
            self.found[key] = total
        return self.found[key]

    def splits(self, place: i64, groups: tuple[tuple[int, int], ...]) -> list[Split]:
        """What a look can take, such that it saw what it saw."""
        left: i64 = self.glances[place].count
        known: i64 = 0
        whole: i64 = 0
        while whole < len(groups) and groups[whole][1] <= left:
            known |= groups[whole][0]
            left -= groups[whole][1]
            whole += 1
        if left == 0:
            return self._fitting(place, known, 1.0, groups[whole:])
        if whole == len(groups):
            return []
        found: list[Split] = []
        mask: i64 = groups[whole][0]
        size: i64 = groups[whole][1]
        free = size - count_bits(mask)
        part: i64 = mask
        while True:
            others = left - count_bits(part)
            if 0 <= others <= free:
                rest = ((int(mask & ~part), int(size - left)), *groups[whole + 1 :])
                found += self._fitting(place, known | part, float(comb(free, others)), rest)
            if part == 0:
                return found
            part = (part - 1) & mask

    def _fitting(self, place: i64, known: i64, cases: float, rest: tuple[tuple[int, int], ...]) -> list[Split]:
        """The split with these known cards, if the look can have seen what it did, as a list of one or none."""
        glance = self.glances[place]
        exact = glance.returned >= 0
        seen: i64 = glance.played | glance.returned if exact else glance.played
        free: i64 = glance.count - count_bits(known)
        fresh = seen & ~known
        if fresh & self.named[place] or count_bits(fresh) > free or (exact and known & ~seen):
            return []
        if not exact:
            for step in range(count_bits(fresh)):
                cases *= float(free - step)
        if place < len(self.glances) - 1 or not self.opened:
            size = glance.count - count_bits(glance.played)
            back = (seen if exact else known) & ~glance.played
            if size > 0:
                rest = (*rest, (int(back), int(size)))
        return [Split(known, cases, rest)]


def deal(size: i64, glances: list[Glance], opened: bool, rng: Rng) -> Dealing:
    """A way to deal a deck of so many tokens that fits what was seen, as likely as it is.

    The last look is `opened` if it goes on. There must be such a way, see `possible`.
    """
    for _ in range(TRIES):
        dealing = Dealing(size)
        if _try(dealing, glances, opened, None, rng):
            return dealing
    dealing = Dealing(size)
    sure = _try(dealing, glances, opened, Weighing(glances, opened), rng)
    assert sure
    return dealing


def possible(size: i64, glances: list[Glance], opened: bool) -> bool:
    """Whether there is any way to deal a deck of so many tokens that fits what was seen."""
    return Weighing(glances, opened).cases(0, ((0, int(size)),)) > 0.0


def _try(dealing: Dealing, glances: list[Glance], opened: bool, weighing: Weighing | None, rng: Rng) -> bool:
    """Deal all looks in order of time, by luck or as all ways weigh; returns whether the try fits."""
    groups: tuple[tuple[int, int], ...] = ((0, len(dealing.label)),)
    for place in range(len(glances)):
        glance = glances[place]
        if weighing is None:
            tokens = _draw(dealing, glance.count, rng)
        else:
            split = _weigh(weighing, place, groups, rng)
            groups = split.groups
            tokens = _draw_known(dealing, glance.count, split.known, rng)
        if not _fits(dealing, tokens, glance, weighing is not None, rng):
            return False
        if opened and place == len(glances) - 1:
            dealing.returned.append(tokens)
            return True
        back: list[int] = []
        for token in tokens:
            if dealing.label[token] < 0 or not (glance.played >> dealing.label[token]) & 1:
                back.append(token)
        dealing.returned.append(back)
        if back:
            dealing.groups.append(back)
    return True


def _weigh(weighing: Weighing, place: i64, groups: tuple[tuple[int, int], ...], rng: Rng) -> Split:
    """One of the splits of a look, as likely as its cases with all that can follow."""
    splits = weighing.splits(place, groups)
    weights = [split.cases * weighing.cases(place + 1, split.groups) for split in splits]
    left = sum(weights) * (float(rng.word()) / SPAN)
    chosen = NONE
    for index, weight in enumerate(weights):
        if weight > 0.0:
            chosen = index
            left -= weight
            if left < 0.0:
                break
    return splits[chosen]


def _draw(dealing: Dealing, count: i64, rng: Rng) -> list[int]:
    """Take so many tokens from the top, any of a group that is not used up."""
    tokens: list[int] = []
    while count > 0:
        group = dealing.groups[0]
        size: i64 = len(group)
        if size <= count:
            tokens.extend(group)
            dealing.groups.pop(0)
            count -= size
        else:
            group = group[:]
            while count > 0:
                _pick(group, tokens, rng)
                count -= 1
            dealing.groups[0] = group
    return tokens


def _draw_known(dealing: Dealing, count: i64, known: i64, rng: Rng) -> list[int]:
    """Take so many tokens from the top, among them just these known cards."""
    tokens: list[int] = []
    while count > 0 and len(dealing.groups[0]) <= count:
        count -= len(dealing.groups[0])
        tokens.extend(dealing.groups.pop(0))
    if count > 0:
        group = dealing.groups[0]
        chosen = [token for token in group if dealing.label[token] >= 0 and (known >> dealing.label[token]) & 1]
        free = [token for token in group if dealing.label[token] < 0]
        while len(chosen) < count:
            _pick(free, chosen, rng)
        tokens.extend(chosen)
        dealing.groups[0] = [token for token in group if token not in chosen]
    return tokens


def _pick(group: list[int], tokens: list[int], rng: Rng) -> None:
    """Move any token of a group to others."""
    place: i64 = rng.below(len(group))
    tokens.append(group[place])
    group[place] = group[len(group) - 1]
    group.pop()


def _fits(dealing: Dealing, tokens: list[int], glance: Glance, sure: bool, rng: Rng) -> bool:
    """Label what was seen; returns whether it can have been.

    Where any of several cards could be it, that is left to chance, unless it is `sure` that it was.
    """
    exact = glance.returned >= 0
    seen: i64 = glance.played | glance.returned if exact else glance.played
    free: list[int] = []
    found: i64 = 0
    for token in tokens:
        label: i64 = dealing.label[token]
        if label < 0:
            free.append(token)
        elif (seen >> label) & 1:
            found |= bit(label)
        elif exact:
            return False
    for card in bits(seen & ~found):
        if dealing.where[card] != NONE or not free:
            return False
        place: i64 = rng.below(len(free) if exact or sure else len(tokens))
        if place >= len(free):
            return False
        token = free.pop(place)
        dealing.label[token] = card
        dealing.where[card] = token
    return True
