"""A friend by link and an onlooker at one table. What else there is to seats, unit tests see."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Open
from browser.screen import Screen
from browser.serving import Json, Made, Server


def settled(server: Server, made: Made, *screens: Screen) -> Json:
    """The state of the table once somebody is asked: a hand without a card that could be played passes unasked."""
    for _ in range(400):
        state = server.state(made, "")
        if any(screen.version == state["version"] and screen.listed.count() for screen in screens):
            return state
        screens[0].page.wait_for_timeout(50)
    raise AssertionError(f"nobody is asked: the table is at {state['version']}, shown is {screens[0].glance()}")


def test_a_friend_by_link(screens: Open, server: Server) -> None:
    ann = screens().home()
    only_here = "start the server with “allmende serve --host 0.0.0.0”"
    expect(ann.page.get_by_label("A bot may replace")).to_have_count(0)
    expect(ann.page.get_by_text(only_here)).to_have_count(0)
    ann.page.get_by_role("group", name="Seat 1").get_by_label("Name").fill("Ann")
    second = ann.page.get_by_role("group", name="Seat 2")
    second.get_by_role("radio", name="by link").check(force=True)
    second.get_by_label("Name").fill("Bob")
    expect(ann.page.get_by_text(only_here)).to_be_visible()
    ann.page.get_by_label("A bot may replace").select_option("after a day")
    ann.page.get_by_role("button", name="Start").click()
    # The links are shown at once.
    dialog = ann.page.get_by_role("dialog")
    link = dialog.get_by_role("textbox", name="Link for Bob").input_value()
    watch = dialog.get_by_role("textbox", name="Link for watching").input_value()
    expect(dialog.get_by_text(only_here)).to_be_visible()
    address, key = ann.page.url.split("#")
    made = Made(address.split("/")[-1], key, {1: link.split("#")[1]})
    assert watch == address
    state = server.state(made)
    assert state["absence"] == 24 * 60
    told = ann.page.get_by_text("If Bob keeps the others waiting until")
    expect(told).to_have_count(int(state["view"]["to_act"] == [1]))
    ann.page.keyboard.press("Escape")

    bob, eve = screens(), screens()
    bob.page.goto(link)
    eve.page.goto(watch)
    by_seat = {0: ann, 1: bob}
    for turn in range(8):
        state = settled(server, made, ann, bob)
        for screen in (ann, bob, eve):
            screen.expect_version(state["version"])
        acting = state["view"]["to_act"]
        # Who is to decide can; the others see who it is.
        for seat in (0, 1):
            if seat in acting:
                expect(by_seat[seat].listed.first).to_be_enabled()
                continue
            assert by_seat[seat].listed.count() == by_seat[seat].lit.count() == 0
            other = by_seat[seat].page.get_by_role("region", name="What you can do")
            expect(other).to_contain_text(f"Waiting for {['Bob', 'Ann'][seat]}")
        assert eve.listed.count() == eve.lit.count() == 0
        expect(eve.page.get_by_text("You are watching")).to_be_visible()
        expect(eve.page.get_by_role("button", name="Take back", exact=True)).to_have_count(0)
        player = by_seat[acting[0]]
        moves = player.moves()
        player.choose(moves[turn % 2 % len(moves)])
        player.wait_past(state["version"])
    # Each page knows its own key alone.
    kept = "JSON.stringify({...localStorage}) + document.documentElement.outerHTML + location"
    assert made.links[1] in bob.page.evaluate(kept)
    assert made.key not in bob.page.evaluate(kept)
    assert made.key not in eve.page.evaluate(kept)
    assert made.links[1] not in eve.page.evaluate(kept)
    # Bob has the table in a list. Seats are taken in the background; from then on he goes on without the link.
    bob.home()
    expect(bob.page.get_by_role("region", name="Your tables").get_by_role("listitem")).to_have_count(1)
    told_of = "JSON.parse(localStorage['allmende.tables'])[0].told"
    bob.until(lambda: bob.page.evaluate(told_of), "that the server has heard who sits there")
    bob.page.evaluate("localStorage.removeItem('allmende.tables')")
    bob.page.goto(address)
    expect(bob.page.get_by_role("button", name="Take back", exact=True)).to_be_visible()
