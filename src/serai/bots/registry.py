"""The bots by name."""

from collections.abc import Callable

from serai.bots.bot import Bot
from serai.bots.greedy import GreedyBot
from serai.bots.ismcts import HardBot, IsmctsBot
from serai.bots.random import RandomBot
from serai.core.errors import SeraiError


class UnknownBot(SeraiError):
    """A bot that does not exist."""

    code = "unknown-bot"
    sentence = "There is no bot “{bot}”; there are: {possible}."


BOTS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "ismcts": IsmctsBot,
    "hard": HardBot,
}
"""Each bot's name and how to make one from a seed."""


def bot(name: str, seed: int) -> Bot:
    """A bot by its name.

    Raises UnknownBot.
    """
    if name not in BOTS:
        raise UnknownBot(bot=name, possible=", ".join(BOTS))
    return BOTS[name](seed)
