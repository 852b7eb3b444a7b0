"""Presence: the people who have a table open now, across all server processes."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Final

from allmende.core import ONLOOKER
from allmende.server import keys
from allmende.server.jobs.background import Repeated
from allmende.server.jobs.pubsub import PubSub, Subscription
from allmende.server.people.messages import Company, Seen
from allmende.server.store.protocol import Row, Statement, Store, StoreError
from allmende.server.tables.table import Table

PAUSE: Final = 0.5
"""Seconds between two writes to the store."""
LOOK_EVERY: Final = 2.0
"""Seconds between two looks at the notes of other processes."""
SAY_EVERY: Final = 10.0
"""Seconds after which a process renews its notes."""
BELIEVED: Final = 30
"""Seconds for which a process's notes are believed; after that it may have been killed."""
AT_ONCE: Final = 200
"""The largest number of tables written in one transaction."""

_NOTE: Final = """
    INSERT INTO presence (tab, process, seats, onlookers, until) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (tab, process) DO UPDATE
    SET seats = excluded.seats, onlookers = excluded.onlookers, until = excluded.until
"""
_SEEN: Final = """
    INSERT INTO seen (tab, seat, version, at) VALUES (?, ?, ?, ?)
    ON CONFLICT (tab, seat) DO UPDATE SET version = excluded.version, at = excluded.at
"""

NO_ONE: Final = Company([], 0, {})
"""The people at a table that is open nowhere."""
OPEN: Final = "(SELECT tab FROM presence WHERE until >= ?)"
"""SQL: the tables that people have open at a time, which is bound here, by the notes of all processes."""

log = logging.getLogger(__name__)


class Presence:
    """The people at all tables; `clock` gives seconds since 1970.

    `changes` notifies the subscribers of a table when other people come or go.
    """

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self.changes = PubSub()
        self._store = store
        self._clock = clock
        self._process = keys.new_table_name()
        self._here: dict[str, Counter[int]] = {}
        """Numbers of this process's streams for each seat, and for onlookers, by table."""
        self._elsewhere: dict[str, Counter[int]] = {}
        """The numbers of all other processes together."""
        self._due: set[str] = set()
        self._left: dict[tuple[str, int], Seen] = {}
        self._looked = self._said = 0.0

    @contextmanager
    def at(self, table: Table, seats: Sequence[int], subscription: Subscription) -> Iterator[None]:
        """Be present at a table within a `with` block, with these seats or, without any, as an onlooker.

        The subscription is notified when others come or go.
        """
        eyes = list(seats) or [ONLOOKER]
        self._count(table.name, eyes, 1)
        try:
            with self.changes.subscribe(table.name, subscription):
                yield
        finally:
            seen = Seen(table.version, int(self._clock()))
            self._left |= {(table.name, seat): seen for seat in seats}
            self._count(table.name, eyes, -1)

    def _count(self, table: str, eyes: Sequence[int], change: int) -> None:
        here = self._here.setdefault(table, Counter())
        for each in eyes:
            here[each] += change
        self._here[table] = +here
        if not self._here[table]:
            del self._here[table]
        self._due.add(table)
        self.changes.publish(table)

    async def company(self, table: str) -> Company:
        """The people at a table now, and what absent players have seen last."""
        both = self._here.get(table, Counter()) + self._elsewhere.get(table, Counter())
        rows = await self._store.run(Statement("SELECT seat, version, at FROM seen WHERE tab = ?", (table,)))
        seen = {int(seat or 0): Seen(int(version or 0), int(at or 0)) for seat, version, at in rows}
        seen |= {seat: one for (name, seat), one in self._left.items() if name == table}
        present = sorted(seat for seat in both if seat != ONLOOKER)
        absent = {seat: seen[seat] for seat in sorted(seen) if seat not in present}
        return Company(present, both[ONLOOKER], absent)

    def job(self) -> Repeated:
        """The background job: write what has changed here, and read the notes of other processes."""
        return Repeated(self._keep_up, PAUSE, last=self._write_last)

    async def _keep_up(self) -> None:
        now = self._clock()
        try:
            await self.write()
            if self._here and not 0 <= now - self._said < SAY_EVERY:
                self._said = now
                await self._say_again()
            if self.changes and not 0 <= now - self._looked < LOOK_EVERY:
                self._looked = now
                await self.look()
        except StoreError as error:
            log.warning("who is at which table could not be written down: %s", error)
        except Exception:
            log.exception("who is at which table could not be written down; trying again")

    async def _write_last(self) -> None:
        # A server that stops still writes who has been here.
        with suppress(StoreError):
            await self.write()

    async def write(self) -> None:
        """Write what has changed to the store."""
        while self._due or self._left:
            due, left = sorted(self._due)[:AT_ONCE], dict(list(self._left.items())[:AT_ONCE])
            seen = [Statement(_SEEN, (*of, one.version, one.at)) for of, one in left.items()]
            notes = [self._note(table) for table in due]
            # Changes during this write are written by the next one.
            self._due.difference_update(due)
            try:
                await self._store.run(*notes, *seen)
            except BaseException:  # a server that stops writes once more
                self._due.update(due)
                raise
            self._left = {of: one for of, one in self._left.items() if left.get(of) != one}

    def _note(self, table: str) -> Statement:
        here = self._here.get(table)
        if here is None:
            return Statement("DELETE FROM presence WHERE tab = ? AND process = ?", (table, self._process))
        seats = ",".join(str(seat) for seat in sorted(here) if seat != ONLOOKER)
        return Statement(_NOTE, (table, self._process, seats, here[ONLOOKER], int(self._clock()) + BELIEVED))

    async def _say_again(self) -> None:
        now = int(self._clock())
        await self._store.run(
            Statement("UPDATE presence SET until = ? WHERE process = ?", (now + BELIEVED, self._process)),
            Statement("DELETE FROM presence WHERE until < ?", (now,)),
        )

    async def look(self) -> None:
        """Read the notes of other processes, and publish the tables where they have changed."""
        query = "SELECT tab, seats, onlookers FROM presence WHERE process <> ? AND until >= ?"
        rows = await self._store.run(Statement(query, (self._process, int(self._clock()))))
        before, self._elsewhere = self._elsewhere, _counted(rows)
        for table in before.keys() | self._elsewhere.keys():
            if before.get(table) != self._elsewhere.get(table):
                self.changes.publish(table)


