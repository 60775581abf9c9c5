"""What games between greedy bots add up to: only whole numbers, so that the order of adding does not matter."""

from collections import Counter

from serai.balance.watch import NOTHING, Watch
from serai.bots.simulation import SHARES
from serai.core.action import Action
from serai.core.frame import State
from serai.core.outcome import Outcome
from serai.sums import Shares, Sums


class Tally:
    """All that is told about one game with one number of seats.

    `positions` are the victories by place in the first round's order of turns, `numbers` those by seat. `sources` are
    all seats' points by source, `winning` the winners' in twelfths of their mean. Of each thing that is watched,
    `taken` are the times it was taken of those it was offered, `owners` the victories of the seats that own it in the
    end, `copies` what these have of it.
    """

    def __init__(self, seats: int, size: int) -> None:
        self.seats = seats
        self.size = size
        self.games = 0
        self.shared = 0
        self.rounds: Counter[int] = Counter()
        self.decisions: Counter[int] = Counter()
        self.ends: Counter[str] = Counter()
        self.points = Sums()
        self.sources: dict[str, Sums] = {}
        self.winning: dict[str, Sums] = {}
        self.positions = [Shares() for _ in range(seats)]
        self.numbers = [Shares() for _ in range(seats)]
        self.taken = [Shares() for _ in range(size)]
        self.owners = [Shares() for _ in range(size)]
        self.copies = [Shares() for _ in range(size)]

    def add(self, other: "Tally") -> None:
        """Add another tally to this one."""
        self.games += other.games
        self.shared += other.shared
        self.points.add(other.points)
        self.rounds.update(other.rounds)
        self.decisions.update(other.decisions)
        self.ends.update(other.ends)
        for sums, more in ((self.sources, other.sources), (self.winning, other.winning)):
            for name, found in more.items():
                sums.setdefault(name, Sums()).add(found)
        for shares, others in (
            (self.positions, other.positions),
            (self.numbers, other.numbers),
            (self.taken, other.taken),
            (self.owners, other.owners),
            (self.copies, other.copies),
        ):
            for mine, theirs in zip(shares, others, strict=True):
                mine.add(theirs)

    def end(self, state: State, watch: Watch) -> None:
        """Count a game that is over."""
        outcome = state.outcome()
        victory = SHARES // len(outcome.winners)
        wins = [victory if seat in outcome.winners else 0 for seat in range(self.seats)]
        self.games += 1
        self.shared += len(outcome.winners) > 1
        self.rounds[int(state.round)] += 1
        self.ends[outcome.ending] += 1
        self._count_points(outcome, victory)
        starter = watch.starter(state)
        for place in range(self.seats):
            self.positions[place].note(wins[(starter + place) % self.seats], SHARES)
            self.numbers[place].note(wins[place], SHARES)
        for thing, copies in enumerate(watch.owned(state)):
            owners = [seat for seat in range(self.seats) if copies[seat]]
            self.owners[thing].note(sum([wins[seat] for seat in owners]), SHARES * len(owners))
            self.copies[thing].note(sum(copies), len(owners))

    def _count_points(self, outcome: Outcome, victory: int) -> None:
        self.points.note(sum(outcome.points))
        for name, points in outcome.sources.items():
            self.sources.setdefault(name, Sums()).note(sum(points))
            won = victory * sum([points[seat] for seat in outcome.winners])
            self.winning.setdefault(name, Sums()).note(won)


class Table:
    """One game that is watched while it is played: what it offered, and what was taken."""

    def __init__(self, watch: Watch) -> None:
        self.watch = watch
        self.decisions = 0
        self.offered: Counter[int] = Counter()
        self.taken: Counter[int] = Counter()

    def asked(self, state: State, legal: list[Action], action: Action) -> None:
        """Count a decision, and what it offers if it can take one thing or else another, or nothing."""
        self.decisions += len(legal) > 1
        things = {self.watch.taken(one) for one in legal}
        if len(things) > 1:
            self.offered.update(things)
            self.taken[self.watch.taken(action)] += 1

    def end(self, state: State, tally: Tally) -> None:
        """Count the game in a tally."""
        tally.end(state, self.watch)
        tally.decisions[self.decisions] += 1
        for thing, times in self.offered.items():
            if thing != NOTHING:
                tally.taken[thing].note(self.taken[thing], times)
