"""Whole games of Fields of Arle, played to the end as people play them."""

from __future__ import annotations

import re
from itertools import count
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

import allmende
from browser.arle import begun
from browser.screen import Screen
from browser.serving import Made, Server


def number(shown: str) -> float:
    """What a number on the screen means: halves are written with a sign of their own."""
    digits = shown.strip().replace("−", "-")
    return float(digits.replace("½", ".5") if digits.strip("-") != "½" else digits.replace("½", "0.5"))


def check_result(screen: Screen, made: Made, folder: Path) -> None:
    """The points on the screen are those of the game that the saved record tells."""
    with screen.page.expect_download() as downloading:
        screen.page.get_by_role("button", name="Save record").click()
    record = folder / downloading.value.suggested_filename
    downloading.value.save_as(record)
    game = allmende.replay(record.read_text())
    assert game.is_over
    names = [player["name"] for player in screen.server.state(made)["players"]]
    table = screen.page.get_by_role("region", name="End of the game").get_by_role("table")
    heads, totals = table.locator("thead th").all_inner_texts(), table.locator("tfoot td").all_inner_texts()
    shown = {re.sub(r"^\W+", "", name): number(points) for name, points in zip(heads, totals, strict=True)}
    assert shown == dict(zip(names, game.scores, strict=True))
    for row, line in enumerate(game.score_lines(0)):
        cells = table.locator("tbody tr").nth(row).locator("td").all_inner_texts()
        expected = sum(game.score_lines(seat)[row].points for seat in range(len(names)))
        assert sum(map(number, cells)) == expected, line.category


@pytest.mark.parametrize("other", ["random", "here"])
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


def test_alone_by_keyboard(screen: Screen, tmp_path: Path) -> None:
    press, random = screen.page.keyboard.press, Random(8)
    made = screen.server.open(begun(1))
    seen = screen.sit(made).wait()
    take_back = screen.page.get_by_role("button", name="Take back")
    undone = 0
    for turn in count():
        if seen["over"]:
            break
        if turn % 3 == 0:
            # Digits choose from the list; the last digit of a number that could go on takes a moment.
            digits = random.choice(screen.page.locator(".options .choice kbd").all_inner_texts())
            for digit in digits:
                press(digit)
        elif turn % 3 == 1:
            # Arrows walk among what is lit.
            for _ in range(random.randint(1, 4)):
                press(random.choice(["ArrowDown", "ArrowUp", "ArrowLeft", "ArrowRight"]))
            press("Enter")
            if screen.chooser.is_visible():
                press("ArrowDown")
                press("Enter")
        else:
            # A letter goes to a part of the table.
            press("h")
            expect(screen.page.locator(":is(button.lit, .options .choice):focus")).to_have_count(1)
            press("Enter")
            if screen.chooser.is_visible():
                press("Enter")
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
