"""Search of finished games: a person's own, and those of players with public pages.

A game is found by a seat that the searching person may see: their own, or one whose player's page is public. Of other
seats only the scores are shown. The table is visible only if the person sat there, or all its people are public.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from allmende.server.http.endpoints import Signed
from allmende.server.people.memberships import summary_of
from allmende.server.people.messages import Person
from allmende.server.people.persons import PERSONS
from allmende.server.people.table_summaries import SUMMARIES
from allmende.server.results.messages import PlayedGame, PlayedGames, PlayedSeat
from allmende.server.results.recorder import PARTS
from allmende.server.store.case_folding import folded
from allmende.server.store.protocol import Row, Statement, Store

MOST: Final = 50
"""The largest number of games in one reply, but for games that ended in the same second."""

_SEATS: Final = f"""
    SELECT tab, seat, results.person, persons.name, page, score, won, bot, title, rated, agreed, results.ended, standing
    FROM results JOIN {SUMMARIES} AS standings USING (tab)
    LEFT JOIN {PERSONS} AS persons ON persons.person = results.person
    WHERE tab IN ({{}}) ORDER BY results.ended DESC, tab, seat
"""


class Wanted(NamedTuple):
    """The conditions of a search; None or empty means any.

    A seat's player has a name that begins with `called`, and at `least` so many points there; the game ended `since` a
    time and `before` another, in seconds since 1970.
    """

    title: str = ""
    players: int | None = None
    called: str = ""
    least: Signed | None = None
    since: int | None = None
    before: int | None = None
    mine: bool = False

    def conditions(self) -> tuple[str, tuple[str | int, ...]]:
        """The conditions in SQL, and their values."""
        called = folded(self.called)
        wanted: list[tuple[str, str | int | None]] = [
            ("title = ?", self.title or None),
            ("players = ?", self.players),
            ("called >= ?", called or None),
            ("called < ?", called + "\U0010ffff" if called else None),
            ("score >= ?", None if self.least is None else self.least * PARTS),
            ("ended >= ?", self.since),
            ("ended < ?", self.before),
        ]
        given = [(query, value) for query, value in wanted if value is not None]
        return "".join(f" AND {query}" for query, _ in given), tuple(value for _, value in given)


class GameSearch:
    """Finds games in a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def find(self, person: Person | None, wanted: Wanted, most: int = MOST) -> PlayedGames:
        """The latest games of a search that are visible to a person, or to an anonymous visitor (None).

        Games that ended in the same second come together, so that the next page is those `before` the last one: a page
        has fewer than `most` at times, and more only if that many ended in one second.
        """
        who = person.person if person else ""
        found = await self._ended(who, wanted, most + 1)
        times = sorted(found.values(), reverse=True)
        more = len(times) > most
        if more and times[0] == times[most]:
            found = await self._ended(who, wanted._replace(since=times[0], before=times[0] + 1), None)
            more = bool(await self._ended(who, wanted._replace(before=times[0]), 1))
        elif more:
            found = {table: ended for table, ended in found.items() if ended > times[most]}
        latest = sorted(found, key=lambda table: (-found[table], table))
        return PlayedGames(await self.told(latest, who), more)

    async def _ended(self, who: str, wanted: Wanted, most: int | None) -> dict[str, int]:
        """The ends of a search's latest games, by table: at most `most` own and as many public ones, or all."""
        where, values = wanted.conditions()
        limit, many = ("", ()) if most is None else ("LIMIT ?", (most,))
        found: dict[str, int] = {}
        for which, asked in (("person = ?", (who,) if who else None), ("shown = 1", None if wanted.mine else ())):
            if asked is not None:
                query = f"SELECT DISTINCT tab, ended FROM results WHERE {which} {where} ORDER BY ended DESC {limit}"
                rows = await self._store.run(Statement(query, (*asked, *values, *many)))
                found |= {str(table): int(ended or 0) for table, ended in rows}
        return found

    async def told(self, tables: Sequence[str], who: str) -> list[PlayedGame]:
        """These games as the person `who` may see them, or an anonymous visitor if that is empty."""
        if not tables:
            return []
        rows = await self._store.run(Statement(_SEATS.format(", ".join("?" * len(tables))), (*tables,)))
        games: dict[str, list[Row]] = {}
        for row in rows:
            games.setdefault(str(row[0]), []).append(row)
        return [_told(seats, who) for seats in games.values()]

    async def may_see(self, table: str, person: Person | None) -> bool:
        """True if a person may look at the table of a finished game."""
        found = await self.told([table], person.person if person else "")
        return bool(found and found[0].table)


def _told(rows: list[Row], who: str) -> PlayedGame:
    table, *_, title, rated, agreed, ended, written = rows[0]
    standing = summary_of(str(table), written)
    # Names of bots are in the summary; if that can't be read, they have none.
    called = [] if standing is None else standing.seats
    seats = []
    for _, seat, person, name, page, score, won, bot, *_ in rows:
        mine = bool(who) and person == who
        is_bot = bool(bot and not person and called)
        told = called[int(seat or 0)].name if is_bot else str(name) if mine or page else ""
        own_name = called[int(seat or 0)].own_name if is_bot else None
        seats.append(PlayedSeat(told, str(page or ""), int(score or 0) / PARTS, bool(won), bool(bot), mine, own_name))
    seen = any(seat.mine for seat in seats) or all(seat.name for seat in seats)
    return PlayedGame(str(table) if seen else "", str(title), int(ended or 0), bool(rated), bool(agreed), seats)
