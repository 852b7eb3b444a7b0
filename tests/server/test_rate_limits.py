"""Nobody takes the server from all others, and nobody who plays is ever asked to wait."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from allmende.core import Message
from allmende.server import create_app
from allmende.server.http import rate_limits
from allmende.server.http.rate_limits import HOUSEHOLD, RATES, Limits, is_here, network
from allmende.server.store.sqlite import SqliteStore
from server.house import Chance, House, RandomThinker

FEW = 6.0
NEW = {"title": "hallertau", "players": [{"kind": "here", "name": "Ann"}]}


class Clock:
    """Stands still until it is moved."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


@contextmanager
def visited(folder: Path, clock: Clock, *addresses: str) -> Iterator[list[House]]:
    """A server with limits, and a visitor from each of these addresses."""
    chance = Chance()
    app = create_app(SqliteStore(folder / "t.sqlite3"), RandomThinker(), chance=chance, limits=Limits(clock))
    with TestClient(app) as server:
        clients = [TestClient(app, client=(address, 5000)) for address in addresses]
        for client in clients:
            client.portal = server.portal
        yield [House(client, chance) for client in clients]


def asked(server: House, method: str, path: str, body: object = None, key: str = "") -> int:
    """The status of a request."""
    headers = {"Authorization": f"Bearer {key}"} if key else {}
    return server.client.request(method, path, json=body, headers=headers).status_code


def allowed(server: House, method: str, path: str, body: object = None, key: str = "") -> int:
    """How often something can be asked for, until it is too often."""
    return next(times for times in count() if asked(server, method, path, body, key) == 429)


@pytest.mark.parametrize("header", ["X-Forwarded-For", "Forwarded"])
def test_a_proxy_at_this_machine_that_is_not_trusted_is_told_of_once(tmp_path: Path, header: str) -> None:
    warned: list[Message] = []
    app = create_app(SqliteStore(tmp_path / "t.sqlite3"), RandomThinker(), limits=Limits(warn=warned.append))
    with TestClient(app, client=("127.0.0.1", 5000)) as here:
        table = here.post("/api/tables", json=NEW).json()["table"]
        assert warned == []
        for _ in range(3):
            assert here.get(f"/api/tables/{table}", headers={header: "203.0.113.5"}).status_code == 200
    assert warned == [Message("serve-proxy", {"address": "127.0.0.1"})]


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """A visitor may ask for less at once, so that too much is soon asked for."""
    for kind, rate in RATES.items():
        monkeypatch.setitem(RATES, kind, rate._replace(burst=min(FEW, rate.burst)))


@pytest.mark.usefixtures("few")
def test_an_address_makes_so_many_tables_and_after_a_while_one_more(tmp_path: Path) -> None:
    clock = Clock()
    with visited(tmp_path, clock, "203.0.113.5", "203.0.113.6", "127.0.0.1") as (flood, other, here):
        most = HOUSEHOLD * int(RATES["tables"].burst)
        assert allowed(flood, "POST", "/api/tables", NEW) == most
        refusal = flood.client.post("/api/tables", json=NEW)
        assert refusal.headers["retry-after"] == "10"
        assert refusal.json()["message"] == {"id": "error-too-often", "args": {"seconds": 10}}
        assert flood.client.post("/api/tables/from-record", content="").status_code == 429
        assert asked(other, "POST", "/api/tables", NEW) == 201
        assert {asked(here, "POST", "/api/tables", NEW) for _ in range(most + 1)} == {201}
        clock.now += 10
        assert allowed(flood, "POST", "/api/tables", NEW) == 1


@pytest.mark.usefixtures("few")
@pytest.mark.parametrize(
    ("kind", "method", "path"),
    [
        ("moves", "POST", "/moves"),
        ("moves", "POST", "/undo"),
        ("moves", "POST", "/tried"),
        ("moves", "POST", "/seats/0"),
        ("advice", "GET", "/hint?seat=0&version=99"),
        ("advice", "GET", "/analysis?from=0"),
        ("advice", "GET", "/report"),
        ("looks", "GET", ""),
        ("looks", "GET", ".txt"),
        ("looks", "GET", "/spoken"),
        ("looks", "GET", "/record"),
        ("looks", "GET", "/preview?seat=0&version=99"),
        ("looks", "GET", "/tried?seat=0&version=99"),
        ("looks", "GET", "/why-not?seat=0&version=99"),
    ],
)
def test_a_key_asks_so_often_from_anywhere(tmp_path: Path, kind: rate_limits.Kind, method: str, path: str) -> None:
    with visited(tmp_path, Clock(), "203.0.113.5", "203.0.113.6") as (one, two):
        one.new("here")
        whole, most = f"/api/tables/{one.table}{path}", int(RATES[kind].burst)
        assert allowed(one, method, whole, {}, one.key) == most
        assert allowed(two, method, whole, {}, one.key) == 0
        assert asked(one, method, whole, {}) != 429


