"""The REST interface: who one is, tables to set up and to find, and finished games."""

from typing import Any

import msgspec
from litestar import Request, get, patch, post
from litestar.datastructures import State
from litestar.params import JSONBody
from litestar.response import Response
from msgspec import Struct

from serai.core.errors import NotFinished, SeraiError
from serai.games import game, parse_record
from serai.server import wire
from serai.server.errors import NotOwner, UnknownIdentity, WrongSecret
from serai.server.host import Host
from serai.server.identity import digest, identity_of, new_code, new_identity, token
from serai.server.plan import Asked, clean, drawn_games
from serai.server.replay import moment, named, summary
from serai.server.scene import rounds
from serai.server.seated import Seated

Asking = Request[Any, Any, State]


class Name(Struct):
    """What somebody is called."""

    name: str


class Code(Struct):
    """A recovery code."""

    code: str


class Secret(Struct):
    """The secret of an invitation or of the spectators."""

    secret: str


class Text(Struct):
    """A record."""

    record: str


class Moment(Struct):
    """A step of a record as a seat sees it: a number, none for a spectator, or all."""

    record: str
    step: int
    seat: int | str


def host(request: Asking) -> Host:
    """The tables."""
    found = request.app.state.host
    assert isinstance(found, Host)
    return found


def identity(request: Asking) -> str:
    """Who asks.

    Raises UnknownIdentity.
    """
    kind, _, found = request.headers.get("Authorization", "").partition(" ")
    if kind != "Bearer":
        raise UnknownIdentity
    return identity_of(found, host(request).store.key)


@get("/games")
async def games() -> list[dict[str, object]]:
    """The games that can be played here, with their options and what is printed on their cards."""
    return [
        {"key": key, "options": {name: list(values) for name, values in game(key).options.items()}, "printed": printed}
        for key, printed in drawn_games().items()
    ]


@post("/me")
async def begin(request: Asking, data: JSONBody[Name]) -> dict[str, str]:
    """Become known; the token is kept by the device."""
    store = host(request).store
    fresh = new_identity()
    await store.add_identity(fresh, clean(data.name))
    return {"name": clean(data.name), "token": token(fresh, store.key)}


@get("/me")
async def me(request: Asking) -> dict[str, str]:
    """What one is called."""
    return {"name": await host(request).store.name(identity(request))}


@patch("/me")
async def rename(request: Asking, data: JSONBody[Name]) -> dict[str, str]:
    """Be called otherwise."""
    await host(request).store.rename(identity(request), clean(data.name))
    return {"name": clean(data.name)}


@post("/me/code")
async def code(request: Asking) -> dict[str, str]:
    """A new recovery code; the one before is no longer good."""
    fresh = new_code()
    await host(request).store.set_code(identity(request), digest(fresh))
    return {"code": fresh}


@post("/me/recover")
async def recover(request: Asking, data: JSONBody[Code]) -> dict[str, str]:
    """Be on this device who one was on another."""
    store = host(request).store
    found, name = await store.by_code(digest(data.code))
    return {"name": name, "token": token(found, store.key)}


@get("/me/games")
async def my_games(request: Asking) -> list[dict[str, object]]:
    """The tables where one sits, newest first."""
    who = identity(request)
    found: list[dict[str, object]] = []
    for id in await host(request).store.tables_of(who):
        try:
            table = (await host(request).seated(id)).table
        except SeraiError:
            continue  # made for an edition that this version refuses
        own = [seat for seat, one in enumerate(table.plan.seats) if one.owner == who]
        picture = table.game.picture(table.state.view(None))
        found.append(
            {
                "table": id,
                "game": table.plan.game,
                "others": [one.name for one in table.plan.seats if one.owner != who],
                "yours": any(seat in own for seat in table.owing()),
                "round": picture["round"] if table.started else 0,
                "over": table.over,
            }
        )
    return found


@get("/tables")
async def open_tables(request: Asking) -> list[dict[str, object]]:
    """The tables that anybody may join."""
    found: list[dict[str, object]] = []
    for id in await host(request).store.open_tables():
        found.append({"table": id, **_look(await host(request).seated(id))})
    return found


def _look(seated: Seated) -> dict[str, object]:
    plan = seated.table.plan
    names = [one.name for one in plan.seats if one.kind != "open"]
    return {"game": plan.game, "players": names, "free": len(seated.table.open_seats())}


@post("/tables")
async def set_up(request: Asking, data: JSONBody[Asked]) -> dict[str, str]:
    """Set up a table."""
    table = await host(request).open(data, identity(request))
    return {"table": table.id, "watch": table.plan.watch}


