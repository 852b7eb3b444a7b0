"""The paths by which a seat is handed over: its player makes a link, and whoever has that takes the seat."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from allmende.server import keys, requests, reseating
from allmende.server.messages import Handover, HandoverRequest
from allmende.server.people.api import MyApi
from allmende.server.people.hours import PlayingHours
from allmende.server.people.messages import Person, Sat
from allmende.server.people.sitters import Sitters, taken_over
from allmende.server.replies import json
from allmende.server.table import Table
from allmende.server.tables import Tables
from allmende.server.visits import Visits


class Handing:
    """The paths; `mine` knows who takes a seat."""

    def __init__(self, tables: Tables, visits: Visits, mine: MyApi, sitters: Sitters, hours: PlayingHours) -> None:
        self._tables = tables
        self._visits = visits
        self._mine = mine
        self._sitters = sitters
        self._hours = hours

    def routes(self) -> list[BaseRoute]:
        """All of them."""
        return [
            Route("/tables/{table}/seats/{seat:int}/offer", self.offer, methods=["POST"]),
            Route("/tables/{table}/seats/{seat:int}/take", self.take, methods=["POST"]),
        ]

    async def offer(self, request: Request) -> Response:
        table, holder = await self._visits.table(request, "moves")
        wanted = await requests.struct(request, HandoverRequest)
        secret = keys.new_key() if wanted.offered else ""
        seat = request.path_params["seat"]
        await self._tables.lay_down(table, lambda: reseating.offer(table, holder, seat, secret))
        return json(Handover(secret))

    async def take(self, request: Request) -> Response:
        person = await self._mine.somebody(request, "moves")
        table, seat = await self._tables.get(request.path_params["table"]), request.path_params["seat"]
        secret = requests.key(request)
        if not await self._has_taken(person, table, seat, secret):
            await self._tables.lay_down(
                table,
                lambda: reseating.take(table, seat, secret, person.name),
                lambda: taken_over(table, seat, person),
            )
        await self._hours.tell(person, table, [seat])
        self._mine.note(table)
        return json(Sat([seat]))

    async def _has_taken(self, person: Person, table: Table, seat: int, secret: str) -> bool:
        """Whether somebody has taken the seat over with this key already, and may not have been told so."""
        key = table.seat(seat).key
        return keys.fits(secret, key) and seat in await self._sitters.sit(person, table.name, [seat], key)
