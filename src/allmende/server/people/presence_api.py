"""Routes of players at a table: presence, chat, reminders, private notes."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.routing import BaseRoute, WebSocketRoute
from starlette.websockets import WebSocket

from allmende.server.http import streams
from allmende.server.http.endpoints import Body, get, post
from allmende.server.http.replies import Reply, json
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
            post("/tables/{table}/words", self.say),
            post("/tables/{table}/nudge", self.nudge),
            get("/me/tables/{table}/remark", self.remark),
            post("/me/tables/{table}/remark", self.keep),
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

    async def say(self, request: Request, body: Body[WordRequest]) -> Reply[Accepted]:
        """Write to the table."""
        table, holder = await self._access.table(request, "words")
        return json(Accepted(await self._tables.say(table, holder, await body())))

    async def nudge(self, request: Request, body: Body[NudgeRequest]) -> Reply[Accepted]:
        """Remind a player that the others wait."""
        table, holder = await self._access.table(request, "words")
        wanted = await body()
        unheard = await self._blocks.unheard(table, holder, wanted.seat)
        return json(Accepted(await self._tables.nudge(table, holder, wanted, unheard)))

    async def remark(self, request: Request) -> Reply[Remark]:
        """The person's private note about a table."""
        person = await self._mine.somebody(request)
        return json(Remark(await self._private_notes.of(person, request.path_params["table"])))

    async def keep(self, request: Request, body: Body[Remark]) -> Reply[Remark]:
        """Write the private note about a table."""
        person = await self._mine.somebody(request, "moves")
        wanted = await body()
        table = await self._tables.get(request.path_params["table"])
        await self._private_notes.keep(person, table.name, wanted.remark)
        return json(wanted)
