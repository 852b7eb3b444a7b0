"""Routes below `/api/offers`: open tables, listed, offered, joined, left and begun."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from allmende.server.http import requests, streams
from allmende.server.http.replies import json
from allmende.server.lobby.matchmaking import Matchmaker
from allmende.server.lobby.messages import GameSearch, Invite, NewOffer, Offers, Proposal
from allmende.server.lobby.open_tables import ALL, OpenTables, no_offer
from allmende.server.people.api import PeopleApi


class OffersApi:
    """The routes; `mine` tells which person a request comes from."""

    def __init__(self, offers: OpenTables, mine: PeopleApi) -> None:
        self._offers = offers
        self._matchmaker = Matchmaker(offers)
        self._mine = mine

    def routes(self) -> list[BaseRoute]:
        """All routes of this API."""
        return [
            Route("/offers", self.offers),
            Route("/offers", self.make, methods=["POST"]),
            Route("/offers/find", self.find, methods=["POST"]),
            Route("/offers/propose", self.propose, methods=["POST"]),
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
        person = await self._mine.anybody(request, "looks")
        if (found := await self._offers.sought(request.path_params["offer"], person)) is None:
            raise no_offer()
        return json(found)

    async def make(self, request: Request) -> Response:
        person = await self._mine.somebody(request, "tables")
        return json(await self._offers.make(person, await requests.struct(request, NewOffer)), 201)

    async def find(self, request: Request) -> Response:
        person = await self._mine.somebody(request, "tables")
        return json(await self._matchmaker.find(person, await requests.struct(request, GameSearch)))

    async def propose(self, request: Request) -> Response:
        """Offer a table and invite others to it at once."""
        person = await self._mine.somebody(request, "tables")
        proposal = await requests.struct(request, Proposal)
        return json(await self._offers.make(person, proposal.wanted, proposal.people), 201)

    async def join(self, request: Request) -> Response:
        person = await self._mine.somebody(request, "joins")
        return json(await self._offers.join(person, request.path_params["offer"]))

    async def invite(self, request: Request) -> Response:
        person = await self._mine.somebody(request, "joins")
        wanted = await requests.struct(request, Invite)
        return json(await self._offers.invite(person, request.path_params["offer"], wanted))

    async def leave(self, request: Request) -> Response:
        person = await self._mine.somebody(request, "joins")
        await self._offers.leave(person, request.path_params["offer"])
        return json(Offers(await self._offers.listed(person)))

    async def start(self, request: Request) -> Response:
        person = await self._mine.somebody(request, "joins")
        return json(await self._offers.start(person, request.path_params["offer"]))

    async def stream(self, websocket: WebSocket) -> None:
        """Send the open tables, and again whenever they change, until the client disconnects.

        An `offer` that the query names comes with them, or null if there is none.
        """
        async with streams.there(websocket):
            person = await self._mine.anybody(websocket, "streams")
            name = websocket.query_params.get("offer", "")
            with self._offers.changes.subscribe(ALL) as subscription:
                known = None
                while True:
                    listed, sought = await self._offers.listed(person), await self._offers.sought(name, person)
                    if (told := Offers(listed, sought)) != known:
                        await streams.tell(websocket, told)
                        known = told
                    await subscription.wait()
                    # A browser that was signed out meanwhile gets the public list.
                    person = await self._mine.person(websocket)
