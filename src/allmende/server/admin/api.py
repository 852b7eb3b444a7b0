"""Routes below `/api/admin`, for the host of the server alone, and of the host's notice, for all.

The host is known by a key, which comes with each request like that of a seat.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.routing import BaseRoute

from allmende.core import Message
from allmende.server import keys
from allmende.server.admin import overview
from allmende.server.admin.live_settings import SWITCHES, LiveSettings
from allmende.server.admin.messages import (
    Ban,
    KnownPerson,
    LiveTable,
    LiveValues,
    Notice,
    Overview,
    Process,
    Report,
    Trouble,
    WayBack,
)
from allmende.server.admin.retention import closed
from allmende.server.errors import ForbiddenError, NotFoundError
from allmende.server.http import requests
from allmende.server.http.endpoints import Body, get, post
from allmende.server.http.messages import Done
from allmende.server.http.replies import Reply, json
from allmende.server.monitoring.troubles import Troubles
from allmende.server.people.bans import Bans, Standing
from allmende.server.people.complaints import Complaints
from allmende.server.people.messages import Person
from allmende.server.people.persons import Persons
from allmende.server.people.sign_in import SignIn
from allmende.server.people.table_access import Count
from allmende.server.store.protocol import Store
from allmende.server.tables import seat_changes
from allmende.server.tables.messages import Handover
from allmende.server.tables.registry import Tables
from allmende.server.tables.table import Holder


class AdminApi:
    """The routes; `key` is the host's, or empty where the server has no page for its host.

    `banish` does what goes with a ban in other packages, `process` tells of this one, and `troubles` has the log's.
    """

    def __init__(
        self,
        store: Store,
        key: str,
        live: LiveSettings,
        tables: Tables,
        persons: Persons,
        sign_in: SignIn,
        bans: Bans,
        complaints: Complaints,
        banish: Callable[[Person], Awaitable[None]],
        process: Callable[[], Process],
        troubles: Troubles,
        count: Count,
        clock: Callable[[], float],
    ) -> None:
        self._store = store
        self._key = keys.digest(key) if key else ""
        self._live = live
        self._tables = tables
        self._persons = persons
        self._sign_in = sign_in
        self._bans = bans
        self._complaints = complaints
        self._banish = banish
        self._process = process
        self._troubles = troubles
        self._count = count
        self._clock = clock

    def routes(self) -> list[BaseRoute]:
        """All routes of this API."""
        return [
            get("/notice", self.notice),
            get("/admin", self.overview),
            post("/admin/live", self.change),
            get("/admin/tables/{table}", self.table),
            post("/admin/tables/{table}/close", self.close),
            post("/admin/tables/{table}/seats/{seat:int}/offer", self.offer),
            get("/admin/people", self.people),
            get("/admin/banned", self.banned),
            post("/admin/people/{person}/ban", self.ban),
            post("/admin/people/{person}/lift", self.lift),
            post("/admin/people/{person}/way-back", self.way_back),
            get("/admin/reports", self.reports),
            post("/admin/reports/{report}/finish", self.finish),
        ]

    def _check(self, request: Request) -> None:
        """Raise NotFoundError if the server has no page for its host, ForbiddenError if it isn't the host who asks."""
        if not self._key:
            raise NotFoundError("there is no page for the host", Message("error-admin-none"))
        if not keys.fits(requests.key(request), self._key):
            self._count("persons", request)  # so that keys can't be tried in quick succession
            raise ForbiddenError("that is not the host's key", Message("error-admin-key"))

    def _now(self) -> int:
        return int(self._clock())

    # For all

    async def notice(self, request: Request) -> Reply[Notice]:
        """The host's notice for all who are there."""
        self._count("looks", request)
        live = self._live.current
        return json(Notice(live.notice, live.stops))

    # What goes on

    async def overview(self, request: Request) -> Reply[Overview]:
        """What goes on at the server."""
        self._check(request)
        return json(await self._overview())

    async def _overview(self) -> Overview:
        now = self._now()
        return Overview(
            self._process(),
            await overview.numbers(self._store, now),
            self._live.current,
            [*SWITCHES],
            await overview.tables_open_now(self._store, now),
            [Trouble(*one) for one in self._troubles.listed()],
        )

    async def change(self, request: Request, body: Body[LiveValues]) -> Reply[Overview]:
        """Switch features off or on, and put up a notice or take it down."""
        self._check(request)
        await self._live.change(await body())
        return json(await self._overview())

    # Tables

    async def table(self, request: Request) -> Reply[LiveTable]:
        """A table, by its name."""
        self._check(request)
        return json(await overview.one_table(self._store, request.path_params["table"], self._now()))

    async def close(self, request: Request) -> Reply[Done]:
        """End the game of a table: it has no winner, and counts for nothing."""
        self._check(request)
        table = await self._tables.get(request.path_params["table"])

        await self._tables.lay_down(table, lambda: closed(table))
        return json(Done())

    async def offer(self, request: Request) -> Reply[Handover]:
        """Offer a seat, whose player has lost their link, by a new one."""
        self._check(request)
        table, seat = await self._tables.get(request.path_params["table"]), request.path_params["seat"]
        secret, holder = keys.new_key(), Holder(seats=(seat,))
        await self._tables.lay_down(table, lambda: seat_changes.offer(table, holder, seat, secret))
        return json(Handover(secret))

    # People

    async def people(self, request: Request, name: str) -> Reply[list[KnownPerson]]:
        """The people of a name, whatever its case."""
        self._check(request)
        found = [await self._bans.standing(person) for person in await self._persons.called(name)]
        return json([_known(one) for one in found if one is not None])

    async def banned(self, request: Request) -> Reply[list[KnownPerson]]:
        """All who are banned."""
        self._check(request)
        return json([_known(one) for one in await self._bans.listed()])

    async def ban(self, request: Request, body: Body[Ban]) -> Reply[list[KnownPerson]]:
        """Ban a person: they are signed out everywhere, and sign in nowhere any more."""
        self._check(request)
        person = await self._person(request)
        await self._bans.ban(person.person, (await body()).why)
        await self._banish(person)
        return await self.banned(request)

    async def lift(self, request: Request) -> Reply[list[KnownPerson]]:
        """Lift a person's ban."""
        self._check(request)
        await self._bans.lift((await self._person(request)).person)
        return await self.banned(request)

    async def way_back(self, request: Request) -> Reply[WayBack]:
        """Make a pass, by which a person whose devices are gone signs in again."""
        self._check(request)
        person = await self._person(request)
        await self._bans.check(person.person)
        return json(WayBack(*await self._sign_in.new_pass(person)))

    async def _person(self, request: Request) -> Person:
        person = await self._persons.get(request.path_params["person"])
        if person is None:
            raise NotFoundError("there is no such person", Message("error-no-such-person"))
        return person

    # Reports

    async def reports(self, request: Request) -> Reply[list[Report]]:
        """The reports of players about others that are open, the oldest first."""
        self._check(request)
        return json(
            [
                Report(one.complaint, one.why, one.words, one.called, one.reported, one.by, one.table, one.made)
                for one in await self._complaints.listed()
            ]
        )

    async def finish(self, request: Request) -> Reply[list[Report]]:
        """Mark a report as dealt with."""
        self._check(request)
        await self._complaints.finish(request.path_params["report"])
        return await self.reports(request)


def _known(one: Standing) -> KnownPerson:
    return KnownPerson(*one)
