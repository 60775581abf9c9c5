"""A study as plain values, for other programs."""

from serai.balance.study import Study
from serai.balance.tally import Tally
from serai.balance.watch import Watch
from serai.bots.simulation import SHARES
from serai.sums import Estimate, Shares, Sums, quantile

Plain = dict[str, object]


def figures(found: Study) -> Plain:
    """The study as plain values.

    An interval is a dict of `value`, `low` and `high` (95 %), None where nothing was observed; shares are of 1.
    """
    return {
        "game": found.game.key,
        "edition": found.game.edition.name,
        "rules": found.game.rules,
        "options": found.options,
        "seats": {str(seats): _of_tally(tally, found.watch) for seats, tally in found.tallies.items()},
    }


def _of_tally(tally: Tally, watch: Watch) -> Plain:
    """The tally as plain values.

    `wins` are by place in the first round's order of turns, `wins_by_seat` by seat; the points are a seat's, those of
    winners apart.
    """
    return {
        "games": tally.games,
        "shared": tally.shared,
        "rounds": {str(rounds): count for rounds, count in sorted(tally.rounds.items())},
        "decisions": {
            "mean": round(sum([number * count for number, count in tally.decisions.items()]) / tally.games, 6),
            "quantiles": {str(part): quantile(tally.decisions, part / 100) for part in (5, 50, 95)},
        },
        "ends": dict(sorted(tally.ends.items())),
        "points": _plain(tally.points.mean(tally.seats)),
        "sources": _of_sums(tally.sources, tally.seats),
        "winners": _of_sums(tally.winning, SHARES),
        "wins": [_plain(shares.share()) for shares in tally.positions],
        "wins_by_seat": [_plain(shares.share()) for shares in tally.numbers],
        "things": {group.key: _of_group(tally, watch.first(group), group.things) for group in watch.groups},
    }


def _of_sums(sums: dict[str, Sums], unit: int) -> Plain:
    return {name: _plain(found.mean(unit)) for name, found in sums.items()}


def _of_group(tally: Tally, first: int, things: tuple[str, ...]) -> Plain:
    return {
        thing: {
            "offered": tally.taken[first + place].wholes,
            "taken": _plain(tally.taken[first + place].share()),
            "owners": tally.copies[first + place].wholes,
            "copies": _rounded(tally.copies[first + place]),
            "wins": _plain(tally.owners[first + place].share()),
        }
        for place, thing in enumerate(things)
    }


def _plain(estimate: Estimate | None) -> Plain | None:
    return None if estimate is None else dict(estimate.json())


def _rounded(shares: Shares) -> float | None:
    ratio = shares.ratio()
    return None if ratio is None else round(ratio, 6)
