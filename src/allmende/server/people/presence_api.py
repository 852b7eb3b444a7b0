"""Routes of players at a table: presence, chat, reminders, private notes."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from allmende.server.http import requests, streams
from allmende.server.http.replies import json
from allmende.server.people.api import PeopleApi
from allmende.server.people.blocking import Blocks
from allmende.server.people.messages import Remark
from allmende.server.people.presence import Presence
from allmende.server.people.private_notes import PrivateNotes
from allmende.server.people.table_access import TableAccess
from allmende.server.store.protocol import StoreError
from allmende.server.tables.messages import Accepted, NudgeRequest, WordRequest
from allmende.server.tables.registry import Tables

TOGETHER: Final = 0.2
"""Seconds before changes are sent, because a client that reloads the page goes and comes back."""


class PresenceApi:
    """The routes; `mine` tells which person a request comes from."""

    def __init__(
        self,
        tables: Tables,
        access: TableAccess,
        presence: Presence,
        remarks: PrivateNotes,
        blocks: Blocks,
        mine: PeopleApi,
    ) -> None:
        self._tables = tables
        self._access = access
        self._presence = presence
        self._private_notes = remarks
        self._blocks = blocks
        self._mine = mine

    def routes(self) -> list[BaseRoute]:
        """All routes of this API."""
        return [
            WebSocketRoute("/tables/{table}/company", self.company),
            Route("/tables/{table}/words", self.say, methods=["POST"]),
            Route("/tables/{table}/nudge", self.nudge, methods=["POST"]),
            Route("/me/tables/{table}/remark", self.remark),
            Route("/me/tables/{table}/remark", self.keep, methods=["POST"]),
        ]

    async def company(self, websocket: WebSocket) -> None:
        """Send who is at a table, and count the client among them, until it disconnects."""
        async with streams.there(websocket):
            table, holder = await self._access.table(websocket, "streams")
            with self._tables.feed.follow(table.name) as subscription:
                known = None
                while True:
                    seats = holder.seats
                    with self._presence.at(table, seats, subscription):
                        # A player who hands a seat over, or was signed out, is present with it no longer.
                        while holder.seats == seats:
                            silenced = await self._blocks.silenced(await self._mine.person(websocket), table)
                            company = await self._presence.company(table.name)
                            if (company := msgspec.structs.replace(company, silenced=silenced)) != known:
                                await streams.tell(websocket, company)
                                known = company
                            await subscription.wait()
                            await asyncio.sleep(TOGETHER)
                            with suppress(StoreError):
                                holder = await self._access.holder(websocket, table)

    async def say(self, request: Request) -> Response:
        table, holder = await self._access.table(request, "words")
        return json(Accepted(await self._tables.say(table, holder, await requests.struct(request, WordRequest))))

    async def nudge(self, request: Request) -> Response:
        table, holder = await self._access.table(request, "words")
        wanted = await requests.struct(request, NudgeRequest)
        unheard = await self._blocks.unheard(table, holder, wanted.seat)
        return json(Accepted(await self._tables.nudge(table, holder, wanted, unheard)))

    async def remark(self, request: Request) -> Response:
        person = await self._mine.somebody(request)
        return json(Remark(await self._private_notes.of(person, request.path_params["table"])))

    async def keep(self, request: Request) -> Response:
        person = await self._mine.somebody(request, "moves")
        wanted = await requests.struct(request, Remark)
        table = await self._tables.get(request.path_params["table"])
        await self._private_notes.keep(person, table.name, wanted.remark)
        return json(wanted)
