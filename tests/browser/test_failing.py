"""What a server doesn't take just now is not shown as if it were done, and is done as soon as it can be."""

from __future__ import annotations

from playwright.sync_api import Route, expect

from browser.conftest import Open
from browser.screen import Screen
from browser.serving import Json, Server

TROUBLE = r"ERR_FAILED|503\b"


def ask(screen: Screen, path: str, body: Json) -> Json:
    """What somebody's browser asks for, without pressing anything."""
    reply = screen.page.request.post(f"{screen.server.address}/api{path}", data=body)
    assert reply.ok, reply.text()
    answer: Json = reply.json()
    return answer


def refuse_changes(route: Route) -> None:
    """What is asked for comes, what is sent doesn't arrive."""
    if route.request.method == "GET":
        route.continue_()
    else:
        route.abort()


def test_a_change_that_is_not_kept_is_not_shown(screens: Open, server: Server) -> None:
    screen = screens()
    page = screen.page
    screen.expect_trouble(TROUBLE)
    ask(screen, "/me", {"name": "Ann"})
    screen.home()
    page.route("**/api/me/page", refuse_changes)
    page.get_by_role("button", name="Ann", exact=True).click()
    mine = page.get_by_role("region", name="My page")
    public = mine.get_by_role("switch", name="Everybody may see my page")
    public.press("Space")
    expect(mine.get_by_role("alert")).to_contain_text("The server can't be reached")
    expect(public).not_to_be_checked()

    screen.sit(server.new("here", "link"))
    page.route("**/seats/*", refuse_changes)
    page.get_by_role("button", name="Players and links").click()
    who = page.get_by_role("combobox", name="Who plays for Ann")
    who.select_option(index=1)
    expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text("The server can't be reached")
    expect(who).to_have_value("")
