"""The layout of a PostgreSQL database: its steps, taken while other processes may be at work there.

Each process shows by an advisory lock, which the database lets go when its connection ends, which layout it knows. So a
process of a newer version knows whether older ones are still there: a step that `rolls` is taken beside them, for any
other one they have to be ended first.
"""

from __future__ import annotations

from typing import Any, Final

from psycopg import AsyncConnection

from allmende.core import Message
from allmende.server.store import layout
from allmende.server.store.protocol import StoreError

Connection = AsyncConnection[tuple[Any, ...]]

_MAKING: Final = 0x416C6D65
"""The advisory lock for changes of the layout, so that processes that start together do not collide."""
_THERE: Final = "SELECT pg_advisory_lock_shared(hashtext('allmende ' || current_schema()), %s)"
_OLDER: Final = """
    SELECT 1 FROM pg_locks
    WHERE locktype = 'advisory' AND objsubid = 2 AND classid = hashtext('allmende ' || current_schema())::oid
    AND objid::bigint < %s AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""
"""Processes at this schema that know only layouts before this one."""
_SINCE: Final = "rolls-since"
"""The mark `FIRST LAST`: all steps from the layout FIRST up to LAST have rolled, so who knows one of them may go on."""
_SET_SINCE: Final = "INSERT INTO marks VALUES (%s, %s) ON CONFLICT (name) DO UPDATE SET value = excluded.value"


async def arrive(connection: Connection) -> None:
    """Show that a process is there, and which layout it knows, for as long as this connection lasts."""
    await connection.execute(_THERE, (layout.LAYOUT,))


async def check(connection: Connection, place: str) -> int:
    """The layout of a database; StoreError if it can't be used by this version."""
    found = await _number(connection)
    if found > layout.LAYOUT and await _rolled_since(connection, found) > layout.LAYOUT:
        layout.check(found, place)
    return found


async def _rolled_since(connection: Connection, found: int) -> int:
    """The first layout from which on all steps up to the present one have rolled."""
    row = await (await connection.execute("SELECT value FROM marks WHERE name = %s", (_SINCE,))).fetchone()
    first, _, last = str(row[0]).partition(" ") if row else ("", "", "")
    return int(first) if last == str(found) else found


async def take_steps(connection: Connection, place: str) -> None:
    """Bring a database to the newest layout, each step in a transaction of its own; StoreError if that can't be."""
    found = 0
    while found < layout.LAYOUT:
        async with connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock(%s)", (_MAKING,))
            found = await _take_step(connection, place)


async def _take_step(connection: Connection, place: str) -> int:
    """Take the next step, if there is one, and give the layout after it."""
    found = await check(connection, place)
    if found >= layout.LAYOUT:
        return found
    step = layout.STEPS[found]
    if found and not step.rolls and await (await connection.execute(_OLDER, (found + 1,))).fetchone():
        raise StoreError(
            f"the database {place} is used by an older Allmende, which has to be ended before layout {found + 1}",
            Message("error-database-older", {"database": place}),
        )
    for statement in step.postgres:
        await connection.execute(statement.encode())
    for folding in step.foldings:
        names = await (await connection.execute(folding.names.encode())).fetchall()
        async with connection.cursor() as cursor:
            await cursor.executemany(folding.update.replace("?", "%s").encode(), [*folding.of(names)])
    if found and step.rolls:
        since = await _rolled_since(connection, found)
        await connection.execute(_SET_SINCE, (_SINCE, f"{since} {found + 1}"))
    await connection.execute("CREATE TABLE IF NOT EXISTS layout (number integer NOT NULL)")
    await connection.execute("DELETE FROM layout")
    await connection.execute("INSERT INTO layout (number) VALUES (%s)", (found + 1,))
    return found + 1


async def _number(connection: Connection) -> int:
    """The layout of a database, 0 if it has no tables of ours; the first layout had no number in it."""
    row = await (await connection.execute("SELECT to_regclass('layout'), to_regclass('entries')")).fetchone()
    assert row is not None
    says, entries = row
    if says is None:
        return 0 if entries is None else 1
    (number,) = await (await connection.execute("SELECT number FROM layout")).fetchone() or (0,)
    return int(number)
