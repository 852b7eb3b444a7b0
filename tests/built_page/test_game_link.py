"""A game goes from the page to a server's table and back, by nothing but a link; and where there is no room for it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from browser.screen import PHONE
from browser.serving import Server
from browser.test_accessible import Check
from built_page.conftest import Open
from built_page.screen import PageScreen

FULL = """() => {
  self.write = FileSystemSyncAccessHandle.prototype.write
  FileSystemSyncAccessHandle.prototype.write = () => { throw new DOMException('full', 'QuotaExceededError') }
}"""
ROOMY = "() => { FileSystemSyncAccessHandle.prototype.write = self.write }"
DAMAGED = "This link holds no whole game: part of it is missing or changed. Copy it again."


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server elsewhere."""
    server = Server(tmp_path / "tables.sqlite")
    yield server
    server.stop()


def link_of(page: Page) -> str:
    """The link with the game of the table that is shown; its dialog stays open."""
    page.get_by_role("button", name=re.compile("^Players")).click()
    page.get_by_role("button", name="Go on elsewhere").click()
    field = page.get_by_role("textbox", name="Link with this game")
    expect(field).to_have_value(re.compile("#/record#."))
    return field.input_value()


def position(screen: PageScreen) -> tuple[object, ...]:
    """What is seen of a position, at whatever table."""
    seen = screen.wait()
    return seen["steps"], seen["lit"], seen["over"]


def test_a_game_goes_on_at_a_server_and_back_in_the_page(screens: Open, server: Server, check: Check) -> None:
    screen = screens(known=server.address)
    screen.begin("arle")
    screen.play_on(Random(4), lambda seen: seen["version"] > 8 and seen["asked"])
    before = position(screen)
    assert link_of(screen.page).startswith(f"{screen.folder.address}#/record#")
    check(screen, "the link of a game")

    # On at the server's address, in a window of its own.
    screen.page.get_by_role("textbox", name="Address").fill(server.address)
    with screen.page.expect_popup() as opening:
        screen.page.get_by_role("link", name="Go on there").click()
    there = screens(window=opening.value)
    assert position(there) == before
    found = re.fullmatch(f"{server.address}/t/(.+)#(.+)", there.page.url)
    assert found, there.page.url
    players = server.ask("GET", f"/tables/{found[1]}", key=found[2])["players"]
    assert [player["bot"] for player in players] == [None, "farmer"]
    there.play_on(Random(5), lambda seen: seen["version"] > 14 and seen["asked"])
    later = position(there)
    assert later != before

    # And back: its link is pasted on the page's start page.
    back = link_of(there.page)
    screen.page.keyboard.press("Escape")
    screen.home()
    screen.page.get_by_role("textbox", name="or paste a link").fill(back)
    screen.page.get_by_role("button", name="Open", exact=True).click()
    assert position(screen) == later


def test_a_link_that_is_damaged_says_so(screens: Open) -> None:
    screen = screens(viewport=PHONE, has_touch=True, is_mobile=True)
    screen.page.goto(f"{screen.folder.address}#/record#aNOTHING")
    expect(screen.page.get_by_role("alert")).to_have_text(DAMAGED)
    screen.page.get_by_role("link").click()
    expect(screen.start).to_be_enabled()


def test_where_there_is_no_room_for_more_it_is_said_and_what_is_kept_stays(screen: PageScreen) -> None:
    screen.begin("arle", "novice")
    seen = screen.play_on(Random(3), lambda seen: seen["version"] > 4 and seen["asked"])
    worker = next(worker for worker in screen.page.workers if "engine" in worker.url)
    worker.evaluate(FULL)
    screen.expect_trouble("503|disk is full")
    screen.page.locator(".options .choice[data-move]").first.click()
    expect(screen.page.get_by_text("no more room for your games").first).to_be_visible()
    assert screen.version == seen["version"]
    worker.evaluate(ROOMY)
    screen.play_on(Random(3), lambda now: now["version"] > seen["version"])
    later = screen.wait()["version"]
    screen.page.reload()
    assert screen.wait()["version"] == later
