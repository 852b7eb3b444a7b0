"""Challenges for passkeys: each good for a while, once, and for one purpose.

They are in the store, so that each server process knows the challenges of all others, and each is answered only once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from allmende.core import Message
from allmende.server import keys
from allmende.server.people.passkeys.relying_party import PasskeyError
from allmende.server.store.protocol import Statement, Store

SECONDS: Final = 5 * 60
"""Seconds for which a challenge can be answered."""
ANYBODY: Final = ""
"""In place of a person: a challenge for signing in, when the person is not known yet."""


class Challenges:
    """The open challenges in the store; `clock` gives seconds since 1970."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store = store
        self._clock = clock

    async def make(self, person: str) -> str:
        """Return a new challenge: for a person who makes a passkey, or for ANYBODY who signs in by one."""
        challenge, now = keys.new_key(), int(self._clock())
        insert = "INSERT INTO challenges (digest, person, until) VALUES (?, ?, ?)"
        await self._store.run(
            Statement("DELETE FROM challenges WHERE until < ?", (now,)),
            Statement(insert, (keys.digest(challenge), person, now + SECONDS)),
        )
        return challenge

    async def take(self, challenge: str, person: str) -> None:
        """Use up a challenge that was answered, rightly or not.

        PasskeyError if it is used already, too old, or was not made for this person.
        """
        query = "DELETE FROM challenges WHERE digest = ? AND person = ? AND until >= ? RETURNING 1"
        if not await self._store.run(Statement(query, (keys.digest(challenge), person, int(self._clock())))):
            raise PasskeyError(Message("error-passkey-late"))
