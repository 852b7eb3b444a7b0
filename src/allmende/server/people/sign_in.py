"""Signing in on further devices: passes, and the merging of persons."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from allmende.core import Message
from allmende.server import keys
from allmende.server.errors import NotFoundError
from allmende.server.people.bans import Bans
from allmende.server.people.devices import added, removed
from allmende.server.people.messages import Person
from allmende.server.people.person_rows import PersonRows
from allmende.server.people.persons import Persons
from allmende.server.store.protocol import Statement, Store

PASS_SECONDS: Final = 15 * 60
"""Seconds for which a pass to another device is good."""


class SignIn:
    """Makes browsers further devices of persons; `clock` gives seconds since 1970."""

    def __init__(
        self, store: Store, persons: Persons, rows: PersonRows, bans: Bans, clock: Callable[[], float]
    ) -> None:
        """`rows` are those of all packages that refer to persons."""
        self._store = store
        self._persons = persons
        self._rows = rows
        self._bans = bans
        self._clock = clock

    async def new_pass(self, person: Person) -> tuple[str, int]:
        """Return a secret that makes one more device this person's, once, and until when, in seconds since 1970."""
        secret, now = keys.new_key(), int(self._clock())
        until = now + PASS_SECONDS
        await self._store.run(
            Statement("DELETE FROM passes WHERE until < ? OR person = ?", (now, person.person)),
            Statement("INSERT INTO passes VALUES (?, ?, ?)", (keys.digest(secret), person.person, until)),
        )
        return secret, until

    async def use_pass(self, secret: str, device: str) -> tuple[Person, str]:
        """Return a pass's person, and a new secret for the `device` that used it; NotFoundError if it is no good."""
        now, digest = int(self._clock()), keys.digest(secret)
        # Deleted by the first use, so that no second one at the same moment succeeds.
        used = await self._store.run(
            Statement("DELETE FROM passes WHERE digest = ? AND until >= ? RETURNING person", (digest, now))
        )
        if not used:
            raise NotFoundError("this pass is used or too old", Message("error-pass"))
        return await self.come_in(str(used[0][0]), device)

    async def come_in(self, own: str, device: str) -> tuple[Person, str]:
        """Make `device` another one of the person `own`; return the person, and a new secret for the device.

        If the device belonged to another person, that one is merged into this one, with tables and other devices.
        NotFoundError if the person is gone, ForbiddenError if they are banned.
        """
        await self._bans.check(own)
        if (person := await self._persons.get(own)) is None:
            # Checked before the merge, because data would otherwise be left without a person.
            raise NotFoundError("this is somebody who is gone", Message("error-nobody"))
        before, new = await self._persons.known_by(device), keys.new_key()
        work = [removed(device), *self._rows.device_replaced(keys.digest(device), keys.digest(new))]
        work.append(added(own, new, int(self._clock())))
        if before is not None and before.person != own:
            work += self._rows.merged(before.person, own)
        await self._store.run(*work)
        return person, new
