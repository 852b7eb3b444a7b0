"""The text mode: games are played by what a screen reader finds, roles and names alone."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Page, expect

from browser.conftest import Open
from browser.screen import Screen
from browser.serving import Server

MOST_STOPS = 9
"""So often one presses Tab from the beginning of the page to its end, at most; the ordinary table has more than 100."""
LONGEST = 400
"""No game alone takes so many moves."""


def stops(page: Page) -> list[str]:
    """What the keyboard comes to, from the beginning of the page to its end."""
    page.evaluate("document.body.tabIndex = -1; document.body.focus()")
    found: list[str] = []
    while True:
        page.keyboard.press("Tab")
        at = page.evaluate("document.activeElement.innerText || document.activeElement.id")
        if page.evaluate("document.activeElement === document.body") or at in found[:1]:
            return found
        found.append(str(at))


def switch_on(screen: Screen) -> None:
    """Turn the text mode on as whoever comes first to the page does: by the first thing that Tab comes to."""
    screen.home().page.keyboard.press("Tab")
    switch = screen.page.get_by_role("button", name="Text mode for screen readers")
    expect(switch).to_be_focused()
    screen.page.keyboard.press("Enter")
    expect(switch).to_have_attribute("aria-pressed", "true")


def test_a_whole_game_is_played_by_commands_alone(screens: Open, server: Server) -> None:
    screen = screens()
    switch_on(screen)
    page = screen.page
    made = server.new("here")
    page.goto(f"{server.address}/t/{made.table}#{made.key}")
    asked = page.get_by_role("region", name="What you can do")
    command = page.get_by_role("textbox", name="Command")
    position = page.get_by_role("region", name="Position")
    answer = page.get_by_role("region", name="Answer")
    log = page.get_by_role("region", name="Log")
    expect(position.get_by_role("heading", name="Village of Ann")).to_be_visible()
    assert len(stops(page)) <= MOST_STOPS, stops(page)

    def say(words: str) -> None:
        command.fill(words)
        command.press("Enter")

    say("spaces")
    expect(answer).to_contain_text("Farming: no Workers, costs 1 Worker")
    say("do farming")
    expect(position).to_contain_text("Farming: 1 Worker")
    say("undo")
    expect(position).to_contain_text("Farming: no Workers")

    random = Random(3)
    for _ in range(LONGEST):
        moves = asked.get_by_role("listitem")
        numbers = [words.split(".")[0] for words in moves.all_inner_texts()]
        if not numbers:
            break
        before = server.state(made)["version"]
        say(random.choice(numbers))
        # Nothing is asked before the news of the last move is here, and with it the moves that follow.
        screen.until(lambda version=before: server.state(made)["version"] > version, "the move")  # type: ignore[misc]
        screen.until(lambda: page.locator(f'main[data-version="{server.state(made)["version"]}"]').count(), "its news")
    expect(asked).to_contain_text(re.compile(r"\d+ points"))
    expect(log.get_by_role("listitem")).not_to_have_count(0)
    say("points")
    expect(answer).to_contain_text("Ann:")
    say("leave")
    expect(page.get_by_role("group", name="Log", exact=True)).to_be_visible()
    expect(command).to_have_count(0)
