"""The rules at hand in the browser: a panel beside the table, which leads from what is pointed at to its place."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Route, expect

from browser.conftest import Open
from browser.screen import PHONE, Screen
from browser.serving import Server

ILLUSTRATED = {"hallertau": "Community Center", "arle": "The barn", "agricola": "Fences"}
"""A chapter with a picture of each title."""

ON_A_PHONE: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


def test_rules_are_looked_up_beside_the_table_and_an_example_is_played(screen: Screen, server: Server) -> None:
    page = screen.sit(server.new("here", "random")).page
    screen.wait()
    nursery = page.locator("[data-target='space:nursery']")

    # Words that are on their way come in the language that is spoken by then.
    for language in ("DE", "EN"):
        page.get_by_role("button", name=language, exact=True).click()
    expect(page.get_by_role("button", name="DE", exact=True)).to_be_visible()
    held: list[Route] = []
    page.route("**/api/words/en/rules", lambda route: held.append(route))
    page.keyboard.press("r")
    screen.until(lambda: held, "a request for words")
    page.get_by_role("button", name="DE", exact=True).click()
    held[0].continue_()
    expect(page.get_by_role("searchbox", name="Etwas nachschlagen")).to_be_visible()
    page.unroute_all()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="EN", exact=True).click()
    rules = page.get_by_role("complementary", name="Rules")
    expect(page.get_by_role("button", name="DE", exact=True)).to_be_visible()
    expect(page.locator("aside.rules")).to_have_count(0)

    # From a space the key leads to its place, where it has the focus.
    nursery.focus()
    page.keyboard.press("r")
    expect(rules.locator("[data-anchor='space:nursery']")).to_be_focused()
    expect(rules.get_by_role("heading", name="Quadrant II")).to_be_visible()

    # The boards stay in sight.
    screen.rest()
    panel, boards = rules.bounding_box(), page.locator(".boards").bounding_box()
    assert panel is not None
    assert boards is not None
    assert panel["x"] >= boards["x"] + boards["width"]

    # Escape closes them, and gives the focus back.
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    expect(nursery).to_be_focused()

    # A line of the log leads to them.
    page.locator(".log .ask").last.click()
    expect(rules.locator(".sought")).to_be_visible()
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)

    # From the help one comes to the search, which finds in the language that is spoken.
    page.keyboard.press("?")
    page.get_by_role("dialog").get_by_role("button", name="Rules").click()
    search = rules.get_by_role("searchbox")
    expect(search).to_be_focused()
    # A search for too much is answered in the panel.
    screen.expect_trouble("422")
    search.fill("a b c d e f g h i j k l m")
    expect(rules.get_by_role("alert")).to_contain_text("at most 12 words")
    search.fill("")
    page.keyboard.type("fallow")
    rules.get_by_role("link", name="Fallow fields").first.click()
    expect(rules.get_by_role("alert")).to_have_count(0)
    expect(rules.get_by_role("heading", name="Fallow fields")).to_be_visible()
    page.get_by_role("button", name="DE", exact=True).click()
    example = page.get_by_role("button", name="Durchspielen")
    expect(example).to_be_visible()

    # The page of the rules says so if a link leads to a place that is not there.
    book = page.context.new_page()
    book.goto(f"{server.address}/rules/hallertau?language=en#gone")
    expect(book.get_by_role("alert")).to_contain_text("These are the chapters")
    book.get_by_role("link", name="Fallow fields").click()
    expect(book.get_by_role("alert")).to_have_count(0)
    book.close()

    # An example is a table of its own.
    table = page.url
    example.click()
    page.wait_for_url(re.compile(rf"/t/(?!{table.rpartition('/t/')[2].partition('#')[0]})"))
    expect(page.locator("main.table")).to_be_visible()
    expect(page.get_by_role("complementary", name="Regeln")).to_have_count(0)


def test_on_a_phone_the_rules_are_a_sheet_and_a_held_symbol_leads_to_its_place(screens: Open, server: Server) -> None:
    screen = screens(**ON_A_PHONE).sit(server.new("here", "random"))
    page = screen.page
    rules = page.get_by_role("complementary", name="Rules")
    symbol = page.locator("[data-target='space:nursery'] [data-symbol='clay']").first
    symbol.scroll_into_view_if_needed()
    screen.rest()
    box = symbol.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    expect(rules).to_be_visible()
    page.mouse.up()
    expect(rules.locator("[data-anchor='resource:clay'], [data-anchor='goods.kinds']").first).to_be_visible()
    screen.rest()
    sheet = rules.bounding_box()
    assert sheet is not None
    assert (sheet["x"], sheet["width"]) == (0, PHONE["width"])
    assert sheet["y"] + sheet["height"] >= PHONE["height"] - 1
    # What is looked for and isn't there is answered with chapters to go on from.
    rules.get_by_role("searchbox").fill("xqzzy")
    expect(rules.get_by_role("status")).to_have_text("Nothing mentions “xqzzy”. Perhaps this helps:")
    rules.get_by_role("link", name="The idea").click()
    expect(rules.get_by_role("heading", name="The idea")).to_be_visible()
    assert page.evaluate("document.scrollingElement.scrollWidth") == PHONE["width"]


def test_pages_and_the_panel_draw_pictures_and_examples_are_played(screen: Screen, server: Server) -> None:
    page = screen.page
    rules = page.get_by_role("complementary", name="Rules")
    for title, chapter in ILLUSTRATED.items():
        page.goto(f"{server.address}/rules/{title}?language=en")
        pictures = page.locator("figure")
        assert pictures.count() >= 4
        for number in range(pictures.count()):
            pictures.nth(number).scroll_into_view_if_needed()
            expect(pictures.nth(number).locator(".picture"), title).to_be_visible()
        page.locator("[data-icons]").first.scroll_into_view_if_needed()
        expect(page.locator("[data-icons] svg").first, title).to_be_visible()
        page.get_by_role("link", name="Try it").first.click()
        page.wait_for_url(re.compile(r"/t/"))
        expect(page.locator("main.table")).to_be_visible()
        # Beside the example that is played there are pictures, too.
        page.keyboard.press("r")
        rules.get_by_role("link", name=chapter, exact=True).click()
        picture = rules.locator(".picture").first
        expect(picture, title).to_be_visible()
        expect(picture, title).to_have_attribute("aria-label", re.compile("."))
        # It is drawn from a position, fits the panel, and nothing in it can be pressed.
        assert picture.evaluate("each => each.querySelectorAll('svg').length") > 5
        assert picture.evaluate("each => each.firstElementChild.inert && each.scrollWidth <= each.clientWidth")
        # The table's own boards stay what is found by their names.
        assert page.locator(".boards [data-target]").count() > 0
        if title == "agricola":
            expect(rules.get_by_role("heading", name="It is about:")).to_be_visible()
            rules.locator(".concerns").get_by_role("link", name="Fencing", exact=True).click()
            expect(rules.locator("[data-anchor='space:fencing']")).to_be_visible()
        # The page's link to the game chooses it.
        page.goto(f"{server.address}/?title={title}")
        expect(page.get_by_role("button", name="Start")).to_be_enabled()
        assert page.evaluate("JSON.parse(localStorage['allmende.settings']).title") == title
