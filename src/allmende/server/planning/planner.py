"""Plans in the store, and who carries them out: whichever process holds a table when a planned turn comes."""

from __future__ import annotations

import asyncio
import logging
from typing import Final
from weakref import WeakKeyDictionary

import msgspec

from allmende.core import AllmendeError
from allmende.server.entries import Moved
from allmende.server.errors import unforeseen
from allmende.server.planning.plan import Drop, Kept, Play, step
from allmende.server.store import Statement, Store, StoreError
from allmende.server.table import Holder, Table
from allmende.server.tables import Tables
from allmende.server.unending import Repeated

BEAT: Final = 10.0
"""Seconds after which a process knows at the latest where something is planned in another one."""

_KEEP: Final = """
    INSERT INTO plans (tab, seat, live, plan) VALUES (?, ?, 1, ?)
    ON CONFLICT (tab, seat) DO UPDATE SET live = 1, plan = excluded.plan
"""
_DROP: Final = "UPDATE plans SET live = 0, plan = ? WHERE tab = ? AND seat = ? AND plan = ?"

log = logging.getLogger(__name__)


class Planner:
    """Keeps plans and plays what they say.

    A move is laid down at the version for which it was found, so that of several processes one plays it. Each table has
    a lock, so that what was cancelled in this process is never played by it afterwards.
    """

    def __init__(self, store: Store, tables: Tables) -> None:
        self._store = store
        self._tables = tables
        self._known: set[str] = set()
        """The tables where something is planned, and perhaps some where nothing is any more."""
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._has_looked = False
        self._locks: WeakKeyDictionary[Table, asyncio.Lock] = WeakKeyDictionary()
        tables.watch(self.wake)

    async def of(self, table: Table, seat: int) -> Kept | None:
        """What a seat has planned."""
        rows = await self._store.run(Statement("SELECT plan FROM plans WHERE tab = ? AND seat = ?", (table.name, seat)))
        return _plan(str(rows[0][0])) if rows else None

    async def keep(self, table: Table, seat: int, plan: Kept) -> None:
        """Have a seat plan this and nothing else; a plan of no turns is none."""
        async with self._lock(table):
            if plan.turns or plan.way:
                await self._store.run(Statement(_KEEP, (table.name, seat, _text(plan))))
            else:
                await self._store.run(Statement("DELETE FROM plans WHERE tab = ? AND seat = ?", (table.name, seat)))
        self._known.add(table.name)
        self.wake(table)

    def wake(self, table: Table) -> None:
        """See to what is planned at a table: it was loaded, or has changed."""
        if table.name in self._tasks:
            self._again.add(table.name)
        elif table.name in self._known:
            self._tasks[table.name] = asyncio.create_task(self._follow(table))

    def job(self) -> Repeated:
        """Hear of what is planned elsewhere, again and again; at first, see to all that was planned before."""
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
            # Whatever is wrong with one table, what is planned at others is played.
            log.error("what is planned at table %s can't be played: %s", name, error, exc_info=unforeseen(error))

    async def _finish(self) -> None:
        """Wait until all that is due has been played."""
        while self._tasks:
            await asyncio.wait(self._tasks.values())

    async def _close(self) -> None:
        """Carry nothing out any more."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _look_around(self) -> set[str]:
        """The tables that were not known until now."""
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
            self._known.discard(name)  # so that it is found again when one looks around
        except Exception as error:
            log.error("what is planned at table %s can't be played: %s", name, error, exc_info=unforeseen(error))
        finally:
            # Nothing is awaited between the last look at what has changed and this, so no wake gets lost.
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
                # Another plan may have been made meanwhile, in another process: that one stays.
                this = table.name, seat, str(text)
                await self._store.run(
                    Statement("DELETE FROM plans WHERE tab = ? AND seat = ? AND plan = ?", this)
                    if end.why is None
                    else Statement(_DROP, (_text(Kept(table.version, dropped=end.why)), *this))
                )

    async def _carry_out(self, table: Table, seat: int, plan: Kept) -> Drop | None:
        """Play what a plan says now, until it has nothing to say, or comes to its end."""

        def propose() -> list[Moved]:
            """The move that is due, if none was laid down meanwhile."""
            now = step(table, seat, plan)
            if not isinstance(now, Play):
                return []
            return [table.propose_move(Holder(seats=(seat,)), seat, table.version, now.move)]

        while table.trouble is None and isinstance(now := step(table, seat, plan), Play | Drop):
            if isinstance(now, Drop):
                return now
            await self._tables.lay_down(table, propose)
        return None


def _plan(text: str) -> Kept | None:
    """A plan as it is kept; None if nobody here can read it."""
    try:
        return msgspec.json.decode(text, type=Kept)
    except msgspec.DecodeError:
        return None


def _text(plan: Kept) -> str:
    return msgspec.json.encode(plan).decode()
