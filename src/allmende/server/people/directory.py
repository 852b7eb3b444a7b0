"""Finds persons by id, by public page, or by their seat at a table where the asking person sits."""

from __future__ import annotations

from typing import NamedTuple

from allmende.bots.remote import is_remote
from allmende.core import Message
from allmende.server.errors import ForbiddenError, NotFoundError, UnfitError
from allmende.server.people.memberships import MAKER, membership_of, player, summary_of
from allmende.server.people.messages import Person
from allmende.server.people.persons import Persons, person_of
from allmende.server.people.social_messages import Whom
from allmende.server.store.protocol import Statement, Store


class Found(NamedTuple):
    """A person, and the name by which they are `called` where they were met."""

    person: Person
    called: str


class Directory:
    """Looks persons up in a store. Bots are not found."""

    def __init__(self, store: Store, persons: Persons) -> None:
        self._store = store
        self._persons = persons

    async def find(self, by: Person, whom: Whom) -> Found:
        """The person that `whom` names, for `by` who asks.

        NotFoundError if there is none, UnfitError if it is the asking person, ForbiddenError if `whom` names a seat at
        a table where that person has never sat.
        """
        if whom.table:
            if not (seated := await self._seated(by, whom.table)):
                raise ForbiddenError("only those who sit there know who does", Message("error-no-seat-of-link"))
            found = seated.get(whom.seat)
        else:
            known = await (self._persons.at_page(whom.page) if whom.page else self._persons.get(whom.person))
            found = None if known is None else Found(known, known.name)
        if found is None or is_remote(found.person.person):
            raise NotFoundError("there is no such person", Message("error-no-such-person"))
        if found.person.person == by.person:
            raise UnfitError("that is oneself", Message("error-oneself"))
        return found

    async def at_table(self, by: Person, table: str) -> dict[int, Person]:
        """The other people at a table, by seat; empty for a person who neither sits there nor has sat there."""
        seated = await self._seated(by, table)
        return {seat: found.person for seat, found in seated.items() if found.person.person != by.person}

    async def _seated(self, by: Person, table: str) -> dict[int, Found]:
        query = """
            SELECT person, name, colour, role, seat, until, standing
            FROM memberships JOIN persons USING (person) JOIN standings USING (tab) WHERE tab = ?
        """
        rows = await self._store.run(Statement(query, (table,)))
        if by.person not in (str(row[0]) for row in rows):
            return {}
        if (standing := summary_of(table, rows[0][-1])) is None:
            return {}
        sat = {membership_of(row[3:6]): person_of(row[:3]) for row in rows}
        people = (
            (seat, sat.get(player(seat), sat.get(MAKER) if one.kind == "here" else None), one.name)
            for seat, one in enumerate(standing.seats)
        )
        return {seat: Found(person, name) for seat, person, name in people if person is not None}
