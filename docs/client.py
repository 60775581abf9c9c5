"""A client of a Serai server: sets up a game of IUNU against a bot and takes any legal action until it is over.

Usage: ``python docs/client.py http://127.0.0.1:8737/``
"""

import itertools
import json
import random
import sys

import httpx
from websockets.sync.client import connect


def play(server: str) -> str:
    """Play a game; the names of the winners."""
    with httpx.Client(base_url=f"{server}api/") as api:
        me = api.post("me", json={"name": "Example"}).raise_for_status().json()
        api.headers["Authorization"] = f"Bearer {me['token']}"
        seats = [{"kind": "me", "name": "Example"}, {"kind": "bot", "name": "Tuya", "level": "easy"}]
        made = api.post("tables", json={"game": "iunu", "seats": seats}).raise_for_status().json()
        seat = api.get(f"tables/{made['table']}").raise_for_status().json()["keys"][0]
    keys = itertools.count()
    with connect(f"{server.replace('http', 'ws', 1)}ws") as socket:
        socket.send(json.dumps({"type": "hello", "table": made["table"], "token": seat["secret"]}))
        for frame in socket:
            message = json.loads(frame)
            if message["type"] not in ("scene", "step"):
                continue
            scene = message["scene"]
            if scene["over"]:
                winners = scene["picture"]["outcome"]["winners"]
                return ", ".join(scene["players"][winner]["name"] for winner in winners)
            if scene["legal"]:
                action = random.choice(scene["legal"])["text"]
                act = {"type": "act", "version": scene["version"], "action": action, "key": str(next(keys))}
                socket.send(json.dumps(act))
    return ""


if __name__ == "__main__":
    print(play(sys.argv[1]))
