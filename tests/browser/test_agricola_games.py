"""Whole games of Agricola, played to the end as people play them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from browser.agricola import TILES, begun, play, play_from_list
from browser.screen import LAPTOP, Screen
from browser.serving import Made, Server
from browser.whole_games import ALL, by_keys, check_result
from late_games import late_game

Way = Callable[[Screen, Made, Random], None]

ROUNDS = {str(number) for number in range(1, 15)}


def play_either_way(screen: Screen, made: Made, random: Random) -> None:
    """Use the boards or the list."""
    way = random.choice([play, play_from_list])
    way(screen, made, random)


@pytest.mark.parametrize(
    ("other", "way"),
    [
        pytest.param("random", play_either_way, marks=pytest.mark.quick),
        pytest.param("here", play_from_list, marks=pytest.mark.thorough),
    ],
)
def test_two_players_by_mouse(other: str, way: Way, screen: Screen, server: Server, tmp_path: Path) -> None:
    made, random = server.new("here", other, title="agricola", seed=8, **TILES), Random(4)
    screen.sit(made)
    seen = screen.wait()
    rounds: set[str] = set()
    entries = 0
    while not seen["over"]:
        way(screen, made, random)
        seen = screen.wait(seen["version"])
        rounds.add(seen["steps"][0])
        assert seen["entries"] >= entries
        entries = seen["entries"]
        assert (seen["width"], seen["height"]) <= (LAPTOP["width"], LAPTOP["height"])
    assert rounds == ROUNDS
    expect(screen.page.get_by_role("region", name="End of the game")).to_be_in_viewport()
    check_result(screen, made, tmp_path)


@pytest.mark.thorough
def test_four_players_at_one_screen(screen: Screen, tmp_path: Path) -> None:
    made, random = screen.server.open(begun(4, 5, **TILES)), Random(9)
    screen.sit(made)
    seen = screen.wait()
    while not seen["over"]:
        play(screen, made, random)
        seen = screen.wait(seen["version"])
        assert (seen["width"], seen["height"]) <= (LAPTOP["width"], LAPTOP["height"])
    check_result(screen, made, tmp_path)


LATE = 30
"""So many moves before its end one person's game goes on by keyboard: in its last rounds there is most to be done."""


@pytest.mark.parametrize("left", [LATE, pytest.param(ALL, marks=pytest.mark.thorough)])
def test_alone_by_keyboard(left: int, screen: Screen, tmp_path: Path) -> None:
    press, random = screen.page.keyboard.press, Random(8)
    made = screen.server.open(begun(1) if left == ALL else late_game("agricola", 1, left))
    seen = screen.sit(made).wait()
    take_back = screen.page.get_by_role("button", name="Take back", exact=True)
    undone = 0
    for turn in count():
        if seen["over"]:
            break
        if screen.page.locator(".options [data-for='fences']").count():
            fence_by_keys(screen)
        else:
            by_keys(screen, random, turn, "f")
        seen = screen.wait(seen["version"])
        if turn % 12 == 11 and take_back.is_enabled() and not seen["over"]:
            undone += 1
            made_so_far = screen.server.state(made)["history"]
            press("u")
            screen.wait_past(seen["version"])
            left = screen.server.state(made)["history"]
            assert left == made_so_far[: len(left)]
            assert len(left) < len(made_so_far)
            seen = screen.wait()
    assert undone > 0
    check_result(screen, made, tmp_path)


def fence_by_keys(screen: Screen) -> None:
    """Fence a pasture where the arrow keys begin: that is the cheapest one."""
    press = screen.page.keyboard.press
    expect(screen.page.locator(".fencing"), "the farmyard is ready for fences").to_be_visible()
    press("f")
    expect(screen.page.locator(".fencing [data-space]:focus")).to_have_count(1)
    press("Space")
    press("Enter")
