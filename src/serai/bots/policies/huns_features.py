"""What a net is told of a table of HUNS."""

from typing import Final, cast

from mypy_extensions import i64

from serai.bots.policies.features import Features
from serai.bots.policies.huns import HunsPolicy, rest
from serai.core.frame import State
from serai.huns.cards.treasures import type_counts
from serai.huns.edition import CURSE, HUES, KINDS, MERCENARY, RAID, TREASURE, WAGON_SPACES
from serai.huns.edition import SIZE as FAMILY
from serai.huns.score import sheet
from serai.huns.state import FLED, LIFTED, NONE, UP, HunsState, Loading, Placed, count_bits

WORKS: Final = 0
"""From here on a feature for each card of the seat: whether it works, how full it is, what it scores."""
RIVALS: Final = KINDS
"""From here on the same for its rivals, added up."""
HUE: Final = 2 * KINDS
PER_HUE: Final = 4
WAGON: Final = HUE + HUES * PER_HUE
PER_WAGON: Final = 6
TABLE: Final = WAGON + 3 * PER_WAGON
SIZE: Final = TABLE + 34


class HunsFeatures(Features):
    """What all seats may know but for the decks, of which only the sizes are told."""

    def __init__(self) -> None:
        super().__init__(SIZE)
        self.policy: HunsPolicy = HunsPolicy()
        self.state: HunsState | None = None
        self.left: float = 0.0
        self.points: list[float] = []
        self.worths: list[float] = []
        self.cards: list[list[int]] = []
        self.card_values: list[list[float]] = []

    def prepare(self, state: State) -> None:
        """Count what the Camps score."""
        table = cast(HunsState, state)
        self.state = table
        self.left = rest(table)
        self.points = []
        self.worths = []
        self.cards = []
        self.card_values = []
        for seat in range(table.seats):
            total: i64 = 0
            for points in sheet(table, seat):
                total += points
            self.points.append(float(total))
            self.worths.append(self.policy.valuation(table, seat, self.left))
            self.cards.append([placed.card for placed in table.camps[seat].cards])
            self.card_values.append([card_value(table, seat, placed) for placed in table.camps[seat].cards])

    def describe(self, seat: i64) -> None:
        """Cards, Wagons, then the rest."""
        state = self.state
        assert state is not None
        self.clear()
        share = 1.0 / float(state.seats - 1)
        for other in range(state.seats):
            if other == seat:
                self._describe_cards(other, WORKS, 1.0)
            else:
                self._describe_cards(other, RIVALS, share)
        self._describe_wagons(state, seat)
        self._describe_table(state, seat)
        self._describe_camp(state, seat)
        self._describe_rivals(state, seat)

    def _describe_cards(self, seat: i64, start: i64, share: float) -> None:
        values = self.values
        cards = self.cards[seat]
        worths = self.card_values[seat]
        for place in range(len(cards)):
            values[start + cards[place]] += worths[place] * share

    def _describe_wagons(self, state: HunsState, seat: i64) -> None:
        values = self.values
        fullest: list[Loading] = []
        for count in range(WAGON_SPACES - 1, -1, -1):
            for loading in state.camps[seat].wagons:
                if loads(loading) == count:
                    fullest.append(loading)
        place: i64 = WAGON
        for loading in fullest[:3]:
            count = loads(loading)
            values[place] = 1.0
            values[place + 1 + count] = 1.0
            scarce = 0.0
            for space in range(WAGON_SPACES):
                if loading.load[space] == NONE:
                    hue = loading.spaces[space]
                    values[HUE + PER_HUE * hue] += 0.5
                    if count == WAGON_SPACES - 1:
                        values[HUE + PER_HUE * hue + 1] += 1.0
                    if state.dice[hue] > 0:
                        scarce += 0.3
            values[place + 5] = scarce
            place += PER_WAGON

    def _describe_table(self, state: HunsState, seat: i64) -> None:
        values = self.values
        for hue in range(HUES):
            cards: i64 = 0
            for group in state.decks[hue].groups:
                cards += count_bits(group)
            values[HUE + PER_HUE * hue + 2] = float(state.reserve[hue]) / 20.0
            values[HUE + PER_HUE * hue + 3] = float(cards) / 12.0
        dice: i64 = 0
        total: i64 = 0
        for die in state.dice:
            if die > 0:
                dice += 1
                total += die
        turns: i64 = 0
        moving = dice > 0 and state.question in ("die", "raid")
        turn: i64 = (seat - state.active) % state.seats
        while turn < dice:
            turns += 1
            turn += state.seats
        values[TABLE] = self.left
        values[TABLE + 1] = self.left * self.left
        values[TABLE + 2] = float(dice) / 5.0
        values[TABLE + 3] = float(total) / 10.0
        values[TABLE + 4] = float(turns) / 3.0
        values[TABLE + 5] = 1.0 if moving and state.active == seat else 0.0
        values[TABLE + 6] = float((seat - state.first) % state.seats) / float(state.seats)
        values[TABLE + 7] = 1.0 if self.left <= 0.0 else 0.0
        values[TABLE + 8] = max(0.0, 0.15 - self.left) * 5.0
        values[TABLE + 9] = 1.0 if moving and state.active == seat and state.question == "raid" else 0.0

    def _describe_camp(self, state: HunsState, seat: i64) -> None:
        values = self.values
        camp = state.camps[seat]
        families = [0] * HUES
        lifted: i64 = 0
        fled: i64 = 0
        for placed in camp.cards:
            families[placed.card // FAMILY] += 1
            if placed.mark == LIFTED:
                lifted += 1
            elif placed.mark == FLED:
                fled += 1
        for family in range(HUES):
            values[TABLE + 10 + family] = float(families[family]) / 4.0
        different: i64 = 0
        most: i64 = 0
        for count in type_counts(state, seat):
            if count > 0:
                different += 1
            most = max(most, count)
        stash: i64 = 0
        for count in camp.stash:
            stash += count
        values[TABLE + 15] = float(lifted) / 2.0
        values[TABLE + 16] = float(fled) / 2.0
        values[TABLE + 17] = float(different) / 4.0
        values[TABLE + 18] = float(most) / 4.0
        values[TABLE + 19] = float(len(camp.sent)) / 6.0
        values[TABLE + 20] = float(stash) / 20.0
        values[TABLE + 21] = float(len(camp.wagons)) / 3.0

    def _describe_rivals(self, state: HunsState, seat: i64) -> None:
        values = self.values
        best = -999.0
        worth = -999.0
        points_sum = 0.0
        worth_sum = 0.0
        sent: i64 = 0
        stash: i64 = 0
        for other in range(state.seats):
            if other != seat:
                best = max(best, self.points[other])
                worth = max(worth, self.worths[other])
                points_sum += self.points[other]
                worth_sum += self.worths[other]
                sent = max(sent, len(state.camps[other].sent))
                theirs: i64 = 0
                for count in state.camps[other].stash:
                    theirs += count
                stash = max(stash, theirs)
        rivals = float(state.seats - 1)
        own = self.worths[seat]
        values[TABLE + 22] = self.points[seat] / 30.0
        values[TABLE + 23] = best / 30.0
        values[TABLE + 24] = points_sum / rivals / 30.0
        values[TABLE + 25] = own / 30.0
        values[TABLE + 26] = worth / 30.0
        values[TABLE + 27] = worth_sum / rivals / 30.0
        values[TABLE + 28] = (own - worth) / 10.0
        values[TABLE + 29] = (own - worth) / 10.0 * (1.0 - self.left)
        values[TABLE + 30] = float(sent) / 6.0
        values[TABLE + 31] = (self.points[seat] - best) / 10.0
        values[TABLE + 32] = (self.points[seat] - best) / 10.0 * (1.0 - self.left)
        values[TABLE + 33] = float(stash) / 20.0


def loads(loading: Loading) -> i64:
    """How many Valuables lie on a Wagon."""
    count: i64 = 0
    for hue in loading.load:
        if hue != NONE:
            count += 1
    return count


def card_value(state: HunsState, seat: i64, placed: Placed) -> float:
    """How much a card does in a Camp: 0 if nothing, about 1 if all that it can."""
    family = placed.card // FAMILY
    works = (state.camps[seat].works >> placed.card) & 1 == 1
    part = float(placed.total) / float(max(1, placed.need))
    value = 0.0
    if family == MERCENARY:
        value = min(1.0, part) + (0.5 if works else 0.0)
    elif family == CURSE:
        value = 1.5 - part if placed.mark == UP else 0.0
    elif family == RAID:
        value = 1.0 if placed.mark == UP else 0.0
    elif family == TREASURE:
        score: i64 = state.rules.cards[placed.card].score(state, seat)
        value = 1.0 if score > 0 else 0.3
    elif works:
        value = 1.0
    return value
