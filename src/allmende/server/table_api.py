"""Routes of tables: new ones, their state, moves and streams, advice, records."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from functools import partial

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from allmende import words
from allmende.server.bots.advice import Advice
from allmende.server.http import requests, streams
from allmende.server.http.disconnects import Queue, while_there
from allmende.server.http.replies import file, json
from allmende.server.people.api import PeopleApi
from allmende.server.people.memberships import MAKER, Memberships
from allmende.server.people.playing_hours import PlayingHours
from allmende.server.people.table_access import Count, TableAccess
from allmende.server.store.protocol import StoreError
from allmende.server.tables import projection, tryouts
from allmende.server.tables.messages import (
    Accepted,
    MoveRequest,
    NewLesson,
    NewTable,
    NewTableReply,
    SeatChange,
    StepIn,
    TryRequest,
    UndoRequest,
)
from allmende.server.tables.registry import Tables


class TableApi:
    """The routes of tables. `check_bots` raises NotFoundError for the name of a remote bot that isn't known here."""

    def __init__(
        self,
        tables: Tables,
        access: TableAccess,
        advice: Advice,
        people: PeopleApi,
        memberships: Memberships,
        hours: PlayingHours,
        check_bots: Callable[[Iterable[str | None]], Awaitable[None]],
        count: Count,
    ) -> None:
        self._tables = tables
        self._access = access
        self._advice = advice
        self._people = people
        self._memberships = memberships
        self._hours = hours
        self._check_bots = check_bots
        self._count = count
        self._reports = Queue()
        """Reports are written one after the other, since each takes a second, and every visitor may ask for one."""

    def routes(self) -> list[BaseRoute]:
        """All routes, below `/api`."""
        return [
            Route("/titles/{title}/lessons/{lesson}", self.teach, methods=["POST"]),
            Route("/tables", self.create, methods=["POST"]),
            Route("/tables/from-record", self.from_record, methods=["POST"]),
            Route("/tables/{table}.txt", self.text),
            Route("/tables/{table}", self.state),
            Route("/tables/{table}/moves", self.move, methods=["POST"]),
            Route("/tables/{table}/undo", self.undo, methods=["POST"]),
            Route("/tables/{table}/news", self.news),
            Route("/tables/{table}/preview", self.preview),
            Route("/tables/{table}/tried", self.tried),
            Route("/tables/{table}/tried", self.play_tried, methods=["POST"]),
            Route("/tables/{table}/why-not", self.why_not),
            Route("/tables/{table}/hint", self.hint),
            Route("/tables/{table}/analysis", self.analysis),
            Route("/tables/{table}/step-in", self.step_in, methods=["POST"]),
            Route("/tables/{table}/seats/{seat:int}", self.reseat, methods=["POST"]),
            Route("/tables/{table}/record", self.record),
            Route("/tables/{table}/report", self.report),
            Route("/tables/{table}/spoken", self.spoken),
            WebSocketRoute("/tables/{table}/stream", self.stream),
        ]

    async def create(self, request: Request) -> Response:
        self._count("tables", request)
        wanted = await requests.struct(request, NewTable)
        await self._check_bots({player.bot for player in wanted.players})
        return await self._sit(request, await self._tables.create(wanted))

    async def _sit(self, request: Request, made: NewTableReply) -> Response:
        """Note the membership of a person who has set up a table, and reply with the table."""
        if (person := await self._people.person(request)) is not None:
            await self._memberships.sit(person, made.table, [MAKER])
            await self._hours.tell(person, await self._tables.get(made.table), [MAKER])
        return json(made, 201)

    async def from_record(self, request: Request) -> Response:
        self._count("tables", request)
        names, bots = (request.query_params.getlist(each) for each in ("name", "bot"))
        return await self._sit(request, await self._tables.from_record(await requests.text(request), names, bots))

    async def teach(self, request: Request) -> Response:
        self._count("tables", request)
        wanted = await requests.struct(request, NewLesson)
        made = await self._tables.teach(requests.title(request).name, request.path_params["lesson"], wanted)
        return await self._sit(request, made)

    async def step_in(self, request: Request) -> Response:
        self._count("tables", request)
        table, _ = await self._access.table(request)
        return await self._sit(request, await self._tables.step_in(table, await requests.struct(request, StepIn)))

    async def state(self, request: Request) -> Response:
        table, holder = await self._access.table(request)
        eyes, at = requests.optional_number(request, "eyes"), requests.optional_number(request, "at")
        return json(
            projection.state(table, holder, eyes) if at is None else projection.past_state(table, holder, eyes, at)
        )

    async def news(self, request: Request) -> Response:
        table, holder = await self._access.table(request)
        eyes, since = requests.optional_number(request, "eyes"), requests.number(request, "since")
        return json(projection.news(table, holder, eyes, since))

    async def text(self, request: Request) -> Response:
        table, holder = await self._access.table(request)
        eyes, at = requests.optional_number(request, "eyes"), requests.optional_number(request, "at")
        return PlainTextResponse(projection.text(table, holder, eyes, at))

    async def spoken(self, request: Request) -> Response:
        table, holder = await self._access.table(request)
        speaker = words.Speaker(request.query_params.get("language", "en"))
        eyes, at = requests.optional_number(request, "eyes"), requests.optional_number(request, "at")
        return json(projection.spoken(table, holder, eyes, speaker, at))

    async def record(self, request: Request) -> Response:
        table, holder = await self._access.table(request)
        return file(f"{table.opened.record.title}-{table.name}.txt", projection.record(table, holder))

    async def report(self, request: Request) -> Response:
        table, holder = await self._access.table(request, "advice")
        eyes = requests.optional_number(request, "eyes")
        speaker = words.Speaker(request.query_params.get("language", "en"))
        writing = self._reports.in_turn(partial(projection.report, table, holder, eyes, speaker))
        name = f"{table.opened.record.title}-report-{table.version}.txt"
        return await while_there(request, writing, partial(file, name))

    async def move(self, request: Request) -> Response:
        table, holder = await self._access.table(request, "moves")
        wanted = await requests.struct(request, MoveRequest)
        await self._memberships.check_rated(table)
        return json(Accepted(await self._tables.move(table, holder, wanted.seat, wanted.version, wanted.move)))

    async def undo(self, request: Request) -> Response:
        table, holder = await self._access.table(request, "moves")
        wanted = await requests.struct(request, UndoRequest)
        return json(Accepted(await self._tables.undo(table, holder, wanted)))

    async def preview(self, request: Request) -> Response:
        table, holder = await self._access.table(request)
        seat, version = requests.number(request, "seat"), requests.number(request, "version")
        move, coach = request.query_params.get("move", ""), request.query_params.get("coach", "off")
        return json(projection.preview(table, holder, seat, version, move, coach))

    async def tried(self, request: Request) -> Response:
        table, holder = await self._access.table(request)
        seat, version = requests.number(request, "seat"), requests.number(request, "version")
        return json(projection.tried(table, holder, seat, version, request.query_params.getlist("move")))

    async def play_tried(self, request: Request) -> Response:
        table, holder = await self._access.table(request, "moves")
        wanted = await requests.struct(request, TryRequest)
        await self._memberships.check_rated(table)
        return json(Accepted(await self._tables.lay_down(table, lambda: tryouts.propose(table, holder, wanted))))

    async def why_not(self, request: Request) -> Response:
        table, holder = await self._access.table(request)
        seat, version = requests.number(request, "seat"), requests.number(request, "version")
        return json(projection.why_not(table, holder, seat, version, request.query_params.get("move", "")))

    async def hint(self, request: Request) -> Response:
        table, holder = await self._access.table(request, "advice")
        seat, version = requests.number(request, "seat"), requests.number(request, "version")
        return await while_there(request, self._advice.hint(table, holder, seat, version))

    async def analysis(self, request: Request) -> Response:
        table, _ = await self._access.table(request, "advice")
        return await while_there(request, self._advice.analysis(table, requests.number(request, "from")))

    async def reseat(self, request: Request) -> Response:
        table, holder = await self._access.table(request, "moves")
        change = await requests.struct(request, SeatChange)
        await self._check_bots([change.bot or None])
        return json(Accepted(await self._tables.reseat(table, holder, request.path_params["seat"], change)))

    # The stream

    async def stream(self, websocket: WebSocket) -> None:
        """Send the table's state and then every change, until the client disconnects.

        `since` is the version that the client knows already, as the same viewer `eyes`.
        """
        async with streams.there(websocket):
            table, holder = await self._access.table(websocket, "streams")
            known = requests.optional_number(websocket, "since")
            eyes = requests.optional_number(websocket, "eyes")
            table.eyes(holder, eyes)
            with self._tables.feed.follow(table.name) as subscription:
                while True:
                    version, trouble, handed = table.version, table.trouble, len(table.ledger.handed)
                    seats = [*table.seats]
                    # The update gets no variable, which would keep it until the next change: 25 kB a stream.
                    await streams.tell(websocket, projection.news(table, holder, eyes, known))
                    known = version
                    while (table.version, table.trouble, table.seats) == (known, trouble, seats):
                        await subscription.wait()
                    before = holder
                    with suppress(StoreError):
                        holder = await self._access.holder(websocket, table)
                    if holder != before or len(table.ledger.handed) > handed:
                        # After a seat was handed over, or its player signed out, this client may see less.
                        known, eyes = None, eyes if eyes in holder.seats else None
