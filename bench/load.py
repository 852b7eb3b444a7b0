"""`python -m bench.load`: a server with many live tables of two people each, over real HTTP and sockets.

It prints how long a move takes to be confirmed, the worst of each second that had a pause, and what a move and a live
table cost the server. People play at random and take their time, whatever the server does: who is late is not spared.
Machines pause as well: a process that does nothing but wake up tells in which seconds it was woken late.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import subprocess
import sys
import tempfile
from collections import Counter, defaultdict
from collections.abc import Iterable
from pathlib import Path
from random import Random
from time import perf_counter, process_time

import httpx2
import msgspec
from websockets.asyncio.client import ClientConnection, connect

PAUSE = 0.1
"""A move that takes longer than so many seconds counts as a pause."""
SETTLING = 5.0
"""Before so many seconds have passed nothing counts."""
PATIENCE = 4.0
"""After so many seconds of silence a connection is opened anew: the server closes it after 5."""
TITLES: list[tuple[str, dict[str, str]]] = [
    ("agricola", {}),
    ("agricola", {"cards": "all"}),
    ("hallertau", {"cards": "on"}),
    ("arle", {}),
]


class Offer(msgspec.Struct):
    """A move that is offered."""

    text: str


class Asked(msgspec.Struct):
    """A decision of a seat; of some moves only the beginnings are offered."""

    seat: int
    moves: list[Offer]


class News(msgspec.Struct):
    """What a player hears, as far as it matters here."""

    version: int
    decisions: list[Asked] = []


NEWS = msgspec.json.Decoder(News)


class Line:
    """A connection on which moves are made, one after the other. It reads as much of a reply as it needs."""

    def __init__(self, reading: asyncio.StreamReader, writing: asyncio.StreamWriter) -> None:
        self._reading = reading
        self._writing = writing
        self._used = perf_counter()

    @classmethod
    async def open(cls, port: int) -> Line:
        """A new one."""
        return cls(*await asyncio.open_connection("127.0.0.1", port))

    @property
    def is_open(self) -> bool:
        """Whether the server still listens on it."""
        return perf_counter() - self._used < PATIENCE

    def close(self) -> None:
        """Give it up."""
        self._writing.close()

    async def post(self, path: str, key: str, body: bytes) -> tuple[int, bytes]:
        """The status and the body of the reply."""
        head = (
            f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer {key}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        self._writing.write(head.encode() + body)
        reply = await self._reading.readuntil(b"\r\n\r\n")
        length = re.search(rb"content-length: (\d+)", reply)
        assert length is not None, reply
        said = await self._reading.readexactly(int(length[1]))
        self._used = perf_counter()
        return int(reply[9:12]), said


class Person:
    """Somebody at a table, with the moves that are offered to them by now."""

    def __init__(self, table: str, seat: int, key: str) -> None:
        self.table = table
        self.seat = seat
        self.key = key
        self.version = -1
        self.moves: list[str] = []

    async def listen(self, port: int, ready: asyncio.Semaphore) -> None:
        """Hear of every change, for ever."""
        address = f"ws://127.0.0.1:{port}/api/tables/{self.table}/stream?key={self.key}&eyes={self.seat}"
        async with ready:
            # Browsers send no pings.
            stream: ClientConnection = await connect(address, max_size=None, ping_interval=None)
        async with stream:
            while True:
                news = NEWS.decode(await stream.recv(decode=False))
                self.version = news.version
                self.moves = [move.text for asked in news.decisions if asked.seat == self.seat for move in asked.moves]


class Server:
    """`allmende serve` in a process of its own."""

    def __init__(self, database: str) -> None:
        command = [sys.executable, "-m", "allmende.cli", "serve", "--no-browser", "--port", "0", "--database", database]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        found = re.search(r":(\d+)/", self.process.stdout.readline())
        assert found is not None, "the server did not say where it is"
        self.port = int(found[1])

    def cpu(self) -> float:
        """The seconds of a processor that it has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """The bytes that it holds."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def stop(self) -> None:
        """End it."""
        self.process.terminate()
        self.process.wait()


class Machine:
    """A process that only wakes up, a hundred times a second, and notes by how much too late it was, at worst."""

    WAKE = """
import time
while True:
    before = time.perf_counter()
    time.sleep(0.01)
    now = time.perf_counter()
    if now - before > 0.03:
        print(now, now - before - 0.01, flush=True)
