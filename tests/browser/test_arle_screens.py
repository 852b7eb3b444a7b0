"""The table of Fields of Arle on a laptop and on a phone: everything is there, and nothing is cut off."""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import expect

from browser.arle import STANDS, begun, finished, played
from browser.conftest import Open, either_light, longest_language
from browser.screen import PHONE
from browser.serving import Server
from browser.test_screens import CUT, OFFERED, expect_scores_in_sight, phone, size, turn_to
from browser.visiting import visit


def stands(players: int) -> dict[str, Any]:
    """Games at the moments when the table is fullest."""
    found = {
        "start": begun(players),
        "middle": played(players, STANDS["placing a worker"], half_year=5),
        "winter": played(players, STANDS["placing a worker"], half_year=8),
        "end": finished(players),
    }
    if players == 2:
        names = ("loading", "selling", "improving tools", "building", "paying", "converting", "flipping")
        found |= {name: played(2, STANDS[name], half_year=4) for name in names}
    return found


@longest_language
def test_a_laptop_shows_the_whole_table_at_once(language: str, screens: Open, server: Server) -> None:
    screen = screens(language=language)
    for name, game in {**stands(1), **{f"{name} of two": game for name, game in stands(2).items()}}.items():
        made = server.open(game)
        visit(screen, made).wait()
        screen.rest()
        assert size(screen) <= (1366, 768), name
        assert screen.page.evaluate(CUT) == [], name
        if not game.is_over:
            offered = server.state(made)["decisions"][0]["moves"]
            assert screen.listed.count() == len(offered)
            assert screen.page.evaluate(OFFERED, 20) == [], name
        if name.startswith("middle"):
            expect_scores_in_sight(screen)
        assert size(screen) <= (1366, 768), name


def test_a_half_year_on_a_phone(screens: Open, server: Server) -> None:
    screen, random = phone(screens), Random(2)
    screen.sit(server.new("here", "random", title="arle"))
    seen = screen.wait()
    parts = {
        "Home": "home",
        "Barn": "barn",
        "Buildings": "buildings",
        "Others": "others",
        "Log": "log",
        "Board": "board",
    }
    for name, part in parts.items():
        turn_to(screen, name)
        expect(screen.page.locator(f"[data-part={part}]")).to_be_in_viewport()
        assert size(screen) <= (PHONE["width"], PHONE["height"])
    while seen["steps"] and seen["steps"][0].startswith("1"):
        assert (seen["width"], seen["height"]) <= (PHONE["width"], PHONE["height"])
        screen.play(random, tap=True)
        seen = screen.wait(seen["version"])


TABS = {"improving tools": "board", "building": "buildings", "cutting peat": "home"}
"""The part of the table that a question is about."""


@either_light
def test_every_question_on_a_phone(theme: str, screens: Open, server: Server) -> None:
    screen = phone(screens, language="de", theme=theme)
    for name, until in STANDS.items():
        visit(screen, server.open(played(2, until, half_year=2))).wait()
        screen.rest()
        assert size(screen) <= (PHONE["width"], PHONE["height"]), name
        # What a decision is about is on the part of the table that comes forward by itself.
        if name in TABS:
            expect(screen.page.locator(f'.page[data-tab="{TABS[name]}"]')).to_be_visible()
        small = [each for each in screen.page.evaluate(OFFERED, 44) if "covered" in each]
        assert small == [], name
