"""The report on studies as a page of Markdown, with the pictures that belong to it."""

import math
from collections.abc import Callable, Sequence

from serai.balance.study import Study
from serai.balance.tally import Tally
from serai.balance.watch import Group
from serai.bots.simulation import SHARES
from serai.sums import Estimate, Shares, quantile, wilson
from serai.words import Words

METHOD = ("bots", "games", "taken", "owners", "cause")
ABOVE, BELOW, NONE = " ▲", " ▼", "–"
NEVER = -math.inf
"""The lead of what nobody owned."""


def page(studies: Sequence[Study], command: str, words: Words) -> str:
    """The whole report; `command` is what makes it again."""
    lines = [f"# {words.say('cli-balance-title')}", "", words.say("cli-balance-made", command=f"`{command}`"), ""]
    lines += [f"## {words.say('cli-balance-method')}", ""]
    marks = {"above": ABOVE.strip(), "below": BELOW.strip()}
    lines += [f"- {words.say(f'cli-balance-method-{name}', **marks)}" for name in METHOD]
    for found in studies:
        lines += ["", *Chapter(found, words).lines()]
    return "\n".join([*lines, ""])


class Chapter:
    """The part of a report that is about one game."""

    def __init__(self, found: Study, words: Words) -> None:
        self.found = found
        self.words = words
        self.key = found.game.key
        self.tallies = found.tallies

    def lines(self) -> list[str]:
        """All sections."""
        say = self.words.say
        options = [f"{name}={value}" for name, value in self.found.options.items()]
        games = next(iter(self.tallies.values())).games
        about = {"edition": self.found.game.edition.name, "rules": self.found.game.rules, "games": f"{games:,}"}
        lines = [f"## {self.key.upper()}", ""]
        lines += [say("cli-balance-about", **about, options=say("cli-comma").join([f"`{one}`" for one in options])), ""]
        lines += [say(f"cli-balance-note-{self.key}"), ""]
        lines += [f"### {say('cli-balance-length')}", "", *self.length(), ""]
        lines += [f"### {say('cli-balance-sources')}", "", *self.sources(), "", *self.picture("points"), ""]
        lines += [f"### {say('cli-balance-order')}", "", *self.order(), "", *self.picture("order"), ""]
        lines += [f"### {say('cli-balance-numbers')}", "", *self.numbers(), ""]
        for group in self.found.watch.groups:
            lines += [f"### {self.found.watch.title(group, self.words)}", "", *self.things(group), ""]
            lines += [*self.picture(group.key), ""]
        return lines[:-1]

    def picture(self, name: str) -> list[str]:
        """A link to a picture in the folder beside the page."""
        return [f"![{self.words.say('cli-balance-picture')}](balance/{self.key}-{name}.svg)"]

    def by_seats(self, cell: Callable[[int, Tally], object]) -> list[object]:
        """A cell for each number of seats."""
        return [cell(seats, tally) for seats, tally in self.tallies.items()]

    def heads(self) -> list[str]:
        """The head of a column for each number of seats."""
        return [self.words.say("cli-balance-seats", seats=seats) for seats in self.tallies]

    def length(self) -> list[str]:
        """Rounds, decisions, endings, shared victories."""
        say = self.words.say
        rows: list[list[object]] = [
            [say("cli-report-rounds"), *self.by_seats(lambda _, tally: _range(tally.rounds))],
            [say("cli-balance-decisions"), *self.by_seats(lambda _, tally: _range(tally.decisions))],
            [say("cli-balance-shared"), *self.by_seats(lambda _, tally: _part(tally.shared, tally.games))],
        ]
        for end in sorted({end for tally in self.tallies.values() for end in tally.ends}):
            name = say(f"{self.key}-ending-{end}")
            rows.append([name, *[_part(tally.ends[end], tally.games) for tally in self.tallies.values()]])
        return [*table(["", *self.heads()], rows), "", say("cli-balance-range")]

    def sources(self) -> list[str]:
        """Points by source: the mean of a seat, its share of all, and the mean of winners."""
        say = self.words.say
        heads = [say("cli-balance-sources")]
        for head in self.heads():
            heads += [head, "%", say("cli-balance-winners")]
        rows: list[list[object]] = []
        for name in next(iter(self.tallies.values())).sources:
            row: list[object] = [say(f"{self.key}-source-{name}")]
            for tally in self.tallies.values():
                row += [_number(tally.sources[name].mean(tally.seats))]
                row += [f"{100 * tally.sources[name].total / (tally.points.total or 1):.1f}"]
                row += [_number(tally.winning[name].mean(SHARES))]
            rows.append(row)
        row = [say(f"{self.key}-term-total")]
        for tally in self.tallies.values():
            won = sum([sums.total for sums in tally.winning.values()]) / SHARES / tally.games
            row += [_number(tally.points.mean(tally.seats)), "100.0", f"{won:.2f}"]
        return table(heads, [*rows, row])

    def order(self) -> list[str]:
        """Victories by place in the first round's order of turns."""
        names = [self.words.say("cli-balance-place", place=place + 1) for place in range(max(self.tallies))]
        return self.victories(names, lambda tally: tally.positions)

    def numbers(self) -> list[str]:
        """Victories by seat, which no rule tells apart."""
        names = [self.words.say("cli-balance-seat", seat=seat) for seat in range(max(self.tallies))]
        return [*self.victories(names, lambda tally: tally.numbers), "", self.words.say("cli-balance-numbers-note")]

    def victories(self, names: Sequence[str], shares: Callable[[Tally], Sequence[Shares]]) -> list[str]:
        """Victories in rows with these names, of which a game with fewer seats has fewer."""
        rows: list[list[object]] = []
        for place, name in enumerate(names):
            row: list[object] = [name]
            for seats, tally in self.tallies.items():
                row.append(_wins(shares(tally)[place], seats) if place < seats else "")
            rows.append(row)
        return table([self.words.say("cli-balance-wins"), *self.fair_heads()], rows)

    def fair_heads(self) -> list[str]:
        """The same with the fair share of victories."""
        fair = [self.words.say("cli-balance-fair", share=f"{100 / seats:.1f}") for seats in self.tallies]
        return [f"{head} ({share})" for head, share in zip(self.heads(), fair, strict=True)]

    def things(self, group: Group) -> list[str]:
        """How often each thing is taken, and how often its owners win."""
        say = self.words.say
        first = self.found.watch.first(group)
        copies = self.several(group)
        heads = [self.found.watch.title(group, self.words)]
        if group.offered:
            heads += [f"{say('cli-balance-taken')}, {head}" for head in self.heads()]
        heads += [f"{say('cli-balance-copies')}, {head}" for head in self.heads()] if copies else []
        heads += [f"{say('cli-balance-wins')}, {head}" for head in self.fair_heads()]
        rows: list[list[object]] = []
        for place in ranked(self.found, group):
            row: list[object] = [self.found.watch.name(group, group.things[place], self.words)]
            if group.offered:
                row += [_percent(tally.taken[first + place].share()) for tally in self.tallies.values()]
            if copies:
                row += [_ratio(tally.copies[first + place]) for tally in self.tallies.values()]
            row += [_wins(tally.owners[first + place], seats) for seats, tally in self.tallies.items()]
            rows.append(row)
        return table(heads, rows)

    def several(self, group: Group) -> bool:
        """Whether anybody owned several copies of a thing."""
        first = self.found.watch.first(group)
        places = range(first, first + len(group.things))
        return any(
            tally.copies[one].parts > tally.copies[one].wholes for tally in self.tallies.values() for one in places
        )


