"""The tables of a server: loaded when somebody comes, played by the messages of people and by bots, and let go."""

import asyncio
import logging
from collections import OrderedDict
from typing import Final

from serai.core.errors import SeraiError
from serai.core.rng import Rng
from serai.server import wire
from serai.server.errors import Conflict, NotOwner, NotStarted, NotYourTurn, StoreFailed, UnknownTable, WrongSecret
from serai.server.identity import new_identity
from serai.server.plan import Asked, Plan, again, decoded, encoded, planned
from serai.server.seated import Connection, Seated
from serai.server.store import Store
from serai.server.table import Table
from serai.server.workers import Workers, secrets_seed

MOST_TABLES: Final = 200
"""So many tables stay loaded where nobody is connected."""
PAUSE: Final = 0.35
"""Seconds before a bot acts, so that people can follow."""
log = logging.getLogger("serai")


class Host:
    """All tables."""

    def __init__(self, store: Store, workers: Workers) -> None:
        self.store = store
        self.workers = workers
        self.rng = Rng(secrets_seed())
        self.tables: OrderedDict[str, Seated] = OrderedDict()
        self.locks: dict[str, asyncio.Lock] = {}
        self.drives: dict[str, asyncio.Task[None]] = {}

    async def open(self, asked: Asked, owner: str) -> Table:
        """Set up a table.

        Raises BadPlan, what the game raises for its seats, options and edition, and StoreFailed.
        """
        return (await self._add(planned(asked, owner))).table

    async def _add(self, plan: Plan) -> Seated:
        table = Table(new_identity(), plan, [])
        owners = {one.owner for one in plan.seats if one.owner} | {plan.owner}
        await self.store.add_table(table.id, encoded(plan), plan.listed and bool(table.open_seats()), owners)
        seated = Seated(table)
        self._keep(seated)
        if not table.open_seats():
            await self.enter(seated, "start")
        return seated

    async def seated(self, id: str) -> Seated:
        """A table, loaded if it is not there.

        Raises UnknownTable or StoreFailed.
        """
        if id not in self.tables:
            found = await self.store.table(id)
            if found is None:
                raise UnknownTable(table=id)
            if id not in self.tables:
                self._keep(Seated(Table(id, decoded(found[0]), found[1])))
        self.tables.move_to_end(id)
        seated = self.tables[id]
        self.drive(seated)
        return seated

    def _keep(self, seated: Seated) -> None:
        self.tables[seated.table.id] = seated
        idle = [id for id, one in self.tables.items() if not one.connections and id not in self.drives]
        for id in idle[: max(0, len(self.tables) - MOST_TABLES)]:
            del self.tables[id]
            self.locks.pop(id, None)

    def lock(self, seated: Seated) -> asyncio.Lock:
        """What whoever changes a table holds."""
        return self.locks.setdefault(seated.table.id, asyncio.Lock())

    async def enter(self, seated: Seated, entry: str) -> None:
        """Store an entry that was checked, play it, tell all. The lock is held, or nobody knows the table yet.

        Raises StoreFailed, or Conflict if another process was faster; then nothing has happened.
        """
        table = seated.table
        kind, _, rest = entry.partition(" ")
        sitter = rest.split(" ")[1] if kind == "sit" else ""
        try:
            await self.store.add_entry(table.id, table.version, entry, sitter, kind == "start")
        except (Conflict, StoreFailed):
            await self._reload(seated)
            raise
        since = table.marks[-1]
        table.apply(entry)
        if kind in ("act", "chance"):
            seated.announce(since)
        else:
            seated.show()
        self.drive(seated)

    async def _reload(self, seated: Seated) -> None:
        """Take the table from the store again, where another process may have gone on with it."""
        try:
            found = await self.store.table(seated.table.id)
        except StoreFailed:
            return
        if found is not None and len(found[1]) > seated.table.version:
            seated.table = Table(seated.table.id, decoded(found[0]), found[1])
            seated.show()

    def drive(self, seated: Seated) -> None:
        """Let chance and bots go on, if nobody does so yet."""
        table = seated.table
        if table.id in self.drives or not table.started or table.over:
            return
        if table.luck(self.rng) is None and not list(table.played_by_bots()):
            return
        task = asyncio.get_running_loop().create_task(self._driven(seated))
        self.drives[table.id] = task
        task.add_done_callback(lambda _: self.drives.pop(table.id, None))

    async def _driven(self, seated: Seated) -> None:
        try:
            while await self._go_on(seated):
                pass
        except (Conflict, StoreFailed) as error:
            log.error("%s", error)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("table %s stands still", seated.table.id)

    async def _go_on(self, seated: Seated) -> bool:
        """One step of chance or of a bot; False if it is for people to go on."""
        async with self.lock(seated):
            entry = seated.table.luck(self.rng)
            if entry is not None:
                await self.enter(seated, entry)
                return True
            bots = list(seated.table.played_by_bots())
            if not bots:
                return False
            seat, level = bots[0]
            view = self._asked_view(seated.table, seat)
        if seated.connections:
            await asyncio.sleep(PAUSE)
        answer = await self.workers.choose(view, level)
        async with self.lock(seated):
            if answer in [action.text for action in seated.table.legal(seat)]:
                await self.enter(seated, f"act {seat} {answer}")
        return True

    @staticmethod
    def _asked_view(table: Table, seat: int) -> str:
        """The view of a seat as its own question, where several owe a secret answer at once."""
        state = table.state.copy()
        state.log = None
        while state.chooser != seat:
            state.apply(table.answers.get(state.chooser) or state.legal()[0])
        return state.view(seat).text()

    async def join(self, id: str, secret: str, identity: str, name: str) -> None:
        """Let somebody sit down by the secret of an invitation; whoever sits there already stays where they are.

        Raises UnknownTable, WrongSecret, TableFull or StoreFailed.
        """
        seated = await self.seated(id)
        table = seated.table
        if secret != table.plan.join and not table.plan.listed:
            raise WrongSecret
        async with self.lock(seated):
            if any(one.owner == identity for one in table.plan.seats):
                return
            await self.enter(seated, table.check_sit(identity, name))
            if not table.open_seats():
                await self.enter(seated, "start")

    async def start(self, id: str, identity: str) -> None:
        """Begin with bots on the seats that are still free.

        Raises UnknownTable, NotOwner or StoreFailed.
        """
        seated = await self.seated(id)
        async with self.lock(seated):
            if identity != seated.table.plan.owner:
                raise NotOwner
            if not seated.table.started:
                await self.enter(seated, "start")

    async def rematch(self, id: str, identity: str) -> str:
        """Set up the same table again, and tell all; gives its id.

        Raises UnknownTable, NotOwner for whoever does not sit there, or StoreFailed.
        """
        seated = await self.seated(id)
        if identity not in [one.owner for one in seated.table.plan.seats]:
            raise NotOwner
        fresh = await self._add(again(seated.table.plan))
        seated.spread(wire.Rematch(fresh.table.id))
        return fresh.table.id

    async def hello(self, message: wire.Hello, connection: Connection) -> Seated:
        """Let somebody in.

        Raises UnknownTable, WrongSecret or StoreFailed.
        """
        seated = await self.seated(message.table)
        plan = seated.table.plan
        keys = [one.secret for one in plan.seats]
        if message.token is not None and message.token in keys:
            connection.seat = keys.index(message.token)
        elif message.watch is None or message.watch != plan.watch:
            raise WrongSecret
        new = connection.seat is not None and connection.seat not in seated.here()
        seated.connections.append(connection)
        seated.welcome(connection, message.version)
        if new:
            self._presence(seated, connection)
        return seated

    def leave(self, seated: Seated, connection: Connection) -> None:
        """Somebody's connection ended."""
        if connection in seated.connections:
            seated.connections.remove(connection)
            if connection.seat is not None and connection.seat not in seated.here():
                self._presence(seated, connection)

    @staticmethod
    def _presence(seated: Seated, but: Connection) -> None:
        for one in seated.connections:
            if one is not but:
                one.tell(wire.Step(seated.table.version, [], seated.scene(one.seat)))

    async def handle(self, seated: Seated, connection: Connection, message: wire.Received) -> None:
        """Answer a message; whatever is refused is told to whoever sent it, and changes nothing."""
        key = message.key if isinstance(message, wire.Act) else ""
        try:
            await self._handle(seated, connection, message)
        except SeraiError as error:
            connection.tell(wire.refusal(error, key))

    async def _handle(self, seated: Seated, connection: Connection, message: wire.Received) -> None:
        if isinstance(message, wire.Ping):
            connection.tell(wire.Pong())
        elif isinstance(message, wire.Say):
            text = message.text.strip()[: wire.LONGEST_REMARK]
            if text:
                connection.remark()
                seated.spread(wire.Said(-1 if connection.seat is None else connection.seat, text))
        elif isinstance(message, wire.React):
            if message.name in wire.REACTIONS:
                connection.remark()
                seated.spread(wire.Reacted(-1 if connection.seat is None else connection.seat, message.name))
        elif connection.seat is None or isinstance(message, wire.Hello):
            raise NotYourTurn
        elif isinstance(message, wire.Hint):
            await self._hint(seated, connection, connection.seat)
        else:
            async with self.lock(seated):
                await self._change(seated, connection, connection.seat, message)

    async def _change(
        self,
        seated: Seated,
        connection: Connection,
        seat: int,
        message: wire.Act | wire.Undo | wire.Stand | wire.Return,
    ) -> None:
        table = seated.table
        if isinstance(message, wire.Act):
            if message.key in table.keys:
                connection.tell(wire.Accepted(message.key, table.version))
            elif table.stale(seat, message.version):
                seated.welcome(connection, message.version)
            else:
                entry = table.check_act(seat, message.action)
                await self.enter(seated, entry)
                table.keys.add(message.key)
                connection.tell(wire.Accepted(message.key, table.version))
        elif isinstance(message, wire.Undo) and table.stale(seat, message.version):
            seated.welcome(connection, message.version)
        elif isinstance(message, wire.Undo):
            await self.enter(seated, table.check_undo(seat))
        elif not table.started:
            raise NotStarted
        elif isinstance(message, wire.Stand) != (seat in table.away):
            await self.enter(seated, f"stand {seat}" if isinstance(message, wire.Stand) else f"return {seat}")

    async def _hint(self, seated: Seated, connection: Connection, seat: int) -> None:
        table = seated.table
        if seat not in table.owing():
            raise NotYourTurn
        version = table.version
        action, chances = await self.workers.hint(self._asked_view(table, seat))
        connection.tell(wire.Hinted(version, action, chances))

    async def close(self) -> None:
        """Stop all that goes on."""
        for task in list(self.drives.values()):
            task.cancel()
        await asyncio.gather(*self.drives.values(), return_exceptions=True)
        self.workers.close()
        await self.store.close()
