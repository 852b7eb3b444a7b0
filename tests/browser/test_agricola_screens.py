"""The table of Agricola on a laptop and on a phone: everything is there, and nothing is cut off."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from allmende.core import Game
from browser.agricola import STANDS, TILES, begun, finished, play, played
from browser.conftest import Open, either_light, longest_language
from browser.screen import LAPTOP, PHONE, Screen
from browser.serving import Server
from browser.test_screens import CUT, OFFERED, expect_scores_in_sight, phone, size, turn_to
from browser.visiting import visit

ONE_VIEWPORT = (LAPTOP["width"], LAPTOP["height"])

# What is not wholly within the window.
OUTSIDE = """(selectors) => [...document.querySelectorAll(selectors)].filter((each) => {
    const box = each.getBoundingClientRect()
    return !box.width || !box.height || box.x < 0 || box.y < 0 || box.right > innerWidth || box.bottom > innerHeight
  }).map((each) => each.dataset.at ?? each.className)"""
# What does not fit into its place in the frame, or in a row of symbols on a card.
CROWDED = """() => [...document.querySelectorAll('.improvements .tile, .improvements .one, .supply .good')]
  .filter((each) => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1)
  .map((each) => each.innerText)"""
EVERYTHING = (
    '[data-at^="space:"], [data-at^="round:"], [data-at^="improvement:"], .farmyard, .supply, .place-others .brief'
)


def stands(players: int) -> dict[str, Any]:
    """Games at the moments when the table is fullest; what is asked is asked of two."""
    found = {
        "start": begun(players, **TILES),
        "middle": played(players, STANDS["placing a person"], rounds=8, **TILES),
        "late": played(players, STANDS["placing with something to eat"], rounds=14, **TILES),
        "end": finished(players, **TILES),
    }
    if players == 2:
        names = ("plowing", "sowing", "building a stable", "fencing", "building an improvement", "taking", "no room")
        found |= {name: played(2, STANDS[name], rounds=4, **TILES) for name in names}
    return found


@longest_language
@pytest.mark.parametrize("numbers", [(1, 4), (2, 3)], ids=["one or four", "two or three"])
def test_a_laptop_shows_the_whole_table_at_once(
    numbers: tuple[int, ...], language: str, screens: Open, server: Server
) -> None:
    screen = screens(language=language)
    for players in numbers:
        for name, game in stands(players).items():
            look_at(screen, server, game, players, f"{players}: {name}")


def look_at(screen: Screen, server: Server, game: Game, players: int, name: str) -> None:
    """All of it is to be seen, and can be used."""
    made = server.open(game)
    visit(screen, made).wait()
    screen.rest()
    assert size(screen) <= ONE_VIEWPORT, name
    assert screen.page.evaluate(OUTSIDE, EVERYTHING) == [], name
    assert screen.page.evaluate(CUT) == [], name
    assert screen.page.locator(".farmyard").count() == players
    if name.endswith("middle"):
        assert screen.page.evaluate(CROWDED) == [], name
        expect_scores_in_sight(screen)
    if game.is_over and players == 4:
        expect_room_for_words(screen)
        expect_a_sheet_to_be_printed(screen)
    if not game.is_over:
        offered = [move["text"].split() for move in server.state(made)["decisions"][0]["moves"]]
        # One entry stands for all pastures.
        entries = len([move for move in offered if move[0] != "fence"]) + any(m[0] == "fence" for m in offered)
        assert screen.listed.count() == entries
        assert screen.page.evaluate(OFFERED, 20) == [], name
    assert size(screen) <= ONE_VIEWPORT, name
    # No space lies over another.
    spaces = screen.page.locator('[data-at^="space:"]')
    assert spaces.count() == len(game.view(0).actions)
    boxes = spaces.evaluate_all("(all) => all.map((each) => each.getBoundingClientRect().toJSON())")
    for i, one in enumerate(boxes):
        for other in boxes[:i]:
            apart = one["x"] >= other["x"] + other["width"] or other["x"] >= one["x"] + one["width"]
            apart = apart or one["y"] >= other["y"] + other["height"] or other["y"] >= one["y"] + one["height"]
            assert apart, name


def expect_room_for_words(screen: Screen) -> None:
    """At the end of a game the categories have words, and these have room."""
    for row in screen.page.locator(".over tbody th span span").all():
        box = row.bounding_box()
        assert box is not None
        assert box["width"] > 20


def expect_a_sheet_to_be_printed(screen: Screen) -> None:
    """On paper there is the score sheet, and nothing else."""
    screen.page.locator(".over").get_by_role("button", name=re.compile("Wertungsblatt|Score sheet")).click()
    screen.page.emulate_media(media="print")
    expect(screen.page.locator("dialog .sheet tbody th").first).to_be_visible()
    expect(screen.page.locator("dialog > button")).to_be_hidden()
    expect(screen.page.locator("main.table section").first).to_be_hidden()
    screen.page.emulate_media(media="screen")
    screen.page.keyboard.press("Escape")
    expect(screen.page.get_by_role("dialog")).to_have_count(0)


def test_a_round_on_a_phone(screens: Open, server: Server) -> None:
    screen, random = phone(screens), Random(2)
    made = server.new("here", "random", title="agricola", **TILES)
    screen.sit(made)
    seen = screen.wait()
    parts = {"Farm": "farm", "Improvements": "improvements", "Others": "others", "Log": "log", "Actions": "actions"}
    for name, part in parts.items():
        turn_to(screen, name)
        expect(screen.page.locator(f"[data-part={part}]")).to_be_in_viewport()
        assert size(screen) <= (PHONE["width"], PHONE["height"])
    while seen["steps"] and re.match(r"Round [12]\b", seen["steps"][0]):
        assert (seen["width"], seen["height"]) <= (PHONE["width"], PHONE["height"])
        play(screen, made, random, tap=True)
        seen = screen.wait(seen["version"])


TABS = {"placing a person": "actions", "plowing": "farm", "fencing": "farm", "building an improvement": "improvements"}
"""The part of the table that a question is about."""


@either_light
def test_every_question_on_a_phone(theme: str, screens: Open, server: Server) -> None:
    screen = phone(screens, language="de", theme=theme)
    for name, until in STANDS.items():
        visit(screen, server.open(played(4, until, rounds=2, **TILES))).wait()
        screen.rest()
        assert size(screen) <= (PHONE["width"], PHONE["height"]), name
        # What a decision is about is on the part of the table that comes forward by itself.
        if name in TABS:
            expect(screen.page.locator(f'.page[data-tab="{TABS[name]}"]')).to_be_visible()
        small = [each for each in screen.page.evaluate(OFFERED, 44) if "covered" in each]
        assert small == [], name
    visit(screen, server.open(finished(4, **TILES))).wait()
    expect_room_for_words(screen)
