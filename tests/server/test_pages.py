"""The pages that the browser gets: one for all addresses of the client, and what it is made of."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from allmende.core.story import result
from allmende.server import create_app
from allmende.server.store.sqlite import SqliteStore
from allmende.words import Speaker
from server.house import PLAIN, RandomThinker, a_game


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[TestClient]:
    """A server with a client of two files."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text(f"<!doctype html>{PAGE}")
    (static / "assets" / "index-1a2b.js").write_text("play()")
    app = create_app(SqliteStore(tmp_path / "t.sqlite3"), RandomThinker(), static, urls=[URL])
    with TestClient(app) as client:
        yield client


URL = "http://testserver/allmende/"
PAGE = '<html lang="en"><head><link href="./icon.svg"><script src="./assets/index-1a2b.js"></script>the table'
SHOWN = PAGE.replace("./", "/")
BELOW = PAGE.replace("./", "/allmende/").replace("<html", '<html data-base="/allmende"')


@pytest.mark.parametrize("path", ["/", "/t/abc", "/t/a-b_c", "/finished"])
def test_every_address_of_the_client_is_one_page(browser: TestClient, path: str) -> None:
    reply = browser.get(path)
    assert reply.text == f"<!doctype html>{SHOWN}"
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
    assert reply.text == f"<!doctype html>{SHOWN}"
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


# Below a path


@pytest.mark.parametrize("path", ["/allmende/", "/allmende/t/abc", "/allmende/me"])
def test_below_a_path_the_page_finds_its_files_there(browser: TestClient, path: str) -> None:
    assert browser.get(path).text == f"<!doctype html>{BELOW}"
    assert browser.get("/allmende/assets/index-1a2b.js").text == "play()"
    assert "immutable" in browser.get("/allmende/assets/index-1a2b.js").headers["cache-control"]


def test_the_path_itself_leads_to_the_page(browser: TestClient) -> None:
    reply = browser.get("/allmende", follow_redirects=False)
    assert (reply.status_code, reply.headers["location"]) == (307, "/allmende/")


def test_what_only_begins_like_the_path_is_something_else(browser: TestClient) -> None:
    for path in ("/allmendee/", "/allmende-2", "/t/allmende/"):
        assert browser.get(path).status_code == 404


def test_the_server_answers_below_the_path_as_at_the_root(browser: TestClient) -> None:
    for path in ("/api/titles", "/api/titles/arle/cards", "/health"):
        below, above = browser.get(f"/allmende{path}"), browser.get(path)
        assert below.json() == above.json()
        assert below.headers["cache-control"] == above.headers["cache-control"]
    assert browser.get("/api/about").json()["url"] == "http://testserver/allmende"


def test_an_app_and_a_browser_s_secret_belong_to_the_path(browser: TestClient) -> None:
    manifest = browser.get("/allmende/manifest.webmanifest").json()
    assert manifest["start_url"] == manifest["id"] == "/allmende/"
    assert {icon["src"] for icon in manifest["icons"]} == {"/allmende/icon.svg", "/allmende/icon-512.png"}
    me = {"name": "Ann", "colour": "moor"}
    for base in ("/allmende", ""):
        assert f"Path={base}/;" in browser.post(f"{base}/api/me", json=me).headers["set-cookie"]


def test_the_page_of_rules_leads_to_pages_below_the_path(browser: TestClient) -> None:
    below, above = browser.get("/allmende/rules/arle").text, browser.get("/rules/arle").text
    assert 'href="/rules' in above
    assert 'href="/allmende/rules' in below
    assert 'src="/allmende/rules.js"' in below
    assert below.count('href="/') == below.count('href="/allmende/')
    assert below.replace("/allmende/", "/").replace(' data-base="/allmende"', "") == above


def over(browser: TestClient, names: str = "") -> str:
    """The name of a table with a finished game."""
    made = browser.post(f"/api/tables/from-record?{names}", content=str(a_game().record), headers=PLAIN)
    return str(made.json()["table"])


def test_the_page_of_a_finished_game_tells_programs_that_show_links_how_it_ended(browser: TestClient) -> None:
    table = over(browser, "name=Ann&name=%3Cb%3E")
    page = browser.get(f"/finished/{table}", headers={"Accept-Language": "en"}).text
    assert '<meta property="og:title" content="Hallertau: Ann · &lt;b&gt;">' in page
    assert f'<meta property="og:url" content="{URL}finished/{table}">' in page
    assert f'<meta property="og:image" content="{URL}icon-512.png">' in page
    game = a_game()
    said = Speaker("en").say(result(game), ["Ann", "<b>"])
    assert f'property="og:description" content="{escape(said)} Hallertau is a board game' in page
    assert "<b>" not in page
    assert '<meta name="robots" content="noindex">' in page
    german = browser.get(f"/finished/{table}", headers={"Accept-Language": "de"}).text
    assert "Hallertau ist ein Brettspiel" in german


def test_nothing_is_told_of_a_game_that_goes_on_or_is_unknown(browser: TestClient) -> None:
    made = browser.post("/api/tables/from-record", content=str(a_game(moves=5).record), headers=PLAIN).json()
    for table in (made["table"], "nowhere"):
        reply = browser.get(f"/finished/{table}")
        assert reply.status_code == 200
        assert "og:" not in reply.text
