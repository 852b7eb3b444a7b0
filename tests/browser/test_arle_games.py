"""Whole games of Fields of Arle, played to the end as people play them."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from browser.arle import begun
from browser.screen import Screen
from browser.serving import Server
from browser.whole_games import ALL, by_keys, check_result
from late_games import late_game


@pytest.mark.parametrize(
    "other", [pytest.param("random", marks=pytest.mark.quick), pytest.param("here", marks=pytest.mark.thorough)]
)
def test_two_players_by_mouse(other: str, screen: Screen, server: Server, tmp_path: Path) -> None:
    made, random = server.new("here", other, title="arle", seed=8), Random(4)
    screen.sit(made)
    seen = screen.wait()
    ways: dict[str, int] = {}
    halves: set[str] = set()
    entries = 0
    while not seen["over"]:
        way = screen.play(random)
        ways[way] = ways.get(way, 0) + 1
        seen = screen.wait(seen["version"])
        halves.add(seen["steps"][0])
        assert seen["entries"] >= entries
        entries = seen["entries"]
        assert (seen["width"], seen["height"]) <= (1366, 768)
    assert halves == set("123456789")
    assert set(ways) >= {"board", "list"}  # whether a thing has several moves is up to the other player, too
    expect(screen.page.get_by_role("region", name="End of the game")).to_be_in_viewport()
    check_result(screen, made, tmp_path)


LATE = 45
"""So many moves before its end one person's game goes on by keyboard: late in it there is most to be done."""


@pytest.mark.parametrize("left", [LATE, pytest.param(ALL, marks=pytest.mark.thorough)])
def test_alone_by_keyboard(left: int, screen: Screen, tmp_path: Path) -> None:
    press, random = screen.page.keyboard.press, Random(8)
    made = screen.server.open(begun(1) if left == ALL else late_game("arle", 1, left))
    seen = screen.sit(made).wait()
    take_back = screen.page.get_by_role("button", name="Take back", exact=True)
    undone = 0
    for turn in count():
        if seen["over"]:
            break
        by_keys(screen, random, turn, "h")
        seen = screen.wait(seen["version"])
        if turn % 12 == 11 and take_back.is_enabled() and not seen["over"]:
            undone += 1
            made_so_far = screen.server.state(made)["history"]
            press("u")
            screen.wait(seen["version"])
            left = screen.server.state(made)["history"]
            assert left == made_so_far[: len(left)]
            assert len(left) < len(made_so_far)
            seen = screen.glance()
    assert undone > 1
    check_result(screen, made, tmp_path)
