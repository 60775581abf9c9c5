"""The bots by name: those of Serai, and those that other installed packages bring."""

from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from serai.bots.bot import Bot, Budget
from serai.bots.greedy import EasyBot, GreedyBot
from serai.bots.ismcts import HardBot, IsmctsBot, MasterBot
from serai.bots.random import RandomBot
from serai.core.action import Action
from serai.core.errors import Phrase, SeraiError
from serai.core.view import View


class UnknownBot(SeraiError):
    """A bot that does not exist."""

    code = "unknown-bot"
    sentence = "There is no bot “{bot}”; there are: {possible}."


class BrokenBot(SeraiError):
    """A bot of another package that cannot be made."""

    code = "broken-bot"
    sentence = "The bot “{bot}” of {place} cannot be made: {reason}."


class TooManyBots(SeraiError):
    """More bots than seats."""

    code = "too-many-bots"
    sentence = "There are {bots} bots for {seats} seats."


class BotFailed(SeraiError):
    """A bot of another package that raised something, or answered what is not legal."""

    code = "bot-failed"
    sentence = "The bot “{bot}” failed when asked “{question}”: {reason}."


class BotStopped(SeraiError):
    """A bot that does not answer any more."""

    code = "bot-stopped"
    sentence = "The bot “{bot}” has stopped: {reason}."


BOTS: dict[str, Callable[[int], Bot]] = {
    "easy": EasyBot,
    "medium": GreedyBot,
    "hard": HardBot,
    "master": MasterBot,
    "random": RandomBot,
    "greedy": GreedyBot,
    "ismcts": IsmctsBot,
}
"""The name of each bot of Serai and how to make one from a seed."""
LEVELS = ("easy", "medium", "hard", "master")
"""The bots that people choose among, weakest first."""
GROUP = "serai.bots"
"""The entry points by which other packages bring bots."""


@cache
def plugins() -> dict[str, EntryPoint]:
    """The bots of other packages by name; the names of Serai's own stay theirs. Nothing of them is loaded yet."""
    return {entry.name: entry for entry in entry_points(group=GROUP) if entry.name not in BOTS}


def bot_names() -> list[str]:
    """The names of all bots."""
    return [*BOTS, *plugins()]


def bot(name: str, seed: int) -> Bot:
    """A bot by its name.

    Raises UnknownBot, or BrokenBot for one of another package that cannot be made.
    """
    if name in BOTS:
        return BOTS[name](seed)
    if name in plugins():
        return _plugin(plugins()[name], seed)
    raise UnknownBot(bot=name, possible=", ".join(bot_names()))


def _plugin(entry: EntryPoint, seed: int) -> Bot:
    try:
        made: object = entry.load()(seed)
    except Exception as error:  # whatever somebody else's code raises
        raise BrokenBot(bot=entry.name, place=entry.value, reason=f"{type(error).__name__}: {error}") from error
    if not isinstance(made, Bot):
        raise BrokenBot(bot=entry.name, place=entry.value, reason=Phrase("no-bot", "what was made is no bot"))
    return Guest(seed, entry.name, made)


class Guest(Bot):
    """A bot of another package, whose faults are told in a sentence and never change a game."""

    def __init__(self, seed: int, name: str, player: Bot) -> None:
        super().__init__(seed)
        self.name = name
        self.ask: Callable[[View, list[Action], Budget | None], object] = player.choose

    def choose(self, view: View, legal: list[Action], budget: Budget | None) -> Action:
        """What the other bot chooses.

        Raises BotFailed.
        """
        try:
            answer = self.ask(view, legal[:], budget)
        except Exception as error:  # whatever somebody else's code raises
            reason = f"{type(error).__name__}: {error}"
            raise BotFailed(bot=self.name, question=view.question, reason=reason) from error
        for action in legal:
            if action is answer:
                return action
        text = answer.text if isinstance(answer, Action) else answer
        illegal = Phrase("illegal-answer", "it answered {answer}, which is not legal", answer=text)
        raise BotFailed(bot=self.name, question=view.question, reason=illegal)
