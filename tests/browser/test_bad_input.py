"""Wrong addresses, keys and files: one clear sentence, and nothing is lost."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.games import STANDS, finished, played
from browser.screen import Screen
from browser.serving import Server


def test_a_table_that_does_not_exist(screen: Screen, server: Server) -> None:
    screen.expect_trouble("WebSocket|404")
    screen.page.goto(f"{server.address}/t/nowhere")
    expect(screen.page.get_by_role("alert")).to_have_text("There is no such table.")
    screen.page.get_by_role("main").get_by_role("link", name="To the start page").click()
    expect(screen.page.get_by_role("button", name="Start")).to_be_enabled()


@pytest.mark.parametrize("wrong", ["wrong", "(w=r/o{n}g, ä)"])
def test_a_wrong_key(wrong: str, screen: Screen, server: Server) -> None:
    made = server.new("here", "random")
    screen.sit(made).wait()
    screen.page.goto(f"{server.address}/t/{made.table}#{wrong}")
    screen.page.reload()
    expect(screen.page.get_by_role("alert")).to_contain_text("This link does not open the table.")
    # The right one is not forgotten for it.
    screen.home()
    screen.page.get_by_role("link", name="Ann · Bob").click()
    screen.wait()


def test_no_address_that_is_asked_for_has_a_key(screen: Screen, server: Server) -> None:
    """Proxies write addresses down, of sockets too."""
    asked: list[str] = []
    screen.page.on("request", lambda request: asked.append(request.url.partition("#")[0]))
    screen.page.on("websocket", lambda socket: asked.append(socket.url))
    made = server.new("here", "link")
    screen.sit(made)
    screen.until(lambda: any("/company" in url for url in asked))
    assert any("/stream" in url for url in asked)
    assert [url for url in asked if made.key in url] == []


def upload(screen: Screen, record: str, folder: Path) -> None:
    """Open a file on the start page."""
    file = folder / "record.txt"
    file.write_text(record)
    screen.page.locator("input[type=file]").set_input_files(file)


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (lambda text: text[: len(text) // 3], "record"),
        (lambda text: "What is this?", "record"),
        (lambda text: "", "record"),
        (lambda text: text.replace(" place ", " fly ", 1), "fly"),
    ],
    ids=["cut", "other", "empty", "spoilt"],
)
def test_a_record_that_cannot_be_read(spoil: object, reason: str, screen: Screen, tmp_path: Path) -> None:
    assert callable(spoil)
    screen.expect_trouble("422")
    screen.home()
    name = screen.page.get_by_role("textbox", name="Name").first
    name.fill("Cleo")
    upload(screen, spoil(str(finished(2).record)), tmp_path)
    expect(screen.page.get_by_role("alert")).to_contain_text(reason)
    # What was set up is still there, and a game can begin.
    expect(name).to_have_value("Cleo")
    screen.page.get_by_role("button", name="Start").click()
    screen.wait()


def test_a_record_that_goes_on(screen: Screen, server: Server, tmp_path: Path) -> None:
    game = played(2, STANDS["placing workers"], rounds=3)
    screen.home()
    upload(screen, str(game.record), tmp_path)
    seen = screen.wait()
    assert seen["steps"][0] == "3"
    screen.listed.first.click()
    screen.wait(seen["version"])
