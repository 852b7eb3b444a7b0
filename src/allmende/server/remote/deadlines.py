"""The time that bots elsewhere have: when it is up, their move is drawn, so that nobody waits for them for ever."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from random import SystemRandom
from typing import Final

from allmende.server.table import Question, Table

PATIENCE: Final = 3
"""A bot that has let its time pass so often in a row at a table is not waited for there, until it is heard again."""
MOST_REFUSED: Final = 100
"""So many answers of no use may it give at a table; then it has lost this game, and moves at random in it."""

log = logging.getLogger(__name__)


class Deadlines:
    """How long each bot is waited for; `seconds` tells what it has for a decision."""

    def __init__(self, seconds: Callable[[str], Awaitable[float]]) -> None:
        self._seconds = seconds
        self._missed: Counter[tuple[str, str]] = Counter()
        self._refused: Counter[tuple[str, str]] = Counter()

    async def drawn(self, table: Table, question: Question) -> str:
        """A move drawn at random, once the time for this decision is up.

        Cancelled when the bot answers after all.
        """
        bot, about = question.bot, (question.bot, table.name)
        if self._missed[about] < PATIENCE and self._refused[about] < MOST_REFUSED:
            try:
                await asyncio.sleep(await self._seconds(bot))
            except asyncio.CancelledError:
                del self._missed[about]
                raise
            self._missed[about] += 1
            log.warning("the bot %s has not answered in time at table %s and moves at random", bot, table.name)
        return SystemRandom().choice(table.game.moves_of(question.seat).texts)

    def refuse(self, bot: str, table: str) -> None:
        """It has answered what is of no use."""
        self._refused[bot, table] += 1
        if self._refused[bot, table] == MOST_REFUSED:
            log.warning("the bot %s has answered what is of no use too often at table %s", bot, table)

    def listens(self, bot: str) -> None:
        """It has come back, and is waited for again."""
        for about in [about for about in self._missed if about[0] == bot]:
            del self._missed[about]

    def forget(self, table: str) -> None:
        """The game there is over."""
        for counter in (self._missed, self._refused):
            for about in [about for about in counter if about[1] == table]:
                del counter[about]
