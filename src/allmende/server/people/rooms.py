"""All that has to do with people, put together for a server."""

from __future__ import annotations

from collections.abc import Callable

from starlette.routing import BaseRoute

from allmende.server.duties import Duties
from allmende.server.pace.timeouts import EVERY, Timeouts
from allmende.server.passkeys.api import PasskeysApi
from allmende.server.passkeys.challenges import Challenges
from allmende.server.passkeys.kept import KeptPasskeys
from allmende.server.people.afterwards import Afterwards
from allmende.server.people.api import MyApi
from allmende.server.people.behind import EVERY as EVERY_STANDING
from allmende.server.people.behind import Behind
from allmende.server.people.devices import Devices
from allmende.server.people.forgetting import Forgetting
from allmende.server.people.games import Games
from allmende.server.people.handing import Handing
from allmende.server.people.hours import PlayingHours
from allmende.server.people.hours_api import HoursApi
from allmende.server.people.known import Known
from allmende.server.people.offers import EVERY as EVERY_OFFER
from allmende.server.people.offers import OpenTables
from allmende.server.people.offers_api import OffersApi
from allmende.server.people.persons import Persons
from allmende.server.people.presence import Presence
from allmende.server.people.remarks import Remarks
from allmende.server.people.sitters import Sitters
from allmende.server.people.standings import Standings
from allmende.server.people.together import Together
from allmende.server.planning.api import PlanApi
from allmende.server.planning.planner import Planner
from allmende.server.remote.api import RemoteApi
from allmende.server.remote.deadlines import Deadlines
from allmende.server.remote.identities import Identities
from allmende.server.remote.seated import Seated
from allmende.server.results.api import ResultsApi
from allmende.server.results.noting import EVERY as EVERY_RESULT
from allmende.server.results.noting import Results
from allmende.server.results.pages import Pages
from allmende.server.results.retrospects import Retrospects
from allmende.server.store import Store
from allmende.server.tables import Tables
from allmende.server.unending import Job, Work
from allmende.server.visits import Count, Visits


class People:
    """Who plays at these tables. `mine` says whose browser asks, and `sitters` what they may do at a table.

    `remote` are bots that play over HTTP, and `deadlines` how long they are waited for. The server has this `url`,
    empty if nobody has said it.
    """

    def __init__(
        self,
        store: Store,
        tables: Tables,
        duties: Duties,
        count: Count,
        clock: Callable[[], float],
        archived_after: int,
        url: str,
    ) -> None:
        self.persons, self.sitters = Persons(store, clock), Sitters(store, clock)
        tables.see_to(self.sitters.make_room)
        identities = Identities(store, self.persons, clock)
        self._standings = Standings(store, self.sitters, clock)
        tables.watch(self._standings.note)
        tables.watch_others(self._standings.hear)
        self.hours = PlayingHours(store, tables, self.sitters, clock)
        timeouts = Timeouts(store, tables, self._standings.note, clock)
        duties.add("clocks", EVERY, timeouts.work)
        duties.add("standings", EVERY_STANDING, Behind(store, tables).work)
        forgetting = Forgetting(store, tables, self.persons, self.sitters, self._standings, identities)
        self._remarks = Remarks(store)
        duties.add("results", EVERY_RESULT, Results(store).work)
        pages, games = Pages(store), Games(store, self.sitters)
        self.mine = MyApi(
            self.persons,
            Devices(store, clock),
            self.sitters,
            self._standings,
            Known(store, self.sitters),
            games,
            tables,
            forgetting,
            self.hours,
            pages,
            count,
            clock,
            archived_after,
        )
        self._passkeys = PasskeysApi(KeptPasskeys(store, clock), Challenges(store, clock), self.mine, url)
        self.offers = OpenTables(store, tables, self.sitters, self.hours, clock)
        duties.add("offers", EVERY_OFFER, self.offers.go_on)
        seated, self.deadlines = Seated(store), Deadlines(identities, clock)
        self.remote = RemoteApi(identities, seated, self.deadlines, tables, self.offers, self.mine, count)
        tables.watch(self.remote.note)
        tables.watch_others(self.remote.hear)
        self._store = store
        self._tables = tables
        self._presence = Presence(store, clock)
        self._planner = Planner(store, tables)
        self._results = ResultsApi(store, pages, games, self.mine)

    def routes(self, visits: Visits) -> list[BaseRoute]:
        """Their paths below `/api`."""
        afterwards = Afterwards(self._tables, visits, self.sitters)
        handing = Handing(self._tables, visits, self.mine, self.sitters, self.hours)
        offers = OffersApi(self.offers, self.mine)
        together = Together(self._tables, visits, self._presence, self._remarks, self.mine)
        hours = HoursApi(self.hours, self.mine)
        plans = PlanApi(self._planner, self._tables, visits)
        back = (self._results, Retrospects(self._store, visits, self.mine))
        own = (self.mine, hours, self._passkeys, self.remote)
        rooms = (*own, *back, offers, handing, afterwards, together, plans)
        return [route for room in rooms for route in room.routes()]

    def jobs(self) -> list[Job]:
        """What is done beside the requests, again and again."""
        return [self._standings.job(), self.offers.job(), self._presence.job(), self._planner.job()]

    def listening(self) -> list[Work]:
        """What is done beside the requests as soon as another process has changed something."""
        return [self.remote.listen]
