"""The paths below `/api/me/hours`: when I play, and when I am on holiday."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from allmende.server import requests
from allmende.server.people.api import MyApi
from allmende.server.people.hours import PlayingHours
from allmende.server.people.messages import HoursChange
from allmende.server.replies import json


class HoursApi:
    """The paths; `mine` knows who asks."""

    def __init__(self, hours: PlayingHours, mine: MyApi) -> None:
        self._hours = hours
        self._mine = mine

    def routes(self) -> list[BaseRoute]:
        """All of them."""
        return [Route("/me/hours", self.hours), Route("/me/hours", self.change, methods=["POST"])]

    async def hours(self, request: Request) -> Response:
        return json(await self._hours.told(await self._mine.somebody(request)))

    async def change(self, request: Request) -> Response:
        person = await self._mine.somebody(request, "persons")
        await self._hours.change(person, await requests.struct(request, HoursChange))
        return json(await self._hours.told(person))
