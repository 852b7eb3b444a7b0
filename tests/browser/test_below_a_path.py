"""A server below a path of another web server, as the documents tell to set it up: everything of it is found there."""

from __future__ import annotations

import re
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.conftest import Open
from browser.serving import Server
from nginx import free_port, nginx

DOCUMENT = Path(__file__).parents[2] / "docs" / "hosting.md"
LOCATION = re.compile(r"^location /allmende/ \{.*?^\}", re.DOTALL | re.MULTILINE)


@pytest.fixture(scope="module")
def below(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that browsers reach below a path alone."""
    folder, port = tmp_path_factory.mktemp("below"), free_port()
    options = ["--url", f"http://127.0.0.1:{port}/allmende", "--trust-proxy", "127.0.0.1"]
    server = Server(folder / "tables.sqlite", options=options)
    location = LOCATION.search(DOCUMENT.read_text(encoding="utf-8"))
    assert location
    with nginx(folder, port, location[0].replace(":8000", f":{server.port}")) as address:
        server.address = f"{address}/allmende"
        yield server
    server.stop()


def test_a_game_is_played_below_a_path_and_nothing_is_asked_for_elsewhere(screens: Open, below: Server) -> None:
    screen = screens(at=below, service_workers="allow")
    asked: list[str] = []
    screen.page.on("request", lambda request: asked.append(request.url))
    screen.page.on("websocket", lambda socket: asked.append(socket.url.replace("ws:", "http:")))
    screen.sit(below.new("here", title="arle")).wait()
    version = screen.version
    screen.choose(screen.moves()[0])
    screen.wait(version)
    assert any("/stream" in url for url in asked)
    assert [url for url in asked if not url.startswith(f"{below.address}/")] == []


def test_links_lead_to_pages_below_the_path(screens: Open, below: Server) -> None:
    page = screens(at=below).home().page
    links = [link.get_attribute("href") or "" for link in page.locator("a[href^='/']").all()]
    assert links
    assert [link for link in links if not link.startswith("/allmende/")] == []
    manifest = page.locator("link[rel=manifest]").get_attribute("href")
    assert manifest is not None
    assert manifest.startswith("/allmende/manifest.webmanifest")
    page.goto(f"{below.address}/rules/arle?language=en")
    page.locator("figure").first.scroll_into_view_if_needed()
    expect(page.locator("figure > :not(figcaption)").first).to_be_visible()
    page.locator("a[href^='/allmende/?title=arle']").first.click()
    expect(page).to_have_url(re.compile(re.escape(below.address)))


def test_the_worker_is_the_path_s_alone_and_keeps_its_page(screens: Open, below: Server) -> None:
    page = screens(at=below, service_workers="allow").home().page
    assert page.evaluate("navigator.serviceWorker.ready.then(({ scope }) => scope)") == f"{below.address}/"
    page.wait_for_function("caches.match('/allmende/').then((found) => found !== undefined)")


def test_beside_the_path_there_is_nothing_of_it(below: Server) -> None:
    with urllib.request.urlopen(f"{below.address}/api/titles") as reply:
        assert reply.status == 200
    with pytest.raises(urllib.error.HTTPError) as elsewhere:
        urllib.request.urlopen(below.address.removesuffix("/allmende") + "/api/titles")
    elsewhere.value.close()
    assert elsewhere.value.code == 404
