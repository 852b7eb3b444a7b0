"""The web API: which path does what."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from random import Random, SystemRandom
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import DEFAULT_EXCLUDED_CONTENT_TYPES, GZipMiddleware
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket

import allmende
from allmende import bots, engine, words
from allmende.core import AllmendeError, Choice, Message
from allmende.server import faces, gate, printed, requests, rules, rules_page, streams
from allmende.server.advice import Advice
from allmende.server.bots import Bots
from allmende.server.calls.rooms import Calling
from allmende.server.calls.ways import Ways
from allmende.server.checking import Checker, Say
from allmende.server.duties import Duties
from allmende.server.errors import TooOftenError, status_of
from allmende.server.garbage import Caretaker
from allmende.server.guiding import lessons
from allmende.server.leaving import GONE, Queue, while_there
from allmende.server.limits import Kind, Limits
from allmende.server.messages import (
    Accepted,
    MoveRequest,
    NewLesson,
    NewTable,
    NewTableReply,
    Problem,
    SeatChange,
    StepIn,
    UndoRequest,
)
from allmende.server.middleware import HideKeys, SafeHeaders
from allmende.server.origins import CheckOrigins
from allmende.server.pages import pages
from allmende.server.people.api import ARCHIVED_AFTER
from allmende.server.people.rooms import People
from allmende.server.people.sitters import SCREEN
from allmende.server.remote.api import LINES
from allmende.server.replies import file, json, told
from allmende.server.shelf import About, LanguageInfo, OptionInfo, TitleInfo
from allmende.server.store import Store, StoreError
from allmende.server.tables import Tables
from allmende.server.thinking import ProcessThinker, Thinker
from allmende.server.timekeeping import StoreClock
from allmende.server.unending import Run, Work, by_themselves, going_on
from allmende.server.visits import Count, Visits
from allmende.titles import TITLES

STATIC: Final = Path(__file__).parent / "static"

log = logging.getLogger(__name__)


def create_app(
    store: Store,
    thinker: Thinker | None = None,
    static: Path = STATIC,
    clock: Callable[[], float] | None = None,
    chance: Callable[[], Random] = SystemRandom,
    urls: Sequence[str] = (),
    caretaker: Caretaker | None = None,
    limits: Limits | None = None,
    check: Say | None = None,
    archived_after: int = ARCHIVED_AFTER,
    ways: Ways | None = None,
    run: Run = by_themselves,
) -> Starlette:
    """The application over a store; bots think in worker processes unless another thinker is given.

    Besides as this machine it is known as the `urls` say; the first one is what links begin with. A `caretaker` is for
    processes that do nothing else but serve. Without a `clock` time is the store's, and without `limits` everybody may
    ask for as much as they like. With `check` all tables are looked through, and it says what is found. So many days
    after its end a game is `archived_after`. `ways` are those by which people may be called. `run` has the jobs beside
    the requests go on. Streams over HTTP end with `state.close_streams()`, to be called first when the server ends.
    """
    kept = StoreClock(store)
    clock = clock or kept
    tables = Tables(store, clock, chance)
    thinking = thinker or ProcessThinker()

    def count(kind: Kind, request: HTTPConnection) -> None:
        if limits:
            limits.take(kind, request)

    duties = Duties(store)
    url = next(iter(urls), "").rstrip("/")
    people = People(store, tables, duties, count, clock, archived_after, url)
    calling = Calling(store, people, duties, count, clock, ways or Ways(url))
    at_tables = Bots(tables, thinking, people.deadlines)
    tables.watch(at_tables.wake)
    jobs = [kept.job(), tables.tidying(), *people.jobs(), duties]
    listening: list[Work] = [tables.follow, *people.listening()]
    if caretaker is not None:
        tables.watch(caretaker.stir)
        listening.append(caretaker.work)
    if check is not None:
        listening.append(Checker(store, tables, check).work)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await store.open()
        await kept.ask()
        try:
            async with going_on(listening), run(jobs):
                yield
        finally:
            await at_tables.close()
            thinking.close()
            await store.close()

    visits = Visits(tables, at_tables, people.sitters, count)
    api = _Api(tables, visits, Advice(thinking), people, count, url)
    app = Starlette(
        routes=[
            Mount("/api", routes=[*api.routes(), *rules.routes(count), *people.routes(visits), *calling.routes()]),
            *faces.faces(),
            *rules_page.pages(count),
            *pages(static),
        ],
        middleware=[
            Middleware(HideKeys),
            Middleware(SafeHeaders),
            Middleware(CheckOrigins, urls),
            Middleware(GZipMiddleware, exclude_content_types=(*DEFAULT_EXCLUDED_CONTENT_TYPES, LINES)),
        ],
        exception_handlers={
            AllmendeError: _refuse,
            HTTPException: _refuse_path,
            ClientDisconnect: _say_nothing,
            Exception: _apologise,
        },
        lifespan=lifespan,
    )
    app.state.close_streams = people.remote.close
    return app


class _Api:
    """The paths below `/api`."""

    def __init__(self, tables: Tables, visits: Visits, advice: Advice, people: People, count: Count, url: str) -> None:
        self._tables = tables
        self._visits = visits
        self._advice = advice
        self._people = people
        self._count = count
        self._url = url
        self._reports = Queue()
        """One after the other, since a report is a second's work, and everybody may ask for one."""

    def routes(self) -> list[BaseRoute]:
        """All of them."""
        return [
            Route("/about", self.about),
            Route("/titles", self.titles),
            Route("/titles/{title}/lessons/{lesson}", self.teach, methods=["POST"]),
            Route("/languages", self.languages),
            *printed.routes(),
            Route("/tables", self.create, methods=["POST"]),
            Route("/tables/from-record", self.from_record, methods=["POST"]),
            Route("/tables/{table}.txt", self.text),
            Route("/tables/{table}", self.state),
            Route("/tables/{table}/moves", self.move, methods=["POST"]),
            Route("/tables/{table}/undo", self.undo, methods=["POST"]),
            Route("/tables/{table}/news", self.news),
            Route("/tables/{table}/preview", self.preview),
            Route("/tables/{table}/why-not", self.why_not),
            Route("/tables/{table}/hint", self.hint),
            Route("/tables/{table}/analysis", self.analysis),
            Route("/tables/{table}/step-in", self.step_in, methods=["POST"]),
            Route("/tables/{table}/seats/{seat:int}", self.reseat, methods=["POST"]),
            Route("/tables/{table}/record", self.record),
            Route("/tables/{table}/report", self.report),
            WebSocketRoute("/tables/{table}/stream", self.stream),
        ]

    # The shelf

    async def about(self, request: Request) -> Response:
        """Which version this is, where it is, and what runs its rules."""
        state = engine.state(allmende.COMPILED)
        says = Message("engine", state._asdict())
        return json(About(allmende.__version__, says, state.engine == "compiling", self._url))

    async def titles(self, request: Request) -> Response:
        return json(
            [
                TitleInfo(
                    name,
                    one.newest_rules,
                    list(one.players),
                    list(one.minutes),
                    one.age,
                    {preset: dict(chosen) for preset, chosen in one.presets.items()},
                    {option: _option(choice) for option, choice in one.options.items()},
                    [*bots.names(one), *self._people.remote.listening],
                    lessons(name),
                    one.rulebook is not None,
                    faces.module(name),
                )
                for name, one in TITLES.items()
            ]
        )

    async def languages(self, request: Request) -> Response:
        change = Message("screen-in-this-language")
        known = words.LANGUAGES.items()
        return json([LanguageInfo(code, name, words.Speaker(code).say(change)) for code, name in known])

    # Tables

    async def create(self, request: Request) -> Response:
        self._count("tables", request)
        wanted = await requests.struct(request, NewTable)
        await self._people.remote.identities.check({player.bot for player in wanted.players})
        return await self._sit(request, await self._tables.create(wanted))

    async def _sit(self, request: Request, made: NewTableReply) -> Response:
        """Whoever set up a table sits at it."""
        if (person := await self._people.mine.person(request)) is not None:
            await self._people.sitters.sit(person, made.table, [SCREEN])
            await self._people.hours.tell(person, await self._tables.get(made.table), [SCREEN])
        return json(made, 201)

    async def from_record(self, request: Request) -> Response:
        self._count("tables", request)
        names = request.query_params.getlist("name")
        return await self._sit(request, await self._tables.from_record(await requests.text(request), names))

    async def teach(self, request: Request) -> Response:
        self._count("tables", request)
        wanted = await requests.struct(request, NewLesson)
        made = await self._tables.teach(requests.title(request).name, request.path_params["lesson"], wanted)
        return await self._sit(request, made)

    async def step_in(self, request: Request) -> Response:
        self._count("tables", request)
        table, _ = await self._visits.table(request)
        return await self._sit(request, await self._tables.step_in(table, await requests.struct(request, StepIn)))

    async def state(self, request: Request) -> Response:
        table, holder = await self._visits.table(request)
        eyes, at = requests.optional_number(request, "eyes"), requests.optional_number(request, "at")
        return json(gate.state(table, holder, eyes) if at is None else gate.past_state(table, holder, eyes, at))

    async def news(self, request: Request) -> Response:
        table, holder = await self._visits.table(request)
        eyes, since = requests.optional_number(request, "eyes"), requests.number(request, "since")
        return json(gate.news(table, holder, eyes, since))

    async def text(self, request: Request) -> Response:
        table, holder = await self._visits.table(request)
        eyes, at = requests.optional_number(request, "eyes"), requests.optional_number(request, "at")
        return PlainTextResponse(gate.text(table, holder, eyes, at))

    async def record(self, request: Request) -> Response:
        table, holder = await self._visits.table(request)
        return file(f"{table.opened.record.title}-{table.name}.txt", gate.record(table, holder))

    async def report(self, request: Request) -> Response:
        table, holder = await self._visits.table(request, "advice")
        eyes = requests.optional_number(request, "eyes")
        speaker = words.Speaker(request.query_params.get("language", "en"))
        writing = self._reports.in_turn(partial(gate.report, table, holder, eyes, speaker))
        name = f"{table.opened.record.title}-report-{table.version}.txt"
        return await while_there(request, writing, partial(file, name))

    async def move(self, request: Request) -> Response:
        table, holder = await self._visits.table(request, "moves")
        wanted = await requests.struct(request, MoveRequest)
        await self._people.sitters.check_rated(table)
        return json(Accepted(await self._tables.move(table, holder, wanted.seat, wanted.version, wanted.move)))

    async def undo(self, request: Request) -> Response:
        table, holder = await self._visits.table(request, "moves")
        wanted = await requests.struct(request, UndoRequest)
        return json(Accepted(await self._tables.undo(table, holder, wanted.seat, wanted.version, turn=wanted.turn)))

    async def preview(self, request: Request) -> Response:
        table, holder = await self._visits.table(request)
        seat, version = requests.number(request, "seat"), requests.number(request, "version")
        move, coach = request.query_params.get("move", ""), request.query_params.get("coach", "off")
        return json(gate.preview(table, holder, seat, version, move, coach))

    async def why_not(self, request: Request) -> Response:
        table, holder = await self._visits.table(request)
        seat, version = requests.number(request, "seat"), requests.number(request, "version")
        return json(gate.why_not(table, holder, seat, version, request.query_params.get("move", "")))

    async def hint(self, request: Request) -> Response:
        table, holder = await self._visits.table(request, "advice")
        seat, version = requests.number(request, "seat"), requests.number(request, "version")
        return await while_there(request, gate.hint(table, holder, seat, version, self._advice))

    async def analysis(self, request: Request) -> Response:
        table, _ = await self._visits.table(request, "advice")
        return await while_there(request, gate.analysis(table, requests.number(request, "from"), self._advice))

    async def reseat(self, request: Request) -> Response:
        table, holder = await self._visits.table(request, "moves")
        change = await requests.struct(request, SeatChange)
        await self._people.remote.identities.check([change.bot or None])
        return json(Accepted(await self._tables.reseat(table, holder, request.path_params["seat"], change)))

    # The stream

    async def stream(self, websocket: WebSocket) -> None:
        """Tell how the table stands, and then of every change, until the other side goes.

        `since` is the version that the other side knows already, with the same `eyes`.
        """
        async with streams.there(websocket):
            table, holder = await self._visits.table(websocket, "streams")
            known = requests.optional_number(websocket, "since")
            eyes = requests.optional_number(websocket, "eyes")
            table.eyes(holder, eyes)
            with self._tables.hub.listen(table.name) as bell:
                while True:
                    version, trouble, handed = table.version, table.trouble, len(table.ledger.handed)
                    seats = [*table.seats]
                    # It has no name here, or it would be kept until there is more to tell: 25 kB a stream.
                    await streams.tell(websocket, gate.news(table, holder, eyes, known))
                    known = version
                    while (table.version, table.trouble, table.seats) == (known, trouble, seats):
                        await bell.wait()
                    before = holder
                    with suppress(StoreError):
                        holder = await self._visits.holder(websocket, table)
                    if holder != before or len(table.ledger.handed) > handed:
                        # Whoever has handed a seat over, or was signed out, sees what it sees no longer.
                        known, eyes = None, eyes if eyes in holder.seats else None


# Replies


def _option(choice: Choice) -> OptionInfo:
    needs = {choice.needs[0]: list(choice.needs[1:])} if choice.needs else {}
    return OptionInfo(list(choice.values), choice.default, needs, choice.follows)


async def _refuse(request: Request, error: Exception) -> Response:
    assert isinstance(error, AllmendeError)
    headers = {"Retry-After": str(error.seconds)} if isinstance(error, TooOftenError) else None
    return json(Problem(told(error)), status_of(error), headers)


async def _say_nothing(request: Request, error: Exception) -> Response:
    return Response(status_code=GONE)


async def _refuse_path(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    reply = json(Problem(Message("error-no-page", {"why": error.detail})), error.status_code)
    reply.headers.update(error.headers or {})
    return reply


async def _apologise(request: Request, error: Exception) -> Response:
    return json(Problem(Message("error-server")), 500)
