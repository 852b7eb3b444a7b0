"""The start page offers Fields of Arle with its own options, and sets up a table of it."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.screen import Screen
from browser.serving import Json, Made, Server


def choose_arle(screen: Screen) -> None:
    """Come to the start page and choose the game."""
    screen.home().page.get_by_role("radio", name="Fields of Arle").check(force=True)


def started(screen: Screen, server: Server) -> Json:
    """Start the game, and see how it was set up."""
    screen.page.get_by_role("button", name="Start").click()
    screen.wait()
    expect(screen.page.get_by_role("region", name="Game Board")).to_be_visible()
    table, key = screen.page.url.split("/t/")[1].split("#")
    return server.state(Made(table, key, {}))


def test_arle_for_two_or_one_with_the_rules_that_are_chosen(screen: Screen, server: Server) -> None:
    choose_arle(screen)
    # There are two seats at most.
    expect(screen.page.get_by_role("button", name="Remove seat 2")).to_be_visible()
    expect(screen.page.get_by_role("button", name="Add a seat")).to_have_count(0)
    state = started(screen, server)
    assert state["title"] == "arle"
    assert len(state["players"]) == 2
    assert state["options"]["rules"] == "printed"
    assert state["options"]["loading"] == "any-time"
    # Alone there is no other farm to look at, and no special action; options follow the rules.
    choose_arle(screen)
    screen.page.get_by_role("button", name="Remove seat 2").click()
    screen.page.get_by_text("Options", exact=True).click()
    screen.page.locator("input[type=radio][value=online]").check(force=True)
    state = started(screen, server)
    options = state["options"]
    assert (options["rules"], options["payment"], options["loading"]) == ("online", "cheap", "between-actions")
    assert len(state["players"]) == 1
    expect(screen.page.locator("[data-part=others]")).to_have_count(0)
    expect(screen.page.locator("details.special")).to_have_count(0)
