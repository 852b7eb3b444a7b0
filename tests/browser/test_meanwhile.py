"""What others did meanwhile is to be seen, what is asked stands where it belongs, and a turn goes back as a whole."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser import agricola
from browser.conftest import Open
from browser.games import asked
from browser.screen import Screen
from browser.serving import Made, Server

PLACED = ("place weekly-market", "place sheep-market", "place cultivation", "place nursery")


def others_turn(server: Server, made: Made) -> str:
    """Let whoever plays by link place a worker, after Ann if she begins; the space."""
    for move in PLACED:
        key = next(key for key in (made.key, made.links[1]) if server.state(made, key)["decisions"])
        server.move(made, move, key)
        if key == made.links[1] and server.state(made, key)["waiting"] == []:
            return f"space:{move.removeprefix('place ')}"
    raise AssertionError("Bob never placed a worker")


def test_a_mark_shows_what_others_used_until_the_next_move(screen: Screen, server: Server) -> None:
    made = server.new("here", "link")
    target = others_turn(server, made)
    screen.sit(made).wait()
    space = screen.page.locator(f'.spot[data-target="{target}"]')
    expect(space.locator(".mark.seat1")).to_be_visible()
    expect(space).to_have_accessible_name(re.compile("Bob was here since your last turn"))
    expect(screen.page.locator(".spot .mark")).to_have_count(1)
    first = screen.page.locator(".place-prompt > *").first
    expect(first).to_have_attribute("aria-label", "Since your last turn")
    expect(first).to_contain_text("Bob: Place on")
    # It lasts over coming back, and goes with the next move.
    screen.page.reload()
    expect(screen.page.locator(".spot .mark")).to_have_count(1)
    screen.choose("exchange 1")
    expect(screen.page.locator(".spot .mark")).to_have_count(0)
    expect(screen.page.get_by_role("region", name="Since your last turn")).to_have_count(0)


def test_the_list_repeats_the_boards_only_for_those_who_want_it(screens: Open, server: Server) -> None:
    screen = screens(unfolded=False)
    screen.sit(server.new("here")).wait()
    fold = screen.page.get_by_role("button", name=re.compile("moves are lit on the boards"))
    expect(fold).to_have_attribute("aria-expanded", "false")
    on_boards = set(screen.glance()["lit"])
    kept = set(screen.moves())
    assert "place nursery" not in kept
    fold.click()
    expect(fold).to_have_attribute("aria-expanded", "true")
    everything = set(screen.moves())
    assert {"place nursery", "exchange 1"} <= everything
    assert {f"space:{move.removeprefix('place ')}" for move in everything - kept if "place" in move} <= on_boards
    screen.page.reload()
    screen.wait()
    assert set(screen.moves()) == everything
    fold.click()
    assert set(screen.moves()) == kept
    # Digits choose from the whole list all the same.
    screen.page.keyboard.press("1")
    screen.wait_past(0)


def test_a_choice_names_its_space_and_stands_at_it(screen: Screen, server: Server) -> None:
    made = server.open(agricola.played(3, asked("prompt-take-one"), rounds=2))
    screen.sit(made).wait()
    version = screen.version
    expect(screen.page.locator(".asked .about")).to_contain_text("Place on Resource Market")
    panel = screen.page.locator(".atplace")
    expect(panel).to_be_visible()
    space = screen.page.locator('[data-at="space:resource-market"]').bounding_box()
    box = panel.bounding_box()
    assert space is not None
    assert box is not None
    assert abs(box["y"] - space["y"] - space["height"]) < 40 or abs(box["x"] - space["x"] - space["width"]) < 40
    panel.locator(".choice").first.click()
    screen.wait_past(version)
    expect(panel).to_have_count(0)


def test_one_press_takes_a_whole_turn_back_and_the_others_hear_of_it(screens: Open, server: Server) -> None:
    screen = screens()
    made = server.new("here", "link")
    if not server.state(made)["decisions"]:
        server.move(made, "place weekly-market", made.links[1])
    friend = screens().sit(made, made.links[1])
    screen.sit(made).wait()
    version = screen.version
    screen.choose("place nursery")
    screen.wait_past(version)
    turn = screen.page.get_by_role("button", name="Take back the whole turn")
    expect(turn).to_have_count(0)
    screen.choose("choose 1")
    expect(turn).to_be_visible()
    screen.page.keyboard.press("Shift+U")
    expect(turn).to_have_count(0)
    assert "place nursery" in screen.moves()
    expect(friend.page.locator(".log .note")).to_have_text(["Ann takes back the last 2 moves."])


def test_a_key_that_is_held_down_plays_once_and_a_digit_that_waits_does_not_answer_the_next_question(
    screen: Screen, server: Server
) -> None:
    made = server.new("here", "here")
    screen.page.clock.install()
    screen.sit(made)
    before = int(screen.wait()["version"])
    screen.page.clock.pause_at(screen.page.evaluate("Date.now() + 1000"))
    screen.page.keyboard.down("1")
    for _ in range(2):
        screen.page.clock.run_for(800)
        screen.page.keyboard.down("1")
    screen.page.keyboard.up("1")
    screen.expect_version(before + 1)
    screen.page.clock.run_for(800)
    version = server.state(made)["version"]
    assert version == before + 1
    # There is a tenth move, too.
    assert screen.listed.count() >= 10
    screen.page.keyboard.press("1")
    server.move(made)
    screen.expect_version(version + 1)
    screen.page.clock.run_for(1000)
    # What had been asked for meanwhile would have come before this.
    server.ask("POST", f"/tables/{made.table}/seats/0", {"name": "Annie"}, made.key)
    expect(screen.page.get_by_role("region", name="Log")).to_contain_text("Ann is called Annie")
    assert server.state(made)["history"][-1]["version"] == version + 1
