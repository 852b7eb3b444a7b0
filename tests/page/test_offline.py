"""Whole games without a network, and what belongs to one: a hint, a move that is taken back, a page that is left."""

from __future__ import annotations

from pathlib import Path
from random import Random

from playwright.sync_api import expect

from browser.screen import PHONE
from page.conftest import Open
from page.screen import PageScreen, game_of


def test_a_game_is_played_offline_and_goes_on_after_the_page_was_left(screen: PageScreen, tmp_path: Path) -> None:
    page, random = screen.page, Random(4)
    screen.home().cut_network()
    screen.begin("hallertau")
    seen = screen.play_on(random, lambda seen: seen["steps"][0] == "2")

    page.get_by_role("button", name="Hint").click()
    suggested = page.get_by_role("region", name="Hint").locator("[data-suggested]").first
    expect(suggested).to_be_visible()
    suggested.click()
    seen = screen.wait(seen["version"])
    page.get_by_role("button", name="Take back", exact=True).click()
    seen = screen.wait(seen["version"])

    page.reload()
    again = screen.wait()
    assert {key: again[key] for key in ("version", "steps", "lit")} == {
        key: seen[key] for key in ("version", "steps", "lit")
    }
    screen.expect_ready()
    screen.home()
    page.get_by_role("region", name="My tables").get_by_role("link").first.click()
    screen.wait()
    screen.play_on(random, lambda seen: seen["over"])
    end = page.get_by_role("region", name="End of the game")
    game = game_of(screen.saved_record(end.get_by_role("button", name="Save record"), tmp_path))
    assert game.is_over
    assert screen.totals() == list(game.scores)


def test_a_game_is_played_offline_in_german(screens: Open) -> None:
    screen = screens(language="de")
    screen.home().cut_network()
    screen.begin("arle")
    screen.play_on(Random(4), lambda seen: seen["over"])
    expect(screen.page.get_by_role("region", name="Ende der Partie")).to_be_in_viewport()


def test_a_game_is_played_offline_on_a_phone(screens: Open) -> None:
    screen = screens(viewport=PHONE, has_touch=True, is_mobile=True)
    screen.home().cut_network()
    assert screen.begin("agricola")["width"] == PHONE["width"]
    seen = screen.play_on(Random(4), lambda seen: seen["over"] or seen["width"] > PHONE["width"])
    assert seen["over"], f"at version {seen['version']} the page is {seen['width']} wide"
