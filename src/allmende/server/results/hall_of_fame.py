"""Public player pages, and a hall of fame for each title."""

from __future__ import annotations

from typing import Final

from allmende.core import Message
from allmende.server.errors import NotFoundError
from allmende.server.people.messages import Person
from allmende.server.people.persons import PERSONS, Persons
from allmende.server.results.messages import Famous, Hall, PlayerPage, Tally
from allmende.server.results.ratings import ENOUGH, Ratings, strength
from allmende.server.results.recorder import PARTS
from allmende.server.results.search import GameSearch
from allmende.server.store.protocol import Row, Statement, Store

LATEST: Final = 20
"""The largest number of games on a player's page."""
PLACES: Final = 20
"""The largest number of players in each part of a hall of fame."""

_TALLIES: Final = """
    SELECT title, players, bots, count(*), sum(won), max(score), sum(score) FROM results
    WHERE person = ? AND agreed = 0 GROUP BY title, players, bots ORDER BY title, players, bots
"""
_LATEST: Final = "SELECT tab FROM results WHERE person = ? ORDER BY ended DESC, tab LIMIT ?"
_RATED: Final = f"""
    SELECT page, name, colour, mu, sigma, games FROM ratings JOIN {PERSONS} AS persons USING (person)
    WHERE ratings.title = ? AND games >= ? AND page <> '' ORDER BY mu - 3 * sigma DESC, page LIMIT ?
"""
# Names are looked up only for players who have a place.
_FAMOUS: Final = f"""
    SELECT page, name, colour, value, games FROM (
        SELECT person, {{value}} AS value, count(*) AS games FROM results
        WHERE title = ? AND shown = 1 AND agreed = 0 {{which}} GROUP BY person ORDER BY value DESC, person LIMIT ?
    ) AS famous JOIN {PERSONS} AS persons USING (person) ORDER BY value DESC, name, page
"""
_ALONE: Final = _FAMOUS.format(value="max(score)", which="AND players = 1")
_MOST: Final = _FAMOUS.format(value="count(*)", which="")


class HallOfFame:
    """Reads player pages and halls of fame from a store."""

    def __init__(self, store: Store, persons: Persons, ratings: Ratings, finder: GameSearch) -> None:
        self._store = store
        self._persons = persons
        self._ratings = ratings
        self._search = finder

    async def page(self, page: str, visitor: Person | None) -> PlayerPage:
        """The public page at an address, as a visitor sees it, None if anonymous; NotFoundError if there is none."""
        if (known := await self._persons.at_page(page)) is None:
            raise NotFoundError("there is no such page", Message("error-no-person"))
        person = known.person
        tallies = [_tally(row) for row in await self._store.run(Statement(_TALLIES, (person,)))]
        ratings = await self._ratings.of(person)
        tables = [str(table) for (table,) in await self._store.run(Statement(_LATEST, (person, LATEST)))]
        latest = await self._search.told(tables, visitor.person if visitor else "")
        return PlayerPage(page, known.name, known.colour, sum(one.games for one in tallies), tallies, ratings, latest)

    async def hall(self, title: str) -> Hall:
        """The hall of fame of a title."""
        rated = await self._store.run(Statement(_RATED, (title, ENOUGH, PLACES)))
        alone = await self._store.run(Statement(_ALONE, (title, PLACES)))
        most = await self._store.run(Statement(_MOST, (title, PLACES)))
        return Hall(
            title,
            [_by_rating(row) for row in rated],
            [_by_number(row, PARTS) for row in alone],
            [_by_number(row, 1) for row in most],
        )


def _tally(row: Row) -> Tally:
    title, *numbers = row
    players, bots, games, won, best, total = (int(number or 0) for number in numbers)
    return Tally(str(title), players, bool(bots), games, won, best / PARTS, total / PARTS / games)


def _by_rating(row: Row) -> Famous:
    page, name, colour, *known = row
    of = strength(*known)
    return Famous(str(page), str(name), str(colour), of.value, of.spread, of.games)


def _by_number(row: Row, parts: int) -> Famous:
    page, name, colour, value, games = row
    return Famous(str(page), str(name), str(colour), int(value or 0) / parts, 0, int(games or 0))
