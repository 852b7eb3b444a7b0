"""Advice: hints for whoever decides, and the analysis of a finished game."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from allmende.core import Game
from browser.advice import SLICE, analysis, hint, tell_analysis, tell_hint
from browser.games import STANDS, finished, played
from browser.screen import LAPTOP, PHONE, Screen
from browser.serving import Server
from browser.visiting import visit

PATIENCE = 60_000
"""Milliseconds that a real bot may take on a busy machine."""


def placing() -> Game:
    """A game of two in which somebody is to place Workers."""
    return played(2, STANDS["placing workers"], rounds=2)


def button(screen: Screen) -> Locator:
    """What asks for a hint."""
    return screen.page.get_by_role("button", name=re.compile("^(Hint|Tipp)"))


def panel(screen: Screen) -> Locator:
    """Where a hint is told."""
    return screen.page.get_by_role("region", name=re.compile("^(Hint|Tipp)$"))


def suggestions(screen: Screen) -> Locator:
    """The moves that a hint suggests."""
    return panel(screen).locator("[data-suggested]")


def open_analysis(screen: Screen) -> Locator:
    """Open the analysis of a finished game."""
    screen.page.get_by_role("button", name="Analysis").click()
    return screen.page.get_by_role("dialog", name="Analysis")


def whole_analysis(screen: Screen) -> Locator:
    """The dialog with an analysis of all decisions."""
    dialog = open_analysis(screen)
    expect(dialog.get_by_role("slider")).to_be_visible()
    expect(dialog.get_by_role("progressbar")).to_have_count(0)
    return dialog


# Hints


def test_a_bot_gives_a_hint_and_it_is_played_by_mouse_and_by_keyboard(screen: Screen, server: Server) -> None:
    made = server.open(placing())
    version = screen.sit(made).wait()["version"]
    button(screen).click()
    expect(suggestions(screen).first).to_be_visible(timeout=PATIENCE)
    assert 1 <= suggestions(screen).count() <= 3
    offered = [move["text"] for move in server.state(made)["decisions"][0]["moves"]]
    suggested = [str(each.get_attribute("data-suggested")) for each in suggestions(screen).all()]
    assert set(suggested) <= set(offered)
    scores = [float(text) for text in panel(screen).locator(".score > [aria-hidden]").all_inner_texts()]
    assert scores == sorted(scores, reverse=True)
    assert all(panel(screen).locator(".why").all_inner_texts())
    suggestions(screen).first.click()
    screen.wait_past(version)
    expect(panel(screen)).to_have_count(0)
    assert server.state(made)["history"][-1]["move"] == suggested[0]

    made = server.open(placing())
    version = visit(screen, made).wait()["version"]
    tell_hint(screen, made)
    wanted = hint(server, made)["suggestions"]
    screen.page.keyboard.press("t")
    expect(suggestions(screen).nth(0)).to_be_focused()
    # What is pointed at, or has the focus, is shown on the board, and in the list.
    hinted = screen.page.locator(".options .hinted")
    suggestions(screen).nth(2).hover()
    expect(hinted).to_have_attribute("data-move", wanted[2]["move"])
    screen.page.mouse.move(0, 0)
    screen.page.keyboard.press("ArrowDown")
    expect(suggestions(screen).nth(1)).to_be_focused()
    expect(hinted).to_have_attribute("data-move", wanted[1]["move"])
    expect(screen.page.locator(".board button.hinted")).to_have_count(1)
    screen.page.keyboard.press("Enter")
    screen.wait_past(version)
    expect(panel(screen)).to_have_count(0)
    assert server.state(made)["history"][-1]["move"] == wanted[1]["move"]


# The analysis


def test_costly_moves_and_decisions_on_the_graph_are_looked_at(screen: Screen, server: Server) -> None:
    page = screen.page
    made = server.open(finished(2))
    tell_analysis(screen, made)
    reviews = [review for first in range(0, 400, SLICE) for review in analysis(server, made, first)["slice"]]
    costly = sorted((each for each in reviews if each["cost"]), key=lambda each: -float(each["cost"]))
    seat = costly[0]["seat"]
    own = [each for each in costly if each["seat"] == seat]
    over = page.get_by_role("region", name="End of the game")
    for size in (PHONE, LAPTOP):
        screen.resize(size)
        screen.sit(made).wait()
        dialog = whole_analysis(screen)
        # The graph says what it came to.
        for place, points in enumerate(player["points"] for player in server.state(made)["view"]["players"]):
            expect(dialog.locator(f"svg .name.seat{place}")).to_contain_text(str(points))
        listed = dialog.locator("ol button b [aria-hidden]")
        expect(listed).to_have_text([f"−{each['cost']:.1f}" for each in costly[:8]])
        # Those of one player alone.
        dialog.get_by_role("group", name="Whose moves").get_by_role("button").nth(seat + 1).click()
        expect(listed).to_have_text([f"−{each['cost']:.1f}" for each in own[:8]])
        dialog.locator("ol button").first.click()
        expect(dialog).to_be_hidden()
        expect(page.get_by_role("status").filter(has_text="You are looking back")).to_be_visible()
        expect(over).to_contain_text(f"−{own[0]['cost']:.1f}")
        expect(over).to_contain_text("Better: ")
        expect(over.get_by_role("status")).to_have_count(0)
        page.get_by_role("button", name="Back to the present").click()
        expect(over.get_by_role("status")).to_be_visible()

    dialog = whole_analysis(screen)
    slider = dialog.get_by_role("slider", name="Decisions")
    slider.fill("11")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"^Move 12 .*21\.1 points expected"))
    slider.press("ArrowRight")
    expect(dialog.get_by_role("button", name=re.compile("^Move 13 "))).to_be_visible()
    # The pointer finds what is nearest, and a click looks at it.
    box = dialog.get_by_role("img").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(dialog.get_by_role("button", name=re.compile("^Move 13 "))).to_have_count(0)
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(dialog).to_be_hidden()
    expect(page.get_by_role("status").filter(has_text="You are looking back")).to_be_visible()
