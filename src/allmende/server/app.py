"""The composition root: builds all services of a server, floor by floor, and the application that routes to them."""

from __future__ import annotations

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
from starlette.routing import BaseRoute, Mount

from allmende.core import AllmendeError, Message
from allmende.server.bots.advice import Advice
from allmende.server.bots.players import BotPlayers
from allmende.server.bots.thinker import Thinker
from allmende.server.days.api import DaysApi
from allmende.server.days.contestants import EVERY as EVERY_CONTEST
from allmende.server.days.contestants import Contestants
from allmende.server.days.person_rows import DayRows
from allmende.server.days.tries import Tries
from allmende.server.drafts.api import DraftsApi
from allmende.server.errors import TooOftenError, status_of
from allmende.server.http.base_paths import BasePaths
from allmende.server.http.disconnects import no_reply
from allmende.server.http.messages import Problem
from allmende.server.http.middleware import HideKeys, SafeHeaders
from allmende.server.http.origins import CheckOrigins
from allmende.server.http.rate_limits import Kind, Limits
from allmende.server.http.replies import json, told
from allmende.server.http.request_ids import RequestIds
from allmende.server.http_bots.api import LINES, HttpBotsApi
from allmende.server.http_bots.deadlines import Deadlines
from allmende.server.http_bots.identities import BotIdentities
from allmende.server.http_bots.person_rows import BotRows
from allmende.server.http_bots.seatings import Seatings, seating_statements
from allmende.server.jobs.background import Job, Run, Work, by_themselves, going_on
from allmende.server.jobs.leader_jobs import LeaderJobs
from allmende.server.jobs.store_clock import StoreClock
from allmende.server.lobby.api import OffersApi
from allmende.server.lobby.invitations import Invitations
from allmende.server.lobby.open_tables import EVERY as EVERY_OFFER
from allmende.server.lobby.open_tables import SET_UP, OpenTables
from allmende.server.lobby.person_rows import LobbyRows
from allmende.server.lobby.spectating import WatchApi
from allmende.server.monitoring.health import HealthApi
from allmende.server.monitoring.logs import LogRequests
from allmende.server.notifications.api import NotificationsApi
from allmende.server.notifications.channel_registry import ChannelRegistry
from allmende.server.notifications.config import NotificationConfig
from allmende.server.notifications.dispatcher import EVERY as EVERY_DISPATCH
from allmende.server.notifications.dispatcher import Dispatcher
from allmende.server.notifications.outbox import Outbox
from allmende.server.notifications.person_rows import NotificationRows
from allmende.server.notifications.targets import Targets
from allmende.server.notifications.unsubscribe import UnsubscribeLinks
from allmende.server.people.after_game import AfterGameApi
from allmende.server.people.api import ARCHIVED_AFTER, PeopleApi
from allmende.server.people.backfill import EVERY as EVERY_BACKFILL
from allmende.server.people.backfill import Backfill
from allmende.server.people.blocking import Blocks
from allmende.server.people.complaints import Complaints
from allmende.server.people.devices import Devices
from allmende.server.people.directory import Directory
from allmende.server.people.erasure import Erasure
from allmende.server.people.friends import Friends
from allmende.server.people.game_export import GameExport
from allmende.server.people.memberships import Memberships
from allmende.server.people.own_rows import OwnRows
from allmende.server.people.passkeys.api import PasskeysApi
from allmende.server.people.passkeys.challenges import Challenges
from allmende.server.people.passkeys.credentials import Credentials
from allmende.server.people.person_rows import CombinedRows
from allmende.server.people.personal_data import PersonalData
from allmende.server.people.persons import Persons
from allmende.server.people.playing_hours import PlayingHours
from allmende.server.people.playing_hours_api import HoursApi
from allmende.server.people.presence import Presence
from allmende.server.people.presence_api import PresenceApi
from allmende.server.people.private_notes import PrivateNotes
from allmende.server.people.public_pages import PublicPages
from allmende.server.people.seat_transfer import SeatTransferApi
from allmende.server.people.sign_in import SignIn
from allmende.server.people.social_api import SocialApi
from allmende.server.people.table_access import TableAccess
from allmende.server.people.table_summaries import TableSummaries
from allmende.server.planning.api import PlanApi
from allmende.server.planning.person_rows import PlanRows
from allmende.server.planning.planner import Planner
from allmende.server.results.api import ResultsApi
from allmende.server.results.person_rows import ResultRows
from allmende.server.results.ratings import Ratings
from allmende.server.results.recorder import EVERY as EVERY_RESULT
from allmende.server.results.recorder import ResultRecorder
from allmende.server.results.retrospects import Retrospects
from allmende.server.site import guest_assets, openapi, rulebook_api, rules_page, static_reference
from allmende.server.site.catalogue_api import CatalogueApi
from allmende.server.site.pages import pages
from allmende.server.store.protocol import Store
from allmende.server.table_api import TableApi
from allmende.server.tables.amendment_check import AmendmentCheck, Say
from allmende.server.tables.garbage_collection import GarbageCollection
from allmende.server.tables.pace.timeouts import EVERY as EVERY_TIMEOUT
from allmende.server.tables.pace.timeouts import Timeouts
from allmende.server.tables.registry import Tables

