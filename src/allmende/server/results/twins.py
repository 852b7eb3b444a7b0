"""Twins: finished games on the same deal at other tables, and two of them side by side.

Such are a day's game, a draft from the same packets, a table with the same seed, and a finished game that was played
again from its beginning.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.routing import BaseRoute

from allmende.core import Message, Record
from allmende.core.comparison import Comparison, compare_games
from allmende.server.errors import NotOverError, UnfitError
from allmende.server.http.endpoints import get
from allmende.server.http.replies import Reply, json
from allmende.server.people.api import PeopleApi
from allmende.server.people.memberships import Memberships, summary_of
from allmende.server.people.messages import Person
from allmende.server.people.table_access import TableAccess
from allmende.server.people.table_summaries import SUMMARIES
from allmende.server.results.messages import TwinGame
from allmende.server.results.search import GameSearch, Wanted
from allmende.server.store.fragments import ENTRIES
from allmende.server.store.protocol import Statement, Store
from allmende.server.tables.entries import Opened, readable
from allmende.server.tables.registry import Tables
from allmende.server.tables.table import Table

LATEST: Final = 200
"""The number of a person's own games, and of public ones, among which twins are looked for: the latest ones."""

_GAMES: Final = f"""
    SELECT tab, changed, standing, entry FROM {SUMMARIES} AS standings JOIN {ENTRIES} AS entries USING (tab)
    WHERE over = 1 AND entries.version = 0 AND tab IN ({{}}) ORDER BY changed DESC, tab
"""


class Twins:
    """The routes. A person finds their own games, and those that all may look at; who has a game's link may see it."""

    def __init__(
        self, store: Store, access: TableAccess, tables: Tables, memberships: Memberships, mine: PeopleApi
    ) -> None:
        self._store = store
        self._access = access
        self._tables = tables
        self._memberships = memberships
        self._search = GameSearch(store)
        self._mine = mine

    def routes(self) -> list[BaseRoute]:
        """All routes of this API."""
        return [
            get("/tables/{table}/twins", self.twins),
            get("/tables/{table}/twins/{other}", self.comparison),
        ]

    async def twins(self, request: Request) -> Reply[list[TwinGame]]:
        """The finished games on the same deal that I may look at, the latest first."""
        table, _ = await self._access.table(request)
        _check_over(table)
        return json(await self._twins(table, await self._mine.person(request)))

    async def comparison(self, request: Request) -> Reply[Comparison]:
        """A finished game beside another one on the same deal."""
        table, _ = await self._access.table(request, "advice")
        other = await self._tables.get(request.path_params["other"])
        _check_over(table)
        _check_over(other)
        if not are_twins(table.opened.record, other.opened.record):
            raise UnfitError("these games are on different deals", Message("error-no-twins"))
        # In a thread, because the labels of all moves are made anew.
        return json(await asyncio.to_thread(compare_games, table.game.copy(), other.game.copy()))

    async def _twins(self, table: Table, person: Person | None) -> list[TwinGame]:
        record = table.opened.record
        known = [name for name in await self._known(person, record) if name != table.name]
        if not known:
            return []
        query = _GAMES.format(", ".join("?" * len(known)))
        found = []
        for tab, changed, written, entry in await self._store.run(Statement(query, (*known,))):
            opened, standing = readable(str(entry)), summary_of(str(tab), written)
            if isinstance(opened, Opened) and standing is not None and are_twins(opened.record, record):
                names = [seat.name for seat in standing.seats]
                found.append(TwinGame(str(tab), names, standing.scores, int(changed or 0)))
        return found

    async def _known(self, person: Person | None, record: Record) -> Iterable[str]:
        """The tables of games of the same title, for as many players, that a person may look at."""
        wanted = Wanted(title=record.title, players=record.players)
        public = await self._search.find(person, wanted, LATEST)
        found = dict.fromkeys(game.table for game in public.games if game.table)
        if person is not None:
            own = [
                mine.table
                for mine in await self._memberships.every(person)
                if mine.standing.over
                and (mine.standing.title, len(mine.standing.seats)) == (record.title, record.players)
            ]
            found |= dict.fromkeys(own[:LATEST])
        return found


def are_twins(one: Record, other: Record) -> bool:
    """True if two games have the same title, players, options and deal; their rules may be of different versions."""
    first, second = (msgspec.structs.replace(each, rules="", moves=[], ending=None) for each in (one, other))
    return first == second


def _check_over(table: Table) -> None:
    """Raise NotOverError while a table's game goes on."""
    if not table.game.is_over:
        raise NotOverError
