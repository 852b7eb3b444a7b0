"""People of a club's evening: scripted players, each with an identity, at tables that they offer, join and leave.

They play at random, but do all that people do: they say and note things, take back, plan, concede, go on with the next
game, leave and come back, and lose their connections.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any

import httpx2
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from allmende.server.tables.messages import Update

Json = dict[str, Any]

SENT_ON = 1012
"""The code by which a server that ends closes streams."""
QUIET: Json = {
    field.name: msgspec.to_builtins(field.default_factory() if field.default is msgspec.NODEFAULT else field.default)
    for field in msgspec.structs.fields(Update)
    if not field.required
}
"""What an update means where it says nothing."""
OFFERED: list[Json] = [
    {"title": "agricola", "options": {}, "rated": True, "pace": {"reserve": 600, "increment": 15}},
    {"title": "agricola", "options": {"cards": "all"}, "pace": {"move": 12 * 3600}},
    {"title": "hallertau", "options": {"cards": "on"}},
    {"title": "hallertau", "options": {"cards": "off", "progress": "clockwise"}},
    {"title": "arle", "options": {}, "rated": True},
]
MOST_AT_ONCE = 3
"""So many games somebody plays at a time."""
THINKING = 2.5
"""Seconds until somebody moves, on average."""
LOOKING = 5.0
"""Seconds after which somebody looks for another table."""
LATE = {409, 422}
"""How a server refuses what has come too late, or can't be had any more."""
PASSING = {"error-store", "error-draining"}
"""What a server says that can't do something now, and can soon."""
AGAIN = 0.5
"""Seconds until a move is sent again that did not come through."""


@dataclass
class Noted:
    """What is known of the evening so far, by all who play."""

    confirmed: dict[tuple[str, int], tuple[int, str]] = field(default_factory=dict)
    """By table and version: the seat and the move of which the server said that it stands."""
    took: list[float] = field(default_factory=list)
    """Seconds until a move was confirmed."""
    heard: list[float] = field(default_factory=list)
    """Seconds from then until somebody else at the table had heard of it."""
    told: dict[tuple[str, int], float] = field(default_factory=dict)
    done: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)
    """What should not have happened."""
    faulty: bool = False
    """Whether servers and database fail on purpose: then players take that as a page does."""
    asked: dict[tuple[str, int], list[str]] = field(default_factory=dict)
    """By table and seat: the moves that its player has asked for, each once, however often it was sent."""
    closing: asyncio.Event = field(default_factory=asyncio.Event)

    def confirm(self, table: str, version: int, seat: int, move: str, took: float) -> None:
        """A move stands."""
        if (table, version) in self.confirmed:
            self.wrong.append(f"two moves were confirmed as version {version} of table {table}")
        self.confirmed[table, version] = seat, move
        self.took.append(took)
        self.told[table, version] = perf_counter()


class Seen:
    """A table as somebody knows it who has heard nothing but the stream."""

    def __init__(self) -> None:
        self.state: Json = {}

    @property
    def version(self) -> int:
        """The last version that was heard of."""
        return int(self.state.get("version", -1))

    def hear(self, message: Json) -> None:
        """Take a message in, as the page does."""
        if message["type"] == "state":
            self.state = message
            return
        message = {**QUIET, **message}
        state, since = self.state, message["since"]
        known = state["history"]
        if message["undone"]:
            known = [past for past in known if past["version"] <= since]
        last = known[-1]["version"] if known else -1
        view = message["view"]
        if view is None:
            view = state["view"]
            for scene in message["scenes"]:
                for change in scene["changes"]:
                    view = replaced(view, change["at"], change["to"])
        self.state = {
            **state,
            **{name: value for name, value in message.items() if name in state and name != "type"},
            "view": view,
            "history": [*known, *(past for past in message["past"] if past["version"] > last)],
            **{
                said: [one for one in state[said] if one["version"] <= since] + message[said]
                for said in ("notes", "words")
            },
        }

    def moves(self) -> list[str]:
        """What is offered."""
        return [move["text"] for decision in self.state.get("decisions", []) for move in decision["moves"]]


def replaced(value: Any, at: list[str | int], to: Any) -> Any:
    """A value with the part to which this way leads replaced."""
    if not at:
        return to
    first, *rest = at
    found = value.copy()
    # What a mapping has more is told as a whole.
    found[first] = replaced(found[first], rest, to) if rest else to
    return found


