"""The start page as a browser shows it; what can be chosen there, and what follows, is tested with the client."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Open
from browser.screen import LAPTOP, PHONE, Screen
from browser.serving import Made, Server


def test_start_is_in_sight_however_much_is_open(screens: Open) -> None:
    screen = screens(language="de", viewport=PHONE).home()
    page, start = screen.page, screen.page.locator(".start")

    def expect_in_sight() -> None:
        for language, change in (("de", "In English"), ("en", "Auf Deutsch")):
            expect(page.locator("html")).to_have_attribute("lang", language)
            for size in (LAPTOP, PHONE):
                page.set_viewport_size(size)
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


def test_a_table_is_set_up_as_it_was_chosen_and_the_browser_remembers_that(screen: Screen, server: Server) -> None:
    ways = screen.home().page.get_by_role("radiogroup", name="Which way")
    expect(ways.get_by_role("radio", name="First game")).to_be_checked()
    ways.get_by_role("radio", name="Usual game").check(force=True)
    screen.page.get_by_text("Options", exact=True).click()
    gateway = screen.page.get_by_role("combobox", name="Gateway cards")
    gateway.select_option("expert")
    screen.page.get_by_role("button", name="Start").click()
    screen.page.wait_for_url("**/t/**")
    table, key = screen.page.url.split("/t/")[1].split("#")
    chosen = {"cards": "on", "gateway": "expert", "farmyard": "hops", "progress": "together"}
    assert server.state(Made(table, key, {}))["options"] == chosen
    expect(screen.hand).to_have_count(5)
    screen.home()
    expect(ways.get_by_role("radio", name="Usual game")).not_to_be_checked()
    expect(gateway).to_have_value("expert")
