"""A process that is to end takes no more changes, says so, and leaves its work to the others."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlencode

import httpx2
import pytest
from starlette.testclient import WebSocketDenialResponse
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from allmende.server.jobs.handover import Handover
from allmende.server.store.protocol import Store
from server.house import House, house
from server.test_bots import SlowThinker, in_server, until
from server.test_main import listen_for_ever, new_state, serving


def drain(server: House) -> None:
    """Have a server leave its work, as before its end."""
    in_server(server, server.client.app.state.drain)  # type: ignore[attr-defined]


def test_changes_are_refused_until_the_next_process_is_there_and_what_is_read_goes_on(server: House) -> None:
    server.new("here", "here")
    state = server.state()
    assert server.ask("GET", "/health")["ready"]
    drain(server)
    body = {"version": 0, "seat": 0, "move": "exchange 1"}
    reply = server.client.post(f"/api/tables/{server.table}/moves", json=body)
    assert (reply.status_code, reply.json()) == (503, {"message": {"id": "error-draining"}})
    assert reply.headers["Retry-After"] == "1"
    assert server.refusal("POST", "/api/tables", {}, status=503) == "error-draining"
    assert server.state() == state
    told = server.ask("GET", "/health", status=503)
    assert (told["ready"], told["ending"], told["store"]) == (False, True, "up")
    assert server.ask("GET", "/health/alive") == {"alive": True}


def test_a_stream_is_refused_in_its_handshake_so_that_a_balancer_may_try_elsewhere(server: House) -> None:
    server.new("here", "here")
    drain(server)
    with pytest.raises(WebSocketDenialResponse) as refused, server.stream():
        pass
    assert refused.value.status_code == 503
    assert refused.value.headers["Retry-After"] == "1"


def entries(make: Callable[[], Store], table: str) -> int:
    """The number of entries of a table in the store: to look there doesn't load it in a server."""

    async def look() -> int:
        store = make()
        await store.open()
        try:
            return len(await store.entries(table))
        finally:
            await store.close()

    return asyncio.run(look())


def come_to_the_bot(server: House) -> None:
    """Sit down with a bot, and move until it has to decide."""
    server.new("link", "bot:random")
    while server.state()["thinking"] != [1]:
        server.move(key=server.links[0])


def test_bots_go_on_in_another_process_though_nobody_looks_there(make: Callable[[], Store]) -> None:
    with house(make(), SlowThinker()) as one, house(make()) as other:
        come_to_the_bot(one)
        before = entries(make, one.table)
        begun = time.monotonic()
        drain(one)
        until(other, lambda: entries(make, one.table) > before)
        assert time.monotonic() - begun < 10  # it takes 2 seconds where nothing else is to be done


def test_bots_go_on_after_a_restart_though_nobody_looks_there(make: Callable[[], Store]) -> None:
    with house(make(), SlowThinker()) as one:
        come_to_the_bot(one)
        before = entries(make, one.table)
    with house(make()) as again:
        until(again, lambda: entries(make, one.table) > before)


def test_work_that_is_left_is_taken_once(make: Callable[[], Store]) -> None:
    async def work() -> None:
        here, there = make(), make()
        await here.open()
        await there.open()
        bots, other = Handover(here, "bots"), Handover(here, "bot")
        await bots.leave(["b", "a"])
        await bots.leave(["a"])
        await bots.leave([])
        await other.leave(["c"])
        taken = await asyncio.gather(Handover(there, "bots").take(), bots.take())
        assert sorted(taken[0] + taken[1]) == ["a", "b"]
        assert await other.take() == ["c"]
        assert await bots.take() == []
        await here.close()
        await there.close()

    asyncio.run(work())


def test_a_server_that_is_terminated_sends_all_elsewhere_before_it_stops_listening(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.sqlite3", "--drain", "60") as server, httpx2.Client(timeout=60) as client:
        table, key = new_state(server, "here", "here", cards="off")
        stream_at = f"ws{server.address[4:]}{table}/stream?{urlencode({'key': key})}"
        with connect(stream_at) as stream:
            assert '"type":"state"' in stream.recv()
            server.process.send_signal(signal.SIGTERM)
            with pytest.raises(ConnectionClosed) as closed:
                listen_for_ever(stream)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
        assert client.get(f"{server.address}/health").json()["ending"]
        body = {"version": 0, "seat": 0, "move": "exchange 1"}
        assert client.post(f"{server.address}{table}/moves?key={key}", json=body).status_code == 503
        assert client.get(f"{server.address}{table}?key={key}").json()["version"] == 0
        with pytest.raises(InvalidStatus) as refused:
            connect(stream_at)
        assert refused.value.response.status_code == 503
        # Who is in a hurry need not wait.
        begun = time.monotonic()
        assert server.end(signal.SIGINT) == 0
        assert time.monotonic() - begun < 30
        assert server.said.count("\n") == 1, server.said
