"""Retrospects: a finished game beside typical games of the levels and the player's last ones."""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.requests import Request
from starlette.routing import BaseRoute

from allmende.bots.typical import typical
from allmende.core.retrospect import look_back
from allmende.core.story import story_of
from allmende.server.errors import NotOverError
from allmende.server.http.endpoints import get
from allmende.server.http.replies import Reply, json
from allmende.server.people.api import PeopleApi
from allmende.server.people.messages import Person
from allmende.server.people.table_access import TableAccess
from allmende.server.results.messages import GameRetrospect, MyScore, MyScores
from allmende.server.results.recorder import PARTS
from allmende.server.store.protocol import Row, Statement, Store
from allmende.server.tables.table import Table

LAST: Final = 10
"""The largest number of a player's own games with which a game is compared."""

_NEVER: Final = 2**53
# A game in which a person has several seats counts once, with the best of their scores.
_SCORES: Final = f"""
    SELECT tab, max(score), max(won), max(ended) FROM results
    WHERE person = ? AND title = ? AND players = ? AND agreed = 0 AND tab <> ?
    AND ended <= COALESCE((SELECT max(ended) FROM results WHERE tab = ?), {_NEVER})
    GROUP BY tab ORDER BY max(ended) DESC, tab LIMIT {LAST}
"""


class Retrospects:
    """The routes. All who may see a finished game may see its retrospect; a person's own games only they see."""

    def __init__(self, store: Store, access: TableAccess, mine: PeopleApi) -> None:
        self._store = store
        self._access = access
        self._mine = mine

    def routes(self) -> list[BaseRoute]:
        """All routes of this API."""
        return [
            get("/tables/{table}/retrospect", self.retrospect),
            get("/me/tables/{table}/before", self.before),
        ]

    async def retrospect(self, request: Request) -> Reply[GameRetrospect]:
        """A finished game, phase by phase, beside typical games of the levels."""
        table, _ = await self._access.table(request, "advice")
        return json(await of_table(table))

    async def before(self, request: Request) -> Reply[MyScores]:
        """The person's scores in their last games like this one."""
        table, _ = await self._access.table(request)
        person = await self._mine.person(request)
        return json(MyScores([] if person is None else await self._scores(person, table)))

    async def _scores(self, person: Person, table: Table) -> list[MyScore]:
        """A person's scores in their last games before this one, of its title and number of players."""
        record, name = table.opened.record, table.name
        values = (person.person, record.title, record.players, name, name)
        return [_score(row) for row in await self._store.run(Statement(_SCORES, values))]


def _score(row: Row) -> MyScore:
    table, score, won, ended = row
    return MyScore(str(table), int(score or 0) / PARTS, bool(won), int(ended or 0))


async def of_table(table: Table) -> GameRetrospect:
    """The retrospect of a table's finished game; NotOverError while it goes on."""
    if not table.game.is_over:
        raise NotOverError
    game = table.game.copy()
    versions = [past.version for past in table.past]
    # In a thread, because the whole game is replayed, which takes a tenth of a second if the rules are not compiled.
    found = await asyncio.to_thread(look_back, game)
    ends = [versions[end] for end in found.ends]
    return GameRetrospect(found, story_of(game, found), ends, typical(game.title, game.state))
