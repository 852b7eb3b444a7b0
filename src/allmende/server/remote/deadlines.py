"""The time that bots elsewhere have: when it is up, their move is drawn, so that nobody waits for them for ever."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from random import SystemRandom
from typing import Final, NamedTuple

from allmende.server.remote.identities import Identities
from allmende.server.table import Question, Table

PATIENCE: Final = 3
"""A bot that has let its time pass so often in a row at a table is not waited for there, until it is heard again."""
MOST_REFUSED: Final = 100
"""So many answers of no use may it give at a table; then it has lost this game, and moves at random in it."""

log = logging.getLogger(__name__)


class _Missed(NamedTuple):
    """How often in a row a bot has let its time pass at a table, and when it did so last, in seconds since 1970."""

    times: int = 0
    last: int = 0


class Deadlines:
    """How long each of the bots is waited for; the `clock` gives seconds since 1970, `wait` lets so many pass."""

    def __init__(
        self,
        bots: Identities,
        clock: Callable[[], float],
        wait: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._bots = bots
        self._clock = clock
        self._wait = wait
        self._missed: dict[tuple[str, str], _Missed] = {}

    async def drawn(self, table: Table, question: Question) -> str:
        """A move drawn at random, once the time for this decision is up.

        Cancelled when the bot answers after all.
        """
        bot, about = question.bot, (question.bot, table.name)
        missed = await self._missed_by(about)
        if missed.times < PATIENCE and await self._bots.refused(*about) < MOST_REFUSED:
            try:
                await self._wait(await self._bots.seconds(bot))
            except asyncio.CancelledError:
                self._missed.pop(about, None)
                raise
            self._missed[about] = _Missed(missed.times + 1, int(self._clock()))
            log.warning("the bot %s has not answered in time at table %s and moves at random", bot, table.name)
        return SystemRandom().choice(table.game.moves_of(question.seat).texts)

    async def _missed_by(self, about: tuple[str, str]) -> _Missed:
        """What a bot has missed at a table; nothing if it has come back since, to whichever server process."""
        missed = self._missed.get(about, _Missed())
        if missed.times and await self._bots.listened(about[0]) >= missed.last:
            missed = _Missed()
        return missed

    async def refuse(self, bot: str, table: str) -> None:
        """It has answered what is of no use."""
        if await self._bots.refuse(bot, table) == MOST_REFUSED:
            log.warning("the bot %s has answered what is of no use too often at table %s", bot, table)

    def forget(self, table: str) -> None:
        """The game there is over."""
        for about in [about for about in self._missed if about[1] == table]:
            del self._missed[about]
