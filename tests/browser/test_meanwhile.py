"""What is asked stands where it belongs."""

from __future__ import annotations

from playwright.sync_api import expect

from browser import agricola
from browser.games import asked
from browser.screen import Screen
from browser.serving import Server


def test_a_choice_names_its_space_and_stands_at_it(screen: Screen, server: Server) -> None:
    made = server.open(agricola.played(3, asked("prompt-take-one"), rounds=2))
    screen.sit(made).wait()
    version = screen.version
    expect(screen.page.locator(".asked .about")).to_contain_text("Place on Resource Market")
    panel = screen.page.locator(".atplace")
    expect(panel).to_be_visible()
    space = screen.page.locator('[data-at="space:resource-market"]').bounding_box()
    box = panel.bounding_box()
    assert space is not None
    assert box is not None
    assert abs(box["y"] - space["y"] - space["height"]) < 40 or abs(box["x"] - space["x"] - space["width"]) < 40
    panel.locator(".choice").first.click()
    screen.wait_past(version)
    expect(panel).to_have_count(0)
