"""Invitations to open tables, by person or by name: of namesakes, a friend or former fellow player is meant."""

from __future__ import annotations

from collections.abc import Sequence

from allmende.bots.remote import is_remote
from allmende.core import Message
from allmende.server.errors import NotFoundError, UnfitError
from allmende.server.lobby.guests import declined, invited
from allmende.server.lobby.messages import Invite
from allmende.server.people.blocking import Blocks
from allmende.server.people.friends import Friends
from allmende.server.people.memberships import Memberships
from allmende.server.people.messages import Person
from allmende.server.people.persons import PERSONS, Persons, person_of
from allmende.server.store.protocol import Statement, Store
from allmende.server.tables.seats import checked_name


class Invitations:
    """The invitations to all open tables, in the store."""

    def __init__(
        self, store: Store, persons: Persons, memberships: Memberships, friends: Friends, blocks: Blocks
    ) -> None:
        self._store = store
        self._persons = persons
        self._memberships = memberships
        self._friends = friends
        self._blocks = blocks

    async def of(self, offers: Sequence[str]) -> dict[str, list[Person]]:
        """The persons who are invited to each of these open tables and have not joined yet."""
        query = f"""
            SELECT person, name, colour, offer FROM invited JOIN {PERSONS} AS persons USING (person)
            WHERE offer IN ({", ".join("?" * len(offers))})
            AND NOT EXISTS (
                SELECT 1 FROM guests WHERE guests.offer = invited.offer AND guests.person = invited.person
            ) ORDER BY offer, name, person
        """
        found: dict[str, list[Person]] = {offer: [] for offer in offers}
        for *person, offer in await self._store.run(Statement(query, (*offers,))) if offers else []:
            found[str(offer)].append(person_of(person))
        return found

    async def meant(self, by: Person, wanted: Invite) -> Person:
        """The person that an invitation by `by` means.

        NotFoundError if there is none, UnfitError if there are several, or `by` has blocked the person.
        """
        if wanted.person:
            known = await self._persons.get(wanted.person)
            found = [known] if known is not None and known.person != by.person else []
        else:
            found = await self._called(by, checked_name(wanted.name))
        for ids in (self._friends.ids, self._memberships.fellow_players):
            if len(found) > 1:
                near = await ids(by)
                found = [person for person in found if person.person in near] or found
        if len(found) > 1:
            raise UnfitError("several are called that", Message("error-invite-several", {"player": wanted.name}))
        if not found:
            raise NotFoundError("nobody is called that", Message("error-invite-nobody", {"player": wanted.name}))
        if await self._blocks.has(by, found[0]):
            raise UnfitError("they are blocked", Message("error-invite-blocked", {"player": found[0].name}))
        return found[0]

    async def invite(self, by: Person, offer: str, wanted: Invite) -> None:
        """Invite a person to an open table. A person who has blocked `by` is not shown the invitation."""
        await self._store.run(invited(offer, await self.meant(by, wanted)))

    async def _called(self, by: Person, name: str) -> list[Person]:
        """All others with a name; a name with the mark of bots finds bots only, although people once could have it."""
        found = [person for person in await self._persons.called(name) if person.person != by.person]
        return [person for person in found if is_remote(person.person) == is_remote(name)]

    async def decline(self, person: Person, offer: str) -> None:
        """Delete the invitation of a person who declines it."""
        await self._store.run(declined(offer, person))