@get("/tables/{id:str}")
async def facts(request: Asking, id: str) -> dict[str, object]:
    """The secrets of one's own seats, and those for inviting others."""
    who = identity(request)
    table = (await host(request).seated(id)).table
    keys = [{"seat": seat, "secret": one.secret} for seat, one in enumerate(table.plan.seats) if one.owner == who]
    if not keys and table.plan.owner != who:
        raise WrongSecret
    return {
        "table": id,
        "game": table.plan.game,
        "keys": keys,
        "join": table.plan.join if table.open_seats() else "",
        "watch": table.plan.watch,
        "started": table.started,
    }


@post("/tables/{id:str}/look")
async def look(request: Asking, id: str, data: JSONBody[Secret]) -> dict[str, object]:
    """Who sits at a table: for everybody if it is listed, else for whoever has one of its links."""
    seated = await host(request).seated(id)
    plan = seated.table.plan
    if not plan.listed and data.secret not in (plan.join, plan.watch):
        raise WrongSecret
    return _look(seated)


@post("/tables/{id:str}/sit")
async def sit(request: Asking, id: str, data: JSONBody[Secret]) -> dict[str, str]:
    """Take a free seat."""
    who = identity(request)
    await host(request).join(id, data.secret, who, await host(request).store.name(who))
    return {"table": id}


@post("/tables/{id:str}/start")
async def start(request: Asking, id: str) -> dict[str, str]:
    """Begin; bots take the seats that are still free."""
    await host(request).start(id, identity(request))
    return {"table": id}


@post("/tables/{id:str}/rematch")
async def rematch(request: Asking, id: str) -> dict[str, str]:
    """Play again."""
    await _finished(request, id)
    return {"table": await host(request).rematch(id, identity(request))}


async def _finished(request: Asking, id: str) -> Seated:
    """A table whose game is over: only then may anybody see all of it.

    Raises UnknownTable or NotFinished.
    """
    seated = await host(request).seated(id)
    if not seated.table.over:
        raise NotFinished
    return seated


@get("/tables/{id:str}/record", media_type="text/plain")
async def record(request: Asking, id: str) -> str:
    """The record of a finished game."""
    return (await _finished(request, id)).table.record.text()


@get("/tables/{id:str}/chart")
async def chart(request: Asking, id: str) -> list[list[int]]:
    """The points in sight at the end of each round, by seat."""
    return rounds((await _finished(request, id)).table.record)[1]


@get("/tables/{id:str}/replay")
async def replay(request: Asking, id: str) -> dict[str, object]:
    """What there is to replay of a finished game."""
    seated = await _finished(request, id)
    return summary(seated.table.record, seated.scene(None).players)


@get("/tables/{id:str}/replay/{step:int}/{seat:str}")
async def replay_moment(request: Asking, id: str, step: int, seat: str) -> dict[str, object]:
    """A step of a finished game."""
    seated = await _finished(request, id)
    return moment(seated.table.record, seated.scene(None).players, step, seat)


@post("/tables/{id:str}/review")
async def review(request: Asking, id: str) -> list[dict[str, object]]:
    """Where a finished game turned."""
    seated = await _finished(request, id)
    begins = rounds(seated.table.record)[0]
    found = await host(request).workers.review(seated.table.record.text())
    return [{**one, "round": len([begin for begin in begins if begin < int(str(one["step"]))])} for one in found]


@post("/replays")
async def replays(data: JSONBody[Text]) -> dict[str, object]:
    """What there is to replay of a record; nothing of it is kept."""
    read = parse_record(data.record)
    return summary(read, named(read))


@post("/replays/moment")
async def replays_moment(data: JSONBody[Moment]) -> dict[str, object]:
    """A step of a record."""
    read = parse_record(data.record)
    return moment(read, named(read), data.step, str(data.seat))


HANDLERS = [
    *(games, begin, me, rename, code, recover, my_games, open_tables, set_up, facts, look, sit, start, rematch),
    *(record, chart, replay, replay_moment, review, replays, replays_moment),
]


_STATUS: dict[type[SeraiError], int] = {UnknownIdentity: 401, WrongSecret: 403, NotOwner: 403}


def refused(_: Asking, error: SeraiError) -> Response[bytes]:
    """An error as an answer: its code and fields, which the client words."""
    status = _STATUS.get(type(error), 400)
    body = msgspec.json.encode({"code": error.code, "fields": error.fields}, enc_hook=wire.plain)
    return Response(body, status_code=status, media_type="application/json")
