"""Routes of tables: new ones, their state, moves and streams, advice, records."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from functools import partial

from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.routing import BaseRoute, WebSocketRoute
from starlette.websockets import WebSocket

from allmende import words
from allmende.core.comparison import Comparison
from allmende.server.bots.advice import Advice
from allmende.server.http import requests, streams
from allmende.server.http.disconnects import Queue, while_there
from allmende.server.http.endpoints import Body, TextBody, get, post
from allmende.server.http.replies import Reply, file, json
from allmende.server.people.api import PeopleApi
from allmende.server.people.memberships import MAKER, Memberships
from allmende.server.people.playing_hours import PlayingHours
from allmende.server.people.table_access import Count, TableAccess
from allmende.server.store.protocol import StoreError
from allmende.server.tables import lessons, projection, studies, tryouts
from allmende.server.tables.branching import stepped
from allmende.server.tables.messages import (
    Accepted,
    Analysis,
    Hint,
    MoveRequest,
    NewLesson,
    NewTable,
    NewTableReply,
    PastScenes,
    Preview,
    SeatChange,
    StepIn,
    TableState,
    Tried,
    TryRequest,
    UndoRequest,
    Update,
    WhyNot,
)
from allmende.server.tables.registry import Tables
from allmende.server.tables.spoken_messages import SpokenPosition
from allmende.server.tables.study_messages import LineChange, StudyLines, StudyRequest, StudyValues


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
            post("/titles/{title}/lessons/{lesson}", self.teach),
            post("/tables", self.create),
            post("/tables/from-record", self.from_record),
            post("/tables/study", self.study_from_text),
            get("/tables/{table}.txt", self.text),
            get("/tables/{table}", self.state),
            post("/tables/{table}/moves", self.move),
            post("/tables/{table}/undo", self.undo),
            get("/tables/{table}/news", self.news),
            get("/tables/{table}/scenes", self.scenes),
            get("/tables/{table}/preview", self.preview),
            get("/tables/{table}/tried", self.tried),
            post("/tables/{table}/tried", self.play_tried),
            get("/tables/{table}/why-not", self.why_not),
            get("/tables/{table}/hint", self.hint),
            get("/tables/{table}/analysis", self.analysis),
            post("/tables/{table}/step-in", self.step_in),
            post("/tables/{table}/study", self.study),
            get("/tables/{table}/lines", self.lines),
            post("/tables/{table}/lines", self.change_lines),
            get("/tables/{table}/values", self.values),
            get("/tables/{table}/comparison", self.comparison),
            post("/tables/{table}/seats/{seat:int}", self.reseat),
            get("/tables/{table}/record", self.record),
            get("/tables/{table}/report", self.report),
            get("/tables/{table}/spoken", self.spoken),
            WebSocketRoute("/tables/{table}/stream", self.stream),
        ]

    async def create(self, request: Request, body: Body[NewTable]) -> Reply[NewTableReply]:
        """Set up a table; the reply has its keys."""
        self._count("tables", request)
        wanted = await body()
        await self._check_bots({player.bot for player in wanted.players})
        return await self._sit(request, await self._tables.create(wanted))

    async def _sit(self, request: Request, made: NewTableReply) -> Reply[NewTableReply]:
        """Note the membership of a person who has set up a table, and reply with the table."""
        if (person := await self._people.person(request)) is not None:
            await self._memberships.sit(person, made.table, [MAKER])
            await self._hours.tell(person, await self._tables.get(made.table), [MAKER])
        return json(made, 201)

    async def from_record(
        self, request: Request, body: TextBody, name: Sequence[str] = (), bot: Sequence[str] = ()
    ) -> Reply[NewTableReply]:
        """Set up a table at which a record goes on; each `name` or `bot` is that of the next seat."""
        self._count("tables", request)
        return await self._sit(request, await self._tables.from_record(await body(), name, bot))

    async def teach(self, request: Request, body: Body[NewLesson]) -> Reply[NewTableReply]:
        """Set up a table for a lesson."""
        self._count("tables", request)
        wanted, of, lesson = await body(), requests.title(request).name, request.path_params["lesson"]
        return await self._sit(request, await self._tables.set_up(lambda: (lessons.opened(of, lesson, wanted), [])))

    async def step_in(self, request: Request, body: Body[StepIn]) -> Reply[NewTableReply]:
        """Set up a table at which a finished game is played on from one of its positions."""
        self._count("tables", request)
        table, _ = await self._access.table(request)
        wanted = await body()
        return await self._sit(request, await self._tables.set_up(lambda: (stepped(table, wanted), [])))

    async def study(self, request: Request, body: Body[StudyRequest]) -> Reply[NewTableReply]:
        """Set up a study of a table's game, as far as it may be known."""
        self._count("tables", request)
        table, holder = await self._access.table(request, "advice")
        wanted = await body()
        return await self._sit(request, await self._tables.set_up(studies.from_table(table, holder, wanted)))

    async def study_from_text(
        self, request: Request, body: TextBody, name: Sequence[str] = (), at: int | None = None
    ) -> Reply[NewTableReply]:
        """Set up a study that was saved; each `name` is that of the next seat, `at` counts positions in the text."""
        self._count("tables", request)
        text = await body()
        return await self._sit(request, await self._tables.set_up(lambda: studies.from_text(text, name, at)))

    async def lines(self, request: Request) -> Reply[StudyLines]:
        """All lines of a study."""
        table, _ = await self._access.table(request)
        return json(studies.lines(table))

    async def change_lines(self, request: Request, body: Body[LineChange]) -> Reply[Accepted]:
        """Go to a position of a study, name it, comment on it, put it first or remove it."""
        table, holder = await self._access.table(request, "moves")
        wanted = await body()
        return json(Accepted(await self._tables.lay_down(table, lambda: studies.propose(table, holder, wanted))))

    async def values(self, request: Request, node: int | None = None) -> Reply[StudyValues]:
        """What a study's positions are worth, as far as it was found, that of a `node` included."""
        table, _ = await self._access.table(request, "advice")
        return json(await while_there(request, self._advice.values(table, node)))

    async def comparison(self, request: Request, one: int, other: int) -> Reply[Comparison]:
        """Two lines of a study side by side, each up to a position."""
        table, _ = await self._access.table(request, "advice")
        return json(await studies.compared(table, one, other))

    async def state(self, request: Request, eyes: int | None = None, at: int | None = None) -> Reply[TableState]:
        """A table as the seat `eyes` sees it, now or `at` an earlier version."""
        table, holder = await self._access.table(request)
        return json(
            projection.state(table, holder, eyes) if at is None else projection.past_state(table, holder, eyes, at)
        )

    async def news(self, request: Request, since: int, eyes: int | None = None) -> Reply[TableState | Update]:
        """What has changed at a table `since` a version, for the seat `eyes`."""
        table, holder = await self._access.table(request)
        return json(projection.news(table, holder, eyes, since))

    async def scenes(self, request: Request, since: int, at: int, eyes: int | None = None) -> Reply[PastScenes]:
        """What happened at a table from the version `since` to the version `at`, as the seat `eyes` sees it."""
        table, holder = await self._access.table(request)
        return json(projection.past_scenes(table, holder, eyes, since, at))

    async def text(self, request: Request, eyes: int | None = None, at: int | None = None) -> PlainTextResponse:
        """The position as the terminal shows it."""
        table, holder = await self._access.table(request)
        return PlainTextResponse(projection.text(table, holder, eyes, at))

    async def spoken(
        self, request: Request, language: str = "en", eyes: int | None = None, at: int | None = None
    ) -> Reply[SpokenPosition]:
        """The position in sentences of a language."""
        table, holder = await self._access.table(request)
        return json(projection.spoken(table, holder, eyes, words.Speaker(language), at))

    async def record(self, request: Request) -> PlainTextResponse:
        """The record of the game; while it goes on, only to players who see all seats."""
        table, holder = await self._access.table(request)
        return file(f"{table.opened.record.title}-{table.name}.txt", projection.record(table, holder))

    async def report(self, request: Request, language: str = "en", eyes: int | None = None) -> PlainTextResponse:
        """A report for developers: the record, the position and the last moves."""
        table, holder = await self._access.table(request, "advice")
        writing = self._reports.in_turn(partial(projection.report, table, holder, eyes, words.Speaker(language)))
        name = f"{table.opened.record.title}-report-{table.version}.txt"
        return file(name, await while_there(request, writing))

    async def move(self, request: Request, body: Body[MoveRequest]) -> Reply[Accepted]:
        """Play a move."""
        table, holder = await self._access.table(request, "moves")
        wanted = await body()
        await self._memberships.check_rated(table)
        return json(Accepted(await self._tables.move(table, holder, wanted.seat, wanted.version, wanted.move)))

    async def undo(self, request: Request, body: Body[UndoRequest]) -> Reply[Accepted]:
        """Take moves back."""
        table, holder = await self._access.table(request, "moves")
        wanted = await body()
        return json(Accepted(await self._tables.undo(table, holder, wanted)))

    async def preview(
        self, request: Request, seat: int, version: int, move: str = "", coach: str = "off"
    ) -> Reply[Preview]:
        """What a move would bring about, as far as its player can know, and what the coach says to it."""
        table, holder = await self._access.table(request)
        return json(projection.preview(table, holder, seat, version, move, coach))

    async def tried(self, request: Request, seat: int, version: int, move: Sequence[str] = ()) -> Reply[Tried]:
        """The next decision after moves that are only tried out."""
        table, holder = await self._access.table(request)
        return json(projection.tried(table, holder, seat, version, move))

    async def play_tried(self, request: Request, body: Body[TryRequest]) -> Reply[Accepted]:
        """Play moves that were tried out."""
        table, holder = await self._access.table(request, "moves")
        wanted = await body()
        await self._memberships.check_rated(table)
        return json(Accepted(await self._tables.lay_down(table, lambda: tryouts.propose(table, holder, wanted))))

    async def why_not(self, request: Request, seat: int, version: int, move: str = "") -> Reply[WhyNot]:
        """Why a move can't be played."""
        table, holder = await self._access.table(request)
        return json(projection.why_not(table, holder, seat, version, move))

    async def hint(self, request: Request, seat: int, version: int) -> Reply[Hint]:
        """A bot's suggestions for a seat that decides."""
        table, holder = await self._access.table(request, "advice")
        return json(await while_there(request, self._advice.hint(table, holder, seat, version)))

    async def analysis(self, request: Request, from_: int) -> Reply[Analysis]:
        """Reviews of a finished game's moves, those from a number on."""
        table, _ = await self._access.table(request, "advice")
        return json(await while_there(request, self._advice.analysis(table, from_)))

    async def reseat(self, request: Request, body: Body[SeatChange]) -> Reply[Accepted]:
        """Name a seat, or give it to a bot or back to its people."""
        table, holder = await self._access.table(request, "moves")
        change = await body()
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
