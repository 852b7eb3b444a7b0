"""The services of a server: all parts of each package, each built from those of the floors below it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

from starlette.requests import HTTPConnection
from starlette.routing import BaseRoute

from allmende.server.admin.api import AdminApi
from allmende.server.admin.live_settings import LiveSettings
from allmende.server.admin.overview import ThisProcess
from allmende.server.admin.retention import EVERY as EVERY_RETENTION
from allmende.server.admin.retention import NEVER, Retention, Terms
from allmende.server.bots.advice import Advice
from allmende.server.bots.players import EVERY as EVERY_TAKE_UP
from allmende.server.bots.players import BotPlayers
from allmende.server.bots.thinker import Thinker
from allmende.server.days.api import DaysApi
from allmende.server.days.contestants import EVERY as EVERY_CONTEST
from allmende.server.days.contestants import Contestants
from allmende.server.days.person_rows import DayRows
from allmende.server.days.tries import Tries
from allmende.server.drafts.api import DraftsApi
from allmende.server.http.rate_limits import Kind
from allmende.server.http_bots.api import HttpBotsApi
from allmende.server.http_bots.deadlines import Deadlines
from allmende.server.http_bots.identities import BotIdentities
from allmende.server.http_bots.person_rows import BotRows
from allmende.server.http_bots.seatings import Seatings, seating_statements
from allmende.server.jobs.background import Job, Work
from allmende.server.jobs.handover import Handover
from allmende.server.jobs.leader_jobs import LeaderJobs
from allmende.server.lobby.api import OffersApi
from allmende.server.lobby.invitations import Invitations
from allmende.server.lobby.open_tables import EVERY as EVERY_OFFER
from allmende.server.lobby.open_tables import SET_UP, OpenTables
from allmende.server.lobby.person_rows import LobbyRows
from allmende.server.lobby.spectating import WatchApi
from allmende.server.monitoring.troubles import Troubles
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
from allmende.server.people.api import PeopleApi
from allmende.server.people.backfill import EVERY as EVERY_BACKFILL
from allmende.server.people.backfill import Backfill
from allmende.server.people.bans import Bans
from allmende.server.people.blocking import Blocks
from allmende.server.people.complaints import Complaints
from allmende.server.people.devices import Devices
from allmende.server.people.directory import Directory
from allmende.server.people.erasure import Erasure
from allmende.server.people.friends import Friends
from allmende.server.people.game_export import GameExport
from allmende.server.people.memberships import Memberships
from allmende.server.people.messages import Person
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
from allmende.server.problems.api import ProblemsApi
from allmende.server.problems.attempts import Attempts
from allmende.server.problems.person_rows import ProblemRows
from allmende.server.results.api import ResultsApi
from allmende.server.results.card_statistics import EVERY as EVERY_TALLY
from allmende.server.results.card_statistics import CardTallies
from allmende.server.results.person_rows import ResultRows
from allmende.server.results.ratings import Ratings
from allmende.server.results.recorder import EVERY as EVERY_RESULT
from allmende.server.results.recorder import ResultRecorder
from allmende.server.results.retrospects import Retrospects
from allmende.server.results.statistics import Statistics
from allmende.server.results.twins import Twins
from allmende.server.site import guest_assets, openapi, rulebook_api, rules_page, static_reference
from allmende.server.site.catalogue_api import CatalogueApi
from allmende.server.site.game_pages import GamePages
from allmende.server.site.pages import pages
from allmende.server.store.protocol import Store
from allmende.server.table_api import TableApi
from allmende.server.tables.pace.timeouts import EVERY as EVERY_TIMEOUT
from allmende.server.tables.pace.timeouts import Timeouts
from allmende.server.tables.registry import Tables

if TYPE_CHECKING:
    from allmende.server.monitoring.metrics import Metrics

PERSON_ROWS: Final = CombinedRows(
    OwnRows(), LobbyRows(), ResultRows(), DayRows(), ProblemRows(), PlanRows(), NotificationRows(), BotRows()
)
"""The rows of all packages that refer to persons."""


class Services:
    """All services of a server, each built from those of the floors below it."""

    def __init__(
        self,
        store: Store,
        thinker: Thinker,
        clock: Callable[[], float],
        chance: Callable[[], Random],
        limit: Callable[[Kind, HTTPConnection], None],
        url: str,
        archived_after: int,
        notifications: NotificationConfig | None,
        metrics: Metrics | None,
        day_secret: str,
        admin_key: str,
        terms: Terms,
    ) -> None:
        self._thinker = thinker
        self._live = live = LiveSettings(store)
        self.troubles = Troubles()

        def count(kind: Kind, request: HTTPConnection) -> None:
            live.check(kind)
            limit(kind, request)

        self._count = count
        self._leader_jobs = LeaderJobs(store)
        self.tables = tables = Tables(store, clock, chance, seating_statements)

        persons, memberships, bans = Persons(store, clock), Memberships(store, clock), Bans(store, PERSON_ROWS, clock)
        sign_in = SignIn(store, persons, PERSON_ROWS, bans, clock)
        identities = BotIdentities(store, persons, clock)
        deadlines = Deadlines(identities, clock)
        self._players = BotPlayers(tables, thinker, deadlines.drawn, Handover(store, "bots"))
        self._url = url
        self._access = access = TableAccess(tables, self._players, memberships, count)
        summaries = TableSummaries(store, memberships, clock)
        hours = PlayingHours(store, tables, memberships, clock)
        ratings, games = Ratings(store), GameExport(store, memberships)
        erasure = Erasure(store, tables, PERSON_ROWS, memberships, summaries, identities.remove_all)
        people = PeopleApi(
            persons,
            sign_in,
            Devices(store, PERSON_ROWS, clock),
            memberships,
            summaries,
            PersonalData(store, memberships, PERSON_ROWS),
            games,
            tables,
            erasure,
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
        complaints = Complaints(store, clock)
        social = SocialApi(friends, blocks, complaints, directory, offers.tell, people)
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
        self._leader_jobs.add("bots", EVERY_TAKE_UP, self._players.take_up)
        self._leader_jobs.add("clocks", EVERY_TIMEOUT, timeouts.work)
        self._leader_jobs.add("standings", EVERY_BACKFILL, Backfill(store, tables, SET_UP).work)
        self._leader_jobs.add("results", EVERY_RESULT, ResultRecorder(store, memberships).work)
        card_tallies = CardTallies(store, games, thinker, clock)
        self._leader_jobs.add("cards", EVERY_TALLY, card_tallies.work)
        self._leader_jobs.add("offers", EVERY_OFFER, offers.go_on)
        self._leader_jobs.add("calls", EVERY_DISPATCH, dispatcher.work, dispatcher.finish)
        if terms != NEVER:
            retention = Retention(store, tables, erasure, terms, clock)
            self._leader_jobs.add("retention", EVERY_RETENTION, retention.work)
        tries = Tries(store, day_secret)
        self._leader_jobs.add("days", EVERY_CONTEST, Contestants(tries, thinker, clock).work)
        self._jobs: list[Job] = [
            live.job(),
            tables.tidying(),
            summaries.job(),
            offers.job(),
            presence.job(),
            planner.job(),
        ]

        async def banish(person: Person) -> None:
            await identities.remove_all(person.person)
            people.gone(person)
            await offers.tell()

        self._apis = (
            CatalogueApi(lambda: self.http_bots.listening, url),
            TableApi(tables, access, Advice(thinker), people, memberships, hours, identities.check, count),
            people,
            social,
            HoursApi(hours, people),
            PasskeysApi(Credentials(store, clock), Challenges(store, clock), people, url),
            self.http_bots,
            ResultsApi(
                store,
                persons,
                PublicPages(store, PERSON_ROWS),
                ratings,
                games,
                Statistics(store, games, thinker),
                card_tallies,
                people,
            ),
            Retrospects(store, access, people),
            Twins(store, access, tables, memberships, people),
            DaysApi(tries, tables, memberships, people, count, clock),
            DraftsApi(tables, memberships, people, count),
            ProblemsApi(Attempts(store, clock), tables, memberships, thinker, people, count),
            OffersApi(offers, people),
            WatchApi(store, people, clock),
            SeatTransferApi(tables, access, people, memberships, hours),
            AfterGameApi(tables, access, memberships, people),
            PresenceApi(tables, access, presence, PrivateNotes(store), blocks, people),
            PlanApi(planner, tables, access),
            NotificationsApi(targets, channels, unsubscribe, people, count, config.url),
            AdminApi(
                store,
                admin_key,
                live,
                tables,
                persons,
                sign_in,
                bans,
                complaints,
                banish,
                ThisProcess(clock, lambda: self._leader_jobs.are_ours, tables.in_memory),
                self.troubles,
                count,
                clock,
            ),
        )

    def routes(self) -> list[BaseRoute]:
        """All routes below `/api`."""
        of_apis = [route for api in self._apis for route in api.routes()]
        found = [*static_reference.routes(), *rulebook_api.routes(self._count), *of_apis]
        return [*found, *openapi.routes(found)]

    def page_routes(self, static: Path) -> list[BaseRoute]:
        """All routes of pages and their assets; the client's page is at all other addresses."""
        games = GamePages(self._access, static, self._url).routes()
        return [*guest_assets.faces(), *rules_page.pages(self._count), *games, *pages(static)]

    def jobs(self) -> list[Job]:
        """The background jobs, done again and again."""
        return [*self._jobs, self._leader_jobs]

    def works(self) -> list[Work]:
        """The background work that waits for changes by other processes."""
        return [self.tables.follow, self.http_bots.listen]

    async def leave(self) -> None:
        """Leave leader jobs and bots to other processes, since this one is about to end."""
        await asyncio.gather(self._leader_jobs.leave(), self._players.leave())

    async def close(self) -> None:
        """Stop all bots."""
        await self._players.leave()
        self._thinker.close()
