"""Routes of results: player pages, halls of fame, search of games."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.routing import BaseRoute

from allmende.core import Message
from allmende.server.errors import ForbiddenError
from allmende.server.http import requests
from allmende.server.http.endpoints import Body, get, post
from allmende.server.http.replies import JsonLines, Reply, file, json
from allmende.server.people.api import PeopleApi
from allmende.server.people.game_export import GameExport
from allmende.server.people.messages import Person
from allmende.server.people.persons import Persons
from allmende.server.people.public_pages import PublicPages
from allmende.server.results.card_statistics import CardTallies
from allmende.server.results.hall_of_fame import HallOfFame
from allmende.server.results.messages import (
    CardStatistics,
    Hall,
    MyPage,
    OwnStatistics,
    PageChange,
    PlayedGames,
    PlayerPage,
)
from allmende.server.results.ratings import Ratings
from allmende.server.results.search import GameSearch, Wanted
from allmende.server.results.statistics import Statistics
from allmende.server.store.protocol import Store

LONGEST: Final = 80
"""The most characters of a name or title in a query; no name is longer."""
MOST_POINTS: Final = 1_000_000
"""A bound of points in queries, positive and negative, beyond any score."""


class ResultsApi:
    """The routes; `mine` tells which person a request comes from."""

    def __init__(
        self,
        store: Store,
        persons: Persons,
        pages: PublicPages,
        ratings: Ratings,
        games: GameExport,
        statistics: Statistics,
        cards: CardTallies,
        mine: PeopleApi,
    ) -> None:
        self._search = GameSearch(store)
        self._hall_of_fame = HallOfFame(store, persons, ratings, self._search)
        self._pages = pages
        self._games = games
        self._statistics = statistics
        self._cards = cards
        self._mine = mine

    def routes(self) -> list[BaseRoute]:
        """All routes of this API."""
        return [
            get("/me/page", self.my_page),
            post("/me/page", self.change_page),
            get("/me/statistics", self.statistics),
            get("/people/{page}", self.page),
            get("/hall/{title}", self.hall),
            get("/titles/{title}/card-statistics", self.card_statistics),
            get("/finished", self.found),
            get("/finished/games", self.all_found),
            get("/finished/{table}/record", self.record),
        ]

    async def my_page(self, request: Request) -> Reply[MyPage]:
        """The address of the person's own page, if it is public."""
        return json(MyPage(await self._pages.of(await self._mine.somebody(request))))

    async def change_page(self, request: Request, body: Body[PageChange]) -> Reply[MyPage]:
        """Make the person's page public, or private."""
        person = await self._mine.somebody(request, "persons")
        return json(MyPage(await self._pages.change(person, (await body()).public)))

    async def statistics(self, request: Request) -> Reply[OwnStatistics]:
        """My statistics: what my latest finished games have in common."""
        return json(await self._statistics.of(await self._mine.somebody(request, "advice")))

    async def page(self, request: Request) -> Reply[PlayerPage]:
        """A player's public page."""
        visitor = await self._mine.anybody(request, "looks")
        return json(await self._hall_of_fame.page(request.path_params["page"], visitor))

    async def hall(self, request: Request) -> Reply[Hall]:
        """The hall of fame of a title."""
        await self._mine.anybody(request, "looks")
        return json(await self._hall_of_fame.hall(requests.title(request).name))

    async def card_statistics(self, request: Request) -> Reply[list[CardStatistics]]:
        """What the games of people on this server have shown of a title's cards, by number of players and set of cards.

        Only cards of which there are enough games are in it.
        """
        await self._mine.anybody(request, "looks")
        return json(await self._cards.statistics(requests.title(request).name))

    async def found(self, request: Request, wanted: Wanted) -> Reply[PlayedGames]:
        """The latest finished games of a search that the person may see."""
        person = await self._mine.anybody(request, "looks")
        return json(await self._search.find(person, _bounded(wanted)))

    async def all_found(self, request: Request, wanted: Wanted) -> JsonLines:
        """All finished games of a search that the person may see, a line of JSON each."""
        person = await self._mine.anybody(request, "advice")
        wanted = _bounded(wanted)
        # Before anything is sent, so that a refusal can still be the reply.
        first = await self._search.find(person, wanted)
        return JsonLines("allmende-games.jsonl", self._lines(person, wanted, first))

    async def _lines(self, person: Person | None, wanted: Wanted, found: PlayedGames) -> AsyncIterator[bytes]:
        """A line of JSON for each visible game of a search whose first page, `found`, is given."""
        while True:
            for told in found.games:
                if told.table and (game := await self._games.of_table(told.table)) is not None:
                    yield msgspec.json.encode(game) + b"\n"
            if not found.more:
                return
            wanted = wanted._replace(before=found.games[-1].ended)
            found = await self._search.find(person, wanted)

    async def record(self, request: Request) -> PlainTextResponse:
        """The record of a finished game."""
        person = await self._mine.anybody(request, "looks")
        table = request.path_params["table"]
        game = await self._games.of_table(table) if await self._search.may_see(table, person) else None
        if game is None:
            raise ForbiddenError("this game is not everybody's", Message("error-game-hidden"))
        return file(f"{game.title}-{table}.txt", game.record)


def _bounded(wanted: Wanted) -> Wanted:
    """A search with names and points that a store can compare."""
    least = wanted.least
    return wanted._replace(
        title=wanted.title[:LONGEST],
        called=wanted.called[:LONGEST],
        least=None if least is None else max(-MOST_POINTS, min(least, MOST_POINTS)),
    )
