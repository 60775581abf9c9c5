"""The server as the command line starts it."""

import asyncio
import errno
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Final

import uvicorn
from platformdirs import user_data_path

from serai.cli.terminal import Terminal
from serai.core.errors import Phrase, SeraiError
from serai.files import UnwritableFile, reason
from serai.server.app import application, client
from serai.server.store import Store

PORT: Final = 8737
PORTS: Final = 20
"""So many ports are tried from PORT on if none was asked for."""


class PortTaken(SeraiError):
    """A port on which something else listens, or may not be listened."""

    code = "port-taken"
    sentence = "Port {port} of {host} cannot be used: {reason}."


def serve(terminal: Terminal, host: str, port: int | None, data: Path | None, browser: bool) -> None:
    """Serve tables until Ctrl-C.

    Raises PortTaken, UnwritableFile, StoreFailed or UnsupportedStore.
    """
    folder = data or user_data_path("serai")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UnwritableFile(path=folder, reason=reason(error)) from None
    database = f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}"
    asyncio.run(check(database))
    with listening(host, port) as door:
        address = f"http://{shown(host)}:{door.getsockname()[1]}/"
        server = Server(
            uvicorn.Config(
                application(database), log_level="warning", ws="websockets-sansio", timeout_graceful_shutdown=1
            )
        )
        if not (client() / "index.html").exists():
            terminal.warn(terminal.say("cli-serve-no-client"))
        if browser and on_a_desktop():
            server.ready = lambda: threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
        terminal.print(terminal.say("cli-serving", address=address))
        sys.stdout.flush()
        try:
            server.run([door])
        except KeyboardInterrupt:
            return


async def check(database: str) -> None:
    """Open a database once, so that what is wrong with it is told before anybody is served.

    Raises StoreFailed or UnsupportedStore.
    """
    await (await Store.open(database)).close()


class Server(uvicorn.Server):
    """A server that says when it is ready."""

    ready: Callable[[], object] = staticmethod(lambda: None)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        self.ready()


def listening(host: str, port: int | None) -> socket.socket:
    """A socket on a port, or on the first free one if none is asked for.

    Raises PortTaken.
    """
    wanted = [port] if port is not None else [*range(PORT, PORT + PORTS), 0]
    problem: OSError | OverflowError | None = None
    for one in wanted:
        door = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
        try:
            if os.name == "posix":
                door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            door.bind((host, one))
            door.listen(200)
        except (OSError, OverflowError) as error:
            door.close()
            problem = error
        else:
            return door
    assert problem is not None
    raise PortTaken(host=host, port=str(wanted[0]), reason=why_not(problem))


def why_not(problem: OSError | OverflowError) -> Phrase:
    """What keeps a port from being used."""
    if isinstance(problem, OverflowError):
        return Phrase("port-range", "a port is a number from 0 to 65535")
    if problem.errno == errno.EADDRINUSE:
        return Phrase("port-in-use", "something else listens there")
    return reason(problem)


def shown(host: str) -> str:
    """A host as an address that a browser on this machine takes."""
    if host in ("0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host


def on_a_desktop() -> bool:
    """Whether there is a screen to open a browser on."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
