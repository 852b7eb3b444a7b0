"""Whose page is public, at an address that says nothing, so that their results are shown; and who is how strong."""

from __future__ import annotations

from allmende.server import keys
from allmende.server.people.messages import Person
from allmende.server.results.messages import Rating
from allmende.server.results.noting import strength
from allmende.server.store import Row, Statement, Store


class Pages:
    """The pages of all persons; nobody has one who doesn't want it."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, person: Person) -> str:
        """Where somebody's page is; empty if it isn't public."""
        found = await self._store.run(Statement("SELECT page FROM persons WHERE person = ?", (person.person,)))
        return str(found[0][0]) if found else ""

    async def change(self, person: Person, public: bool) -> str:
        """Have somebody's page be public or not; once hidden its old address leads nowhere for ever."""
        page = await self.of(person)
        if bool(page) != public:
            page = keys.new_table_name() if public else ""
            change = Statement("UPDATE persons SET page = ? WHERE person = ?", (page, person.person))
            await self._store.run(change, shown(person.person))
        return page

    async def ratings(self, person: str) -> list[Rating]:
        """How strong somebody is, by title."""
        query = "SELECT title, mu, sigma, games FROM ratings WHERE person = ? ORDER BY title"
        return [_rating(row) for row in await self._store.run(Statement(query, (person,)))]


def shown(person: str) -> Statement:
    """Have all results of somebody be shown with a name, or not, as their page is public."""
    query = """
        UPDATE results SET shown = (SELECT count(*) FROM persons WHERE person = ? AND page <> '') WHERE person = ?
    """
    return Statement(query, (person, person))


def _rating(row: Row) -> Rating:
    title, *known = row
    of = strength(*known)
    return Rating(str(title), of.value, of.spread, of.games)
