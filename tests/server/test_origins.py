"""Pages of others can neither use a server nor look into it, whatever name they give it; a home network can."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from starlette.testclient import TestClient, WebSocketDenialResponse

from allmende.server import create_app
from allmende.server.http.origins import UrlError, own_names, place_of
from allmende.server.store.sqlite import SqliteStore
from server.house import RandomThinker

NEW = {"title": "arle", "players": [{"kind": "here", "name": "Ann"}]}


@contextmanager
def server(folder: Path, *urls: str, at: str = "192.168.1.20", port: int = 8000) -> Iterator[TestClient]:
    """A server that is reached at an address of this machine, and known by these addresses."""
    app = create_app(SqliteStore(folder / "t.sqlite3"), RandomThinker(), urls=urls)
    with TestClient(app, base_url=f"http://{at}:{port}") as client:
        yield client


@pytest.fixture
def home(tmp_path: Path) -> Iterator[TestClient]:
    """A server in a home network."""
    with server(tmp_path) as client:
        yield client


def asked(client: TestClient, host: str, origin: str | None = None) -> tuple[int, str]:
    """The status of a request for a new table, and why it is refused."""
    headers = {"Host": host, **({"Origin": origin} if origin is not None else {})}
    reply = client.post("/api/tables", json=NEW, headers=headers)
    return reply.status_code, "" if reply.is_success else reply.json()["message"]["id"]


@pytest.mark.parametrize(
    "host",
    [
        *["localhost:8000", "LOCALHOST:8000", "127.0.0.1:8000", "127.3.2.1", "[::1]:8000", "a.localhost:8000"],
        *["192.168.1.20:8000", "192.168.1.20", socket.gethostname(), f"{socket.gethostname()}.local:8000"],
    ],
)
def test_this_machine_is_known_by_its_names_and_addresses(home: TestClient, host: str) -> None:
    assert asked(home, host) == (201, "")
    assert asked(home, host, f"http://{host}") == (201, "")


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "evil.example:8000",
        "127.0.0.1.evil.example",
        "localhost.evil",
        "203.0.113.5",
        "",
        ":",
        "[",
        "a:b",
        *["localhost/evil", "evil@localhost", "localhost?evil", "localhost#evil", "localhost\\evil"],
        *[
            "[::1]evil",
            "evil[::1]:8000",
            "local\thost",
            "[v1.localhost]",
            "localhost..",
            "localhost, evil",
            "[localhost]",
        ],
    ],
)
def test_under_another_name_there_is_nothing(home: TestClient, host: str) -> None:
    assert asked(home, host) == (403, "error-host")
    assert asked(home, host, f"http://{host}") == (403, "error-host")
    for path in ("/", "/api/titles"):
        reply = home.get(path, headers={"Host": host})
        assert reply.json()["message"] == {"id": "error-host", "args": {"host": host}}


@pytest.mark.parametrize(
    "origin",
    [
        *["http://evil.example", "https://127.0.0.1.evil.example:8000", "null", "", "file://", "http://["],
        *["http://localhost:3000", "http://127.0.0.1:8000", "http://192.168.1.21:8000", "http://192.168.1.20"],
        *["http://192.168.1.20:8000/evil", "http://evil@192.168.1.20:8000"],
    ],
)
def test_pages_of_others_set_no_table_up_and_open_no_stream(home: TestClient, origin: str) -> None:
    assert asked(home, "192.168.1.20:8000", origin) == (403, "error-origin")
    with pytest.raises(WebSocketDenialResponse) as refused:
        home.websocket_connect("/api/tables/x/stream", headers={"Origin": origin}).__enter__()
    assert refused.value.status_code == 403
    assert refused.value.json()["message"]["id"] == "error-origin"


def test_a_stream_under_another_name_is_refused_without_an_origin_too(home: TestClient) -> None:
    with pytest.raises(WebSocketDenialResponse) as refused:
        home.websocket_connect("/api/tables/x/stream", headers={"Host": "evil.example"}).__enter__()
    assert refused.value.json()["message"]["id"] == "error-host"


def test_a_url_makes_a_name_known_and_begins_links(tmp_path: Path) -> None:
    with server(tmp_path, "https://games.example.org/", "http://other.example:81") as client:
        for host, origin in (
            ("games.example.org", "https://games.example.org"),
            ("games.example.org:443", None),
            ("127.0.0.1:8000", "https://games.example.org"),  # what a proxy may make of it
            ("other.example:81", "http://other.example:81"),
            ("192.168.1.20:8000", "http://192.168.1.20:8000"),
        ):
            assert asked(client, host, origin) == (201, "")
        assert asked(client, "games.example.org", "http://games.example.org:82") == (403, "error-origin")
        assert asked(client, "evil.example", "https://games.example.org") == (403, "error-host")
        assert client.get("/api/about").json()["url"] == "https://games.example.org"


def test_without_a_url_links_begin_where_the_page_was_found(home: TestClient) -> None:
    assert home.get("/api/about").json()["url"] == ""


@pytest.mark.parametrize(
    "url",
    [
        "games.example.org",
        "ftp://games.example.org",
        "https://",
        "http://[",
        "http://a:b",
        "",
        *["https://a.example/ga mes", "https://a.example/games//", "https://a.example/..", "https://a.example/a/./b"],
        *["https://evil@a.example", "https://a.example?games", "https://a.example/#games", "https://a.example//"],
    ],
)
def test_an_address_that_is_none_is_refused(url: str) -> None:
    with pytest.raises(UrlError) as refused:
        place_of(url)
    assert refused.value.message.args == {"url": url}


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_json_has_to_be_called_so(home: TestClient, kind: str) -> None:
    reply = home.post("/api/tables", content='{"title": "arle", "players": []}', headers={"Content-Type": kind})
    assert (reply.status_code, reply.json()["message"]["id"]) == (415, "error-content-type")
    reply = home.post("/api/tables/from-record", content="allmende 1\n", headers={"Content-Type": "application/json"})
    assert (reply.status_code, reply.json()["message"]["args"]) == (415, {"type": "text/plain"})


def test_this_machine_has_a_name() -> None:
    assert socket.gethostname().lower() in own_names()
