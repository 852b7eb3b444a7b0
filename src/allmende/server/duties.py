"""Duties: what has to be done again and again, by one server process alone of all that share a store.

What a duty looks like, and who does it:

    duties.add("mail", 1.0, outbox.send_due)

All processes register the same duties, in `create_app` or below it, before anything runs. The one that holds the lease
in the store does them; if it ends, the next one goes on within two seconds, and if it is killed, within ten. So a duty
keeps what it has to do in the store, asks the store for it each time, and is done when it returns: nothing that it
remembers is known to the process that goes on after it.

A duty can be cut off anywhere, when this process has lost the lease or ends, and what it was doing is then begun again,
perhaps by another process; so it notes in the store what it has done, step by step. A process that the system lets
sleep for seconds in the middle of a step may even finish that when another has begun it: a step that must not happen
twice is claimed by a statement that only one can win (`UPDATE ... WHERE ... RETURNING`), or by an entry's version.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final

from allmende.server import lease
from allmende.server.lease import Lease
from allmende.server.store import Store, StoreError
from allmende.server.unending import Work, nothing

TICK: Final = 0.25
"""Seconds between two looks at what is due."""

log = logging.getLogger(__name__)


class _Duty:
    """What is done every so many seconds, counted from its last end, and the task that does it now.

    What it begins goes on beside it; `rest` waits for that.
    """

    def __init__(self, name: str, every: float, work: Work, rest: Work) -> None:
        self.name = name
        self.rest = rest
        self._every = every
        self._work = work
        self._due = float("-inf")
        self.task: asyncio.Task[None] | None = None

    def begin_if_due(self, now: float) -> None:
        """Begin in a task of its own, so that one duty waits for no other."""
        if self.task is None and now >= self._due:
            self.task = asyncio.create_task(self.do())

    async def do(self) -> None:
        """Do it once; an error is logged, since it is tried again."""
        try:
            await self._work()
        except StoreError as error:
            log.warning("duty %s: %s", self.name, error)
        except Exception:
            log.exception("duty %s failed; trying again", self.name)
        finally:
            self._due = asyncio.get_running_loop().time() + self._every
            self.task = None


class Duties:
    """All duties of a server. One lease is for all of them, so that they run in the same process."""

    def __init__(self, store: Store, held: Lease | None = None) -> None:
        self._lease = held or Lease(store, "duties")
        self._duties: dict[str, _Duty] = {}

    def add(self, name: str, every: float, work: Work, rest: Work = nothing) -> None:
        """Have this done every so many seconds by whichever process holds the lease, once at a time.

        Where it begins what goes on beside it, `rest` waits for that.
        """
        assert name not in self._duties, f"there is a duty {name} already"
        self._duties[name] = _Duty(name, every, work, rest)

    @property
    def are_ours(self) -> bool:
        """Whether this process does them now."""
        return self._lease.is_held

    async def work(self) -> None:
        """Hold the lease while no other process does, and do what is due, for ever."""
        holding = asyncio.create_task(self._hold())
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
            holding.cancel()
            await asyncio.gather(holding, *self._cut_off(), return_exceptions=True)
            await self.end()

    async def step(self) -> None:
        """Ask for the lease, and if it is held do all of them once, one after the other, due or not."""
        await self._ask()
        if self._lease.is_held:
            for duty in self._duties.values():
                await duty.do()
                await duty.rest()

    async def end(self) -> None:
        """Let the next process go on at once, and wait for what was begun."""
        with suppress(StoreError):
            await self._lease.give_up()
        for duty in self._duties.values():
            await duty.rest()

    def _cut_off(self) -> list[asyncio.Task[None]]:
        tasks = [duty.task for duty in self._duties.values() if duty.task is not None]
        for task in tasks:
            task.cancel()
        return tasks

    async def _hold(self) -> None:
        """Ask for the lease, again and again; it is believed in for a while only, so whoever can't ask has lost it."""
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
