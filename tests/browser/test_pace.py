"""Clocks come to a table late, with their styles. What they show, and what follows, unit tests see."""

from __future__ import annotations

from playwright.sync_api import Route, expect

from browser.conftest import Open
from browser.serving import Made, Server


def test_what_a_table_needs_late_comes_with_its_styles_once_they_can_be_fetched(screens: Open, server: Server) -> None:
    screen, failed = screens(), []

    def once(route: Route) -> None:
        if failed:
            route.continue_()
        else:
            failed.append(route)
            route.abort()

    screen.page.route("**/assets/Clocks-*.css", once)
    screen.expect_trouble("ERR_FAILED")
    players = [{"kind": "here", "name": "Ann"}, {"kind": "here", "name": "Bob"}]
    wanted = {"title": "hallertau", "players": players, "options": {"cards": "off"}, "pace": {"reserve": 3600}}
    reply = server.ask("POST", "/tables", wanted)
    screen.sit(Made(reply["table"], reply["key"], {}))
    clocks = screen.page.get_by_role("region", name="Clocks")
    expect(clocks).to_be_visible()
    expect(clocks).to_have_css("display", "grid")
    assert failed
