"""A tiny second telling of the Dynasty phase: all that a turn can be, as lines of notation.

Priests look at Afterlife cards in table order.
"""

from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass, field

from serai.iunu.edition import AFTERLIFE, CASTES

VP = {caste: rank for rank, caste in enumerate(CASTES, start=1)}
Lines = tuple[str, ...]


@dataclass
class Spot:
    """What lies where, by seat; the Heliopolis numbers."""

    hands: list[Counter[str]]
    unfed: list[Counter[str]]
    fed: list[Counter[str]]
    deben: list[int]
    dice: list[int]
    afterlife: list[str] = field(default_factory=lambda: [*AFTERLIFE, "ankh", "ankh"])

    def laid(self, seat: int, caste: str) -> int:
        return self.unfed[seat][caste] + self.fed[seat][caste]

    def others(self, seat: int) -> list[int]:
        return [(seat + step) % len(self.hands) for step in range(1, len(self.hands))]

    def price(self, seat: int) -> int:
        return max(1, max(self.dice) - self.laid(seat, "farmer"))

    def lay(self, seat: int, caste: str, count: int, cost: int) -> "Spot":
        after = deepcopy(self)
        after.hands[seat][caste] -= count
        after.unfed[seat][caste] += count
        after.deben[seat] -= cost
        return after

    def pay(self, seat: int, to: int, amount: int) -> "Spot":
        after = deepcopy(self)
        after.deben[seat] -= amount
        after.deben[to] += amount
        return after


def phase(spot: Spot, seats: list[int]) -> Iterator[Lines]:
    """All that the turns of these seats, in this order, can be."""
    if not seats:
        yield ()
        return
    for lines, after in turn(spot, seats[0]):
        for rest in phase(after, seats[1:]):
            yield lines + rest


def turn(spot: Spot, seat: int) -> Iterator[tuple[Lines, Spot]]:
    for caste in CASTES:
        for count in range(1, spot.hands[seat][caste] + 1):
            cost = 0 if caste == "scribe" else count - 1
            if cost <= spot.deben[seat]:
                play = f"play {caste} x{count}" if count > 1 else f"play {caste}"
                yield from ability(spot.lay(seat, caste, count, cost), seat, caste, play)


def ability(spot: Spot, seat: int, caste: str, play: str) -> Iterator[tuple[Lines, Spot]]:
    if not asked(spot, seat, caste):
        yield (play,), spot
        return
    for lines, after in USES[caste](spot, seat):
        yield (play, "use", *lines), after
    yield (play, "decline"), spot


def asked(spot: Spot, seat: int, caste: str) -> bool:
    """Whether the ability could do something, as far as others can tell."""
    return {
        "farmer": False,
        "baker": spot.deben[seat] >= spot.price(seat) and bool(hungry(spot, seat)),
        "soldier": bool(victims(spot, seat)),
        "artisan": spot.deben[seat] > 0 and spot.hands[seat].total() > 0,
        "merchant": True,
        "scribe": False,
        "priest": bool(spot.afterlife),
        "noble": True,
        "pharaoh": any(spot.deben[other] for other in spot.others(seat)),
    }[caste]


def hungry(spot: Spot, seat: int) -> list[str]:
    return [caste for caste in CASTES if spot.unfed[seat][caste] and caste != "pharaoh"]


def victims(spot: Spot, seat: int) -> list[int]:
    own = spot.laid(seat, "soldier")
    return [other for other in spot.others(seat) if spot.unfed[other]["farmer"] and spot.laid(other, "soldier") <= own]


def use_baker(spot: Spot, seat: int) -> Iterator[tuple[Lines, Spot]]:
    yield from loaves(spot, seat, spot.price(seat), 3)


def loaves(spot: Spot, seat: int, price: int, left: int) -> Iterator[tuple[Lines, Spot]]:
    eaters = hungry(spot, seat)
    if not left or not eaters or price > spot.deben[seat]:
        yield (), spot
        return
    yield ("done",), spot
    for caste in eaters:
        after = deepcopy(spot)
        after.deben[seat] -= price
        after.unfed[seat][caste] -= 1
        after.fed[seat][caste] += 1
        for lines, end in loaves(after, seat, price, left - 1):
            yield (f"feed {caste}", *lines), end


def use_soldier(spot: Spot, seat: int) -> Iterator[tuple[Lines, Spot]]:
    yield from ransoms(spot, seat, victims(spot, seat))


def ransoms(spot: Spot, seat: int, left: list[int]) -> Iterator[tuple[Lines, Spot]]:
    if not left:
        yield (), spot
        return
    taken = deepcopy(spot)
    taken.unfed[left[0]]["farmer"] -= 1
    taken.unfed[seat]["farmer"] += 1
    ways: list[tuple[Lines, Spot]] = [(("hand farmer",), taken), (("pay",), spot.pay(left[0], seat, 2))]
    if spot.deben[left[0]] < 2:
        ways = [((), taken)]
    for first, after in ways:
        for rest, end in ransoms(after, seat, left[1:]):
            yield first + rest, end


def use_artisan(spot: Spot, seat: int) -> Iterator[tuple[Lines, Spot]]:
    for caste in CASTES:
        if spot.hands[seat][caste] and VP[caste] < VP["artisan"]:
            yield (f"add {caste}",), spot.lay(seat, caste, 1, 1)


def use_merchant(spot: Spot, seat: int) -> Iterator[tuple[Lines, Spot]]:
    after = deepcopy(spot)
    after.deben[seat] += max(spot.dice)
    yield (), after


def use_priest(spot: Spot, seat: int) -> Iterator[tuple[Lines, Spot]]:
    seen = spot.afterlife[:2]
    shown = tuple(f"* look {card}" for card in seen)
    for card in dict.fromkeys(seen):
        after = deepcopy(spot)
        after.afterlife.remove(card)
        yield (*shown, *([f"take {card}"] if len(seen) > 1 else [])), after


def use_noble(spot: Spot, seat: int) -> Iterator[tuple[Lines, Spot]]:
    after = deepcopy(spot)
    after.deben[seat] += sum(spot.dice)
    after.dice = [max(1, die - 1) for die in spot.dice]
    yield (), after


def use_pharaoh(spot: Spot, seat: int) -> Iterator[tuple[Lines, Spot]]:
    after = spot
    for other in spot.others(seat):
        if spot.deben[other]:
            after = after.pay(other, seat, 1)
    yield (), after


USES = {
    "baker": use_baker,
    "soldier": use_soldier,
    "artisan": use_artisan,
    "merchant": use_merchant,
    "priest": use_priest,
    "noble": use_noble,
    "pharaoh": use_pharaoh,
}
