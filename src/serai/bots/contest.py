"""Contests: the groups of a match played on all cores and counted in order, to the end or until all is decided."""

from collections.abc import Callable, Mapping
from contextlib import closing

from serai.bots.arena import Group, Groups, Match
from serai.bots.spread import spread
from serai.bots.standings import Standings


class Contest:
    """A match of so many groups, of which some may be known from before.

    With `play_all` it goes on to the last group even if all is decided. Groups come in any order but are counted as
    they are numbered: those that end soon must not count first, and results are the same for any number of processes.
    """

    def __init__(self, match: Match, groups: int, play_all: bool, known: Mapping[int, Group]) -> None:
        self.match = match
        self.groups = groups
        self.play_all = play_all
        self.standings = Standings(match.names)
        self.known = {number for number in known if number < groups}
        self._waiting = {number: known[number] for number in self.known}
        self._count()

    @property
    def over(self) -> bool:
        """Whether no more is to be played."""
        return self.standings.groups == self.groups or (self.standings.decided and not self.play_all)

    def run(self, processes: int | None, keep: Callable[[Group], None], progress: Callable[[int], None]) -> None:
        """Play until it is over; each new group is given to `keep`, and `progress` is told how many games are done."""
        progress(len(self.known) * self.match.seats)
        left = (number for number in range(self.standings.groups, self.groups) if number not in self.known)
        with closing(spread(Groups(self.match), () if self.over else left, processes, 1)) as parts:
            for part in parts:
                for group in part:
                    keep(group)
                    self.known.add(group.number)
                    self._waiting[group.number] = group
                self._count()
                progress(len(self.known) * self.match.seats)
                if self.over:
                    return

    def _count(self) -> None:
        while not self.over and self.standings.groups in self._waiting:
            self.standings.note(self._waiting.pop(self.standings.groups))

    def json(self) -> dict[str, object]:
        """The match and its standings as plain values; see `Standings.json`. `asked` is how many games it was to be."""
        match = self.match
        budget = match.budget
        return {
            "game": match.game.key,
            "seats": match.seats,
            "bots": match.names,
            "options": match.options,
            "seed": match.seed,
            "budget": None if budget is None else budget.milliseconds,
            "iterations": None if budget is None else budget.iterations,
            "asked": self.groups * match.seats,
            **self.standings.json(),
        }
