"""Games in progress that may be watched by everybody: those that began at a listed open table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from starlette.requests import Request
from starlette.routing import BaseRoute

from allmende.server.http.endpoints import get
from allmende.server.http.replies import Reply, json
from allmende.server.lobby.messages import WatchedGame, WatchedGames
from allmende.server.people.api import PeopleApi
from allmende.server.people.memberships import MEMBERSHIPS, summary_of
from allmende.server.people.table_summaries import SUMMARIES
from allmende.server.store.protocol import Statement, Store

QUIET_SECONDS: Final = 3 * 24 * 60 * 60
"""Seconds without a move after which a game is not listed."""
MOST: Final = 20
"""The largest number of games in the list, those with the latest moves."""

_IN_PROGRESS: Final = f"""
    SELECT standings.tab, standings.changed, standings.standing
    FROM offers JOIN {SUMMARIES} AS standings ON standings.tab = offers.tab
    WHERE offers.listed = 1 AND offers.begun > 0 AND standings.over = 0 AND standings.changed > ?
    AND NOT EXISTS (
        SELECT 1 FROM {MEMBERSHIPS} AS memberships WHERE memberships.tab = offers.tab AND memberships.person = ?
    )
    ORDER BY standings.changed DESC, standings.tab LIMIT ?
"""


class WatchApi:
    """The route `/api/watch`; `mine` tells which person asks, and `clock` gives seconds since 1970."""

    def __init__(self, store: Store, mine: PeopleApi, clock: Callable[[], float]) -> None:
        self._store = store
        self._mine = mine
        self._clock = clock

    def routes(self) -> list[BaseRoute]:
        """The one route of this API."""
        return [get("/watch", self.games)]

    async def games(self, request: Request) -> Reply[WatchedGames]:
        """Reply with games in progress of others; an onlooker sees there only what is public."""
        person = await self._mine.anybody(request, "looks")
        since = int(self._clock()) - QUIET_SECONDS
        who = person.person if person else ""
        rows = await self._store.run(Statement(_IN_PROGRESS, (since, who, MOST)))
        games = [
            WatchedGame(str(table), standing.title, standing.seats, int(changed or 0))
            for table, changed, written in rows
            if (standing := summary_of(str(table), written)) is not None
        ]
        return json(WatchedGames(games))
