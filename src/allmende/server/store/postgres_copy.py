"""Copies all rows of a store between PostgreSQL and a file of SQLite, each way in one transaction.

Both have the same tables and columns (`layout.py`), so the file's own schema says what there is to copy.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from urllib.parse import quote

import psycopg
from psycopg import sql

from allmende.server.store import layout
from allmende.server.store.backup_errors import in_use, not_empty
from allmende.server.store.postgres import NAME, PostgresStore, error_of, parameters, place
from allmende.server.store.sqlite_database import Database

_AT_ONCE = 2000
"""Rows that are fetched at once."""
_TIME = sql.SQL("to_char(at, 'YYYY-MM-DD HH24:MI:SS') AS at")
"""When an entry was written, as SQLite has it; the transaction's time zone is UTC."""


def copy_out(address: str, made: Database) -> None:
    """Copy the database at an address, as it is at one moment, into an empty one; StoreError if it can't be read."""
    try:
        with psycopg.connect(**parameters(address)) as source:
            source.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
            source.read_only = True
            source.execute("SET LOCAL TimeZone = 'UTC'")
            found = _layout(source)
            layout.check(found, place(address))
            if not found:
                raise psycopg.ProgrammingError("it is empty")
            made.migrate(found)
            made.connection.execute("BEGIN")
            for table, columns in _tables(made.connection):
                with source.cursor(name="backup") as cursor:
                    cursor.itersize = _AT_ONCE
                    read = [_TIME if name == "at" else sql.Identifier(name) for name in columns]
                    cursor.execute(_SELECT.format(sql.SQL(", ").join(read), sql.Identifier(table)))
                    places = ", ".join("?" * len(columns))
                    named = ", ".join(columns)
                    made.connection.execute(f"DELETE FROM {table}")
                    made.connection.executemany(f"INSERT INTO {table} ({named}) VALUES ({places})", cursor)
            made.connection.execute("COMMIT")
    except psycopg.Error as error:
        raise error_of(address, error) from error


_SELECT = sql.SQL("SELECT {} FROM {}")
_COPY = sql.SQL("COPY {} ({}) FROM STDIN")
_RESTORING = f"{NAME} restore"
"""The name of our own connections, some of which the database still knows for a moment when they are closed."""
_OTHERS = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = %s AND pid <> %s"
"""Connections of servers to the database."""


def copy_in(source: Database, address: str, replace: bool) -> None:
    """Copy a database of the newest layout into the one at an address, which has to be empty, or is replaced."""
    asyncio.run(_lay_out(address))
    try:
        with psycopg.connect(**(parameters(address) | {"application_name": _RESTORING})) as target:
            target.execute("SET LOCAL TimeZone = 'UTC'")
            if target.execute(_OTHERS, (NAME, target.info.backend_pid)).fetchone():
                raise in_use(place(address))
            tables = [*_tables(source.connection)]
            listed = sql.SQL(", ").join(sql.Identifier(table) for table, _ in tables)
            target.execute(sql.SQL("LOCK TABLE {} IN ACCESS EXCLUSIVE MODE").format(listed))
            full = "SELECT 1 FROM entries UNION ALL SELECT 1 FROM persons LIMIT 1"
            if not replace and target.execute(full).fetchone():
                raise not_empty(place(address))
            for table, columns in tables:
                target.execute(sql.SQL("DELETE FROM {}").format(sql.Identifier(table)))
                named = sql.SQL(", ").join(map(sql.Identifier, columns))
                selected = ", ".join(columns)
                with target.cursor().copy(_COPY.format(sql.Identifier(table), named)) as rows:
                    for row in source.connection.execute(f"SELECT {selected} FROM {table}"):
                        rows.write_row(row)
    except psycopg.Error as error:
        raise error_of(address, error) from error


async def _lay_out(address: str) -> None:
    store = PostgresStore(f"{address}{'&' if '?' in address else '?'}application_name={quote(_RESTORING)}")
    await store.open()
    await store.close()


def _tables(connection: sqlite3.Connection) -> Iterator[tuple[str, list[str]]]:
    """The tables of a database, with their columns."""
    query = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name"
    for (table,) in connection.execute(query).fetchall():
        yield table, [name for (name,) in connection.execute("SELECT name FROM pragma_table_info(?)", (table,))]


def _layout(connection: psycopg.Connection) -> int:
    """The layout of a database, 0 if it has no tables of ours; the first layout had no number in it."""
    row = connection.execute("SELECT to_regclass('layout'), to_regclass('entries')").fetchone()
    assert row is not None
    says, entries = row
    if says is None:
        return 0 if entries is None else 1
    (number,) = connection.execute("SELECT number FROM layout").fetchone() or (0,)
    return int(number)
