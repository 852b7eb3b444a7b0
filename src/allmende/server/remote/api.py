"""The paths below `/api/bot`, for bots that play over HTTP, and those below `/api/me/bots`, for whose they are."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import BaseRoute, Route

from allmende.bots import asking
from allmende.core import AllmendeError
from allmende.server import requests
from allmende.server.entries import Moved
from allmende.server.errors import StaleError, not_yours
from allmende.server.hub import Bell
from allmende.server.messages import Accepted
from allmende.server.people.api import MyApi
from allmende.server.people.messages import BotAnswer, MyBots, NewBot, Person
from allmende.server.people.offers import ALL, OpenTables
from allmende.server.remote.deadlines import Deadlines
from allmende.server.remote.identities import MOST_OF_ONE, Identities
from allmende.server.remote.seated import Seated
from allmende.server.remote.telling import Said, Telling, meant
from allmende.server.replies import json, told
from allmende.server.table import Question, Table
from allmende.server.tables import Tables
from allmende.server.visits import Count

LINES: Final = "application/x-ndjson"
"""What a stream is; it is not compressed, since a line would wait for those that come after it."""
SILENCE: Final = 15.0
"""After so many seconds without news a stream says that it is still there."""

log = logging.getLogger(__name__)


class RemoteApi:
    """The paths; `mine` knows who asks."""

    def __init__(
        self,
        identities: Identities,
        seated: Seated,
        deadlines: Deadlines,
        tables: Tables,
        offers: OpenTables,
        mine: MyApi,
        count: Count,
        silence: float = SILENCE,
    ) -> None:
        self.identities = identities
        self._seated = seated
        self._deadlines = deadlines
        self._tables = tables
        self._offers = offers
        self._mine = mine
        self._count = count
        self._silence = silence
        self._is_closing = False

    def close(self) -> None:
        """Let all streams end: the server does."""
        self._is_closing = True
        self._seated.hub.ring_all()

    def routes(self) -> list[BaseRoute]:
        """All of them."""
        return [
            Route("/bot/stream", self.stream),
            Route("/bot/games/{table}", self.answer, methods=["POST"]),
            Route("/bot/offers/{offer}/join", self.join, methods=["POST"]),
            Route("/bot/offers/{offer}/leave", self.decline, methods=["POST"]),
            Route("/me/bots", self.bots),
            Route("/me/bots", self.make, methods=["POST"]),
            Route("/me/bots/{bot}/remove", self.remove, methods=["POST"]),
        ]

    async def listen(self) -> None:
        """Ring for those who sit where other processes have changed something, for ever."""
        await self._seated.work()

    def note(self, table: Table) -> None:
        """A table was loaded, or has changed."""
        self._seated.note(table)
        if table.game.is_over:
            self._deadlines.forget(table.name)

    def hear(self, change: tuple[str, int] | None) -> None:
        """Another process has changed a table; None if it may be any. One in memory is noted once it has caught up."""
        if change is None or self._tables.held(change[0]) is None:
            self._seated.hear(change)

    @property
    def listening(self) -> list[str]:
        """The bots that listen here now."""
        return self._seated.hub.names

    # For bots

    async def stream(self, request: Request) -> Response:
        self._count("streams", request)
        token = requests.key(request)
        bot = await self.identities.known_by(token)
        await self.identities.listens(bot.person)
        # nginx would hand the lines on by the page, so that a bot heard nothing at all; this is how it is told not to.
        return StreamingResponse(self._lines(bot, token), headers={"X-Accel-Buffering": "no"}, media_type=LINES)

    async def _lines(self, bot: Person, token: str) -> AsyncIterator[bytes]:
        try:
            async for said in self.heard(bot, token):
                yield msgspec.json.encode(said) + b"\n"
        except AllmendeError as error:
            yield msgspec.json.encode({"type": "error", "message": told(error)}) + b"\n"

    async def heard(self, bot: Person, token: str) -> AsyncIterator[Said]:
        """What a bot has to hear until the server ends; ForbiddenError as soon as its token is good no more."""
        bell, telling = Bell(), Telling(bot.person, await self.identities.seconds(bot.person))
        with self._seated.hub.listen(bot.person, bell), self._offers.hub.listen(ALL, bell):
            yield asking.ping()
            while not self._is_closing:
                await self.identities.known_by(token)
                for said in telling.invitations(await self._offers.listed(bot)):
                    yield said
                for name in {**dict.fromkeys(await self._seated.tables(bot.person)), **dict.fromkeys(telling.games)}:
                    if (table := await self._found(name)) is not None:
                        for said in telling.news(table):
                            yield said
                try:
                    await asyncio.wait_for(bell.wait(), self._silence)
                except TimeoutError:
                    yield asking.ping()

    async def _found(self, name: str) -> Table | None:
        """A table; None if it can't be had now, which must not keep a bot from its other games."""
        try:
            return await self._tables.get(name)
        except AllmendeError as error:
            log.warning("a bot could not be told of table %s: %s", name, error)
            return None

    async def answer(self, request: Request) -> Response:
        self._count("moves", request)
        bot = await self.identities.known_by(requests.key(request))
        table = await self._tables.get(request.path_params["table"])
        wanted = await requests.struct(request, BotAnswer)
        version, seat = meant(table, wanted.id)
        if table.seats[seat].bot != bot.person:
            raise not_yours(seat)
        question = Question(table.game.record, version, seat, bot.person)
        try:
            made = await self._tables.lay_down(table, lambda: [_proposed(table, question, wanted.move)])
        except AllmendeError:
            await self._deadlines.refuse(bot.person, table.name)
            raise
        return json(Accepted(made))

    async def join(self, request: Request) -> Response:
        self._count("joins", request)
        bot = await self.identities.known_by(requests.key(request))
        return json(await self._offers.join(bot, request.path_params["offer"]))

    async def decline(self, request: Request) -> Response:
        self._count("joins", request)
        bot = await self.identities.known_by(requests.key(request))
        await self._offers.leave(bot, request.path_params["offer"])
        return Response(status_code=204)

    # For whose they are

    async def bots(self, request: Request) -> Response:
        return json(await self._listed(await self._mine.somebody(request)))

    async def make(self, request: Request) -> Response:
        person = await self._mine.somebody(request, "persons")
        wanted = await requests.struct(request, NewBot)
        _, token = await self.identities.make(person.person, wanted.name, wanted.seconds)
        return json(await self._listed(person, token), 201)

    async def remove(self, request: Request) -> Response:
        person, bot = await self._mine.somebody(request, "persons"), request.path_params["bot"]
        await self.identities.remove(person.person, bot)
        self._seated.hub.ring(bot)
        return json(await self._listed(person))

    async def _listed(self, person: Person, token: str = "") -> MyBots:
        own = await self.identities.of(person.person)
        return MyBots(own, [bot for bot in own if bot in self.listening], MOST_OF_ONE, token)


def _proposed(table: Table, question: Question, said: str | int) -> Moved:
    """The move with which a bot answers; StaleError if nobody waits for it any more, ProgramError if it is none."""
    if not table.still_asks(question):
        raise StaleError
    title = table.game.title
    move = asking.answered(title, table.game.position, question.seat, said)
    return table.propose_answer(question, title.vocabulary[move].text)