"""

    def __init__(self) -> None:
        self.process = subprocess.Popen([sys.executable, "-c", self.WAKE], stdout=subprocess.PIPE, text=True)

    def stop(self) -> list[tuple[float, float]]:
        """When it was woken late, and by how much, in seconds."""
        self.process.terminate()
        lines = self.process.communicate()[0].splitlines()
        return [(float(at), float(late)) for at, late in map(str.split, lines)]


class Load:
    """So many tables and so many moves a second, for a while."""

    def __init__(self, server: Server, tables: int, rate: float, seed: int) -> None:
        self.server = server
        self.tables = tables
        self.rate = rate
        self.random = Random(seed)
        self.people: list[tuple[Person, Person]] = []
        self.seconds: list[tuple[float, float]] = []
        """When each move was made, and how long it took."""
        self.refused: Counter[str] = Counter()
        self._busy: set[str] = set()
        self._lines: list[Line] = []

    async def run(self, seconds: float) -> None:
        """Sit down, then play."""
        base = f"http://127.0.0.1:{self.server.port}/api"
        async with httpx2.AsyncClient(base_url=base, timeout=60) as http, asyncio.TaskGroup() as both:
            empty = self.server.memory()
            ready = asyncio.Semaphore(32)
            listening = []
            for number in range(self.tables):
                title, options = TITLES[number % len(TITLES)]
                players = [{"kind": "link", "name": name} for name in ("Ann", "Bob")]
                wanted = {"title": title, "players": players, "options": options}
                made = (await http.post("/tables", json=wanted)).raise_for_status().json()
                people = [Person(made["table"], seat["seat"], seat["key"]) for seat in made["seats"]]
                self.people.append((people[0], people[1]))
                listening += [both.create_task(each.listen(self.server.port, ready)) for each in people]
            while any(each.version < 0 for pair in self.people for each in pair):
                await asyncio.sleep(0.1)
            await self._play(both, seconds)
            self.table_bytes = (self.server.memory() - empty) / self.tables
            for each in listening:
                each.cancel()

    async def _play(self, both: asyncio.TaskGroup, seconds: float) -> None:
        """Moves come at their times, whether or not those before them are done."""
        self.began, cpu = perf_counter(), 0.0
        due, counted, own = self.began, 0, 0.0
        while due < self.began + seconds:
            due += self.random.expovariate(self.rate)
            if (wait := due - perf_counter()) > 0:
                await asyncio.sleep(wait)
            if cpu == 0 and due > self.began + SETTLING:
                cpu, counted, own = self.server.cpu(), len(self.seconds), process_time()
            if (person := self._somebody()) is not None:
                both.create_task(self._move(person, due))
        await asyncio.sleep(1)
        moves = max(1, len(self.seconds) - counted)
        self.move_cpu, self.own_cpu = (self.server.cpu() - cpu) / moves, (process_time() - own) / moves

    def _somebody(self) -> Person | None:
        """Somebody who has something to decide, if the first few that are looked at do."""
        for _ in range(50):
            person = self.random.choice(self.random.choice(self.people))
            if person.moves and person.table not in self._busy:
                return person
        return None

    async def _line(self) -> Line:
        """The connection that was used last, or a new one if all are in use."""
        while self._lines:
            if (line := self._lines.pop()).is_open:
                return line
            line.close()
        return await Line.open(self.server.port)

    async def _move(self, person: Person, due: float) -> None:
        self._busy.add(person.table)
        move = self.random.choice(person.moves)
        body = msgspec.json.encode({"version": person.version, "seat": person.seat, "move": move})
        line = await self._line()
        status, reply = await line.post(f"/api/tables/{person.table}/moves", person.key, body)
        self._lines.append(line)
        if status == 200:
            if person.version < msgspec.json.decode(reply)["version"]:
                person.moves = []  # until the news has come
            self.seconds.append((due - self.began, perf_counter() - due))
        else:
            self.refused[f"{status} {msgspec.json.decode(reply)['message']['id']}"] += 1
        self._busy.discard(person.table)


def worst(seconds: Iterable[tuple[float, float]], least: float) -> str:
    """The worst of each second in which anything took longer than the least that counts."""
    found: dict[int, float] = defaultdict(float)
    for at, took in seconds:
        if at > SETTLING and took > least:
            found[int(at)] = max(found[int(at)], took)
    return ", ".join(f"{took:.2f} s at {at} s" for at, took in found.items()) or "none"


def told(load: Load, late: list[tuple[float, float]]) -> str:
    """What came of it, and when the machine was late."""
    taken = sorted(took for at, took in load.seconds if at > SETTLING)
    parts = [f"p{share:g} {1000 * taken[int(share / 100 * (len(taken) - 1))]:.1f} ms" for share in (50, 95, 99, 99.9)]
    a_second = len(taken) / (load.seconds[-1][0] - SETTLING)
    lines = [
        f"{len(taken)} moves, {a_second:.0f} a second, {load.tables} tables: {', '.join(parts)}, "
        f"at most {1000 * taken[-1]:.0f} ms",
        f"{1000 * load.move_cpu:.2f} CPU ms a move ({1000 * load.own_cpu:.2f} more for those who play), "
        f"{load.table_bytes / 1000:.0f} kB a table",
        f"pauses above {1000 * PAUSE:.0f} ms: {worst(load.seconds, PAUSE)}",
        f"the machine itself was late: {worst(((at - load.began, by) for at, by in late), 0)}",
    ]
    if load.refused:
        lines.append(f"refused: {dict(load.refused)}")
    return "\n".join(lines)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Many live tables at once.")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=200, help="moves a second, at all tables together")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--database", help="where the server keeps them; a new SQLite file if there is none")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server, machine = Server(options.database or f"{folder}/tables.sqlite"), Machine()
        try:
            load = Load(server, options.tables, options.rate, options.seed)
            asyncio.run(load.run(options.seconds))
        finally:
            server.stop()
            late = machine.stop()
    print(told(load, late))


if __name__ == "__main__":
    main()
