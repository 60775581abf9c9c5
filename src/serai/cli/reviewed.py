"""What a review found, in words."""

from collections.abc import Sequence

from rich.console import Group, RenderableType

from serai.cli.boards.board import Board
from serai.cli.boards.registry import board_for
from serai.cli.players import Player, read_players, shown_names
from serai.cli.prose import Prose
from serai.cli.reports import table
from serai.core.action import Action
from serai.core.event import Event
from serai.reviews import SLIP, Judgement, Review
from serai.words import Words


class Reviewed:
    """A review for people: the players, then the decisions that cost most, or all."""

    def __init__(self, found: Review, words: Words) -> None:
        header = found.record.header
        players = read_players(header.players) or [Player("you") for _ in range(header.seats)]
        self.found = found
        self.words = words
        self.names = shown_names(players, words)
        self.board: Board = board_for(header.game, words)

    def drawn(self, every: bool) -> RenderableType:
        """All of it; with `every` each decision is told."""
        say = self.words.say
        found = self.found
        game = found.record.header.game
        head = say("cli-review-head", game=game, decisions=len(found.decisions), iterations=found.iterations)
        told = found.decisions if every else found.turning_points()
        parts: list[RenderableType] = [Prose(head, style="bold"), "", self.players(), ""]
        parts.append(Prose(say("cli-review-all" if every else "cli-review-turning"), style="bold"))
        for one in told:
            parts += ["", *self.decision(one)]
        if not told:
            parts.append(Prose(say("cli-review-none", slip=round(100 * SLIP))))
        return Group(*parts, "", Prose(say("cli-review-note"), style="dim"))

    def players(self) -> RenderableType:
        """A row for each player."""
        say = self.words.say
        heads = [say(f"cli-review-{name}") for name in ("decisions", "agreed", "mean", "worst")]
        grid = table(say("cli-review-player"), *heads)
        for seat, name in enumerate(self.names):
            sums = self.found.summary(seat)
            shares = [f"{100 * sums.mean:.1f}", f"{100 * sums.worst:.1f}"]
            grid.add_row(name, str(sums.decisions), str(sums.agreed), *shares)
        return grid

    def decision(self, one: Judgement) -> list[RenderableType]:
        """What was done, what that cost, and what was better."""
        say = self.words.say
        chance, best = (f"{100 * value:.0f}" for value in (one.chances[one.chosen.text], one.best))
        lines: list[RenderableType] = [
            Prose(say("cli-review-step", step=one.step, player=self.names[one.seat]), style="bold cyan"),
            Prose(self.told(one.done, [one.chosen])),
        ]
        if one.chosen is one.line[0]:
            return [*lines, Prose(say("cli-review-same", best=best))]
        lines.append(Prose(say("cli-review-chances", chance=chance, best=best)))
        return [*lines, Prose(say("cli-review-better", line=self.told(one.story, one.line)))]

    def told(self, events: Sequence[Event], actions: Sequence[Action]) -> str:
        """What actions bring, in words; their notation where nothing is to be told."""
        sentences = [sentence for _, sentence in self.board.story(events, self.names)]
        return " ".join(sentences) or self.words.say("cli-comma").join([action.text for action in actions])