class Sitting:
    """Somebody at a table: one task hears, another one acts."""

    def __init__(self, player: Player, table: str) -> None:
        self.player = player
        self.table = table
        self.seen = Seen()
        self.away = False
        self.stream: ClientConnection | None = None
        self._news = asyncio.Event()

    @property
    def is_over(self) -> bool:
        """Whether the game is, as far as is known here."""
        return bool(self.seen.state.get("view", {}).get("over"))

    @property
    def seat(self) -> int:
        """The seat that is theirs."""
        return int(self.seen.state["mine"][0])

    async def hear(self) -> None:
        """Follow the table, for ever, and come back whenever the connection is lost."""
        while True:
            sent_on = False
            with suppress(ConnectionClosed, InvalidHandshake, EOFError, OSError, TimeoutError):
                since = f"?since={self.seen.version}" if self.seen.version >= 0 else ""
                address = f"{self.player.base.replace('http', 'ws')}/tables/{self.table}/stream{since}"
                cookies = "; ".join(f"{name}={value}" for name, value in self.player.http.cookies.items())
                async with connect(
                    address, max_size=None, ping_interval=None, additional_headers={"Cookie": cookies}
                ) as self.stream:
                    async for message in self.stream:
                        self._take(msgspec.json.decode(message))
                sent_on = self.stream.close_code == SENT_ON
            self.stream = None
            # Who is sent elsewhere goes there at once.
            await asyncio.sleep(self.player.random.uniform(0.0, 0.2) if sent_on else self.player.random.uniform(0.2, 1))
            while self.away:
                await asyncio.sleep(0.2)

    def _take(self, message: Json) -> None:
        before, noted = self.seen.version, self.player.noted
        self.seen.hear(message)
        told = noted.told.get((self.table, self.seen.version))
        if told is not None and before == self.seen.version - 1:
            noted.heard.append(perf_counter() - told)
        self._news.set()

    def drop(self) -> None:
        """Lose the connection as when a cable is pulled: nobody says good-bye."""
        if self.stream is not None:
            self.stream.transport.abort()

    async def play(self) -> None:
        """Act until the game is over."""
        random, noted = self.player.random, self.player.noted
        while not noted.closing.is_set() and not self.is_over:
            self._news.clear()
            if self.away or not self.seen.state or not self.seen.state["mine"]:
                await asyncio.sleep(0.2)
                continue
            if not self.seen.moves():
                # What is planned is played unasked, so that it can't be compared with what was asked for.
                if random.random() < 0.1 and not noted.faulty:
                    await self._plan()
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._news.wait(), 2)
                continue
            await asyncio.sleep(random.expovariate(self.player.haste / THINKING))
            if noted.closing.is_set():
                return
            await random.choices(*zip(*self._ways(), strict=True))[0]()
        if self.is_over and random.random() < 0.5 and not noted.closing.is_set():
            await self._do("rematch", "rematch", {})

    def _ways(self) -> list[tuple[Callable[[], Coroutine[Any, Any, None]], float]]:
        """What somebody does when it is their turn, and how often."""
        return [
            (self._move, 90),
            (self._say, 2),
            (self._note, 1),
            (self._undo, 4),
            (self._lose, 1.5),
            (self._leave, 0.5),
            (self._concede, 0.05),
        ]

    async def _move(self) -> None:
        moves, version, seat = self.seen.moves(), self.seen.version, self.seat
        if not moves:
            return
        move, begun = self.player.random.choice(moves), perf_counter()
        self.player.noted.asked.setdefault((self.table, seat), []).append(move)
        reply = await self.player.post(
            f"/tables/{self.table}/moves", {"version": version, "seat": seat, "move": move}, LATE, insists=True
        )
        if reply is None:
            await asyncio.sleep(0.2)
            return
        made = reply["version"]
        self.player.noted.confirm(self.table, made, seat, move, perf_counter() - begun)
        while self.seen.version < made and not self.player.noted.closing.is_set():
            self._news.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), 5)

    async def _say(self) -> None:
        await self._do("words", "words", {"seat": self.seat, "text": f"Well, {self.seen.version}!"})

    async def _note(self) -> None:
        await self.player.post(f"/me/tables/{self.table}/remark", {"remark": f"Seen {self.seen.version}"}, set())
        self.player.noted.done["notes"] += 1

    async def _undo(self) -> None:
        if self.seat in self.seen.state["undo"]:
            await self._do("undo", "undo", {"seat": self.seat, "version": self.seen.version})

    async def _plan(self) -> None:
        """Plan a turn with two ways, without following them."""
        about = f"/tables/{self.table}/foreseen?seat={self.seat}"
        foreseen = await self.player.get(about)
        decision = foreseen and foreseen["decision"]
        if decision:
            ways = [[self.player.random.choice(decision["moves"])["text"]] for _ in range(2)]
            turns = [{"asked": decision["prompt"]["id"], "ways": ways}]
            await self._do("plans", "plan", {"seat": self.seat, "version": foreseen["version"], "turns": turns})

    async def _lose(self) -> None:
        self.player.noted.done["lost connections"] += 1
        self.drop()

    async def _leave(self) -> None:
        self.player.noted.done["left and came back"] += 1
        self.away = True
        if self.stream is not None:
            await self.stream.close()
        await asyncio.sleep(self.player.random.uniform(2, 10))
        self.away = False

    async def _concede(self) -> None:
        await self._do("concessions", "end", {"seat": self.seat, "wish": "concede"})

    async def _do(self, name: str, path: str, body: Json) -> None:
        if await self.player.post(f"/tables/{self.table}/{path}", body, LATE) is not None:
            self.player.noted.done[name] += 1


