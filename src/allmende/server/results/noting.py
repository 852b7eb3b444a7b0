"""Noting how games ended, soon after: a row a seat, and what it changes in the ratings of who sat there.

By `standings.counted` the store knows how far this has come: 1 once a game is noted, 2 if it goes on again, because
its last move was taken back. Games that ended before there were results are noted like any other, the oldest first.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Final, NamedTuple

from allmende.server.entries import Opened, readable
from allmende.server.folding import folded
from allmende.server.people.messages import Standing
from allmende.server.people.sitters import SCREEN, standing_of
from allmende.server.results.rating import Strength, places, rated
from allmende.server.store import Row, Statement, Store

EVERY: Final = 1.0
"""Seconds between one look and the next."""
AT_ONCE: Final = 20
"""Games that are noted in one transaction, so that no move waits long for them."""
PARTS: Final = 1000
"""Scores are kept in thousandths, and what a rating is in millionths: whole numbers are the same in all stores."""
FINE: Final = 1_000_000

_ENDED: Final = """
    SELECT tab, changed, counted, standing, entry FROM standings JOIN entries USING (tab)
    WHERE over = 1 AND counted <> 1 AND entries.version = 0 ORDER BY changed, tab LIMIT ?
"""
_TAKEN_BACK: Final = "SELECT tab FROM standings WHERE over = 0 AND counted = 1"
_RESULT: Final = """
    INSERT INTO results (tab, seat, person, called, title, players, score, won, rated, bot, bots, ended, shown)
    SELECT ?, ?, coalesce(who, ''), CASE WHEN who IS NULL THEN '' ELSE ? END, ?, ?, ?, ?, ?, ?, ?, ?,
    (SELECT count(*) FROM persons WHERE person = who AND page <> '')
    FROM (SELECT (SELECT person FROM persons WHERE person = ?) AS who) AS still WHERE true
    ON CONFLICT (tab, seat) DO NOTHING
"""
"""Whoever was forgotten since it was read who sits there is nobody."""
_STRENGTH: Final = """
    INSERT INTO ratings (person, title, mu, sigma, games) SELECT person, ?, ?, ?, ? FROM persons WHERE person = ?
    ON CONFLICT (person, title) DO UPDATE
    SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games
"""


log = logging.getLogger(__name__)


class _Game(NamedTuple):
    """A game that has ended, and the `people` of its seats, where one knows whose they were."""

    table: str
    ended: int
    opened: Opened
    standing: Standing
    people: list[str]

    @property
    def counts(self) -> bool:
        """Whether it was played to its end, or conceded.

        Lessons, positions that were stepped into, and games that all have given up, are no results.
        """
        ending = self.standing.ending
        return not self.opened.lesson and not self.opened.given and (ending is None or ending.how == "conceded")

    @property
    def is_rated(self) -> bool:
        """Whether it counts for what its players are worth: they are different, and known unless they have gone."""
        known = [person for person in self.people if person]
        strangers = {seat for seat, person in enumerate(self.people) if not person}
        is_whole = len(self.people) > 1 and strangers <= {*self.standing.forgotten, *self.standing.left}
        return self.opened.rated and is_whole and len({*known}) == len(known) > 0

    @property
    def by_bot(self) -> list[bool]:
        """At which seats a bot has played the end."""
        return [seat.kind == "bot" for seat in self.standing.seats]

    @property
    def left(self) -> list[bool]:
        """Which seats count as left in a rated game: at which a bot has played the end, or for its player before it."""
        return [is_by_bot or seat in self.standing.left for seat, is_by_bot in enumerate(self.by_bot)]


class Results:
    """Notes what is new in the store, in whichever process that is this one's duty."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._unreadable: set[str] = set()
        """The tables that were passed over, since nobody here can read what their games came to."""

    async def work(self) -> None:
        """Note all games that have ended since, and take back those that go on again."""
        for (table,) in await self._store.run(Statement(_TAKEN_BACK)):
            await self._store.run(
                Statement("DELETE FROM results WHERE tab = ?", (table,)),
                Statement("UPDATE standings SET counted = 2 WHERE tab = ?", (table,)),
            )
        while rows := await self._ended():
            await self._note(rows)
            await asyncio.sleep(0)

    async def _ended(self) -> list[Row]:
        """What is to be noted next."""
        rows = await self._store.run(Statement(_ENDED, (AT_ONCE + len(self._unreadable),)))
        return [row for row in rows if row[0] not in self._unreadable]

    async def _note(self, rows: list[Row]) -> None:
        people = await self._people([str(row[0]) for row in rows])
        games = [(game, row[2] == 0) for row in rows if (game := self._game(row, people)) is not None]
        rating = [game for game, first in games if first and game.counts and game.is_rated]
        known = await self._strengths({person for game in rating for person in game.people})
        for game in rating:
            title, scores = game.standing.title, game.standing.scores
            before = [known.get((person, title), Strength()) for person in game.people]
            after = rated(before, places(scores, game.standing.winners, game.left))
            known |= {(person, title): one for person, one in zip(game.people, after, strict=True) if person}
        await self._store.run(
            *(statement for game, _ in games if game.counts for statement in _results(game)),
            *(
                Statement(_STRENGTH, (title, round(one.mu * FINE), round(one.sigma * FINE), one.games, person))
                for (person, title), one in known.items()
            ),
            *(Statement("UPDATE standings SET counted = 1 WHERE tab = ?", (game.table,)) for game, _ in games),
        )

    def _game(self, row: Row, people: dict[tuple[str, int], str]) -> _Game | None:
        """A game that has ended; None if it is passed over from now on."""
        table, ended, _, written, entry = str(row[0]), *row[1:]
        opened, standing = readable(str(entry)), standing_of(table, written)
        if not isinstance(opened, Opened) or standing is None:
            log.warning("what the game of table %s came to is not noted: it can't be read", table)
            self._unreadable.add(table)
            return None
        here = [seat for seat, one in enumerate(standing.seats) if one.kind == "here"]
        # Where several play at one screen nobody knows who of them is its owner.
        owner = people.get((table, SCREEN), "") if len(here) == 1 else ""
        seats = range(len(standing.seats))
        whose = [people.get((table, seat), owner if seat in here else "") for seat in seats]
        return _Game(table, int(ended or 0), opened, standing, whose)

    async def _people(self, tables: Sequence[str]) -> dict[tuple[str, int], str]:
        """Who sits where at these tables."""
        marks = ", ".join("?" * len(tables))
        query = f"SELECT tab, seat, person FROM sitters WHERE seat >= {SCREEN} AND tab IN ({marks})"
        rows = await self._store.run(Statement(query, (*tables,)))
        return {(str(table), int(seat or 0)): str(person) for table, seat, person in rows}

    async def _strengths(self, people: set[str]) -> dict[tuple[str, str], Strength]:
        """How strong these people are so far, by title."""
        if not people:
            return {}
        query = f"SELECT person, title, mu, sigma, games FROM ratings WHERE person IN ({', '.join('?' * len(people))})"
        rows = await self._store.run(Statement(query, (*sorted(people),)))
        return {(str(person), str(of)): strength(mu, sigma, games) for person, of, mu, sigma, games in rows}


def strength(mu: str | int | None, sigma: str | int | None, games: str | int | None) -> Strength:
    """A rating as it is kept."""
    return Strength(int(mu or 0) / FINE, int(sigma or 0) / FINE, int(games or 0))


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
                person,
            ),
        )
        for seat, (one, person) in enumerate(zip(standing.seats, game.people, strict=True))
    ]
