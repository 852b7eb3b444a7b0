"""The page of a table is light: it comes quickly over a slow line. What draws hand cards comes with them alone."""

from __future__ import annotations

import gzip

import pytest
from playwright.sync_api import Response, expect

from browser.screen import Screen
from browser.serving import Server

MOST = 64_000
MOST_WITH_CARDS = 76_500


@pytest.mark.parametrize(("cards", "most"), [("off", MOST), ("on", MOST_WITH_CARDS)])
def test_a_table_takes_little(cards: str, most: int, screen: Screen, server: Server) -> None:
    """Everything but the words and the game itself, which the server tells, compressed."""
    loaded: list[Response] = []
    screen.page.on("response", lambda response: loaded.append(response))
    screen.sit(server.new("here", "random", cards=cards)).wait()
    expect(screen.page.get_by_role("region", name="What you can do")).to_be_visible()
    expect(screen.hand).to_have_count(5 if cards == "on" else 0)
    sizes = {each.url: len(gzip.compress(each.body())) for each in loaded if "/api/" not in each.url}
    assert any(name.endswith(".js") for name in sizes)
    assert any(name.endswith(".css") for name in sizes)
    assert sum(sizes.values()) < most, sizes


def test_nothing_comes_from_elsewhere(screen: Screen, server: Server) -> None:
    asked: list[str] = []
    screen.page.on("request", lambda request: asked.append(request.url))
    screen.home()
    screen.sit(server.new("here", "random")).wait()
    assert asked
    assert all(url.startswith((server.address, "data:", "blob:")) for url in asked)
