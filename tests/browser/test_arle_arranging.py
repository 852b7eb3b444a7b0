"""Tiles and animals of a Home Board, moved by hand for the eye's sake."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from browser.arle import begun
from browser.screen import Screen
from browser.serving import Server

FIELD, MEADOW = 11, 9
"""Where the grain field and the first of the two empty land spaces lie at the start."""


def place(screen: Screen, number: int) -> Locator:
    """What is drawn in a place: a land space or, from 21 on, a dike."""
    return screen.page.locator(f'.home [data-place="{number}"]')


def drag(screen: Screen, what: Locator, to: Locator) -> None:
    """Drag something with the mouse."""
    begin, end = what.bounding_box(), to.bounding_box()
    assert begin is not None
    assert end is not None
    mouse = screen.page.mouse
    mouse.move(begin["x"] + begin["width"] / 2, begin["y"] + begin["height"] / 2)
    mouse.down()
    mouse.move(end["x"] + end["width"] / 2 - 12, end["y"] + end["height"] / 2, steps=4)
    mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2)
    mouse.up()


def words(spot: Locator) -> Locator:
    """The words of a place, for those who can't see it."""
    return spot.locator("xpath=..").locator(".sr")


def test_tiles_and_animals_lie_where_their_owner_drags_them(screen: Screen, server: Server) -> None:
    screen.sit(server.open(begun(1))).wait()
    version = screen.version
    # Tiles stay off the moor.
    drag(screen, place(screen, FIELD), screen.page.locator(".home .moor").first)
    expect(words(place(screen, FIELD))).to_have_text("Grain Field")
    # The Horse leaves its Stall for a meadow, and then for a dike.
    horse = screen.page.locator(".land .herd")
    drag(screen, horse, place(screen, MEADOW))
    expect(words(place(screen, MEADOW))).to_have_text("empty land space, 1 Horse")
    drag(screen, horse, place(screen, 21))
    expect(place(screen, 21).locator(".herd")).to_have_count(1)
    expect(words(place(screen, MEADOW))).to_have_text("empty land space")
    drag(screen, place(screen, FIELD), place(screen, MEADOW))
    expect(words(place(screen, MEADOW))).to_have_text("Grain Field")
    expect(words(place(screen, FIELD))).to_have_text("empty land space")
    # It is for the eye alone, and this browser keeps it.
    assert screen.version == version
    screen.page.reload()
    expect(words(place(screen, MEADOW))).to_have_text("Grain Field")
    expect(place(screen, 21).locator(".herd")).to_have_count(1)
