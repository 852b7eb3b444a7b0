"""The page of a table is light enough to come quickly over a slow line; all of it comes from one place."""

from __future__ import annotations

import gzip
from collections import Counter

import pytest
from playwright.sync_api import Response, expect

from browser.screen import Screen
from browser.serving import Server

MOST = 250_000
COMPRESSED = (".woff2",)
KINDS = ("js", "css", "woff2", "words", "game")

TABLES = {
    "Hallertau": {"title": "hallertau"},
    "Hallertau with cards": {"title": "hallertau", "cards": "on"},
    "Arle": {"title": "arle"},
    "Agricola": {"title": "agricola"},
    "Agricola with cards": {"title": "agricola", "cards": "all"},
}


def weights(screen: Screen, server: Server, table: dict[str, str]) -> Counter[str]:
    """How many bytes a line carries, at best, for who comes to a table by a link: by what they are.

    `game` is what is printed in the game, and how it stands.
    """
    loaded: list[Response] = []
    frames: list[str | bytes] = []
    screen.page.on("response", lambda response: loaded.append(response))
    screen.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(frame)))
    screen.sit(server.new("here", "random", **table)).wait()
    expect(screen.page.get_by_role("region", name="What you can do")).to_be_visible()
    screen.page.wait_for_load_state("networkidle")
    found: Counter[str] = Counter()
    for response in loaded:
        path = response.url.partition("?")[0]
        kind = "words" if "/api/words/" in path else "game" if "/api/" in path else path.rpartition(".")[2]
        found[kind if kind in KINDS else "page"] += weight(path, response.body())
    for frame in frames:
        found["game"] += weight("", frame.encode() if isinstance(frame, str) else frame)
    return found


def weight(path: str, body: bytes) -> int:
    """How much is left of it, compressed."""
    return len(body if path.endswith(COMPRESSED) else gzip.compress(body))


@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
def test_a_table_takes_little(table: dict[str, str], screen: Screen, server: Server) -> None:
    found = weights(screen, server, table)
    assert set(found) == {"page", *KINDS}
    assert found.total() <= MOST, found


def test_nothing_comes_from_elsewhere(screen: Screen, server: Server) -> None:
    asked: list[str] = []
    screen.page.on("request", lambda request: asked.append(request.url))
    screen.home()
    screen.sit(server.new("here", "random")).wait()
    assert asked
    assert all(url.startswith((server.address, "data:", "blob:")) for url in asked)
