"""Advice at the tables: hints for whoever decides, and analyses of finished games. What was thought is remembered."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Hashable
from itertools import takewhile
from typing import Final, Generic, TypeVar

import msgspec

from allmende.bots.advice import Review, Suggestion, overview
from allmende.server.messages import Analysis
from allmende.server.table import Table
from allmende.server.thinking import Thinker

REMEMBERED: Final = 30
"""Of so many tables hints are remembered, and of so many games an analysis."""

KeyT = TypeVar("KeyT", bound=Hashable)
NoteT = TypeVar("NoteT")


class Notes(dict[KeyT, NoteT]):
    """What was thought about one table. Whoever adds to it holds its `lock`, so that nothing is thought twice."""

    def __init__(self) -> None:
        super().__init__()
        self.lock = asyncio.Lock()


class Memory(Generic[KeyT, NoteT]):
    """Notes about the tables that were asked for last."""

    def __init__(self) -> None:
        self._notes: OrderedDict[Hashable, Notes[KeyT, NoteT]] = OrderedDict()

    def of(self, table: Hashable) -> Notes[KeyT, NoteT]:
        """The notes about a table, still empty if there were none."""
        notes = self._notes.setdefault(table, Notes())
        self._notes.move_to_end(table)
        while len(self._notes) > REMEMBERED:
            self._notes.popitem(last=False)
        return notes


class Advice:
    """Asks a thinker, and never twice for the same."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._hints: Memory[tuple[int, int], list[Suggestion]] = Memory()
        self._reviews: Memory[int, Review] = Memory()

    async def suggestions(self, table: Table, seat: int, version: int) -> list[Suggestion]:
        """What a bot would play for a seat, which has to decide, at this version."""
        record, notes = table.game.record, self._hints.of(table.name)
        async with notes.lock:
            if (seat, version) not in notes:
                notes[seat, version] = await self._thinker.suggest(record, seat)
        return notes[seat, version]

    async def analysis(self, table: Table, first: int) -> Analysis:
        """Reviews of a finished game, as many as are ready soon, from `first` on in the order of an overview."""
        record = table.game.record
        # What is taken back at the end is played anew with other versions, so these name a course of play.
        versions = [past.version for past in table.past[1:]]
        order = overview(len(versions))
        notes = self._reviews.of((table.name, *versions))
        async with notes.lock:
            if first < len(order) and order[first] not in notes:
                # Who has seen nothing yet sees the first one at once.
                wanted = order[first:] if notes else order[first : first + 1]
                for index, review in zip(wanted, await self._thinker.review(record, wanted), strict=False):
                    notes[index] = msgspec.structs.replace(review, version=versions[index])
        known = list(takewhile(notes.__contains__, order[first:]))
        end = first + len(known)
        return Analysis(len(versions), end if end < len(versions) else None, [notes[index] for index in known])
