"""Whoever comes by link to a seat that the maker has not named is asked what they are called: once, and lightly."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from allmende.server.tables.seats import LONGEST_NAME
from browser.conftest import Open
from browser.screen import PHONE, Screen

ASKS = re.compile("What's your name\\?|Wie heißt du\\?")

SITS = """() => JSON.parse(localStorage['allmende.tables'] ?? '[]')
  .some((each) => location.hash.includes(each.key) && each.told)"""
"""Whether the server has heard who has come by this link: by then it is known if they are asked for a name."""


def invite(screen: Screen) -> str:
    """Ann sets up a table and gives a friend the link."""
    page = screen.home().page
    page.get_by_role("group", name="Seat 1").get_by_label("Name").fill("Ann")
    page.get_by_role("group", name="Seat 2").get_by_role("radio", name="by link").check(force=True)
    page.get_by_role("button", name="Start").click()
    link = page.get_by_role("textbox", name="Link for Player 2").input_value()
    page.keyboard.press("Escape")
    return link


def come(screen: Screen, link: str) -> Locator:
    """A friend comes by the link; where they are asked for a name, if they are."""
    screen.page.goto(link)
    expect(screen.page.locator("main.table")).to_be_visible()
    return screen.page.get_by_label(ASKS)


def expect_unasked(screen: Screen) -> None:
    """Nobody asks for the name of whoever has come by link."""
    screen.hold(SITS, None, "that the server has heard who sits there")
    expect(screen.page.get_by_label(ASKS)).to_have_count(0)


def test_a_friend_is_asked_once_and_called_like_that_by_everybody_from_then_on(screens: Open) -> None:
    ann, bob = screens(), screens(viewport=PHONE, language="de", theme="dark")
    asked = come(bob, invite(ann))
    expect(asked).to_be_in_viewport(ratio=1)
    expect(ann.page.get_by_label(ASKS)).to_have_count(0)
    # What is typed plays no move, is text, and has room however long it is.
    typed = "12 <b>Bob</b>" + "W" * 200
    asked.press_sequentially(typed)
    name = typed[:LONGEST_NAME]
    assert bob.version == 0
    asked.press("Enter")
    expect(asked).to_have_count(0)
    lines = ann.page.get_by_role("region", name="Log").get_by_text("is called")
    expect(lines).to_have_text([f"Player 2 is called {name} from now on."])
    for screen in (ann, bob):
        assert screen.page.locator("b b, .asked b:text-is('Bob')").count() == 0
        for part in (".prompt", ".log .entries"):
            assert screen.page.locator(part).evaluate("(part) => part.scrollWidth <= part.clientWidth"), part
    bob.page.reload()
    expect(bob.page.get_by_text(name).first).to_be_attached()
    expect_unasked(bob)
    # The browser knows it now, wherever its owner comes next.
    bob.home()
    expect(bob.page.get_by_role("button", name=name, exact=True)).to_be_visible()
    come(bob, invite(ann))
    expect(lines).to_have_text([f"Player 2 is called {name} from now on."])
    expect_unasked(bob)
