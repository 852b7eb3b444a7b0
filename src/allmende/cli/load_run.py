"""A load: so many live tables of two players each at a server, who move at random and take their time.

Moves come at their times, however slow the server is: a late one is counted from when it was due, so that a slow server
gets no credit for having slowed its players down. The load measures itself as well, since a machine that is busy
otherwise makes any server look slow.
"""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from time import perf_counter, process_time
from typing import Final, NamedTuple

import h11
import msgspec
from websockets.exceptions import WebSocketException

from allmende.cli.console import CommandError, fail
from allmende.cli.load_clients import Address, Connections, LiveTable, Player, Seat
from allmende.core.message import Message

GAMES: Final[Sequence[tuple[str, dict[str, str]]]] = (
    ("agricola", {}),
    ("agricola", {"cards": "all"}),
    ("hallertau", {"cards": "on"}),
    ("arle", {}),
)
"""The games that are played, table by table in turn."""
NAMES: Final = ("Ann", "Bob")
SETTLING: Final = 5.0
"""Seconds at the beginning that don't count; of a short load a quarter."""
PATIENCE: Final = 60.0
"""Seconds after which a move that another player hasn't seen is given up."""
REST: Final = 1.0
"""Seconds until a player whose move was refused tries another one."""
AT_ONCE: Final = 8
"""The number of tables that are set up at once."""
_BEAT: Final = 0.05
_SAMPLE_EVERY: Final = 2.0
_MEMORY: Final = "process_resident_memory_bytes"
_CPU: Final = "process_cpu_seconds_total"
GONE: Final = (OSError, EOFError, h11.RemoteProtocolError, WebSocketException)
"""Errors of a connection whose server isn't there, or not any more."""


class Plan(NamedTuple):
    """What is asked of a load: `tables`, at each of which a move is made every `pace` seconds, for so many seconds.

    With a pace of 0 each move follows as soon as the one before was seen. `metrics` is where the server's own are.
    """

    url: str
    tables: int
    pace: float
    seconds: float
    seed: int
    metrics: str = ""


class Move(NamedTuple):
    """The seconds from when a move was due: until it was `confirmed`, and until the other player had `seen` it."""

    confirmed: float
    seen: float


class Use(NamedTuple):
    """The memory in bytes and the processor time in seconds that a server has used, as its metrics say."""

    memory: int
    cpu: float
    moves: int = 0
    """The moves that were counted by then."""


