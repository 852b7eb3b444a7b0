"""Public pages: opt-in, at an address that says nothing, with the player's strength."""

from __future__ import annotations

from allmende.server import keys
from allmende.server.people.messages import Person, Rating
from allmende.server.people.ratings import strength
from allmende.server.store.protocol import Row, Statement, Store


class PublicPages:
    """The public pages of persons; a person has one only if they want it."""

    def __init__(self, store: Store) -> None:
        self._store = store

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
            await self._store.run(change, shown(person.person))
        return page

    async def ratings(self, person: str) -> list[Rating]:
        """A person's ratings, by title."""
        query = "SELECT title, mu, sigma, games FROM ratings WHERE person = ? ORDER BY title"
        return [_rating(row) for row in await self._store.run(Statement(query, (person,)))]


def shown(person: str) -> Statement:
    """The statement that shows a person's name at their results if their page is public, and hides it if not."""
    query = """
        UPDATE results SET shown = (SELECT count(*) FROM persons WHERE person = ? AND page <> '') WHERE person = ?
    """
    return Statement(query, (person, person))


def _rating(row: Row) -> Rating:
    title, *known = row
    of = strength(*known)
    return Rating(str(title), of.value, of.spread, of.games)
