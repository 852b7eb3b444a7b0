"""What whole games in the browser have in common: walking through them with keys, and their result."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

from playwright.sync_api import expect

import allmende
from browser.screen import Screen
from browser.serving import Made

ALL = 0
"""What is left of a game that has not begun."""


def choose(screen: Screen, *keys: str) -> None:
    """Choose one of several moves of an object, if it has several, once the focus has come to them."""
    if screen.chooser.is_visible():
        expect(screen.chooser.locator(":focus"), "the focus comes to the moves").to_have_count(1)
        for key in keys:
            screen.page.keyboard.press(key)


def by_digits(screen: Screen, random: Random) -> None:
    """Choose from what the list shows; the last digit of a number that could go on takes a moment."""
    digits = random.choice([shown for shown in screen.page.locator(".options .choice kbd").all_inner_texts() if shown])
    for digit in digits:
        screen.page.keyboard.press(digit)


def by_arrows(screen: Screen, random: Random) -> None:
    """Walk among what is lit."""
    press = screen.page.keyboard.press
    for _ in range(random.randint(1, 4)):
        press(random.choice(["ArrowDown", "ArrowUp", "ArrowLeft", "ArrowRight"]))
    press("Enter")
    choose(screen, "ArrowDown", "Enter")


def by_letter(screen: Screen, letter: str) -> None:
    """Go to a part of the table."""
    press = screen.page.keyboard.press
    press(letter)
    expect(screen.page.locator(":is(button.lit, .options .choice):focus")).to_have_count(1)
    press("Enter")
    choose(screen, "Enter")


def by_keys(screen: Screen, random: Random, turn: int, letter: str) -> None:
    """Make a move with one of these, by turns."""
    if turn % 3 == 0:
        by_digits(screen, random)
    elif turn % 3 == 1:
        by_arrows(screen, random)
    else:
        by_letter(screen, letter)


def number(shown: str) -> float:
    """What a number on the screen means: halves are written with a sign of their own."""
    digits = shown.strip().replace("−", "-")
    return float(digits.replace("½", ".5") if digits.strip("-") != "½" else digits.replace("½", "0.5"))


def check_result(screen: Screen, made: Made, folder: Path) -> None:
    """The points on the screen are those of the game that the saved record tells."""
    end = screen.page.get_by_role("region", name="End of the game")
    with screen.page.expect_download() as downloading:
        end.get_by_role("button", name="Save record").click()
    record = folder / downloading.value.suggested_filename
    downloading.value.save_as(record)
    game = allmende.replay(record.read_text())
    assert game.is_over
    names = [player["name"] for player in screen.server.state(made)["players"]]
    table = end.get_by_role("table")
    heads, totals = table.locator("thead th").all_inner_texts(), table.locator("tfoot td").all_inner_texts()
    shown = {re.sub(r"^\W+", "", name): number(points) for name, points in zip(heads, totals, strict=True)}
    assert shown == dict(zip(names, game.scores, strict=True))
    for row, line in enumerate(game.score_lines(0)):
        cells = table.locator("tbody tr").nth(row).locator("td").all_inner_texts()
        expected = sum(game.score_lines(seat)[row].points for seat in range(len(names)))
        assert sum(map(number, cells)) == expected, line.category
