"""Looking back on a finished game: how it went, beside typical games of the levels and the last ones of who asks."""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from allmende.bots.typical import typical
from allmende.core.retrospect import look_back
from allmende.server.errors import NotOverError
from allmende.server.people.api import MyApi
from allmende.server.people.messages import Person
from allmende.server.replies import json
from allmende.server.results.messages import GameRetrospect, MyScore, MyScores
from allmende.server.results.noting import PARTS
from allmende.server.store import Row, Statement, Store
from allmende.server.table import Table
from allmende.server.visits import Visits

LAST: Final = 10
"""With so many of one's own games a game is compared."""

_NEVER: Final = 2**53
# A game at which somebody has several seats is one game, with the best of their scores.
_SCORES: Final = f"""
    SELECT tab, max(score), max(won), max(ended) FROM results
    WHERE person = ? AND title = ? AND players = ? AND tab <> ?
    AND ended <= COALESCE((SELECT max(ended) FROM results WHERE tab = ?), {_NEVER})
    GROUP BY tab ORDER BY max(ended) DESC, tab LIMIT {LAST}
"""


class Retrospects:
    """The paths. Whoever may see a finished game may see how it went; their own games only they see themselves."""

    def __init__(self, store: Store, visits: Visits, mine: MyApi) -> None:
        self._store = store
        self._visits = visits
        self._mine = mine

    def routes(self) -> list[BaseRoute]:
        """All of them."""
        return [
            Route("/tables/{table}/retrospect", self.retrospect),
            Route("/me/tables/{table}/before", self.before),
        ]

    async def retrospect(self, request: Request) -> Response:
        table, _ = await self._visits.table(request, "advice")
        return json(await of_table(table))

    async def before(self, request: Request) -> Response:
        table, _ = await self._visits.table(request)
        person = await self._mine.person(request)
        return json(MyScores([] if person is None else await self._scores(person, table)))

    async def _scores(self, person: Person, table: Table) -> list[MyScore]:
        """What somebody's last games before this one came to, of the same title and number of players."""
        record, name = table.opened.record, table.name
        values = (person.person, record.title, record.players, name, name)
        return [_score(row) for row in await self._store.run(Statement(_SCORES, values))]


def _score(row: Row) -> MyScore:
    table, score, won, ended = row
    return MyScore(str(table), int(score or 0) / PARTS, bool(won), int(ended or 0))


async def of_table(table: Table) -> GameRetrospect:
    """How the finished game of a table went; NotOverError while it goes on."""
    if not table.game.is_over:
        raise NotOverError
    game = table.game.copy()
    versions = [past.version for past in table.past]
    # A whole game is played anew, in a tenth of a second where the rules are not compiled; everybody else goes on.
    found = await asyncio.to_thread(look_back, game)
    return GameRetrospect(found, [versions[end] for end in found.ends], typical(game.title, game.position))
