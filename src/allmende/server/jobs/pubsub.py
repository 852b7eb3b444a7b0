"""Publish and subscribe within a process: a subscriber is woken when its topic has changed.

    with changes.subscribe("table-1") as subscription:
        while True:
            await subscription.wait()
            ...  # look up what has changed

No message is passed, since a subscriber looks up the present state anyway; so changes between two waits count as one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager


class Subscription:
    """A subscriber's side of one or more topics. It may be shared by topics, and wakes for each of them."""

    def __init__(self) -> None:
        self._notified = asyncio.Event()

    def notify(self) -> None:
        """End the present wait, or the next one if there is none."""
        self._notified.set()

    async def wait(self) -> None:
        """Wait for the next change; return at once if there was one since the last wait."""
        await self._notified.wait()
        self._notified.clear()


class PubSub:
    """Subscriptions by topic, such as the name of a table or a person's id."""

    def __init__(self) -> None:
        self._subscriptions: dict[str, set[Subscription]] = {}

    @contextmanager
    def subscribe(self, topic: str, subscription: Subscription | None = None) -> Iterator[Subscription]:
        """Subscribe to a topic within a `with` block: by a new subscription, or one of other topics, too."""
        subscription = subscription or Subscription()
        self._subscriptions.setdefault(topic, set()).add(subscription)
        try:
            yield subscription
        finally:
            self._subscriptions[topic].discard(subscription)
            if not self._subscriptions[topic]:
                del self._subscriptions[topic]

    def publish(self, topic: str) -> None:
        """Notify all subscribers of a topic."""
        for subscription in self._subscriptions.get(topic, ()):
            subscription.notify()

    def publish_all(self) -> None:
        """Notify the subscribers of all topics, when any of them may have changed."""
        for topic in self._subscriptions:
            self.publish(topic)

    @property
    def topics(self) -> list[str]:
        """The topics that have subscribers, sorted."""
        return sorted(self._subscriptions)

    def __bool__(self) -> bool:
        """True if any topic has subscribers."""
        return bool(self._subscriptions)

    def has_subscribers(self, topic: str) -> bool:
        """True if this topic has subscribers."""
        return topic in self._subscriptions
