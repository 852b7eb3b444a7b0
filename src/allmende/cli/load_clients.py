"""The clients of a load: HTTP connections, and players who follow their table by a stream, as browsers do.

Moves go by `POST /api/tables/{table}/moves`, changes come over a WebSocket: nothing is measured that a page doesn't do.
"""

from __future__ import annotations

import asyncio
import ssl
from collections import deque
from time import perf_counter
from typing import Final, NamedTuple
from urllib.parse import urlsplit

import h11
import msgspec
from websockets.asyncio.client import connect

from allmende.cli.console import fail
from allmende.server.http.rate_limits import is_here

REUSED_FOR: Final = 4.0
"""Seconds of silence after which a connection is opened anew: servers close theirs after 5."""
MOST_CONNECTIONS: Final = 64
"""The largest number of connections for requests; more at once wait their turn."""
SECONDS_TO_CLOSE: Final = 1.0
"""Seconds for which a stream that ends waits for the server's word."""
_READ: Final = 65536


class Address(NamedTuple):
    """Where a server is: `https://games.example/allmende` has the `path` `/allmende`."""

    secure: bool
    host: str
    port: int
    path: str

    @classmethod
    def of(cls, url: str) -> Address:
        """The address that a URL means; CommandError if it isn't one of a server."""
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            fail("error-load-url", url=url)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            fail("error-load-url", url=url)
        secure = parts.scheme == "https"
        return cls(secure, parts.hostname, port or (443 if secure else 80), parts.path.rstrip("/"))

    @property
    def is_here(self) -> bool:
        """True if it is this machine's own, whose requests the server doesn't limit."""
        return self.host == "localhost" or is_here(self.host)

    @property
    def place(self) -> str:
        """The host and port, as a request names them."""
        return f"{f'[{self.host}]' if ':' in self.host else self.host}:{self.port}"

    def stream(self, path: str) -> str:
        """The URL of a stream below this address."""
        return f"{'wss' if self.secure else 'ws'}://{self.place}{self.path}{path}"


class Reply(NamedTuple):
    """The reply to a request."""

    status: int
    content: bytes


class Connection:
    """An HTTP connection on which requests are made, one after the other."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer
        self._http = h11.Connection(h11.CLIENT)
        self._used = perf_counter()

    @classmethod
    async def open(cls, address: Address) -> Connection:
        """A new connection; OSError if there is no server."""
        secure = ssl.create_default_context() if address.secure else None
        return cls(*await asyncio.open_connection(address.host, address.port, ssl=secure))

    @property
    def is_open(self) -> bool:
        """True if another request can be made on it."""
        return self._http.our_state is h11.IDLE and perf_counter() - self._used < REUSED_FOR

    def close(self) -> None:
        """Close it."""
        self._writer.close()

    async def ask(self, method: str, path: str, headers: list[tuple[str, str]], body: bytes) -> Reply:
        """The reply to a request; h11.RemoteProtocolError if the other end speaks no HTTP, or closes it."""
        self._write(h11.Request(method=method, target=path, headers=headers))
        self._write(h11.Data(data=body))
        self._write(h11.EndOfMessage())
        status, content = 0, bytearray()
        while not isinstance(event := self._http.next_event(), h11.EndOfMessage):
            if event is h11.NEED_DATA:
                self._http.receive_data(await self._reader.read(_READ))
            elif isinstance(event, h11.Response):
                status = event.status_code
            elif isinstance(event, h11.Data):
                content += event.data
        if self._http.our_state is h11.DONE and self._http.their_state is h11.DONE:
            self._http.start_next_cycle()
        self._used = perf_counter()
        return Reply(status, bytes(content))

    def _write(self, event: h11.Event) -> None:
        sent = self._http.send(event)
        assert sent is not None
        self._writer.write(sent)


class Connections:
    """Connections to one server, each used again as long as the server keeps it open."""

    def __init__(self, address: Address) -> None:
        self._address = address
        self._free: list[Connection] = []
        self._room = asyncio.Semaphore(MOST_CONNECTIONS)

    async def ask(self, method: str, path: str, key: str = "", wanted: object = None) -> Reply:
        """The reply to a request below the server's address, made with a key, and with `wanted` as JSON.

        OSError or h11.RemoteProtocolError if there is no server.
        """
        body = b"" if wanted is None else msgspec.json.encode(wanted)
        headers = [("Host", self._address.place), ("Content-Length", str(len(body)))]
        headers += [("Authorization", f"Bearer {key}")] if key else []
        headers += [("Content-Type", "application/json")] if body else []
        async with self._room:
            connection = await self._connection()
            try:
                reply = await connection.ask(method, f"{self._address.path}{path}", headers, body)
            except BaseException:
                connection.close()
                raise
            self._free.append(connection)
        return reply

    def close(self) -> None:
        """Close all connections."""
        while self._free:
            self._free.pop().close()

    async def _connection(self) -> Connection:
        """The connection that was used last, or a new one if none can be used."""
        while self._free:
            connection = self._free.pop()
            if connection.is_open:
                return connection
            connection.close()
        return await Connection.open(self._address)


class Offer(msgspec.Struct):
    """A move that is offered."""

    text: str


class OfferedMoves(msgspec.Struct):
    """The moves that are offered to a seat for its decision."""

    seat: int
    moves: list[Offer]


class News(msgspec.Struct):
    """The part of a stream's messages that a load reads."""

    version: int
    decisions: list[OfferedMoves] = []


