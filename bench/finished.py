"""What is remembered of very many finished games, and what it costs to ask for it.

    python -m bench.finished [--games 100000]

A SQLite store gets so many finished games of a thousand people, half of whom have a public page. Then everything that
a page asks for is asked several times, and told in milliseconds, next to laying down an entry in the same store. In the
end games are played at two servers by turns, one with that store and one with an empty one, and somebody with three
hundred tables asks the first one for them.
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter, time
from typing import Any, Final

import httpx2
import msgspec

from allmende.server.people.messages import Person, SeatSummary, TableSummary
from allmende.server.people.persons import Persons
from allmende.server.results.hall_of_fame import HallOfFame
from allmende.server.results.ratings import Ratings
from allmende.server.results.search import GameSearch, Wanted
from allmende.server.store.case_folding import folded
from allmende.server.store.sqlite import SqliteStore
from allmende.titles import TITLES
from bench.processes import Server

PEOPLE: Final = 1000
TIMES: Final = 15
BEGUN: Final = 1_700_000_000
ENTRIES: Final = 30
"""So many entries a finished table has: enough of them that the store's index is as deep as with real games."""
ENTRY: Final = msgspec.json.encode({"type": "moved", "seat": 0, "move": "x" * 60}).decode()
MOVES: Final = 300
OWN: Final = 300
"""So many tables has who asks for theirs."""


def fill(path: Path, games: int) -> None:
    """Have people, and games that they have finished, in a store."""
    random = Random(1)
    people = [f"person-{number}" for number in range(PEOPLE)]
    pages = [f"page-{number}" if number % 2 else "" for number in range(PEOPLE)]
    standings, results = [], []
    for number in range(games):
        title, players = random.choice([*TITLES]), random.choice((1, 2, 2))
        scores = [float(random.randrange(20, 120)) for _ in range(players)]
        seats = random.sample(range(PEOPLE), players)
        names = [SeatSummary(f"Player {seat}", "link") for seat in seats]
        standing = TableSummary(title, names, {}, True, scores, [scores.index(max(scores))])
        table, ended = f"table-{number}", BEGUN + 60 * number
        standings.append((table, 100, 1, ended, msgspec.json.encode(standing).decode(), 1))
        for seat, who in enumerate(seats):
            played = table, seat, people[who], folded(f"Player {who}"), title, players
            came_to = int(scores[seat] * 1000), int(seat in standing.winners), 0, 0, 0, ended
            results.append((*played, *came_to, int(bool(pages[who]))))
    with sqlite3.connect(path) as connection:
        connection.executemany(
            "INSERT INTO entries (tab, version, entry) VALUES (?, ?, ?)",
            ((f"table-{number}", version, ENTRY) for number in range(games) for version in range(ENTRIES)),
        )
        connection.executemany(
            "INSERT INTO persons (person, name, colour, since, page) VALUES (?, ?, 'moor', 0, ?)",
            [(person, f"Player {number}", pages[number]) for number, person in enumerate(people)],
        )
        connection.executemany(
            "INSERT INTO standings (tab, version, over, changed, standing, counted) VALUES (?, ?, ?, ?, ?, ?)",
            standings,
        )
        columns = "tab, seat, person, called, title, players, score, won, rated, bot, bots, ended, shown"
        connection.executemany(f"INSERT INTO results ({columns}) VALUES ({', '.join('?' * 13)})", results)
        connection.executemany(
            "INSERT INTO ratings VALUES (?, ?, ?, ?, ?)",
            [(person, title, random.randrange(30_000_000), 2_000_000, 20) for person in people for title in TITLES],
        )


async def timed(ask: Callable[[], Awaitable[Any]]) -> tuple[float, float]:
    """Milliseconds that it takes to ask for something: usually, and at most."""
    taken = []
    for _ in range(TIMES):
        begun = perf_counter()
        await ask()
        taken.append((perf_counter() - begun) * 1000)
    return median(taken), max(taken)


