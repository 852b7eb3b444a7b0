"""The coach beside the table: it asks back before something is lost, if it comes. What it says, unit tests see."""

from __future__ import annotations

import re

from playwright.sync_api import Route, expect

from browser.agricola import STANDS, played
from browser.conftest import Open
from browser.screen import PHONE
from browser.serving import Server


def test_begging_is_asked_about_on_a_phone_if_the_coach_comes(screens: Open, server: Server) -> None:
    game = played(2, STANDS["feeding"])
    screen = screens(coach="gentle", language="de", viewport=PHONE, has_touch=True, is_mobile=True)
    page = screen.page
    # A coach that does not come plays nothing that is not wanted any more.
    screen.expect_trouble("ERR_FAILED|Failed to fetch|preload")
    held: list[Route] = []
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url) if request.url.endswith("/moves") else None)
    page.route("**/assets/Coach-*", lambda route: held.append(route))
    screen.sit(server.open(game)).wait()
    version = screen.version
    screen.choose("feed")
    screen.until(lambda: held, "a request for the coach")
    page.keyboard.press("Escape")
    with page.expect_event("requestfailed", lambda request: "/assets/Coach-" in request.url):
        for route in held:
            route.abort()
    # By then the page has heard of it, and what it does next it would have done.
    page.evaluate("() => new Promise((done) => setTimeout(done, 300))")
    assert not sent
    # Whoever still wants it plays it without the coach.
    page.unroute_all()
    page.route("**/assets/Coach-*", lambda route: route.abort())
    page.reload()
    screen.wait()
    screen.choose("feed")
    screen.wait_past(version)

    page.unroute_all()
    screen.sit(server.open(game)).wait()
    version, coach = screen.version, page.get_by_role("region", name="Begleiter")
    screen.choose("feed")
    expect(coach.get_by_role("alert")).to_have_text(
        re.compile(r"^So nimmst du Bettelmarken für \d+ fehlende Nahrung, .*\.$")
    )
    expect(coach.get_by_role("button", name="Anders wählen")).to_be_focused()
    for button in coach.get_by_role("button").all():
        expect(button).to_be_in_viewport(ratio=1)
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 44
    assert screen.version == version
    coach.get_by_role("button", name="So spielen").tap()
    screen.wait_past(version)
