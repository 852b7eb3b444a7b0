"""The notification dispatcher, a leader job: finds what is new, makes notifications of it, and sends them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from time import monotonic
from typing import Final

from allmende.core import AllmendeError
from allmende.server.lobby.open_tables import OpenTables
from allmende.server.notifications.channel_registry import ChannelRegistry
from allmende.server.notifications.circumstances import facts, new_reasons
from allmende.server.notifications.errors import NotificationError
from allmende.server.notifications.outbox import Due, Outbox
from allmende.server.notifications.reasons import LOOK_AGAIN, Reason, sort_out
from allmende.server.notifications.targets import Targets
from allmende.server.notifications.texts import Invitation, Notification, worded
from allmende.server.store.protocol import Store

OVERLAP: Final = 10
"""Seconds that the clocks of processes may be apart, or that a table summary may take to be written."""
EVERY: Final = 1.0
"""Seconds between two looks for notifications that are due."""
MARK_EVERY: Final = 60
"""Seconds between two notes, in the store, of the time of the last look."""
TIDY_EVERY: Final = 600.0
"""Seconds between two deletions of old data."""
ABSENT: Final = 10.0
"""Seconds without a look after which this process starts over, because another one may have looked meanwhile."""
AT_ONCE: Final = 16
"""The largest number of notifications in transit, so that slow targets don't hold up the others."""
LOOKED: Final = "calls-looked"
"""The mark of the last look, by the name that it has in stores."""

log = logging.getLogger(__name__)


def _tell_nothing(channel: str, arrived: bool) -> None:
    """Where attempts to send are not counted."""


class Dispatcher:
    """Finds, makes and sends notifications; `clock` gives seconds since 1970, `elapsed` seconds that never jump.

    `tell` is called after each attempt to send one, with its channel and whether it has arrived.
    """

    def __init__(
        self,
        store: Store,
        offers: OpenTables,
        targets: Targets,
        outbox: Outbox,
        board: ChannelRegistry,
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
        self.tell: Callable[[str, bool], None] = _tell_nothing
        self._looked: int | None = None
        self._marked = 0
        self._began = self._tidied = float("-inf")
        self._known: set[Reason] = set()
        """The reasons found by the last look; most of them are found again, and not added again."""
        self._sending: dict[tuple[str, str], asyncio.Task[None]] = {}

    async def work(self) -> None:
        """Look once for new reasons, and begin to send what is due."""
        if not self._board.is_open:
            return
        await self._begin()
        await self.look()
        await self.gather()
        await self.send()

    async def finish(self) -> None:
        """Wait until the notifications in transit have arrived or failed, and that is noted."""
        while self._sending:
            await asyncio.wait(self._sending.values())

    async def _begin(self) -> None:
        """Read from the store how far other processes have looked, unless this one looked just now."""
        now = self._elapsed()
        if now - self._began > ABSENT:
            mark = await self._store.mark(LOOKED)
            self._looked, self._tidied, self._known = None if mark is None else int(mark), float("-inf"), set()
        self._began = now
        if now - self._tidied > TIDY_EVERY:
            self._tidied = now
            await self._outbox.tidy()

    async def look(self) -> None:
        """Add the reasons that have come up since the last look to the outbox."""
        now = int(self._clock())
        # If the clock was set back, the last look seems to lie in the future.
        since = min(now, self._looked if self._looked is not None else now) - OVERLAP
        found = await new_reasons(self._store, since, now)
        await self._outbox.add([reason for reason in found if reason not in self._known])
        self._known = set(found)
        self._looked = now
        if not self._marked or (found and not 0 <= now - self._marked < MARK_EVERY):
            await self._store.set_mark(LOOKED, str(now))
            self._marked = now

    async def gather(self) -> None:
        """Make notifications of the reasons that are due, and drop those that no longer hold."""
        waiting = await self._outbox.waiting()
        known = await facts(
            self._store, [reason for each in waiting.values() for reason in each.reasons], int(self._clock())
        )
        for person, each in waiting.items():
            found = sort_out(each.reasons, known, each.recipient, each.last, int(self._clock()))
            await self._outbox.settle(person, found)

    async def send(self) -> None:
        """Begin to send the notifications that are due, as many as may be in transit."""
        for due in await self._outbox.due(2 * AT_ONCE):
            of = due.notification, due.target.target
            if len(self._sending) >= AT_ONCE:
                break
            if of not in self._sending and await self._outbox.claim(due):
                self._sending[of] = asyncio.create_task(self._send(due))

    async def _send(self, due: Due) -> None:
        try:
            notification = await self._notification(due)
            if notification is None:
                await self._outbox.sent(due)
            elif not notification.lines:
                await self._outbox.put_off(due, LOOK_AGAIN)
            else:
                await self._send_notification(due, notification)
        except AllmendeError as error:
            log.warning("a notification could not be sent: %s", error)
        except Exception:
            log.exception("a notification could not be sent; trying again")
        finally:
            del self._sending[due.notification, due.target.target]

    async def _send_notification(self, due: Due, notification: Notification) -> None:
        try:
            await self._board.deliver(due.target, notification)
        except NotificationError as error:
            self.tell(due.target.kind, False)
            again, noted = self._targets.failed(due.target, error)
            await self._outbox.put_off(due, again, *noted)
        else:
            self.tell(due.target.kind, True)
            await self._outbox.sent(due, *self._targets.arrived(due.target))

    async def _notification(self, due: Due) -> Notification | None:
        """A notification as it reads now: None if no reason is left; no lines while the person is at all its tables."""
        reasons = await self._outbox.reasons(due.notification)
        known = await facts(self._store, reasons, int(self._clock()))
        held = [reason for reason in reasons if known.holds(reason)]
        if not held:
            return None
        recipient = await self._targets.recipient(due.target.person)
        told = [reason for reason in held if not known.are_there(reason)]
        if not told:
            return Notification(due.notification, "", [], recipient.language)
        invitations = {}
        for reason in told:
            offer = await self._offers.sought(reason.about) if reason.why == "invited" else None
            if offer is not None and offer.trouble is None:
                invitations[reason.about] = Invitation(offer.host.name, offer.wanted.title)
        # An open table may be gone meanwhile, or be unable to begin; all other reasons stay.
        told = [reason for reason in told if reason.why != "invited" or reason.about in invitations]
        if not told:
            return None
        return worded(due.notification, told, known.tables, invitations, recipient.language, self._url)
