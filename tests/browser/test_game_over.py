"""The end: who won by what, the record, the way back through the game, and the next game."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import WebSocketRoute, expect

import allmende
from browser.conftest import Open
from browser.games import finished
from browser.screen import PHONE, Screen
from browser.serving import Server


def test_whoever_has_lost_points_is_told_so(screens: Open, server: Server) -> None:
    """With a minus, that is, rather than with a hyphen."""
    game = allmende.arle.new(1, 3)
    while not game.is_over:
        game.play(game.moves.texts[-1])
    assert game.scores[0] < 0
    screen = screens(language="de", viewport=PHONE, has_touch=True, is_mobile=True)
    screen.sit(server.open(game)).wait()
    verdict = screen.page.get_by_role("status").filter(has_text="Das Ziel")
    expect(verdict).to_contain_text(f"−{-game.scores[0]:g} Punkte")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_several_players(players: int, screen: Screen, server: Server, tmp_path: Path) -> None:
    game = finished(players)
    made = server.open(game)
    screen.sit(made).wait()
    end = screen.page.get_by_role("region", name="End of the game")
    names = [player["name"] for player in server.state(made)["players"]]
    verdict = end.get_by_role("status")
    for seat in game.winners:
        expect(verdict).to_contain_text(names[seat])
    expect(verdict).to_contain_text(f"{max(game.scores)} points")
    assert sorted(map(int, end.locator("tfoot td").all_inner_texts())) == sorted(game.scores)
    lines = [[line.points for line in game.score_lines(seat)] for seat in range(players)]
    for row, values in enumerate(zip(*lines, strict=True)):
        cells = end.locator("tbody tr").nth(row).locator("td").all_inner_texts()
        assert sorted(map(int, cells)) == sorted(values)
    # Nothing is to be decided any more, and nothing can be taken back by accident.
    assert screen.listed.count() == screen.lit.count() == 0
    with screen.page.expect_download() as downloading:
        end.get_by_role("button", name="Save record").click()
    record = tmp_path / downloading.value.suggested_filename
    downloading.value.save_as(record)
    assert allmende.replay(record.read_text()).scores == game.scores


@pytest.mark.parametrize(
    ("points", "said"),
    [(79, "goal of 80 was not reached"), (80, "reached the goal of 80"), (85, "reached"), (86, "more than 85")],
)
def test_alone_it_is_the_goal_that_counts(points: int, said: str, screen: Screen, server: Server) -> None:
    made = server.open(finished(1))

    # Games of so many points are rare: here the server's word is changed on its way.
    def relay(socket: WebSocketRoute) -> None:
        def pass_on(message: str | bytes) -> None:
            state = json.loads(message)
            # News that change nothing on the table bring no view.
            if "view" in state:
                state["view"]["players"][0]["points"] = points
            socket.send(json.dumps(state))

        socket.connect_to_server().on_message(pass_on)

    screen.page.route_web_socket(re.compile("/stream"), relay)
    screen.sit(made).wait()
    expect(screen.page.get_by_role("region", name="End of the game").get_by_role("status")).to_contain_text(said)


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


def test_back_through_the_game(screen: Screen, server: Server) -> None:
    made = server.open(finished(2))
    seen = screen.sit(made).wait()
    history = screen.page.get_by_role("group", name="History")
    history.get_by_role("button", name="To the beginning").click()
    expect(screen.page.get_by_text("You are looking back")).to_be_visible()
    expect(screen.page.locator(".rounds [aria-current=step]")).to_have_text("1")
    history.get_by_role("button", name="One move on").click()
    history.get_by_role("slider").fill("40")
    expect(screen.page.locator(".rounds [aria-current=step]")).not_to_have_text("1")
    history.get_by_role("button", name="To the end").click()
    expect(screen.page.get_by_text("You are looking back")).to_be_hidden()
    assert screen.glance() == seen
