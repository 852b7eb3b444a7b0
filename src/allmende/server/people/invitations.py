"""Invitations to open tables, by name: of several who bear it, the one with whom one has played is meant."""

from __future__ import annotations

from collections.abc import Sequence

from allmende.bots.remote import is_remote
from allmende.core import Message
from allmende.server.errors import NotFoundError, UnfitError
from allmende.server.folding import folded
from allmende.server.people.messages import Person
from allmende.server.people.persons import person_of
from allmende.server.seats import checked_name
from allmende.server.store import Statement, Store

_PLAYED_WITH = "SELECT person FROM sitters WHERE tab IN (SELECT tab FROM sitters WHERE person = ?)"


class Invitations:
    """Who is invited where."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, offers: Sequence[str]) -> dict[str, list[Person]]:
        """Who is invited to each of these open tables, and has not come yet."""
        query = f"""
            SELECT person, name, colour, offer FROM invited JOIN persons USING (person)
            WHERE offer IN ({", ".join("?" * len(offers))})
            AND NOT EXISTS (
                SELECT 1 FROM guests WHERE guests.offer = invited.offer AND guests.person = invited.person
            ) ORDER BY offer, name, person
        """
        found: dict[str, list[Person]] = {offer: [] for offer in offers}
        for *person, offer in await self._store.run(Statement(query, (*offers,))) if offers else []:
            found[str(offer)].append(person_of(person))
        return found

    async def invite(self, by: Person, offer: str, name: str) -> None:
        """Invite whoever is called like that; NotFoundError if nobody is, UnfitError if it may be several."""
        found = await self._called(by, checked_name(name))
        if len(found) > 1:
            played = {str(person) for (person,) in await self._store.run(Statement(_PLAYED_WITH, (by.person,)))}
            found = [person for person in found if person.person in played]
            if len(found) != 1:
                raise UnfitError("several are called that", Message("error-invite-several", {"player": name}))
        if not found:
            raise NotFoundError("nobody is called that", Message("error-invite-nobody", {"player": name}))
        query = "INSERT INTO invited (offer, person) VALUES (?, ?) ON CONFLICT (offer, person) DO NOTHING"
        await self._store.run(Statement(query, (offer, found[0].person)))

    async def _called(self, by: Person, name: str) -> list[Person]:
        """All others who are called like that; a bot's name is a bot's, although people once could bear it."""
        query = "SELECT person, name, colour FROM persons WHERE folded = ? AND person <> ?"
        found = map(person_of, await self._store.run(Statement(query, (folded(name), by.person))))
        return [person for person in found if is_remote(person.person) == is_remote(name)]

    async def decline(self, person: Person, offer: str) -> None:
        """Whoever was invited doesn't come."""
        query = "DELETE FROM invited WHERE offer = ? AND person = ?"
        await self._store.run(Statement(query, (offer, person.person)))
