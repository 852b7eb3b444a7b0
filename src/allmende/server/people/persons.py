"""Persons: a name and a colour, known by secrets in their browsers; there is no sign-up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import SystemRandom
from typing import Final

from allmende import words
from allmende.bots.remote import MARK, is_remote
from allmende.core import Message
from allmende.server import keys
from allmende.server.errors import NotFoundError, UnfitError
from allmende.server.people.messages import COLOURS, Person
from allmende.server.people.personal_data import forgotten
from allmende.server.people.public_pages import shown
from allmende.server.store.case_folding import folded
from allmende.server.store.protocol import Row, Statement, Store
from allmende.server.tables.pace.hours import check_zone
from allmende.server.tables.seats import checked_name

PASS_SECONDS: Final = 15 * 60
"""Seconds for which a pass to another device is good."""
_ONE_EACH: Final = (
    ("guests", "person", "offer"),
    ("invited", "person", "offer"),
    ("remarks", "person", "tab"),
    ("ratings", "person", "title"),
    ("friends", "person", "friend"),
    ("friends", "friend", "person"),
    ("blocked", "person", "other"),
    ("blocked", "other", "person"),
)
"""Tables with one row for each pair of person and thing: the table, the person's column, the thing's column."""
_OWN: Final = ("hours", "holidays")
"""Tables of a person's playing hours."""
_CALLED: Final = ("wishes", "targets", "reasons", "outbox", "mail_links")
"""Tables of how and why a person is notified."""
_SOON_OVER: Final = ("passes", "challenges")
"""Tables of secrets that are good for minutes only."""

_TARGETS_TWICE: Final = """
    DELETE FROM targets WHERE person = ? AND EXISTS (
        SELECT 1 FROM targets AS own
        WHERE own.person = ? AND own.kind = targets.kind AND own.address = targets.address
    )
"""


class Persons:
    """The persons of a store; `clock` gives seconds since 1970."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store = store
        self._clock = clock

    async def known_by(self, secret: str) -> Person | None:
        """The person whose device has this secret; None if there is none."""
        query = "SELECT person, persons.name, colour FROM devices JOIN persons USING (person) WHERE digest = ?"
        return _person(await self._store.run(Statement(query, (keys.digest(secret),)))) if secret else None

    async def make(self, name: str, colour: str | None) -> tuple[Person, str]:
        """Create a person with the secret of their first device; UnfitError if the name isn't allowed."""
        person = Person(keys.new_table_name(), _checked_own(name), _checked_colour(colour or _any_colour()))
        secret, now = keys.new_key(), int(self._clock())
        query = "INSERT INTO persons (person, name, folded, colour, since) VALUES (?, ?, ?, ?, ?)"
        insert = Statement(query, (person.person, person.name, folded(person.name), person.colour, now))
        await self._store.run(insert, _device(person.person, secret, now))
        return person, secret

    async def change(self, person: Person, name: str | None, colour: str | None) -> Person:
        """Change a person's name or colour, and return the person; UnfitError if the name or colour isn't allowed."""
        changed = Person(
            person.person,
            person.name if name is None else _checked_own(name),
            person.colour if colour is None else _checked_colour(colour),
        )
        query = "UPDATE persons SET name = ?, folded = ?, colour = ? WHERE person = ?"
        await self._store.run(Statement(query, (changed.name, folded(changed.name), changed.colour, person.person)))
        return changed

    async def move(self, person: Person, zone: str | None, language: str | None) -> bool:
        """Note a person's time zone and language, None for no change; True if the zone is another than before."""
        known = await self._store.run(Statement("SELECT zone FROM persons WHERE person = ?", (person.person,)))
        query = "UPDATE persons SET zone = coalesce(?, zone), language = coalesce(?, language) WHERE person = ?"
        spoken = None if language is None else words.language(language)
        await self._store.run(Statement(query, (zone, spoken, person.person)))
        return zone is not None and known != [(zone,)]

    # Several devices

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
        NotFoundError if the person is gone.
        """
        found = Statement("SELECT person, name, colour FROM persons WHERE person = ?", (own,))
        if (person := _person(await self._store.run(found))) is None:
            # Checked before the merge, because data would otherwise be left without a person.
            raise NotFoundError("this is somebody who is gone", Message("error-nobody"))
        before, new = await self.known_by(device), keys.new_key()
        left = Statement("DELETE FROM devices WHERE digest = ?", (keys.digest(device),))
        called = "UPDATE targets SET device = ? WHERE device = ?"
        renamed = Statement(called, (keys.digest(new), keys.digest(device)))
        work = [left, renamed, _device(own, new, int(self._clock()))]
        if before is not None and before.person != own:
            work += _brought_along(before.person, own)
        await self._store.run(*work)
        return person, new

    async def forget(self, person: Person) -> None:
        """Delete all that is stored by the id of a person, devices included."""
        await self._store.run(*forgotten(person.person))


def check_whereabouts(zone: str | None, language: str | None) -> None:
    """Check a time zone and a language: AllmendeError if there is no such zone, or no catalogue of the language."""
    if zone is not None:
        check_zone(zone)
    if language is not None:
        words.language(language)


def _brought_along(before: str, own: str) -> list[Statement]:
    """The statements that merge the person `before` into the person `own`."""
    twice = "DELETE FROM {0} WHERE {1} = ? AND {2} IN (SELECT {2} FROM {0} WHERE {1} = ?)"
    moved = [
        ("memberships", "person"),
        ("devices", "person"),
        ("passkeys", "person"),
        ("offers", "host"),
        ("results", "person"),
        ("remote_bots", "owner"),
        ("complaints", "reporter"),
        ("complaints", "reported"),
        *((table, whose) for table, whose, _ in _ONE_EACH),
    ]
    return [
        *(Statement(twice.format(*each), (before, own)) for each in _ONE_EACH),
        *(Statement(f"UPDATE {table} SET {whose} = ? WHERE {whose} = ?", (own, before)) for table, whose in moved),
        # No person is their own friend.
        Statement("DELETE FROM friends WHERE person = friend"),
        Statement("DELETE FROM blocked WHERE person = other"),
        # The addresses of both lead to the merged person; the reasons to notify one of them are dropped.
        Statement(_TARGETS_TWICE, (before, own)),
        Statement("UPDATE targets SET person = ? WHERE person = ?", (own, before)),
        # The merged person keeps the hours of `own`.
        *(
            Statement(f"DELETE FROM {table} WHERE person = ?", (before,))
            for table in (*_OWN, *_CALLED, *_SOON_OVER, "persons")
        ),
        shown(own),
    ]


def _device(person: str, secret: str, now: int) -> Statement:
    query = "INSERT INTO devices (digest, person, since) VALUES (?, ?, ?)"
    return Statement(query, (keys.digest(secret), person, now))


def person_of(row: Sequence[str | int | None]) -> Person:
    """A person from a row of the store: id, name and colour."""
    return Person(*map(str, row))


def _person(rows: list[Row]) -> Person | None:
    return person_of(rows[0]) if rows else None


def _checked_own(name: str) -> str:
    """Return a person's name, cleaned up; UnfitError if it isn't allowed, or has the mark of bots."""
    checked = checked_name(name)
    if is_remote(checked):
        raise UnfitError("only bots are called that", Message("error-name-mark", {"mark": MARK}))
    return checked


def _any_colour() -> str:
    return SystemRandom().choice(COLOURS)


def _checked_colour(colour: str) -> str:
    if colour not in COLOURS:
        raise UnfitError(f"there is no colour {colour[:40]!r}", Message("error-colour"))
    return colour
