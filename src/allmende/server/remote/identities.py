"""Who plays here over HTTP: a person of a kind, who has a token instead of a browser, and belongs to who made them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from allmende.bots.asking import SECONDS
from allmende.bots.remote import MARK, NAME, is_remote
from allmende.core import Message
from allmende.server import keys
from allmende.server.errors import ForbiddenError, NotFoundError, UnfitError
from allmende.server.folding import folded
from allmende.server.people.messages import Person
from allmende.server.people.persons import Persons
from allmende.server.store import Statement, Store

OPERATOR: Final = ""
"""In the place of an owner: whoever runs the server."""
MOST_OF_ONE: Final = 5
"""So many bots may somebody have."""
LONGEST: Final = 600
"""Seconds for a decision, at most."""
COLOUR: Final = "flax"

_CLAIM: Final = """
    INSERT INTO persons (person, name, folded, colour, since) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (person) DO UPDATE SET person = excluded.person
"""
"""A name that is there stays as it is, and whoever else asks for it at the same moment waits."""
_TOKEN: Final = """
    INSERT INTO devices (digest, person, since) SELECT ?, person, ? FROM persons
    WHERE person = ? AND name <> '' AND NOT EXISTS (SELECT 1 FROM remote_bots WHERE bot = persons.person)
"""
"""For a bot that is nobody's. One that was removed has no name any more; one that has may have been left half made."""
_BOT: Final = """
    INSERT INTO remote_bots (bot, owner, seconds) SELECT person, ?, ? FROM persons
    WHERE person = ? AND name <> '' ON CONFLICT (bot) DO NOTHING RETURNING 1
"""
_REFUSE: Final = """
    INSERT INTO remote_seats (bot, tab, refused) VALUES (?, ?, 1)
    ON CONFLICT (bot, tab) DO UPDATE SET refused = remote_seats.refused + 1 RETURNING refused
"""


class Identities:
    """All that are known to a store; the `clock` gives seconds since 1970."""

    def __init__(self, store: Store, persons: Persons, clock: Callable[[], float]) -> None:
        self._store = store
        self._persons = persons
        self._clock = clock

    async def make(self, owner: str, name: str, seconds: float = SECONDS) -> tuple[Person, str]:
        """A bot of somebody's, and its token, which is told once; UnfitError if it can't be called so."""
        marked = MARK + name.removeprefix(MARK)
        bot = Person(marked, marked, COLOUR)
        if NAME.fullmatch(bot.person) is None:
            raise UnfitError(f"{name[:40]!r} is no name for a bot", Message("error-remote-name"))
        if not 1 <= seconds <= LONGEST:
            raise UnfitError(f"not {seconds} seconds", Message("error-remote-seconds", {"longest": LONGEST}))
        if owner != OPERATOR and len(await self.of(owner)) >= MOST_OF_ONE:
            raise UnfitError("enough bots", Message("error-remote-many", {"most": MOST_OF_ONE}))
        token, now = keys.new_key(), int(self._clock())
        made = await self._store.run(
            Statement(_CLAIM, (bot.person, bot.name, folded(bot.name), bot.colour, now)),
            Statement(_TOKEN, (keys.digest(token), now, bot.person)),
            Statement(_BOT, (owner, int(seconds), bot.person)),
        )
        if not made:
            raise UnfitError(f"{bot.person} is taken", Message("error-remote-taken", {"bot": bot.person}))
        return bot, token

    async def of(self, owner: str) -> list[str]:
        """The bots of somebody, by name."""
        query = "SELECT bot FROM remote_bots WHERE owner = ? ORDER BY bot"
        return [str(bot) for (bot,) in await self._store.run(Statement(query, (owner,)))]

    async def remove(self, owner: str, bot: str) -> None:
        """Its token is good no more, and its name stays taken; NotFoundError if it is not this owner's."""
        if bot not in await self.of(owner):
            raise NotFoundError(f"there is no {bot[:40]!r} of yours", Message("error-remote-none", {"bot": bot[:40]}))
        await self._store.run(
            Statement("DELETE FROM devices WHERE person = ?", (bot,)),
            Statement("DELETE FROM remote_bots WHERE bot = ?", (bot,)),
            *(Statement(f"DELETE FROM {table} WHERE person = ?", (bot,)) for table in ("guests", "invited")),
            # Nobody can invite it any more.
            Statement("UPDATE persons SET name = '', folded = '' WHERE person = ?", (bot,)),
        )

    async def known_by(self, token: str) -> Person:
        """Whose token this is; ForbiddenError if it is no bot's, or not any more."""
        bot = await self._persons.known_by(token)
        if bot is None or not is_remote(bot.person):
            raise ForbiddenError("this is no bot's token", Message("error-remote-token"))
        return bot

    async def seconds(self, bot: str) -> float:
        """How long a bot has for a decision; one that is gone has no time left."""
        found = await self._store.run(Statement("SELECT seconds FROM remote_bots WHERE bot = ?", (bot,)))
        return float(found[0][0] or 0) if found else 0.0

    async def listens(self, bot: str) -> None:
        """A bot listens from now on: it is waited for again, in all server processes."""
        query = "UPDATE devices SET used = ? WHERE person = ?"
        await self._store.run(Statement(query, (int(self._clock()), bot)))

    async def listened(self, bot: str) -> int:
        """When a bot began to listen last, in seconds since 1970; 0 if it never did."""
        found = await self._store.run(Statement("SELECT max(used) FROM devices WHERE person = ?", (bot,)))
        return int(found[0][0] or 0)

    async def refuse(self, bot: str, table: str) -> int:
        """A bot has answered what is of no use at a table: how often it has by now, to whichever server process."""
        ((refused,),) = await self._store.run(Statement(_REFUSE, (bot, table)))
        return int(refused or 0)

    async def refused(self, bot: str, table: str) -> int:
        """How many answers of no use a bot has given at a table."""
        query = "SELECT refused FROM remote_seats WHERE bot = ? AND tab = ?"
        found = await self._store.run(Statement(query, (bot, table)))
        return int(found[0][0] or 0) if found else 0

    async def check(self, bots: Iterable[str | None]) -> None:
        """NotFoundError if one of these names, which may be of bots of any kind, is of one that is not here."""
        for bot in bots:
            if bot is not None and is_remote(bot) and not await self.seconds(bot):
                raise NotFoundError(f"{bot[:40]!r} is not here", Message("error-remote-none", {"bot": bot[:40]}))
