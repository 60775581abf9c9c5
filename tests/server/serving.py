"""A server in a process of its own, and its clients."""

import json
import re
import signal
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

OPENED: "list[Server | Client]" = []
"""What a test has opened and somebody has to close."""


class Server:
    """`serai serve` on a port, a free one by default, with its games in a folder."""

    def __init__(self, folder: Path, port: int = 0) -> None:
        command = [sys.executable, "-m", "serai", "serve", "--port", str(port), "--no-browser", "--data", str(folder)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        assert self.process.stdout is not None
        self.said = ""
        OPENED.append(self)
        while not re.search(r"http://\S+/", self.said):
            line = self.process.stdout.readline()
            assert line, self.said
            self.said += line
        self.address = re.findall(r"http://\S+/", self.said)[0]
        self.port = int(re.findall(r":(\d+)/", self.address)[0])

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def close(self) -> None:
        """End it if it still runs."""
        if self.process.poll() is None:
            self.kill()

    def stop(self) -> int:
        """End it by Ctrl-C; its exit code."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            self.process.wait(20)
        assert self.process.stdout is not None
        self.said += self.process.stdout.read()
        self.process.stdout.close()
        return self.process.returncode


class Somebody:
    """A device with an identity."""

    def __init__(self, server: Server, name: str) -> None:
        self.address = server.address + "api/"
        self.token = ""
        self.token = self.post("me", {"name": name})["token"]

    def post(self, path: str, body: dict[str, Any], status: int = 201) -> Any:
        """Ask by POST; the answer."""
        return self._found(httpx.post(self.address + path, json=body, **self._more()), status)

    def get(self, path: str, status: int = 200) -> Any:
        """Ask by GET; the answer."""
        return self._found(httpx.get(self.address + path, **self._more()), status)

    def _more(self) -> Any:
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        return {"headers": headers, "timeout": 20, "trust_env": False}

    @staticmethod
    def _found(found: httpx.Response, status: int) -> Any:
        assert found.status_code == status, found.text
        return found.json() if "json" in found.headers["content-type"] else found.text


class Client:
    """A socket at a table."""

    def __init__(self, server: Server, **hello: object) -> None:
        self.stack = ExitStack()
        way = connect(server.address.replace("http", "ws") + "ws", proxy=None)
        self.socket: ClientConnection = self.stack.enter_context(way)
        OPENED.append(self)
        self.heard: list[dict[str, Any]] = []
        self.send("hello", **hello)

    def send(self, type: str, **fields: object) -> None:
        """Send a message."""
        self.socket.send(json.dumps({"type": type, **fields}))

    def hear(self, *types: str) -> dict[str, Any]:
        """The next message of one of these types."""
        while True:
            message: dict[str, Any] = json.loads(self.socket.recv(20))
            self.heard.append(message)
            if message["type"] in types:
                return message

    def scene(self) -> dict[str, Any]:
        """The next scene that comes."""
        found: dict[str, Any] = self.hear("scene", "step")["scene"]
        return found

    def asked(self) -> dict[str, Any]:
        """The next scene in which this seat is asked something, or the game is over."""
        while True:
            found = self.scene()
            if found["legal"] or found["over"]:
                return found

    def act(self, scene: dict[str, Any], text: str | None = None, key: str = "") -> None:
        """Take the first legal action, or another by its text."""
        text = scene["legal"][0]["text"] if text is None else text
        self.send("act", version=scene["version"], action=text, key=key or f"{scene['version']} {text}")

    def close(self) -> None:
        """Go away."""
        self.stack.close()
