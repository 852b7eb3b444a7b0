"""Blocks: pairs of people kept apart in open tables, invitations, reminders and chat; the blocked one isn't told."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from allmende.core import Message
from allmende.server.errors import UnfitError
from allmende.server.people.friends import unfriend
from allmende.server.people.memberships import MAKER, Membership, membership_of, player
from allmende.server.people.messages import Person, Silenced
from allmende.server.people.person_rows import PersonRows
from allmende.server.people.persons import person_of
from allmende.server.store.protocol import Statement, Store
from allmende.server.tables.table import Holder, Table

MOST: Final = 1000
"""The most people that a person can block."""

BLOCKED: Final = "(SELECT person, other FROM blocked)"
"""SQL: all blocks, to be joined by other packages. Databases read it like the SQL table itself, by its indexes."""
_BLOCK: Final = "INSERT INTO blocked (person, other, since) VALUES (?, ?, ?) ON CONFLICT (person, other) DO NOTHING"


class Blocks:
    """The blocks of all persons, in the store; `clock` gives seconds since 1970."""

    def __init__(self, store: Store, rows: PersonRows, clock: Callable[[], float]) -> None:
        """`rows` are those of all packages that refer to persons."""
        self._store = store
        self._rows = rows
        self._clock = clock

    async def of(self, person: Person) -> list[Person]:
        """The people that a person has blocked, by name."""
        query = """
            SELECT persons.person, name, colour FROM blocked JOIN persons ON persons.person = blocked.other
            WHERE blocked.person = ? ORDER BY folded, persons.person
        """
        return [person_of(row) for row in await self._store.run(Statement(query, (person.person,)))]

    async def block(self, person: Person, other: Person) -> None:
        """Block another person; UnfitError beyond the limit.

        The blocked person leaves the blocker's open tables and is no friend any more; invitations of both are deleted.
        """
        if len(await self.of(person)) >= MOST:
            raise UnfitError("enough are blocked", Message("error-blocked-many", {"most": MOST}))
        own, theirs = person.person, other.person
        await self._store.run(
            Statement(_BLOCK, (own, theirs, int(self._clock()))),
            unfriend(own, theirs),
            *self._rows.blocked(own, theirs),
        )

    async def unblock(self, person: Person, other: str) -> None:
        """Remove a block."""
        query = "DELETE FROM blocked WHERE person = ? AND other = ?"
        await self._store.run(Statement(query, (person.person, other)))

    async def has(self, person: Person, other: Person) -> bool:
        """True if `person` has blocked `other`."""
        query = "SELECT 1 FROM blocked WHERE person = ? AND other = ?"
        return bool(await self._store.run(Statement(query, (person.person, other.person))))

    async def unheard(self, table: Table, holder: Holder, seat: int) -> bool:
        """True if the player of a seat has blocked the holder, so that a reminder from the holder isn't delivered."""
        by = [MAKER] * holder.maker + [player(each) for each in holder.seats]
        query = f"""
            SELECT 1 FROM blocked
            JOIN memberships AS asked ON asked.person = blocked.person
            JOIN memberships AS asking ON asking.person = blocked.other
            WHERE asked.tab = ? AND asked.role = 'player' AND asked.seat = ? AND asking.tab = ?
            AND ({" OR ".join(["(asking.role = ? AND asking.seat = ?)"] * len(by))})
        """
        asking = [value for one in by for value in one[:2]]
        return bool(by and await self._store.run(Statement(query, (table.name, seat, table.name, *asking))))

    async def silenced(self, person: Person | None, table: Table) -> list[Silenced]:
        """The seats of a table whose chat is hidden from a person who has blocked their players."""
        if person is None:
            return []
        query = """
            SELECT role, seat, until FROM memberships JOIN blocked ON other = memberships.person
            WHERE tab = ? AND blocked.person = ?
        """
        sat = [membership_of(row) for row in await self._store.run(Statement(query, (table.name, person.person)))]
        return sorted(set(_silenced(table, sat)), key=lambda one: (one.seat, one.since))


def _silenced(table: Table, sat: list[Membership]) -> Iterator[Silenced]:
    ledger = table.ledger
    for one in sat:
        if one.role == "player":
            yield Silenced(one.seat, ledger.seated(one.seat))
        elif one == MAKER:
            yield from (Silenced(seat, 0) for seat, each in enumerate(table.seats) if each.home == "here")
        elif one.until in ledger.handed:
            seat, _ = ledger.handed[one.until]
            yield Silenced(seat, ledger.seated(seat, one.until))
