"""The paths of what is remembered: my page, those of others, halls of fame, and games that are found."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import BaseRoute, Route

from allmende.core import Message
from allmende.server import requests
from allmende.server.errors import ForbiddenError
from allmende.server.people.api import MyApi
from allmende.server.people.games import Games
from allmende.server.people.messages import Person
from allmende.server.replies import file, json
from allmende.server.results.fame import Fame
from allmende.server.results.finding import Finder, Wanted
from allmende.server.results.messages import MyPage, PageChange, PlayedGames
from allmende.server.results.pages import Pages
from allmende.server.store import Store

LONGEST: Final = 80
"""Nobody is called by more letters than this."""
MOST_POINTS: Final = 1_000_000
"""Nobody makes more points than this, or fewer than as many below none."""


class ResultsApi:
    """The paths; `mine` knows who asks."""

    def __init__(self, store: Store, pages: Pages, games: Games, mine: MyApi) -> None:
        self._finder = Finder(store)
        self._fame = Fame(store, pages, self._finder)
        self._pages = pages
        self._games = games
        self._mine = mine

    def routes(self) -> list[BaseRoute]:
        """All of them."""
        return [
            Route("/me/page", self.my_page),
            Route("/me/page", self.change_page, methods=["POST"]),
            Route("/people/{page}", self.page),
            Route("/hall/{title}", self.hall),
            Route("/finished", self.found),
            Route("/finished/games", self.all_found),
            Route("/finished/{table}/record", self.record),
        ]

    async def my_page(self, request: Request) -> Response:
        return json(MyPage(await self._pages.of(await self._mine.somebody(request))))

    async def change_page(self, request: Request) -> Response:
        person = await self._mine.somebody(request, "persons")
        return json(MyPage(await self._pages.change(person, (await requests.struct(request, PageChange)).public)))

    async def page(self, request: Request) -> Response:
        visitor = await self._mine.anybody(request, "looks")
        return json(await self._fame.page(request.path_params["page"], visitor))

    async def hall(self, request: Request) -> Response:
        await self._mine.anybody(request, "looks")
        return json(await self._fame.hall(requests.title(request).name))

    async def found(self, request: Request) -> Response:
        person = await self._mine.anybody(request, "looks")
        return json(await self._finder.find(person, _wanted(request)))

    async def all_found(self, request: Request) -> Response:
        person = await self._mine.anybody(request, "advice")
        headers = {"Content-Disposition": 'attachment; filename="allmende-games.jsonl"'}
        wanted = _wanted(request)
        # Before anything is sent, since what is refused then can still be said.
        first = await self._finder.find(person, wanted)
        lines = self._lines(person, wanted, first)
        return StreamingResponse(lines, headers=headers, media_type="application/jsonl")

    async def _lines(self, person: Person | None, wanted: Wanted, found: PlayedGames) -> AsyncIterator[bytes]:
        """A line for each game that is found and may be looked at, those that were found first included."""
        while True:
            for told in found.games:
                if told.table and (game := await self._games.of_table(told.table)) is not None:
                    yield msgspec.json.encode(game) + b"\n"
            if not found.more:
                return
            wanted = wanted._replace(before=found.games[-1].ended)
            found = await self._finder.find(person, wanted)

    async def record(self, request: Request) -> Response:
        person = await self._mine.anybody(request, "looks")
        table = request.path_params["table"]
        game = await self._games.of_table(table) if await self._finder.may_see(table, person) else None
        if game is None:
            raise ForbiddenError("this game is not everybody's", Message("error-game-hidden"))
        return file(f"{game.title}-{table}.txt", game.record)


def _bounded(points: int | None) -> int | None:
    """Points as a store can compare them."""
    return None if points is None else max(-MOST_POINTS, min(points, MOST_POINTS))


def _wanted(request: Request) -> Wanted:
    """What the query asks for."""
    return Wanted(
        title=request.query_params.get("title", "")[:LONGEST],
        players=requests.optional_number(request, "players"),
        called=request.query_params.get("called", "")[:LONGEST],
        least=_bounded(requests.optional_number(request, "least", signed=True)),
        since=requests.optional_number(request, "since"),
        before=requests.optional_number(request, "before"),
        mine="mine" in request.query_params,
    )
