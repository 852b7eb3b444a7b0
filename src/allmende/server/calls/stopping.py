"""The secrets by which a call brings its own end: whoever has got it can stop what goes where it went."""

from __future__ import annotations

import hmac

from allmende.server import keys
from allmende.server.calls.kept import kept_once
from allmende.server.store import Store

MARK = "calls-secret"


class Stopping:
    """Makes and knows them: they follow from a secret of the store, and are kept nowhere."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def secret(self, target: str) -> str:
        """By which calls to this target are stopped."""
        own = await kept_once(self._store, MARK, keys.new_key)
        return hmac.digest(own.encode(), target.encode(), "sha256").hex()[:40]

    async def fits(self, target: str, secret: str) -> bool:
        """Whether this stops calls to this target."""
        return hmac.compare_digest((await self.secret(target)).encode(), secret.encode())
