"""What somebody can know of a deck of HUNS, counted out: every order of its physical cards, look by look.

A deck is a row of cards; each look takes the top ones, and what was not played goes under the deck in any order. All
orders are alike, and a choice of another's counts once wherever it could be made. That is exact and slow, and it knows
nothing of groups or of `imagine`.
"""

from collections.abc import Iterator
from itertools import permutations

from serai.huns.drawing import Choose, Look
from serai.huns.state import HunsState, bits
from serai.testing.walk import Eye

World = tuple[tuple[int, ...], tuple[frozenset[int], ...]]
"""The order of the cards in the deck, and what each look put under it."""


class Glimpse:
    """A look into a deck as somebody knows it: `seen` is None if not theirs; `opened` if it goes on."""

    def __init__(self, count: int, played: set[int], seen: set[int] | None, opened: bool) -> None:
        self.count = count
        self.played = played
        self.seen = seen
        self.opened = opened


def glimpses(state: HunsState, family: int, eye: Eye) -> list[Glimpse]:
    """All looks into a deck, as the true state tells them to somebody."""
    found: list[Glimpse] = []
    for glance in state.decks[family].glances:
        played = set(bits(glance.played))
        seen = played | set(bits(glance.returned)) if glance.seat == eye else None
        found.append(Glimpse(glance.count, played, seen, False))
    top = state.stack[-1] if state.stack else None
    if isinstance(top, Look) and top.family == family:
        found.append(Glimpse(top.count - top.left, set(), set(bits(top.seen)) if top.seat == eye else None, True))
    elif isinstance(top, Choose) and top.family == family:
        looking = set(bits(top.seen)) if top.chooser == eye else None
        found.append(Glimpse(top.count, set(bits(top.chosen)), looking, True))
    return found


def shares(state: HunsState, family: int, eye: Eye) -> dict[str, float]:
    """How likely each deal of a deck is, for all that somebody saw, by `deal_text`."""
    sizes = [int(group).bit_count() for group in state.decks[family].groups]
    return counted(bits(state.rules.deck(family, state.seats)), glimpses(state, family, eye), sizes)


def counted(cards: list[int], seen: list[Glimpse], sizes: list[int]) -> dict[str, float]:
    """How likely each deal of these cards is after such looks; `sizes` are those of the groups that are left."""
    worlds: dict[World, float] = {(order, ()): 1.0 for order in permutations(cards)}
    for glimpse in seen:
        found: dict[World, float] = {}
        for world, weight in worlds.items():
            for after, part in looked(world, glimpse):
                found[after] = found.get(after, 0.0) + weight * part
        worlds = found
    result: dict[str, float] = {}
    total = sum(worlds.values())
    for (order, returned), weight in worlds.items():
        groups: list[frozenset[int]] = []
        rest = order
        for size in sizes:
            groups.append(frozenset(rest[:size]))
            rest = rest[size:]
        assert not rest
        text = deal_text(groups, list(returned))
        result[text] = result.get(text, 0.0) + weight / total
    return result


def looked(world: World, glimpse: Glimpse) -> Iterator[tuple[World, float]]:
    """The worlds after a look, if it can have been in this one."""
    order, returned = world
    top = set(order[: glimpse.count])
    if not glimpse.played <= top or (glimpse.seen is not None and top != glimpse.seen):
        return
    if glimpse.opened:
        yield (order[glimpse.count :], (*returned, frozenset(top))), 1.0
        return
    back = frozenset(top - glimpse.played)
    orders = list(permutations(sorted(back)))
    for under in orders:
        yield ((*order[glimpse.count :], *under), (*returned, back)), 1.0 / len(orders)


def deal_text(groups: list[frozenset[int]], returned: list[frozenset[int]]) -> str:
    """The cards of each group and of what each look put back."""
    return f"{[sorted(one) for one in groups]} {[sorted(one) for one in returned]}"


def deal_of(world: HunsState, family: int) -> str:
    """The same of a state."""
    deck = world.decks[family]
    returned = [frozenset(bits(glance.returned)) for glance in deck.glances]
    top = world.stack[-1] if world.stack else None
    if isinstance(top, (Look, Choose)) and top.family == family:
        returned.append(frozenset(bits(top.seen)))
    return deal_text([frozenset(bits(group)) for group in deck.groups], returned)
