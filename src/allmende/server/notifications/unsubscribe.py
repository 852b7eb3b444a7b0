"""Unsubscribe links: the secret in a notification lets its recipient end notifications to that target."""

from __future__ import annotations

import hmac
from typing import NamedTuple

from allmende.server import keys
from allmende.server.notifications.shared_secrets import kept_once
from allmende.server.store.protocol import Store

MARK = "calls-secret"
"""The mark of the secret, by the name that it has in stores."""


class Stop(NamedTuple):
    """Ways to end notifications to a target: the page at `link`, or a POST to `address` with the `secret`."""

    link: str
    address: str
    secret: str


class UnsubscribeLinks:
    """Derives a secret for each target from one in the store, and checks it. Links lead to `url`."""

    def __init__(self, store: Store, url: str) -> None:
        self._store = store
        self._url = url

    async def secret(self, target: str) -> str:
        """The secret that ends notifications to a target."""
        own = await kept_once(self._store, MARK, keys.new_key)
        return hmac.digest(own.encode(), target.encode(), "sha256").hex()[:40]

    async def stop(self, target: str) -> Stop:
        """The ways to end notifications to a target."""
        secret = await self.secret(target)
        # The secret is in the fragment: a program that only fetches links doesn't send it, and so stops nothing.
        return Stop(f"{self._url}/stop/{target}#{secret}", f"{self._url}/api/calls/{target}/stop", secret)

    async def fits(self, target: str, secret: str) -> bool:
        """True if a secret ends notifications to a target."""
        return hmac.compare_digest((await self.secret(target)).encode(), secret.encode())
