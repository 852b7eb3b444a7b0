"""Motion: as the system wants it, unless somebody chooses otherwise."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from browser import agricola
from browser.conftest import Open
from browser.serving import Server

RUNNING = "() => document.getAnimations().length + document.querySelectorAll('.flight').length"
# Between two things that happen nothing runs for a moment, though more is to come.
STILL = f"() => document.querySelector('main.table').dataset.moving === 'false' && ({RUNNING})() === 0"
# The settings of this page, but for the speed.
STILL_SETTINGS = "{...JSON.parse(localStorage['allmende.settings']), speed: 0}"
# Counts the pieces that ever travel.
WATCH = """() => {
  window.flown = 0
  const layer = document.getElementById('flights')
  const count = (changes) => changes.forEach((each) => (window.flown += each.addedNodes.length))
  new MutationObserver(count).observe(layer, { childList: true })
}"""


def test_nothing_moves_for_those_who_want_none_of_it(screens: Open, server: Server) -> None:
    screen = screens(speed=3, reduced_motion="reduce")
    made, random = server.new("here", "random"), Random(1)
    screen.sit(made)
    screen.page.evaluate(WATCH)
    seen = screen.wait()
    for _ in range(6):
        screen.play(random)
        seen = screen.wait(seen["version"])
        assert screen.page.evaluate(RUNNING) == 0
    assert screen.page.evaluate("flown") == 0
    # Who has said so at this screen has none of it either, whatever the system says.
    screen.page.evaluate(f"localStorage['allmende.settings'] = JSON.stringify({STILL_SETTINGS})")
    screen.page.emulate_media(reduced_motion="no-preference")
    screen.page.reload()
    expect(screen.page.locator("main.table")).to_be_visible()
    screen.page.evaluate(WATCH)
    seen = screen.wait()
    for _ in range(6):
        screen.play(random)
        seen = screen.wait(seen["version"])
    assert screen.page.evaluate("flown") == 0


@pytest.mark.parametrize(("title", "options"), [("hallertau", {}), ("arle", {}), ("agricola", agricola.TILES)])
def test_pieces_travel_and_then_everything_is_as_for_whoever_comes_now(
    title: str, options: dict[str, str], screens: Open, server: Server
) -> None:
    """After every move the boards that it has changed are those of a page that knows nothing of what was before."""
    screen = screens(speed=3, reduced_motion="no-preference")
    made, random = server.new("here", "here", title=title, **options), Random(1)
    screen.sit(made)
    screen.page.evaluate(WATCH)
    seen = screen.wait()
    still = screens()
    for _ in range(5):
        agricola.play(screen, made, random)
        seen = screen.wait(seen["version"])
        screen.page.mouse.move(0, 0)
        screen.page.wait_for_function(STILL)
        still.sit(made).wait()
        expect(still.page.locator(".boards")).to_match_aria_snapshot(screen.page.locator(".boards").aria_snapshot())
    # Each move has sent something on its way.
    assert screen.page.evaluate("flown") >= 5
