"""Languages: whichever the server lists is spoken, and kept. That nothing is left behind, unit tests hear."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Open
from browser.serving import Server


def test_a_language_that_is_listed_is_spoken(screens: Open, server: Server) -> None:
    """A third one is nothing to the client but an entry of the list, and words: here a few of them."""
    screen = screens(language="")
    known = screen.page.request.get(f"{server.address}/api/languages").json()
    assert [each["code"] for each in known] == ["en", "de"]
    frisian = {"code": "frr", "name": "Nordfriisk", "change": "Aw Nordfriisk"}
    words = "screen-settings = Iinstalangen\nscreen-language = Spriak\nscreen-in-this-language = Aw Nordfriisk\n"
    screen.page.route("**/api/languages", lambda route: route.fulfill(json=[*known, frisian]))
    screen.page.route("**/api/words/frr", lambda route: route.fulfill(body=words))
    screen.page.route("**/api/words/frr/*", lambda route: route.fulfill(body=""))
    screen.home()
    for code, change in (("de", "Auf Deutsch"), ("frr", "Aw Nordfriisk")):
        screen.page.get_by_role("button", name=change).click()
        expect(screen.page.locator("html")).to_have_attribute("lang", code)
    screen.page.get_by_role("button", name="Iinstalangen").click()
    spoken = screen.page.get_by_role("group", name="Spriak").get_by_role("button")
    expect(spoken).to_have_text(["English", "Deutsch", "Nordfriisk"])
    screen.page.reload()
    expect(screen.page.locator("html")).to_have_attribute("lang", "frr")
