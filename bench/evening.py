"""`python -m bench.evening`: a club's evening, tried at a server of its own over real sockets and in real browsers.

57 scripted players and three browsers offer tables, join them and play, for an hour unless it is said otherwise; see
`club.py` and `windows.py` for all that they do. In the end what every one of them has seen is compared with what lies
in the store. It prints how long moves took, and exits with 1 if anything was lost, differs, lags or went wrong.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from collections.abc import Callable, Coroutine, Iterable
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

import msgspec
from playwright.async_api import async_playwright

from allmende.server.store.addresses import open_store
from allmende.server.tables import projection
from allmende.server.tables.diff import changes
from allmende.server.tables.entries import Moved, decode
from allmende.server.tables.table import Holder, Table
from bench.club import Json, Noted, Player
from bench.processes import Machine, Server
from bench.windows import Window, launched

ARRIVING = 20.0
"""Seconds in which all have come."""
SETTLING = 30.0
"""Seconds in which all that was done has been heard of by everybody."""
COMPARED = ("version", "view", "decisions", "history", "words", "notes", "undo", "waiting", "players", "ending", "ends")
PAUSE = 0.25
"""A move that takes longer than so many seconds is a lag; one in a hundred may be."""


class Evening:
    """All who come, from the first to the last."""

    def __init__(self, database: str, port: int, people: int, browsers: int, seed: int, haste: float = 1.0) -> None:
        self.database = database
        self.port = port
        self.noted = Noted()
        self.arriving = ARRIVING / haste
        self.players = [
            Player(port, f"Player {number}", Random(f"{seed} {number}"), self.noted, haste)
            for number in range(1, people + 1)
        ]
        self.browsers = browsers
        self.seed = seed
        self.windows: list[Window] = []

    async def run(self, until: Callable[[], Coroutine[Any, Any, None]]) -> list[str]:
        """Play until that returns, and give all in which a screen differs from the store."""
        async with AsyncExitStack() as stack:
            living = []
            if self.browsers:
                browser = await launched(await stack.enter_async_context(async_playwright()))
                stack.push_async_callback(browser.close)
            for number in range(1, self.browsers + 1):
                context = await browser.new_context(viewport={"width": 1366, "height": 768})
                chosen = json.dumps(json.dumps({"speed": 0, "language": "en", "list": True}))
                await context.add_init_script(f"localStorage['allmende.settings'] ??= {chosen}")
                name, random = f"Browser {number}", Random(f"{self.seed} browser {number}")
                self.windows.append(Window(context, self.port, name, random, self.noted))
            living += [asyncio.create_task(window.live()) for window in self.windows]
            for player in self.players:
                await asyncio.sleep(self.arriving / len(self.players))
                living.append(asyncio.create_task(player.live()))
            passing = asyncio.create_task(until())
            # Players go on until they are told that it is over: one who returns has failed.
            await asyncio.wait([passing, *living], return_when=asyncio.FIRST_COMPLETED)
            self.noted.closing.set()
            if not passing.done():
                passing.cancel()
            for result in await asyncio.gather(*living, passing, return_exceptions=True):
                if isinstance(result, BaseException):
                    self.noted.wrong.append(repr(result))
            await self._settle()
            shown = [await window.compare() for window in self.windows]
            sittings = [sitting for player in self.players for sitting in player.sittings.values()]
            for player in self.players:
                await player.leave()
        return [
            *(
                f"{window.name}: {each}"
                for window, one in zip(self.windows, shown, strict=True)
                if one
                for each in one[1]
            ),
            *await self._differences([sitting.seen.state for sitting in sittings], [one[0] for one in shown if one]),
        ]

    async def _settle(self) -> None:
        """Wait until nothing happens any more, and everybody has heard of what did."""
        everybody = [sitting for player in self.players for sitting in player.sittings.values()]
        before: list[int] = []
        for _ in range(int(SETTLING)):
            await asyncio.sleep(1)
            now = [sitting.seen.version for sitting in everybody]
            if now == before and all(sitting.stream is not None for sitting in everybody):
                return
            before = now
        lost = [sitting for sitting in everybody if sitting.stream is None]
        self.noted.wrong += [f"{sitting.player.name} never came back to {sitting.table}" for sitting in lost]

    async def _differences(self, players: Iterable[Json], windows: Iterable[Json]) -> list[str]:
        """What was seen and isn't in the store, and moves that were confirmed and aren't."""
        store = open_store(self.database)
        await store.open()
        tables: dict[str, tuple[list[str], Table]] = {}
        found = []
        try:
            for state in [*players, *windows]:
                if not state:
                    found.append("somebody never saw their table")
                    continue
                name = state["table"]
                if name not in tables:
                    entries = await store.entries(name)
                    tables[name] = entries, Table.read(name, entries)
                found += differing(state, tables[name][1])
            for (name, version), (seat, move) in self.noted.confirmed.items():
                if name not in tables:
                    entries = await store.entries(name)
                    tables[name] = entries, Table.read(name, entries)
                entry = decode(tables[name][0][version]) if version < len(tables[name][0]) else None
                if not isinstance(entry, Moved) or (entry.seat, entry.move) != (seat, move):
                    found.append(f"lost: {move!r} of seat {seat + 1} at version {version} of table {name}")
            if self.noted.faulty:
                for name, (entries, _) in tables.items():
                    found += self._unasked(name, entries)
        finally:
            await store.close()
        self.tables = len(tables)
        return found

    def _unasked(self, name: str, entries: list[str]) -> list[str]:
        """Moves in the store that their players have not asked for just once, in this order."""
        asked = {seat: iter(moves) for (table, seat), moves in self.noted.asked.items() if table == name}
        found = []
        for version, text in enumerate(entries):
            entry = decode(text)
            # What was asked for and did not come through is passed over; what was played twice is found no more.
            # At other seats are browsers, whose pages ask.
            if isinstance(entry, Moved) and entry.seat in asked and entry.move not in asked[entry.seat]:
                found.append(f"twice: {entry.move!r} of seat {entry.seat + 1} at version {version} of table {name}")
        return found


def differing(state: Json, table: Table) -> list[str]:
    """In what somebody's last view of a table differs from what the store makes of it."""
    eyes = state["eyes"]
    holder = Holder(seats=tuple(state["mine"]))
    kept = timeless(msgspec.json.decode(msgspec.json.encode(projection.state(table, holder, eyes))))
    seen = needed(timeless(state), kept)
    return [
        f"table {table.name}, seat {eyes + 1}, version {state['version']}: {name} should be seen with "
        f"{[(change.at, change.to) for change in changes(seen.get(name), kept[name])]!r:.400}"
        for name in COMPARED
        if seen.get(name) != kept[name]
    ]