@pytest.mark.usefixtures("few")
def test_made_up_keys_do_not_help(tmp_path: Path) -> None:
    with visited(tmp_path, Clock(), "203.0.113.5", "2001:db8::1", "2001:db8::2:1") as (one, *others):
        most = HOUSEHOLD * int(RATES["advice"].burst)
        assert {
            asked(one, "GET", "/api/tables/none/hint?seat=0&version=0", key=f"k{number}") for number in range(most)
        } == {404}
        assert asked(one, "GET", "/api/tables/none/hint?seat=0&version=0", key="another") == 429
        for number in range(most):
            assert asked(others[number % 2], "GET", "/api/tables/none/hint?seat=0&version=0", key=f"{number}") == 404
        assert asked(others[0], "GET", "/api/tables/none/hint?seat=0&version=0", key="another") == 429


@pytest.mark.usefixtures("few")
def test_streams_are_opened_so_often(tmp_path: Path) -> None:
    with visited(tmp_path, Clock(), "203.0.113.5") as (one,):
        one.new("here")
        for _ in range(int(RATES["streams"].burst)):
            with one.stream() as stream:
                assert stream.receive_json()["type"] == "state"
        with one.stream() as stream, pytest.raises(WebSocketDisconnect) as closed:
            stream.receive_json()
        assert (closed.value.code, closed.value.reason) == (4429, "error-too-often")


def test_four_at_one_screen_who_play_as_fast_as_they_can_are_never_asked_to_wait(tmp_path: Path) -> None:
    clock = Clock()
    with visited(tmp_path, clock, "203.0.113.5") as (one,):
        one.new("here", "here", "here", "here", cards="off")
        with one.stream() as stream:
            while not (state := one.state())["view"]["over"]:
                clock.now += 0.2  # five moves a second, each looked at twice before
                one.move(state["decisions"][0]["moves"][-1]["text"])
                stream.receive_json()


def test_only_so_many_visitors_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "REMEMBERED", 3)
    buckets = rate_limits.Buckets(rate_limits.Rate(1, 1))
    for number in range(10):
        buckets.of(f"{number}", 0).take()
    assert len(buckets._buckets) == 3
    assert buckets.of("9", 0).lacks(0) == 1


@pytest.mark.parametrize(
    ("address", "of", "here"),
    [
        ("127.0.0.1", "127.0.0.1", True),
        ("::1", "0::/64", True),
        ("::ffff:127.0.0.1", "127.0.0.1", True),
        ("::ffff:203.0.113.5", "203.0.113.5", False),
        ("2001:db8:0:1::7", "20010db800000001::/64", False),
        ("no address", "no address", False),
        ("", "", False),
    ],
)
def test_addresses_are_seen_as_what_one_household_has(address: str, of: str, here: bool) -> None:
    assert network(address) == of
    assert is_here(address) == here


def test_a_flood_of_addresses_to_be_notified_at_is_told_to_wait(tmp_path: Path) -> None:
    with visited(tmp_path, Clock(), "203.0.113.1") as (ann,):
        ann.ask("POST", "/api/me", {"name": "Ann"})
        wanted = {"kind": "json", "address": "https://hooks.example/"}
        assert allowed(ann, "POST", "/api/me/calls/targets", wanted) == RATES["notifications"].burst
        assert ann.refusal("POST", "/api/mail/enter", {"address": "a@b.example"}, status=429) == "error-too-often"


def test_whoever_listens_to_open_tables_is_counted_once_however_often_others_change_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(RATES, "streams", rate_limits.Rate(2, 0.001))
    with visited(tmp_path, Clock(), "192.0.2.1", "198.51.100.1") as (ann, bob):
        ann.ask("POST", "/api/me", {"name": "Ann"})
        bob.ask("POST", "/api/me", {"name": "Bob"})
        with bob.client.websocket_connect("/api/offers-stream") as stream:
            assert stream.receive_json()["offers"] == []
            for _ in range(3):
                offer = ann.ask("POST", "/api/offers", {"title": "hallertau", "seats": 2})["offer"]
                assert [one["offer"] for one in stream.receive_json()["offers"]] == [offer]
                ann.ask("POST", f"/api/offers/{offer}/leave")
                assert stream.receive_json()["offers"] == []
