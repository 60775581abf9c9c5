"""The pages that every game has and that differ only in their words: the rules, and how a game ended."""

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from serai.cli.prose import Prose
from serai.core.outcome import Outcome
from serai.words import Words


def rules_page(words: Words, key: str, fields: Mapping[str, object], cards: RenderableType) -> RenderableType:
    """The rules of the game of that key, section by section, then its cards; `fields` are what the rules name."""
    parts: list[RenderableType] = [Text(words.say(f"{key}-rules-title"), style="bold underline")]
    number = 1
    while words.has(f"{key}-rules-{number}"):
        parts += ["", Text(words.say(f"{key}-rules-{number}", **fields), style="bold")]
        parts.append(Prose(words.say(f"{key}-rules-{number}-text", **fields)))
        number += 1
    return Group(*parts, "", cards)


def ending(words: Words, key: str, outcome: Outcome, names: Sequence[str]) -> RenderableType:
    """How a finished game of that key ended, who won, and what decided it; `names` are by seat."""
    winners = [names[seat] for seat in outcome.winners]
    best = outcome.points[outcome.winners[0]]
    together = winners[0]
    for name in winners[1:]:
        together = words.say("outcome-and", left=together, right=name)
    won = (
        words.say("outcome-won", player=together, points=best)
        if len(winners) == 1
        else words.say("outcome-shared", players=together, points=best)
    )
    ended = words.say(f"{key}-ending-{outcome.ending}")
    decided = words.say(f"{key}-decided-{outcome.decided}")
    return Group(Prose(ended), Prose(won, style="bold green"), Prose(decided))
