"""The focus of whoever plays by keyboard: it is always somewhere, and always seen."""

from __future__ import annotations

from random import Random

import pytest

from browser.screen import Screen
from browser.serving import Server

LOST = "document.activeElement === document.body"
RINGED = "(ringed) => getComputedStyle(ringed).outlineStyle"


@pytest.mark.parametrize("title", ["hallertau", "arle", "agricola"])
def test_the_focus_stays_on_the_page_when_what_had_it_goes_with_its_move(
    title: str, screen: Screen, server: Server
) -> None:
    screen.sit(server.new("here", "random", title=title)).wait()
    page, random, gone = screen.page, Random(3), 0
    for _ in range(12):
        version = screen.version
        button = page.locator(f'.options [data-move="{random.choice(screen.moves())}"]')
        if not button.is_visible():
            button.locator("xpath=ancestor::details/summary").press("Enter")
        button.press("Enter")
        screen.wait(version)
        assert not page.evaluate(LOST)
        if page.locator(".prompt:focus").count():
            gone += 1
            assert page.locator(".asked").evaluate(RINGED) == "solid"
            # From the question it is an arrow to what can be done, and a tab to what else it has.
            page.keyboard.press("ArrowDown")
            assert page.locator(".options .choice:focus, button.lit:focus").count() == 1
    assert gone


def test_what_is_of_the_other_half_year_is_seen_to_have_the_focus(screen: Screen, server: Server) -> None:
    screen.sit(server.new("here", "here", title="arle")).wait()
    quiet = screen.page.locator(".grid .space.quiet").first
    assert quiet.evaluate(RINGED) == "none"
    screen.page.keyboard.press("ArrowDown")
    quiet.focus()
    assert quiet.evaluate(RINGED) == "solid"
