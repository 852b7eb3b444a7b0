"""What browsers have to answer with a passkey: each good for a while, once, and for what it was made.

They lie in the store, so that any server process knows what another one has asked, and one answer counts at one alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from allmende.core import Message
from allmende.server import keys
from allmende.server.passkeys.party import PasskeyError
from allmende.server.store import Statement, Store

SECONDS: Final = 5 * 60
"""For so long somebody may look for their finger."""
ANYBODY: Final = ""
"""In the place of a person: whoever comes in by a passkey."""


class Challenges:
    """All that are still to be answered; the `clock` gives seconds since 1970."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store = store
        self._clock = clock

    async def make(self, person: str) -> str:
        """What this person answers by making a passkey, or ANYBODY by showing one."""
        challenge, now = keys.new_key(), int(self._clock())
        insert = "INSERT INTO challenges (digest, person, until) VALUES (?, ?, ?)"
        await self._store.run(
            Statement("DELETE FROM challenges WHERE until < ?", (now,)),
            Statement(insert, (keys.digest(challenge), person, now + SECONDS)),
        )
        return challenge

    async def take(self, challenge: str, person: str) -> None:
        """It is answered, rightly or not; PasskeyError if it is used, too old, or was not made for this person."""
        query = "DELETE FROM challenges WHERE digest = ? AND person = ? AND until >= ? RETURNING 1"
        if not await self._store.run(Statement(query, (keys.digest(challenge), person, int(self._clock())))):
            raise PasskeyError(Message("error-passkey-late"))
