"""Bots at the tables: whenever it is a bot's turn, it is asked, and its move is played like anybody's."""

from __future__ import annotations

import asyncio
import logging
from typing import Final
from weakref import WeakKeyDictionary

from allmende.bots.remote import is_remote
from allmende.server.errors import StaleError, unforeseen
from allmende.server.guiding import wish
from allmende.server.hub import Bell
from allmende.server.keeping import KEPT_FOR
from allmende.server.remote.deadlines import Deadlines
from allmende.server.store import StoreError
from allmende.server.table import Question, Table
from allmende.server.tables import Tables
from allmende.server.thinking import Thinker

TRIES: Final = 3
"""A bot that has failed so often in a row is left alone until its table changes, or is forgotten and comes back."""
AGAIN: Final = 1.0
"""Seconds until a move is tried again that could not be written down."""
UNSEEN: Final = 60.0
"""For so many seconds bots go on among themselves when nobody listens any more."""

log = logging.getLogger(__name__)


class Bots:
    """One task for each table where bots have something to decide; they move one after the other.

    Whoever moves and goes is answered all the same, so that the next person can be asked. But where only bots sit they
    play for those who look, and wait when nobody does.
    """

    def __init__(self, tables: Tables, thinker: Thinker, deadlines: Deadlines) -> None:
        self._tables = tables
        self._thinker = thinker
        self._deadlines = deadlines
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._bells: dict[str, Bell] = {}
        self._given_up: WeakKeyDictionary[Table, int] = WeakKeyDictionary()

    def wake(self, table: Table) -> None:
        """See to it that the bots of this table play: it has changed, or somebody looks at it."""
        if table.name in self._tasks:
            self._bells[table.name].ring()
        elif table.thinking() and self._given_up.get(table) != table.version and self._is_wanted(table):
            self._bells[table.name] = Bell()
            self._tasks[table.name] = asyncio.create_task(self._play(table))

    async def close(self) -> None:
        """Send all bots home."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _is_wanted(self, table: Table) -> bool:
        """Whether anybody cares for what bots do at this table."""
        if self._tables.hub.is_listened_to(table.name):
            return True
        people = any(seat.bot is None for seat in table.seats)
        return self._tables.unasked(table) < (KEPT_FOR if people else UNSEEN)

    async def _play(self, table: Table) -> None:
        failures = 0
        try:
            while failures < TRIES and self._is_wanted(table) and (question := table.question()) is not None:
                try:
                    move = wish(table, question) or await self._answer(table, question)
                    if move is not None:
                        await self._tables.answer(table, question, move)
                    failures = 0
                except StoreError as error:
                    log.warning("table %s can't be played on now: %s", table.name, error)
                    await asyncio.sleep(AGAIN)  # which is no fault of the bot
                except StaleError:
                    continue  # somebody has taken something back, or taken the seat over
                except Exception as error:
                    failures += 1
                    log.error(
                        "bot %s failed at table %s: %s", question.bot, table.name, error, exc_info=unforeseen(error)
                    )
            if failures == TRIES:
                self._given_up[table] = table.version
        finally:
            # Nothing is awaited between the last look at the table and this, so no wake gets lost.
            del self._tasks[table.name], self._bells[table.name]

    async def _answer(self, table: Table, question: Question) -> str | None:
        """The bot's move, or None as soon as it is not asked for any more."""
        bell = self._bells[table.name]
        # Who plays from elsewhere lays down their answer themselves, if it comes in time.
        elsewhere = is_remote(question.bot)
        answer = self._deadlines.drawn(table, question) if elsewhere else self._thinker.answer(question)
        thought = asyncio.ensure_future(answer)
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
