"""A club's evening at three servers over one database, while servers and database fail, or are replaced, on purpose.

`tests/server/test_faults.py` runs it. Players do what a page does: who is cut off comes again, and a move whose reply
was lost, or that was refused for now, is sent again. In the end what they have seen, and what they were told, is
compared with what lies in the store, move by move.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from random import Random
from time import perf_counter

import psycopg

from bench.balancer import Balancer
from bench.evening import Evening
from bench.processes import Server, ServerError

BETWEEN = 1.0
"""Seconds between a fault that is over and the next one."""
PATIENCE = 60.0
"""Seconds in which games have to go on after a fault."""
LASTING = 1.5
"""Seconds for which the database is slow, read-only or full."""
THIS = ("-m", "allmende.cli")
"""What Python runs for the version that is tested."""
NEXT = (
    "-c",
    """
import sys
import allmende
from allmende.cli import main
from allmende.server.store import layout
allmende.__version__ = "999.0"
layout.STEPS.append(layout.Step([], ["CREATE TABLE of_the_next_version (x TEXT)"], rolls=True))
layout.LAYOUT += 1
sys.exit(main(sys.argv[1:]))
""",
)
"""The same for a next version, whose layout has one step more, which rolls."""

_SLOW = "LOCK TABLE entries IN ACCESS EXCLUSIVE MODE"
_READ_ONLY = "ALTER SYSTEM SET default_transaction_read_only = on"
_WRITABLE = "ALTER SYSTEM RESET default_transaction_read_only"
_RELOAD = "SELECT pg_reload_conf()"
_FULL = """
CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$;
CREATE TRIGGER no_room BEFORE INSERT ON entries EXECUTE FUNCTION no_room()
"""
_ROOM = "DROP TRIGGER no_room ON entries; DROP FUNCTION no_room()"


class FaultyEvening:
    """An evening at `servers` processes. `restart` has the database crash, and waits until it is there again."""

    def __init__(
        self,
        database: str,
        restart: Callable[[], None],
        *,
        people: int,
        browsers: int = 0,
        servers: int = 3,
        seed: int = 1,
    ) -> None:
        self.database = database
        self.found: list[str] = []
        """What was lost, played twice, or seen otherwise than it is."""
        self.took: list[float] = []
        """Seconds until the work of a server that ended was taken over by another one."""
        self._restart = restart
        self._people = people
        self._browsers = browsers
        self._random = Random(seed)
        self._seed = seed
        self._number = servers
        self._servers: list[Server] = []
        self._starting: list[asyncio.Task[None]] = []
        self._balancer = Balancer()

    async def run(self, faults: Sequence[str]) -> Evening:
        """Play while these faults happen, one after the other, and give what was seen.

        They are names of methods: `kill`, `replace`, `restart`, `slow`, `read_only` and `full`.
        """
        async with self._balancer.listening(), self._serving():
            evening = Evening(self.database, self._balancer.port, self._people, self._browsers, self._seed, haste=8.0)
            evening.noted.faulty = True
            done = evening.noted.done

            async def fail() -> None:
                for fault in faults:
                    moves = len(evening.noted.took)
                    work: Callable[[], Awaitable[None]] = getattr(self, fault)
                    await work()
                    done[f"faults: {fault}"] += 1
                    # What is tried next is tried at games that go on again.
                    begun = perf_counter()
                    while len(evening.noted.took) < moves + self._people:
                        if perf_counter() - begun > PATIENCE:
                            self.found.append(f"after {fault} games do not go on")
                            return
                        await asyncio.sleep(0.05)
                    await asyncio.sleep(BETWEEN * self._random.random())

            self.found += await evening.run(fail)
        return evening

    # Faults

    async def kill(self) -> None:
        """One server is killed, and is started again as a service manager would, while the others go on."""
        await self._all_there()
        place = self._random.randrange(self._number)
        self._servers[place].kill()
        self._starting.append(asyncio.create_task(self._start(place, THIS)))

    async def replace(self) -> None:
        """The next version is started beside this one, whose servers are then ended in peace, one after the other."""
        await self._all_there()
        newer = await asyncio.gather(*(asyncio.to_thread(Server, self.database, NEXT) for _ in self._servers))
        for place, server in enumerate(newer):
            async with await self._connect() as connection:
                leader = await _leader(connection)
                begun, self._balancer.ports[place] = perf_counter(), server.port
                ending = asyncio.create_task(asyncio.to_thread(self._servers[place].stop))
                while (now := await _leader(connection)) is None or (now == leader and not ending.done()):
                    await asyncio.sleep(0.05)
                # If it was not the leader, there was nothing to take over.
                if now != leader:
                    self.took.append(perf_counter() - begun)
            if status := await ending:
                self.found.append(f"a server that was ended in peace ended with {status}")
            self._servers[place] = server

    async def restart(self) -> None:
        """The database is restarted as after a crash."""
        await asyncio.to_thread(self._restart)

    async def slow(self) -> None:
        """No statement about moves is answered for a while."""
        async with await self._connect() as connection, connection.transaction():
            await connection.execute(_SLOW)
            await asyncio.sleep(LASTING)

    async def read_only(self) -> None:
        """Nothing can be written for a while, as at a standby."""
        await self._for_a_while([_READ_ONLY, _RELOAD], [_WRITABLE, _RELOAD])

    async def full(self) -> None:
        """No move can be written for a while, because there is no room."""
        await self._for_a_while([_FULL], [_ROOM])

    async def _for_a_while(self, before: Sequence[str], after: Sequence[str]) -> None:
        async with await self._connect() as connection:
            for statement in before:
                await connection.execute(statement.encode())
            try:
                await asyncio.sleep(LASTING)
            finally:
                for statement in after:
                    await connection.execute(statement.encode())

    # Servers

    @asynccontextmanager
    async def _serving(self) -> AsyncIterator[None]:
        starts = [asyncio.to_thread(Server, self.database, THIS) for _ in range(self._number)]
        self._servers += await asyncio.gather(*starts)
        self._balancer.ports = [server.port for server in self._servers]
        try:
            yield
        finally:
            await self._all_there()
            for server in self._servers:
                server.kill()

    async def _all_there(self) -> None:
        """Wait until the servers are up again that were killed."""
        starting, self._starting = self._starting, []
        await asyncio.gather(*starting)

    async def _start(self, place: int, program: Sequence[str]) -> None:
        while True:
            with suppress(ServerError):  # its database is away for now
                self._servers[place] = server = await asyncio.to_thread(Server, self.database, program)
                self._balancer.ports[place] = server.port
                return

    async def _connect(self) -> psycopg.AsyncConnection[tuple[object, ...]]:
        connection = await psycopg.AsyncConnection.connect(self.database, autocommit=True)
        await connection.execute("SET default_transaction_read_only = off")
        return connection


async def _leader(connection: psycopg.AsyncConnection[tuple[object, ...]]) -> object:
    """The process that does the leader jobs, if there is one."""
    row = await (await connection.execute("SELECT process FROM leases WHERE name = 'duties'")).fetchone()
    return row and row[0]
