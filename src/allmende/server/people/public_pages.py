"""Public pages: opt-in, at an address that says nothing."""

from __future__ import annotations

from allmende.server import keys
from allmende.server.people.messages import Person
from allmende.server.people.person_rows import PersonRows
from allmende.server.store.protocol import Statement, Store


class PublicPages:
    """The public pages of persons; a person has one only if they want it."""

    def __init__(self, store: Store, rows: PersonRows) -> None:
        """`rows` are those of all packages that refer to persons."""
        self._store = store
        self._rows = rows

    async def of(self, person: Person) -> str:
        """The address of a person's page; empty if it isn't public."""
        found = await self._store.run(Statement("SELECT page FROM persons WHERE person = ?", (person.person,)))
        return str(found[0][0]) if found else ""

    async def change(self, person: Person, public: bool) -> str:
        """Publish or hide a person's page, and return its address; an old address leads nowhere for ever."""
        page = await self.of(person)
        if bool(page) != public:
            page = keys.new_table_name() if public else ""
            change = Statement("UPDATE persons SET page = ? WHERE person = ?", (page, person.person))
            await self._store.run(change, *self._rows.published(person.person))
        return page