class Player:
    """Somebody with a browser's cookie, at some tables."""

    def __init__(self, port: int, name: str, random: Random, noted: Noted, haste: float = 1.0) -> None:
        self.base = f"http://127.0.0.1:{port}/api"
        self.haste = haste
        self.name = name
        self.random = random
        self.noted = noted
        # The server closes a connection that is silent for 5 seconds.
        self.http = httpx2.AsyncClient(timeout=60, limits=httpx2.Limits(keepalive_expiry=3))
        self.sittings: dict[str, Sitting] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def get(self, path: str) -> Json | None:
        """What is asked for, unless it has come too late."""
        reply = await self._reached(self.http.get(self.base + path))
        return None if reply is None else self._read(reply, path, LATE)

    async def post(self, path: str, body: Json, late: set[int], insists: bool = False) -> Json | None:
        """The reply; None if it was refused for one of these reasons.

        Who `insists` sends the same again while the server can't be reached, or says that it can't take it now.
        """
        while (reply := await self._reached(self.http.post(self.base + path, json=body))) is None and insists:
            if self.noted.closing.is_set():
                return None
            await asyncio.sleep(self.random.uniform(0.5, 1.5) * AGAIN)
        return None if reply is None else self._read(reply, path, late)

    async def _reached(self, asked: Coroutine[Any, Any, httpx2.Response]) -> httpx2.Response | None:
        """The reply, or None where that is a fault that was made on purpose; what is said of it is noted."""
        try:
            reply = await asked
        except httpx2.TransportError:
            if not self.noted.faulty:
                raise
            self.noted.done["requests without a reply"] += 1
            return None
        if reply.status_code == 503 and self.noted.faulty:
            said = reply.json()["message"]["id"]
            if said in PASSING and reply.headers.get("Retry-After"):
                self.noted.done[f"told to wait: {said}"] += 1
                return None
        return reply

    def _read(self, reply: httpx2.Response, path: str, late: set[int]) -> Json | None:
        if reply.status_code in (200, 201):
            found: Json = reply.json()
            return found
        if reply.status_code in late:
            self.noted.done[f"refused as late: {reply.json()['message']['id']}"] += 1
        else:
            self.noted.wrong.append(f"{self.name}: {reply.status_code} {path} {reply.text[:200]}")
        return None

    async def live(self) -> None:
        """Come, and play until the evening closes."""
        await self.post("/me", {"name": self.name}, set(), insists=True)
        while not self.noted.closing.is_set():
            await self._sit_down()
            if sum(not sitting.is_over for sitting in self.sittings.values()) < MOST_AT_ONCE:
                await self._find_a_table()
            await asyncio.sleep(self.random.uniform(0.5, 1.5) * LOOKING / self.haste)

    async def leave(self) -> None:
        """Go home."""
        for task in self._tasks:
            task.cancel()
        for result in await asyncio.gather(*self._tasks, return_exceptions=True):
            if isinstance(result, Exception):
                self.noted.wrong.append(f"{self.name}: {result!r}")
        await self.http.aclose()

    async def _sit_down(self) -> None:
        """Take a seat wherever one is theirs by now."""
        for one in (await self.get("/me/tables") or {"tables": []})["tables"]:
            if one["table"] not in self.sittings and not one["standing"]["over"]:
                sitting = self.sittings[one["table"]] = Sitting(self, one["table"])
                self._tasks += [asyncio.create_task(sitting.hear()), asyncio.create_task(sitting.play())]

    async def _find_a_table(self) -> None:
        """Join an open table, or offer one."""
        found = (await self.get("/offers") or {"offers": []})["offers"]
        waiting = [one for one in found if not one["table"]]
        own = any(guest["name"] == self.name for one in waiting for guest in one["guests"])
        if own:
            return
        if waiting:
            offer = self.random.choice(waiting)["offer"]
            if await self.post(f"/offers/{offer}/join", {}, {*LATE, 404}) is not None:
                self.noted.done["joined"] += 1
            return
        wanted = self.random.choice(OFFERED)
        seats = 2 if wanted["title"] == "arle" else self.random.choice([2, 2, 3])
        await self.post("/offers", {**wanted, "seats": seats}, LATE)
        self.noted.done["offered"] += 1
