"""Routes of a person's friends and blocked people, and of complaints about others."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress

from starlette.requests import Request
from starlette.routing import BaseRoute

from allmende.core import Message
from allmende.server.errors import NotFoundError, UnfitError
from allmende.server.http.endpoints import Body, get, post
from allmende.server.http.messages import Done
from allmende.server.http.replies import Reply, json
from allmende.server.people.api import PeopleApi
from allmende.server.people.blocking import Blocks
from allmende.server.people.complaints import Complaints
from allmende.server.people.directory import Directory
from allmende.server.people.friends import Friends
from allmende.server.people.messages import Person
from allmende.server.people.social_messages import MyPeople, NewComplaint, Relation, Relations, Whom


class SocialApi:
    """The routes; `mine` tells which person a request comes from."""

    def __init__(
        self,
        friends: Friends,
        blocks: Blocks,
        complaints: Complaints,
        directory: Directory,
        list_changed: Callable[[], Awaitable[None]],
        mine: PeopleApi,
    ) -> None:
        self._friends = friends
        self._blocks = blocks
        self._complaints = complaints
        self._directory = directory
        self._list_changed = list_changed
        self._mine = mine

    def routes(self) -> list[BaseRoute]:
        """All routes of this API."""
        return [
            get("/me/people", self.people),
            get("/me/people/known", self.known),
            post("/me/friends", self.add),
            post("/me/friends/{person}/remove", self.remove),
            post("/me/blocked", self.block),
            post("/me/blocked/{person}/remove", self.unblock),
            post("/me/complaints", self.complain),
        ]

    async def people(self, request: Request) -> Reply[MyPeople]:
        """The person's friends, and the people whom they have blocked."""
        return await self._told(await self._mine.somebody(request))

    async def _told(self, person: Person) -> Reply[MyPeople]:
        return json(MyPeople(await self._friends.of(person), await self._blocks.of(person)))

    async def known(self, request: Request, table: str = "", page: str = "") -> Reply[Relations]:
        """The person's relations to the others at a `table`, or to the owner of a `page`."""
        person = await self._mine.somebody(request)
        met: list[tuple[Whom, Person]] = []
        if table:
            seated = await self._directory.at_table(person, table)
            met = [(Whom(table=table, seat=seat), other) for seat, other in sorted(seated.items())]
        elif page:
            with suppress(NotFoundError, UnfitError):  # it is no page any more, or my own
                met = [(Whom(page=page), (await self._directory.find(person, Whom(page=page))).person)]
        friends = await self._friends.ids(person)
        blocked = {other.person for other in await self._blocks.of(person)}
        return json(Relations([Relation(whom, one.person in friends, one.person in blocked) for whom, one in met]))

    async def add(self, request: Request, body: Body[Whom]) -> Reply[MyPeople]:
        """Make a player a friend."""
        person = await self._mine.somebody(request, "joins")
        friend = (await self._directory.find(person, await body())).person
        if await self._blocks.has(person, friend):
            raise UnfitError("they are blocked", Message("error-friend-blocked", {"player": friend.name}))
        await self._friends.add(person, friend)
        return await self._told(person)

    async def remove(self, request: Request) -> Reply[MyPeople]:
        """Remove a friend."""
        person = await self._mine.somebody(request, "joins")
        await self._friends.remove(person, request.path_params["person"])
        return await self._told(person)

    async def block(self, request: Request, body: Body[Whom]) -> Reply[MyPeople]:
        """Block a player."""
        person = await self._mine.somebody(request, "joins")
        other = (await self._directory.find(person, await body())).person
        await self._blocks.block(person, other)
        await self._list_changed()
        return await self._told(person)

    async def unblock(self, request: Request) -> Reply[MyPeople]:
        """Unblock a player."""
        person = await self._mine.somebody(request, "joins")
        await self._blocks.unblock(person, request.path_params["person"])
        await self._list_changed()
        return await self._told(person)

    async def complain(self, request: Request, body: Body[NewComplaint]) -> Reply[Done]:
        """Complain to the operator about a player."""
        person = await self._mine.somebody(request, "complaints")
        wanted = await body()
        await self._complaints.make(person, await self._directory.find(person, wanted.whom), wanted)
        return json(Done(), 201)
