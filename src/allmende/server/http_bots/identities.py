"""Identities of remote bots: a kind of person with a token instead of a browser, and an owner."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from allmende.bots.protocol import SECONDS
from allmende.bots.remote import MARK, NAME, is_remote
from allmende.core import Message
from allmende.server import keys
from allmende.server.errors import ForbiddenError, NotFoundError, UnfitError
from allmende.server.lobby.guests import withdrawn
from allmende.server.people import devices
from allmende.server.people.messages import Person
from allmende.server.people.persons import PERSONS, Persons, claimed, unnamed
from allmende.server.store.protocol import Statement, Store

OPERATOR: Final = ""
"""In place of an owner: the operator of the server."""
MOST_OF_ONE: Final = 5
"""The most bots of a person."""
LONGEST: Final = 600
"""The most seconds for a decision."""
COLOUR: Final = "flax"

_KNOWN: Final = "SELECT 1 FROM remote_bots WHERE bot = ?"
_BOT: Final = f"""
    INSERT INTO remote_bots (bot, owner, seconds) SELECT person, ?, ? FROM {PERSONS} AS persons
    WHERE person = ? AND name <> '' ON CONFLICT (bot) DO NOTHING RETURNING 1
"""
_REFUSE: Final = """
    INSERT INTO remote_seats (bot, tab, refused) VALUES (?, ?, 1)
    ON CONFLICT (bot, tab) DO UPDATE SET refused = remote_seats.refused + 1 RETURNING refused
"""


class BotIdentities:
    """The remote bots of a store; `clock` gives seconds since 1970."""

    def __init__(self, store: Store, persons: Persons, clock: Callable[[], float]) -> None:
        self._store = store
        self._persons = persons
        self._clock = clock

    async def make(self, owner: str, name: str, seconds: float = SECONDS) -> tuple[Person, str]:
        """Create a bot of a person or OPERATOR, and return it with its token, which is shown only once.

        UnfitError if the name isn't valid or taken, the seconds are out of bounds, or the owner has the most already.
        """
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
            claimed(bot, now),
            # A token for a bot without an owner: a new one, or one that was left half made. Removed ones have no name.
            devices.added_unless(Statement(_KNOWN, (bot.person,)), bot.person, token, now),
            Statement(_BOT, (owner, int(seconds), bot.person)),
        )
        if not made:
            raise UnfitError(f"{bot.person} is taken", Message("error-remote-taken", {"bot": bot.person}))
        return bot, token

    async def of(self, owner: str) -> list[str]:
        """The bots of an owner, by name."""
        query = "SELECT bot FROM remote_bots WHERE owner = ? ORDER BY bot"
        return [str(bot) for (bot,) in await self._store.run(Statement(query, (owner,)))]

    async def remove(self, owner: str, bot: str) -> None:
        """Remove a bot: its token is invalid, its name stays taken. NotFoundError if it is not this owner's."""
        if bot not in await self.of(owner):
            raise NotFoundError(f"there is no {bot[:40]!r} of yours", Message("error-remote-none", {"bot": bot[:40]}))
        await self._store.run(
            devices.all_removed(bot),
            Statement("DELETE FROM remote_bots WHERE bot = ?", (bot,)),
            *withdrawn(bot),
            # Without a name it can't be invited any more.
            unnamed(bot),
        )

    async def remove_all(self, owner: str) -> None:
        """Remove all bots of an owner."""
        for bot in await self.of(owner):
            await self.remove(owner, bot)

    async def known_by(self, token: str) -> Person:
        """The bot with this token; ForbiddenError if it is none, or was removed."""
        bot = await self._persons.known_by(token)
        if bot is None or not is_remote(bot.person):
            raise ForbiddenError("this is no bot's token", Message("error-remote-token"))
        return bot

    async def seconds(self, bot: str) -> float:
        """The seconds that a bot has for a decision; 0 if it is gone."""
        found = await self._store.run(Statement("SELECT seconds FROM remote_bots WHERE bot = ?", (bot,)))
        return float(found[0][0] or 0) if found else 0.0

    async def listens(self, bot: str) -> None:
        """Note that a bot listens from now on, so that all server processes wait for it again."""
        await self._store.run(devices.used(bot, int(self._clock())))

    async def listened(self, bot: str) -> int:
        """The time at which a bot began to listen last, in seconds since 1970; 0 if it never did."""
        found = await self._store.run(devices.last_used(bot))
        return int(found[0][0] or 0)

    async def refuse(self, bot: str, table: str) -> int:
        """Count a refused answer of a bot at a table; return their number, over all server processes."""
        ((refused,),) = await self._store.run(Statement(_REFUSE, (bot, table)))
        return int(refused or 0)

    async def refused(self, bot: str, table: str) -> int:
        """The number of refused answers of a bot at a table."""
        query = "SELECT refused FROM remote_seats WHERE bot = ? AND tab = ?"
        found = await self._store.run(Statement(query, (bot, table)))
        return int(found[0][0] or 0) if found else 0

    async def check(self, bots: Iterable[str | None]) -> None:
        """NotFoundError if one of these names, of bots of any kind, is that of a remote bot that isn't here."""
        for bot in bots:
            if bot is not None and is_remote(bot) and not await self.seconds(bot):
                raise NotFoundError(f"{bot[:40]!r} is not here", Message("error-remote-none", {"bot": bot[:40]}))
