"""The day's games in the store: their deals, the tries that count, and the scores of bots."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date
from typing import Final, NamedTuple

from allmende.core import Game, Record
from allmende.days import game_of
from allmende.server import keys
from allmende.server.people.persons import PERSONS
from allmende.server.results.recorder import PARTS, RESULTS
from allmende.server.store.protocol import Statement, Store
from allmende.titles import replay

MOST: Final = 100
"""The largest number of people in a ranking, and of days in a list."""

_FINISHED: Final = f"""(
    SELECT tab, day, title, person, score, ended FROM tries JOIN {RESULTS} AS results USING (tab) WHERE agreed = 0
)"""
"""SQL: the tries that were played to the end."""
_CLAIM: Final = """
    INSERT INTO tries (tab, day, title, person) VALUES (?, ?, ?, ?)
    ON CONFLICT (person, title, day) WHERE person <> '' DO NOTHING
"""
_OWN: Final = f"""
    SELECT day, tries.tab, score, agreed FROM tries LEFT JOIN {RESULTS} AS results ON results.tab = tries.tab
    WHERE person = ? AND title = ? ORDER BY day DESC
"""
_BEST: Final = f"""
    SELECT finished.person, name, colour, page, score FROM {_FINISHED} AS finished
    LEFT JOIN {PERSONS} AS persons ON persons.person = finished.person
    WHERE title = ? AND day = ? ORDER BY score DESC, ended, tab LIMIT {MOST}
"""
_PLACES: Final = f"""
    SELECT own.day, count(*), sum(CASE WHEN other.score > own.score THEN 1 ELSE 0 END)
    FROM {_FINISHED} AS own JOIN {_FINISHED} AS other ON other.title = own.title AND other.day = own.day
    WHERE own.person = ? AND own.title = ? GROUP BY own.day
"""
_TALLIES: Final = f"""
    SELECT day, count(*), max(score) FROM {_FINISHED} AS finished WHERE title = ? AND day >= ?
    GROUP BY day ORDER BY day DESC LIMIT {MOST}
"""
_PLAYING: Final = f"""
    SELECT count(*) FROM tries LEFT JOIN {RESULTS} AS results ON results.tab = tries.tab
    WHERE title = ? AND day = ? AND score IS NULL
"""


class OwnTry(NamedTuple):
    """A person's try at a day's game; the score is None until it is over, which was `early` if they have ended it."""

    table: str
    score: float | None
    early: bool

    @property
    def is_ranked(self) -> bool:
        """True if it was played to the end."""
        return self.score is not None and not self.early


class Finisher(NamedTuple):
    """A person who has finished a day's game; all but the score is empty for one who was erased."""

    person: str
    name: str
    colour: str
    page: str
    score: float


class Tries:
    """The day's games of a store; `secret` is the server's, by which their deals can't be known ahead, or empty."""

    def __init__(self, store: Store, secret: str = "") -> None:
        self._store = store
        self._secret = secret

    async def game(self, day: date, title: str) -> Game:
        """The game of a day before its first move, with the deal that was kept if there is one."""
        query = "SELECT record FROM days WHERE day = ? AND title = ?"
        rows = await self._store.run(Statement(query, (day.isoformat(), title)))
        return replay(str(rows[0][0])) if rows else game_of(title, day, self._secret)

    async def claim(self, day: date, title: str, person: str) -> tuple[str, Game]:
        """The table of a person's only try at a day's game, chosen now unless it was before, and that game.

        The game is kept, so that it is the same for all from now on.
        """
        drawn = game_of(title, day, self._secret).record
        keep = "INSERT INTO days (day, title, record) VALUES (?, ?, ?) ON CONFLICT (day, title) DO NOTHING"
        found = "SELECT tab FROM tries WHERE person = ? AND title = ? AND day = ?"
        rows = await self._store.run(
            Statement(keep, (day.isoformat(), title, str(drawn))),
            Statement(_CLAIM, (keys.new_table_name(), day.isoformat(), title, person)),
            Statement(found, (person, title, day.isoformat())),
        )
        return str(rows[0][0]), await self.game(day, title)

    async def own(self, title: str, person: str) -> dict[date, OwnTry]:
        """A person's tries at a title's games, the latest day first."""
        return {
            date.fromisoformat(str(day)): OwnTry(str(table), _points(score), bool(early))
            for day, table, score, early in await self._store.run(Statement(_OWN, (person, title)))
        }

    async def best(self, title: str, day: date) -> list[Finisher]:
        """The people who have finished a day's game, at most `MOST`, the best first."""
        rows = await self._store.run(Statement(_BEST, (title, day.isoformat())))
        return [
            Finisher(str(person), str(name or ""), str(colour or ""), str(page or ""), int(score or 0) / PARTS)
            for person, name, colour, page, score in rows
        ]

    async def places(self, title: str, person: str) -> dict[date, tuple[int, int]]:
        """By day that a person has finished: how many people have, and how many of them with a better score."""
        rows = await self._store.run(Statement(_PLACES, (person, title)))
        return {date.fromisoformat(str(day)): (int(people or 0), int(better or 0)) for day, people, better in rows}

    async def tallies(self, title: str, since: date = date.min) -> dict[date, tuple[int, float]]:
        """By day since a day, of the latest that were finished at all: how many people have, and their best score."""
        rows = await self._store.run(Statement(_TALLIES, (title, since.isoformat())))
        return {date.fromisoformat(str(day)): (int(people or 0), int(most or 0) / PARTS) for day, people, most in rows}

    async def playing(self, title: str, day: date) -> int:
        """The number of people who have begun a day's game, and not finished it."""
        ((count,),) = await self._store.run(Statement(_PLAYING, (title, day.isoformat())))
        return int(count or 0)

    # Bots

    async def scores(self, title: str, days: Iterable[date]) -> dict[date, dict[str, float]]:
        """The scores of bots, by these days and their names."""
        asked = [day.isoformat() for day in days]
        query = f"SELECT day, bot, score FROM bot_scores WHERE title = ? AND day IN ({', '.join('?' * len(asked))})"
        found: dict[date, dict[str, float]] = {}
        for day, bot, score in await self._store.run(Statement(query, (title, *asked))) if asked else []:
            found.setdefault(date.fromisoformat(str(day)), {})[str(bot)] = int(score or 0) / PARTS
        return found

    async def note(self, title: str, day: date, bot: str, score: float) -> None:
        """Keep the score of a bot, unless another process has done so already."""
        query = "INSERT INTO bot_scores (day, title, bot, score) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
        await self._store.run(Statement(query, (day.isoformat(), title, bot, round(score * PARTS))))

    async def begun(self, since: date) -> Sequence[tuple[date, Record]]:
        """The days since a day on which a try was begun, with their games, the latest first."""
        query = "SELECT day, record FROM days WHERE day >= ? ORDER BY day DESC, title"
        rows = await self._store.run(Statement(query, (since.isoformat(),)))
        return [(date.fromisoformat(str(day)), Record.parse(str(written))) for day, written in rows]


def _points(score: str | int | None) -> float | None:
    return None if score is None else int(score) / PARTS
