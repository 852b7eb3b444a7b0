"""Statistics of hand cards from the games that people have finished on this server.

A leader job adds games to tallies as they end, a few at a time in a worker, and notes with them how far it has come: a
mark of the store for each title. Games are added a day after their end, since players may take the last move back; one
that goes on even later counts again when it ends.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final

import msgspec

from allmende.bots.card_tallies import TalliedCards, played_cards
from allmende.server.bots.thinker import Thinker
from allmende.server.errors import ThinkingError
from allmende.server.people.game_export import GameExport
from allmende.server.results.messages import CardStatistics
from allmende.server.store.fragments import first_mark, next_mark
from allmende.server.store.protocol import Statement, Store
from allmende.titles import TITLES

EVERY: Final = 60 * 60.0
"""Seconds between two looks for games to be added."""
SETTLED: Final = 24 * 60 * 60
"""Seconds after its end with which a game is added."""
AT_ONCE: Final = 20
"""The number of games that are added at a time."""

_NEXT: Final = """
    SELECT tab, max(ended) FROM results WHERE title = ? AND agreed = 0 AND ended <= ?
    GROUP BY tab HAVING max(ended) > ? OR (max(ended) = ? AND tab > ?) ORDER BY max(ended), tab LIMIT ?
"""
_SEATS: Final = "SELECT tab, seat FROM results WHERE bot = 0 AND tab IN ({})"

log = logging.getLogger(__name__)


class _Tallied(msgspec.Struct):
    """The tallies of a title's cards, and the last game in them: when it `ended`, and its `table`."""

    ended: int = 0
    table: str = ""
    sets: list[TalliedCards] = msgspec.field(default_factory=list)


class CardTallies:
    """The tallies in the store, the leader job that adds games to them, and the statistics that they make."""

    def __init__(self, store: Store, games: GameExport, thinker: Thinker, clock: Callable[[], float]) -> None:
        self._store = store
        self._games = games
        self._thinker = thinker
        self._clock = clock

    async def work(self) -> None:
        """Add all games that are due."""
        for title in TITLES.values():
            if title.hand_cards is not None:
                while await self._add_next(title.name):
                    pass

    async def statistics(self, title: str) -> list[CardStatistics]:
        """The statistics of a title's cards, by number of players and set of cards, where there are enough games."""
        tallied, _ = await self._tallied(title)
        # Hundreds of cards in each set take tens of milliseconds; meanwhile all other requests go on.
        return await asyncio.to_thread(_statistics, tallied)

    async def _add_next(self, title: str) -> bool:
        """Add the next games of a title; True if there may be more."""
        tallied, written = await self._tallied(title)
        due = int(self._clock()) - SETTLED
        values = (title, due, tallied.ended, tallied.ended, tallied.table, AT_ONCE)
        rows = await self._store.run(Statement(_NEXT, values))
        if not rows:
            return False
        seats = await self._seats([str(table) for table, _ in rows])
        games = [
            (game.record, seats[game.table])
            for table, _ in rows
            if str(table) in seats and (game := await self._games.of_table(str(table))) is not None
        ]
        try:
            sets = await self._thinker.tally_cards(tallied.sets, games)
        except ThinkingError:
            # Games that no worker survives must not keep all later ones from being counted.
            log.warning("the cards of %d games of %s are not counted", len(games), title)
            sets = tallied.sets
        table, ended = rows[-1]
        tallied = _Tallied(int(ended or 0), str(table), sets)
        # Another process that has gone on in the meantime has counted them: then this changes nothing.
        await self._store.run(_written(title, msgspec.json.encode(tallied).decode(), written))
        return len(rows) == AT_ONCE

    async def _seats(self, tables: list[str]) -> dict[str, list[int]]:
        """The seats of people, by table."""
        found: defaultdict[str, list[int]] = defaultdict(list)
        query = _SEATS.format(", ".join("?" * len(tables)))
        for table, seat in await self._store.run(Statement(query, (*tables,))):
            found[str(table)].append(int(seat or 0))
        return found

    async def _tallied(self, title: str) -> tuple[_Tallied, str | None]:
        """The tallies of a title, and as they are written, None if they aren't yet; those that can't be read begin
        anew."""
        written = await self._store.mark(_mark(title))
        if written is None:
            return _Tallied(), None
        try:
            return msgspec.json.decode(written, type=_Tallied), written
        except msgspec.DecodeError:
            log.warning("the tallies of cards of %s can't be read: they begin anew", title)
            return _Tallied(), written


def _statistics(tallied: _Tallied) -> list[CardStatistics]:
    until = datetime.fromtimestamp(tallied.ended, UTC).date().isoformat()
    sets = sorted(tallied.sets, key=lambda known: (known.players, *known.options.items()))
    found = [played_cards(known) for known in sets]
    return [CardStatistics(until, each) for each in found if each.cards]


def _mark(title: str) -> str:
    return f"card-tallies {title}"


def _written(title: str, text: str, before: str | None) -> Statement:
    """The statement that keeps tallies, unless others than `before` are kept by now."""
    return first_mark(_mark(title), text) if before is None else next_mark(_mark(title), before, text)
