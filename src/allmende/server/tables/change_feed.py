"""The change feed of a server's tables: the one place where their subscribers are registered.

    tables.feed.subscribe(bots)
    with tables.feed.follow(table.name) as subscription:
        await subscription.wait()

A subscriber is called at each change of any table; a follower of one table is woken when that has changed.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from allmende.server.jobs.pubsub import PubSub, Subscription
from allmende.server.tables.table import Table

Elsewhere = tuple[str, int] | None
"""A change by another process: the table's name and its version there; None if any table may have changed."""


class Subscriber:
    """Follows the changes of all tables. A subclass overrides what it needs; by default it ignores them."""

    async def loading(self, table: Table) -> None:
        """Prepare for a table that is being loaded, before any request gets it."""

    def changed(self, table: Table) -> None:
        """Take note of a table in memory that was loaded, or was changed by this process or another."""

    def changed_elsewhere(self, change: Elsewhere) -> None:
        """Take note of a change by another process, before the table follows it here, if it is in memory here."""


class ChangeFeed:
    """Calls all subscribers, in the order in which they subscribed, and wakes the followers of the changed table."""

    def __init__(self) -> None:
        self._subscribers: list[Subscriber] = []
        self._followers = PubSub()

    def subscribe(self, subscriber: Subscriber) -> None:
        """Tell a subscriber of all tables from now on."""
        self._subscribers.append(subscriber)

    @contextmanager
    def follow(self, table: str) -> Iterator[Subscription]:
        """Follow the table of this name within a `with` block: the subscription wakes whenever it has changed."""
        with self._followers.subscribe(table) as subscription:
            yield subscription

    def is_followed(self, table: str) -> bool:
        """True if a stream, or anything else in this process, follows the table of this name."""
        return self._followers.has_subscribers(table)

    async def prepare(self, table: Table) -> None:
        """Let all subscribers prepare for a table that is being loaded."""
        for subscriber in self._subscribers:
            await subscriber.loading(table)

    def loaded(self, table: Table) -> None:
        """Tell subscribers of a table that is new in memory: nothing follows it yet."""
        for subscriber in self._subscribers:
            subscriber.changed(table)

    def changed(self, table: Table) -> None:
        """Tell of a change of a table in memory."""
        self._followers.publish(table.name)
        self.loaded(table)

    def changed_elsewhere(self, change: Elsewhere) -> None:
        """Tell subscribers of a change by another process."""
        for subscriber in self._subscribers:
            subscriber.changed_elsewhere(change)
