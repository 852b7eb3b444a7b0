"""Deadlines of remote bots: when one is missed, a move is drawn at random."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from random import SystemRandom
from typing import Final, NamedTuple

from allmende.server.http_bots.identities import BotIdentities
from allmende.server.tables.table import Question, Table

PATIENCE: Final = 3
"""Missed deadlines in a row at a table after which a bot isn't waited for there, until it listens again."""
MOST_REFUSED: Final = 100
"""Refused answers at a table after which a bot has lost this game, and moves at random in it."""

log = logging.getLogger(__name__)


class _Missed(NamedTuple):
    """The deadlines that a bot has missed in a row at a table, and when the last one, in seconds since 1970."""

    times: int = 0
    last: int = 0


class Deadlines:
    """The deadlines of all remote bots; `clock` gives seconds since 1970, `wait` waits for a number of seconds."""

    def __init__(
        self,
        bots: BotIdentities,
        clock: Callable[[], float],
        wait: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._bots = bots
        self._clock = clock
        self._wait = wait
        self._missed: dict[tuple[str, str], _Missed] = {}

    async def drawn(self, table: Table, question: Question) -> str:
        """Wait until the time for a decision is up, and return a move drawn at random.

        The caller cancels it when the bot answers.
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
        """The deadlines that a bot has missed at a table; none if it has listened since, at any server process."""
        missed = self._missed.get(about, _Missed())
        if missed.times and await self._bots.listened(about[0]) >= missed.last:
            missed = _Missed()
        return missed

    async def refuse(self, bot: str, table: str) -> None:
        """Count an answer of a bot that was refused."""
        if await self._bots.refuse(bot, table) == MOST_REFUSED:
            log.warning("the bot %s has answered what is of no use too often at table %s", bot, table)

    def forget(self, table: str) -> None:
        """Forget the missed deadlines of a table whose game is over."""
        for about in [about for about in self._missed if about[1] == table]:
            del self._missed[about]
