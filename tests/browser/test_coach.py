"""The coach beside the table: it asks back before something is lost, and says what it knows no more if so wished."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.agricola import STANDS, played
from browser.conftest import Open
from browser.serving import Server


def test_begging_is_asked_about_before_it_is_played(screens: Open, server: Server) -> None:
    game = played(2, STANDS["feeding"])
    seat = game.to_act[0]
    made = server.open(game)
    screen = screens(coach="gentle")
    screen.sit(made).wait()
    version, family = screen.version, screen.page.locator(f'.supply [data-at="{seat}/people"]')
    coach = screen.page.get_by_role("region", name="Coach")
    family.click()
    expect(coach.get_by_role("alert")).to_be_visible()
    coach.get_by_role("button", name="Choose again").click()
    expect(coach).to_have_count(0)
    assert screen.version == version
    family.click()
    coach.get_by_role("button", name="Don't tell me this again").click()
    screen.wait_past(version)
    # It keeps to that, also at another table.
    screen.sit(server.open(game)).wait()
    version = screen.version
    family.click()
    screen.wait_past(version)
