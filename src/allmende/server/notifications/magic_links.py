"""Magic links by mail, each good once: to confirm an address, and to sign in on another device."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from allmende.core import Message
from allmende.server import keys
from allmende.server.errors import NotFoundError, TooOftenError
from allmende.server.notifications.errors import NotificationError
from allmende.server.notifications.mail import Post, checked_address
from allmende.server.notifications.targets import Targets
from allmende.server.people.messages import Person
from allmende.server.people.sign_in import SignIn
from allmende.server.store.protocol import Statement, Store

GOOD_FOR: Final = 60 * 60
"""Seconds for which a link is good."""
MOST: Final = 3
"""The most links to an address in that time, by all persons together."""

log = logging.getLogger(__name__)


class Entering:
    """Sends links by mail and accepts their secrets; `clock` gives seconds since 1970."""

    def __init__(self, store: Store, sign_in: SignIn, targets: Targets, post: Post, clock: Callable[[], float]) -> None:
        self._store = store
        self._sign_in = sign_in
        self._targets = targets
        self._post = post
        self._clock = clock
        self._sending: set[asyncio.Task[None]] = set()

    async def ask(self, person: Person, address: str, language: str) -> None:
        """Send a link by which a person confirms an address.

        TooOftenError if the address has got the most links already, NotificationError if the mail can't be sent.
        """
        address, secret = checked_address(address), keys.new_key()
        if not await self._take(address, person.person, secret):
            raise TooOftenError(GOOD_FOR)
        told = Message("letter-confirm", {"player": person.name})
        await self._post.send_link(address, told, f"/mail#{secret}", language)

    async def confirm(self, secret: str) -> None:
        """Make an address a target of the person who asked for the link; NotFoundError if it is used, or too old."""
        query = "DELETE FROM mail_links WHERE digest = ? AND until >= ? AND person <> '' RETURNING person, address"
        used = await self._store.run(Statement(query, (keys.digest(secret), int(self._clock()))))
        if not used:
            raise NotFoundError("this link is used or too old", Message("error-mail-link"))
        await self._targets.add(str(used[0][0]), "mail", str(used[0][1]))

    async def enter(self, address: str, language: str) -> None:
        """Send a sign-in link to the person with this address; the reply doesn't tell whether there is one."""
        address = checked_address(address)
        # In a task, so that the time of the reply doesn't tell it, either.
        task = asyncio.create_task(self._enter(address, language))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _enter(self, address: str, language: str) -> None:
        try:
            known = await self._targets.by_mail(address)
            if known is None or not await self._take(address, "", keys.new_key()):
                return
            secret, _ = await self._sign_in.new_pass(Person(known, "", ""))
            await self._post.send_link(address, Message("letter-enter"), f"/me#{secret}", language)
        except NotificationError as error:
            log.warning("a link could not be sent by mail: %s", error)
        except Exception:
            log.exception("a link could not be sent by mail")

    async def _take(self, address: str, person: str, secret: str) -> bool:
        """Note that a link goes to an address; False if the most have already."""
        now = int(self._clock())
        # In one statement, because a client may ask again before the first mail is noted.
        insert = """
            INSERT INTO mail_links (digest, person, address, until) SELECT ?, ?, ?, ?
            WHERE (SELECT count(*) FROM mail_links WHERE address = ? AND until >= ?) < ? RETURNING digest
        """
        values = keys.digest(secret), person, address, now + GOOD_FOR, address, now, MOST
        return bool(await self._store.run(Statement(insert, values)))
