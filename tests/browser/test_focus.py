"""The focus of whoever plays by keyboard: it is always somewhere, and always seen."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from browser.conftest import Open
from browser.screen import Screen
from browser.serving import Server

LOST = "document.activeElement === document.body"
RINGED = "(ringed) => getComputedStyle(ringed).outlineStyle"


@pytest.mark.parametrize("title", ["hallertau", "arle", "agricola"])
def test_the_focus_stays_on_the_page_when_what_had_it_goes_with_its_move(
    title: str, screen: Screen, server: Server
) -> None:
    made = server.new("here", "random", title=title)
    screen.sit(made).wait()
    page, random, gone = screen.page, Random(3), 0
    for _ in range(12):
        version = screen.version
        # Some buttons stand for many moves, and lead to them first; pastures are chosen on the farm.
        moves = [move for move in screen.moves() if move and "fencing" not in move]
        if not moves:
            break
        move = random.choice(moves)
        button = page.locator(f'.options [data-move="{move}"]')
        if not button.is_visible():
            button.locator("xpath=ancestor::details/summary").press("Enter")
        button.press("Enter")
        screen.wait(version)
        expect(page.locator(":focus")).to_have_count(1)
        if page.locator(".prompt:focus").count():
            gone += 1
            assert page.locator(".asked").evaluate(RINGED) == "solid"
            # From the question it is an arrow to what can be done, and a tab to what else it has.
            page.keyboard.press("ArrowDown")
            assert page.locator(".options .choice:focus, button.lit:focus").count() == 1
    # What is pressed at Agricola is mostly there again for the next person.
    assert gone or title == "agricola"
    if title == "arle":
        screen.sit(server.new("here", "here", title=title)).wait()
        # What is of the other half-year is seen to have the focus.
        quiet = page.locator(".grid .space.quiet").first
        assert quiet.evaluate(RINGED) == "none"
        page.keyboard.press("ArrowDown")
        quiet.focus()
        assert quiet.evaluate(RINGED) == "solid"
    if title == "hallertau":
        # Who is led to another page begins at its head.
        screen.home().page.locator(f'a[href^="/t/{made.table}"]').first.press("Enter")
        screen.wait()
        expect(page.locator("h1, .prompt").and_(page.locator(":focus"))).to_have_count(1)


def test_a_button_that_waits_for_an_answer_has_the_focus_again_and_what_is_gone_leads_on(screen: Screen) -> None:
    page = screen.home().page
    page.get_by_role("group", name="Seat 2").get_by_role("radio", name="open").check(force=True)
    offer = page.get_by_role("button", name="Offer this table")
    offer.press("Enter")
    table = page.get_by_role("article")
    expect(table).to_be_visible()
    expect(offer).to_be_focused()
    table.get_by_role("button", name="Take back").press("Enter")
    expect(table).to_have_count(0)
    expect(page.get_by_role("heading", name="Allmende")).to_be_focused()
    # Whoever presses beside everything has wanted that.
    page.locator("body").click(position={"x": 2, "y": 2})
    page.get_by_role("button", name="Add a seat").evaluate("(button) => button.click()")
    assert page.evaluate(LOST)


def test_whoever_sits_down_at_an_open_table_or_gets_up_goes_on_there(screens: Open) -> None:
    ann, bob = screens(), screens()
    page = ann.home().page
    page.get_by_role("button", name="Add a seat").click()
    for seat in ("Seat 2", "Seat 3"):
        page.get_by_role("group", name=seat).get_by_role("radio", name="open").check(force=True)
    page.get_by_role("group", name="Seat 1").get_by_label("Name").fill("Cleo")
    page.get_by_role("button", name="Offer this table").click()
    table = bob.home().page.get_by_role("article", name="Table of Cleo")
    for press, then in (("Sit down", "Get up"), ("Get up", "Sit down")):
        table.get_by_role("button", name=press).press("Enter")
        expect(table.get_by_role("button", name=then)).to_be_visible()
        expect(table).to_be_focused()
        bob.page.keyboard.press("Tab")
        expect(table.get_by_role("button", name=then)).to_be_focused()
    page.get_by_role("article", name="Table of Cleo").get_by_role("button", name="Take back").click()
    expect(table).to_have_count(0)
