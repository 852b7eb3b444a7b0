"""Empty stores that are laid out already: a server has done so once, and what it made is there for each test.

It takes 30 steps to come from nothing to the newest layout, each with a wait for the disk. What these do is for
`test_layout.py` and `test_stores.py`.
"""

from __future__ import annotations

import asyncio
import tempfile
from functools import cache
from pathlib import Path

import psycopg

from allmende.server.store.postgres import PostgresStore
from allmende.server.store.protocol import Store
from allmende.server.store.sqlite import SqliteStore


def lay_out(path: Path) -> Path:
    """Have an empty store in an SQLite file, unless it is there already."""
    if not path.exists():
        for ending, content in _files().items():
            path.with_name(path.name + ending).write_bytes(content)
    return path


@cache
def _files() -> dict[str, bytes]:
    """The files of an empty store, by what their names end with: the database, and its backup."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tables.sqlite3"
        _open(SqliteStore(path))
        return {one.name.removeprefix(path.name): one.read_bytes() for one in path.parent.iterdir()}


class Schema:
    """A schema of a PostgreSQL database that is laid out, and is emptied for each test."""

    def __init__(self, server: str, name: str) -> None:
        self.address = f"{server}{'&' if '?' in server else '?'}options=-csearch_path%3D{name}"
        self._server = server
        self._name = name
        self._do(f'CREATE SCHEMA "{name}"')
        _open(PostgresStore(self.address))
        with self._connection() as connection:
            query = "SELECT tablename FROM pg_tables WHERE schemaname = %s AND tablename <> 'layout'"
            self._tables = [str(table) for (table,) in connection.execute(query, (name,))]

    def empty(self) -> None:
        """Have nothing in it but its layout."""
        self._do("; ".join(f'DELETE FROM "{self._name}"."{table}"' for table in self._tables))

    def drop(self) -> None:
        """Have it there no more."""
        self._do(f'DROP SCHEMA "{self._name}" CASCADE')

    def _do(self, statements: str) -> None:
        with self._connection() as connection:
            connection.execute(statements.encode())

    def _connection(self) -> psycopg.Connection:
        return psycopg.connect(self._server, autocommit=True, connect_timeout=10)


def _open(store: Store) -> None:
    async def work() -> None:
        await store.open()
        await store.close()

    asyncio.run(work())
