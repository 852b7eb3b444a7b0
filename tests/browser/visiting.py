"""Going from table to table as a person does who follows links: the page is loaded once."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.screen import Screen
from browser.serving import Made

# Goes where a link of the page would lead, and waits until the table that was shown has gone.
FOLLOW = """(path) => {
  history.pushState(null, '', path)
  dispatchEvent(new PopStateEvent('popstate'))
}"""


def visit(screen: Screen, made: Made) -> Screen:
    """Come to a table with its maker's key, from the one before it if there is one."""
    if not screen.page.url.startswith(screen.server.address):
        return screen.sit(made)
    before = screen.page.locator("main.table").element_handle() if screen.page.locator("main.table").count() else None
    screen.page.evaluate(FOLLOW, f"/t/{made.table}#{made.key}")
    if before:
        screen.page.wait_for_function("(before) => !before.isConnected", arg=before)
    expect(screen.page.locator("main.table")).to_be_visible()
    return screen
