"""The tables of a server when the store fails, when another process was faster, and when a bot is late."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from serai.core.errors import Phrase
from serai.server import wire
from serai.server.errors import StoreFailed, UnknownTable, UnsupportedStore
from serai.server.host import Host
from serai.server.plan import Asked, AskedSeat
from serai.server.seated import Connection, Seated
from serai.server.store import Store
from serai.server.workers import BASELINE, Workers, choose


class Scene:
    """A host, a table of two people, and the frames that its first seat gets."""

    def __init__(self, host: Host, seated: Seated, connection: Connection, frames: list[str]) -> None:
        self.host = host
        self.seated = seated
        self.connection = connection
        self.frames = frames

    async def settle(self) -> None:
        """Wait until chance and bots are done."""
        while self.host.drives:
            await asyncio.gather(*self.host.drives.values())

    async def act(self, key: str = "k") -> dict[str, Any]:
        """Let whoever is asked take the first legal action; the last frame."""
        table = self.seated.table
        self.connection.seat = table.state.chooser
        text = table.legal(table.state.chooser)[0].text
        await self.host.handle(self.seated, self.connection, wire.Act(table.version, text, key))
        found: dict[str, Any] = json.loads(self.frames[-1])
        return found


def at_a_table(folder: Path, work: Callable[[Scene], Awaitable[None]]) -> None:
    """Do some work at a table with a store in a folder."""

    async def run() -> None:
        host = Host(await Store.open(f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}"), Workers())
        table = await host.open(Asked("iunu", [AskedSeat("me", "A"), AskedSeat("here", "B")]), "owner")
        frames: list[str] = []
        connection = Connection(None, frames.append)
        seated = await host.hello(wire.Hello(table.id, table.plan.seats[0].secret), connection)
        scene = Scene(host, seated, connection, frames)
        await scene.settle()
        try:
            await work(scene)
        finally:
            await host.close()

    asyncio.run(run())


def test_what_cannot_be_stored_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(*_: object) -> None:
        raise StoreFailed(reason=Phrase("database", "the database says: {words}", words="disk full"))

    async def work(scene: Scene) -> None:
        table = scene.seated.table
        before, version = table.state.fingerprint(), table.version
        with monkeypatch.context() as patched:
            patched.setattr(scene.host.store, "add_entry", full)
            answer = await scene.act()
        assert (answer["type"], answer["code"], answer["key"]) == ("refused", "store-failed", "k")
        assert (table.state.fingerprint(), table.version) == (before, version)
        assert (await scene.act())["type"] == "accepted"

    at_a_table(tmp_path, work)


def test_whoever_is_slower_than_another_process_sees_what_it_did(tmp_path: Path) -> None:
    async def work(scene: Scene) -> None:
        table = scene.seated.table
        seat = table.state.chooser
        other = table.legal(seat)[-1].text
        await scene.host.store.add_entry(table.id, table.version, f"act {seat} {other}")
        assert (await scene.act())["code"] == "conflict"
        assert scene.seated.table.record.entries[-1].text == other

    at_a_table(tmp_path, work)


def test_a_table_is_loaded_again_as_it_was(tmp_path: Path) -> None:
    async def work(scene: Scene) -> None:
        await scene.act()
        await scene.settle()
        table = scene.seated.table
        scene.host.tables.clear()
        again = await scene.host.seated(table.id)
        assert again.table is not table
        assert again.table.state.fingerprint() == table.state.fingerprint()
        assert again.table.version == table.version
        with pytest.raises(UnknownTable):
            await scene.host.seated("nowhere")

    at_a_table(tmp_path, work)


def test_a_bot_that_fails_is_stood_in_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    async def broken(self: Workers, *given: object, limit: float | None) -> str:
        raise TimeoutError

    def noted(view: str, level: str, seed: int) -> str:
        asked.append(level)
        return choose(view, level, seed)

    monkeypatch.setattr(Workers, "_run", broken)
    monkeypatch.setattr("serai.server.workers.choose", noted)

    async def work(scene: Scene) -> None:
        table = scene.seated.table
        seat = table.state.chooser
        answer = await scene.host.workers.choose(table.state.view(seat).text(), "hard")
        assert answer in [action.text for action in table.legal(seat)]
        assert asked == [BASELINE]

    at_a_table(tmp_path, work)


def test_a_store_of_another_version_is_refused(tmp_path: Path) -> None:
    async def run() -> None:
        url = f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}"
        store = await Store.open(url)
        async with store.engine.begin() as connection:
            await connection.exec_driver_sql("update facts set value = '99' where name = 'version'")
        await store.close()
        with pytest.raises(UnsupportedStore, match="version 99"):
            await Store.open(url)

    asyncio.run(run())
