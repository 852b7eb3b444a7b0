"""Advice at tables: hints for the seat to act, analyses of finished games, values in studies; results are cached."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Hashable
from itertools import takewhile
from typing import Final, Generic, TypeVar

import msgspec

from allmende.bots.advice import Review, Suggestion, overview
from allmende.bots.card_choices import hand_choices
from allmende.bots.hand_worth import hand_worths
from allmende.core import Message
from allmende.server.bots.thinker import Thinker
from allmende.server.errors import ForbiddenError, NotOverError, UnfitError
from allmende.server.tables import studies
from allmende.server.tables.messages import Analysis, Hint
from allmende.server.tables.study_messages import NodeValue, StudyValues
from allmende.server.tables.table import Holder, Table

REMEMBERED: Final = 30
"""The number of tables whose hints are remembered, and likewise of games with analyses, and of studies with values."""

KeyT = TypeVar("KeyT", bound=Hashable)
NoteT = TypeVar("NoteT")


class Notes(dict[KeyT, NoteT]):
    """Results of thinking about one table. Hold its `lock` while adding one, so that nothing is computed twice."""

    def __init__(self) -> None:
        super().__init__()
        self.lock = asyncio.Lock()


class Memory(Generic[KeyT, NoteT]):
    """A cache of notes, by table; those of the table asked for longest ago go first."""

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
    """Hints, analyses and values by a thinker, each computed once."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._hints: Memory[tuple[int, int], list[Suggestion]] = Memory()
        self._reviews: Memory[int, Review] = Memory()
        self._values: Memory[int, NodeValue] = Memory()

    async def hint(self, table: Table, holder: Holder, seat: int, version: int) -> Hint:
        """A bot's suggestions for the seat to act, by the seat's knowledge alone, and what is known of its cards.

        StaleError if the table has gone on from `version`, ForbiddenError for another's seat, in a rated game or in a
        try at the day's game, UnfitError if the seat has nothing to decide.
        """
        table.check_decision(holder, seat, version)
        if table.opened.is_unaided:
            raise ForbiddenError("this game gives no hints", Message(f"error-{table.opened.kind}-hint"))
        if seat not in table.game.to_act:
            over = table.game.is_over
            raise UnfitError("nothing to decide", Message("reason-over" if over else "reason-not-your-turn"))
        record, notes = table.game.record, self._hints.of(table.name)
        async with notes.lock:
            if (seat, version) not in notes:
                notes[seat, version] = await self._thinker.suggest(record, seat)
        return Hint(version, seat, notes[seat, version], hand_choices(table.game, seat))

    async def analysis(self, table: Table, first: int) -> Analysis:
        """Reviews of a finished game's moves, for every viewer; NotOverError before its end.

        They come in the order of an overview, from its number `first` on, as many as are ready within a second or so.
        """
        if not table.game.is_over:
            raise NotOverError
        record = table.game.record
        # Moves taken back at the end are played anew with other versions, so the versions name a course of play.
        versions = [past.version for past in table.past[1:]]
        order = overview(len(versions))
        notes = self._reviews.of((table.name, *versions))
        async with notes.lock:
            if first < len(order) and order[first] not in notes:
                # The very first review comes alone, so that the viewer sees something at once.
                wanted = order[first:] if notes else order[first : first + 1]
                for index, review in zip(wanted, await self._thinker.review(record, wanted), strict=False):
                    notes[index] = msgspec.structs.replace(review, version=versions[index])
        known = list(takewhile(notes.__contains__, order[first:]))
        end = first + len(known)
        hands = () if first else tuple(hand_worths(table.game))
        return Analysis(len(versions), end if end < len(versions) else None, [notes[index] for index in known], hands)

    async def values(self, table: Table, node: int | None) -> StudyValues:
        """The values found so far of a study's positions, that of `node` included; NotFoundError for another table."""
        # Under other rules the same moves are worth something else.
        notes = self._values.of((table.name, table.game.record.rules))
        if node is not None:
            record = studies.record_at(table, node)
            async with notes.lock:
                if node not in notes:
                    found = await self._thinker.value(record)
                    notes[node] = NodeValue(node, found.games, found.seats)
        study = studies.study_at(table)
        return StudyValues([value for version, value in notes.items() if version in study])