_DECODER: Final = msgspec.json.Decoder(News)


class Seat(msgspec.Struct, frozen=True):
    """A seat at a table, and its key."""

    table: str
    seat: int
    key: str


class Kept(msgspec.Struct, frozen=True):
    """The tables that a load has set up at a server, each with its seats, to play on at them another time."""

    url: str
    tables: list[list[Seat]]


class Player:
    """A player at a seat: the last version heard of, and the moves that were offered with it."""

    def __init__(self, at: Seat, changed: asyncio.Event) -> None:
        self.at = at
        self.version = -1
        self.moves: list[str] = []
        self._acted = 0
        self._changed = changed
        self._heard: deque[tuple[int, float]] = deque(maxlen=16)

    async def listen(self, address: Address) -> None:
        """Hear of every change at the table, until cancelled."""
        path = f"/api/tables/{self.at.table}/stream?eyes={self.at.seat}"
        headers = {"Authorization": f"Bearer {self.at.key}"}
        # Like a browser, it sends no pings, and takes a state of any size.
        stream = connect(
            address.stream(path),
            additional_headers=headers,
            max_size=None,
            ping_interval=None,
            close_timeout=SECONDS_TO_CLOSE,
        )
        async with stream as messages:
            while True:
                self.hear(_DECODER.decode(await messages.recv(decode=False)))

    def hear(self, news: News) -> None:
        """Take note of a message of the stream."""
        self.version = news.version
        self._heard.append((news.version, perf_counter()))
        # A reply may overtake the stream: what was offered before the player's own last move is decided already.
        is_new = news.version >= self._acted
        own = (decision for decision in news.decisions if decision.seat == self.at.seat)
        self.moves = [move.text for decision in own for move in decision.moves] if is_new else []
        self._changed.set()

    def acted(self, version: int) -> None:
        """Take note that the player's own move has made this version."""
        self._acted = version
        if self.version < version:
            self.moves = []

    def seen(self, version: int) -> float | None:
        """The time at which this version, or a later one, was heard of; None if it wasn't yet."""
        return next((at for heard, at in self._heard if heard >= version), None)


class LiveTable:
    """A table of a load and its players."""

    def __init__(self, seats: list[Seat]) -> None:
        self.changed = asyncio.Event()
        self.players = [Player(seat, self.changed) for seat in seats]
        self.version = 0
        """The last version that a move of a player has made."""
        self.ready = 0.0
        """The time at which all players had seen that."""

    async def asked(self) -> list[Player]:
        """The players who have something to decide, once all know the last move; none if the game is over."""
        while any(player.version < self.version for player in self.players):
            await self.change()
        return [player for player in self.players if player.moves]

    async def seen(self, version: int, by: list[Player]) -> float:
        """The time at which the last of these players has seen a version."""
        while not all(found := [player.seen(version) for player in by]):
            await self.change()
        return max(at for at in found if at is not None)

    async def change(self) -> None:
        """Wait until a player hears of something."""
        self.changed.clear()
        await self.changed.wait()
