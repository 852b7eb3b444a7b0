"""Planned moves: two at their screens, one of whom plans while the other decides."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Open
from browser.screen import Screen
from browser.serving import Server


def press(screen: Screen, move: str) -> None:
    """Choose a move from the list."""
    screen.page.locator(f'.options .choice[data-move="{move}"]').click()


def test_a_turn_is_planned_with_an_alternative_and_played_when_it_comes(screens: Open, server: Server) -> None:
    made = server.new("link", "link", title="agricola")
    acting = server.state(made)["view"]["to_act"][0]
    ann, bob = screens().sit(made, made.links[acting]), screens().sit(made, made.links[1 - acting])
    page, key = bob.page, made.links[acting]

    # Pressing the board is planning now, as in one's own turn; what follows in the turn is planned, too.
    page.get_by_role("button", name="Plan my next turn").click()
    page.locator('button.lit[data-target="space:forest"]').click()
    expect(page.locator(".plan ol b")).to_have_text(["Place on Forest"])
    page.get_by_role("button", name="Plan an alternative for turn 1").click()
    press(bob, "place farmland")
    page.locator("button.lit[data-target^='land:'], .options .choice[data-move^='plow']").first.click()
    expect(page.locator(".plan ol b").nth(1)).to_contain_text("Plow")
    # The second turn, by keyboard.
    expect(page.locator(".plan .lead")).to_have_count(0)
    expect(page.locator(".question")).to_contain_text("place your last person")
    page.keyboard.press("1")
    expect(page.locator(".plan ol > li")).to_have_count(2)
    # It is only Bob's.
    assert server.state(made, key)["version"] == 0
    expect(ann.page.locator(".plan ol")).to_have_count(0)
    page.get_by_role("button", name="Cancel", exact=False).last.click()
    expect(page.locator(".plan ol > li")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("main.planning")).to_have_count(0)

    # It is kept, says when a way is closed, and is played when the turn comes.
    page.reload()
    expect(page.locator(".plan ol b")).to_have_count(2)
    press(ann, "place forest")
    expect(page.locator(".plan ol")).to_have_count(0)
    moves = [past["move"] for past in server.state(made)["history"][1:]]
    assert moves[:2] == ["place forest", "place farmland"]
    assert moves[2].startswith("plow")

    # What is not possible any more is dropped, and told.
    page.keyboard.press("p")
    press(bob, "place fishing")
    expect(page.locator(".plan ol b")).to_have_text(["Place on Fishing"])
    server.move(made, "place fishing", key)
    expect(page.get_by_role("alert").filter(has_text="Your plan is canceled")).to_contain_text("Fishing")
    expect(page.locator(".asked")).to_be_visible()
    page.locator(".plan .dropped button").click()
    expect(page.locator(".plan")).to_have_count(0)
