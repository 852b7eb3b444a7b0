"""Devices: the browsers by which somebody is known, what they are called, and when each was used last."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from allmende.core import Message
from allmende.server import keys
from allmende.server.errors import NotFoundError
from allmende.server.people.messages import Device, Person
from allmende.server.store import Statement, Store

NOTED_EVERY: Final = 15 * 60
"""Seconds after which it is noted again that a device is in use."""
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
"""What browsers and systems are called, by marks of theirs: many bear those of later ones as well."""


class Devices:
    """All that are known to a store; the `clock` gives seconds since 1970."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store = store
        self._clock = clock

    async def note(self, secret: str, agent: str) -> None:
        """A device is in use, whose browser describes itself like this."""
        now = int(self._clock())
        query = "UPDATE devices SET used = ?, name = ? WHERE digest = ? AND (used < ? OR used > ? OR name <> ?)"
        name = name_of(agent)
        await self._store.run(Statement(query, (now, name, keys.digest(secret), now - NOTED_EVERY, now, name)))

    async def count(self, person: Person) -> int:
        """How many are somebody's."""
        rows = await self._store.run(Statement("SELECT count(*) FROM devices WHERE person = ?", (person.person,)))
        return int(rows[0][0] or 0)

    async def of(self, person: Person, secret: str) -> list[Device]:
        """All of somebody's, the one with this secret first, then those used last."""
        query = "SELECT digest, name, since, used FROM devices WHERE person = ? ORDER BY used DESC, since DESC, digest"
        here = keys.digest(secret)
        found = [
            Device(_told(str(digest)), str(name), int(since or 0), int(used or 0), digest == here)
            for digest, name, since, used in await self._store.run(Statement(query, (person.person,)))
        ]
        return sorted(found, key=lambda device: not device.here)

    async def leave(self, secret: str) -> None:
        """Nobody is known by the device with this secret any more, or called there."""
        await self._store.run(*_left(keys.digest(secret)))

    async def sign_out(self, person: Person, device: str) -> None:
        """One of somebody's devices is theirs no more, nor any by a pass made before, and is not called any more.

        NotFoundError if it isn't theirs.
        """
        rows = await self._store.run(Statement("SELECT digest FROM devices WHERE person = ?", (person.person,)))
        digests = [str(digest) for (digest,) in rows if _told(str(digest)) == device]
        if not digests:
            raise NotFoundError("there is no such device of yours", Message("error-no-device"))
        await self._store.run(
            *(statement for digest in digests for statement in _left(digest)),
            Statement("DELETE FROM passes WHERE person = ?", (person.person,)),
        )


def _left(digest: str) -> list[Statement]:
    called = "SELECT target FROM targets WHERE device = ?"
    return [
        Statement(f"DELETE FROM outbox WHERE target IN ({called})", (digest,)),
        Statement("DELETE FROM targets WHERE device = ?", (digest,)),
        Statement("DELETE FROM devices WHERE digest = ?", (digest,)),
    ]


def name_of(agent: str) -> str:
    """What a device is called whose browser describes itself like this; empty if that says nothing."""
    found = (next((name for mark, name in all_.items() if mark in agent), "") for all_ in (_BROWSERS, _SYSTEMS))
    return " · ".join(name for name in found if name)


def _told(digest: str) -> str:
    """By what its owner names a device: nothing of the secret or its digest follows from that."""
    return keys.digest(digest)[:16]
