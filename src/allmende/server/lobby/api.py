"""Routes below `/api/offers`: open tables, listed, offered, joined, left and begun."""

from __future__ import annotations

from starlette.requests import Request
from starlette.routing import BaseRoute, WebSocketRoute
from starlette.websockets import WebSocket

from allmende.server.http import streams
from allmende.server.http.endpoints import Body, get, post
from allmende.server.http.replies import Reply, json
from allmende.server.lobby.matchmaking import Matchmaker
from allmende.server.lobby.messages import GameSearch, Invite, NewOffer, Offer, Offers, Proposal
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
            get("/offers", self.offers),
            post("/offers", self.make),
            post("/offers/find", self.find),
            post("/offers/propose", self.propose),
            get("/offers/{offer}", self.offer),
            post("/offers/{offer}/join", self.join),
            post("/offers/{offer}/invite", self.invite),
            post("/offers/{offer}/leave", self.leave),
            post("/offers/{offer}/start", self.start),
            WebSocketRoute("/offers-stream", self.stream),
        ]

    async def offers(self, request: Request) -> Reply[Offers]:
        """The open tables that the person can see."""
        person = await self._mine.anybody(request, "looks")
        return json(Offers(await self._offers.listed(person)))

    async def offer(self, request: Request) -> Reply[Offer]:
        """An open table."""
        person = await self._mine.anybody(request, "looks")
        if (found := await self._offers.sought(request.path_params["offer"], person)) is None:
            raise no_offer()
        return json(found)

    async def make(self, request: Request, body: Body[NewOffer]) -> Reply[Offer]:
        """Offer a table."""
        person = await self._mine.somebody(request, "tables")
        return json(await self._offers.make(person, await body()), 201)

    async def find(self, request: Request, body: Body[GameSearch]) -> Reply[Offer]:
        """Join an open table that fits a search, or offer one."""
        person = await self._mine.somebody(request, "tables")
        return json(await self._matchmaker.find(person, await body()))

    async def propose(self, request: Request, body: Body[Proposal]) -> Reply[Offer]:
        """Offer a table and invite others to it at once."""
        person = await self._mine.somebody(request, "tables")
        proposal = await body()
        return json(await self._offers.make(person, proposal.wanted, proposal.people), 201)

    async def join(self, request: Request) -> Reply[Offer]:
        """Join an open table."""
        person = await self._mine.somebody(request, "joins")
        return json(await self._offers.join(person, request.path_params["offer"]))

    async def invite(self, request: Request, body: Body[Invite]) -> Reply[Offer]:
        """Invite a person or a bot to an open table."""
        person = await self._mine.somebody(request, "joins")
        wanted = await body()
        return json(await self._offers.invite(person, request.path_params["offer"], wanted))

    async def leave(self, request: Request) -> Reply[Offers]:
        """Leave an open table, or decline an invitation."""
        person = await self._mine.somebody(request, "joins")
        await self._offers.leave(person, request.path_params["offer"])
        return json(Offers(await self._offers.listed(person)))

    async def start(self, request: Request) -> Reply[Offer]:
        """Start the game with those who have joined."""
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
