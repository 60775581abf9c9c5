"""Treasures (HUNS-22), in printed order: no effect in play, as many VP as there are players if a condition holds."""

from mypy_extensions import i64

from serai.huns.camp import fled_count, is_full, unlifted
from serai.huns.card import Card
from serai.huns.edition import CURSE, EQUIPMENT, MERCENARY, PER_TYPE, RAID, SIZE, TREASURE, WAGON_TYPES
from serai.huns.state import LIFTED, NONE, HunsState


class GoldenBow(Card):
    """At least 3 Equipment."""

    def score(self, state: HunsState, seat: i64) -> i64:
        """All Equipment in the Camp counts, working or not (HUNS-31)."""
        return state.seats if family_count(state, seat, EQUIPMENT) >= 3 else 0


class TrophySkulls(Card):
    """At least 3 Raids."""

    def score(self, state: HunsState, seat: i64) -> i64:
        """Used or not."""
        return state.seats if family_count(state, seat, RAID) >= 3 else 0


class SilverBelt(Card):
    """At least 2 full Mercenaries."""

    def score(self, state: HunsState, seat: i64) -> i64:
        """Under Mutiny too."""
        full: i64 = 0
        for placed in state.camps[seat].cards:
            if is_full(placed):
                full += 1
        return state.seats if full >= 2 else 0


class ClearSky(Card):
    """No unlifted and no fled Curse."""

    def score(self, state: HunsState, seat: i64) -> i64:
        """Neither."""
        clear = not unlifted(state, seat) and fled_count(state, seat) == 0
        return state.seats if clear else 0


class FourWinds(Card):
    """Dispatched Wagons of at least three types."""

    def score(self, state: HunsState, seat: i64) -> i64:
        """Three of the four."""
        different = [count for count in type_counts(state, seat) if count > 0]
        return state.seats if len(different) >= 3 else 0


class Caravan(Card):
    """Three dispatched Wagons of one type."""

    def score(self, state: HunsState, seat: i64) -> i64:
        """Or more."""
        return state.seats if max(type_counts(state, seat)) >= 3 else 0


class KhansCup(Card):
    """Nobody has dispatched more Wagons."""

    def score(self, state: HunsState, seat: i64) -> i64:
        """A tie will do."""
        most = max([len(camp.sent) for camp in state.camps])
        return state.seats if len(state.camps[seat].sent) == most else 0


class Hoard(Card):
    """At least 3 Treasures, this one included."""

    def score(self, state: HunsState, seat: i64) -> i64:
        """Whether their conditions hold or not."""
        return state.seats if family_count(state, seat, TREASURE) >= 3 else 0


class WolfBanner(Card):
    """At least one Equipment, one Raid, one Mercenary and one Curse."""

    def score(self, state: HunsState, seat: i64) -> i64:
        """A fled or lifted Curse counts (HUNS-31)."""
        for family in (EQUIPMENT, RAID, MERCENARY, CURSE):
            if family_count(state, seat, family) == 0:
                return 0
        return state.seats


class FullLoad(Card):
    """At least 3 Valuables on the loading Wagons."""

    def score(self, state: HunsState, seat: i64) -> i64:
        """On all of them together."""
        count: i64 = 0
        for loading in state.camps[seat].wagons:
            for hue in loading.load:
                if hue != NONE:
                    count += 1
        return state.seats if count >= 3 else 0


class GreatTent(Card):
    """At least 16 Valuables in the Stash."""

    def score(self, state: HunsState, seat: i64) -> i64:
        """Of any colours."""
        return state.seats if sum(state.camps[seat].stash) >= 16 else 0


class BrokenChains(Card):
    """At least 1 lifted Curse."""

    def score(self, state: HunsState, seat: i64) -> i64:
        """Purified ones too (HUNS-43)."""
        for placed in state.camps[seat].cards:
            if placed.mark == LIFTED:
                return state.seats
        return 0


def family_count(state: HunsState, seat: i64, family: i64) -> i64:
    """How many cards of a family lie in a Camp."""
    count: i64 = 0
    for placed in state.camps[seat].cards:
        if placed.card // SIZE == family:
            count += 1
    return count


def type_counts(state: HunsState, seat: i64) -> list[int]:
    """How many Wagons of each type a seat has dispatched."""
    counts = [0] * len(WAGON_TYPES)
    for wagon in state.camps[seat].sent:
        counts[wagon // PER_TYPE] += 1
    return counts
