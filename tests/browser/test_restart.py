"""The server dies and comes back while somebody plays."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from browser.conftest import Open
from browser.screen import GONE, Screen
from browser.serving import Server


def picture(screen: Screen) -> list[str]:
    """The table as it is read out: boards, question and log."""
    parts = ["[data-part=board]", "[data-part=village]", ".options", "[data-part=log]"]
    return [screen.page.locator(part).aria_snapshot() for part in parts]


def test_play_goes_on_after_the_server_was_killed(screens: Open, own_server: Server) -> None:
    screen, random = screens(at=own_server), Random(5)
    # The browser complains about the dead server, as it should, also where it was just being asked.
    screen.expect_trouble(GONE)
    made = own_server.new("here", "here")
    screen.sit(made)
    seen = screen.wait()
    for _ in range(12):
        screen.play(random)
        seen = screen.wait(seen["version"])
    before, state = picture(screen), own_server.state(made)

    own_server.kill()
    expect(screen.page.get_by_text("Reconnecting")).to_be_visible()
    # What is on the table can still be looked at.
    assert picture(screen) == before
    own_server.start()
    expect(screen.page.get_by_text("Reconnecting")).to_be_hidden()
    assert picture(screen) == before
    assert own_server.state(made) == state

    # A move that was answered is kept, however soon the server dies.
    with screen.page.expect_response(lambda response: response.url.endswith("/moves")) as answered:
        screen.play(random)
    assert answered.value.status == 200
    own_server.kill()
    own_server.start()
    seen = screen.wait(seen["version"])
    after = own_server.state(made)
    assert after["version"] == state["version"] + 1
    assert len(after["history"]) == len(state["history"]) + 1
    screen.play(random)
    screen.wait(seen["version"])


def test_a_move_while_the_server_is_gone_is_refused_in_words(screens: Open, own_server: Server) -> None:
    screen = screens(at=own_server)
    screen.expect_trouble(GONE)
    made = own_server.new("here")
    screen.sit(made).wait()
    own_server.kill()
    screen.listed.first.click()
    expect(screen.page.get_by_role("alert")).to_contain_text("The server can't be reached")
    own_server.start()
    expect(screen.page.get_by_text("Reconnecting")).to_be_hidden()
    version = screen.version
    screen.listed.first.click()
    screen.wait(version)
    expect(screen.page.get_by_role("alert")).to_have_count(0)


def test_however_much_is_refused_one_asks_whether_the_server_is_back(screens: Open, own_server: Server) -> None:
    screen = screens(at=own_server)
    screen.expect_trouble(GONE)
    screen.sit(own_server.new("here")).wait()
    asked: list[str] = []
    screen.page.on("request", lambda request: asked.append(request.url) if request.method == "HEAD" else None)
    own_server.kill()
    alert = screen.page.get_by_role("alert")
    for _ in range(5):
        screen.listed.first.click()
        expect(alert).to_contain_text("The server can't be reached")
    screen.page.wait_for_timeout(3500)
    assert 1 <= len(asked) <= 4
    own_server.start()
    expect(alert).to_have_count(0)


def test_a_page_that_waits_for_words_asks_for_them_once_wherever_one_goes(screens: Open, server: Server) -> None:
    screen = screens()
    page = screen.page
    screen.expect_trouble("ERR_FAILED")
    page.route("**/api/words/**", lambda route: route.abort())
    page.goto(server.address)
    for place in range(5):
        page.evaluate("(to) => { history.pushState(null, '', to); dispatchEvent(new Event('popstate')) }", f"/{place}")
        page.wait_for_timeout(150)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/api/words/" in request.url else None)
    page.wait_for_timeout(4500)
    assert 1 <= len(asked) <= 3
    page.unroute_all()
    expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()


@pytest.mark.parametrize("part", ["**/api/titles/*/cards", "**/assets/Finder-*.js"])
def test_cards_that_could_not_be_fetched_come_by_themselves(part: str, screens: Open, server: Server) -> None:
    screen = screens()
    screen.expect_trouble("ERR_FAILED")
    screen.sit(server.new("here", cards="on")).wait()
    asked: list[str] = []

    def refuse(route: Route) -> None:
        asked.append(route.request.url)
        route.abort()

    screen.page.route(part, refuse)
    screen.page.keyboard.press("/")
    finder = screen.page.get_by_role("dialog", name="Look up cards")
    expect(finder.get_by_role("alert")).to_contain_text("This page tries again by itself")
    screen.page.wait_for_timeout(4000)
    assert 2 <= len(asked) <= 3
    screen.page.unroute_all()
    expect(finder.get_by_role("status")).to_have_text("330 found")
    expect(finder.get_by_role("alert")).to_have_count(0)


def test_a_page_that_is_opened_while_the_server_is_gone_comes_by_itself(screens: Open, own_server: Server) -> None:
    screen = screens(at=own_server)
    screen.expect_trouble("ERR_CONNECTION_REFUSED|ERR_FAILED|WebSocket")
    made = own_server.new("here")
    # The page is there, and then nothing more comes.
    screen.page.route("**/api/words/**", lambda route: route.abort())
    screen.page.goto(f"{own_server.address}/t/{made.table}#{made.key}")
    expect(screen.page.get_by_text("Allmende")).to_be_visible()
    screen.page.unroute("**/api/words/**")
    screen.wait()


def test_a_table_comes_by_itself_as_soon_as_the_server_can_reach_it(screens: Open, own_server: Server) -> None:
    made = own_server.new("here")
    own_server.stop()
    own_server.start()  # so that the table has to be fetched
    away = own_server.database.with_name("away")
    own_server.database.rename(away)
    screen = screens(at=own_server)
    screen.page.goto(f"{own_server.address}/t/{made.table}#{made.key}")
    expect(screen.page.get_by_text("This page tries again by itself")).to_be_visible()
    away.rename(own_server.database)
    screen.wait()
    # A move that can't be kept is refused in words, and can be made again.
    own_server.database.rename(away)
    screen.expect_trouble("503")
    version = screen.version
    screen.choose("exchange 1")
    expect(screen.page.get_by_role("alert")).to_contain_text("The server can't reach its tables just now")
    away.rename(own_server.database)
    screen.choose("exchange 1")
    screen.expect_version(version + 1)


def test_whoever_asks_too_often_is_told_so_and_heard_again_later(screens: Open, server: Server) -> None:
    screen, tries = screens(), 0

    # People at this machine are spared: here the server's word is changed on its way.
    def refuse_twice(socket: WebSocketRoute) -> None:
        nonlocal tries
        tries += 1
        if tries <= 2:
            socket.close(code=4429, reason="error-too-often")
        else:
            socket.connect_to_server()

    screen.page.route_web_socket(re.compile("/tables/.*/stream"), refuse_twice)
    made = server.new("here")
    screen.page.goto(f"{server.address}/t/{made.table}#{made.key}")
    expect(screen.page.get_by_text("More requests come from here than people make by playing")).to_be_visible()
    screen.wait()
    assert tries == 3


def test_why_a_table_was_refused_is_told_no_more_once_it_is_there(screens: Open, server: Server) -> None:
    screen, tries, held = screens(), 0, list[Route]()

    def refuse_once(socket: WebSocketRoute) -> None:
        nonlocal tries
        tries += 1
        if tries == 1:
            socket.close(code=4422, reason="error-other-game")
        else:
            socket.connect_to_server()

    made = server.new("here")
    screen.expect_trouble("422")
    screen.page.route_web_socket(re.compile("/tables/.*/stream"), refuse_once)
    screen.page.route(f"**/api/tables/{made.table}?", lambda route: held.append(route))
    screen.sit(made).wait()
    screen.until(lambda: held)[0].fulfill(status=422, json={"message": {"id": "screen-server-error"}})
    screen.page.wait_for_timeout(300)
    expect(screen.page.get_by_role("alert")).to_have_count(0)


def test_a_dialog_that_cannot_be_fetched_says_so(screens: Open, own_server: Server) -> None:
    screen = screens(at=own_server)
    screen.expect_trouble(GONE)
    screen.sit(own_server.new("here")).wait()
    own_server.kill()
    screen.page.get_by_role("button", name="Help").click()
    expect(screen.page.get_by_role("dialog").get_by_role("alert")).to_contain_text("The server can't be reached")
