"""Loading vehicles in Fields of Arle in the browser: by keyboard, by dragging, with a finger, as much as fits."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from allmende.arle.presentation.views import PlayerView, View
from allmende.core import Game
from browser.arle import STANDS, played
from browser.conftest import Open
from browser.screen import Screen
from browser.serving import Server
from browser.test_screens import phone, turn_to


def mine(game: Game) -> PlayerView:
    """The boards of the one who decides."""
    seen = game.view(0)
    assert isinstance(seen, View)
    return seen.players[game.to_act[0]]


def roomy(game: Game) -> bool:
    """Whether there are two wood, and a single vehicle with room for them, and something else to load."""
    me = mine(game)
    empty = [vehicle for vehicle in me.vehicles if vehicle.cells.count(1) > 1 and not vehicle.cargo]
    return STANDS["loading"](game) and me.goods["wood"] > 1 and len(empty) == len(me.vehicles) == 1


def good(screen: Screen, name: str) -> Locator:
    """A good or animal in the supply that is shown in full."""
    return screen.page.locator(f'.goods .good[data-target="resource:{name}"]')


def vehicle(screen: Screen) -> Locator:
    """The first vehicle in the barn."""
    return screen.page.locator('button[data-parking="1"]')


def cargo(screen: Screen) -> Locator:
    """What lies on the vehicles in the barn."""
    return screen.page.locator("section.barn .cargo")


LIT = re.compile(r"\blit\b")


def take_back(screen: Screen, loaded: int) -> None:
    """Take back a move, after which so much is loaded."""
    screen.page.get_by_role("button", name="Take back", exact=True).click()
    expect(cargo(screen)).to_have_count(loaded)


def test_loading_by_keyboard_by_dragging_and_as_much_as_fits(screen: Screen, server: Server) -> None:
    game = played(2, roomy)
    screen.sit(server.open(game)).wait()
    expect(vehicle(screen)).not_to_have_class(LIT)
    good(screen, "wood").focus()
    screen.page.keyboard.press("Enter")
    expect(good(screen, "wood")).to_have_attribute("aria-pressed", "true")
    expect(vehicle(screen)).to_have_class(LIT)
    screen.page.keyboard.press("Escape")
    expect(vehicle(screen)).not_to_have_class(LIT)
    screen.page.keyboard.press("Enter")
    vehicle(screen).focus()
    before = screen.version
    screen.page.keyboard.press("Enter")
    screen.expect_version(before + 1)
    expect(cargo(screen)).to_have_count(1)
    screen.page.keyboard.press("Escape")
    take_back(screen, 0)
    # What is dragged elsewhere stays.
    before = screen.version
    good(screen, "wood").drag_to(screen.page.locator(".home .land"), target_position={"x": 20, "y": 60})
    expect(good(screen, "wood")).to_have_attribute("aria-pressed", "false")
    good(screen, "wood").drag_to(vehicle(screen))
    screen.expect_version(before + 1)
    expect(cargo(screen)).to_have_count(1)
    take_back(screen, 0)
    # As much as fits is loaded at once, and taken back move by move.
    good(screen, "wood").click()
    before, fits = screen.version, min(mine(game).goods["wood"], mine(game).vehicles[0].cells.count(1))
    screen.page.get_by_role("button", name="as much as fits").click()
    screen.expect_version(before + fits)
    expect(cargo(screen)).to_have_count(fits)
    take_back(screen, fits - 1)


def test_a_phone_stays_at_the_barn_while_loading(screens: Open, server: Server) -> None:
    screen = phone(screens)
    screen.sit(server.open(played(2, roomy))).wait()
    turn_to(screen, "Barn")
    good(screen, "wood").tap()
    for loaded in (1, 2):
        before = screen.version
        vehicle(screen).tap()
        screen.expect_version(before + 1)
        expect(cargo(screen)).to_have_count(loaded)
    expect(screen.page.locator('.page[data-tab="barn"]')).to_be_visible()
