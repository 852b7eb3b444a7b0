"""The PostgreSQL store, which several server processes can share."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable, Sequence
from contextlib import aclosing, nullcontext
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

import psycopg
from psycopg import AsyncConnection, sql
from psycopg.conninfo import conninfo_to_dict
from psycopg.errors import UniqueViolation

from allmende.core import Message
from allmende.server.store import postgres_layout
from allmende.server.store.group_commit import Append, Gatherer
from allmende.server.store.protocol import (
    Row,
    Statement,
    StatementError,
    StoreError,
    TakenError,
    check_texts,
    without_gaps,
)

CHANNEL: Final = "allmende"
_WRONG: Final = (psycopg.IntegrityError, psycopg.DataError, psycopg.ProgrammingError)
"""Errors that mean a wrong statement, not a fault of the database."""
NAME: Final = "allmende"
"""The name by which a server's connections are known in the database."""
_ALIVE: Final[dict[str, Any]] = {
    "application_name": NAME,
    "connect_timeout": 10,
    "keepalives_idle": 30,
    "keepalives_interval": 10,
    "keepalives_count": 3,
    "tcp_user_timeout": 30_000,
}
"""Its name, and time-outs after which a connection that died in silence counts as lost: seconds, or milliseconds.

Systems' own wait for hours. Parameters in the store's address override these.
"""
_APPEND: Final = """
    WITH laid AS (
        INSERT INTO entries (tab, version, entry)
        SELECT * FROM unnest(%s::text[], %s::integer[], %s::text[])
    )
    SELECT pg_notify(%s, told) FROM unnest(%s::text[]) AS news (told)
"""
"""Appends and notifies in one statement, which, alone, is one transaction and one round trip."""

Connection = AsyncConnection[tuple[Any, ...]]
T = TypeVar("T")


