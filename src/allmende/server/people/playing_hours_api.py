"""Routes below `/api/me/hours`: playing hours and holidays."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from allmende.server.http import requests
from allmende.server.http.replies import json
from allmende.server.people.api import PeopleApi
from allmende.server.people.messages import HoursChange
from allmende.server.people.playing_hours import PlayingHours


class HoursApi:
    """The routes; `mine` tells which person a request comes from."""

    def __init__(self, hours: PlayingHours, mine: PeopleApi) -> None:
        self._hours = hours
        self._mine = mine

    def routes(self) -> list[BaseRoute]:
        """All routes of this API."""
        return [Route("/me/hours", self.hours), Route("/me/hours", self.change, methods=["POST"])]

    async def hours(self, request: Request) -> Response:
        return json(await self._hours.told(await self._mine.somebody(request)))

    async def change(self, request: Request) -> Response:
        person = await self._mine.somebody(request, "persons")
        await self._hours.change(person, await requests.struct(request, HoursChange))
        return json(await self._hours.told(person))
