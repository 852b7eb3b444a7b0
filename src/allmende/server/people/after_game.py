"""Routes that end a game, and start the next one at the same table."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from allmende.server.http import requests
from allmende.server.http.replies import json
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
            Route("/tables/{table}/end", self.end, methods=["POST"]),
            Route("/tables/{table}/rematch", self.rematch, methods=["POST"]),
        ]

    async def end(self, request: Request) -> Response:
        table, holder = await self._access.table(request, "moves")
        wanted = await requests.struct(request, EndRequest)
        return json(Accepted(await self._tables.end(table, holder, wanted)))

    async def rematch(self, request: Request) -> Response:
        table, holder = await self._access.table(request, "tables")
        name = await self._tables.rematch(table, holder)
        by = await self._mine.person(request)
        await self._memberships.move_on(table.name, name, len(table.seats), by.person if by else "")
        return json(Rematch(name))
