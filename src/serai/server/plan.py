"""What a table is set up with, once and for all but for who sits down later."""

import secrets
from contextlib import suppress
from functools import cache

import msgspec
from msgspec import Struct

from serai.bots.registry import LEVELS
from serai.core.errors import UnknownGame
from serai.core.game import Game
from serai.games import GAMES, game, game_of_source
from serai.server.errors import BadPlan

KINDS = ("me", "here", "bot", "open")
LONGEST_NAME = 40
SECRET_BYTES = 18


class AskedSeat(Struct):
    """A seat as somebody wants it: `kind` is me, here (another person at the same device), bot or open."""

    kind: str
    name: str = ""
    level: str = "medium"


class Asked(Struct):
    """A table as somebody wants it. `edition` is the text of an edition's file."""

    game: str
    seats: list[AskedSeat]
    options: dict[str, str] = msgspec.field(default_factory=dict[str, str])
    edition: str | None = None
    listed: bool = False
    practice: bool = False


class Seat(Struct):
    """A seat of a table: who sits there, and the secret that plays it. `owner` is an identity, empty for nobody."""

    kind: str
    name: str
    level: str
    owner: str
    secret: str


class Plan(Struct):
    """A table that was set up."""

    game: str
    seats: list[Seat]
    options: dict[str, str]
    edition: str | None
    listed: bool
    practice: bool
    owner: str
    join: str
    watch: str


def secret() -> str:
    """A word that nobody guesses."""
    return secrets.token_urlsafe(SECRET_BYTES)


def clean(name: str) -> str:
    """A name without line breaks, and not too long."""
    return " ".join("".join([sign if sign.isprintable() else " " for sign in name]).split())[:LONGEST_NAME]


def planned(asked: Asked, owner: str) -> Plan:
    """The plan of a new table.

    Raises UnknownGame or BadPlan, and what the game raises for its seats, options and edition.
    """
    if asked.game not in drawn_games():
        raise UnknownGame(game=asked.game, possible=", ".join(drawn_games()))
    seats: list[Seat] = []
    for one in asked.seats:
        for value, possible in ((one.kind, KINDS), (one.level, LEVELS)):
            if value not in possible:
                raise BadPlan(value=value)
        kind = "person" if one.kind in ("me", "here") else one.kind
        seats.append(Seat(kind, clean(one.name), one.level, owner if kind == "person" else "", secret()))
    plan = Plan(
        asked.game, seats, asked.options, asked.edition, asked.listed, asked.practice, owner, secret(), secret()
    )
    game_of(plan).check(len(seats), asked.options)
    return plan


@cache
def drawn_games() -> dict[str, dict[str, object]]:
    """What is printed on the cards of each game that can be drawn in a browser, by its key."""
    found: dict[str, dict[str, object]] = {}
    for key in GAMES:
        with suppress(NotImplementedError):
            found[key] = game(key).printed()
    return found


def game_of(plan: Plan) -> Game:
    """The game of a plan in its edition.

    Raises BrokenEdition or BadEdition.
    """
    return game(plan.game) if plan.edition is None else game_of_source(plan.game, plan.edition, "edition.toml")


def again(plan: Plan) -> Plan:
    """The plan of a rematch: the same people, moved on by a seat, with new secrets."""
    moved = [Seat(one.kind, one.name, one.level, one.owner, secret()) for one in plan.seats[1:] + plan.seats[:1]]
    return msgspec.structs.replace(plan, seats=moved, join=secret(), watch=secret(), listed=False)


def encoded(plan: Plan) -> str:
    """A plan as text for the store."""
    return msgspec.json.encode(plan).decode()


def decoded(text: str) -> Plan:
    """The plan that a text of the store tells of."""
    return msgspec.json.decode(text, type=Plan)
