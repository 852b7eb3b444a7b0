"""Supplies, improvements and hand cards of Agricola in the browser: all of it has room."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from browser.agricola import STANDS, played
from browser.conftest import Open
from browser.farmyards import supplied
from browser.screen import Screen
from browser.serving import Server
from browser.test_screens import phone, turn_to
from browser.visiting import visit

# What does not fit into its place in the frame, or in a row of symbols on a card.
CUT = """() => [...document.querySelectorAll('.improvements .tile, .improvements .one, .supply .good')]
  .filter((each) => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1)
  .map((each) => each.innerText)"""


def improvement(screen: Screen, name: str) -> Locator:
    """A major improvement in the supply frame."""
    return screen.page.locator(f'.improvements [data-at="improvement:{name}"]')


def test_nothing_in_the_frame_is_cut(screens: Open, server: Server) -> None:
    # What is longest is German, and there is least room with and without others beside it.
    screen = screens(language="de")
    for players in (1, 3):
        visit(screen, server.open(played(players, STANDS["placing a person"], rounds=5))).wait()
        assert screen.page.evaluate(CUT) == [], players


def test_improvements_and_supply_on_a_phone(screens: Open, server: Server) -> None:
    screen = phone(screens)
    screen.sit(server.open(supplied({"clay": 3}, "place major-improvement"))).wait()
    expect(improvement(screen, "fireplace-2")).to_be_visible()
    turn_to(screen, "Farm")
    expect(screen.page.locator('.place-farm .supply [data-at="0/clay"]')).to_be_visible()
    expect(improvement(screen, "fireplace-2")).to_be_hidden()
