"""Bots at tables: asks a bot whenever it is its turn, and plays its move."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final
from weakref import WeakKeyDictionary

from allmende.bots.remote import is_remote
from allmende.server.bots.thinker import Thinker
from allmende.server.errors import StaleError, unforeseen
from allmende.server.jobs.handover import Handover
from allmende.server.jobs.pubsub import Subscription
from allmende.server.store.protocol import StoreError
from allmende.server.tables.cache import KEPT_FOR
from allmende.server.tables.change_feed import Subscriber
from allmende.server.tables.lessons import wish
from allmende.server.tables.registry import Tables
from allmende.server.tables.table import Question, Table

TRIES: Final = 3
"""Failures in a row after which a bot is asked no more until its table changes, or leaves memory and comes back."""
AGAIN: Final = 1.0
"""Seconds until a move is tried again that the store could not take."""
EVERY: Final = 0.5
"""Seconds between two looks at what other processes have left."""
UNSEEN: Final = 60.0
"""Seconds for which bots go on among themselves at a table that no stream follows any more."""

Drawn = Callable[[Table, Question], Awaitable[str]]
"""A random move for a remote bot, once its deadline has passed; cancelled if the bot answers before."""

log = logging.getLogger(__name__)


class BotPlayers(Subscriber):
    """Runs one task for each table where bots have something to decide; they move one after the other.

    Bots answer people even if these have gone offline after their move, so that the next person can play. But where
    only bots sit, they play while viewers look on, and wait when none does.
    """

    def __init__(self, tables: Tables, thinker: Thinker, drawn: Drawn, left: Handover) -> None:
        self._tables = tables
        self._left = left
        self._is_leaving = False
        self._unfinished: set[str] = set()
        """Tables whose bots are to be left to other processes."""
        self._thinker = thinker
        self._drawn = drawn
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._wakeups: dict[str, Subscription] = {}
        self._given_up: WeakKeyDictionary[Table, int] = WeakKeyDictionary()

    def changed(self, table: Table) -> None:
        """Let the bots of a table play on that was loaded or has changed."""
        self.wake(table)

    def wake(self, table: Table) -> None:
        """Make sure that the bots of this table play: it has changed, or a client asks for it."""
        if table.name in self._tasks:
            self._wakeups[table.name].notify()
        elif table.thinking() and self._given_up.get(table) != table.version and self._is_wanted(table):
            if self._is_leaving:
                self._unfinished.add(table.name)
                return
            self._wakeups[table.name] = Subscription()
            self._tasks[table.name] = asyncio.create_task(self._play(table))

    async def leave(self) -> None:
        """Cancel all tasks of bots, and leave them, and those that came up since, to other processes."""
        self._is_leaving = True
        self._unfinished.update(self._tasks)
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        try:
            await self._left.leave(self._unfinished)
            self._unfinished.clear()
        except StoreError as error:
            log.warning("bots could not be left to other processes: %s", error)

    async def take_up(self) -> None:
        """Have bots play on that another process has left. A leader job: to load their tables is enough."""
        for name in await self._left.take():
            try:
                await self._tables.get(name)
            except Exception as error:
                # One table that can't be loaded must not stop the bots of the others.
                log.warning("bots can't go on at table %s: %s", name, error, exc_info=unforeseen(error))

    def _is_wanted(self, table: Table) -> bool:
        """True if bots should go on at this table: it is followed, or was asked for not long ago."""
        if self._tables.feed.is_followed(table.name):
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
                    await asyncio.sleep(AGAIN)  # no fault of the bot, so this counts as no failure
                except StaleError:
                    continue  # a player has taken something back, or taken the seat over
                except Exception as error:
                    failures += 1
                    log.error(
                        "bot %s failed at table %s: %s", question.bot, table.name, error, exc_info=unforeseen(error)
                    )
            if failures == TRIES:
                self._given_up[table] = table.version
        finally:
            # Nothing is awaited between the last look at the table and this, so no wake gets lost.
            del self._tasks[table.name], self._wakeups[table.name]

    async def _answer(self, table: Table, question: Question) -> str | None:
        """The bot's move, or None as soon as it is no longer wanted, or a remote bot has played it."""
        wakeup = self._wakeups[table.name]
        # A remote bot's answer in time is played by its own request; here only its deadline is watched.
        elsewhere = is_remote(question.bot)
        answer = self._drawn(table, question) if elsewhere else self._thinker.answer(question)
        thought = asyncio.ensure_future(answer)
        try:
            while table.still_asks(question):
                woken = asyncio.ensure_future(wakeup.wait())
                try:
                    await asyncio.wait({thought, woken}, return_when=asyncio.FIRST_COMPLETED)
                finally:
                    woken.cancel()
                if thought.done():
                    return thought.result()
            return None
        finally:
            thought.cancel()
