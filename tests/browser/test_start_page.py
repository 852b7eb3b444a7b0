"""The start page: what a new table can be, and which choices belong together."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.screen import Screen
from browser.serving import Json, Made, Server


def options(screen: Screen, server: Server) -> Json:
    """Start the game, and see how it was set up."""
    screen.page.get_by_role("button", name="Start").click()
    screen.wait()
    table, key = screen.page.url.split("/t/")[1].split("#")
    return dict(server.state(Made(table, key, {}))["options"])


def test_cards_are_on_unless_somebody_wants_none(screen: Screen, server: Server) -> None:
    chosen = options(screen.home(), server)
    assert chosen == {"cards": "on", "gateway": "beginner", "farmyard": "hops", "progress": "together"}
    expect(screen.hand).to_have_count(5)


def test_decks_are_chosen_where_there_are_cards(screen: Screen, server: Server) -> None:
    screen.home()
    gateway = screen.page.get_by_role("combobox", name="Gateway cards")
    farmyard = screen.page.get_by_role("combobox", name="Farmyard cards")
    caution = screen.page.get_by_text("Nobody has tried how well they play mixed")
    first = screen.page.get_by_text(re.compile("For a first game"))
    expect(caution).to_have_count(0)
    farmyard.select_option("mixed")
    expect(caution).to_be_visible()
    farmyard.select_option("sheep")
    gateway.select_option("random")
    expect(caution).to_have_count(0)
    expect(first).to_be_visible()
    # Without cards there are no decks to choose.
    screen.page.get_by_role("radio", name="none").check(force=True)
    expect(gateway).to_have_count(0)
    expect(farmyard).to_have_count(0)
    expect(first).to_have_count(0)
    screen.page.get_by_role("radio", name="with hand cards").check(force=True)
    expect(gateway).to_have_value("random")
    chosen = options(screen, server)
    assert (chosen["gateway"], chosen["farmyard"]) == ("random", "sheep")


def test_without_cards_all_is_as_before(screen: Screen, server: Server) -> None:
    screen.home().page.get_by_role("radio", name="none").check(force=True)
    assert options(screen, server)["cards"] == "off"
    expect(screen.page.locator(".hand")).to_have_count(0)


def test_alone_the_goal_depends_on_the_cards(screen: Screen) -> None:
    screen.home().page.get_by_role("button", name="Remove seat 2").click()
    expect(screen.page.get_by_text("100 points, and more than 110")).to_be_visible()
    screen.page.get_by_role("radio", name="none").check(force=True)
    expect(screen.page.get_by_text("80 points, and more than 85")).to_be_visible()
