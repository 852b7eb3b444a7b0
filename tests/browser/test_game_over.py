"""The end: its record, the way back through the game, and the next game. How it is told, unit tests see."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

import allmende
from browser.conftest import Open
from browser.games import finished
from browser.screen import PHONE, Screen
from browser.serving import Server


def test_the_end_is_read_its_record_saved_and_the_game_walked_back_through(
    screen: Screen, server: Server, tmp_path: Path
) -> None:
    game = finished(4)
    seen = screen.sit(server.open(game)).wait()
    end = screen.page.get_by_role("region", name="End of the game")
    expect(end.get_by_role("status")).to_contain_text(f"{max(game.scores)} points")
    with screen.page.expect_download() as downloading:
        end.get_by_role("button", name="Save record").click()
    record = tmp_path / downloading.value.suggested_filename
    downloading.value.save_as(record)
    assert allmende.replay(record.read_text()).scores == game.scores
    # What is on the boards says the same as before, wherever one has been meanwhile.
    history = screen.page.get_by_role("group", name="History")
    history.get_by_role("button", name="To the beginning").click()
    expect(screen.page.get_by_text("You are looking back")).to_be_visible()
    expect(screen.page.locator(".rounds [aria-current=step]")).to_have_text("1")
    history.get_by_role("button", name="One move on").click()
    history.get_by_role("slider").fill("90")
    expect(screen.page.locator(".rounds [aria-current=step]")).not_to_have_text("1")
    history.get_by_role("button", name="To the end").click()
    expect(screen.page.get_by_text("You are looking back")).to_be_hidden()
    assert screen.glance() == seen


def test_play_again(screens: Open, server: Server) -> None:
    for options in ({}, {"viewport": PHONE, "has_touch": True, "is_mobile": True}):
        screen = screens(**options)
        made = server.open(finished(2))
        screen.sit(made).wait()
        names = [player["name"] for player in server.state(made)["players"]]
        # Whoever presses it twice has one more table all the same.
        screen.page.get_by_role("button", name="Play again").dblclick()
        expect(screen.page.get_by_role("region", name="End of the game")).to_be_hidden()
        screen.wait()
        assert made.table not in screen.page.url
        for name in names:
            expect(screen.page.get_by_text(name).first).to_be_attached()
        screen.home()
        expect(screen.page.get_by_role("link", name=" · ".join(names))).to_have_count(2)