class Load:
    """A load and what it has measured so far, which stays when it is interrupted."""

    def __init__(self, plan: Plan, seats: Sequence[Sequence[Seat]] = ()) -> None:
        """Play at the tables of these `seats`, and at new ones as far as they are too few or over."""
        self.plan = plan
        self.moves: list[Move] = []
        self.refused: Counter[str] = Counter()
        """Moves that were refused, or weren't seen by the other player, by the id of the reason."""
        self.lags: list[float] = []
        """By how many seconds this process itself was late, again and again."""
        self.cpu = 0.0
        """The seconds of a processor that the players have used."""
        self.uses: list[Use] = []
        """The server's use before the tables were there, at the first move that counts, and at the last."""
        self.elapsed = 0.0
        """Seconds in which moves were counted."""
        self.seats = [list(each) for each in seats[: plan.tables]]
        """The seats of all tables, by table."""
        self._address = Address.of(plan.url)
        self._began = self._counts = self._ends = float("inf")

    async def run(self, told: Callable[[int], None]) -> None:
        """Set the tables up, and play; `told` gets the number of tables, and then of seconds.

        CommandError if the server isn't there, goes away, or refuses a table.
        """
        self._http, self._ready = Connections(self._address), asyncio.Event()
        try:
            await self._check_server()
            await self._measure_server()
            async with asyncio.TaskGroup() as group:
                tasks = await self._sit_down(group, told)
                self._ready.set()
                beside = [group.create_task(work()) for work in (self._beat, self._sample)]
                while (left := self._ends - perf_counter()) > 0:
                    told(self.plan.tables + int(self.plan.seconds - left))
                    await asyncio.sleep(min(left, 0.5))
                for task in [*tasks, *beside]:
                    task.cancel()
            await self._measure_server()
        except BaseExceptionGroup as errors:
            raise _told(errors, self.plan.url) from None
        finally:
            self._http.close()

    # Beginning

    async def _check_server(self) -> None:
        try:
            reply = await self._http.ask("GET", "/health")
            found = msgspec.json.decode(reply.content, type=dict[str, object])
        except GONE as error:
            fail("error-load-absent", url=self.plan.url, why=reason(error))
        except msgspec.DecodeError:
            found = {}
        if not found.get("ready"):
            fail("error-load-absent", url=self.plan.url, why=Message("load-no-health"))

    async def _sit_down(self, group: asyncio.TaskGroup, told: Callable[[int], None]) -> list[asyncio.Task[None]]:
        """Have all players at their tables, each of which goes on in a task of its own."""
        room, here = asyncio.Semaphore(AT_ONCE), asyncio.Semaphore(0)
        self.seats += [[] for _ in range(self.plan.tables - len(self.seats))]
        tasks = [group.create_task(self._keep_playing(number, room, here)) for number in range(self.plan.tables)]
        for number in range(self.plan.tables):
            await here.acquire()
            told(number + 1)
        self._began = perf_counter()
        self._counts = self._began + min(SETTLING, self.plan.seconds / 4)
        self._ends = self._began + self.plan.seconds
        return tasks

    async def _new_table(self, number: int) -> list[Seat]:
        title, options = GAMES[number % len(GAMES)]
        players = [{"kind": "link", "name": name} for name in NAMES]
        reply = await self._http.ask(
            "POST", "/api/tables", wanted={"title": title, "players": players, "options": options}
        )
        if reply.status != 201:
            fail("error-load-refused", status=reply.status, why=_message(reply.content))
        made = msgspec.json.decode(reply.content)
        return [Seat(made["table"], seat["seat"], seat["key"]) for seat in made["seats"]]

    # Playing

    async def _keep_playing(self, number: int, room: asyncio.Semaphore, here: asyncio.Semaphore) -> None:
        """Play at a table, and at another one when the game is over, for ever."""
        random, due = Random(f"{self.plan.seed}-{number}"), 0.0
        while True:
            async with asyncio.TaskGroup() as group:
                async with room:
                    if not self.seats[number]:
                        self.seats[number] = await self._new_table(number)
                    table = LiveTable(self.seats[number])
                    streams = [group.create_task(player.listen(self._address)) for player in table.players]
                    await table.asked()
                here.release()
                await self._ready.wait()
                due = due or self._began + random.random() * self.plan.pace
                due = await self._play(table, random, due)
                for stream in streams:
                    stream.cancel()
            self.seats[number] = []

    async def _play(self, table: LiveTable, random: Random, due: float) -> float:
        """Play until the game is over, and return when the next move is due."""
        while True:
            await asyncio.sleep(max(0.0, due - perf_counter()))
            asked = await table.asked()
            if not asked:
                return due
            await self._move(table, random.choice(asked), random, max(due, table.ready))
            due = due + random.expovariate(1 / self.plan.pace) if self.plan.pace else perf_counter()

    async def _move(self, table: LiveTable, player: Player, random: Random, due: float) -> None:
        at = player.at
        wanted = {"version": player.version, "seat": at.seat, "move": random.choice(player.moves)}
        reply = await self._http.ask("POST", f"/api/tables/{at.table}/moves", at.key, wanted)
        confirmed = perf_counter()
        if reply.status != 200:
            self.refused[_message(reply.content).id] += 1
            await asyncio.sleep(REST)
            return
        table.version = msgspec.json.decode(reply.content)["version"]
        player.acted(table.version)
        try:
            async with asyncio.timeout(PATIENCE):
                table.ready = await table.seen(table.version, [other for other in table.players if other is not player])
        except TimeoutError:
            self.refused["load-unseen"] += 1
            return
        if self._counts <= due:
            self.moves.append(Move(confirmed - due, table.ready - due))
            self.elapsed = perf_counter() - self._counts

    # Measuring

    async def _beat(self) -> None:
        """Measure how late this process itself is, for ever."""
        began = process_time()
        while True:
            due = perf_counter() + _BEAT
            await asyncio.sleep(_BEAT)
            if perf_counter() < self._counts:
                began = process_time()
            else:
                self.lags.append(perf_counter() - due)
                self.cpu = process_time() - began

    async def _sample(self) -> None:
        """Ask for the server's metrics again and again, from the first move that counts on."""
        await asyncio.sleep(max(0.0, self._counts - perf_counter()))
        while True:
            await self._measure_server()
            await asyncio.sleep(_SAMPLE_EVERY)

    async def _measure_server(self) -> None:
        if not self.plan.metrics:
            return
        found = await metrics(self.plan.metrics)
        del self.uses[2:]
        self.uses.append(Use(int(found[_MEMORY]), found[_CPU], len(self.moves)))


async def metrics(url: str) -> dict[str, float]:
    """The memory and processor time that a server's metrics tell, by name; CommandError if they aren't there."""
    address = Address.of(url)
    asking = Connections(address)
    try:
        reply = await asking.ask("GET", "" if address.path else "/metrics")
    except GONE as error:
        fail("error-load-absent", url=url, why=reason(error))
    finally:
        asking.close()
    lines = re.findall(rf"^({_MEMORY}|{_CPU}) (\S+)$", reply.content.decode(errors="replace"), re.MULTILINE)
    found = {name: float(value) for name, value in lines}
    if found.keys() != {_MEMORY, _CPU}:
        fail("error-load-metrics", url=url)
    return found


def _message(content: bytes) -> Message:
    """The message of a refusal."""
    try:
        return msgspec.json.decode(content, type=_Refusal).message
    except msgspec.DecodeError:
        return Message("load-no-health")


class _Refusal(msgspec.Struct):
    """The reply to a request that is refused."""

    message: Message


def _told(error: BaseException, url: str) -> BaseException:
    """The first of these errors, as a CommandError if it is of a connection."""
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    if not isinstance(error, GONE):
        return error
    return CommandError(str(error), Message("error-load-gone", {"url": url, "why": reason(error)}))


def reason(error: BaseException) -> str | Message:
    """The system's reason of an error of a connection; libraries have none that tells a person more than this."""
    if isinstance(error, OSError) and (error.strerror or str(error)):
        return error.strerror or str(error)
    return Message("load-closed")
