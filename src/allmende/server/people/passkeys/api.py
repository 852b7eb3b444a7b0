"""Routes below `/api/me/passkeys`: list, add, remove, and sign in."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from starlette.requests import Request
from starlette.routing import BaseRoute

from allmende.server.http.endpoints import Body, get, post
from allmende.server.http.replies import Reply, json
from allmende.server.people.api import PeopleApi
from allmende.server.people.messages import Me, Person
from allmende.server.people.passkeys.challenges import ANYBODY, Challenges
from allmende.server.people.passkeys.credentials import Credentials
from allmende.server.people.passkeys.messages import NewPasskey, Passkeys, PasskeyUse
from allmende.server.people.passkeys.relying_party import PasskeyError, RelyingParty, relying_party

if TYPE_CHECKING:
    from allmende.server.people.passkeys.webauthn_checks import Proofs


class PasskeysApi:
    """The routes at a server of this `url`, empty if unknown; `mine` tells which person a request comes from."""

    def __init__(self, kept: Credentials, challenges: Challenges, mine: PeopleApi, url: str) -> None:
        self._kept = kept
        self._challenges = challenges
        self._mine = mine
        self._url = url

    def routes(self) -> list[BaseRoute]:
        """All routes of this API."""
        return [
            get("/me/passkeys", self.passkeys),
            post("/me/passkeys", self.add),
            post("/me/passkeys/make", self.ask_to_make),
            post("/me/passkeys/show", self.ask_to_show),
            post("/me/passkeys/use", self.use),
            post("/me/passkeys/{passkey}/remove", self.remove),
        ]

    async def passkeys(self, request: Request) -> Reply[Passkeys]:
        """The person's passkeys."""
        return json(await self._told(request, await self._mine.anybody(request, "looks")))

    async def _told(self, request: Request, person: Person | None) -> Passkeys:
        mine = await self._kept.of(person.person) if person else []
        try:
            return Passkeys(mine, self._party(request).origin)
        except PasskeyError as error:
            return Passkeys(mine, "", error.message)

    async def ask_to_make(self, request: Request) -> Reply[Any]:
        """The options with which a browser makes a passkey (Web Authentication)."""
        person = await self._mine.somebody(request, "persons")
        proofs = await self._proofs(request)
        await self._kept.check_room(person.person)
        known = [each.passkey for each in await self._kept.of(person.person)]
        challenge = await self._challenges.make(person.person)
        return _written(proofs.ask_to_make(challenge, person, known))

    async def add(self, request: Request, body: Body[NewPasskey]) -> Reply[Passkeys]:
        """Add the passkey that a browser has made."""
        person = await self._mine.somebody(request, "persons")
        wanted = await body()
        proofs = await self._proofs(request)
        challenge = proofs.answered(wanted.credential)
        await self._challenges.take(challenge, person.person)
        await self._kept.add(person.person, proofs.made(wanted.credential, challenge), wanted.name)
        return json(await self._told(request, person), 201)

    async def remove(self, request: Request) -> Reply[Passkeys]:
        """Remove a passkey."""
        person = await self._mine.somebody(request, "persons")
        await self._kept.remove(person.person, request.path_params["passkey"])
        return json(await self._told(request, person))

    async def ask_to_show(self, request: Request) -> Reply[Any]:
        """The options with which a browser shows a passkey (Web Authentication)."""
        await self._mine.anybody(request, "persons")
        proofs = await self._proofs(request)
        return _written(proofs.ask_to_show(await self._challenges.make(ANYBODY)))

    async def use(self, request: Request, body: Body[PasskeyUse]) -> Reply[Me]:
        """Sign in by a passkey: this browser becomes a device of the passkey's person, as by a pass."""
        await self._mine.anybody(request, "persons")
        credential = (await body()).credential
        proofs = await self._proofs(request)
        challenge = proofs.answered(credential)
        await self._challenges.take(challenge, ANYBODY)
        passkey = proofs.name_of(credential)
        signed = proofs.shown(credential, challenge, await self._kept.key(passkey))
        return await self._mine.come_in(request, await self._kept.used(passkey, signed))

    def _party(self, request: Request) -> RelyingParty:
        return relying_party(self._url, request.headers.get("host", ""))

    async def _proofs(self, request: Request) -> Proofs:
        """The checks of Web Authentication, loaded in a thread at first use: it takes a fifth of a second and 14 MB."""
        return await asyncio.to_thread(_load, self._party(request))


def _load(party: RelyingParty) -> Proofs:
    from allmende.server.people.passkeys.webauthn_checks import Proofs

    return Proofs(party)


def _written(options: str) -> Reply[Any]:
    return Reply(options)
