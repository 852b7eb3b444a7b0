"""The stream: every screen shows the same table, however often its connection breaks."""

from __future__ import annotations

from random import Random

import pytest
from starlette.websockets import WebSocketDisconnect

from server.house import House, Screen


def test_a_stream_begins_with_the_whole_table(at: House) -> None:
    at.new("here", "here")
    with at.stream() as stream:
        first = stream.receive_json()
    assert first["type"] == "state"
    assert first == at.state()


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
def test_no_table_or_no_key_is_told_by_a_code(at: House, table: str, key: str, code: int, reason: str) -> None:
    at.new("here")
    path = f"/api/tables/{table or at.table}/stream?key={key}"
    with at.client.websocket_connect(path) as stream, pytest.raises(WebSocketDisconnect) as closed:
        stream.receive_json()
    assert (closed.value.code, closed.value.reason) == (code, reason)


@pytest.mark.parametrize("spoken", [["allmende", "key.{}"], ["key.{}", "allmende"], ["key.{}"]])
def test_a_key_may_come_as_a_protocol_and_is_never_said_again(at: House, spoken: list[str]) -> None:
    at.new("here", "here")
    path = f"/api/tables/{at.table}/stream"
    with at.client.websocket_connect(path, [each.format(at.key) for each in spoken]) as stream:
        assert stream.receive_json() == at.state() != at.state(key="")
        assert stream.accepted_subprotocol == ("allmende" if "allmende" in spoken else None)
        assert at.key not in repr(stream.scope["subprotocols"])


@pytest.mark.parametrize("spoken", ["key.nonsense", "key.%C3%A4-%22-"])
def test_a_protocol_that_is_no_key_is_refused(at: House, spoken: str) -> None:
    at.new("here")
    asked = at.client.websocket_connect(f"/api/tables/{at.table}/stream", ["allmende", spoken])
    with asked as stream, pytest.raises(WebSocketDisconnect) as closed:
        stream.receive_json()
    assert (closed.value.code, closed.value.reason) == (4403, "error-key")


def test_two_screens_and_an_onlooker_stay_in_step(at: House) -> None:
    at.new("link", "link")
    keys = [at.links[0], at.links[1], ""]
    screens = [Screen(), Screen(), Screen()]
    with at.stream(keys[0]) as one, at.stream(keys[1]) as two, at.stream("") as three:
        streams = [one, two, three]
        for stream, screen in zip(streams, screens, strict=True):
            screen.hear(stream.receive_json())
        for _ in range(20):
            seat = at.state("")["view"]["to_act"][0]
            version = at.move(key=keys[seat])
            for stream, screen, key in zip(streams, screens, keys, strict=True):
                assert screen.follow(stream, version) == at.state(key)
    assert screens[2].state["mine"] == screens[2].state["decisions"] == []
    assert screens[0].state["history"] == screens[2].state["history"]


def test_who_comes_back_learns_only_what_is_new(at: House) -> None:
    at.new("here")
    for _ in range(4):
        at.move("exchange 1")
    with at.stream(since=2) as stream:
        update = stream.receive_json()
    assert update["type"] == "update"
    assert (update["since"], update["version"], "undone" in update) == (2, 4, False)
    assert [past["version"] for past in update["past"]] == [3, 4]


def test_who_comes_back_after_an_undo_learns_what_to_forget(at: House) -> None:
    at.new("here")
    for _ in range(3):
        at.move("exchange 1")
    at.undo(0)  # version 4 takes back 3
    at.undo(0)  # version 5 takes back 2
    at.move("exchange 2")  # version 6
    for since, base, undone in [(0, 0, False), (1, 1, False), (2, 1, True), (3, 1, True), (4, 1, True), (5, 5, False)]:
        with at.stream(since=since) as stream:
            update = stream.receive_json()
        assert (update["since"], update.get("undone", False)) == (base, undone), since
        assert [past["version"] for past in update["past"]] == ([1, 6] if since == 0 else [6])


def test_who_knows_a_version_that_never_was_gets_the_whole_table(at: House) -> None:
    at.new("here")
    with at.stream(since=7) as stream:
        assert stream.receive_json()["type"] == "state"
    path = f"/api/tables/{at.table}/stream?since=x"
    with at.client.websocket_connect(path) as stream, pytest.raises(WebSocketDisconnect) as closed:
        stream.receive_json()
    assert closed.value.reason == "error-request"


@pytest.mark.parametrize("seed", range(4))
def test_a_screen_with_a_bad_connection_shows_what_a_good_one_shows(at: House, seed: int) -> None:
    random = Random(seed)
    at.new("here", "here", seed=seed)
    screen, version = Screen(), 0
    for _ in range(60):
        state = at.state()
        what = random.random()
        if state["undo"] and what < 0.35:
            version = at.undo(random.choice(state["undo"]))
        elif what < 0.45:
            version = at.ask("POST", "seats/0", {"name": f"Ann {version}"})["version"]
        else:
            seat = random.choice(state["waiting"])
            (decision,) = at.state(eyes=seat)["decisions"]
            version = at.move(random.choice(decision["moves"])["text"], seat)
        if random.random() < 0.4:
            with at.stream(since=screen.state["version"] if screen.state else None) as stream:
                screen.hear(stream.receive_json())
            assert screen.state == at.state()


def test_names_and_bots_at_seats_are_told(at: House) -> None:
    at.new("here", "link")
    with at.stream() as stream:
        screen = Screen()
        screen.hear(stream.receive_json())
        version = at.ask("POST", "seats/1", {"name": "Ben"}, key=at.links[1])["version"]
        assert screen.follow(stream, version)["players"][1]["name"] == "Ben"


def test_what_a_client_says_in_the_stream_means_nothing(at: House) -> None:
    at.new("here")
    with at.stream() as stream:
        stream.receive_json()
        stream.send_text("{")
        stream.send_bytes(b"\xff\x00")
        stream.send_json({"version": 0, "seat": 0, "move": "exchange 6"})
        at.move("exchange 1")
        assert stream.receive_json()["past"][0]["move"] == "exchange 1"