if TYPE_CHECKING:
    from allmende.server.monitoring.metrics import Metrics

STATIC: Final = Path(__file__).parent / "static"
PERSON_ROWS: Final = CombinedRows(
    OwnRows(), LobbyRows(), ResultRows(), DayRows(), PlanRows(), NotificationRows(), BotRows()
)
"""The rows of all packages that refer to persons."""


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
        run: Runs the background jobs; tests pass one that steps them by a clock of their own.

    Streams over HTTP end with `app.state.close_streams()`, to be called before the server shuts down.

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
    store_clock = StoreClock(store)
    services = _Services(
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

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await store.open()
        await store_clock.ask()
        try:
            async with going_on(works), run(jobs):
                yield
        finally:
            await services.close()
            await store.close()

    app = Starlette(
        routes=[Mount("/api", routes=services.routes()), *HealthApi(store).routes(), *services.page_routes(static)],
        middleware=[
            Middleware(RequestIds),
            Middleware(BasePaths, urls),
            Middleware(LogRequests),
            *counting,
            Middleware(HideKeys),
            Middleware(SafeHeaders),
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
    app.state.close_streams = services.http_bots.close
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


class _Services:
    """All services of a server, each built from those of the floors below it."""

    def __init__(
        self,
        store: Store,
        thinker: Thinker,
        clock: Callable[[], float],
        chance: Callable[[], Random],
        count: Callable[[Kind, HTTPConnection], None],
        url: str,
        archived_after: int,
        notifications: NotificationConfig | None,
        metrics: Metrics | None,
        day_secret: str,
    ) -> None:
        self._thinker = thinker
        self._count = count
        self._leader_jobs = LeaderJobs(store)
        self.tables = tables = Tables(store, clock, chance, seating_statements)

        persons, memberships = Persons(store, clock), Memberships(store, clock)
        sign_in = SignIn(store, persons, PERSON_ROWS, clock)
        identities = BotIdentities(store, persons, clock)
        deadlines = Deadlines(identities, clock)
        self._players = BotPlayers(tables, thinker, deadlines.drawn)
        access = TableAccess(tables, self._players, memberships, count)
        summaries = TableSummaries(store, memberships, clock)
        hours = PlayingHours(store, tables, memberships, clock)
        ratings, games = Ratings(store), GameExport(store, memberships)
        people = PeopleApi(
            persons,
            sign_in,
            Devices(store, PERSON_ROWS, clock),
            memberships,
            summaries,
            PersonalData(store, memberships, PERSON_ROWS),
            games,
            tables,
            Erasure(store, tables, PERSON_ROWS, memberships, summaries, identities.remove_all),
            hours,
            ratings.of,
            count,
            clock,
            archived_after,
        )
        friends, blocks, presence = Friends(store, clock), Blocks(store, PERSON_ROWS, clock), Presence(store, clock)
        invitations = Invitations(store, persons, memberships, friends, blocks)
        offers = OpenTables(store, tables, memberships, hours, invitations, clock)
        directory = Directory(store, persons)
        social = SocialApi(friends, blocks, Complaints(store, clock), directory, offers.tell, people)
        planner = Planner(store, tables)
        self.http_bots = HttpBotsApi(identities, Seatings(store), deadlines, tables, offers, people, count)

        config = notifications or NotificationConfig(url)
        targets, unsubscribe = Targets(store, clock), UnsubscribeLinks(store, config.url)
        channels = ChannelRegistry(store, sign_in, targets, unsubscribe, config, clock)
        dispatcher = Dispatcher(store, offers, targets, Outbox(store, clock), channels, config.url, clock)
        if metrics is not None:
            dispatcher.tell = metrics.notified
            metrics.watch_tables(tables.in_memory, lambda: self._leader_jobs.are_ours)

        for subscriber in (memberships, summaries, self.http_bots, planner, self._players):
            tables.feed.subscribe(subscriber)
        timeouts = Timeouts(tables, summaries.due, summaries.changed, clock)
        self._leader_jobs.add("clocks", EVERY_TIMEOUT, timeouts.work)
        self._leader_jobs.add("standings", EVERY_BACKFILL, Backfill(store, tables, SET_UP).work)
        self._leader_jobs.add("results", EVERY_RESULT, ResultRecorder(store, memberships).work)
        self._leader_jobs.add("offers", EVERY_OFFER, offers.go_on)
        self._leader_jobs.add("calls", EVERY_DISPATCH, dispatcher.work, dispatcher.finish)
        tries = Tries(store, day_secret)
        self._leader_jobs.add("days", EVERY_CONTEST, Contestants(tries, thinker, clock).work)
        self._jobs: list[Job] = [tables.tidying(), summaries.job(), offers.job(), presence.job(), planner.job()]

        self._apis = (
            CatalogueApi(lambda: self.http_bots.listening, url),
            TableApi(tables, access, Advice(thinker), people, memberships, hours, identities.check, count),
            people,
            social,
            HoursApi(hours, people),
            PasskeysApi(Credentials(store, clock), Challenges(store, clock), people, url),
            self.http_bots,
            ResultsApi(store, persons, PublicPages(store, PERSON_ROWS), ratings, games, people),
            Retrospects(store, access, people),
            DaysApi(tries, tables, memberships, people, count, clock),
            DraftsApi(tables, memberships, people, count),
            OffersApi(offers, people),
            WatchApi(store, people, clock),
            SeatTransferApi(tables, access, people, memberships, hours),
            AfterGameApi(tables, access, memberships, people),
            PresenceApi(tables, access, presence, PrivateNotes(store), blocks, people),
            PlanApi(planner, tables, access),
            NotificationsApi(targets, channels, unsubscribe, people, count, config.url),
        )

    def routes(self) -> list[BaseRoute]:
        """All routes below `/api`."""
        of_apis = [route for api in self._apis for route in api.routes()]
        found = [*static_reference.routes(), *rulebook_api.routes(self._count), *of_apis]
        return [*found, *openapi.routes(found)]

    def page_routes(self, static: Path) -> list[BaseRoute]:
        """All routes of pages and their assets; the client's page is at all other addresses."""
        return [*guest_assets.faces(), *rules_page.pages(self._count), *pages(static)]

    def jobs(self) -> list[Job]:
        """The background jobs, done again and again."""
        return [*self._jobs, self._leader_jobs]

    def works(self) -> list[Work]:
        """The background work that waits for changes by other processes."""
        return [self.tables.follow, self.http_bots.listen]

    async def close(self) -> None:
        """Stop all bots."""
        await self._players.close()
        self._thinker.close()


# Error responses


async def _refuse(request: Request, error: Exception) -> Response:
    assert isinstance(error, AllmendeError)
    headers = {"Retry-After": str(error.seconds)} if isinstance(error, TooOftenError) else None
    return json(Problem(told(error)), status_of(error), headers)


async def _refuse_path(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    reply = json(Problem(Message("error-no-page", {"why": error.detail})), error.status_code)
    reply.headers.update(error.headers or {})
    return reply


async def _apologise(request: Request, error: Exception) -> Response:
    return json(Problem(Message("error-server")), 500)
