"""The passkeys that are known to a store. Of each it has the public half, with which nobody comes in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from allmende.core import Message
from allmende.server.errors import NotFoundError
from allmende.server.passkeys.messages import Passkey
from allmende.server.passkeys.party import PasskeyError
from allmende.server.seats import checked_name
from allmende.server.store import Statement, Store

MOST: Final = 10
"""So many passkeys may somebody have."""


class Public(NamedTuple):
    """What devices call a passkey, what checks its signatures, and how often it has signed: 0 if it doesn't count."""

    passkey: str
    key: str
    signed: int


class KeptPasskeys:
    """The passkeys of all persons; the `clock` gives seconds since 1970."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store = store
        self._clock = clock

    async def of(self, person: str) -> list[Passkey]:
        """Somebody's passkeys, the first one first."""
        query = "SELECT passkey, name, since, used FROM passkeys WHERE person = ? ORDER BY since, passkey"
        rows = await self._store.run(Statement(query, (person,)))
        return [Passkey(str(name), str(called), int(since or 0), int(used or 0)) for name, called, since, used in rows]

    async def check_room(self, person: str) -> None:
        """PasskeyError if somebody has enough of them."""
        if len(await self.of(person)) >= MOST:
            raise PasskeyError(Message("error-passkeys", {"most": MOST}))

    async def add(self, person: str, made: Public, name: str) -> None:
        """One more passkey, called like this; PasskeyError if it is enough, or the same one is known already."""
        name = checked_name(name)
        await self.check_room(person)
        query = """
            INSERT INTO passkeys (passkey, person, name, public_key, signed, since, used)
            VALUES (?, ?, ?, ?, ?, ?, 0) ON CONFLICT (passkey) DO NOTHING RETURNING 1
        """
        values = (made.passkey, person, name, made.key, made.signed, int(self._clock()))
        if not await self._store.run(Statement(query, values)):
            raise PasskeyError(Message("error-passkey-known"))

    async def remove(self, person: str, passkey: str) -> None:
        """Nobody comes in by it any more; NotFoundError if it is not this person's."""
        query = "DELETE FROM passkeys WHERE passkey = ? AND person = ? RETURNING 1"
        if not await self._store.run(Statement(query, (passkey, person))):
            raise _unknown()

    async def key(self, passkey: str) -> str:
        """What checks its signatures; NotFoundError if nobody has it."""
        found = await self._store.run(Statement("SELECT public_key FROM passkeys WHERE passkey = ?", (passkey,)))
        if not found:
            raise _unknown()
        return str(found[0][0])

    async def used(self, passkey: str, signed: int) -> str:
        """Whose passkey it is that says to have signed so often; PasskeyError if it had done so before.

        Then there are two of it, and one is a copy. It is compared where it is noted, so that of two that come at the
        same moment one is refused, whichever servers they have asked.
        """
        query = """
            UPDATE passkeys SET signed = ?, used = ? WHERE passkey = ? AND (signed < ? OR (signed = 0 AND ? = 0))
            RETURNING person
        """
        found = await self._store.run(Statement(query, (signed, int(self._clock()), passkey, signed, signed)))
        if not found:
            await self.key(passkey)
            raise PasskeyError(Message("error-passkey-copied"))
        return str(found[0][0])


def _unknown() -> NotFoundError:
    return NotFoundError("there is no such passkey", Message("error-passkey-unknown"))
