"""Routes below `/api/me/calls`: a person's notification settings and targets; and those of links in mails."""

from __future__ import annotations

from starlette.requests import Request
from starlette.routing import BaseRoute

from allmende.core import Message
from allmende.server import keys
from allmende.server.errors import ForbiddenError
from allmende.server.http import requests
from allmende.server.http.endpoints import Body, get, post
from allmende.server.http.messages import Done
from allmende.server.http.replies import Reply, json
from allmende.server.notifications.channel_registry import ChannelRegistry
from allmende.server.notifications.messages import Enter, MailLink, NewTarget, Notifications, TargetChange, Wishes
from allmende.server.notifications.reasons import check_wishes
from allmende.server.notifications.targets import Targets
from allmende.server.notifications.texts import test_notification
from allmende.server.notifications.unsubscribe import UnsubscribeLinks
from allmende.server.people.api import PeopleApi
from allmende.server.people.messages import Person
from allmende.server.people.table_access import Count


class NotificationsApi:
    """The routes; `mine` tells which person asks, and `count` raises TooOftenError if a client asks for too much."""

    def __init__(
        self,
        targets: Targets,
        board: ChannelRegistry,
        stopping: UnsubscribeLinks,
        mine: PeopleApi,
        count: Count,
        url: str,
    ) -> None:
        self._targets = targets
        self._board = board
        self._stopping = stopping
        self._mine = mine
        self._count = count
        self._url = url

    def routes(self) -> list[BaseRoute]:
        """All routes of this API."""
        return [
            get("/me/calls", self.notifications),
            post("/me/calls", self.wish),
            post("/me/calls/targets", self.add),
            post("/me/calls/targets/{target}", self.switch),
            post("/me/calls/targets/{target}/remove", self.remove),
            post("/me/calls/targets/{target}/try", self.attempt),
            post("/calls/{target}/stop", self.stop),
            post("/mail/confirm", self.confirm),
            post("/mail/enter", self.enter),
        ]

    async def notifications(self, request: Request) -> Reply[Notifications]:
        """The person's notification settings and targets."""
        return json(await self._notifications(await self._mine.anybody(request, "looks")))

    async def _notifications(self, person: Person | None) -> Notifications:
        refused, key = self._board.refused, await self._board.push_key()
        if person is None:
            return Notifications(Wishes(), [], [], refused, key)
        recipient, targets = await self._targets.recipient(person.person), await self._targets.of(person.person)
        unconfirmed = await self._targets.unconfirmed(person.person)
        return Notifications(recipient.wishes, [target.shown for target in targets], unconfirmed, refused, key)

    async def wish(self, request: Request, body: Body[Wishes]) -> Reply[Notifications]:
        """Change of what the person is notified."""
        person = await self._mine.somebody(request, "moves")
        wishes = await body()
        check_wishes(wishes)
        await self._targets.wish(person.person, wishes)
        return json(await self._notifications(person))

    async def add(self, request: Request, body: Body[NewTarget]) -> Reply[Notifications]:
        """Add a target of notifications; an address of mail has to be confirmed first."""
        person = await self._mine.somebody(request, "notifications")
        wanted = await body()
        self._board.check(wanted)
        if wanted.kind == "mail":
            recipient = await self._targets.recipient(person.person)
            await self._board.entering.ask(person, wanted.address, recipient.language)
        else:
            device = requests.secret(request)
            await self._targets.add(person.person, wanted.kind, wanted.address, wanted.keys, device)
        return json(await self._notifications(person), 201)

    async def switch(self, request: Request, body: Body[TargetChange]) -> Reply[Notifications]:
        """Switch a target on or off."""
        person = await self._mine.somebody(request, "moves")
        wanted = await body()
        target = await self._targets.get(request.path_params["target"], person.person)
        await self._targets.switch(target.target, wanted.on)
        return json(await self._notifications(person))

    async def remove(self, request: Request) -> Reply[Notifications]:
        """Remove a target."""
        person = await self._mine.somebody(request, "moves")
        target = await self._targets.get(request.path_params["target"], person.person)
        await self._targets.remove(target.target)
        return json(await self._notifications(person))

    async def attempt(self, request: Request) -> Reply[Notifications]:
        """Send a notification as a trial; NotificationError if it doesn't arrive."""
        person = await self._mine.somebody(request, "notifications")
        target = await self._targets.get(request.path_params["target"], person.person)
        recipient = await self._targets.recipient(person.person)
        await self._board.deliver(target, test_notification(keys.new_table_name(), recipient.language, self._url))
        return json(await self._notifications(person))

    async def stop(self, request: Request) -> Reply[Done]:
        """Switch a target off, for any client that has the secret that each notification to the target contains."""
        self._count("looks", request)
        target = request.path_params["target"]
        if not await self._stopping.fits(target, requests.key(request)):
            raise ForbiddenError("this link stops nothing", Message("error-call-stop"))
        await self._targets.switch(target, False)
        return json(Done())

    async def confirm(self, request: Request, body: Body[MailLink]) -> Reply[Done]:
        """Confirm an address of mail by the secret that was sent there."""
        self._count("notifications", request)
        await self._board.entering.confirm((await body()).secret)
        return json(Done())

    async def enter(self, request: Request, body: Body[Enter]) -> Reply[Done]:
        """Ask for a mail with a link that signs another device in."""
        self._count("notifications", request)
        wanted = await body()
        await self._board.entering.enter(wanted.address, wanted.language)
        return json(Done())
