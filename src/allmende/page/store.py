"""The store of a page: an SQLite file of the browser, which one worker alone has open."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from time import time
from typing import TypeVar

from allmende.core import Message
from allmende.server.store import files
from allmende.server.store.files import DamageError
from allmende.server.store.group_commit import Append
from allmende.server.store.protocol import Row, Statement, StoreError, check_texts
from allmende.server.store.sqlite_database import Database, kind_of

T = TypeVar("T")


class PageStore:
    """A store in the SQLite file `path`, which no other process opens.

    A browser gives no threads and no memory shared by processes, so every call is done at once, and SQLite keeps a
    rollback journal instead of a write-ahead log. The file system below it writes through to the disk.
    """

    def __init__(self, path: str) -> None:
        self._path = path
        self._database: Database | None = None

    async def open(self) -> None:
        if self._database is None:
            self._database = self._guarded(self._opened)

    async def close(self) -> None:
        if self._database is not None:
            self._database.connection.close()
            self._database = None

    async def append(self, table: str, version: int, entries: Sequence[str], beside: Sequence[Statement] = ()) -> None:
        check_texts(beside)
        self._use(Database.append, [Append(table, version, entries, beside)])

    async def entries(self, table: str, since: int = -1) -> list[str]:
        return self._use(Database.entries, table, since)

    async def now(self) -> float:
        return time()

    async def mark(self, name: str) -> str | None:
        return self._use(Database.mark, name)

    async def set_mark(self, name: str, value: str) -> None:
        self._use(Database.set_mark, name, value)

    async def tables(self, after: str, most: int) -> list[str]:
        return self._use(Database.tables, after, most)

    async def run(self, *statements: Statement) -> list[Row]:
        check_texts(statements)
        return self._use(Database.carry_out, statements)

    async def changes(self) -> AsyncIterator[tuple[str, int] | None]:
        yield None
        await asyncio.Event().wait()  # there is no other process

    def _opened(self) -> Database:
        connection = sqlite3.connect(self._path, isolation_level=None)
        try:
            # The journal stays as a file, emptied, since files can neither be made nor deleted at once in a browser.
            connection.execute("PRAGMA journal_mode = TRUNCATE")
            connection.execute("PRAGMA synchronous = FULL")
            files.check_whole(connection)
            database = Database(connection, self._path)
            database.migrate()
        except BaseException:
            connection.close()
            raise
        return database

    def _use(self, work: Callable[..., T], *arguments: object) -> T:
        if self._database is None:
            raise _error("it is not open")
        return self._guarded(work, self._database, *arguments)

    def _guarded(self, work: Callable[..., T], *arguments: object) -> T:
        try:
            return work(*arguments)
        except (sqlite3.Error, DamageError, OSError) as error:
            is_full = getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_FULL
            raise _error(str(error), kind_of(error), is_full) from error


def _error(why: str, kind: type[StoreError] = StoreError, is_full: bool = False) -> StoreError:
    message = Message("error-kept-full") if is_full else Message("error-kept-games", {"why": why})
    error = kind(f"the games kept in this browser can't be used: {why}", message)
    error.is_theirs = True
    return error
