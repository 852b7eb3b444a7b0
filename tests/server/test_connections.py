"""Who neither asks nor listens is cut off, however slowly they do it; nobody takes all the room there is."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from allmende.server import create_app
from allmende.server.http import connections
from allmende.server.http.connections import Door, descriptors
from allmende.server.store.sqlite import SqliteStore
from server.house import RandomThinker
from server.running import running

PATIENCE = 0.3
BUSY = 30.0
"""Seconds in which a server on a busy machine has cut a connection off; without that it would stay for ever."""
HEAD = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 100\r\n"


@contextmanager
def served(folder: Path, door: Door | None = None, **more: float) -> Iterator[tuple[str, int]]:
    """A server that is not very patient, and where it is."""
    static = folder / "static"
    static.mkdir(exist_ok=True)
    (static / "much.bin").write_bytes(bytes(20_000_000))
    app = create_app(SqliteStore(folder / "t.sqlite3"), RandomThinker(), static)
    with running(app, door or Door(patience=PATIENCE), **more) as where:
        yield where


@pytest.fixture
def place(tmp_path: Path) -> Iterator[tuple[str, int]]:
    with served(tmp_path) as where:
        yield where


def ask(one: socket.socket) -> None:
    """Ask for something, and hear the reply."""
    one.sendall(b"GET /api/about HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
    reply = b""
    while not reply.endswith(b"}"):
        part = one.recv(1000)
        assert part, reply
        reply += part


def take(one: socket.socket, at_once: int, pause: float = 0) -> int:
    """Take a reply until nothing more comes, and say how much it was."""
    taken = 0
    try:
        while part := one.recv(at_once):
            taken += len(part)
            time.sleep(pause)
    except ConnectionResetError:
        pass
    return taken


def seconds_until_cut_off(one: socket.socket, every: float = 0, piece: bytes = b"") -> float:
    """How long it takes until the other side is gone; meanwhile a piece is sent again and again."""
    began = time.monotonic()
    one.settimeout(every or BUSY)
    while True:
        try:
            if not one.recv(1000):
                return time.monotonic() - began
        except TimeoutError:
            assert every, "the other side waits for ever"
            assert time.monotonic() - began < BUSY, "the other side listens for ever"
            try:
                one.sendall(piece)
            except OSError:
                return time.monotonic() - began
        except ConnectionResetError:
            return time.monotonic() - began


@pytest.mark.parametrize(
    ("sent", "piece"),
    [
        (b"", b""),
        (b"GET /api/titles HT", b""),
        (b"GET /api/titles HTTP/1.1\r\n", b"X-More: 1\r\n"),
        (HEAD + b"\r\n", b""),
        (HEAD + b"\r\n", b" "),
        (HEAD.replace(b"tables", b"nothing") + b"\r\n", b" "),  # refused before it is whole
    ],
)
def test_a_request_that_is_never_whole_is_cut_off(place: tuple[str, int], sent: bytes, piece: bytes) -> None:
    with socket.create_connection(place) as one:
        one.sendall(sent)
        assert seconds_until_cut_off(one, 0.05 if piece else 0, piece) < BUSY


def test_a_connection_on_which_nothing_more_is_asked_is_closed(tmp_path: Path) -> None:
    with served(tmp_path, timeout_keep_alive=PATIENCE) as place, socket.create_connection(place) as one:
        for _ in range(2):
            ask(one)
        assert seconds_until_cut_off(one) < BUSY


def test_the_second_part_of_a_reply_waits_for_no_acknowledgement(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_once: list[int] = []
    made = connections.Connection.connection_made

    def look(self: connections.Connection, transport: asyncio.Transport) -> None:
        made(self, transport)
        own = transport.get_extra_info("socket")
        at_once.append(own.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))

    monkeypatch.setattr(connections.Connection, "connection_made", look)
    with served(tmp_path) as place, socket.create_connection(place) as one:
        ask(one)
    assert len(at_once) == 1
    assert at_once[0]


def test_a_reply_that_is_not_taken_is_given_up(tmp_path: Path) -> None:
    with served(tmp_path) as place, socket.socket() as one:
        one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        one.connect(place)
        one.sendall(b"GET /much.bin HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        time.sleep(4 * PATIENCE)
        assert take(one, 100_000) < 20_000_000


def test_whoever_takes_a_reply_slowly_gets_all_of_it(tmp_path: Path) -> None:
    with served(tmp_path) as place, socket.create_connection(place) as one:
        one.sendall(b"GET /much.bin HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
        began = time.monotonic()
        assert take(one, 500_000, pause=0.02) > 20_000_000
        assert time.monotonic() - began > PATIENCE


def open_stream(one: socket.socket, table: str, more: str = "") -> None:
    """Ask for a stream by hand, with more headers."""
    one.sendall(
        f"GET /api/tables/{table}/stream HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n{more}\r\n".encode()
    )


UNREADABLE = {
    "a body": ("Content-Length: 2\r\n", 400),
    "a body of unknown length": ("Transfer-Encoding: chunked\r\n", 400),
    "a long header": (f"Cookie: {9000 * 'c'}\r\n", 431),
    "many headers": (130 * "X-More: 1\r\n", 431),
}
"""Handshakes that the WebSocket library doesn't read, though each is a whole request; and how they are refused."""


