"""The table of Fields of Arle on a laptop and on a phone: everything is there, and nothing is cut off."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from allmende.arle.faces.views import View
from browser.arle import STANDS, asks, begun, decision, finished, played
from browser.conftest import Open, either_light, longest_language
from browser.screen import PHONE, Screen
from browser.serving import Server
from browser.test_screens import CUT, OFFERED, phone, size, turn_to


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
@pytest.mark.parametrize("players", [1, 2])
def test_a_laptop_shows_the_whole_table_at_once(players: int, language: str, screens: Open, server: Server) -> None:
    screen = screens(language=language)
    for name, game in stands(players).items():
        made = server.open(game)
        screen.sit(made).wait()
        assert size(screen) <= (1366, 768), name
        assert screen.page.evaluate(CUT) == [], name
        if name != "end":
            offered = server.state(made)["decisions"][0]["moves"]
            assert screen.listed.count() == len(offered)
            assert screen.page.evaluate(OFFERED, 20) == [], name
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


@either_light
def test_every_question_on_a_phone(theme: str, screens: Open, server: Server) -> None:
    screen = phone(screens, language="de", theme=theme)
    for name, until in STANDS.items():
        screen.sit(server.open(played(2, until, half_year=2))).wait()
        assert size(screen) <= (PHONE["width"], PHONE["height"]), name
        # What a decision is about is on the part of the table that comes forward by itself.
        small = [each for each in screen.page.evaluate(OFFERED, 44) if "covered" in each]
        assert small == [], name


def test_what_is_asked_comes_forward_on_a_phone(screens: Open, server: Server) -> None:
    screen = phone(screens)
    for stand, tab in {"improving tools": "board", "building": "buildings", "cutting peat": "home"}.items():
        screen.sit(server.open(played(2, STANDS[stand]))).wait()
        expect(screen.page.locator(f'.page[data-tab="{tab}"]')).to_be_visible()


def test_the_other_farm_in_full_and_back(screen: Screen, server: Server) -> None:
    game = played(2, STANDS["placing a worker"], half_year=4)
    screen.sit(server.open(game)).wait()
    seat = game.to_act[0]
    home = screen.page.locator(".place-home")
    expect(home.locator(f".home.seat{seat}")).to_be_visible()
    screen.page.get_by_title(re.compile("^Look at the farm")).first.click()
    expect(home.locator(f".home.seat{1 - seat}")).to_be_visible()
    # One's own decision goes on beside it.
    expect(screen.page.locator(".asked")).to_be_visible()
    screen.page.get_by_role("button", name=re.compile("^Back to")).click()
    expect(home.locator(f".home.seat{seat}")).to_be_visible()


def test_the_tool_tracks_show_how_far_the_other_is(screen: Screen, server: Server) -> None:
    game = played(2, STANDS["placing a worker"], half_year=6)
    seat = game.to_act[0]
    view = game.view(seat)
    assert isinstance(view, View)
    screen.sit(server.open(game, ("Ann", "Bob"))).wait()
    tracks = screen.page.locator(".gameboard .tooltrack")
    expect(tracks).to_have_count(len(view.players[1 - seat].tools))
    for tool in view.players[1 - seat].tools:
        track = screen.page.locator(f".tooltrack.{tool.name}")
        marked = track.locator(".steps > span").nth(tool.position)
        expect(marked).to_have_class(re.compile(rf"\btheirs\b.*\bseat{1 - seat}\b"))
        expect(track.locator(".theirs")).to_have_count(1)
        expect(track).to_contain_text(f"{('Ann', 'Bob')[1 - seat]}: {tool.values[tool.position]}")


def test_points_by_category(screen: Screen, server: Server) -> None:
    game = played(2, STANDS["placing a worker"], half_year=6)
    screen.sit(server.open(game)).wait()
    screen.page.locator(".home .score button").hover()
    lines = game.score_lines(game.to_act[0])
    shown = screen.page.locator(".home .score dl dt").all_inner_texts()
    assert len(shown) == len(lines) + 1
    expect(screen.page.locator(".home .score dl")).to_contain_text("Goods Track")


def test_a_reason_for_what_is_not_possible(screen: Screen, server: Server) -> None:
    game = played(2, lambda game: any(each.target.startswith("space:") for each in decision(game).refusals))
    refusal = next(each for each in decision(game).refusals if each.target.startswith("space:"))
    screen.sit(server.open(game)).wait()
    screen.page.locator(f'[data-target="{refusal.target}"]').hover()
    expect(screen.page.get_by_role("tooltip").locator(".reason")).to_be_visible()


def test_what_a_laborer_imitates_is_listed_as_that(screens: Open, server: Server) -> None:
    screen = phone(screens)
    screen.sit(server.open(played(2, asks("imitate")))).wait()
    screen.page.get_by_text("Imitate", exact=True).click()
    expect(screen.page.locator('.choice[data-move^="imitate "]').first).to_be_visible()
