"""The start page offers Agricola with its own options, and sets up a table of it."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.screen import Screen
from browser.serving import Json, Made, Server


def choose_agricola(screen: Screen) -> None:
    """Come to the start page and choose the game."""
    screen.home().page.get_by_role("radio", name="Agricola").check(force=True)


def started(screen: Screen, server: Server) -> Json:
    """Start the game, and see how it was set up."""
    screen.page.get_by_role("button", name="Start").click()
    screen.wait()
    expect(screen.page.get_by_role("region", name="Game Board")).to_be_visible()
    table, key = screen.page.url.split("/t/")[1].split("#")
    return server.state(Made(table, key, {}))


def test_agricola_for_two_four_or_one_with_help_and_options(screen: Screen, server: Server) -> None:
    choose_agricola(screen)
    # Cards are explained before there is a table.
    screen.page.get_by_role("button", name="Help").click()
    expect(screen.page.locator("dialog[open] li").filter(has_text="prerequisite")).to_be_visible()
    screen.page.keyboard.press("Escape")
    # What is usual.
    state = started(screen, server)
    assert state["title"] == "agricola"
    assert len(state["players"]) == 2
    names = {action["name"] for action in state["view"]["actions"]}
    assert "farm-expansion" in names
    assert "side-job" not in names
    # With all tiles there are more action spaces.
    choose_agricola(screen)
    screen.page.get_by_text("Options", exact=True).click()
    for option in ("Side Job tile", "Variant tile"):
        choices = screen.page.get_by_role("group", name=option)
        choices.get_by_role("radio", name="with", exact=True).check(force=True)
    started(screen, server)
    for space in ("side-job", "tile-copse", "modest-wish-for-children"):
        expect(screen.page.locator(f'[data-target="space:{space}"]')).to_be_visible()
    # Four sit at a larger board.
    choose_agricola(screen)
    for number in (3, 4):
        screen.page.get_by_role("button", name="Add a seat").click()
        expect(screen.page.get_by_role("button", name=f"Remove seat {number}")).to_be_visible()
    assert len(started(screen, server)["players"]) == 4
    expect(screen.page.locator('[data-at="space:traveling-players"]')).to_be_visible()
    expect(screen.page.locator(".place-others .farmyard")).to_have_count(3)
    # Alone there are no other farms.
    choose_agricola(screen)
    screen.page.get_by_role("button", name="Remove seat 2").click()
    assert len(started(screen, server)["players"]) == 1
    expect(screen.page.locator("[data-part=others]")).to_have_count(0)
