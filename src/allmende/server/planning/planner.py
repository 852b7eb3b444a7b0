"""Plays plans from the store, in the process that has the table in memory when a planned turn comes."""

from __future__ import annotations

import asyncio
import logging
from typing import Final
from weakref import WeakKeyDictionary

import msgspec

from allmende.core import AllmendeError
from allmende.server.errors import unforeseen
from allmende.server.jobs.background import Repeated
from allmende.server.planning.plan import Drop, Play, StoredPlan, step
from allmende.server.store.protocol import Statement, Store, StoreError
from allmende.server.tables.change_feed import Subscriber
from allmende.server.tables.entries import Moved
from allmende.server.tables.registry import Tables
from allmende.server.tables.table import Holder, Table

BEAT: Final = 10.0
"""Seconds between two looks for plans that other processes have stored."""

_KEEP: Final = """
    INSERT INTO plans (tab, seat, live, plan) VALUES (?, ?, 1, ?)
    ON CONFLICT (tab, seat) DO UPDATE SET live = 1, plan = excluded.plan
"""
_DROP: Final = "UPDATE plans SET live = 0, plan = ? WHERE tab = ? AND seat = ? AND plan = ?"

log = logging.getLogger(__name__)


class Planner(Subscriber):
    """Stores plans and plays their moves.

    A move is appended at the version for which it was found, so that of several processes only one plays it. Each table
    has a lock, so that a plan cancelled in this process is never played by it afterwards.
    """

    def __init__(self, store: Store, tables: Tables) -> None:
        self._store = store
        self._tables = tables
        self._known: set[str] = set()
        """The tables with plans, and perhaps some whose plans are over."""
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._has_looked = False
        self._locks: WeakKeyDictionary[Table, asyncio.Lock] = WeakKeyDictionary()

    async def of(self, table: Table, seat: int) -> StoredPlan | None:
        """The stored plan of a seat; None if there is none, or it can't be read."""
        rows = await self._store.run(Statement("SELECT plan FROM plans WHERE tab = ? AND seat = ?", (table.name, seat)))
        return _plan(str(rows[0][0])) if rows else None

    async def keep(self, table: Table, seat: int, plan: StoredPlan) -> None:
        """Store a plan for a seat in place of the former one; an empty one deletes it."""
        async with self._lock(table):
            if plan.turns or plan.way:
                await self._store.run(Statement(_KEEP, (table.name, seat, _text(plan))))
            else:
                await self._store.run(Statement("DELETE FROM plans WHERE tab = ? AND seat = ?", (table.name, seat)))
        self._known.add(table.name)
        self.wake(table)

    def changed(self, table: Table) -> None:
        """Play the plans of a table that was loaded or has changed."""
        self.wake(table)

    def wake(self, table: Table) -> None:
        """Begin to play the plans of a table, as far as it has any; if that is going on, look once more afterwards."""
        if table.name in self._tasks:
            self._again.add(table.name)
        elif table.name in self._known:
            self._tasks[table.name] = asyncio.create_task(self._follow(table))

    def job(self) -> Repeated:
        """The background job: play all stored plans at first, then those that other processes store."""
        return Repeated(self._hear, BEAT, at_once=True, rest=self._finish, last=self._close)

    async def _hear(self) -> None:
        try:
            for name in sorted(await self._look_around()):
                if not self._has_looked or self._tables.held(name) is not None:
                    await self._see_to(name)
            self._has_looked = True
        except AllmendeError as error:
            log.warning("what is planned can't be looked up: %s", error)

    async def _see_to(self, name: str) -> None:
        try:
            self.wake(await self._tables.get(name))
        except Exception as error:
            # One broken table must not keep the plans of others from being played.
            log.error("what is planned at table %s can't be played: %s", name, error, exc_info=unforeseen(error))

    async def _finish(self) -> None:
        """Wait until all moves that are due have been played."""
        while self._tasks:
            await asyncio.wait(self._tasks.values())

    async def _close(self) -> None:
        """Stop playing plans."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _look_around(self) -> set[str]:
        """Read the tables with plans from the store, and return those that were not known until now."""
        before = set(self._known)
        rows = await self._store.run(Statement("SELECT DISTINCT tab FROM plans WHERE live = 1"))
        names = {str(name) for (name,) in rows}
        self._known = names | (self._known - before)
        return names - before

    def _lock(self, table: Table) -> asyncio.Lock:
        return self._locks.setdefault(table, asyncio.Lock())

    async def _follow(self, table: Table) -> None:
        name = table.name
        try:
            while True:
                self._again.discard(name)
                async with self._lock(table):
                    await self._look_at(table)
                if name not in self._again:
                    return
        except StoreError as error:
            log.warning("what is planned at table %s can't be looked up: %s", name, error)
            self._known.discard(name)  # so that `_look_around` finds it again
        except Exception as error:
            log.error("what is planned at table %s can't be played: %s", name, error, exc_info=unforeseen(error))
        finally:
            # Nothing is awaited between the last look at `_again` and this, so no wake gets lost.
            self._again.discard(name)
            del self._tasks[name]

    async def _look_at(self, table: Table) -> None:
        query = "SELECT seat, plan FROM plans WHERE tab = ? AND live = 1 ORDER BY seat"
        rows = await self._store.run(Statement(query, (table.name,)))
        if not rows:
            self._known.discard(table.name)
        for seat, text in rows:
            assert isinstance(seat, int)
            plan = _plan(str(text))
            if plan is not None and (end := await self._carry_out(table, seat, plan)) is not None:
                # Another process may have stored another plan meanwhile: that one stays.
                this = table.name, seat, str(text)
                await self._store.run(
                    Statement("DELETE FROM plans WHERE tab = ? AND seat = ? AND plan = ?", this)
                    if end.why is None
                    else Statement(_DROP, (_text(StoredPlan(table.version, dropped=end.why)), *this))
                )

    async def _carry_out(self, table: Table, seat: int, plan: StoredPlan) -> Drop | None:
        """Play the moves that a plan has for now; return its end if it comes to it."""

        def propose() -> list[Moved]:
            """The move that is due, if no other was made meanwhile."""
            now = step(table, seat, plan)
            if not isinstance(now, Play):
                return []
            return [table.propose_move(Holder(seats=(seat,)), seat, table.version, now.move)]

        while table.trouble is None and isinstance(now := step(table, seat, plan), Play | Drop):
            if isinstance(now, Drop):
                return now
            await self._tables.lay_down(table, propose)
        return None


def _plan(text: str) -> StoredPlan | None:
    """Decode a stored plan; None if it can't be read."""
    try:
        return msgspec.json.decode(text, type=StoredPlan)
    except msgspec.DecodeError:
        return None


def _text(plan: StoredPlan) -> str:
    return msgspec.json.encode(plan).decode()
