"""Persons: a name and a colour, known by the secrets that their browsers keep. Nobody has to sign up for anything."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import SystemRandom
from typing import Final

from allmende import words
from allmende.bots.remote import MARK, is_remote
from allmende.core import Message
from allmende.server import keys
from allmende.server.errors import NotFoundError, UnfitError
from allmende.server.folding import folded
from allmende.server.pace.hours import check_zone
from allmende.server.people.known import forgotten
from allmende.server.people.messages import COLOURS, Person
from allmende.server.results.pages import shown
from allmende.server.seats import checked_name
from allmende.server.store import Row, Statement, Store

PASS_SECONDS: Final = 15 * 60
"""For so long a pass to another device is good."""
_ONE_EACH: Final = (("guests", "offer"), ("invited", "offer"), ("remarks", "tab"), ("ratings", "title"))
"""Of what there is one for each person and thing, and what that thing is."""
_OWN: Final = ("hours", "holidays")
"""When somebody plays."""
_CALLED: Final = ("wishes", "targets", "reasons", "outbox", "mail_links")
"""What is known of how and why somebody is called."""
_SOON_OVER: Final = ("passes", "challenges")
"""What is good for minutes."""

_TARGETS_TWICE: Final = """
    DELETE FROM targets WHERE person = ? AND EXISTS (
        SELECT 1 FROM targets AS own
        WHERE own.person = ? AND own.kind = targets.kind AND own.address = targets.address
    )
"""


class Persons:
    """All that are known to a store; the `clock` gives seconds since 1970."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store = store
        self._clock = clock

    async def known_by(self, secret: str) -> Person | None:
        """Whose device has this secret; None if it is nobody's."""
        query = "SELECT person, persons.name, colour FROM devices JOIN persons USING (person) WHERE digest = ?"
        return _person(await self._store.run(Statement(query, (keys.digest(secret),)))) if secret else None

    async def make(self, name: str, colour: str | None) -> tuple[Person, str]:
        """Somebody new, and the secret for the first device; UnfitError if the name is none."""
        person = Person(keys.new_table_name(), _checked_own(name), _checked_colour(colour or _any_colour()))
        secret, now = keys.new_key(), int(self._clock())
        query = "INSERT INTO persons (person, name, folded, colour, since) VALUES (?, ?, ?, ?, ?)"
        insert = Statement(query, (person.person, person.name, folded(person.name), person.colour, now))
        await self._store.run(insert, _device(person.person, secret, now))
        return person, secret

    async def change(self, person: Person, name: str | None, colour: str | None) -> Person:
        """Another name or colour; UnfitError if it is none."""
        changed = Person(
            person.person,
            person.name if name is None else _checked_own(name),
            person.colour if colour is None else _checked_colour(colour),
        )
        query = "UPDATE persons SET name = ?, folded = ?, colour = ? WHERE person = ?"
        await self._store.run(Statement(query, (changed.name, folded(changed.name), changed.colour, person.person)))
        return changed

    async def move(self, person: Person, zone: str | None, language: str | None) -> bool:
        """Somebody is in another time zone, or speaks another language; whether it is another zone than before."""
        known = await self._store.run(Statement("SELECT zone FROM persons WHERE person = ?", (person.person,)))
        query = "UPDATE persons SET zone = coalesce(?, zone), language = coalesce(?, language) WHERE person = ?"
        spoken = None if language is None else words.language(language)
        await self._store.run(Statement(query, (zone, spoken, person.person)))
        return zone is not None and known != [(zone,)]

    # Several devices

    async def new_pass(self, person: Person) -> tuple[str, int]:
        """A secret by which one more device becomes this person's, once; and until when, in seconds since 1970."""
        secret, now = keys.new_key(), int(self._clock())
        until = now + PASS_SECONDS
        await self._store.run(
            Statement("DELETE FROM passes WHERE until < ? OR person = ?", (now, person.person)),
            Statement("INSERT INTO passes VALUES (?, ?, ?)", (keys.digest(secret), person.person, until)),
        )
        return secret, until

    async def use_pass(self, secret: str, device: str) -> tuple[Person, str]:
        """Whose pass this is, and a new secret for the `device` that has used it; NotFoundError if it is no good."""
        now, digest = int(self._clock()), keys.digest(secret)
        # Gone with the first use, whoever else tries at the same moment.
        used = await self._store.run(
            Statement("DELETE FROM passes WHERE digest = ? AND until >= ? RETURNING person", (digest, now))
        )
        if not used:
            raise NotFoundError("this pass is used or too old", Message("error-pass"))
        return await self.come_in(str(used[0][0]), device)

    async def come_in(self, own: str, device: str) -> tuple[Person, str]:
        """Who this is, and a new secret for the `device` that is theirs from now on; NotFoundError if they are gone.

        Whoever the device belonged to before is the same person from now on, tables and other devices included.
        """
        found = Statement("SELECT person, name, colour FROM persons WHERE person = ?", (own,))
        if (person := _person(await self._store.run(found))) is None:
            # Before anything is brought along: else it would be nobody's.
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
        """Nothing is known of this person any more, and no device is theirs."""
        await self._store.run(*forgotten(person.person))


def check_whereabouts(zone: str | None, language: str | None) -> None:
    """AllmendeError if there is no such time zone, or nobody speaks this language here."""
    if zone is not None:
        check_zone(zone)
    if language is not None:
        words.language(language)


def _brought_along(before: str, own: str) -> list[Statement]:
    """What turns all that is one person's into another's."""
    twice = "DELETE FROM {0} WHERE person = ? AND {1} IN (SELECT {1} FROM {0} WHERE person = ?)"
    moved = [
        ("sitters", "person"),
        ("devices", "person"),
        ("passkeys", "person"),
        ("offers", "host"),
        ("results", "person"),
        ("remote_bots", "owner"),
        *((table, "person") for table, _ in _ONE_EACH),
    ]
    return [
        *(Statement(twice.format(*each), (before, own)) for each in _ONE_EACH),
        *(Statement(f"UPDATE {table} SET {whose} = ? WHERE {whose} = ?", (own, before)) for table, whose in moved),
        # Other ways lead to both of them; why one of them was called is no matter of the other's.
        Statement(_TARGETS_TWICE, (before, own)),
        Statement("UPDATE targets SET person = ? WHERE person = ?", (own, before)),
        # Whoever keeps hours of their own goes on keeping them.
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
    """Somebody as the store has them: person, name and colour."""
    return Person(*map(str, row))


def _person(rows: list[Row]) -> Person | None:
    return person_of(rows[0]) if rows else None


def _checked_own(name: str) -> str:
    """The name of a person; UnfitError if it is none, or looks like a bot's."""
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
