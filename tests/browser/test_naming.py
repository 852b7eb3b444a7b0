"""Whoever comes by link to a seat that the maker has not named is asked what they are called: once, and lightly."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from allmende.server.seats import LONGEST_NAME
from browser.conftest import Open
from browser.screen import PHONE, Screen

ASKS = re.compile("What are you called\\?|Wie heißt du\\?")

SITS = """() => JSON.parse(localStorage['allmende.tables'] ?? '[]')
  .some((each) => location.hash.includes(each.key) && each.told)"""
"""Whether the server has heard who has come by this link: by then it is known if they are asked for a name."""


def invite(screen: Screen, name: str = "") -> str:
    """Ann sets up a table and gives a friend the link, perhaps with a name."""
    page = screen.home().page
    page.get_by_role("group", name="Seat 1").get_by_label("Name").fill("Ann")
    second = page.get_by_role("group", name="Seat 2")
    second.get_by_role("radio", name="by link").check(force=True)
    second.get_by_label("Name").fill(name)
    page.get_by_role("button", name="Start").click()
    link = page.get_by_role("textbox", name=f"Link for {name or 'Player 2'}").input_value()
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


def expect_told(screen: Screen, *texts: str) -> None:
    """The log has these lines of names, and no others."""
    lines = screen.page.get_by_role("region", name="Log").get_by_text("is called")
    expect(lines).to_have_text(list(texts))


def test_a_friend_is_asked_once_and_called_like_that_by_everybody_from_then_on(screens: Open) -> None:
    ann, bob, eve = screens(), screens(viewport=PHONE, language="de", theme="dark"), screens()
    # Whoever would rather not say is not asked again at that table.
    asked = come(bob, invite(ann))
    expect(asked).to_be_in_viewport(ratio=1)
    bob.page.get_by_role("button", name="Player 2").click()
    expect(asked).to_have_count(0)
    bob.page.reload()
    expect(bob.page.get_by_text("Player 2").first).to_be_attached()
    expect_unasked(bob)
    # What stood in is no name: the start page leaves it open, and the next table asks.
    expect(bob.home().page.get_by_role("group", name="Platz 1").get_by_label("Name")).to_have_value("")

    link = invite(ann)
    expect(come(bob, link)).to_be_visible()
    expect(come(eve, link.split("#")[0])).to_have_count(0)
    expect(ann.page.get_by_label(ASKS)).to_have_count(0)
    # What is typed plays no move, and is text.
    asked.press_sequentially("12 <b>Bob</b>" + "!" * 200)
    name = ("12 <b>Bob</b>" + "!" * 200)[:LONGEST_NAME]
    assert bob.version == 0
    asked.press("Enter")
    expect(asked).to_have_count(0)
    for screen in (ann, eve):
        expect_told(screen, f"Player 2 is called {name} from now on.")
        expect(screen.page.get_by_label(ASKS)).to_have_count(0)
    bob.page.reload()
    expect(bob.page.get_by_text(name).first).to_be_attached()
    expect_unasked(bob)
    # The browser knows it now, wherever its owner comes next.
    bob.home()
    expect(bob.page.get_by_role("button", name=name, exact=True)).to_be_visible()
    come(bob, invite(ann))
    expect_told(ann, f"Player 2 is called {name} from now on.")
    expect_unasked(bob)
    # A name that the maker has given stays.
    come(bob, invite(ann, "Robert"))
    expect(bob.page.get_by_text("Robert").first).to_be_attached()
    expect_unasked(bob)
    expect_told(ann)
    # A name that is known is taken unasked unless it is taken, and elsewhere they are called as ever.
    eve.page.evaluate(CALLED)
    eve.expect_trouble("422")
    asked = come(eve, invite(ann))
    expect(asked).to_have_value("ann")
    expect(eve.page.get_by_role("alert")).to_contain_text("Somebody else at this table is called Ann.")
    asked.fill("Annie")
    eve.page.get_by_role("button", name="That's me").click()
    expect_told(ann, "Player 2 is called Annie from now on.")
    assert eve.page.evaluate("JSON.parse(localStorage['allmende.settings']).name") == "ann"


CALLED = """localStorage['allmende.settings'] =
  JSON.stringify({ ...JSON.parse(localStorage['allmende.settings']), name: 'ann' })"""


def test_whoever_takes_a_seat_over_or_sits_down_at_an_open_table_can_say_a_name_first(screens: Open) -> None:
    ann, bob, cid = screens(), screens(), screens(viewport=PHONE, language="de")
    come(bob, invite(ann, "Bob"))
    bob.page.get_by_role("button", name="Players and links").click()
    bob.page.get_by_role("button", name="Hand Bob's seat over to somebody else").click()
    cid.page.goto(bob.page.get_by_role("textbox", name="Link that hands Bob's seat over").input_value())
    expect(cid.page.get_by_text("Bob übergibt dir einen Platz")).to_be_visible()
    cid.page.get_by_label(ASKS).fill("Cid")
    cid.page.get_by_role("button", name="Den Platz übernehmen").click()
    expect(cid.page.locator("main.table")).to_be_visible()
    expect(cid.page.get_by_role("button", name="Zurücknehmen", exact=True)).to_be_visible()
    expect(cid.page.get_by_text("Cid").first).to_be_attached()
    expect(ann.page.get_by_role("region", name="Log")).to_contain_text("Bob has handed the seat over to")

    page = ann.home().page
    page.get_by_role("group", name="Seat 2").get_by_role("radio", name="open").check(force=True)
    page.get_by_role("button", name="Offer this table").click()
    table = page.get_by_role("article", name="Table of Ann")
    expect(table).to_be_visible()
    dot = screens()
    dot.page.goto(dot.server.address)
    dot.page.get_by_label(ASKS).fill("Dot")
    dot.page.get_by_role("article", name="Table of Ann").get_by_role("button", name="Sit down").click()
    expect(dot.page.locator("main.table")).to_be_visible()
    table.get_by_role("button", name="To the table").click()
    expect(page.get_by_text("Dot").first).to_be_attached()
