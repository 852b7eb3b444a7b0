"""The page of a table is light enough to come quickly over a slow line; all of it comes from one place."""

from __future__ import annotations

import gzip
from collections import Counter

from playwright.sync_api import Response, WebSocket, expect

from browser.screen import Screen
from browser.serving import Server

MOST = 250_000
COMPRESSED = (".woff2",)
GAMES = ("agricola", "arle", "guest", "hallertau")
"""The packages of the client that draw a game."""
KINDS = ("js", "css", "woff2", "words", "game")

TABLES = {
    "Hallertau": {"title": "hallertau"},
    "Hallertau with cards": {"title": "hallertau", "cards": "on"},
    "Arle": {"title": "arle"},
    "Agricola": {"title": "agricola"},
    "Agricola with cards": {"title": "agricola", "cards": "base"},
    "Agricola with all cards": {"title": "agricola", "cards": "all"},
}


def weights(screen: Screen, server: Server, table: dict[str, str]) -> Counter[str]:
    """How many bytes a line carries, at best, for who comes to a table by a link: by what they are.

    `game` is what is printed in the game, and how it stands.
    """
    loaded: list[Response] = []
    frames: list[str | bytes] = []

    def keep(response: Response) -> None:
        loaded.append(response)

    def hear(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: frames.append(frame))

    # What an earlier page has asked for is over then.
    screen.page.goto("about:blank")
    screen.page.on("response", keep)
    screen.page.on("websocket", hear)
    screen.sit(server.new("here", "random", **table)).wait()
    expect(screen.page.get_by_role("region", name="What you can do")).to_be_visible()
    screen.page.wait_for_load_state("networkidle")
    screen.page.remove_listener("response", keep)
    screen.page.remove_listener("websocket", hear)
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


def test_a_table_takes_little_its_own_game_alone_and_nothing_from_elsewhere(screen: Screen, server: Server) -> None:
    asked: list[str] = []
    screen.page.on("request", lambda request: asked.append(request.url))
    # An empty page keeps nothing, and says so where settings are laid there for the test.
    screen.expect_trouble("Failed to read the 'localStorage' property")
    # Who comes by a link has nothing of it yet.
    screen.page.context.new_cdp_session(screen.page).send("Network.setCacheDisabled", {"cacheDisabled": True})
    for name, table in TABLES.items():
        before = len(asked)
        found = weights(screen, server, table)
        games = {game for game in GAMES for url in asked[before:] if f"/assets/{game}-" in url}
        assert games == {table["title"]}
        assert set(found) == {"page", *KINDS}, name
        assert found.total() <= MOST, (name, found)
    screen.home()
    assert len(asked) > len(TABLES)
    assert all(url.startswith((server.address, "data:", "blob:")) for url in asked)