def ranked(found: Study, group: Group) -> list[int]:
    """The places of a group's things that were offered or owned at all, those whose owners win most first.

    A thing's rank is the mean, over the numbers of seats with which anybody owned it, of how much more its owners win
    than those of the group's things do on average with as many seats, in fair shares. So things that are not in the
    game with every number of seats are compared only with what was there beside them; what nobody owned comes last.
    """
    first = found.watch.first(group)
    places = range(len(group.things))
    leads: list[list[float]] = [[] for _ in places]
    for seats, tally in found.tallies.items():
        ratios = {place: tally.owners[first + place].ratio() for place in places}
        shares = {place: ratio * seats for place, ratio in ratios.items() if ratio is not None}
        for place, share in shares.items():
            leads[place].append(share - sum(shares.values()) / len(shares))
    seen = [
        place
        for place in places
        if any(tally.taken[first + place].games + tally.owners[first + place].games for tally in found.tallies.values())
    ]
    means = [sum(lead) / len(lead) if lead else NEVER for lead in leads]
    return sorted(seen, key=lambda place: (-means[place], place))


def table(heads: Sequence[str], rows: Sequence[Sequence[object]]) -> list[str]:
    """A table of Markdown: a column of words and columns of numbers."""
    lines = ["| " + " | ".join(heads) + " |", "| --- |" + " ---: |" * (len(heads) - 1)]
    return lines + ["| " + " | ".join([str(cell) for cell in row]) + " |" for row in rows]


def _range(counts: dict[int, int]) -> str:
    mean = sum([number * count for number, count in counts.items()]) / sum(counts.values())
    return f"{mean:.1f} ({quantile(counts, 0.05)}–{quantile(counts, 0.95)})"


def _part(count: int, games: int) -> str:
    return _percent(wilson(count / games, games))


def _number(estimate: Estimate | None) -> str:
    return NONE if estimate is None else f"{estimate.value:.2f} ±{estimate.margin:.2f}"


def _percent(estimate: Estimate | None) -> str:
    return NONE if estimate is None else f"{100 * estimate.value:.1f} ±{100 * estimate.margin:.1f}"


def _ratio(shares: Shares) -> str:
    ratio = shares.ratio()
    return NONE if ratio is None else f"{ratio:.2f}"


def _wins(shares: Shares, seats: int) -> str:
    estimate = shares.share()
    if estimate is None:
        return NONE
    mark = ABOVE if estimate.low > 1 / seats else BELOW if estimate.high < 1 / seats else ""
    return _percent(estimate) + mark
