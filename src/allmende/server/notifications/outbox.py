"""The outbox: reasons for notifications, notifications made of them, and the targets still to be reached.

A notification is made once for all its reasons, in one transaction with a row for each target, and has a name by which
receivers recognize it. A sender claims for a while what it sends. So each is sent at least once, and twice only if a
sender ends between sending and noting that it has.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from allmende.server import keys
from allmende.server.notifications.reasons import Reason, Recipient, Sorted, reason_of
from allmende.server.notifications.targets import COLUMNS, WHEREABOUTS, Kept, recipient_of, target_of
from allmende.server.people.persons import PERSONS
from allmende.server.store.protocol import Row, Statement, Store

CLAIMED: Final = 60
"""Seconds for which a sender's claim keeps others from sending a notification."""
AT_ONCE: Final = 200
"""The largest number of reasons looked at in one go."""
KEPT_FOR: Final = 60 * 24 * 60 * 60
"""Seconds after which the reasons of a sent notification are deleted."""

_REASON: Final = "reasons.person, why, about, stamp"
_THIS: Final = "person = ? AND why = ? AND about = ? AND stamp = ? AND called = ''"
_OPEN: Final = f"""
    SELECT {_REASON}, {WHEREABOUTS}, coalesce((
        SELECT max(former.due) FROM reasons AS former WHERE former.person = reasons.person AND former.called <> ''
    ), 0)
    FROM reasons LEFT JOIN {PERSONS} AS persons USING (person) LEFT JOIN wishes USING (person)
    WHERE called = '' AND person IN (
        SELECT person FROM reasons WHERE called = '' AND due <= ?
    ) ORDER BY reasons.person, stamp, why, about LIMIT {AT_ONCE}
"""
_ADD: Final = """
    INSERT INTO reasons (person, why, about, stamp, due, called) VALUES (?, ?, ?, ?, 0, '')
    ON CONFLICT (person, why, about, stamp) DO NOTHING
"""
_SEND: Final = """
    INSERT INTO outbox (called, target, person, due) SELECT ?, target, person, ? FROM targets
    WHERE person = ? AND trouble = ''
"""


class Waiting(NamedTuple):
    """A person who may have to be notified: the reasons, the recipient's settings, and when they were notified last."""

    reasons: list[Reason]
    recipient: Recipient
    last: int


class Due(NamedTuple):
    """A notification to be sent to a target."""

    notification: str
    due: int
    target: Kept


class Outbox:
    """The outbox of a store; `clock` gives seconds since 1970."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store = store
        self._clock = clock

    # Reasons

    async def add(self, reasons: Sequence[Reason]) -> None:
        """Add reasons for notifications, as far as they are new."""
        if reasons:
            await self._store.run(*(Statement(_ADD, reason) for reason in reasons))

    async def waiting(self) -> dict[str, Waiting]:
        """The persons of whom a reason is due, with all their reasons."""
        rows = await self._store.run(Statement(_OPEN, (int(self._clock()),)))
        found: dict[str, Waiting] = {}
        for row in rows:
            reason = _reason(row)
            of = found.setdefault(reason.person, Waiting([], recipient_of(row[4:7]), int(row[7] or 0)))
            of.reasons.append(reason)
        return found

    async def settle(self, person: str, found: Sorted) -> None:
        """Drop and put off a person's reasons, and make one notification of those that are due."""
        now, notification = int(self._clock()), keys.new_table_name()
        work = [Statement(f"DELETE FROM reasons WHERE {_THIS}", reason) for reason in found.gone]
        later = f"UPDATE reasons SET due = ? WHERE {_THIS}"
        work += [Statement(later, (due, *reason)) for reason, due in found.later.items()]
        if found.now:
            made = f"UPDATE reasons SET due = ?, called = ? WHERE {_THIS}"
            work += [Statement(made, (now, notification, *reason)) for reason in found.now]
            work += [Statement(_SEND, (notification, now, person))]
        if work:
            await self._store.run(*work)

    # Notifications

    async def due(self, most: int) -> list[Due]:
        """The notifications to be sent now, the oldest first, at most `most`."""
        query = f"""
            SELECT called, due, {COLUMNS} FROM outbox JOIN targets ON targets.target = outbox.target
            WHERE due <= ? ORDER BY due, called LIMIT ?
        """
        rows = await self._store.run(Statement(query, (int(self._clock()), most)))
        return [Due(str(row[0]), int(row[1] or 0), target_of(row[2:])) for row in rows]

    async def claim(self, due: Due) -> bool:
        """Claim a notification for a while, so that no other process sends it; False if it is claimed already."""
        until = int(self._clock()) + CLAIMED
        query = "UPDATE outbox SET due = ? WHERE called = ? AND target = ? AND due = ? RETURNING called"
        return bool(await self._store.run(Statement(query, (until, due.notification, due.target.target, due.due))))

    async def reasons(self, notification: str) -> list[Reason]:
        """The reasons of a notification."""
        query = f"SELECT {_REASON} FROM reasons WHERE called = ? ORDER BY stamp, why, about"
        return [_reason(row) for row in await self._store.run(Statement(query, (notification,)))]

    async def sent(self, due: Due, *noted: Statement) -> None:
        """Remove a notification that was sent, in one transaction with the statements `noted`."""
        query = "DELETE FROM outbox WHERE called = ? AND target = ?"
        await self._store.run(*noted, Statement(query, (due.notification, due.target.target)))

    async def put_off(self, due: Due, seconds: int, *noted: Statement) -> None:
        """Try a notification again after `seconds`; the statements `noted` are in the same transaction."""
        query = "UPDATE outbox SET due = ? WHERE called = ? AND target = ?"
        until = int(self._clock()) + seconds
        await self._store.run(*noted, Statement(query, (until, due.notification, due.target.target)))

    async def tidy(self) -> None:
        """Delete old reasons and links."""
        now = int(self._clock())
        await self._store.run(
            Statement("DELETE FROM reasons WHERE called <> '' AND due < ?", (now - KEPT_FOR,)),
            Statement("DELETE FROM mail_links WHERE until < ?", (now,)),
        )


def _reason(row: Row) -> Reason:
    person, why, about, stamp, *_ = row
    return reason_of(str(person), str(why), str(about), int(stamp or 0))


def queued() -> Statement:
    """The statement that counts the notifications to be sent, and the addresses at which they fail now."""
    return Statement("SELECT (SELECT count(*) FROM outbox), (SELECT count(*) FROM targets WHERE failing > 0)")
