"""Whoever comes by link to a seat that the maker has not named is asked what they are called: once, and lightly."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Locator, expect

from allmende.server.seats import LONGEST_NAME
from browser.conftest import Open
from browser.screen import PHONE, Screen

ASKS = re.compile("What are you called\\?|Wie heißt du\\?")


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


def come(screen: Screen, link: str, name: str = "") -> Locator:
    """A friend comes by the link, called like this in this browser; where they are asked, if they are."""
    page = screen.page
    if name:
        settings = json.dumps({"language": "en", "speed": 0, "name": name})
        page.add_init_script(f"localStorage['allmende.settings'] = {json.dumps(settings)}")
    page.goto(link)
    expect(page.locator("main.table")).to_be_visible()
    page.wait_for_load_state("networkidle")
    return page.get_by_label(ASKS)


def expect_told(screen: Screen, *texts: str) -> None:
    """The log has these lines of names, and no others."""
    lines = screen.page.get_by_role("region", name="Log").get_by_text("is called")
    expect(lines).to_have_text(list(texts))


def test_a_friend_is_asked_and_called_like_that_by_everybody_from_then_on(screens: Open) -> None:
    ann, bob, eve = screens(), screens(viewport=PHONE, language="de", theme="dark"), screens()
    link = invite(ann)
    asked = come(bob, link)
    expect(asked).to_be_in_viewport(ratio=1)
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
    bob.page.reload()
    expect(bob.page.get_by_text(name).first).to_be_attached()
    bob.page.wait_for_load_state("networkidle")
    expect(asked).to_have_count(0)
    # The browser knows it now, wherever its owner comes next.
    bob.home()
    expect(bob.page.get_by_role("button", name=name, exact=True)).to_be_visible()
    again = invite(ann)
    expect(come(bob, again)).to_have_count(0)
    expect_told(ann, f"Player 2 is called {name} from now on.")


def test_a_name_that_is_known_is_taken_unasked_unless_it_is_taken(screens: Open) -> None:
    ann, bob, other = screens(), screens(), screens()
    expect(come(bob, invite(ann), "Bob")).to_have_count(0)
    expect_told(ann, "Player 2 is called Bob from now on.")
    other.expect_trouble("422")
    asked = come(other, invite(ann), "ann")
    expect(asked).to_have_value("ann")
    expect(other.page.get_by_role("alert")).to_contain_text("Somebody else at this table is called Ann.")
    asked.fill("Annie")
    other.page.get_by_role("button", name="That's me").click()
    expect_told(ann, "Player 2 is called Annie from now on.")
    # Elsewhere they are called as ever.
    assert other.page.evaluate("JSON.parse(localStorage['allmende.settings']).name") == "ann"


def test_whoever_would_rather_not_say_is_not_asked_again(screens: Open) -> None:
    ann, bob = screens(), screens()
    asked = come(bob, invite(ann))
    bob.page.get_by_role("button", name="Stay Player 2").click()
    expect(asked).to_have_count(0)
    bob.page.reload()
    expect(bob.page.get_by_text("Player 2").first).to_be_attached()
    bob.page.wait_for_load_state("networkidle")
    expect(asked).to_have_count(0)
    # What stood in is no name: the start page leaves it open, and the next table asks.
    expect(bob.home().page.get_by_role("group", name="Seat 1").get_by_label("Name")).to_have_value("")
    expect(come(bob, invite(ann))).to_be_visible()


def test_a_name_that_the_maker_has_given_stays(screens: Open) -> None:
    ann, bob = screens(), screens()
    expect(come(bob, invite(ann, "Robert"), "Bob")).to_have_count(0)
    expect(bob.page.get_by_text("Robert").first).to_be_attached()
    expect_told(ann)


def test_whoever_takes_a_seat_over_or_sits_down_at_an_open_table_can_say_a_name_first(screens: Open) -> None:
    ann, bob, cid = screens(), screens(), screens(viewport=PHONE, language="de")
    invite(ann)
    page = ann.page
    page.get_by_role("button", name="Players and links").click()
    page.get_by_role("button", name="Hand Ann's seat over to somebody else").click()
    bob.page.goto(page.get_by_role("textbox", name=re.compile("seat over|Ann's seat")).input_value())
    bob.page.get_by_label(ASKS).fill("Bob")
    bob.page.get_by_role("button", name="Take the seat").click()
    expect(bob.page.locator("main.table")).to_be_visible()
    expect(bob.page.get_by_text("Bob").first).to_be_attached()

    page = bob.home().page
    page.get_by_role("group", name="Seat 2").get_by_role("radio", name="open").check(force=True)
    page.get_by_role("button", name="Offer this table").click()
    expect(page.get_by_role("article", name="Table of Bob")).to_be_visible()
    cid.page.goto(cid.server.address)
    cid.page.get_by_label(ASKS).fill("Cid")
    cid.page.get_by_role("button", name="Hinsetzen").click()
    expect(cid.page.locator("main.table")).to_be_visible()
    page.get_by_role("button", name="To the table").click()
    expect(page.get_by_text("Cid").first).to_be_attached()
