"""The paths below `/api/offers`: open tables, listed, offered, joined, left and begun."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from allmende.server import requests, streams
from allmende.server.people.api import MyApi
from allmende.server.people.messages import Invite, NewOffer, Offers
from allmende.server.people.offers import ALL, OpenTables, no_offer
from allmende.server.replies import json


class OffersApi:
    """The paths; `mine` knows who asks."""

    def __init__(self, offers: OpenTables, mine: MyApi) -> None:
        self._offers = offers
        self._mine = mine

    def routes(self) -> list[BaseRoute]:
        """All of them."""
        return [
            Route("/offers", self.offers),
            Route("/offers", self.make, methods=["POST"]),
            Route("/offers/{offer}", self.offer),
            Route("/offers/{offer}/join", self.join, methods=["POST"]),
            Route("/offers/{offer}/invite", self.invite, methods=["POST"]),
            Route("/offers/{offer}/leave", self.leave, methods=["POST"]),
            Route("/offers/{offer}/start", self.start, methods=["POST"]),
            WebSocketRoute("/offers-stream", self.stream),
        ]

    async def offers(self, request: Request) -> Response:
        person = await self._mine.anybody(request, "looks")
        return json(Offers(await self._offers.listed(person)))

    async def offer(self, request: Request) -> Response:
        await self._mine.anybody(request, "looks")
        if (found := await self._offers.sought(request.path_params["offer"])) is None:
            raise no_offer()
        return json(found)

    async def make(self, request: Request) -> Response:
        person = await self._mine.somebody(request, "tables")
        return json(await self._offers.make(person, await requests.struct(request, NewOffer)), 201)

    async def join(self, request: Request) -> Response:
        person = await self._mine.somebody(request, "joins")
        return json(await self._offers.join(person, request.path_params["offer"]))

    async def invite(self, request: Request) -> Response:
        person = await self._mine.somebody(request, "joins")
        name = (await requests.struct(request, Invite)).name
        return json(await self._offers.invite(person, request.path_params["offer"], name))

    async def leave(self, request: Request) -> Response:
        person = await self._mine.somebody(request, "joins")
        await self._offers.leave(person, request.path_params["offer"])
        return json(Offers(await self._offers.listed(person)))

    async def start(self, request: Request) -> Response:
        person = await self._mine.somebody(request, "joins")
        return json(await self._offers.start(person, request.path_params["offer"]))

    async def stream(self, websocket: WebSocket) -> None:
        """Tell which tables are open, and again whenever that changes, until the other side goes.

        An `offer` that is asked for by its name comes with them, as does that there is none.
        """
        async with streams.there(websocket):
            person = await self._mine.anybody(websocket, "streams")
            name = websocket.query_params.get("offer", "")
            with self._offers.hub.listen(ALL) as bell:
                known = None
                while True:
                    if (told := Offers(await self._offers.listed(person), await self._offers.sought(name))) != known:
                        await streams.tell(websocket, told)
                        known = told
                    await bell.wait()
                    # Whoever was signed out meanwhile sees what everybody sees.
                    person = await self._mine.person(websocket)
