"""A table looks the same whatever else was opened before it, without the page being loaded anew in between."""

from __future__ import annotations

import re
from itertools import zip_longest

from playwright.sync_api import expect

from browser.conftest import Open
from browser.screen import Screen
from browser.serving import Made, Server

TITLES = {"hallertau": {"cards": "on"}, "arle": {}, "agricola": {"cards": "all"}}
ORDERS = (list(TITLES), list(reversed(TITLES)))
"""Each title comes once after each other one."""

# What could show that a style, a drawing or the order of stylesheets has spilled over.
PROPERTIES = """
  display position inset z-index order width height margin padding border border-radius outline background color opacity
  visibility filter box-shadow transform overflow font font-variant-numeric letter-spacing text-align text-shadow
  text-overflow white-space writing-mode gap flex grid-template grid-area align-items justify-content place-self
  fill stroke stroke-width stroke-dasharray cursor pointer-events
"""
LOOKS = """(properties) => [...document.querySelectorAll('#app *')].map((each) => {
  const style = getComputedStyle(each)
  const name = [each.closest('[data-at]')?.dataset.at, each.tagName, ...each.classList, each.getAttribute('d')]
  return [name.join(' '), ...properties.map((one) => `${one}: ${style.getPropertyValue(one)}`)].join('; ')
}).join('\\n')"""


def looks(screen: Screen) -> str:
    """Every element of the page and its style, a line each, with nothing under the mouse."""
    screen.page.mouse.move(0, 0)
    screen.page.wait_for_load_state("networkidle")
    return str(screen.page.evaluate(LOOKS, PROPERTIES.split()))


def table_and_help(screen: Screen) -> str:
    """How a table looks behind its help, which is closed again."""
    screen.wait()
    screen.page.get_by_role("button", name="Help").click()
    dialog = screen.page.get_by_role("dialog", name="Help")
    expect(dialog.get_by_role("heading", name="Symbols")).to_be_visible()
    expect(dialog.locator(".lessons")).to_be_visible()
    found = looks(screen)
    screen.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    return found


def differences(clean: str, later: str) -> list[str]:
    """What looks otherwise than after a clean load."""
    pairs = zip_longest(clean.split("\n"), later.split("\n"), fillvalue="nothing")
    return [
        f"{was.split(';')[0]}: {sorted({*was.split('; ')} ^ {*now.split('; ')})}" for was, now in pairs if was != now
    ]


def test_nothing_spills_from_one_title_into_another(screens: Open, quiet_server: Server) -> None:
    screen = screens(at=quiet_server)
    made = {title: quiet_server.new("here", "here", title=title, **options) for title, options in TITLES.items()}
    clean = {title: table_and_help(screen.sit(table)) for title, table in made.items()}
    for order in ORDERS:
        screen.home()
        for title in order:
            resume(screen, made[title])
            assert differences(clean[title], table_and_help(screen)) == [], f"{title} of {order}"
            screen.page.go_back()
            start = start_page(screen)
        assert differences(start_page(screen.home()), start) == [], f"the start page after {order}"


def start_page(screen: Screen) -> str:
    """How the start page looks when all has come that it asks for, down to its foot."""
    expect(screen.page.get_by_role("button", name="Start")).to_be_enabled()
    expect(screen.page.get_by_text(re.compile(r"^Allmende \d"))).to_be_visible()
    for part in ("Today's game", "Problems"):
        expect(screen.page.get_by_role("region", name=part)).to_be_visible()
    return looks(screen)


def resume(screen: Screen, made: Made) -> None:
    """Come to a table from the start page, which stays the page that was loaded."""
    screen.page.locator(f'a[href^="/t/{made.table}"]').click()
    expect(screen.page.locator("main.table")).to_be_visible()