async def present_at(store: Store, tables: Sequence[str], now: int) -> set[tuple[str, int]]:
    """The seats at these tables whose players have them open, by the notes of all processes."""
    query = f"SELECT tab, seats FROM presence WHERE tab IN ({', '.join('?' * len(tables))}) AND until >= ?"
    rows = await store.run(Statement(query, (*tables, now)))
    return {(str(table), int(seat)) for table, seats in rows for seat in str(seats).split(",") if seat}


async def left_at(store: Store, tables: Sequence[str]) -> dict[tuple[str, int], int]:
    """When the players of the seats at these tables have left them last, in seconds since 1970."""
    query = f"SELECT tab, seat, at FROM seen WHERE tab IN ({', '.join('?' * len(tables))})"
    rows = await store.run(Statement(query, (*tables,)))
    return {(str(table), int(seat or 0)): int(at or 0) for table, seat, at in rows}


async def companies(store: Store, tables: Sequence[str], now: int) -> dict[str, Company]:
    """The people who have these tables open, by the notes of all processes, as far as there are any."""
    query = f"SELECT tab, seats, onlookers FROM presence WHERE tab IN ({', '.join('?' * len(tables))}) AND until >= ?"
    found = _counted(await store.run(Statement(query, (*tables, now))))
    return {
        table: Company(sorted(seat for seat in here if seat != ONLOOKER), here[ONLOOKER], {})
        for table, here in found.items()
    }


def _counted(rows: list[Row]) -> dict[str, Counter[int]]:
    found: dict[str, Counter[int]] = {}
    for table, seats, onlookers in rows:
        counts = found.setdefault(str(table), Counter())
        counts.update(int(seat) for seat in str(seats).split(",") if seat)
        counts[ONLOOKER] += int(onlookers or 0)
    return found
