"""Trying moves out: at one of two screens, while the other shows nothing of it."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Open
from browser.screen import Screen
from browser.serving import Server


def press(screen: Screen, move: str) -> None:
    """Choose a move from the list."""
    screen.page.locator(f'.options .choice[data-move="{move}"]').click()


def test_moves_are_tried_out_above_the_table_and_played_at_once(screens: Open, server: Server) -> None:
    made = server.new("link", "link", title="agricola")
    acting = server.state(made)["view"]["to_act"][0]
    ann, bob = screens().sit(made, made.links[acting]), screens().sit(made, made.links[1 - acting])
    page, bar = ann.page, ann.page.get_by_role("region", name="Try it")
    expect(bob.page.get_by_role("button", name="Try it")).to_have_count(0)

    page.get_by_role("button", name="Try it").click()
    expect(bar).to_contain_text("You are trying something out. Nobody sees it.")
    expect(bar).to_be_focused()
    page.locator('button.lit[data-target="space:farmland"]').click()
    page.locator("button.lit[data-target^='land:'], .options .choice[data-move^='plow']").first.click()
    expect(bar).to_contain_text("2 moves")
    # What the turn is has been tried: nothing more is asked, and nobody is said to be waited for.
    expect(bar).to_contain_text("Your turn ends here, and so does your try.")
    expect(page.locator(".prompt :is(.asked, .waiting)")).to_have_count(0)
    expect(page.locator("main.ahead")).to_be_visible()
    page.keyboard.press("u")
    expect(bar).to_contain_text("1 move")
    page.keyboard.press("Shift+U")
    expect(bar).to_contain_text("Nothing is tried yet.")
    page.keyboard.press("Escape")
    expect(bar).to_have_count(0)
    assert server.state(made, made.links[acting])["version"] == 0

    page.keyboard.press("x")
    press(ann, "place farmland")
    page.locator("button.lit[data-target^='land:'], .options .choice[data-move^='plow']").first.click()
    bar.get_by_role("button", name="Play these moves").click()
    expect(bar).to_have_count(0)
    expect(bob.page.locator(".asked")).to_be_visible()
    moves = [past["move"] for past in server.state(made, made.links[acting])["history"][1:]]
    assert moves[0] == "place farmland"
    assert len(moves) == 2
    ann.page.keyboard.press("x")
    expect(bar).to_have_count(0)
