"""The client knows no number of a game: boards on which other ones are printed are drawn by the same client."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from browser.changed import NUMBERS
from browser.conftest import Open
from browser.screen import Screen
from browser.serving import Server

HALLERTAU = NUMBERS["allmende.hallertau.components.pieces"]
ARLE = NUMBERS["allmende.arle.components.pieces"] | NUMBERS["allmende.arle.components.equipment"]
AGRICOLA = NUMBERS["allmende.agricola.components.pieces"]


@pytest.fixture(scope="module")
def changed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of games with other numbers."""
    server = Server(tmp_path_factory.mktemp("changed") / "tables.sqlite", Path(__file__).with_name("changed.py"))
    yield server
    server.kill()


def sit_down(screen: Screen, changed: Server, title: str) -> None:
    """Sit at a table with such a game, and make some moves."""
    screen.sit(changed.new("here", "here", title=title))
    seen, random = screen.wait(), Random(3)
    for _ in range(3):
        screen.play(random)
        seen = screen.wait(seen["version"])


def test_other_numbers_are_drawn_in_hallertau_arle_and_agricola(screens: Open, changed: Server) -> None:
    screen = screens(at=changed)
    page = screen.page

    sit_down(screen, changed, "hallertau")
    village = page.locator(".village")
    window = [
        points or workers
        for workers, points in zip(*(HALLERTAU[f"{what}_IN_WINDOW"] for what in ("WORKERS", "POINTS")), strict=True)
    ]
    expect(village.locator(".scale span")).to_have_text([str(number) for number in window])
    symbols = [points for points in HALLERTAU["POINTS_OF_COLUMN"] if points]
    expect(village.locator(".track .line").first.locator(".vp")).to_have_text([str(points) for points in symbols])
    # The last column ends where the board does.
    board, last = (village.locator(f".track{part}").last.bounding_box() for part in ("", " .column"))
    assert board is not None
    assert last is not None
    assert abs(board["x"] + board["width"] - last["x"] - last["width"]) < 3

    sit_down(screen, changed, "arle")
    expect(page.locator(".bar .halves li")).to_have_count(ARLE["HALF_YEARS"])
    expect(page.locator(".outlook .due").filter(has_text=f"−{ARLE['FOOD_DUE']}")).to_have_count(2)
    expect(page.locator(".land .threat").filter(has_text=f"−{-ARLE['HYDRATED_POINTS']}").first).to_be_visible()
    expect(page.locator(".travel > span")).to_have_text([str(points) for points in ARLE["TRAVEL_POINTS"]])
    expect(page.locator(".barn .small .space")).to_have_count(ARLE["SMALL_SPACES"])
    expect(page.locator(".store .heap > b").filter(has_text="9")).to_have_count(1)

    sit_down(screen, changed, "agricola")
    left = page.locator(".place-farm").get_by_role("img", name="stables left")
    expect(left).to_have_text(str(AGRICOLA["STABLES"]))
    reference = changed.ask("GET", "/titles/agricola/reference")
    assert reference["field_points"] == AGRICOLA["FIELD_POINTS"]
