"""The start page as a browser shows it; what can be chosen there, and what follows, is tested with the client."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.conftest import Open
from browser.screen import LAPTOP, PHONE, Screen


def brightness(screen: Screen) -> float:
    """How bright the page is, from 0 to 1."""
    colour = str(screen.page.evaluate("() => getComputedStyle(document.body).backgroundColor"))
    return sum(int(part) for part in re.findall(r"\d+", colour)[:3]) / 765


def test_start_is_in_sight_however_much_is_open_by_day_and_by_lamplight(screens: Open) -> None:
    screen = screens(language="de", viewport=PHONE, color_scheme="light").home()
    page, start = screen.page, screen.page.locator(".start")

    def expect_in_sight() -> None:
        for language, change in (("de", "In English"), ("en", "Auf Deutsch")):
            expect(page.locator("html")).to_have_attribute("lang", language)
            for size in (LAPTOP, PHONE):
                screen.resize(size)
                expect(start).to_be_in_viewport(ratio=1)
                assert page.evaluate("document.scrollingElement.scrollWidth") == size["width"]
            page.get_by_role("button", name=change).click()

    expect_in_sight()
    page.locator("input[name=game][value=agricola]").check(force=True)
    for _ in range(2):
        page.locator(".add").click()
    page.locator("summary").click()
    expect(page.locator("details fieldset").last).to_be_visible()
    page.evaluate("scrollTo(0, 0)")
    expect_in_sight()

    # Light is as the system wants it, unless it was chosen.
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        assert (brightness(screen) > 0.5) == (scheme == "light")
    page.get_by_role("button", name="Einstellungen").click()
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        for name, bright in {"Tag": True, "Lampe": False}.items():
            page.get_by_role("button", name=name, exact=True).click()
            assert (brightness(screen) > 0.5) == bright
    page.emulate_media(color_scheme="light")
    page.reload()
    expect(start).to_be_visible()
    assert brightness(screen) < 0.5
