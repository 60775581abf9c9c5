"""What a net is told of a table of IUNU."""

from typing import Final, cast

from mypy_extensions import i64

from serai.bots.policies.features import Features
from serai.bots.policies.iunu import Leads, hand_promise, rest, valuation
from serai.core.frame import State
from serai.iunu.edition import ANKH, KINDS
from serai.iunu.frames import Turns
from serai.iunu.score import DEBEN_PER_VP
from serai.iunu.state import IunuState, afterlife_of

PER_KIND: Final = 10
TABLE: Final = PER_KIND * KINDS
"""Where what is told of each caste ends and the rest begins."""
SIZE: Final = TABLE + 26


class IunuFeatures(Features):
    """A world as it matters to one seat. Rivals' Afterlife cards are told by what they add to their valuations."""

    def __init__(self) -> None:
        super().__init__(SIZE)
        self.state: IunuState | None = None
        self.leads: Leads | None = None
        self.left: float = 0.0
        self.had: i64 = 0
        self.points: list[float] = []
        self.worths: list[float] = []

    def prepare(self, state: State) -> None:
        """Count what lies on the table."""
        table = cast(IunuState, state)
        leads = Leads(table)
        self.state = table
        self.leads = leads
        self.left = rest(table)
        self.had = turns_had(table)
        self.points = []
        self.worths = []
        for seat in range(table.seats):
            self.points.append(points(table, seat, leads))
            self.worths.append(valuation(table, seat, self.left, leads))

    def describe(self, seat: i64) -> None:
        """Castes one by one, then the rest."""
        state = self.state
        leads = self.leads
        assert state is not None
        assert leads is not None
        self.clear()
        cards = afterlife_of(state.burials, seat)
        for kind in range(KINDS):
            self._describe_kind(state, leads, seat, kind, cards)
        self._describe_table(state, seat)
        self._describe_rivals(state, seat)
        values = self.values
        values[TABLE + 24] = float(cards[ANKH])
        values[TABLE + 25] = hand_promise(state, seat, self.left)

    def _describe_kind(self, state: IunuState, leads: Leads, seat: i64, kind: i64, cards: list[int]) -> None:
        numbers = state.rules.numbers
        values = self.values
        place: i64 = seat * KINDS + kind
        unfed: i64 = state.unfed[place]
        fed: i64 = state.fed[place]
        own: i64 = unfed + fed
        rival: i64 = leads.most[kind]
        if own == rival:
            rival = leads.next[kind]
        lead: i64 = max(-3, min(3, own - rival))
        held: i64 = state.hands[place]
        if state.kept[seat] == kind:
            held = 1
        elif state.kept[seat] >= 0:
            held = 0
        laid: i64 = 0
        other: i64 = kind
        while other < state.seats * KINDS:
            laid += state.unfed[other] + state.fed[other]
            other += KINDS
        copies: i64 = numbers.copies[kind]
        start: i64 = kind * PER_KIND
        values[start] = float(own) / 6.0
        values[start + 1] = float(unfed) / 4.0
        values[start + 2] = float(rival) / 6.0
        values[start + 3] = float(held) / 2.0
        values[start + 4] = 1.0 if lead > 0 else 0.0
        values[start + 5] = 1.0 if own > 0 and lead == 0 else 0.0
        values[start + 6] = float(lead) / 3.0
        values[start + 7] = float(cards[kind])
        values[start + 8] = float(copies - laid) / float(max(1, copies))
        values[start + 9] = float(lead) / 3.0 * (1.0 - self.left)

    def _describe_table(self, state: IunuState, seat: i64) -> None:
        values = self.values
        high: i64 = 0
        total: i64 = 0
        for die in state.dice:
            high = max(high, die)
            total += die
        turn: i64 = (seat - state.start) % state.seats
        values[TABLE] = self.left
        values[TABLE + 1] = self.left * self.left
        values[TABLE + 2] = float(state.deben[seat]) / 15.0
        values[TABLE + 3] = float(high) / 4.0
        values[TABLE + 4] = float(total) / 12.0
        values[TABLE + 5] = 1.0 if turn >= self.had else 0.0
        values[TABLE + 6] = float(max(0, state.seats - self.had)) / float(state.seats)
        values[TABLE + 7] = float(turn) / float(state.seats)
        values[TABLE + 8] = float(state.hand_sizes[seat]) / 6.0
        values[TABLE + 9] = 1.0 if state.chooser == seat and state.question == "play" else 0.0
        values[TABLE + 10] = 1.0 if self.left <= 0.0 else 0.0
        values[TABLE + 11] = float(state.deben[seat]) * self.left / 15.0
        values[TABLE + 12] = float(state.deck_size) / 40.0

    def _describe_rivals(self, state: IunuState, seat: i64) -> None:
        values = self.values
        best = -999.0
        worth = -999.0
        points_sum = 0.0
        worth_sum = 0.0
        deben: i64 = 0
        for other in range(state.seats):
            if other != seat:
                best = max(best, self.points[other])
                worth = max(worth, self.worths[other])
                points_sum += self.points[other]
                worth_sum += self.worths[other]
                deben = max(deben, state.deben[other])
        buried: i64 = 0
        for burial in state.burials:
            if burial.seat != seat:
                buried += 1
        rivals = float(state.seats - 1)
        own = self.worths[seat]
        values[TABLE + 13] = self.points[seat] / 40.0
        values[TABLE + 14] = best / 40.0
        values[TABLE + 15] = points_sum / rivals / 40.0
        values[TABLE + 16] = own / 40.0
        values[TABLE + 17] = worth / 40.0
        values[TABLE + 18] = worth_sum / rivals / 40.0
        values[TABLE + 19] = (own - worth) / 10.0
        values[TABLE + 20] = (own - worth) / 10.0 * (1.0 - self.left)
        values[TABLE + 21] = float(deben) / 15.0
        values[TABLE + 22] = float(buried) / rivals / 2.0
        values[TABLE + 23] = (self.points[seat] - best) / 10.0


def points(state: IunuState, seat: i64, leads: Leads) -> float:
    """What a seat would score now without its Afterlife cards."""
    numbers = state.rules.numbers
    total = float(state.deben[seat]) / float(DEBEN_PER_VP)
    first: i64 = seat * KINDS
    for kind in range(KINDS):
        unfed: i64 = state.unfed[first + kind]
        fed: i64 = state.fed[first + kind]
        own: i64 = unfed + fed
        if own > 0:
            vp: i64 = numbers.vp[kind]
            bread: i64 = numbers.bread[kind]
            total += float(own * vp + fed * bread)
            if own == leads.most[kind] and own > leads.next[kind]:
                total += float(numbers.copies[kind])
    return total


def turns_had(state: IunuState) -> i64:
    """How many seats have had their turn in this round, the one whose turn it is not among them."""
    for frame in state.stack:
        if isinstance(frame, Turns):
            return max(0, frame.had - 1)
    return state.seats
