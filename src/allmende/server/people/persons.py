"""Persons: a name and a colour, known by secrets in their browsers; there is no sign-up.

SQL that asks for persons of other packages is here, or is made of PERSONS.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import SystemRandom
from typing import Final

from allmende import words
from allmende.bots.remote import MARK, is_remote
from allmende.core import Message
from allmende.server import keys
from allmende.server.errors import UnfitError
from allmende.server.people.devices import added
from allmende.server.people.messages import COLOURS, Person
from allmende.server.store.case_folding import folded
from allmende.server.store.protocol import Statement, Store
from allmende.server.tables.pace.hours import check_zone
from allmende.server.tables.seats import checked_name

PERSONS: Final = "(SELECT person, name, folded, colour, page, zone, language FROM persons)"
"""SQL: all persons, to be joined by other packages. Databases read it like the SQL table itself, by its indexes."""
_NAMED: Final = "SELECT person, name, colour FROM persons"
_INSERT: Final = "INSERT INTO persons (person, name, folded, colour, since) VALUES (?, ?, ?, ?, ?)"


class Persons:
    """The persons of a store; `clock` gives seconds since 1970."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store = store
        self._clock = clock

    async def known_by(self, secret: str) -> Person | None:
        """The person whose device has this secret; None if there is none."""
        query = "SELECT person, persons.name, colour FROM devices JOIN persons USING (person) WHERE digest = ?"
        return await self._first(query, keys.digest(secret)) if secret else None

    async def get(self, person: str) -> Person | None:
        """The person of this id; None if there is none."""
        return await self._first(f"{_NAMED} WHERE person = ?", person)

    async def at_page(self, page: str) -> Person | None:
        """The person whose public page has this address; None if there is none."""
        return await self._first(f"{_NAMED} WHERE page = ? AND page <> ''", page)

    async def called(self, name: str) -> list[Person]:
        """The persons with a name, or one that differs from it in case only."""
        rows = await self._store.run(Statement(f"{_NAMED} WHERE folded = ?", (folded(name),)))
        return [person_of(row) for row in rows]

    async def _first(self, query: str, value: str) -> Person | None:
        rows = await self._store.run(Statement(query, (value,)))
        return person_of(rows[0]) if rows else None

    async def make(self, name: str, colour: str | None) -> tuple[Person, str]:
        """Create a person with the secret of their first device; UnfitError if the name isn't allowed."""
        person = Person(keys.new_table_name(), _checked_own(name), _checked_colour(colour or _any_colour()))
        secret, now = keys.new_key(), int(self._clock())
        await self._store.run(_made(person, now), added(person.person, secret, now))
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


def check_whereabouts(zone: str | None, language: str | None) -> None:
    """Check a time zone and a language: AllmendeError if there is no such zone, or no catalogue of the language."""
    if zone is not None:
        check_zone(zone)
    if language is not None:
        words.language(language)


def _made(person: Person, since: int) -> Statement:
    return Statement(_INSERT, (person.person, person.name, folded(person.name), person.colour, since))


def claimed(person: Person, since: int) -> Statement:
    """The statement that creates a person under an id of their own choice; an existing person stays as they are.

    A transaction that claims the same id at the same moment waits for this one.
    """
    insert, values = _made(person, since)
    return Statement(f"{insert} ON CONFLICT (person) DO UPDATE SET person = excluded.person", values)


def unnamed(person: str) -> Statement:
    """The statement that takes a person's name away, so that they aren't found by it, while their id stays taken."""
    return Statement("UPDATE persons SET name = '', folded = '' WHERE person = ?", (person,))


def person_of(row: Sequence[str | int | None]) -> Person:
    """A person from a row of the store: id, name and colour."""
    return Person(*map(str, row))


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
