"""Friends: a person's own list of people to invite. It is one-sided; activity is shown only between mutual friends."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from allmende.core import Message
from allmende.server.errors import UnfitError
from allmende.server.people.memberships import MAKER, Membership, membership_of, player, summary_of
from allmende.server.people.messages import Person
from allmende.server.people.persons import person_of
from allmende.server.people.social_messages import Activity, Friend
from allmende.server.store.protocol import Statement, Store

MOST: Final = 200
"""The most friends of a person."""
LATELY: Final = 15 * 60
"""Seconds for which a person counts as lately here after their device was used."""

_ADD: Final = "INSERT INTO friends (person, friend, since) VALUES (?, ?, ?) ON CONFLICT (person, friend) DO NOTHING"
_OF: Final = """
    SELECT persons.person, name, colour,
        (SELECT count(*) FROM friends AS back WHERE back.person = own.friend AND back.friend = own.person)
    FROM friends AS own JOIN persons ON persons.person = own.friend WHERE own.person = ? ORDER BY folded, persons.person
"""
_AT_TABLES: Final = """
    SELECT person, tab, role, seat, memberships.until, presence.seats, standing
    FROM presence JOIN memberships USING (tab) JOIN standings USING (tab) WHERE presence.until >= ? AND person IN ({})
"""


class Friends:
    """The friends of all persons, in the store; `clock` gives seconds since 1970."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store = store
        self._clock = clock

    async def of(self, person: Person) -> list[Friend]:
        """A person's friends, by name, with the activity of those who have the person as a friend, too."""
        rows = await self._store.run(Statement(_OF, (person.person,)))
        doing = await self._activities([str(friend) for friend, *_, mutual in rows if mutual])
        return [Friend(person_of(row[:3]), doing.get(str(row[0]), "unknown")) for row in rows]

    async def ids(self, person: Person) -> set[str]:
        """The ids of a person's friends."""
        rows = await self._store.run(Statement("SELECT friend FROM friends WHERE person = ?", (person.person,)))
        return {str(friend) for (friend,) in rows}

    async def add(self, person: Person, friend: Person) -> None:
        """Add a friend; UnfitError beyond the limit."""
        friends = await self.ids(person)
        if len(friends) >= MOST and friend.person not in friends:
            raise UnfitError("enough friends", Message("error-friends", {"most": MOST}))
        await self._store.run(Statement(_ADD, (person.person, friend.person, int(self._clock()))))

    async def remove(self, person: Person, friend: str) -> None:
        """Remove a friend."""
        await self._store.run(unfriend(person.person, friend))

    async def _activities(self, people: Sequence[str]) -> dict[str, Activity]:
        """The activity of those of these people who are at a table now or were here lately."""
        if not people:
            return {}
        each, now = ", ".join("?" * len(people)), int(self._clock())
        used = f"SELECT DISTINCT person FROM devices WHERE person IN ({each}) AND used BETWEEN ? AND ?"
        rows = await self._store.run(Statement(used, (*people, now - LATELY, now)))
        found: dict[str, Activity] = {str(person): "lately" for (person,) in rows}
        for person, table, *place, seats, written in await self._store.run(
            Statement(_AT_TABLES.format(each), (now, *people))
        ):
            present = {int(one) for one in str(seats).split(",") if one}
            if present & _places(str(table), membership_of(place), written):
                found[str(person)] = "table"
        return found


def _places(table: str, sat: Membership, written: str | int | None) -> set[int]:
    """The seats at which a person may be present: their own, or all of the screen that they share."""
    if sat != MAKER:
        return {sat.seat} if sat == player(sat.seat) else set()
    standing = summary_of(table, written)
    return {number for number, one in enumerate(standing.seats) if one.kind == "here"} if standing else set()


def unfriend(person: str, friend: str) -> Statement:
    """The statement that removes a friend."""
    return Statement("DELETE FROM friends WHERE person = ? AND friend = ?", (person, friend))
