"""The page of a table is light: it comes quickly over a slow line."""

from __future__ import annotations

import gzip

from playwright.sync_api import Response, expect

from browser.screen import Screen
from browser.serving import Server

MOST = 60_000


def test_a_table_takes_less_than_60_kilobytes_compressed(screen: Screen, server: Server) -> None:
    """Everything but the words and the game itself, which the server tells."""
    loaded: dict[str, bytes] = {}

    def note(response: Response) -> None:
        if "/api/" not in response.url:
            loaded[response.url] = response.body()

    screen.page.on("requestfinished", lambda request: note(request.response()))
    screen.sit(server.new("here", "random")).wait()
    expect(screen.page.get_by_role("region", name="What you can do")).to_be_visible()
    sizes = {url.rpartition("/")[2]: len(gzip.compress(body)) for url, body in loaded.items()}
    assert any(name.endswith(".js") for name in sizes)
    assert any(name.endswith(".css") for name in sizes)
    assert sum(sizes.values()) < MOST, sizes


def test_nothing_comes_from_elsewhere(screen: Screen, server: Server) -> None:
    asked: list[str] = []
    screen.page.on("request", lambda request: asked.append(request.url))
    screen.home()
    screen.sit(server.new("here", "random")).wait()
    assert asked
    assert all(url.startswith((server.address, "data:", "blob:")) for url in asked)
