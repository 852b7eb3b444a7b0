"""Writes results soon after a game ends: a row for each seat, and changes of ratings.

The column `standings.counted` is 1 once a game is recorded, and 2 if it goes on again because its last move was taken
back. Games are recorded in the order of their ends, also those that ended before there were results.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final, NamedTuple

from allmende.ratings import Strength, rated
from allmende.server.people.memberships import MAKER, Membership, Memberships, player, summary_of
from allmende.server.people.messages import TableSummary
from allmende.server.people.persons import PERSONS
from allmende.server.people.table_summaries import SUMMARIES, counted
from allmende.server.results.ratings import columns, places, strength
from allmende.server.store.case_folding import folded
from allmende.server.store.fragments import ENTRIES
from allmende.server.store.protocol import Row, Statement, Store
from allmende.server.tables.entries import Opened, readable

EVERY: Final = 1.0
"""Seconds between two looks for games that have ended."""
AT_ONCE: Final = 20
"""The largest number of games recorded in one transaction, so that no move waits long for them."""
PARTS: Final = 1000
"""Scores are kept in thousandths: whole numbers are the same in all stores."""

RESULTS: Final = "(SELECT tab, seat, score, ended, agreed FROM results)"
"""SQL: the results of all seats, to be joined by other packages. Databases read it like the SQL table itself."""
_ENDED: Final = f"""
    SELECT tab, changed, counted, standing, entry
    FROM {SUMMARIES} AS standings JOIN {ENTRIES} AS entries USING (tab)
    WHERE over = 1 AND counted <> 1 AND entries.version = 0 ORDER BY changed, tab LIMIT ?
"""
_TAKEN_BACK: Final = f"SELECT tab FROM {SUMMARIES} AS standings WHERE over = 0 AND counted = 1"
_RESULT: Final = f"""
    INSERT INTO results (tab, seat, person, called, title, players, score, won, rated, bot, bots, ended, agreed, shown)
    SELECT ?, ?, coalesce(who, ''), CASE WHEN who IS NULL THEN '' ELSE ? END, ?, ?, ?, ?, ?, ?, ?, ?, ?,
    (SELECT count(*) FROM {PERSONS} AS persons WHERE person = who AND page <> '')
    FROM (SELECT (SELECT person FROM {PERSONS} AS persons WHERE person = ?) AS who) AS still WHERE true
    ON CONFLICT (tab, seat) DO NOTHING
"""
"""If the person was erased after the memberships were read, the row has no person."""
_STRENGTH: Final = f"""
    INSERT INTO ratings (person, title, mu, sigma, games)
    SELECT person, ?, ?, ?, ? FROM {PERSONS} AS persons WHERE person = ?
    ON CONFLICT (person, title) DO UPDATE
    SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games
"""


log = logging.getLogger(__name__)


class _Game(NamedTuple):
    """A game that has ended, and the `people` of its seats: their ids, empty where unknown."""

    table: str
    ended: int
    opened: Opened
    standing: TableSummary
    people: list[str]

    @property
    def is_result(self) -> bool:
        """True if it counts among finished games.

        Lessons, studies, games begun from a given position, and practice of a day's game, whose deal is known, don't.
        """
        return not (self.opened.lesson or self.opened.study or self.opened.given or self.opened.practice)

    @property
    def is_void(self) -> bool:
        """True if it ended early without a winner, as agreed or closed by the host: then it isn't rated."""
        ending = self.standing.ending
        return ending is not None and not ending.has_winners

    @property
    def is_rated(self) -> bool:
        """True if it counts for ratings: its players are different persons, and known unless they have left."""
        known = [person for person in self.people if person]
        strangers = {seat for seat, person in enumerate(self.people) if not person}
        is_whole = len(self.people) > 1 and strangers <= {*self.standing.forgotten, *self.standing.left}
        return self.opened.rated and not self.is_void and is_whole and len({*known}) == len(known) > 0

    @property
    def by_bot(self) -> list[bool]:
        """Flags by seat: True if a bot has played the end."""
        return [seat.kind == "bot" for seat in self.standing.seats]

    @property
    def left(self) -> list[bool]:
        """Flags by seat: True if it counts as left in a rated game: a bot has played its end, or decided before."""
        return [is_by_bot or seat in self.standing.left for seat, is_by_bot in enumerate(self.by_bot)]


