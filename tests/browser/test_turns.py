"""A full screen, on which a turn is confirmed."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.screen import Screen
from browser.serving import Server


def switch(screen: Screen, name: str, to: str) -> None:
    """Set something in the settings."""
    screen.page.get_by_role("button", name="Settings").click()
    screen.page.get_by_role("group", name=name).get_by_role("button", name=to, exact=True).click()
    screen.page.keyboard.press("Escape")


def test_a_turn_ends_when_it_is_confirmed_on_a_full_screen(screen: Screen, server: Server) -> None:
    made = server.new("here", "link")
    if not server.state(made)["decisions"]:
        server.move(made, "place weekly-market", made.links[1])
    screen.sit(made).wait()
    page = screen.page
    # Browsers refuse a full screen now and then.
    page.evaluate("""() => {
      window.fill = Element.prototype.requestFullscreen
      Element.prototype.requestFullscreen = async () => { throw new TypeError('not now') }
    }""")
    page.get_by_role("button", name="Settings").click()
    full = page.get_by_role("group", name="Full screen")
    full.get_by_role("button", name="on", exact=True).click()
    expect(page.get_by_role("dialog").get_by_role("alert")).to_have_text("Your browser doesn't allow that just now.")
    expect(full.get_by_role("button", name="off", exact=True)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    page.evaluate("() => { Element.prototype.requestFullscreen = window.fill }")
    switch(screen, "Full screen", "on")
    page.wait_for_function("() => document.fullscreenElement === document.documentElement")
    switch(screen, "Full screen", "off")
    page.wait_for_function("() => document.fullscreenElement === null")

    switch(screen, "Confirm my turns", "on")
    version = screen.version
    confirm = screen.page.get_by_role("group", name="End my turn")
    # The first move of a turn leaves the rest of it to be decided.
    screen.choose("place nursery")
    screen.wait_past(version)
    expect(confirm).to_have_count(0)
    version = screen.version
    screen.choose("choose 1")
    expect(confirm).to_contain_text("with that your turn ends")
    confirm.get_by_role("button", name="Choose again").click()
    expect(confirm).to_have_count(0)
    screen.choose("choose 1")
    screen.page.keyboard.press("Escape")
    expect(confirm).to_have_count(0)
    assert server.state(made)["version"] == version
    screen.choose("choose 1")
    expect(confirm.get_by_role("button", name="End my turn")).to_be_focused()
    # It goes on waiting while something else happens at the table.
    server.ask("POST", f"/tables/{made.table}/seats/1", {"name": "Bea"}, made.links[1])
    screen.wait_past(version)
    version = screen.version
    expect(confirm).to_have_count(1)
    screen.page.keyboard.press("Enter")
    screen.wait_past(version)
    assert server.state(made)["history"][-1]["move"] == "choose 1"
    expect(confirm).to_have_count(0)
