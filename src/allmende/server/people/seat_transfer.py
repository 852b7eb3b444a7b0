"""Routes that transfer a seat: its player makes a link, and its receiver takes the seat."""

from __future__ import annotations

from starlette.requests import Request
from starlette.routing import BaseRoute

from allmende.server import keys
from allmende.server.http import requests
from allmende.server.http.endpoints import Body, post
from allmende.server.http.replies import Reply, json
from allmende.server.people.api import PeopleApi
from allmende.server.people.memberships import Memberships, player, taken_over
from allmende.server.people.messages import Person, Sat
from allmende.server.people.playing_hours import PlayingHours
from allmende.server.people.table_access import TableAccess
from allmende.server.tables import seat_changes
from allmende.server.tables.messages import Handover, HandoverRequest
from allmende.server.tables.registry import Tables
from allmende.server.tables.table import Table


class SeatTransferApi:
    """The routes; `mine` tells which person takes a seat."""

    def __init__(
        self, tables: Tables, access: TableAccess, mine: PeopleApi, memberships: Memberships, hours: PlayingHours
    ) -> None:
        self._tables = tables
        self._access = access
        self._mine = mine
        self._memberships = memberships
        self._hours = hours

    def routes(self) -> list[BaseRoute]:
        """All routes of this API."""
        return [
            post("/tables/{table}/seats/{seat:int}/offer", self.offer),
            post("/tables/{table}/seats/{seat:int}/take", self.take),
        ]

    async def offer(self, request: Request, body: Body[HandoverRequest]) -> Reply[Handover]:
        """Offer a seat to another person by a link, or take the offer back."""
        table, holder = await self._access.table(request, "moves")
        wanted = await body()
        secret = keys.new_key() if wanted.offered else ""
        seat = request.path_params["seat"]
        await self._tables.lay_down(table, lambda: seat_changes.offer(table, holder, seat, secret))
        return json(Handover(secret))

    async def take(self, request: Request) -> Reply[Sat]:
        """Take over a seat that is offered, by its key."""
        person = await self._mine.somebody(request, "moves")
        table, seat = await self._tables.get(request.path_params["table"]), request.path_params["seat"]
        secret = requests.key(request)
        if not await self._has_taken(person, table, seat, secret):
            await self._tables.lay_down(
                table,
                lambda: seat_changes.take(table, seat, secret, person.name),
                lambda: taken_over(table, seat, person),
            )
        await self._hours.tell(person, table, [player(seat)])
        self._mine.note(table)
        return json(Sat([seat]))

    async def _has_taken(self, person: Person, table: Table, seat: int, secret: str) -> bool:
        """True if a person has taken the seat over with this key already, and perhaps missed the reply."""
        key = table.seat(seat).key
        if not keys.fits(secret, key):
            return False
        return player(seat) in await self._memberships.sit(person, table.name, [player(seat)], key)
