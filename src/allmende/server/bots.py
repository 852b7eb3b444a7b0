"""Bots at the tables: whenever it is a bot's turn, it is asked, and its move is played like anybody's."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from allmende.core import AllmendeError
from allmende.server.errors import StaleError
from allmende.server.hub import Bell
from allmende.server.table import Question, Table
from allmende.server.tables import Tables
from allmende.server.thinking import Thinker

TRIES: Final = 3
"""A bot that has failed so often in a row is left alone until its table changes or somebody comes to look."""

log = logging.getLogger(__name__)


class Bots:
    """One task for each table where bots have something to decide; they move one after the other."""

    def __init__(self, tables: Tables, thinker: Thinker) -> None:
        self._tables = tables
        self._thinker = thinker
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def wake(self, table: Table) -> None:
        """See to it that the bots of this table play."""
        if table.name not in self._tasks and table.question() is not None:
            self._tasks[table.name] = asyncio.create_task(self._play(table))

    async def close(self) -> None:
        """Send all bots home."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, table: Table) -> None:
        failures = 0
        try:
            with self._tables.hub.listen(table.name) as bell:
                while failures < TRIES and (question := table.question()) is not None:
                    try:
                        move = await self._answer(table, question, bell)
                        if move is not None:
                            await self._tables.answer(table, question, move)
                        failures = 0
                    except StaleError:
                        continue  # somebody has taken something back, or taken the seat over
                    except Exception as error:
                        failures += 1
                        known = isinstance(error, AllmendeError)
                        log.error("bot %s failed at table %s: %s", question.bot, table.name, error, exc_info=not known)
        finally:
            # Nothing is awaited between the last look at the table and this, so no wake gets lost.
            del self._tasks[table.name]

    async def _answer(self, table: Table, question: Question, bell: Bell) -> str | None:
        """The bot's move, or None as soon as it is not asked for any more."""
        thought = asyncio.ensure_future(self._thinker.answer(question))
        try:
            while table.still_asks(question):
                rung = asyncio.ensure_future(bell.wait())
                try:
                    await asyncio.wait({thought, rung}, return_when=asyncio.FIRST_COMPLETED)
                finally:
                    rung.cancel()
                if thought.done():
                    return thought.result()
            return None
        finally:
            thought.cancel()
