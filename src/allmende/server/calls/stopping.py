"""The secrets by which a call brings its own end: whoever has got it can stop what goes where it went."""

from __future__ import annotations

import hmac
from typing import NamedTuple

from allmende.server import keys
from allmende.server.calls.kept import kept_once
from allmende.server.store import Store

MARK = "calls-secret"


class Stop(NamedTuple):
    """How calls to a target are stopped: a page at `link` does so, and so does a POST to `address` with the secret."""

    link: str
    address: str
    secret: str


class Stopping:
    """Makes and knows the secrets: they follow from one of the store, and are kept nowhere. Links lead to `url`."""

    def __init__(self, store: Store, url: str) -> None:
        self._store = store
        self._url = url

    async def secret(self, target: str) -> str:
        """By which calls to this target are stopped."""
        own = await kept_once(self._store, MARK, keys.new_key)
        return hmac.digest(own.encode(), target.encode(), "sha256").hex()[:40]

    async def stop(self, target: str) -> Stop:
        """How calls to this target are stopped."""
        secret = await self.secret(target)
        # Whoever opens the link stops them; whatever only looks at links is not told the secret, and stops nothing.
        return Stop(f"{self._url}/stop/{target}#{secret}", f"{self._url}/api/calls/{target}/stop", secret)

    async def fits(self, target: str, secret: str) -> bool:
        """Whether this stops calls to this target."""
        return hmac.compare_digest((await self.secret(target)).encode(), secret.encode())
