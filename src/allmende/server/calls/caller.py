"""Calls people: looks what has come up, makes calls of it, and sends these. One server process at a time does so."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from time import monotonic
from typing import Final

from allmende.core import AllmendeError
from allmende.server.calls.errors import CallError
from allmende.server.calls.facts import facts, new_reasons
from allmende.server.calls.outbox import Due, Outbox
from allmende.server.calls.reasons import LOOK_AGAIN, Reason, sort_out
from allmende.server.calls.switchboard import Switchboard
from allmende.server.calls.targets import Targets
from allmende.server.calls.wording import Call, Invitation, worded
from allmende.server.people.offers import OpenTables
from allmende.server.store import Store

OVERLAP: Final = 10
"""So many seconds may the clocks of processes be apart, or a standing need to be written."""
MARK_EVERY: Final = 60
"""Seconds after which it is noted how far has been looked."""
TIDY_EVERY: Final = 600.0
"""Seconds after which what has long been said is forgotten."""
ABSENT: Final = 10.0
"""Whoever has not looked for so many seconds begins as if for the first time."""
AT_ONCE: Final = 16
"""So many calls are on their way at a time, so that slow targets hold nobody up."""
LOOKED: Final = "calls-looked"

log = logging.getLogger(__name__)


class Caller:
    """Does all of it; the `clock` gives seconds since 1970, `elapsed` some that never jump."""

    def __init__(
        self,
        store: Store,
        offers: OpenTables,
        targets: Targets,
        outbox: Outbox,
        board: Switchboard,
        url: str,
        clock: Callable[[], float],
        elapsed: Callable[[], float] = monotonic,
    ) -> None:
        self._store = store
        self._offers = offers
        self._targets = targets
        self._outbox = outbox
        self._board = board
        self._url = url
        self._clock = clock
        self._elapsed = elapsed
        self._looked: int | None = None
        self._marked = 0
        self._began = self._tidied = float("-inf")
        self._known: set[Reason] = set()
        """What the last look has found: most of it is found again."""
        self._sending: dict[tuple[str, str], asyncio.Task[None]] = {}

    async def work(self) -> None:
        """Look once, and have go on its way what is due."""
        if not self._board.is_open:
            return
        await self._begin()
        await self.look()
        await self.gather()
        await self.send()

    async def finish(self) -> None:
        """Wait until what is on its way has arrived, and that is noted."""
        while self._sending:
            await asyncio.wait(self._sending.values())

    async def _begin(self) -> None:
        """Find out how far others have looked, if this process has not just done so itself."""
        now = self._elapsed()
        if now - self._began > ABSENT:
            mark = await self._store.mark(LOOKED)
            self._looked, self._tidied, self._known = None if mark is None else int(mark), float("-inf"), set()
        self._began = now
        if now - self._tidied > TIDY_EVERY:
            self._tidied = now
            await self._outbox.tidy()

    async def look(self) -> None:
        """Take down why people have to be called, as things stand since the last look."""
        now = int(self._clock())
        # A clock that was set back has looked too far.
        since = min(now, self._looked if self._looked is not None else now) - OVERLAP
        found = await new_reasons(self._store, since, now)
        await self._outbox.add([reason for reason in found if reason not in self._known])
        self._known = set(found)
        self._looked = now
        if not self._marked or (found and not 0 <= now - self._marked < MARK_EVERY):
            await self._store.set_mark(LOOKED, str(now))
            self._marked = now

    async def gather(self) -> None:
        """Make calls of what is due, and drop what has gone."""
        waiting = await self._outbox.waiting()
        known = await facts(
            self._store, [reason for each in waiting.values() for reason in each.reasons], int(self._clock())
        )
        for person, each in waiting.items():
            found = sort_out(each.reasons, known, each.callee, each.last, int(self._clock()))
            await self._outbox.settle(person, found)

    async def send(self) -> None:
        """Have what is due go on its way."""
        for due in await self._outbox.due(2 * AT_ONCE):
            of = due.call, due.target.target
            if len(self._sending) >= AT_ONCE:
                break
            if of not in self._sending and await self._outbox.claim(due):
                self._sending[of] = asyncio.create_task(self._send(due))

    async def _send(self, due: Due) -> None:
        try:
            call = await self._call(due)
            if call is None:
                await self._outbox.sent(due)
            elif not call.lines:
                await self._outbox.put_off(due, LOOK_AGAIN)
            else:
                await self._send_call(due, call)
        except AllmendeError as error:
            log.warning("a call could not be sent: %s", error)
        except Exception:
            log.exception("a call could not be sent; trying again")
        finally:
            del self._sending[due.call, due.target.target]

    async def _send_call(self, due: Due, call: Call) -> None:
        try:
            await self._board.deliver(due.target, call)
        except CallError as error:
            again, noted = self._targets.failed(due.target, error)
            await self._outbox.put_off(due, again, *noted)
        else:
            await self._outbox.sent(due, *self._targets.arrived(due.target))

    async def _call(self, due: Due) -> Call | None:
        """What a call says now: None if there is no reason left, no line if all whom it is about are there just now."""
        reasons = await self._outbox.reasons(due.call)
        known = await facts(self._store, reasons, int(self._clock()))
        held = [reason for reason in reasons if known.holds(reason)]
        if not held:
            return None
        callee = await self._targets.callee(due.target.person)
        told = [reason for reason in held if not known.are_there(reason)]
        if not told:
            return Call(due.call, "", [], callee.language)
        invitations = {}
        for reason in told:
            offer = await self._offers.sought(reason.about) if reason.why == "invited" else None
            if offer is not None and offer.trouble is None:
                invitations[reason.about] = Invitation(offer.host.name, offer.wanted.title)
        # An open table may be gone since it was looked up, or can't begin any more; all else is told.
        told = [reason for reason in told if reason.why != "invited" or reason.about in invitations]
        if not told:
            return None
        return worded(due.call, told, known.tables, invitations, callee.language, self._url)
