"""What the page does without a network: whole games, and what belongs to one."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

from playwright.sync_api import expect

from browser.screen import PHONE
from browser.test_accessible import Check
from built_page.conftest import Open
from built_page.screen import PageScreen, game_of


def test_a_game_goes_on_after_the_page_was_left_and_its_record_is_saved_and_opened(
    screen: PageScreen, tmp_path: Path
) -> None:
    page, random = screen.page, Random(4)
    screen.home().cut_network()
    screen.begin("hallertau")
    seen = screen.play_on(random, lambda seen: seen["steps"][0] == "2")

    page.get_by_role("button", name="Hint").click()
    suggested = page.get_by_role("region", name="Hint").locator("[data-suggested]").first
    expect(suggested).to_be_visible()
    suggested.click()
    seen = screen.wait(seen["version"])
    page.get_by_role("button", name="Take back", exact=True).click()
    seen = screen.wait(seen["version"])

    page.reload()
    again = screen.wait()
    assert all(again[key] == seen[key] for key in ("version", "steps", "lit"))
    screen.home()
    page.locator(".tables a").first.click()
    screen.wait()
    screen.play_on(random, lambda seen: seen["over"])
    end = page.get_by_role("region", name="End of the game")
    expect(end).to_be_in_viewport()
    record = screen.saved_record(end.get_by_role("button", name="Save record"), tmp_path)
    game = game_of(record)
    assert game.is_over
    assert screen.totals() == list(game.scores)

    table = page.url
    page.locator("main.table").evaluate("(table) => { table.dataset.left = 'yes' }")
    screen.home()
    page.locator("input[type=file]").set_input_files(record)
    expect(page.locator("main.table:not([data-left])")).to_be_visible()
    assert page.url != table
    assert screen.wait()["over"]
    assert screen.totals() == list(game.scores)


def test_a_game_is_played_in_german(screens: Open) -> None:
    screen = screens(language="de")
    screen.home().cut_network()
    screen.begin("arle")
    screen.play_on(Random(4), lambda seen: seen["over"])
    expect(screen.page.get_by_role("region", name="Spielende")).to_be_in_viewport()
    screen.home()
    screen.page.get_by_role("button", name="In English").click()
    expect(screen.page.get_by_role("region", name="Who plays")).to_be_visible()


def test_a_game_is_played_on_a_phone(screens: Open, check: Check) -> None:
    screen = screens(viewport=PHONE, has_touch=True, is_mobile=True)
    screen.home().cut_network()
    check(screen, "the start page")
    assert screen.glance()["width"] == PHONE["width"]
    assert screen.begin("agricola")["width"] == PHONE["width"]
    check(screen, "a table")
    seen = screen.play_on(Random(4), lambda seen: seen["over"] or seen["width"] > PHONE["width"])
    assert seen["over"], f"at version {seen['version']} the page is {seen['width']} wide"


def test_lessons_rules_and_the_text_mode_are_there(screen: PageScreen, check: Check) -> None:
    page = screen.page
    screen.home().cut_network()
    check(screen, "the start page")
    page.locator("input[name=game][value=hallertau]").check(force=True)
    page.locator(".lessons a").first.click()
    words = page.locator(".guide .words")
    for move in ("place cultivation", "sow barley row 4"):
        screen.wait()
        while page.locator(".guide .next").count():
            page.locator(".guide .next").click()
        version, before = screen.version, words.inner_text()
        screen.choose(move)
        screen.wait_past(version)
        expect(words).not_to_have_text(before)
    check(screen, "a lesson")

    # The rules are a page of their own, and a panel beside the table.
    screen.home()
    page.get_by_role("link", name="Rules").click()
    page.get_by_role("link", name=re.compile("Setup")).first.click()
    expect(page.get_by_role("heading", name=re.compile("Setup")).first).to_be_in_viewport()
    check(screen, "the rules")

    screen.home()
    page.get_by_role("button", name="Text mode for screen readers").press("Enter")
    page.get_by_role("button", name="Remove seat 2").click()
    screen.start.click()
    command = page.get_by_role("textbox", name="Command")
    position = page.get_by_role("region", name="Position")
    expect(position).to_contain_text("Village of")
    before = position.inner_text()
    command.fill("do farming")
    command.press("Enter")
    expect(position).not_to_have_text(before, use_inner_text=True)
    command.fill("undo")
    command.press("Enter")
    expect(position).to_have_text(before, use_inner_text=True)
