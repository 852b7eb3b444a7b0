"""Links by mail: one shows that an address is somebody's, another makes a further device theirs; each works once."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from allmende.core import Message
from allmende.server import keys
from allmende.server.calls.errors import CallError
from allmende.server.calls.mail import Post, checked_address
from allmende.server.calls.targets import Targets
from allmende.server.errors import NotFoundError, TooOftenError
from allmende.server.people.messages import Person
from allmende.server.people.persons import Persons
from allmende.server.store import Statement, Store

GOOD_FOR: Final = 60 * 60
"""For so many seconds an address can be confirmed."""
MOST: Final = 3
"""So many links go to an address in that time, whoever asks for them."""

log = logging.getLogger(__name__)


class Entering:
    """Sends the links, and knows those that come back; the `clock` gives seconds since 1970."""

    def __init__(
        self, store: Store, persons: Persons, targets: Targets, post: Post, clock: Callable[[], float]
    ) -> None:
        self._store = store
        self._persons = persons
        self._targets = targets
        self._post = post
        self._clock = clock
        self._sending: set[asyncio.Task[None]] = set()

    async def ask(self, person: Person, address: str, language: str) -> None:
        """Send a link by which this person shows that an address is theirs; CallError if it can't be sent."""
        address, secret = checked_address(address), keys.new_key()
        if not await self._take(address, person.person, secret):
            raise TooOftenError(GOOD_FOR)
        told = Message("letter-confirm", {"player": person.name})
        await self._post.send_link(address, told, f"/mail#{secret}", language)

    async def confirm(self, secret: str) -> None:
        """An address is whose it should be; NotFoundError if the link is used, or too old."""
        query = "DELETE FROM mail_links WHERE digest = ? AND until >= ? AND person <> '' RETURNING person, address"
        used = await self._store.run(Statement(query, (keys.digest(secret), int(self._clock()))))
        if not used:
            raise NotFoundError("this link is used or too old", Message("error-mail-link"))
        await self._targets.add(str(used[0][0]), "mail", str(used[0][1]))

    async def enter(self, address: str, language: str) -> None:
        """Send a link to another device to whoever has this address. Nobody is told whether there is anybody."""
        address = checked_address(address)
        # Neither is it told by the time that this takes.
        task = asyncio.create_task(self._enter(address, language))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _enter(self, address: str, language: str) -> None:
        try:
            known = await self._targets.by_mail(address)
            if known is None or not await self._take(address, "", keys.new_key()):
                return
            secret, _ = await self._persons.new_pass(Person(known, "", ""))
            await self._post.send_link(address, Message("letter-enter"), f"/me#{secret}", language)
        except CallError as error:
            log.warning("a link could not be sent by mail: %s", error)
        except Exception:
            log.exception("a link could not be sent by mail")

    async def _take(self, address: str, person: str, secret: str) -> bool:
        """Note that a link goes to an address, unless enough have."""
        now = int(self._clock())
        # At once: whoever asks often asks again before the first letter is noted.
        insert = """
            INSERT INTO mail_links (digest, person, address, until) SELECT ?, ?, ?, ?
            WHERE (SELECT count(*) FROM mail_links WHERE address = ? AND until >= ?) < ? RETURNING digest
        """
        values = keys.digest(secret), person, address, now + GOOD_FOR, address, now, MOST
        return bool(await self._store.run(Statement(insert, values)))
