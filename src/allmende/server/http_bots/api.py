"""Routes below `/api/bot` for remote bots, and below `/api/me/bots` for their owners."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import BaseRoute

from allmende.bots import protocol
from allmende.core import AllmendeError
from allmende.server.errors import StaleError, not_yours
from allmende.server.http import requests
from allmende.server.http.endpoints import Body, get, post
from allmende.server.http.replies import Reply, json, told
from allmende.server.http_bots.deadlines import Deadlines
from allmende.server.http_bots.events import BotEvent, BotEvents, meant
from allmende.server.http_bots.identities import MOST_OF_ONE, BotIdentities
from allmende.server.http_bots.messages import BotAnswer, MyBots, NewBot
from allmende.server.http_bots.seatings import Seatings
from allmende.server.jobs.pubsub import Subscription
from allmende.server.lobby.messages import Offer
from allmende.server.lobby.open_tables import ALL, OpenTables
from allmende.server.people.api import PeopleApi
from allmende.server.people.messages import Person
from allmende.server.people.table_access import Count
from allmende.server.tables.change_feed import Elsewhere, Subscriber
from allmende.server.tables.entries import Moved
from allmende.server.tables.messages import Accepted
from allmende.server.tables.registry import Tables
from allmende.server.tables.table import Question, Table

LINES: Final = "application/x-ndjson"
"""The media type of streams, which is never compressed, because a line would wait for those after it."""
SILENCE: Final = 15.0
"""Seconds without news after which a stream sends a ping."""

log = logging.getLogger(__name__)


class EventLines(StreamingResponse):
    """The stream of a bot: a line of JSON for each event."""

    media_type = LINES

    def __init__(self, lines: AsyncIterator[bytes]) -> None:
        # nginx would buffer the lines, so that none would reach the bot in time; this header tells it not to.
        super().__init__(lines, headers={"X-Accel-Buffering": "no"})


class HttpBotsApi(Subscriber):
    """The routes; `mine` tells which person a request comes from."""

    def __init__(
        self,
        identities: BotIdentities,
        seated: Seatings,
        deadlines: Deadlines,
        tables: Tables,
        offers: OpenTables,
        mine: PeopleApi,
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
        """End all streams, because the server ends."""
        self._is_closing = True
        self._seated.changes.publish_all()

    def routes(self) -> list[BaseRoute]:
        """All routes of this API."""
        return [
            get("/bot/stream", self.stream),
            post("/bot/games/{table}", self.answer),
            post("/bot/offers/{offer}/join", self.join),
            post("/bot/offers/{offer}/leave", self.decline),
            get("/me/bots", self.bots),
            post("/me/bots", self.make),
            post("/me/bots/{bot}/remove", self.remove),
        ]

    async def listen(self) -> None:
        """Notify bots of changes of their tables by other processes, for ever."""
        await self._seated.work()

    def changed(self, table: Table) -> None:
        """Notify the bots of a table that was loaded or has changed."""
        self._seated.note(table)
        if table.game.is_over:
            self._deadlines.forget(table.name)

    def changed_elsewhere(self, change: Elsewhere) -> None:
        """Notify the bots of a table that another process has changed; None if it may be any.

        For a table in memory `changed` does that once the table has caught up.
        """
        if change is None or self._tables.held(change[0]) is None:
            self._seated.hear(change)

    @property
    def listening(self) -> list[str]:
        """The bots that have a stream open in this process."""
        return self._seated.changes.topics

    # For bots

    async def stream(self, request: Request) -> EventLines:
        """What the bot of the token has to hear, a line of JSON each, until the server ends."""
        self._count("streams", request)
        token = requests.key(request)
        bot = await self.identities.known_by(token)
        await self.identities.listens(bot.person)
        return EventLines(self._lines(bot, token))

    async def _lines(self, bot: Person, token: str) -> AsyncIterator[bytes]:
        try:
            async for said in self.heard(bot, token):
                yield msgspec.json.encode(said) + b"\n"
        except AllmendeError as error:
            yield msgspec.json.encode({"type": "error", "message": told(error)}) + b"\n"

    async def heard(self, bot: Person, token: str) -> AsyncIterator[BotEvent]:
        """The events for a bot until the server ends; ForbiddenError as soon as its token is no longer good."""
        subscription, telling = Subscription(), BotEvents(bot.person, await self.identities.seconds(bot.person))
        with (
            self._seated.changes.subscribe(bot.person, subscription),
            self._offers.changes.subscribe(ALL, subscription),
        ):
            yield protocol.ping()
            while not self._is_closing:
                await self.identities.known_by(token)
                for said in telling.invitations(await self._offers.listed(bot)):
                    yield said
                for name in {**dict.fromkeys(await self._seated.tables(bot.person)), **dict.fromkeys(telling.games)}:
                    if (table := await self._found(name)) is not None:
                        for said in telling.news(table):
                            yield said
                try:
                    await asyncio.wait_for(subscription.wait(), self._silence)
                except TimeoutError:
                    yield protocol.ping()

    async def _found(self, name: str) -> Table | None:
        """A table, or None if it can't be loaded now, which must not keep a bot from its other games."""
        try:
            return await self._tables.get(name)
        except AllmendeError as error:
            log.warning("a bot could not be told of table %s: %s", name, error)
            return None

    async def answer(self, request: Request, body: Body[BotAnswer]) -> Reply[Accepted]:
        """Play what a bot answers to a question about a game."""
        self._count("moves", request)
        bot = await self.identities.known_by(requests.key(request))
        table = await self._tables.get(request.path_params["table"])
        wanted = await body()
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

    async def join(self, request: Request) -> Reply[Offer]:
        """Accept an invitation to an open table."""
        self._count("joins", request)
        bot = await self.identities.known_by(requests.key(request))
        return json(await self._offers.join(bot, request.path_params["offer"]))

    async def decline(self, request: Request) -> Response:
        """Decline an invitation to an open table."""
        self._count("joins", request)
        bot = await self.identities.known_by(requests.key(request))
        await self._offers.leave(bot, request.path_params["offer"])
        return Response(status_code=204)

    # For owners

    async def bots(self, request: Request) -> Reply[MyBots]:
        """The remote bots of the person."""
        return json(await self._listed(await self._mine.somebody(request)))

    async def make(self, request: Request, body: Body[NewBot]) -> Reply[MyBots]:
        """Make a remote bot; the reply has its token, which is never shown again."""
        person = await self._mine.somebody(request, "persons")
        wanted = await body()
        _, token = await self.identities.make(person.person, wanted.name, wanted.seconds)
        return json(await self._listed(person, token), 201)

    async def remove(self, request: Request) -> Reply[MyBots]:
        """Remove a remote bot; its token is no longer good."""
        person, bot = await self._mine.somebody(request, "persons"), request.path_params["bot"]
        await self.identities.remove(person.person, bot)
        self._seated.changes.publish(bot)
        return json(await self._listed(person))

    async def _listed(self, person: Person, token: str = "") -> MyBots:
        own = await self.identities.of(person.person)
        return MyBots(own, [bot for bot in own if bot in self.listening], MOST_OF_ONE, token)


def _proposed(table: Table, question: Question, said: str | int) -> Moved:
    """The entry of a bot's answer; StaleError if the question is out of date, ProgramError if it is no legal move."""
    if not table.still_asks(question):
        raise StaleError
    title = table.game.title
    move = protocol.answered(title, table.game.state, question.seat, said)
    return table.propose_answer(question, title.vocabulary[move].text)
