"""The table of Agricola on a laptop and on a phone: everything is there, and nothing is cut off."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.agricola import STANDS, TILES, begun, decision, finished, offers, play, played
from browser.conftest import Open, either_light, longest_language
from browser.screen import LAPTOP, PHONE, Screen
from browser.serving import Server
from browser.test_screens import CUT, OFFERED, phone, size, turn_to

ONE_VIEWPORT = (LAPTOP["width"], LAPTOP["height"])

# What is not wholly within the window.
OUTSIDE = """(selectors) => [...document.querySelectorAll(selectors)].filter((each) => {
    const box = each.getBoundingClientRect()
    return !box.width || !box.height || box.x < 0 || box.y < 0 || box.right > innerWidth || box.bottom > innerHeight
  }).map((each) => each.dataset.at ?? each.className)"""
EVERYTHING = (
    '[data-at^="space:"], [data-at^="round:"], [data-at^="improvement:"], .farmyard, .supply, .place-others .brief'
)


def stands(players: int) -> dict[str, Any]:
    """Games at the moments when the table is fullest."""
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
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_laptop_shows_the_whole_table_at_once(players: int, language: str, screens: Open, server: Server) -> None:
    screen = screens(language=language)
    for name, game in stands(players).items():
        made = server.open(game)
        screen.sit(made).wait()
        assert size(screen) <= ONE_VIEWPORT, name
        assert screen.page.evaluate(OUTSIDE, EVERYTHING) == [], name
        assert screen.page.evaluate(CUT) == [], name
        assert screen.page.locator(".farmyard").count() == players
        if name != "end":
            offered = [move["text"].split() for move in server.state(made)["decisions"][0]["moves"]]
            # One entry stands for all pastures.
            entries = len([move for move in offered if move[0] != "fence"]) + any(m[0] == "fence" for m in offered)
            assert screen.listed.count() == entries
            assert screen.page.evaluate(OFFERED, 20) == [], name
        assert size(screen) <= ONE_VIEWPORT, name


def test_the_board_has_all_35_action_spaces_of_four_players(screen: Screen, server: Server) -> None:
    game = played(4, STANDS["placing a person"], rounds=14, **TILES)
    screen.sit(server.open(game)).wait()
    spaces = screen.page.locator('[data-at^="space:"]')
    assert spaces.count() == len(game.view(0).actions)
    boxes = [space.bounding_box() for space in spaces.all()]
    for i, one in enumerate(boxes):
        for other in boxes[:i]:
            assert one
            assert other
            apart = one["x"] >= other["x"] + other["width"] or other["x"] >= one["x"] + one["width"]
            apart = apart or one["y"] >= other["y"] + other["height"] or other["y"] >= one["y"] + one["height"]
            assert apart


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


@either_light
def test_every_question_on_a_phone(theme: str, screens: Open, server: Server) -> None:
    screen = phone(screens, language="de", theme=theme)
    for name, until in STANDS.items():
        screen.sit(server.open(played(4, until, rounds=2, **TILES))).wait()
        assert size(screen) <= (PHONE["width"], PHONE["height"]), name
        # What a decision is about is on the part of the table that comes forward by itself.
        small = [each for each in screen.page.evaluate(OFFERED, 44) if "covered" in each]
        assert small == [], name


def test_what_is_asked_comes_forward_on_a_phone(screens: Open, server: Server) -> None:
    screen = phone(screens)
    tabs = {
        "placing a person": "actions",
        "plowing": "farm",
        "fencing": "farm",
        "building an improvement": "improvements",
    }
    for stand, tab in tabs.items():
        screen.sit(server.open(played(2, STANDS[stand], **TILES))).wait()
        expect(screen.page.locator(f'.page[data-tab="{tab}"]')).to_be_visible()


def test_the_other_farm_in_full_and_back(screen: Screen, server: Server) -> None:
    game = played(3, STANDS["placing a person"], rounds=4)
    screen.sit(server.open(game)).wait()
    seat = game.to_act[0]
    farm = screen.page.locator(".place-farm")
    expect(farm.locator(f".farmyard.seat{seat}")).to_be_visible()
    screen.page.get_by_title(re.compile("^Look at the farm")).first.click()
    expect(farm.locator(f".farmyard.seat{seat}")).to_have_count(0)
    # One's own decision goes on beside it.
    expect(screen.page.locator(".asked")).to_be_visible()
    screen.page.get_by_role("button", name=re.compile("^Back to")).click()
    expect(farm.locator(f".farmyard.seat{seat}")).to_be_visible()


def test_points_by_category(screen: Screen, server: Server) -> None:
    game = played(2, STANDS["placing a person"], rounds=6)
    screen.sit(server.open(game)).wait()
    screen.page.locator(".place-farm .score button").hover()
    lines = game.score_lines(game.to_act[0])
    shown = screen.page.locator(".place-farm .score dl dt").all_inner_texts()
    assert len(shown) == len(lines) + 1


def test_a_reason_for_what_is_not_possible(screen: Screen, server: Server) -> None:
    game = begun(2)
    refusal = next(
        each for each in decision(game).refusals if each.target == "space:fencing" or "farm-exp" in each.target
    )
    screen.sit(server.open(game)).wait()
    screen.page.locator(f'[data-target="{refusal.target}"]').hover()
    expect(screen.page.get_by_role("tooltip").locator(".reason")).to_be_visible()


def test_hidden_cards_tell_what_may_come(screen: Screen, server: Server) -> None:
    screen.sit(server.open(begun(2))).wait()
    hidden = screen.page.locator('[data-at="round:14"]')
    expect(hidden).to_have_accessible_name("Round 14, Stage 6, with a harvest")
    hidden.hover()
    expect(screen.page.get_by_role("tooltip")).to_contain_text("Farm Redevelopment")


def test_pastures_are_one_entry_in_the_list(screen: Screen, server: Server) -> None:
    game = played(1, lambda game: offers(game, "fence"))
    screen.sit(server.open(game)).wait()
    entry = screen.listed.and_(screen.page.get_by_role("button", name="Fence a pasture"))
    expect(entry).to_have_count(1)
    entry.click()
    expect(screen.page.locator(".fencing [data-space]:focus")).to_have_count(1)


def test_the_harvest_tells_who_lacks_food(screen: Screen, server: Server) -> None:
    game = played(4, STANDS["placing a person"], rounds=4)
    screen.sit(server.open(game)).wait()
    harvest = screen.page.get_by_role("region", name="Harvest after Round 4")
    for player in game.view(0).players:
        line = harvest.get_by_role("listitem").nth(player.seat)
        expect(line).to_contain_text(f"{player.goods['food']} Food, {player.food_due} due")
