"""Who sits where: people and bots, as they are named on the command line, in a record and on the screen."""

from collections.abc import Sequence

from serai.bots.bot import Bot
from serai.bots.registry import UnknownBot, bot, bot_names
from serai.core.errors import SeraiError
from serai.core.rng import Rng
from serai.words import Words

YOU = "you"
LONGEST = 12
"""The most characters of a person's name, so that it fits into a table."""


class BadName(SeraiError):
    """A name that no record can hold, or that somebody else has."""

    code = "bad-name"
    sentence = (
        "“{name}” cannot be a player's name: it needs 1 to {longest} printable characters, no comma, and nobody else's."
    )


class TooManyNames(SeraiError):
    """More names than people."""

    code = "too-many-names"
    sentence = "There are {names} names for {people} people."


class Player:
    """Somebody at the table. `kind` is YOU or a bot's name; `name` a person's own, empty if none was given."""

    def __init__(self, kind: str, name: str = "") -> None:
        self.kind = kind
        self.name = name

    @property
    def person(self) -> bool:
        """Whether a person plays, not a bot."""
        return self.kind == YOU

    def text(self) -> str:
        """How a record names the player."""
        return f"{self.kind} {self.name}".strip()


def seat_players(seats: Sequence[str], names: Sequence[str]) -> list[Player]:
    """The players of the kinds that were asked for; names go to the people among them in turn.

    Raises UnknownBot, BadName or TooManyNames.
    """
    for kind in seats:
        if kind != YOU and kind not in bot_names():
            raise UnknownBot(bot=kind, possible=", ".join([YOU, *bot_names()]))
    for place, name in enumerate(names):
        good = name.isprintable() and 0 < len(name.strip()) <= LONGEST and "," not in name
        if not good or name.strip() in [other.strip() for other in names[:place]]:
            raise BadName(name=name, longest=LONGEST)
    people = [kind for kind in seats if kind == YOU]
    if len(names) > len(people):
        raise TooManyNames(names=len(names), people=len(people))
    left = [name.strip() for name in names]
    return [Player(kind, left.pop(0) if kind == YOU and left else "") for kind in seats]


def read_players(words: Sequence[str]) -> list[Player]:
    """The players that a record names. Whoever is neither a bot nor marked as a person is a person of that name."""
    players: list[Player] = []
    for text in words:
        kind, _, name = text.partition(" ")
        if kind == YOU or text in bot_names():
            players.append(Player(kind, name))
        else:
            players.append(Player(YOU, text))
    for player in players:
        player.name = "".join([sign for sign in player.name if sign.isprintable()])[:LONGEST].strip()
    return players


def shown_names(players: Sequence[Player], words: Words) -> list[str]:
    """What to call each player on the screen; no two alike."""
    names: list[str] = []
    for seat, player in enumerate(players):
        if player.name and player.name not in names:
            names.append(player.name)
        elif player.person:
            names.append(words.say("seat", number=seat + 1))
        else:
            names.append(words.say("cli-bot", bot=player.kind, number=seat + 1))
    return names


def make_bots(players: Sequence[Player], rng: Rng) -> dict[int, Bot]:
    """The bots by seat, with luck of their own."""
    return {
        seat: bot(player.kind, rng.split(seat + 1).word()) for seat, player in enumerate(players) if not player.person
    }
