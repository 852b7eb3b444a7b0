"""The application: routes, middleware and background work of a server, over the services of a store."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import DEFAULT_EXCLUDED_CONTENT_TYPES, GZipMiddleware
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Mount

from allmende.core import AllmendeError, Message
from allmende.server.admin.retention import NEVER, Terms
from allmende.server.bots.thinker import Thinker
from allmende.server.http.base_paths import BasePaths
from allmende.server.http.disconnects import no_reply
from allmende.server.http.draining import Draining, RefuseChanges
from allmende.server.http.messages import Problem
from allmende.server.http.middleware import HideKeys, SafeHeaders
from allmende.server.http.origins import CheckOrigins
from allmende.server.http.rate_limits import Kind, Limits
from allmende.server.http.replies import json, refusal
from allmende.server.http.request_ids import RequestIds
from allmende.server.http_bots.api import LINES
from allmende.server.jobs.background import Job, Run, by_themselves, going_on
from allmende.server.jobs.store_clock import StoreClock
from allmende.server.monitoring.health import HealthApi
from allmende.server.monitoring.logs import LogRequests
from allmende.server.notifications.config import NotificationConfig
from allmende.server.people.api import ARCHIVED_AFTER
from allmende.server.services import Services
from allmende.server.store.protocol import Store
from allmende.server.tables.amendment_check import AmendmentCheck, Say
from allmende.server.tables.garbage_collection import GarbageCollection

if TYPE_CHECKING:
    from allmende.server.monitoring.metrics import Metrics
    from allmende.server.monitoring.traces import Traces

STATIC: Final = Path(__file__).parent / "static"


def create_app(
    store: Store,
    thinker: Thinker | None = None,
    static: Path = STATIC,
    clock: Callable[[], float] | None = None,
    chance: Callable[[], Random] = SystemRandom,
    urls: Sequence[str] = (),
    garbage: GarbageCollection | None = None,
    limits: Limits | None = None,
    check: Say | None = None,
    archived_after: int = ARCHIVED_AFTER,
    notifications: NotificationConfig | None = None,
    metrics: Metrics | None = None,
    day_secret: str = "",
    admin_key: str = "",
    terms: Terms = NEVER,
    traces: Traces | None = None,
    run: Run = by_themselves,
) -> Starlette:
    """Build the ASGI application over a store.

    Args:
        store: The store of tables and people; opened when the application starts, closed when it ends.
        thinker: Computes the moves of bots, hints and analyses; by default worker processes.
        static: The folder of the built browser client.
        clock: Gives seconds since 1970; by default the store's clock, which all processes at a store share.
        chance: Makes the source of randomness for each deal without a seed.
        urls: Addresses of this server beside this machine's own names; links begin with the first.
        garbage: Collects garbage beside the tables; only for processes that do nothing but serve.
        limits: Rate limits; by default there are none.
        check: If given, all tables are checked once per version of the rules, and it is called with each finding.
        archived_after: Days after its end until a game moves to its players' archive.
        notifications: The channels of notifications; by default those that need no configuration.
        metrics: Told what the server does; by default nothing is measured.
        day_secret: A secret by which the deals of the day's games can't be known ahead; by default none.
        admin_key: The key to the host's page; without one there is no such page.
        terms: After how long games that stand still are ended, and people who come no more forgotten; by default never.
        traces: Told of each request and each read or write of the store; by default nothing is traced.
        run: Runs the background jobs; tests pass one that steps them by a clock of their own.

    Before the server shuts down `await app.state.drain()`: from then on changes are refused, streams over HTTP end, and
    work that goes on is left to other processes at the store, or to the next one.

    Example:
        >>> from allmende.server import create_app, open_store
        >>> app = create_app(open_store("tables.sqlite3"))
    """
    thinker = thinker or _processes()
    counting: list[Middleware] = []
    if metrics is not None:
        # These need a package that is there only where metrics are wanted.
        from allmende.server.monitoring.measured import CountRequests, MeasuredStore, MeasuredThinker

        store, thinker = MeasuredStore(store, metrics), MeasuredThinker(thinker, metrics)
        counting = [Middleware(CountRequests, metrics)]
    if traces is not None:
        from allmende.server.monitoring.observed_store import ObservedStore
        from allmende.server.monitoring.traces import TraceRequests

        store = ObservedStore(store, traces.of_store)
        counting.append(Middleware(TraceRequests, traces))
    store_clock = StoreClock(store)
    services = Services(
        store,
        thinker,
        clock or store_clock,
        chance,
        _counting(limits),
        next(iter(urls), "").rstrip("/"),
        archived_after,
        notifications,
        metrics,
        day_secret,
        admin_key,
        terms,
    )
    jobs: list[Job] = [store_clock.job(), *services.jobs()]
    works = services.works()
    if garbage is not None:
        services.tables.feed.subscribe(garbage)
        works.append(garbage.work)
    if metrics is not None:
        works.append(metrics.measure_lag)
    if check is not None:
        works.append(AmendmentCheck(store, services.tables, check).work)

    draining = Draining()

    async def drain() -> None:
        draining.has_begun = True
        services.http_bots.close()
        await services.leave()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await store.open()
        await store_clock.ask()
        logging.getLogger().addHandler(services.troubles)
        try:
            async with going_on(works), run(jobs):
                yield
        finally:
            logging.getLogger().removeHandler(services.troubles)
            await services.close()
            await store.close()

    app = Starlette(
        routes=[
            Mount("/api", routes=services.routes()),
            *HealthApi(store, draining).routes(),
            *services.page_routes(static),
        ],
        middleware=[
            Middleware(RequestIds),
            Middleware(BasePaths, urls),
            Middleware(LogRequests),
            *counting,
            Middleware(HideKeys),
            Middleware(SafeHeaders),
            Middleware(RefuseChanges, draining),
            Middleware(CheckOrigins, urls),
            Middleware(GZipMiddleware, exclude_content_types=(*DEFAULT_EXCLUDED_CONTENT_TYPES, LINES)),
        ],
        exception_handlers={
            AllmendeError: _refuse,
            HTTPException: _refuse_path,
            ClientDisconnect: no_reply,
            Exception: _apologise,
        },
        lifespan=lifespan,
    )
    app.state.drain = drain
    return app


def _processes() -> Thinker:
    """Worker processes; a page, which has none, doesn't import what makes them."""
    from allmende.server.bots.workers import ProcessThinker

    return ProcessThinker()


def _counting(limits: Limits | None) -> Callable[[Kind, HTTPConnection], None]:
    """The function by which handlers count requests against the rate limits, if there are any."""

    def count(kind: Kind, request: HTTPConnection) -> None:
        if limits:
            limits.take(kind, request)

    return count


# Error responses


async def _refuse(request: Request, error: Exception) -> Response:
    assert isinstance(error, AllmendeError)
    return refusal(error)


async def _refuse_path(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    reply = json(Problem(Message("error-no-page", {"why": error.detail})), error.status_code)
    reply.headers.update(error.headers or {})
    return reply


async def _apologise(request: Request, error: Exception) -> Response:
    return json(Problem(Message("error-server")), 500)
