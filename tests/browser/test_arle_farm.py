"""A farm of Fields of Arle in the browser: what lies on it, filling vehicles at once, markets, what is given back."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from allmende.arle.faces.views import PlayerView, View
from allmende.core import Game
from browser.arle import STANDS, decision, played
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


def test_as_much_as_fits_is_loaded_at_once_and_taken_back_move_by_move(screen: Screen, server: Server) -> None:
    game = played(2, roomy)
    screen.sit(server.open(game)).wait()
    good(screen, "wood").click()
    before, fits = screen.version, min(mine(game).goods["wood"], mine(game).vehicles[0].cells.count(1))
    screen.page.get_by_role("button", name="as much as fits").click()
    screen.expect_version(before + fits)
    expect(cargo(screen)).to_have_count(fits)
    screen.page.get_by_role("button", name="Take back", exact=True).click()
    expect(cargo(screen)).to_have_count(fits - 1)


def test_loading_by_keyboard(screen: Screen, server: Server) -> None:
    screen.sit(server.open(played(2, roomy))).wait()
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


def test_what_is_dragged_elsewhere_stays(screen: Screen, server: Server) -> None:
    screen.sit(server.open(played(2, roomy))).wait()
    before = screen.version
    good(screen, "wood").drag_to(screen.page.locator(".home .land"), target_position={"x": 20, "y": 60})
    expect(good(screen, "wood")).to_have_attribute("aria-pressed", "false")
    good(screen, "wood").drag_to(vehicle(screen))
    screen.expect_version(before + 1)
    expect(cargo(screen)).to_have_count(1)


def test_a_market_has_its_prices(screen: Screen, server: Server) -> None:
    game = played(2, lambda game: STANDS["selling"](game) and len(decision(game).moves) > 2, half_year=3)
    sales = [move for move in decision(game).moves if move.text.startswith("sell ")]
    food = mine(game).goods["food"]
    screen.sit(server.open(game)).wait()
    market = screen.page.locator(".market")
    expect(market.locator("button.lit")).to_have_count(len(sales))
    price = int(str((sales[0].label.args or {})["food"]))
    before = screen.version
    market.locator(f'button[data-target="{sales[0].target}"]').click()
    screen.expect_version(before + 1)
    expect(good(screen, "food")).to_contain_text(str(min(30, food + price)))


def test_what_is_merely_given_back_is_asked_about(screen: Screen, server: Server) -> None:
    game = played(2, lambda game: STANDS["placing a worker"](game) and mine(game).goods["sheep"] > 0)
    screen.sit(server.open(game)).wait()
    expect(good(screen, "sheep")).not_to_have_class(LIT)
    before = screen.version
    good(screen, "sheep").click()
    expect(screen.chooser).to_be_visible()
    assert screen.version == before


def test_the_home_board_shows_what_lies_on_it(screen: Screen, server: Server) -> None:
    game = played(2, lambda game: STANDS["placing a worker"](game) and bool(mine(game).buildings), half_year=5)
    me = mine(game)
    screen.sit(server.open(game)).wait()
    land = screen.page.locator(".home .land")
    expect(land.locator(".dike")).to_have_count(sum(me.dikes))
    expect(land.locator(".building")).to_have_count(len(me.buildings))
    for tile in ("empty", "tidal-flat", "grain-field", "forest", "stall"):
        expect(land.locator(f".space.{tile}")).to_have_count(sum(each.tile == tile for each in me.land))
    assert land.locator(".space .tokens > .symbol").count() == sum(
        max(0, peat) for peat in {each.moor: each.peat for each in me.land if each.moor >= 0}.values()
    )
    expect(screen.page.locator(".travel .covered")).to_have_count(me.travelled)
