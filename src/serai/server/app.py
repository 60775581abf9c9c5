"""The server as a web application: the REST interface, the sockets, and the client's files."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from litestar import Litestar, Router, WebSocket, get, websocket
from litestar.datastructures import State
from litestar.exceptions import NotFoundException, WebSocketDisconnect
from litestar.openapi import OpenAPIConfig
from litestar.response import File, Response
from litestar.static_files import create_static_files_router  # pyright: ignore[reportUnknownVariableType]

from serai.core.errors import SeraiError
from serai.server import wire
from serai.server.errors import BadMessage, WrongSecret
from serai.server.host import Host
from serai.server.rest import HANDLERS, refused
from serai.server.seated import Connection
from serai.server.store import Store
from serai.server.workers import Workers
from serai.version import __version__

LONGEST_QUEUE: Final = 400
"""Frames that a slow client may lag behind; then it is cut off, and comes back to a fresh scene."""
LONGEST_FRAME: Final = 20_000
"""Characters."""
MISSING = """<!doctype html><title>Serai</title><p>Serai's server is running, but it was installed without its client.
<p>From a clone of the repository: <code>python web/build.py</code>"""


def client() -> Path:
    """The folder of the built client."""
    return Path(str(files("serai.server") / "client"))


@get("/", include_in_schema=False)
async def index() -> Response[Any]:
    """The client's page."""
    page = client() / "index.html"
    if not page.exists():
        return Response(MISSING, media_type="text/html")
    return File(page, media_type="text/html", content_disposition_type="inline", headers={"Cache-Control": "no-cache"})


@get("/icon.svg", include_in_schema=False)
async def icon() -> File:
    """The client's sign in a browser's tab."""
    if not (client() / "icon.svg").exists():
        raise NotFoundException
    return File(client() / "icon.svg", media_type="image/svg+xml", content_disposition_type="inline")


@websocket("/ws")
async def play(socket: WebSocket[Any, Any, State]) -> None:
    """One client at one table."""
    host: Host = socket.app.state.host
    await socket.accept()
    frames: asyncio.Queue[str | None] = asyncio.Queue()

    def send(frame: str) -> None:
        if frames.qsize() < LONGEST_QUEUE:
            frames.put_nowait(frame)
        else:
            frames.put_nowait(None)

    sending = asyncio.create_task(_send(socket, frames))
    connection = Connection(None, send)
    try:
        await _listen(socket, host, connection)
    except WebSocketDisconnect:
        pass
    finally:
        sending.cancel()
        with suppress(asyncio.CancelledError):
            await sending


async def _send(socket: WebSocket[Any, Any, State], frames: "asyncio.Queue[str | None]") -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        while True:
            frame = await frames.get()
            if frame is None:
                await socket.close()
                return
            await socket.send_text(frame)


async def _listen(socket: WebSocket[Any, Any, State], host: Host, connection: Connection) -> None:
    seated = None
    try:
        while True:
            text = await socket.receive_text()
            try:
                if len(text) > LONGEST_FRAME:
                    raise BadMessage(reason=f"{len(text)} > {LONGEST_FRAME}")
                message = wire.read(text)
                if seated is not None:
                    await host.handle(seated, connection, message)
                elif isinstance(message, wire.Hello):
                    seated = await host.hello(message, connection)
                else:
                    raise WrongSecret
            except SeraiError as error:
                connection.tell(wire.refusal(error))
    finally:
        if seated is not None:
            host.leave(seated, connection)


def application(database: str) -> Litestar:
    """The server for a database by its URL."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None]:
        host = Host(await Store.open(database), Workers())
        app.state.host = host
        try:
            yield
        finally:
            await host.close()

    handlers: list[Any] = [index, icon, play, Router("/api", route_handlers=HANDLERS)]
    if (client() / "assets").exists():
        handlers.append(
            create_static_files_router("/assets", [client() / "assets"], include_in_schema=False, name="assets")
        )
    return Litestar(
        route_handlers=handlers,
        lifespan=[lifespan],
        exception_handlers={SeraiError: refused},
        openapi_config=OpenAPIConfig(title="Serai", version=__version__, path="/api/schema"),
        request_max_body_size=2_000_000,
    )
