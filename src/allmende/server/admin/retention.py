"""Retention: ends games that stand still, and forgets people who come no more, if the host wants that."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, NamedTuple

from allmende import words
from allmende.core import Ending, Message
from allmende.server.errors import UnfitError, unforeseen
from allmende.server.people import unseen
from allmende.server.people.erasure import Erasure
from allmende.server.people.table_summaries import SUMMARIES
from allmende.server.store.protocol import Statement, Store, StoreError
from allmende.server.tables.entries import Ended
from allmende.server.tables.registry import Tables
from allmende.server.tables.table import Table

EVERY: Final = 3600.0
"""Seconds between two looks for what is past its time."""
AT_ONCE: Final = 50
"""The most games, and the most people, of one look, so that a server which begins with it stays quick."""
DAY: Final = 24 * 60 * 60

_STILL: Final = f"""
    SELECT tab FROM {SUMMARIES} AS standings WHERE over = 0 AND changed < ? AND tab > ? ORDER BY tab LIMIT {AT_ONCE}
"""

log = logging.getLogger(__name__)


class Terms(NamedTuple):
    """The days without a change after which a game is ended, and without a visit after which a person is forgotten."""

    games: int | None = None
    people: int | None = None


NEVER: Final = Terms()
"""All is kept for ever."""


def closed(table: Table) -> list[Ended]:
    """The entry by which the host ends a game, without a winner; UnfitError if it is over."""
    if table.game.is_over:
        raise UnfitError("the game is over", Message("reason-over"))
    return [Ended(Ending("closed"))]


class Retention:
    """The leader job that does it; `clock` gives seconds since 1970."""

    def __init__(
        self, store: Store, tables: Tables, erasure: Erasure, terms: Terms, clock: Callable[[], float]
    ) -> None:
        self._store = store
        self._tables = tables
        self._erasure = erasure
        self._terms = terms
        self._clock = clock
        self._reached = ""
        """The last table that was looked at: those that can't be ended don't keep the others from it."""

    async def work(self) -> None:
        """End the games and forget the people that are past their time now, some of them at once."""
        now = int(self._clock())
        if self._terms.games is not None:
            await self._end(now - DAY * self._terms.games)
        if self._terms.people is not None:
            await self._forget(now - DAY * self._terms.people)

    async def _end(self, edge: int) -> None:
        rows = await self._store.run(Statement(_STILL, (edge, self._reached)))
        for (name,) in rows:
            await _tried(f"table {name} could not be ended", partial(self._end_one, str(name)))
        self._reached = str(rows[-1][0]) if len(rows) == AT_ONCE else ""

    async def _end_one(self, name: str) -> None:
        table = await self._tables.get(name)
        if not (table.opened.study or table.game.is_over):
            await self._tables.lay_down(table, lambda: closed(table))

    async def _forget(self, edge: int) -> None:
        for person, language in await unseen.since(self._store, edge, AT_ONCE):
            name = words.Speaker(words.language(language) if language else "en").say(Message("screen-somebody"))
            await _tried(f"person {person.person} could not be forgotten", partial(self._erasure.forget, person, name))


async def _tried(failure: str, work: Callable[[], Awaitable[None]]) -> None:
    """Do one piece of the work; another error than the store's is logged, and stops no other piece."""
    try:
        await work()
    except StoreError:
        raise
    except Exception as error:
        log.warning("%s: %s", failure, error, exc_info=unforeseen(error))
