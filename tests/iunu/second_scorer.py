"""A slow and obvious second scorer: cards lie singly on the table, and every way to use Afterlife cards is tried."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from serai.iunu.edition import CASTES, IunuEdition


@dataclass
class Player:
    """What a player has at the end: a name of a caste for every Citizen, a name for every Afterlife card."""

    unfed: list[str] = field(default_factory=list)
    fed: list[str] = field(default_factory=list)
    afterlife: list[str] = field(default_factory=list)
    deben: int = 0

    def count(self, caste: str) -> int:
        return (self.unfed + self.fed).count(caste)


@dataclass
class Numbers:
    """An edition as tables by name."""

    vp: dict[str, int]
    award: dict[str, int]
    bread: dict[str, int]
    times: dict[str, int]

    @classmethod
    def of(cls, edition: IunuEdition) -> "Numbers":
        names = dict(enumerate([*CASTES, "ankh"]))
        return cls(
            {names[kind]: vp for kind, vp in enumerate(edition.vp)},
            {names[kind]: copies for kind, copies in enumerate(edition.copies)},
            {names[kind]: bread for kind, bread in enumerate(edition.bread)},
            {names[kind]: times for kind, times in enumerate(edition.times)},
        )


def majorities_of(player: Player, players: list[Player]) -> list[str]:
    """IUNU-15: the castes of which this player has more than each other player."""
    others = [other for other in players if other is not player]
    return [caste for caste in CASTES if all(player.count(caste) > other.count(caste) for other in others)]


def assignments(cards: list[str], castes: list[str]) -> Iterator[dict[str, str]]:
    """IUNU-16: every way to put each card on one of these majorities that it may serve, or on none; one on each."""
    if not cards:
        yield {}
        return
    first = cards[0]
    for rest in assignments(cards[1:], castes):
        yield rest
        for caste in castes:
            if caste not in rest and first in (caste, "ankh"):
                yield {**rest, caste: first}


def award_points(used: dict[str, str], castes: list[str], numbers: Numbers) -> int:
    return sum(numbers.award[caste] * (numbers.times[used[caste]] if caste in used else 1) for caste in castes)


def best_assignment(player: Player, castes: list[str], numbers: Numbers) -> dict[str, str]:
    """IUNU-16: most points, then fewest cards, then cards of a type before Ankhs, then table order."""

    def merit(used: dict[str, str]) -> tuple[int, int, int, list[int]]:
        ankhs = [caste for caste in CASTES if used.get(caste) == "ankh"]
        return (-award_points(used, castes, numbers), len(used), len(ankhs), [CASTES.index(one) for one in ankhs])

    return min(assignments(player.afterlife, castes), key=merit)


def points(player: Player, players: list[Player], numbers: Numbers) -> int:
    """IUNU-14 to IUNU-18."""
    castes = majorities_of(player, players)
    total = sum(numbers.vp[caste] for caste in player.unfed + player.fed)
    total += award_points(best_assignment(player, castes, numbers), castes, numbers)
    total += sum(numbers.bread[caste] for caste in player.fed)
    return total + player.deben // 3


def winners(players: list[Player], totals: list[int]) -> tuple[tuple[int, ...], str]:
    """IUNU-19: who won, and what decided it."""
    seats = range(len(players))
    first = [seat for seat in seats if all(totals[seat] >= totals[other] for other in seats)]
    if len(first) == 1:
        return tuple(first), "points"
    richest = [seat for seat in first if all(players[seat].deben >= players[other].deben for other in first)]
    return tuple(richest), "deben" if len(richest) == 1 else "shared"
