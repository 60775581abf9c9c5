"""What simulations and measurements found, as tables."""

from collections.abc import Mapping
from typing import cast

from rich.console import Group, RenderableType
from rich.table import Table as Grid

from serai.bots.contest import Contest
from serai.bots.simulation import Simulation
from serai.bots.standings import Standings
from serai.cli.prose import Prose
from serai.sums import Estimate
from serai.words import Words

RATES = ("playout", "loop", "copy", "view", "imagine")


def simulation(found: Simulation, key: str, words: Words) -> RenderableType:
    """The result of a simulation."""
    values = found.json()
    games = cast(int, values["games"])
    head = words.say(
        "cli-simulated",
        games=games,
        game=key,
        seats=found.seats,
        seconds=values["seconds"],
        rate=values["decisions_per_second"],
    )
    wins = cast(Mapping[str, float], values["wins"])
    means = cast(Mapping[str, float], values["mean_points"])
    bots = table(words.say("cli-report-bot"), words.say("cli-report-wins"), "%", words.say("cli-report-points"))
    for name in wins:
        bots.add_row(name, f"{wins[name]:.1f}", f"{100 * wins[name] / games:.1f}", f"{means[name]:.1f}")
    sources = table(words.say("cli-report-source"), words.say("cli-report-points"))
    for name, points in cast(Mapping[str, float], values["points_by_source"]).items():
        sources.add_row(words.say(f"{key}-source-{name}"), f"{points:.1f}")
    ends = table(words.say("cli-report-end"), words.say("cli-report-games"))
    for name, count in cast(Mapping[str, int], values["ends"]).items():
        ends.add_row(words.say(f"{key}-ending-{name}"), str(count))
    rounds = table(words.say("cli-report-rounds"), words.say("cli-report-games"))
    for name, count in cast(Mapping[str, int], values["rounds"]).items():
        rounds.add_row(name, str(count))
    return Group(Prose(head, style="bold"), "", bots, "", sources, "", rounds, "", ends)


def arena(found: Contest, words: Words) -> RenderableType:
    """The standings of an arena, and which bot is better."""
    standings = found.standings
    bots = words.say("cli-comma").join(standings.names)
    head = words.say(
        "cli-arena-head", games=standings.games, game=found.match.game.key, seats=found.match.seats, bots=bots
    )
    grid = table(
        words.say("cli-report-bot"),
        *(words.say("cli-arena-share"), "", words.say("cli-arena-fair")),
        *(words.say("cli-report-points"), "", words.say("cli-arena-rating"), ""),
    )
    for name in standings.bots:
        points, rating = standings.mean_points(name), standings.ratings.of[name]
        grid.add_row(
            *(name, *_cells(standings.share(name), 100), f"{100 * standings.players(name) / len(standings.names):.1f}"),
            *(_cells(points, 1) if points else (f"{standings.mean(name):.1f}", "")),
            *(f"{rating.mu:.1f}", f"±{2 * rating.sigma:.1f}"),
        )
    parts: list[RenderableType] = [Prose(head, style="bold"), "", grid, "", *_verdicts(standings, words)]
    asked = found.groups * found.match.seats
    if standings.games < asked:
        parts.append(Prose(words.say("cli-arena-early", games=standings.games, asked=asked)))
    return Group(*parts, "", Prose(words.say("cli-arena-note"), style="dim"))


def _cells(estimate: Estimate, unit: int) -> tuple[str, str]:
    """A value and its interval."""
    return f"{unit * estimate.value:.1f}", f"{unit * estimate.low:.1f}–{unit * estimate.high:.1f}"


def _verdicts(standings: Standings, words: Words) -> list[RenderableType]:
    """A sentence for each two bots."""
    found: list[RenderableType] = []
    for (one, other), duel in standings.duels.items():
        better, worse = (one, other) if duel.sign > 0 else (other, one)
        games = duel.decided * len(standings.names)
        if duel.sign:
            found.append(Prose(words.say("cli-arena-better", better=better, worse=worse, games=games)))
        else:
            found.append(Prose(words.say("cli-arena-open", one=one, other=other)))
    return found


def rates(rows: list[dict[str, float | bool | int | str]], words: Words) -> RenderableType:
    """The rates of games, a row for each number of seats."""
    grid = table(
        words.say("cli-report-game"), words.say("cli-report-seats"), *[words.say(f"cli-rate-{name}") for name in RATES]
    )
    for row in rows:
        grid.add_row(str(row["game"]), str(row["seats"]), *[f"{row[name]:,}" for name in RATES])
    return Group(grid, Prose(words.say("cli-rates"), style="dim"))


def table(first: str, *others: str) -> Grid:
    """An empty table of a column of words and columns of numbers."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    grid.add_column(first)
    for name in others:
        grid.add_column(name, justify="right")
    return grid
