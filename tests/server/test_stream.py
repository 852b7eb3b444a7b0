"""The stream: every screen shows the same table, however often its connection breaks."""

from __future__ import annotations

import asyncio
from random import Random

import pytest
from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect

from allmende.server.errors import no_table
from allmende.server.http.streams import there
from server.house import House, Screen


def test_a_stream_begins_with_the_whole_table(server: House) -> None:
    server.new("here", "here")
    with server.stream() as stream:
        first = stream.receive_json()
    assert first["type"] == "state"
    assert first == server.state()


@pytest.mark.parametrize(
    ("table", "key", "code", "reason"),
    [
        ("nowhere", "", 4404, "error-no-table"),
        ("a" * 100, "", 4404, "error-no-table"),
        ("%00", "", 4404, "error-no-table"),
        ("", "nonsense", 4403, "error-key"),
        ("", "%00%FF", 4403, "error-key"),
    ],
)
def test_no_table_or_no_key_is_told_by_a_code(server: House, table: str, key: str, code: int, reason: str) -> None:
    server.new("here")
    path = f"/api/tables/{table or server.table}/stream?key={key}"
    with server.client.websocket_connect(path) as stream, pytest.raises(WebSocketDisconnect) as closed:
        stream.receive_json()
    assert (closed.value.code, closed.value.reason) == (code, reason)


@pytest.mark.parametrize("spoken", [["allmende", "key.{}"], ["key.{}", "allmende"], ["key.{}"]])
def test_a_key_may_come_as_a_protocol_and_is_never_said_again(server: House, spoken: list[str]) -> None:
    server.new("here", "here")
    path = f"/api/tables/{server.table}/stream"
    with server.client.websocket_connect(path, [each.format(server.key) for each in spoken]) as stream:
        assert stream.receive_json() == server.state() != server.state(key="")
        assert stream.accepted_subprotocol == ("allmende" if "allmende" in spoken else None)
        assert server.key not in repr(stream.scope["subprotocols"])


@pytest.mark.parametrize("spoken", ["key.nonsense", "key.%C3%A4-%22-"])
def test_a_protocol_that_is_no_key_is_refused(server: House, spoken: str) -> None:
    server.new("here")
    asked = server.client.websocket_connect(f"/api/tables/{server.table}/stream", ["allmende", spoken])
    with asked as stream, pytest.raises(WebSocketDisconnect) as closed:
        stream.receive_json()
    assert (closed.value.code, closed.value.reason) == (4403, "error-key")


def test_who_goes_while_being_told_why_a_stream_ends_is_no_error() -> None:
    async def told() -> list[str]:
        sent: list[str] = []

        async def send(message: Message) -> None:
            sent.append(message["type"])
            if message["type"] == "websocket.close":
                raise OSError("gone")

        async def receive() -> Message:
            if not sent:
                return {"type": "websocket.connect"}
            await asyncio.Event().wait()
            raise AssertionError

        async with there(WebSocket({"type": "websocket", "subprotocols": []}, receive, send)):
            raise no_table()
        return sent

    assert asyncio.run(told()) == ["websocket.accept", "websocket.close"]


def test_two_screens_and_an_onlooker_stay_in_step(server: House) -> None:
    server.new("link", "link")
    keys = [server.links[0], server.links[1], ""]
    screens = [Screen(), Screen(), Screen()]
    with server.stream(keys[0]) as one, server.stream(keys[1]) as two, server.stream("") as three:
        streams = [one, two, three]
        for stream, screen in zip(streams, screens, strict=True):
            screen.hear(stream.receive_json())
        for _ in range(20):
            seat = server.state("")["view"]["to_act"][0]
            version = server.move(key=keys[seat])
            for stream, screen, key in zip(streams, screens, keys, strict=True):
                assert screen.follow(stream, version) == server.state(key)
    assert screens[2].state["mine"] == screens[2].state["decisions"] == []
    assert screens[0].state["history"] == screens[2].state["history"]


def test_who_comes_back_learns_only_what_is_new(server: House) -> None:
    server.new("here")
    for _ in range(4):
        server.move("exchange 1")
    with server.stream(since=2) as stream:
        update = stream.receive_json()
    assert update["type"] == "update"
    assert (update["since"], update["version"], "undone" in update) == (2, 4, False)
    assert [past["version"] for past in update["past"]] == [3, 4]


def test_who_comes_back_after_an_undo_learns_what_to_forget(server: House) -> None:
    server.new("here")
    for _ in range(3):
        server.move("exchange 1")
    server.undo(0)  # version 4 takes back 3
    server.undo(0)  # version 5 takes back 2
    server.move("exchange 2")  # version 6
    for since, base, undone in [(0, 0, False), (1, 1, False), (2, 1, True), (3, 1, True), (4, 1, True), (5, 5, False)]:
        with server.stream(since=since) as stream:
            update = stream.receive_json()
        assert (update["since"], update.get("undone", False)) == (base, undone), since
        assert [past["version"] for past in update["past"]] == ([1, 6] if since == 0 else [6])


def test_who_knows_a_version_that_never_was_gets_the_whole_table(server: House) -> None:
    server.new("here")
    with server.stream(since=7) as stream:
        assert stream.receive_json()["type"] == "state"
    path = f"/api/tables/{server.table}/stream?since=x"
    with server.client.websocket_connect(path) as stream, pytest.raises(WebSocketDisconnect) as closed:
        stream.receive_json()
    assert closed.value.reason == "error-request"


@pytest.mark.parametrize("seed", range(4))
def test_a_screen_with_a_bad_connection_shows_what_a_good_one_shows(server: House, seed: int) -> None:
    random = Random(seed)
    server.new("here", "here", seed=seed)
    screen, version = Screen(), 0
    for _ in range(60):
        state = server.state()
        what = random.random()
        if state["undo"] and what < 0.35:
            version = server.undo(random.choice(state["undo"]))
        elif what < 0.45:
            version = server.ask("POST", "seats/0", {"name": f"Ann {version}"})["version"]
        else:
            seat = random.choice(state["waiting"])
            (decision,) = server.state(eyes=seat)["decisions"]
            version = server.move(random.choice(decision["moves"])["text"], seat)
        if random.random() < 0.4:
            with server.stream(since=screen.state["version"] if screen.state else None) as stream:
                screen.hear(stream.receive_json())
            assert screen.state == server.state()


def test_names_and_bots_at_seats_are_told(server: House) -> None:
    server.new("here", "link")
    with server.stream() as stream:
        screen = Screen()
        screen.hear(stream.receive_json())
        version = server.ask("POST", "seats/1", {"name": "Ben"}, key=server.links[1])["version"]
        assert screen.follow(stream, version)["players"][1]["name"] == "Ben"


def test_what_a_client_says_in_the_stream_means_nothing(server: House) -> None:
    server.new("here")
    with server.stream() as stream:
        stream.receive_json()
        stream.send_text("{")
        stream.send_bytes(b"\xff\x00")
        stream.send_json({"version": 0, "seat": 0, "move": "exchange 6"})
        server.move("exchange 1")
        assert stream.receive_json()["past"][0]["move"] == "exchange 1"
