"""How fast: a pace is chosen with a table, its clocks are seen by all, and everybody has hours and holidays."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta

from playwright.sync_api import expect

from browser.conftest import Open
from browser.screen import PHONE


def test_two_play_by_the_clock_and_one_takes_a_holiday(screens: Open) -> None:
    ann, bob = screens(), screens(viewport=PHONE, language="de")
    ann.expect_trouble(r"422\b")
    page = ann.home().page
    page.get_by_role("group", name="Seat 1").get_by_label("Name").fill("Ann")
    page.get_by_role("group", name="Seat 2").get_by_role("radio", name="open").check(force=True)
    # What nobody could play is told in a sentence.
    fast = page.get_by_label("How fast")
    fast.select_option("Times of your own")
    for of in ("For a turn", "In reserve"):
        page.get_by_role("group", name=of).get_by_role("spinbutton").fill("0")
    page.get_by_role("button", name="Offer this table").click()
    expect(page.get_by_role("alert")).to_contain_text("Nobody can play within a minute")
    fast.select_option("A day a turn")
    page.get_by_role("checkbox", name="Time stands still at night").uncheck()
    page.get_by_label("When somebody's time is up").select_option("they have lost")
    page.get_by_role("button", name="Offer this table").click()

    bob.page.goto(bob.server.address)
    table = bob.page.get_by_role("article", name="Tisch von Ann")
    expect(table).to_contain_text("1 Tag pro Zug, 3 Tage in Reserve")
    table.get_by_role("button", name="Hinsetzen").click()
    expect(bob.page.locator("main.table")).to_be_visible()
    page.get_by_role("button", name="To the table").click()

    clocks = page.get_by_role("region", name="Clocks")
    expect(clocks.get_by_role("listitem")).to_have_count(2)
    expect(clocks.locator(".runs")).to_contain_text(re.compile(r"[34] days"))
    shown = bob.page.get_by_role("region", name="Uhren")
    expect(shown.locator(".runs")).to_contain_text(re.compile(r"[34] Tage"))
    running = clocks.locator(".runs .sr").inner_text()
    assert re.search(r"(Ann|.+) has time until", running)

    # At the start page it is seen how much time is left.
    page.goto(ann.server.address)
    expect(page.get_by_role("region", name="Your tables").get_by_role("listitem")).to_contain_text(
        re.compile(r"[34] days left")
    )

    # Ann goes on holiday; wherever she plays, time stands still for her.
    page.get_by_role("button", name="Ann", exact=True).click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Your time zone")
    dialog.get_by_label("From", exact=True).select_option("1260")
    expect(dialog.get_by_role("alert")).to_contain_text("at least 8 hours")
    expect(dialog.get_by_label("From", exact=True)).to_have_value("480")
    today = datetime.now(UTC).date()
    for label, day in (("First day", today - timedelta(1)), ("Last day", today)):
        dialog.get_by_label(label).fill(day.isoformat())
    dialog.get_by_role("button", name="Take a holiday").click()
    expect(dialog.get_by_role("alert")).to_contain_text("today or later")
    dialog.get_by_label("First day").fill(today.isoformat())
    dialog.get_by_role("button", name="Take a holiday").click()
    expect(dialog.get_by_role("button", name="I am back")).to_be_visible()
    expect(dialog).to_contain_text("This year you have 27 days left.")
    dialog.get_by_role("button", name="I am back").click()
    expect(dialog.get_by_role("button", name="Take a holiday")).to_be_visible()
