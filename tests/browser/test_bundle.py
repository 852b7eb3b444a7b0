"""The page of a table is light enough to come quickly over a slow line; all of it comes from one place."""

from __future__ import annotations

import gzip

import pytest
from playwright.sync_api import Response, expect

from browser.screen import Screen
from browser.serving import Server

MOST = 250_000
COMPRESSED = (".woff2",)

TABLES = {
    "Hallertau": {"title": "hallertau"},
    "Hallertau with cards": {"title": "hallertau", "cards": "on"},
    "Arle": {"title": "arle"},
    "Agricola": {"title": "agricola"},
    "Agricola with cards": {"title": "agricola", "cards": "all"},
}


@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
def test_a_table_takes_little(table: dict[str, str], screen: Screen, server: Server) -> None:
    """Everything but the words and the game itself, which the server tells, compressed, for who comes by a link."""
    loaded: list[Response] = []
    screen.page.on("response", lambda response: loaded.append(response))
    screen.sit(server.new("here", "random", **table)).wait()
    expect(screen.page.get_by_role("region", name="What you can do")).to_be_visible()
    screen.page.wait_for_load_state("networkidle")
    sizes = {each.url: weight(each) for each in loaded if "/api/" not in each.url}
    assert {name.rpartition(".")[2] for name in sizes} >= {"js", "css", "woff2"}
    assert sum(sizes.values()) <= MOST, sizes


def weight(response: Response) -> int:
    """How many bytes a line carries, at best."""
    body = response.body()
    return len(body if response.url.endswith(COMPRESSED) else gzip.compress(body))


def test_nothing_comes_from_elsewhere(screen: Screen, server: Server) -> None:
    asked: list[str] = []
    screen.page.on("request", lambda request: asked.append(request.url))
    screen.home()
    screen.sit(server.new("here", "random")).wait()
    assert asked
    assert all(url.startswith((server.address, "data:", "blob:")) for url in asked)