def timeless(state: Json) -> Json:
    """A state without how much time its players have left, which depends on when it was told."""
    return {**state, "players": [{**player, "clock": None} for player in state["players"]]}


def needed(seen: Json, kept: Json) -> Json:
    """A state with what stands on the cards that are shown now alone: a screen remembers others that it was told of."""
    if not (seen["view"] and kept["view"] and "printed" in kept["view"]):
        return seen
    printed = {name: card for name, card in seen["view"]["printed"].items() if name in kept["view"]["printed"]}
    return {**seen, "view": {**seen["view"], "printed": printed}}


def shares(what: str, seconds: Iterable[float]) -> str:
    """How long something took, in milliseconds."""
    taken = sorted(seconds)
    if not taken:
        return f"{what}: none"
    parts = [f"p{share:g} {1000 * taken[int(share / 100 * (len(taken) - 1))]:.1f}" for share in (50, 95, 99)]
    late = sum(one > PAUSE for one in taken)
    worst = f"at most {1000 * taken[-1]:.0f} ms, {late} above {1000 * PAUSE:.0f} ms"
    return f"{what}: {len(taken)}, {', '.join(parts)}, {worst}"


def lagging(evening: Evening) -> bool:
    """Whether more than one in a hundred moves was confirmed late, or was late to be heard of."""
    noted = evening.noted
    return any(sum(one > PAUSE for one in taken) > len(taken) / 100 for taken in (noted.took, noted.heard))


def told(evening: Evening, server: Server, found: list[str], late: list[tuple[float, float]]) -> str:
    """What came of it."""
    noted = evening.noted
    pressed = [took for window in evening.windows for took in window.took]
    slowest = max((by for _, by in late), default=0.0)
    lines = [
        f"{len(evening.players)} players and {len(evening.windows)} browsers at {evening.tables} tables",
        shares("moves until confirmed", noted.took),
        shares("until others had heard of them", noted.heard),
        shares("presses until shown", pressed),
        f"the server used {server.cpu():.0f} CPU seconds and held {server.memory() / 1e6:.0f} MB; "
        f"those who play used {process_time():.0f}, browsers apart",
        f"the machine itself was late {len(late)} times, by {1000 * slowest:.0f} ms at most",
        *(f"{name}: {count}" for name, count in sorted(noted.done.items())),
        f"lost or differing: {len(found)}",
        *found[:40],
        f"went wrong: {len(noted.wrong)}",
        *noted.wrong[:40],
    ]
    return "\n".join(lines)


def main() -> None:
    """Try an evening, and print what came of it."""
    parser = argparse.ArgumentParser(description="A club's evening.")
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--players", type=int, default=57)
    parser.add_argument("--browsers", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder, "tables.sqlite"))
        server, machine = Server(database), Machine()
        evening = Evening(database, server.port, options.players, options.browsers, options.seed)
        try:
            found = asyncio.run(evening.run(lambda: asyncio.sleep(60 * options.minutes - ARRIVING)))
            print(told(evening, server, found, machine.stop()))
        finally:
            server.stop()
            machine.process.kill()
    sys.exit(1 if found or evening.noted.wrong or lagging(evening) else 0)


if __name__ == "__main__":
    main()
