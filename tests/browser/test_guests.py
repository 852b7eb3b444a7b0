"""A game of another package at the same table: its module draws it. That plain text does otherwise, unit tests see."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from browser.conftest import Open
from browser.screen import LAPTOP, PHONE
from browser.serving import Server
from packages import EXAMPLE, beside, install


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the example is installed."""
    return install(EXAMPLE, tmp_path_factory.mktemp("windfall"))


@pytest.fixture
def house(packages: Path, tmp_path: Path) -> Iterator[Server]:
    """A server that finds the example."""
    server = Server(tmp_path / "tables.sqlite", environment=beside(packages))
    yield server
    server.kill()


def test_a_preview_and_a_whole_game_on_boards_that_its_package_draws(house: Server, screens: Open) -> None:
    screen, random = screens(at=house), Random(5)
    screen.home()
    screen.page.get_by_role("radio", name="Windfall").check(force=True)
    expect(screen.page.get_by_text("No apple falls")).to_be_visible()
    screen.sit(house.new("here", title="windfall")).wait()
    screen.page.locator('[data-target="space:nursery"]').hover()
    expect(screen.page.locator(".orchard")).to_contain_text("2 trees → 3")
    screen.page.get_by_role("button", name="DE", exact=True).click()
    expect(screen.page.locator('[data-target="space:nursery"]')).to_contain_text("Baumschule")
    screen.page.set_viewport_size(PHONE)
    assert screen.glance()["width"] == PHONE["width"]
    screen.page.set_viewport_size(LAPTOP)
    screen.page.get_by_role("button", name="EN", exact=True).click()
    expect(screen.page.locator('[data-target="space:nursery"]')).not_to_contain_text("Baumschule")
    made = house.new("here", "greedy", title="windfall")
    screen.sit(made)
    seen = screen.wait()
    weeks, ways = set(), set()
    # What can't be used says why.
    meadow = screen.page.locator('[data-target="space:meadow"]')
    expect(meadow).to_have_attribute("aria-disabled", "true")
    expect(meadow).to_have_attribute(
        "aria-label", "Meadow Gather all the windfall. nothing lies there. Nothing lies in the meadow."
    )
    # Points are told as in our own games.
    score = screen.page.locator(".boards .score").first
    score.get_by_role("button").press("Enter")
    expect(score.locator("dt")).to_have_text(["Cider", "Trees", "Apples", "Points"])
    score.get_by_role("button").press("Escape")
    while not seen["over"]:
        weeks.add(seen["steps"][0])
        ways.add(screen.play(random))
        seen = screen.wait(seen["version"])
        assert (seen["width"], seen["height"]) <= (1366, 768)
    assert {"Week 1 of 6", "Week 6 of 6"} <= weeks
    assert {"board", "list"} <= ways
    expect(screen.page.get_by_role("region", name="End of the game")).to_be_in_viewport()
    assert "\ntitle windfall\n" in house.text("GET", f"/tables/{made.table}/record", key=made.key)
