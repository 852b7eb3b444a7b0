"""What is remembered of very many finished games, and what it costs to ask for it.

    python -m bench.finished [--games 100000]

A SQLite store gets so many finished games of a thousand people, half of whom have a public page. Then everything that
a page asks for is asked several times, and told in milliseconds, next to laying down an entry in the same store.
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
from time import perf_counter
from typing import Any, Final

import msgspec

from allmende.server.people.messages import Person, Sitter, Standing
from allmende.server.results.fame import Fame
from allmende.server.results.finding import Finder, Wanted
from allmende.server.results.pages import Pages
from allmende.server.sqlite import SqliteStore
from allmende.titles import TITLES

PEOPLE: Final = 1000
TIMES: Final = 15
BEGUN: Final = 1_700_000_000


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
        names = [Sitter(f"Player {seat}", "link") for seat in seats]
        standing = Standing(title, names, {}, True, scores, [scores.index(max(scores))])
        table, ended = f"table-{number}", BEGUN + 60 * number
        standings.append((table, 100, 1, ended, msgspec.json.encode(standing).decode(), 1))
        for seat, who in enumerate(seats):
            played = table, seat, people[who], f"player {who}", title, players
            came_to = int(scores[seat] * 1000), int(seat in standing.winners), 0, 0, 0, ended
            results.append((*played, *came_to, int(bool(pages[who]))))
    with sqlite3.connect(path) as connection:
        connection.executemany(
            "INSERT INTO persons (person, name, colour, since, page) VALUES (?, ?, 'moor', 0, ?)",
            [(person, f"Player {number}", pages[number]) for number, person in enumerate(people)],
        )
        connection.executemany(
            "INSERT INTO standings (tab, version, over, changed, standing, counted) VALUES (?, ?, ?, ?, ?, ?)",
            standings,
        )
        connection.executemany(f"INSERT INTO results VALUES ({', '.join('?' * 13)})", results)
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
    finder = Finder(store)
    fame = Fame(store, Pages(store), finder)
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


def main() -> None:
    """Fill a store, ask, and tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100_000, help="so many finished games")
    games = parser.parse_args().games
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(Path(folder) / "tables.sqlite3", games))


if __name__ == "__main__":
    main()
