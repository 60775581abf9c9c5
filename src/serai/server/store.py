"""Where tables are kept: every entry is stored before anybody is told of it, so that a restart loses nothing."""

import secrets
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import sqlalchemy as sql
from sqlalchemy import event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from serai.core.errors import Phrase
from serai.server.errors import Conflict, StoreFailed, UnknownIdentity, UnsupportedStore

VERSION = 1
"""Raised whenever the tables of the database change."""

_all = sql.MetaData()
_facts = sql.Table(
    "facts", _all, sql.Column("name", sql.String(40), primary_key=True), sql.Column("value", sql.Text, nullable=False)
)
_tables = sql.Table(
    "tables",
    _all,
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("id", sql.String(40), unique=True, nullable=False),
    sql.Column("plan", sql.Text, nullable=False),
    sql.Column("open", sql.Boolean, nullable=False, index=True),
)
_entries = sql.Table(
    "entries",
    _all,
    sql.Column("table_id", sql.String(40), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("text", sql.Text, nullable=False),
)
_sitters = sql.Table(
    "sitters",
    _all,
    sql.Column("identity", sql.String(40), primary_key=True),
    sql.Column("table_id", sql.String(40), primary_key=True),
)
_identities = sql.Table(
    "identities",
    _all,
    sql.Column("id", sql.String(40), primary_key=True),
    sql.Column("name", sql.Text, nullable=False),
    sql.Column("code", sql.String(64), index=True),
)


def _write_ahead(connection: DBAPIConnection, _: object) -> None:
    """Let SQLite be read while it is written; what is committed stays, whatever is cut off."""
    cursor = connection.cursor()
    cursor.execute("pragma journal_mode = wal")
    cursor.execute("pragma synchronous = full")
    cursor.close()


class Store:
    """The database of a server."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.key = b""

    @classmethod
    async def open(cls, url: str) -> "Store":
        """A store at the URL of a database, made if it is new. `key` signs identities.

        Raises StoreFailed, or UnsupportedStore if another version made it.
        """
        store = cls(create_async_engine(url))
        if store.engine.dialect.name == "sqlite":
            event.listen(store.engine.sync_engine, "connect", _write_ahead)
        try:
            await store._prepare()
        except BaseException:
            await store.close()
            raise
        return store

    async def _prepare(self) -> None:
        """Make the tables of a new database; read what is fixed."""
        async with self._begun() as connection:
            await connection.run_sync(_all.create_all)
            rows = await connection.execute(sql.select(_facts.c.name, _facts.c.value))
            found = {str(name): str(value) for name, value in rows}
            if not found:
                found = {"version": str(VERSION), "key": secrets.token_hex(32)}
                fresh = [{"name": name, "value": value} for name, value in found.items()]
                await connection.execute(sql.insert(_facts), fresh)
        if found["version"] != str(VERSION):
            raise UnsupportedStore(place=self.engine.url.database or "", found=found["version"], supported=VERSION)
        self.key = bytes.fromhex(found["key"])

    @asynccontextmanager
    async def _begun(self) -> AsyncGenerator[AsyncConnection]:
        try:
            async with self.engine.begin() as connection:
                yield connection
        except IntegrityError as error:
            raise Conflict from error
        except (SQLAlchemyError, OSError) as error:
            said = str(error.args[0] if error.args else error)
            raise StoreFailed(reason=Phrase("database", "the database says: {words}", words=said)) from error

    async def close(self) -> None:
        """Let go of the database."""
        await self.engine.dispose()

    async def add_table(self, id: str, plan: str, open: bool, owners: set[str]) -> None:
        """Keep a new table."""
        async with self._begun() as connection:
            await connection.execute(sql.insert(_tables).values(id=id, plan=plan, open=open))
            for owner in owners:
                await connection.execute(sql.insert(_sitters).values(identity=owner, table_id=id))

    async def table(self, id: str) -> tuple[str, list[str]] | None:
        """The plan of a table and its entries in order, None if there is none."""
        async with self._begun() as connection:
            plan = (await connection.execute(sql.select(_tables.c.plan).where(_tables.c.id == id))).scalar()
            if plan is None:
                return None
            query = sql.select(_entries.c.text).where(_entries.c.table_id == id).order_by(_entries.c.number)
            return str(plan), list((await connection.execute(query)).scalars())

    async def add_entry(self, id: str, number: int, text: str, sitter: str = "", closed: bool = False) -> None:
        """Keep an entry under its number; with it who sits down, or that no seat is open any more.

        Raises Conflict if there is an entry of this number, StoreFailed if it cannot be stored.
        """
        async with self._begun() as connection:
            await connection.execute(sql.insert(_entries).values(table_id=id, number=number, text=text))
            if sitter:
                known = sql.select(_sitters).where(_sitters.c.identity == sitter, _sitters.c.table_id == id)
                if (await connection.execute(known)).first() is None:
                    await connection.execute(sql.insert(_sitters).values(identity=sitter, table_id=id))
            if closed:
                await connection.execute(sql.update(_tables).where(_tables.c.id == id).values(open=False))

    async def open_tables(self, most: int = 50) -> list[str]:
        """The tables that anybody may join, newest first."""
        query = sql.select(_tables.c.id).where(_tables.c.open).order_by(_tables.c.number.desc()).limit(most)
        async with self._begun() as connection:
            return list((await connection.execute(query)).scalars())

    async def tables_of(self, identity: str, most: int = 50) -> list[str]:
        """The tables where somebody sits, newest first."""
        joined = _sitters.join(_tables, _tables.c.id == _sitters.c.table_id)
        query = sql.select(_tables.c.id).select_from(joined).where(_sitters.c.identity == identity)
        async with self._begun() as connection:
            found = await connection.execute(query.order_by(_tables.c.number.desc()).limit(most))
            return list(found.scalars())

    async def add_identity(self, id: str, name: str) -> None:
        """Keep who somebody is."""
        async with self._begun() as connection:
            await connection.execute(sql.insert(_identities).values(id=id, name=name))

    async def name(self, id: str) -> str:
        """What somebody is called.

        Raises UnknownIdentity.
        """
        async with self._begun() as connection:
            found = (await connection.execute(sql.select(_identities.c.name).where(_identities.c.id == id))).scalar()
        if found is None:
            raise UnknownIdentity
        return str(found)

    async def rename(self, id: str, name: str) -> None:
        """Call somebody otherwise."""
        async with self._begun() as connection:
            await connection.execute(sql.update(_identities).where(_identities.c.id == id).values(name=name))

    async def set_code(self, id: str, code: str) -> None:
        """Keep the digest of a recovery code; it takes the place of the one before."""
        async with self._begun() as connection:
            await connection.execute(sql.update(_identities).where(_identities.c.id == id).values(code=code))

    async def by_code(self, code: str) -> tuple[str, str]:
        """Whose recovery code has this digest, and what they are called.

        Raises UnknownIdentity.
        """
        query = sql.select(_identities.c.id, _identities.c.name).where(_identities.c.code == code)
        async with self._begun() as connection:
            found = (await connection.execute(query)).first()
        if found is None:
            raise UnknownIdentity
        return str(found[0]), str(found[1])
