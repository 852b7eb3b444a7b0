"""The focus of whoever plays by keyboard stays at a start page that changes; at a table, see `test_by_ear.py`."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Open

LOST = "document.activeElement === document.body"
TOO_OFTEN = {"message": {"id": "error-too-often", "args": {"seconds": 3}}}


def test_the_focus_stays_at_a_button_that_waits_and_goes_on_from_what_is_gone(screens: Open) -> None:
    ann, bob = screens(), screens()
    page = ann.home().page
    find = page.get_by_role("button", name="Find a game")
    ann.expect_trouble(r"429\b")
    page.route("**/api/offers/find", lambda route: route.fulfill(status=429, json=TOO_OFTEN))
    find.press("Enter")
    expect(page.get_by_role("alert")).to_be_visible()
    expect(find).to_be_focused()
    page.get_by_role("button", name="Add a seat").click()
    for seat in ("Seat 2", "Seat 3"):
        page.get_by_role("group", name=seat).get_by_role("radio", name="open").check(force=True)
    page.get_by_role("group", name="Seat 1").get_by_label("Name").fill("Cleo")
    page.get_by_role("button", name="Offer this table").press("Enter")
    mine = page.get_by_role("article", name="Table of Cleo")
    expect(mine).to_be_visible()
    # Whoever sits down at an open table, or gets up, goes on there.
    table = bob.home().page.get_by_role("article", name="Table of Cleo")
    for press, then in (("Sit down", "Leave"), ("Leave", "Sit down")):
        table.get_by_role("button", name=press).press("Enter")
        expect(table.get_by_role("button", name=then)).to_be_visible()
        expect(table).to_be_focused()
        bob.page.keyboard.press("Tab")
        expect(table.get_by_role("button", name=then)).to_be_focused()
    page.go_back()
    mine.get_by_role("button", name="Take back").press("Enter")
    expect(mine).to_have_count(0)
    expect(table).to_have_count(0)
    expect(page.get_by_role("heading", name="Allmende")).to_be_focused()
    # Whoever presses beside everything has wanted that.
    page.locator("body").click(position={"x": 2, "y": 2})
    page.get_by_role("button", name="Add a seat").evaluate("(button) => button.click()")
    assert page.evaluate(LOST)
