"""The pages that the browser gets: one for all addresses of the client, and what it is made of."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from allmende.server import create_app
from allmende.server.store.sqlite import SqliteStore
from server.house import RandomThinker


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[TestClient]:
    """A server with a client of two files."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>the table")
    (static / "assets" / "index-1a2b.js").write_text("play()")
    app = create_app(SqliteStore(tmp_path / "t.sqlite3"), RandomThinker(), static)
    with TestClient(app) as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/t/abc", "/t/a-b_c"])
def test_every_address_of_the_client_is_one_page(browser: TestClient, path: str) -> None:
    reply = browser.get(path)
    assert reply.text == "<!doctype html>the table"
    assert reply.headers["content-type"].startswith("text/html")
    assert reply.headers["cache-control"] == "no-cache"
    assert "script-src" not in reply.headers["content-security-policy"]  # so default-src 'self' holds for scripts


def test_files_with_a_hash_in_their_names_are_kept_by_browsers(browser: TestClient) -> None:
    assert "immutable" in browser.get("/assets/index-1a2b.js").headers["cache-control"]
    missing = browser.get("/assets/index-ffff.js")
    assert missing.status_code == 404
    assert missing.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path", ["/../t.sqlite3", "/..%2Ft.sqlite3", "/assets/..%2F..%2Ft.sqlite3", "/%00", "/nothing"]
)
def test_nothing_else_is_handed_out(browser: TestClient, path: str) -> None:
    reply = browser.get(path)
    assert reply.status_code == 404
    assert reply.json()["message"]["id"] == "error-no-page"


@pytest.mark.parametrize("path", ["/nothing", "/t/abc/more", "/assets/index-ffff.js"])
def test_people_who_come_to_an_unknown_address_get_the_page(browser: TestClient, path: str) -> None:
    reply = browser.get(path, headers={"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"})
    assert reply.status_code == 404
    assert reply.text == "<!doctype html>the table"
    assert reply.headers["cache-control"] == "no-cache"


def test_below_the_api_there_are_no_pages(browser: TestClient) -> None:
    reply = browser.get("/api/nothing", headers={"Accept": "text/html"})
    assert reply.status_code == 404
    assert reply.json()["message"]["id"] == "error-no-page"


def test_without_a_built_client_the_api_works_all_the_same(tmp_path: Path) -> None:
    app = create_app(SqliteStore(tmp_path / "t.sqlite3"), RandomThinker(), tmp_path / "none")
    with TestClient(app) as client:
        assert client.get("/api/titles").status_code == 200
        reply = client.get("/")
        assert reply.status_code == 404
        assert reply.json()["message"]["args"]["why"] == "the browser client is not built"


@pytest.mark.parametrize(("language", "says"), [("en", "around one table"), ("de", "an einem Tisch")])
def test_a_device_is_told_what_it_installs(browser: TestClient, language: str, says: str) -> None:
    reply = browser.get("/manifest.webmanifest", params={"language": language})
    assert reply.headers["content-type"].startswith("application/manifest+json")
    told = reply.json()
    assert (told["lang"], told["start_url"], told["display"]) == (language, "/", "standalone")
    assert says in told["description"]
    assert {picture.get("purpose") for picture in told["icons"]} == {None, "maskable"}


def test_nothing_is_installed_in_a_language_that_nobody_speaks(browser: TestClient) -> None:
    reply = browser.get("/manifest.webmanifest?language=tlh")
    assert reply.status_code == 422
    assert reply.json()["message"]["id"] == "error-language"
