"""The public keys of passkeys, in the store."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from allmende.core import Message
from allmende.server.errors import NotFoundError
from allmende.server.people.passkeys.messages import Passkey
from allmende.server.people.passkeys.relying_party import PasskeyError
from allmende.server.store.protocol import Statement, Store
from allmende.server.tables.seats import checked_name

MOST: Final = 10
"""The most passkeys of a person."""


class Public(NamedTuple):
    """A passkey's id, its public key, and its signature counter, 0 if it doesn't count."""

    passkey: str
    key: str
    signed: int


class Credentials:
    """The passkeys of all persons; `clock` gives seconds since 1970."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store = store
        self._clock = clock

    async def of(self, person: str) -> list[Passkey]:
        """A person's passkeys, the oldest first."""
        query = "SELECT passkey, name, since, used FROM passkeys WHERE person = ? ORDER BY since, passkey"
        rows = await self._store.run(Statement(query, (person,)))
        return [Passkey(str(name), str(called), int(since or 0), int(used or 0)) for name, called, since, used in rows]

    async def check_room(self, person: str) -> None:
        """Check that a person may have one more passkey; PasskeyError if they have the most already."""
        if len(await self.of(person)) >= MOST:
            raise PasskeyError(Message("error-passkeys", {"most": MOST}))

    async def add(self, person: str, made: Public, name: str) -> None:
        """Add a passkey under a name; PasskeyError if the person has the most already, or the passkey is known."""
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
        """Delete a passkey; NotFoundError if it is not this person's."""
        query = "DELETE FROM passkeys WHERE passkey = ? AND person = ? RETURNING 1"
        if not await self._store.run(Statement(query, (passkey, person))):
            raise _unknown()

    async def key(self, passkey: str) -> str:
        """The public key that checks a passkey's signatures; NotFoundError if the passkey is unknown."""
        found = await self._store.run(Statement("SELECT public_key FROM passkeys WHERE passkey = ?", (passkey,)))
        if not found:
            raise _unknown()
        return str(found[0][0])

    async def used(self, passkey: str, signed: int) -> str:
        """Note the use of a passkey with its signature counter, and return its person.

        PasskeyError if the counter has not risen: then there are two of the passkey, and one is a copy. It is compared
        by the statement that writes it, so that of two uses at the same moment, even at two servers, one is refused.
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
