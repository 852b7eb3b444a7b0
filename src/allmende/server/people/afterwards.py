"""The paths by which those at a table end a game, and go on with the next."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from allmende.server import requests
from allmende.server.messages import Accepted, EndRequest, Rematch
from allmende.server.people.sitters import Sitters
from allmende.server.replies import json
from allmende.server.tables import Tables
from allmende.server.visits import Visits


class Afterwards:
    """The paths; whoever sits at a table sits at the next one, too."""

    def __init__(self, tables: Tables, visits: Visits, sitters: Sitters) -> None:
        self._tables = tables
        self._visits = visits
        self._sitters = sitters

    def routes(self) -> list[BaseRoute]:
        """All of them."""
        return [
            Route("/tables/{table}/end", self.end, methods=["POST"]),
            Route("/tables/{table}/rematch", self.rematch, methods=["POST"]),
        ]

    async def end(self, request: Request) -> Response:
        table, holder = await self._visits.table(request, "moves")
        wanted = await requests.struct(request, EndRequest)
        return json(Accepted(await self._tables.end(table, holder, wanted)))

    async def rematch(self, request: Request) -> Response:
        table, holder = await self._visits.table(request, "tables")
        name = await self._tables.rematch(table, holder)
        await self._sitters.move_on(table.name, name, len(table.seats))
        return json(Rematch(name))
