"""Routes below `/api/me`: the person, and their tables."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from starlette.requests import HTTPConnection, Request
from starlette.routing import BaseRoute, WebSocketRoute
from starlette.websockets import WebSocket

from allmende.core import Message
from allmende.server.errors import ForbiddenError, UnfitError
from allmende.server.http import requests, streams
from allmende.server.http.endpoints import Body, get, post
from allmende.server.http.rate_limits import Kind
from allmende.server.http.replies import JsonLines, Reply, json
from allmende.server.people.devices import Devices
from allmende.server.people.erasure import Erasure
from allmende.server.people.game_export import GameExport
from allmende.server.people.memberships import MAKER, Memberships, player, seats_at
from allmende.server.people.messages import (
    COLOURS,
    ForgetMe,
    HideRequest,
    Me,
    MyData,
    MyDevices,
    MyTable,
    MyTables,
    Pass,
    PassUse,
    Person,
    PersonChange,
    Rating,
    Sat,
)
from allmende.server.people.personal_data import PersonalData
from allmende.server.people.persons import Persons, check_whereabouts
from allmende.server.people.playing_hours import PlayingHours
from allmende.server.people.sign_in import SignIn
from allmende.server.people.table_access import Count, holder_by_key
from allmende.server.people.table_summaries import TableSummaries
from allmende.server.tables.registry import Tables
from allmende.server.tables.seats import checked_name
from allmende.server.tables.table import Table

DAY: Final = 24 * 60 * 60
ARCHIVED_AFTER: Final = 60
"""Days after its end a game moves to the archive, unless the operator has another number."""
TOGETHER: Final = 0.3
"""Seconds before changes are sent, so that those that come together are sent together."""


class PeopleApi:
    """The routes; `count` raises TooOftenError if a client asks for too much, `ratings` gives a person's by title."""

    def __init__(
        self,
        persons: Persons,
        sign_in: SignIn,
        devices: Devices,
        memberships: Memberships,
        summaries: TableSummaries,
        known: PersonalData,
        games: GameExport,
        tables: Tables,
        erasure: Erasure,
        hours: PlayingHours,
        ratings: Callable[[str], Awaitable[list[Rating]]],
        count: Count,
        clock: Callable[[], float],
        archived_after: int = ARCHIVED_AFTER,
    ) -> None:
        self._persons = persons
        self._sign_in = sign_in
        self._devices = devices
        self._memberships = memberships
        self._summaries = summaries
        self._known = known
        self._games = games
        self._tables = tables
        self._erasure = erasure
        self._hours = hours
        self._ratings = ratings
        self._count = count
        self._clock = clock
        self._archived_after = archived_after * DAY

    def routes(self) -> list[BaseRoute]:
        """All routes of this API."""
        return [
            get("/me", self.me),
            post("/me", self.change),
            get("/me/data", self.data),
            get("/me/games", self.games),
            post("/me/passes", self.new_pass),
            post("/me/passes/use", self.use_pass),
            post("/me/leave", self.leave),
            get("/me/devices", self.devices),
            post("/me/devices/{device}/leave", self.sign_out),
            post("/me/forget", self.forget),
            get("/me/tables", self.tables),
            post("/me/tables/{table}", self.sit),
            post("/me/tables/{table}/hide", self.hide),
            post("/me/tables/{table}/show", self.show),
            WebSocketRoute("/me/stream", self.stream),
        ]

    async def person(self, request: HTTPConnection) -> Person | None:
        """The person of the browser that asks; None if it isn't known."""
        return await self._persons.known_by(requests.secret(request))

    async def anybody(self, request: HTTPConnection, kind: Kind) -> Person | None:
        """Count a request of this kind, and return the person of its browser; None if it isn't known."""
        self._count(kind, request)
        return await self.person(request)

    async def somebody(self, request: HTTPConnection, kind: Kind = "looks") -> Person:
        """Count a request of this kind, and return the person of its browser; ForbiddenError if it isn't known."""
        person = await self.anybody(request, kind)
        if person is None:
            raise _nobody()
        return person

    # Who I am

    async def me(self, request: Request) -> Reply[Me]:
        """The person of this browser, if it is known."""
        person = await self.anybody(request, "looks")
        reply = json(await self._me(person))
        # Each visit sets the cookie anew, so that the browser keeps it as long as possible.
        return await self._keep(request, reply, requests.secret(request)) if person else reply

    async def _me(self, person: Person | None) -> Me:
        return Me(person, await self._devices.count(person) if person else 0, COLOURS)

    async def _keep(self, request: Request, reply: Reply[Me], secret: str) -> Reply[Me]:
        """Return the reply with a cookie of the browser's secret, and note that this device is in use."""
        await self._devices.note(secret, requests.agent(request))
        return requests.keep_secret(request, reply, secret)

    async def change(self, request: Request, body: Body[PersonChange]) -> Reply[Me]:
        """Change the name, color, zone or language of the person; a browser without one becomes a new person's."""
        self._count("persons", request)
        wanted = await body()
        check_whereabouts(wanted.zone, wanted.language)
        person, secret = await self.person(request), ""
        if person is not None:
            person = await self._persons.change(person, wanted.name, wanted.colour)
        else:
            person, secret = await self._persons.make(wanted.name or "", wanted.colour)
        if await self._persons.move(person, wanted.zone, wanted.language):
            await self._hours.tell_all(person)
        me = await self._me(person)
        return await self._keep(request, json(me, 201), secret) if secret else json(me)

    async def data(self, request: Request) -> Reply[MyData]:
        """All that the server keeps about the person."""
        person = await self.somebody(request, "advice")
        tables, ratings = await self._memberships.every(person), await self._ratings(person.person)
        words, kept = await self._known.words(person, tables), await self._known.rows(person, tables)
        reply = json(MyData(person, tables, ratings, words, kept))
        reply.headers["Content-Disposition"] = 'attachment; filename="allmende-my-data.json"'
        return reply

    async def games(self, request: Request) -> JsonLines:
        """The person's finished games, a line of JSON each."""
        person = await self.somebody(request, "advice")
        return JsonLines("allmende-my-games.jsonl", self._games.lines(person))

    # Several devices

    async def new_pass(self, request: Request) -> Reply[Pass]:
        """Make a pass, by which another device signs in."""
        return json(Pass(*await self._sign_in.new_pass(await self.somebody(request, "persons"))), 201)

    async def use_pass(self, request: Request, body: Body[PassUse]) -> Reply[Me]:
        """Sign in by a pass."""
        self._count("persons", request)
        wanted = await body()
        return await self._came_in(request, *await self._sign_in.use_pass(wanted.secret, requests.secret(request)))

    async def come_in(self, request: Request, own: str) -> Reply[Me]:
        """Make this browser a device of the person with the id `own`, after they have proved who they are."""
        return await self._came_in(request, *await self._sign_in.come_in(own, requests.secret(request)))

    async def _came_in(self, request: Request, person: Person, secret: str) -> Reply[Me]:
        self._memberships.look_again()
        return await self._keep(request, json(await self._me(person)), secret)

    async def devices(self, request: Request) -> Reply[MyDevices]:
        """The devices on which the person is signed in."""
        person = await self.somebody(request)
        return json(MyDevices(await self._devices.of(person, requests.secret(request))))

    async def sign_out(self, request: Request) -> Reply[MyDevices]:
        """Sign out another device."""
        person = await self.somebody(request, "persons")
        await self._devices.sign_out(person, request.path_params["device"])
        self.gone(person)
        return json(MyDevices(await self._devices.of(person, requests.secret(request))))

    def gone(self, person: Person) -> None:
        """End the streams of devices that are no longer this person's."""
        self._memberships.look_again()
        self._summaries.changes.publish(person.person)

    async def leave(self, request: Request) -> Reply[Me]:
        """Sign out this device."""
        person = await self.somebody(request, "persons")
        await self._devices.leave(requests.secret(request))
        self.gone(person)
        return requests.keep_secret(request, json(await self._me(None)), "")

    async def forget(self, request: Request, body: Body[ForgetMe]) -> Reply[Me]:
        """Erase the person; their name confirms it."""
        person = await self.somebody(request, "persons")
        name = checked_name((await body()).name)
        await self._erasure.forget(person, name)
        return requests.keep_secret(request, json(await self._me(None)), "")

    # Where I sit

    async def tables(self, request: Request, archive: bool = False) -> Reply[MyTables]:
        """The person's tables, or those in their archive."""
        person = await self.somebody(request)
        return json(await self._listed(person, archive))

    async def _listed(self, person: Person, archive: bool = False) -> MyTables:
        edge = int(self._clock()) - self._archived_after
        found = self._memberships.archived(person, edge) if archive else self._memberships.tables(person, edge)
        return MyTables(await found, [], whole=True)

    async def sit(self, request: Request) -> Reply[Sat]:
        """Take the seats of a link as the person of this browser."""
        person = await self.somebody(request, "moves")
        table = await self._tables.get(request.path_params["table"])
        holder = await holder_by_key(self._tables, table, requests.key(request))
        linked = [seat for seat in holder.seats if table.seats[seat].home == "link"]
        if not (linked or holder.maker):
            raise UnfitError("this link leads to no seat", Message("error-no-seat-of-link"))
        sat = await self._memberships.sit(person, table.name, [MAKER] if holder.maker else [])
        for seat in linked:
            sat = await self._memberships.sit(person, table.name, [player(seat)], table.seats[seat].key)
        await self._hours.tell(person, table, sat)
        self.note(table)
        self._summaries.changes.publish(person.person)
        return json(Sat(seats_at(table.seats, sat)))

    def note(self, table: Table) -> None:
        """Bring a table up to date in the lists of its people, after one of them has sat down."""
        self._summaries.changed(table)

    async def hide(self, request: Request, body: Body[HideRequest]) -> Reply[MyTables]:
        """Hide a table from the person's list."""
        person = await self.somebody(request, "moves")
        wanted = await body()
        await self._memberships.hide(person, request.path_params["table"], wanted.version)
        return await self._relisted(person)

    async def show(self, request: Request) -> Reply[MyTables]:
        """Show a hidden table again."""
        person = await self.somebody(request, "moves")
        await self._memberships.show(person, request.path_params["table"])
        return await self._relisted(person)

    async def _relisted(self, person: Person) -> Reply[MyTables]:
        """Reply with a person's list as it is now, and notify their other devices of it."""
        self._summaries.changes.publish(person.person)
        return json(await self._listed(person))

    async def stream(self, websocket: WebSocket) -> None:
        """Send the person's list of tables, and then every change of it, until the client disconnects."""
        async with streams.there(websocket):
            person = await self.somebody(websocket, "streams")
            with self._summaries.changes.subscribe(person.person) as subscription:
                whole = await self._listed(person)
                await streams.tell(websocket, whole)
                while True:
                    known = {one.table: one for one in whole.tables}
                    await subscription.wait()
                    await asyncio.sleep(TOGETHER)
                    known_by = await self.person(websocket)
                    if known_by is None or known_by.person != person.person:
                        raise _nobody()
                    whole = await self._listed(person)
                    if (told := _changed(known, whole)) is not None:  # a notified change may have been sent already
                        await streams.tell(websocket, told)


def _nobody() -> ForbiddenError:
    return ForbiddenError("nobody is known by this browser", Message("error-nobody"))


def _changed(known: Mapping[str, MyTable], now: MyTables) -> MyTables | None:
    """The difference between the list that a client has, `known`, and the one of now; None if there is none."""
    changed = [one for one in now.tables if known.get(one.table) != one]
    gone = sorted(known.keys() - {one.table for one in now.tables})
    return MyTables(changed, gone, whole=False) if changed or gone else None
