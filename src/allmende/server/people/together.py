"""The paths of those who are at a table together: who is there, a word, a nudge, and notes for oneself."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from allmende.server import requests, streams
from allmende.server.messages import Accepted, NudgeRequest, WordRequest
from allmende.server.people.api import MyApi
from allmende.server.people.messages import Remark
from allmende.server.people.presence import Presence
from allmende.server.people.remarks import Remarks
from allmende.server.replies import json
from allmende.server.store import StoreError
from allmende.server.tables import Tables
from allmende.server.visits import Visits

TOGETHER: Final = 0.2
"""Seconds that are waited before changes are told: whoever loads the page anew goes and comes."""


class Together:
    """The paths; `mine` knows whose notes are asked for."""

    def __init__(self, tables: Tables, visits: Visits, presence: Presence, remarks: Remarks, mine: MyApi) -> None:
        self._tables = tables
        self._visits = visits
        self._presence = presence
        self._remarks = remarks
        self._mine = mine

    def routes(self) -> list[BaseRoute]:
        """All of them."""
        return [
            WebSocketRoute("/tables/{table}/company", self.company),
            Route("/tables/{table}/words", self.say, methods=["POST"]),
            Route("/tables/{table}/nudge", self.nudge, methods=["POST"]),
            Route("/me/tables/{table}/remark", self.remark),
            Route("/me/tables/{table}/remark", self.keep, methods=["POST"]),
        ]

    async def company(self, websocket: WebSocket) -> None:
        """Tell who is at a table, and count whoever listens among them, until the other side goes."""
        async with streams.there(websocket):
            table, holder = await self._visits.table(websocket, "streams")
            with self._tables.hub.listen(table.name) as bell:
                known = None
                while True:
                    seats = holder.seats
                    with self._presence.at(table, seats, bell):
                        # Whoever hands a seat over, or was signed out, is not there with it any longer.
                        while holder.seats == seats:
                            if (company := await self._presence.company(table.name)) != known:
                                await streams.tell(websocket, company)
                                known = company
                            await bell.wait()
                            await asyncio.sleep(TOGETHER)
                            with suppress(StoreError):
                                holder = await self._visits.holder(websocket, table)

    async def say(self, request: Request) -> Response:
        table, holder = await self._visits.table(request, "words")
        return json(Accepted(await self._tables.say(table, holder, await requests.struct(request, WordRequest))))

    async def nudge(self, request: Request) -> Response:
        table, holder = await self._visits.table(request, "words")
        return json(Accepted(await self._tables.nudge(table, holder, await requests.struct(request, NudgeRequest))))

    async def remark(self, request: Request) -> Response:
        person = await self._mine.somebody(request)
        return json(Remark(await self._remarks.of(person, request.path_params["table"])))

    async def keep(self, request: Request) -> Response:
        person = await self._mine.somebody(request, "moves")
        wanted = await requests.struct(request, Remark)
        table = await self._tables.get(request.path_params["table"])
        await self._remarks.keep(person, table.name, wanted.remark)
        return json(wanted)
