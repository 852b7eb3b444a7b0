"""The rules at hand in the browser: a panel beside the table, which leads from what is pointed at to its place."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.screen import Screen
from browser.serving import Server


def test_rules_are_looked_up_beside_the_table_and_an_example_is_played(screen: Screen, server: Server) -> None:
    page = screen.sit(server.new("here", "random")).page
    rules = page.get_by_role("complementary", name="Rules")
    nursery = page.locator("[data-target='space:nursery']")

    # From a space the key leads to its place, where it has the focus.
    nursery.focus()
    page.keyboard.press("r")
    expect(rules.locator("[data-anchor='space:nursery']")).to_be_focused()
    expect(rules.get_by_role("heading", name="Quadrant II")).to_be_visible()

    # The boards stay in sight.
    panel, boards = rules.bounding_box(), page.locator(".boards").bounding_box()
    assert panel is not None
    assert boards is not None
    assert panel["x"] >= boards["x"] + boards["width"]

    # Escape closes them, and gives the focus back.
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    expect(nursery).to_be_focused()

    # From the help one comes to the search, which finds in the language that is spoken.
    page.keyboard.press("?")
    page.get_by_role("dialog").get_by_role("button", name="Rules").click()
    expect(rules.get_by_role("searchbox")).to_be_focused()
    page.keyboard.type("fallow")
    rules.get_by_role("link", name="Fallow fields").first.click()
    expect(rules.get_by_role("heading", name="Fallow fields")).to_be_visible()
    page.get_by_role("button", name="DE", exact=True).click()
    example = page.get_by_role("button", name="Dieses Beispiel spielen")
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
