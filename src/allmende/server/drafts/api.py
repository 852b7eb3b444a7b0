"""Routes of drafts that are practised: the ways of drafting, a draft after some picks, a table for its hands."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence

from starlette.requests import Request
from starlette.routing import BaseRoute

from allmende.bots.draft import Draft, Way, begin, ways
from allmende.core import Message
from allmende.server.drafts.messages import DraftStart, DraftState, DraftWay
from allmende.server.errors import RequestError, UnfitError
from allmende.server.http import requests
from allmende.server.http.endpoints import Body, get, post
from allmende.server.http.replies import Reply, json
from allmende.server.people.api import PeopleApi
from allmende.server.people.memberships import MAKER, Memberships
from allmende.server.people.table_access import Count
from allmende.server.tables.entries import Opened
from allmende.server.tables.messages import NewTableReply
from allmende.server.tables.registry import Tables
from allmende.server.tables.seats import check_names, new_seat
from allmende.server.tables.studies import Setup
from allmende.titles import TITLES


class DraftsApi:
    """The routes. A draft is nowhere kept: each request has all picks, and replays it within milliseconds."""

    def __init__(self, tables: Tables, memberships: Memberships, people: PeopleApi, count: Count) -> None:
        self._tables = tables
        self._memberships = memberships
        self._people = people
        self._count = count

    def routes(self) -> list[BaseRoute]:
        """All routes of this API."""
        return [
            get("/drafts", self.ways),
            get("/drafts/{title}/{seed:int}", self.draft),
            post("/drafts/{title}/{seed:int}", self.play),
        ]

    async def ways(self, request: Request) -> Reply[list[DraftWay]]:
        """The ways of drafting that can be practised: those with cards that were measured."""
        return json(
            [
                DraftWay(title.name, way.players, dict(way.options))
                for title in TITLES.values()
                for way in await asyncio.to_thread(ways, title)
            ]
        )

    async def draft(
        self, request: Request, players: int, option: Sequence[str] = (), pick: Sequence[str] = ()
    ) -> Reply[DraftState]:
        """A draft after all picks so far; each `option` is written as NAME=VALUE."""
        self._count("looks", request)
        draft = await self._drafted(request, players, _options(option), pick)
        return json(DraftState.of(draft))

    async def play(self, request: Request, body: Body[DraftStart]) -> Reply[NewTableReply]:
        """Set up a table at which I play the hands of a draft that is over, against bots."""
        self._count("tables", request)
        wanted = await body()
        draft = await self._drafted(request, len(wanted.players), wanted.options, wanted.picks)
        made = await self._tables.set_up(lambda: _opened(draft, wanted))
        if (person := await self._people.person(request)) is not None:
            await self._memberships.sit(person, made.table, [MAKER])
        return json(made, 201)

    async def _drafted(self, request: Request, players: int, options: Mapping[str, str], picks: Sequence[str]) -> Draft:
        """The draft of a request; NotFoundError, OptionError or DraftError if there is none."""
        title, seed = requests.title(request), request.path_params["seed"]

        def played() -> Draft:
            draft = begin(title, Way(players, options), seed)
            for card in picks:
                draft.play(card)
            return draft

        return await asyncio.to_thread(played)


def _options(words: Sequence[str]) -> dict[str, str]:
    """Options written as NAME=VALUE; RequestError if one isn't."""
    found = dict(word.partition("=")[::2] for word in words)
    if not all(name and value for name, value in found.items()):
        raise RequestError(f"an option is written NAME=VALUE: {'&'.join(words)[:80]!r}")
    return found


def _opened(draft: Draft, wanted: DraftStart) -> Setup:
    """The first entry of such a table, whose draft is given; UnfitError if it isn't over, or the players don't fit."""
    if not draft.is_over:
        raise UnfitError("the draft goes on", Message("error-draft-goes-on"))
    if any(player.kind == "link" for player in wanted.players):
        raise UnfitError("who knows the seed knows all packets", Message("error-seed"))
    record = draft.game.record
    seats = [new_seat(player, draft.game.title, "") for player in wanted.players]
    check_names([seat.name for seat in seats])
    return Opened(record, seats, "", given=len(record.moves)), ()