@pytest.mark.parametrize("what", UNREADABLE)
def test_a_handshake_that_cannot_be_read_is_refused(place: tuple[str, int], what: str) -> None:
    more, status = UNREADABLE[what]
    with socket.create_connection(place) as one:
        one.settimeout(BUSY)
        open_stream(one, "none", more)
        assert one.recv(1000).startswith(f"HTTP/1.1 {status} ".encode())
        take(one, 1000)  # until the other side has closed it


def test_a_stream_that_is_not_taken_up_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(self: connections.Stream) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(connections.Stream, "run_asgi", never)
    with served(tmp_path, timeout_graceful_shutdown=1) as place, socket.create_connection(place) as one:
        open_stream(one, "none")
        assert seconds_until_cut_off(one) < BUSY


def test_a_server_ends_whatever_state_its_streams_are_in(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with ExitStack() as open_ones:
        with caplog.at_level(logging.ERROR), with_a_table(tmp_path, Door()) as (place, table):
            for more in ("", *(more for more, _ in UNREADABLE.values())):
                one = open_ones.enter_context(socket.create_connection(place))
                open_stream(one, table, more)
                assert one.recv(10)
        assert caplog.text == ""


@contextmanager
def with_a_table(folder: Path, door: Door | None = None, **more: float) -> Iterator[tuple[tuple[str, int], str]]:
    """A server and a table there."""
    with served(folder, door, **more) as place:
        wanted = {"title": "hallertau", "players": [{"kind": "here", "name": "Ann"}]}
        made = httpx2.post(f"http://{place[0]}:{place[1]}/api/tables", json=wanted, timeout=60)
        yield place, made.raise_for_status().json()["table"]


def test_whoever_listens_may_be_silent(tmp_path: Path) -> None:
    with (
        with_a_table(tmp_path, ws_ping_interval=PATIENCE) as ((host, port), table),
        connect(f"ws://{host}:{port}/api/tables/{table}/stream") as stream,
    ):
        assert '"type":"state"' in stream.recv()
        with pytest.raises(TimeoutError):
            stream.recv(timeout=5 * PATIENCE)


def test_a_stream_that_answers_no_more_is_cut_off(tmp_path: Path) -> None:
    with (
        with_a_table(tmp_path, ws_ping_interval=PATIENCE, ws_ping_timeout=PATIENCE) as (place, table),
        socket.create_connection(place) as one,
    ):
        open_stream(one, table)
        assert seconds_until_cut_off(one) < BUSY


def test_connections_and_streams_that_end_need_no_collector(tmp_path: Path) -> None:
    gc.collect()
    gc.disable()
    try:
        with with_a_table(tmp_path) as (place, table):
            for _ in range(3):
                with socket.create_connection(place) as one:
                    ask(one)
                with socket.create_connection(place) as one:
                    open_stream(one, table)
                    assert one.recv(1000)
            until = time.monotonic() + BUSY
            while any(isinstance(each, (connections.Connection, connections.Stream)) for each in gc.get_objects()):
                assert time.monotonic() < until, "waited in vain until connections and streams are gone"
                time.sleep(0.05)
    finally:
        gc.enable()


def test_what_was_half_sent_is_nobodys_mistake(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING), served(tmp_path) as place, socket.create_connection(place) as one:
        one.sendall(HEAD + b"\r\n{")
        seconds_until_cut_off(one)
    assert caplog.text == ""


def test_one_household_gets_so_many_connections(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "is_here", lambda host: False)
    with served(tmp_path, Door(most=3)) as place, ExitStack() as open_ones:
        several = [open_ones.enter_context(socket.create_connection(place)) for _ in range(3)]
        for each in several:  # let in before the next one comes
            ask(each)
        with socket.create_connection(place) as one:
            assert seconds_until_cut_off(one) < connections.PATIENCE
        several[0].close()
        while True:  # until the server has heard of it
            try:
                with (
                    connect(f"ws://{place[0]}:{place[1]}/api/tables/none/stream") as stream,
                    pytest.raises(ConnectionClosed),
                ):
                    stream.recv()
                break
            except (OSError, EOFError, ConnectionClosed):
                time.sleep(0.01)


def test_rooms_are_counted_by_household() -> None:
    door = Door(["10.0.0.0/8"], most=2)
    assert [door.enter(f"2001:db8::{number}") for number in range(3)] == [True, True, False]
    assert all(door.enter(host) for host in ("127.0.0.1", "10.1.2.3", "") for _ in range(2))
    assert [door.enter(host) for host in ("127.0.0.1", "10.1.2.3", "")] == [True, True, False]
    door.leave("2001:db8::9")
    assert door.enter("2001:db8::10")


def test_there_is_room_left_for_the_store(monkeypatch: pytest.MonkeyPatch) -> None:
    for most, room in ((2 * connections.SPARE + 1, connections.SPARE + 1), (4, 2)):
        monkeypatch.setattr(connections, "descriptors", lambda most=most: most)
        door = Door()
        assert [door.enter("127.0.0.1") for _ in range(room + 1)] == [True] * room + [False]


def test_descriptors_are_raised_as_far_as_needed() -> None:
    resource = pytest.importorskip("resource", reason="Windows counts no descriptors")
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, before[1]))
        few = before[1] if before[1] != resource.RLIM_INFINITY else connections.DESCRIPTORS
        assert descriptors() == min(connections.DESCRIPTORS, few)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
