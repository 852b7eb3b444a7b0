"""People who come no more: none of their devices was used for long."""

from __future__ import annotations

from typing import Final

from allmende.bots.remote import MARK
from allmende.server.people.messages import Person
from allmende.server.people.persons import person_of
from allmende.server.store.protocol import Statement, Store

_UNSEEN: Final = """
    SELECT person, persons.name, colour, language FROM persons
    LEFT JOIN (SELECT person, max(used) AS used FROM devices GROUP BY person) AS devices USING (person)
    WHERE persons.name <> '' AND person NOT LIKE ? AND since < ? AND coalesce(used, 0) < ?
    AND NOT EXISTS (SELECT 1 FROM bans WHERE bans.person = persons.person)
    ORDER BY since, person LIMIT ?
"""


async def since(store: Store, edge: int, most: int) -> list[tuple[Person, str]]:
    """People who were neither new nor seen after a time, with their languages, or empty; at most so many.

    Bots are none of them, and who is banned stays so.
    """
    rows = await store.run(Statement(_UNSEEN, (f"{MARK}%", edge, edge, most)))
    return [(person_of(row[:3]), str(row[3])) for row in rows]