class PostgresStore:
    """A store in a PostgreSQL database, which notifies all processes of appends. A lost connection is made anew.

    Appends that arrive while the database is busy are written together, in one transaction.
    """

    def __init__(self, address: str) -> None:
        self._address = address
        self._gatherer = Gatherer(self._append)
        self._lock = asyncio.Lock()
        self._connection: Connection | None = None
        self._is_laid_out = False

    async def open(self) -> None:
        if self._connection is None:
            try:
                await self._do(self._take_steps)
            except BaseException:
                await self.close()
                raise

    async def close(self) -> None:
        async with self._lock:
            await self._disconnect()

    async def append(self, table: str, version: int, entries: Sequence[str], beside: Sequence[Statement] = ()) -> None:
        check_texts(beside)
        await self._gatherer.lay_down(Append(table, version, entries, beside))

    async def _append(self, lot: list[Append]) -> None:
        # All processes in the same order: otherwise two that write the same versions could wait for one another.
        lot = sorted(lot, key=lambda one: one.table)
        rows = [(one.table, one.version + i, entry) for one in lot for i, entry in enumerate(one.entries)]
        tables, versions, entries = (list(column) for column in zip(*rows, strict=True))
        told = [f"{one.table} {one.version + len(one.entries) - 1}" for one in lot]
        beside = [statement for one in lot for statement in one.beside]
        attempts = 0

        async def work(connection: Connection) -> None:
            nonlocal attempts
            attempts += 1
            # The first attempt may have been committed, as a whole, before its answer was lost.
            if attempts > 1 and await _have(connection, rows):
                return
            # Most lots are one statement, which is its own transaction.
            async with connection.transaction() if beside else nullcontext():
                try:
                    await connection.execute(_APPEND, (tables, versions, entries, CHANNEL, told))
                except UniqueViolation:
                    raise TakenError from None
                for query, values in beside:
                    await connection.execute(_in_psycopg(query), values)

        await self._do(work)

    async def entries(self, table: str, since: int = -1) -> list[str]:
        async def work(connection: Connection) -> list[str]:
            query = "SELECT version, entry FROM entries WHERE tab = %s AND version > %s ORDER BY version"
            cursor = await connection.execute(query, (table, since))
            return without_gaps(await cursor.fetchall(), since)

        return await self._do(work)

    async def now(self) -> float:
        async def work(connection: Connection) -> float:
            cursor = await connection.execute("SELECT extract(epoch FROM clock_timestamp())::float8")
            row = await cursor.fetchone()
            assert row is not None
            return float(row[0])

        return await self._do(work)

    async def mark(self, name: str) -> str | None:
        async def work(connection: Connection) -> str | None:
            cursor = await connection.execute("SELECT value FROM marks WHERE name = %s", (name,))
            row = await cursor.fetchone()
            return None if row is None else str(row[0])

        return await self._do(work)

    async def set_mark(self, name: str, value: str) -> None:
        async def work(connection: Connection) -> None:
            query = "INSERT INTO marks VALUES (%s, %s) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
            await connection.execute(query, (name, value))

        await self._do(work)

    async def tables(self, after: str, most: int) -> list[str]:
        async def work(connection: Connection) -> list[str]:
            # In the order of bytes, whatever language the database speaks: it must be the same from page to page.
            query = """
                SELECT tab FROM entries WHERE version = 0 AND tab COLLATE "C" > %s ORDER BY tab COLLATE "C" LIMIT %s
            """
            return [name for (name,) in await (await connection.execute(query, (after, most))).fetchall()]

        return await self._do(work)

    async def run(self, *statements: Statement) -> list[Row]:
        check_texts(statements)

        async def work(connection: Connection) -> list[Row]:
            found: list[Row] = []
            # One statement is its own transaction, in one round trip.
            async with connection.transaction() if len(statements) > 1 else nullcontext():
                for query, values in statements:
                    cursor = await connection.execute(_in_psycopg(query), values)
                    found = await cursor.fetchall() if cursor.description else []
            return found

        return await self._do(work)

    async def changes(self) -> AsyncIterator[tuple[str, int] | None]:
        async with aclosing(self.notices(CHANNEL)) as notices:
            async for notice in notices:
                table, _, version = (notice or "").partition(" ")
                yield (table, int(version)) if notice else None

    async def notices(self, channel: str) -> AsyncGenerator[str | None, None]:
        """The texts by which processes notify a channel; None once they are heard, since earlier ones were not."""
        try:
            async with await self._connect() as connection:
                await connection.execute(sql.SQL("LISTEN {}").format(sql.Identifier(channel)))
                yield None
                async for notice in connection.notifies():
                    yield notice.payload
        except psycopg.Error as error:
            raise error_of(self._address, error) from error

    async def _take_steps(self, connection: Connection) -> None:
        await postgres_layout.take_steps(connection, place(self._address))
        self._is_laid_out = True

    async def _do(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        """Work with the connection; once more with a new one if it turns out to be lost."""
        try:
            async with self._lock:
                if self._connection is not None:
                    try:
                        return await work(self._connection)
                    except psycopg.OperationalError:
                        if not self._connection.broken:
                            raise
                        await self._disconnect()
                self._connection = await self._arrive(await self._connect())
                return await work(self._connection)
        except psycopg.Error as error:
            raise error_of(self._address, error) from error

    async def _arrive(self, connection: Connection) -> Connection:
        """Be known to be there; StoreError if meanwhile a newer version has changed the layout."""
        try:
            await postgres_layout.arrive(connection)
            if self._is_laid_out:
                await postgres_layout.check(connection, place(self._address))
        except BaseException:
            await connection.close()
            raise
        return connection

    async def _connect(self) -> Connection:
        return await AsyncConnection.connect(autocommit=True, **parameters(self._address))

    async def _disconnect(self) -> None:
        if self._connection is not None:
            connection, self._connection = self._connection, None
            await connection.close()


def parameters(address: str) -> dict[str, Any]:
    """The parameters of a connection to the database at this address."""
    return _ALIVE | conninfo_to_dict(address)


def place(address: str) -> str:
    """The address of a database, without user and password."""
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.hostname or ''}{parts.path}"


def error_of(address: str, error: psycopg.Error) -> StoreError:
    """The error of a store for one of its database."""
    shown, why = place(address), " ".join(str(error).split())
    kind = StatementError if isinstance(error, _WRONG) else StoreError
    return kind(
        f"the database {shown} can't be used: {why}", Message("error-database", {"database": shown, "why": why})
    )


def _in_psycopg(query: str) -> bytes:
    """The query with psycopg's placeholders."""
    return query.replace("?", "%s").encode()


async def _have(connection: Connection, rows: Sequence[tuple[str, int, str]]) -> bool:
    """True if just these entries are in the database."""
    for table, version, entry in rows:
        query = "SELECT entry FROM entries WHERE tab = %s AND version = %s"
        if await (await connection.execute(query, (table, version))).fetchone() != (entry,):
            return False
    return True
