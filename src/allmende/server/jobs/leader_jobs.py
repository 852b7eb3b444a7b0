"""Leader jobs: periodic work that only one of the server processes at a store does, the one that holds a lease.

To add one:

    leader_jobs.add("mail", 1.0, outbox.send_due)

All processes register the same jobs, in `create_app` or below it, before anything runs. The one that holds the lease in
the store does them; if it ends, the next one goes on within two seconds, and if it is killed, within ten. So a job has
its work in the store, asks the store for it each time, and is done when it returns: nothing that it remembers is known
to the process that goes on after it.

A job can be cancelled anywhere, when this process has lost the lease or ends, and its work is then begun again, perhaps
by another process; so it notes in the store what it has done, step by step. A process that the system lets sleep for
seconds in the middle of a step may even finish that when another has begun it: a step that must not happen twice is
claimed by a statement that only one can win (`UPDATE ... WHERE ... RETURNING`), or by an entry's version.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final

from allmende.server.jobs import lease
from allmende.server.jobs.background import Work, nothing
from allmende.server.jobs.lease import Lease
from allmende.server.store.protocol import Store, StoreError

TICK: Final = 0.25
"""Seconds between two looks at the jobs that are due."""

log = logging.getLogger(__name__)


class _LeaderJob:
    """Work with a pause of `every` seconds between its end and its next start, and the task that does it now.

    Work that it has begun may go on beside it; `rest` waits for that.
    """

    def __init__(self, name: str, every: float, work: Work, rest: Work) -> None:
        self.name = name
        self.rest = rest
        self._every = every
        self._work = work
        self._due = float("-inf")
        self.task: asyncio.Task[None] | None = None

    def begin_if_due(self, now: float) -> None:
        """Begin in a task of its own, so that one job waits for no other."""
        if self.task is None and now >= self._due:
            self.task = asyncio.create_task(self.do())

    async def do(self) -> None:
        """Do the work once; an error is logged only, since the work is tried again."""
        try:
            await self._work()
        except StoreError as error:
            log.warning("duty %s: %s", self.name, error)
        except Exception:
            log.exception("duty %s failed; trying again", self.name)
        finally:
            self._due = asyncio.get_running_loop().time() + self._every
            self.task = None


class LeaderJobs:
    """All leader jobs of a server. They share one lease, so that they run in the same process."""

    def __init__(self, store: Store, held: Lease | None = None) -> None:
        self._lease = held or Lease(store, "duties")
        self._duties: dict[str, _LeaderJob] = {}
        self._holding: asyncio.Task[None] | None = None
        self._has_left = False

    def add(self, name: str, every: float, work: Work, rest: Work = nothing) -> None:
        """Add work that the process with the lease does again and again, `every` seconds after it has returned.

        `rest` waits for work that it has begun and that goes on beside it.
        """
        assert name not in self._duties, f"there is a duty {name} already"
        self._duties[name] = _LeaderJob(name, every, work, rest)

    @property
    def are_ours(self) -> bool:
        """True if this process does the leader jobs now."""
        return self._lease.is_held

    async def work(self) -> None:
        """Hold the lease while no other process does, and do the jobs that are due, for ever."""
        self._holding = asyncio.create_task(self._hold())
        try:
            while True:
                await asyncio.sleep(TICK)
                if self._lease.is_held:
                    now = asyncio.get_running_loop().time()
                    for duty in self._duties.values():
                        duty.begin_if_due(now)
                else:
                    self._cut_off()
        finally:
            await self.end()

    async def step(self) -> None:
        """Ask for the lease, and if it is held do all jobs once, one after the other, due or not."""
        await self._ask()
        if self._lease.is_held:
            for duty in self._duties.values():
                await duty.do()
                await duty.rest()

    async def leave(self) -> None:
        """Cut off all jobs, and give up the lease for good, so that another process goes on at once."""
        self._has_left = True
        tasks = self._cut_off()
        if self._holding is not None:
            self._holding.cancel()
            tasks.append(self._holding)
        await asyncio.gather(*tasks, return_exceptions=True)
        with suppress(StoreError):
            await self._lease.give_up()

    async def end(self) -> None:
        """Give up the lease, so that another process goes on at once, and wait for work that was begun."""
        await self.leave()
        for duty in self._duties.values():
            await duty.rest()

    def _cut_off(self) -> list[asyncio.Task[None]]:
        tasks = [duty.task for duty in self._duties.values() if duty.task is not None]
        for task in tasks:
            task.cancel()
        return tasks

    async def _hold(self) -> None:
        """Ask for the lease, again and again; it expires by itself, so a process that can't ask has lost it."""
        while True:
            await self._ask()
            await asyncio.sleep(lease.BEAT_EVERY if self._lease.is_held else lease.LOOK_EVERY)

    async def _ask(self) -> None:
        try:
            await self._lease.ask()
        except StoreError as error:
            log.warning("who does the duties could not be settled: %s", error)
        except Exception:
            log.exception("who does the duties could not be settled; trying again")