class ResultRecorder:
    """The leader job that writes the results of games that have ended."""

    def __init__(self, store: Store, memberships: Memberships) -> None:
        self._store = store
        self._memberships = memberships
        self._unreadable: set[str] = set()
        """The tables that are passed over, because their summaries or first entries can't be read."""

    async def work(self) -> None:
        """Record all games that have ended since the last look, and delete the results of those that go on again."""
        for (table,) in await self._store.run(Statement(_TAKEN_BACK)):
            await self._store.run(
                Statement("DELETE FROM results WHERE tab = ?", (table,)),
                counted(str(table), 2),
            )
        while rows := await self._ended():
            await self._note(rows)
            await asyncio.sleep(0)

    async def _ended(self) -> list[Row]:
        """The rows of the games to be recorded next."""
        rows = await self._store.run(Statement(_ENDED, (AT_ONCE + len(self._unreadable),)))
        return [row for row in rows if row[0] not in self._unreadable]

    async def _note(self, rows: list[Row]) -> None:
        people = await self._memberships.players([str(row[0]) for row in rows])
        games = [(game, row[2] == 0) for row in rows if (game := self._game(row, people)) is not None]
        rating = [game for game, first in games if first and game.is_result and game.is_rated]
        known = await self._strengths({person for game in rating for person in game.people})
        for game in rating:
            title, scores = game.standing.title, game.standing.scores
            before = [known.get((person, title), Strength()) for person in game.people]
            after = rated(before, places(scores, game.standing.winners, game.left))
            known |= {(person, title): one for person, one in zip(game.people, after, strict=True) if person}
        await self._store.run(
            *(statement for game, _ in games if game.is_result for statement in _results(game)),
            *(Statement(_STRENGTH, (title, *columns(one), person)) for (person, title), one in known.items()),
            *(counted(game.table, 1) for game, _ in games),
        )

    def _game(self, row: Row, people: dict[tuple[str, Membership], str]) -> _Game | None:
        """A game that has ended; None if it is passed over from now on."""
        table, ended, _, written, entry = str(row[0]), *row[1:]
        opened, standing = readable(str(entry)), summary_of(table, written)
        if not isinstance(opened, Opened) or standing is None:
            log.warning("what the game of table %s came to is not noted: it can't be read", table)
            self._unreadable.add(table)
            return None
        here = [seat for seat, one in enumerate(standing.seats) if one.kind == "here"]
        # If several play at one screen, it is unknown which of them is its owner.
        owner = people.get((table, MAKER), "") if len(here) == 1 else ""
        seats = range(len(standing.seats))
        whose = [people.get((table, player(seat)), owner if seat in here else "") for seat in seats]
        return _Game(table, int(ended or 0), opened, standing, whose)

    async def _strengths(self, people: set[str]) -> dict[tuple[str, str], Strength]:
        """The ratings of these people so far, by person and title."""
        if not people:
            return {}
        query = f"SELECT person, title, mu, sigma, games FROM ratings WHERE person IN ({', '.join('?' * len(people))})"
        rows = await self._store.run(Statement(query, (*sorted(people),)))
        return {(str(person), str(of)): strength(mu, sigma, games) for person, of, mu, sigma, games in rows}


def _results(game: _Game) -> list[Statement]:
    standing = game.standing
    bots = any(is_by_bot and not person for is_by_bot, person in zip(game.by_bot, game.people, strict=True))
    return [
        Statement(
            _RESULT,
            (
                game.table,
                seat,
                folded(one.name) if person else "",
                standing.title,
                len(standing.seats),
                round(standing.scores[seat] * PARTS),
                int(seat in standing.winners),
                int(game.is_rated),
                int(game.by_bot[seat]),
                int(bots),
                game.ended,
                int(game.is_void),
                person,
            ),
        )
        for seat, (one, person) in enumerate(zip(standing.seats, game.people, strict=True))
    ]
