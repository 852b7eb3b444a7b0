"""Whole games, played to the end as people play them."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.screen import Screen
from browser.serving import Made, Server
from browser.whole_games import by_keys, check_result
from late_games import late_game


@pytest.mark.parametrize(
    ("other", "cards"),
    [
        pytest.param("random", "off", marks=pytest.mark.thorough),
        pytest.param("here", "off", marks=pytest.mark.thorough),
        pytest.param("random", "on", marks=pytest.mark.quick),
        pytest.param("here", "on", marks=pytest.mark.thorough),
    ],
)
def test_two_players_by_mouse(other: str, cards: str, screen: Screen, server: Server, tmp_path: Path) -> None:
    made, random = server.new("here", other, cards=cards, seed=8), Random(4)
    screen.sit(made)
    seen = screen.wait()
    ways: dict[str, int] = {}
    rounds: set[str] = set()
    entries = 0
    while not seen["over"]:
        choose_seat(screen, random)
        way = screen.play(random)
        ways[way] = ways.get(way, 0) + 1
        seen = screen.wait(seen["version"])
        # Where the game stands is always to be seen, and what has happened is never forgotten.
        number, *phase = seen["steps"]
        assert re.fullmatch(r"\d", number)
        assert len(phase) == 1 or seen["over"]
        rounds.add(number)
        assert seen["entries"] >= entries
        entries = seen["entries"]
        assert seen["height"] <= 768
    assert rounds == set("123456")
    assert set(ways) == {"board", "chooser", "list"}
    assert entries > 60
    expect(screen.page.get_by_role("region", name="End of the game")).to_be_in_viewport()
    check_result(screen, made, tmp_path)


def choose_seat(screen: Screen, random: Random) -> bool:
    """Sometimes decide for another seat, where several of this screen may; whether several may."""
    seats = screen.page.get_by_role("group", name="Who decides now").get_by_role("button")
    if (several := seats.count() > 1) and random.random() < 0.3:
        seats.nth(random.randrange(seats.count())).click()
        screen.wait()
    return several


def tab_to(screen: Screen, name: str) -> None:
    """Walk with the Tab key until the focus is on the button of this name."""
    wanted = screen.page.get_by_role("button", name=name, exact=True)
    for _ in range(60):
        screen.page.keyboard.press("Tab")
        if wanted.evaluate("(button) => button === document.activeElement"):
            return
    raise AssertionError(f"no way to {name}")


LATE = 45
"""So many moves before its end one person's game goes on by keyboard, after another one's first round."""


def test_alone_by_keyboard(screen: Screen, tmp_path: Path) -> None:
    screen.home()
    tab_to(screen, "Remove seat 2")
    screen.page.keyboard.press("Enter")
    tab_to(screen, "Start")
    screen.page.keyboard.press("Enter")
    screen.wait()
    table, key = screen.page.url.split("/t/")[1].split("#")
    undone = play_by_keys(screen, Made(table, key, {}), lambda seen: seen["steps"][0] != "1")
    made = screen.server.open(late_game("hallertau", 1, LATE, cards="off"))
    screen.sit(made).wait()
    undone += play_by_keys(screen, made, lambda seen: seen["over"])
    assert undone > 1
    tab_to(screen, "Save record")
    check_result(screen, made, tmp_path)


def play_by_keys(screen: Screen, made: Made, until: Callable[[dict[str, Any]], bool]) -> int:
    """Play until the screen shows what is wanted, taking a move back now and then; how often that was."""
    press, random = screen.page.keyboard.press, Random(8)
    take_back = screen.page.get_by_role("button", name="Take back", exact=True)
    undone = 0
    seen = screen.glance()
    for turn in count():
        if until(seen):
            break
        on_board = any(target.startswith("space:") for target in seen["lit"])
        by_keys(screen, random, turn, "b" if on_board else "v")
        if turn >= 6 * (undone + 1):
            after = screen.wait(seen["version"])
            # Once a new card is turned up there is no way back.
            if take_back.is_enabled() and not after["over"]:
                undone += 1
                played = screen.server.state(made)["history"]
                press("u")
                screen.wait(after["version"])
                left = screen.server.state(made)["history"]
                assert left == played[: len(left)]
                # Moments to play cards that went by unasked don't count.
                assert len([past for past in played[len(left) :] if past["label"]["id"] != "move-go-on"]) <= 1
                assert len(left) < len(played)
        seen = screen.wait(seen["version"])
    return undone
