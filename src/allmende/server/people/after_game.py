"""Routes that end a game, and start the next one at the same table."""

from __future__ import annotations

from starlette.requests import Request
from starlette.routing import BaseRoute

from allmende.server.http.endpoints import Body, post
from allmende.server.http.replies import Reply, json
from allmende.server.people.api import PeopleApi
from allmende.server.people.memberships import Memberships
from allmende.server.people.table_access import TableAccess
from allmende.server.tables.messages import Accepted, EndRequest, Rematch
from allmende.server.tables.registry import Tables


class AfterGameApi:
    """The routes. The players of a table sit at the next one, too; `mine` tells which person a request comes from."""

    def __init__(self, tables: Tables, access: TableAccess, memberships: Memberships, mine: PeopleApi) -> None:
        self._tables = tables
        self._access = access
        self._memberships = memberships
        self._mine = mine

    def routes(self) -> list[BaseRoute]:
        """All routes of this API."""
        return [
            post("/tables/{table}/end", self.end),
            post("/tables/{table}/rematch", self.rematch),
        ]

    async def end(self, request: Request, body: Body[EndRequest]) -> Reply[Accepted]:
        """Wish to end the game before its time, or to go on."""
        table, holder = await self._access.table(request, "moves")
        wanted = await body()
        return json(Accepted(await self._tables.end(table, holder, wanted)))

    async def rematch(self, request: Request) -> Reply[Rematch]:
        """The table at which the players of a finished game play the next one."""
        table, holder = await self._access.table(request, "tables")
        name = await self._tables.rematch(table, holder)
        by = await self._mine.person(request)
        await self._memberships.move_on(table.name, name, len(table.seats), by.person if by else "")
        return json(Rematch(name))
