"""Devices: the browsers of a person, their names, and when each was used last."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from allmende.core import Message
from allmende.server import keys
from allmende.server.errors import NotFoundError
from allmende.server.people.messages import Device, Person
from allmende.server.people.person_rows import PersonRows
from allmende.server.store.protocol import Statement, Store

NOTED_EVERY: Final = 15 * 60
"""Seconds after which the use of a device is noted again."""
_BROWSERS: Final = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
_SYSTEMS: Final = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "Windows": "Windows",
    "CrOS": "Chromebook",
    "Mac OS": "Mac",
    "Linux": "Linux",
}
"""Names of browsers and systems by their mark in a user agent; the first that is found counts.

The order matters: many agents also carry the marks that come later.
"""


class Devices:
    """The devices of all persons, in the store; `clock` gives seconds since 1970."""

    def __init__(self, store: Store, rows: PersonRows, clock: Callable[[], float]) -> None:
        """`rows` are those of all packages that refer to persons."""
        self._store = store
        self._rows = rows
        self._clock = clock

    async def note(self, secret: str, agent: str) -> None:
        """Note that the device with this secret is in use, and its name by the browser's user agent."""
        now = int(self._clock())
        query = "UPDATE devices SET used = ?, name = ? WHERE digest = ? AND (used < ? OR used > ? OR name <> ?)"
        name = name_of(agent)
        await self._store.run(Statement(query, (now, name, keys.digest(secret), now - NOTED_EVERY, now, name)))

    async def count(self, person: Person) -> int:
        """The number of a person's devices."""
        rows = await self._store.run(Statement("SELECT count(*) FROM devices WHERE person = ?", (person.person,)))
        return int(rows[0][0] or 0)

    async def of(self, person: Person, secret: str) -> list[Device]:
        """A person's devices, the one with this secret first, then those used last."""
        query = "SELECT digest, name, since, used FROM devices WHERE person = ? ORDER BY used DESC, since DESC, digest"
        here = keys.digest(secret)
        found = [
            Device(_told(str(digest)), str(name), int(since or 0), int(used or 0), digest == here)
            for digest, name, since, used in await self._store.run(Statement(query, (person.person,)))
        ]
        return sorted(found, key=lambda device: not device.here)

    async def leave(self, secret: str) -> None:
        """Remove the device with this secret, and its notifications."""
        await self._store.run(*self._left(keys.digest(secret)))

    async def sign_out(self, person: Person, device: str) -> None:
        """Remove one of a person's devices and its notifications, and the passes that they have made.

        NotFoundError if it isn't theirs.
        """
        rows = await self._store.run(Statement("SELECT digest FROM devices WHERE person = ?", (person.person,)))
        digests = [str(digest) for (digest,) in rows if _told(str(digest)) == device]
        if not digests:
            raise NotFoundError("there is no such device of yours", Message("error-no-device"))
        await self._store.run(
            *(statement for digest in digests for statement in self._left(digest)),
            Statement("DELETE FROM passes WHERE person = ?", (person.person,)),
        )

    def _left(self, digest: str) -> list[Statement]:
        return [*self._rows.device_removed(digest), _removed(digest)]


def added(person: str, secret: str, now: int) -> Statement:
    """The statement that makes the device with this secret one of a person's."""
    query = "INSERT INTO devices (digest, person, since) VALUES (?, ?, ?)"
    return Statement(query, (keys.digest(secret), person, now))


def added_unless(found: Statement, person: str, secret: str, now: int) -> Statement:
    """The statement that adds a device as `added` does, if the person has a name, and unless a row is `found`."""
    query = f"""
        INSERT INTO devices (digest, person, since) SELECT ?, person, ? FROM persons
        WHERE person = ? AND name <> '' AND NOT EXISTS ({found.query})
    """
    return Statement(query, (keys.digest(secret), now, person, *found.values))


def removed(secret: str) -> Statement:
    """The statement that removes the device with this secret."""
    return _removed(keys.digest(secret))


def _removed(digest: str) -> Statement:
    return Statement("DELETE FROM devices WHERE digest = ?", (digest,))


def all_removed(person: str) -> Statement:
    """The statement that removes all devices of a person."""
    return Statement("DELETE FROM devices WHERE person = ?", (person,))


def used(person: str, now: int) -> Statement:
    """The statement that notes the use of all devices of a person."""
    return Statement("UPDATE devices SET used = ? WHERE person = ?", (now, person))


def last_used(person: str) -> Statement:
    """The statement that finds when a device of a person was used last: 0 or null if none was."""
    return Statement("SELECT max(used) FROM devices WHERE person = ?", (person,))


def name_of(agent: str) -> str:
    """The name of a device by its user agent, such as `Firefox · Linux`; empty if nothing is recognized."""
    found = (next((name for mark, name in all_.items() if mark in agent), "") for all_ in (_BROWSERS, _SYSTEMS))
    return " · ".join(name for name in found if name)


def _told(digest: str) -> str:
    """The id by which a device is shown to its owner; neither its secret nor the digest follows from it."""
    return keys.digest(digest)[:16]
