"""Routes below `/api/me/hours`: playing hours and holidays."""

from __future__ import annotations

from starlette.requests import Request
from starlette.routing import BaseRoute

from allmende.server.http.endpoints import Body, get, post
from allmende.server.http.replies import Reply, json
from allmende.server.people.api import PeopleApi
from allmende.server.people.messages import HoursChange, MyHours
from allmende.server.people.playing_hours import PlayingHours


class HoursApi:
    """The routes; `mine` tells which person a request comes from."""

    def __init__(self, hours: PlayingHours, mine: PeopleApi) -> None:
        self._hours = hours
        self._mine = mine

    def routes(self) -> list[BaseRoute]:
        """All routes of this API."""
        return [get("/me/hours", self.hours), post("/me/hours", self.change)]

    async def hours(self, request: Request) -> Reply[MyHours]:
        """The hours at which the person plays, and their holidays."""
        return json(await self._hours.told(await self._mine.somebody(request)))

    async def change(self, request: Request, body: Body[HoursChange]) -> Reply[MyHours]:
        """Change the hours or holidays."""
        person = await self._mine.somebody(request, "persons")
        await self._hours.change(person, await body())
        return json(await self._hours.told(person))