async def measure(path: Path, games: int) -> None:
    """Ask for everything, and tell how long it took."""
    store = SqliteStore(path)
    await store.open()
    await store.close()
    fill(path, games)
    await store.open()
    finder = GameSearch(store)
    fame = HallOfFame(store, Persons(store, time), Ratings(store), finder)
    somebody = Person("person-1", "Player 1", "moor")
    versions = iter(range(10 * TIMES))
    asked: dict[str, Callable[[], Awaitable[Any]]] = {
        "an entry is laid down": lambda: store.append("bench", next(versions), ["{}"]),
        "a player's page": lambda: fame.page("page-1", somebody),
        "a hall of fame": lambda: fame.hall("agricola"),
        "the latest games": lambda: finder.find(somebody, Wanted()),
        "games of a title with a name": lambda: finder.find(None, Wanted(title="arle", called="player 7")),
        "games of a score that nobody has": lambda: finder.find(None, Wanted(least=500)),
        "games of a name that nobody has": lambda: finder.find(None, Wanted(called="nobody")),
    }
    for what, ask in asked.items():
        usually, at_most = await timed(ask)
        print(f"{what:34} {usually:8.1f} ms {at_most:8.1f} ms at most", flush=True)
    await store.close()


class Table:
    """A table of one at a server, played by its first moves."""

    def __init__(self, server: Server) -> None:
        self._http = httpx2.Client(base_url=f"http://127.0.0.1:{server.port}/api", timeout=60)
        wanted = {"title": "agricola", "players": [{"kind": "link", "name": "Ann"}]}
        made = self._http.post("/tables", json=wanted).raise_for_status().json()
        self._path, self._key = f"/tables/{made['table']}", {"Authorization": f"Bearer {made['seats'][0]['key']}"}

    def move(self) -> float | None:
        """Milliseconds until a move is confirmed; None if the game is over."""
        state = self._http.get(self._path, headers=self._key).raise_for_status().json()
        if not state["decisions"]:
            return None
        move = {"version": state["version"], "seat": 0, "move": state["decisions"][0]["moves"][0]["text"]}
        begun = perf_counter()
        self._http.post(f"{self._path}/moves", headers=self._key, json=move).raise_for_status()
        return (perf_counter() - begun) * 1000


def play(full: Server, empty: Server) -> None:
    """Play games alone at both, move by move in turns, and tell how long moves took."""
    taken: list[tuple[float, float]] = []
    while len(taken) < MOVES:
        tables = Table(full), Table(empty)
        while (beside := tables[0].move()) is not None and (alone := tables[1].move()) is not None:
            taken.append((beside, alone))
    for what, place in (("a move beside them", 0), ("the same without them", 1)):
        of = sorted(each[place] for each in taken)
        print(f"{what:34} {median(of):8.1f} ms {of[int(0.99 * len(of))]:8.1f} ms for 99 of 100", flush=True)
    print(f"{'one over the other, by pairs':34} {median(one / other for one, other in taken):8.2f}", flush=True)


def look(full: Server, path: Path) -> None:
    """Ask for one's tables, many of them, a tenth of which are not over."""
    http = httpx2.Client(base_url=f"http://127.0.0.1:{full.port}/api", timeout=60)
    http.post("/me", json={"name": "Many"}).raise_for_status()
    with sqlite3.connect(path, timeout=60) as connection:
        (person,) = connection.execute("SELECT person FROM persons WHERE name = 'Many'").fetchone()
        tables = [f"table-{number}" for number in range(OWN)]
        connection.executemany(
            "INSERT INTO memberships (tab, role, seat, until, person) VALUES (?, 'player', 0, 0, ?)",
            [(table, person) for table in tables],
        )
        connection.executemany(
            "UPDATE standings SET changed = ?, over = ? WHERE tab = ?",
            [(int(time()), int(number % 10 > 0), table) for number, table in enumerate(tables)],
        )
    taken, shown = [], 0
    for _ in range(TIMES):
        begun = perf_counter()
        shown = len(http.get("/me/tables").raise_for_status().json()["tables"])
        taken.append((perf_counter() - begun) * 1000)
    print(f"{f'{shown} tables of one person':34} {median(taken):8.1f} ms {max(taken):8.1f} ms at most", flush=True)


def main() -> None:
    """Fill a store, ask, and tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100_000, help="so many finished games")
    games = parser.parse_args().games
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tables.sqlite3"
        asyncio.run(measure(path, games))
        full, empty = Server(str(path)), Server(f"{folder}/empty.sqlite3")
        try:
            play(full, empty)
            look(full, path)
        finally:
            full.stop()
            empty.stop()


if __name__ == "__main__":
    main()
