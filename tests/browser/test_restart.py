"""The server dies and comes back while somebody plays."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Route, expect

from browser.conftest import Open
from browser.screen import GONE, Screen
from browser.serving import Made, Server


def picture(screen: Screen) -> list[str]:
    """The table as it is read out: boards, question and log."""
    parts = ["[data-part=board]", "[data-part=village]", ".options", "[data-part=log]"]
    return [screen.page.locator(part).aria_snapshot() for part in parts]


def test_play_goes_on_after_the_server_was_killed(screens: Open, own_server: Server) -> None:
    screen, home, random = screens(at=own_server), screens(at=own_server).home(), Random(5)
    page = screen.page
    made = own_server.new("here", "here")
    screen.sit(made)
    seen = screen.wait()
    for _ in range(12):
        screen.play(random)
        seen = screen.wait(seen["version"])
    before, state = picture(screen), own_server.state(made)
    lost, alert = page.get_by_role("status").filter(has_text="Reconnecting"), page.get_by_role("alert")
    away = home.page.get_by_role("status").filter(has_text="This page keeps trying")
    refused = home.page.get_by_role("alert").filter(has_text="The server can't be reached")
    expect(away).to_have_count(0)

    # The browser complains about the dead server, as it should, also where it was just being asked.
    screen.expect_trouble(GONE)
    home.expect_trouble(GONE)
    own_server.kill()
    expect(lost).to_be_visible()
    # What is on the table can still be looked at.
    assert picture(screen) == before
    # A dialog that can't be fetched says so.
    page.get_by_role("button", name="Help").click()
    expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text("The server can't be reached")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    # A start page that is open says so by itself, and refuses a new table.
    expect(away).to_be_visible()
    home.page.get_by_role("button", name="Start", exact=True).click()
    expect(refused).to_be_visible()

    # What says that the server is away goes when it is back.
    own_server.start()
    expect(lost).to_be_hidden()
    expect(alert).to_have_count(0)
    expect(away).to_have_count(0)
    expect(refused).to_have_count(0)
    assert picture(screen) == before
    assert own_server.state(made) == state

    # A move waits for the server, and says so; then it is played.
    own_server.kill()
    expect(lost).to_be_visible()
    screen.listed.first.click()
    expect(alert).to_contain_text("The server can't be reached")
    own_server.start()
    seen = screen.wait(seen["version"])
    expect(alert).to_have_count(0)
    moved = own_server.state(made)
    assert len(moved["history"]) == len(state["history"]) + 1
    state = moved

    # A move that was answered is kept, however soon the server dies.
    with page.expect_response(lambda response: response.url.endswith("/moves")) as answered:
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
    expect(alert).to_have_count(0)

    # Where only the store is away a table comes by itself as soon as the server can reach it.
    page.goto(f"{own_server.address}/type.txt")
    own_server.stop()
    own_server.start()  # so that the table has to be fetched
    elsewhere = own_server.database.with_name("away")
    own_server.database.rename(elsewhere)
    screen.expect_trouble("503")
    page.goto(f"{own_server.address}/t/{made.table}#{made.key}")
    expect(page.get_by_text("This page keeps trying")).to_be_visible()
    elsewhere.rename(own_server.database)
    version, move = screen.wait()["version"], screen.moves()[0]
    # A move that can't be kept says why it waits, and is played once it can.
    own_server.database.rename(elsewhere)
    screen.choose(move)
    expect(alert).to_contain_text("The server can't reach its tables right now")
    elsewhere.rename(own_server.database)
    screen.wait_past(version)
    expect(alert).to_have_count(0)


def test_what_a_page_could_not_fetch_comes_by_itself(screen: Screen, server: Server) -> None:
    page = screen.page
    screen.expect_trouble("ERR_FAILED")
    page.clock.install(time=0)
    asked: list[str] = []

    def refuse(route: Route) -> None:
        asked.append(route.request.url)
        route.abort()

    # The page is there, and then nothing more comes: it asks for words once, wherever one goes.
    page.route("**/api/words/**", refuse)
    page.goto(server.address)
    expect(page.get_by_text("Allmende …")).to_be_visible()
    # From now on the page's time is told.
    page.clock.pause_at(60_000)
    for place in range(5):
        page.evaluate("(to) => { history.pushState(null, '', to); dispatchEvent(new Event('popstate')) }", f"/{place}")
        page.clock.run_for(150)
    asked.clear()
    ticks = 0

    def tried(times: int) -> bool:
        nonlocal ticks
        ticks += 1
        page.clock.run_for(500)
        return len(asked) >= times

    screen.until(lambda: tried(3), "a third request for words")
    # One tries, every two seconds.
    assert len(asked) <= ticks // 4 + 1
    page.unroute_all()
    page.clock.resume()
    expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()

    # So does a table.
    made = server.new("here", cards="on")
    page.route("**/api/words/**", lambda route: route.abort())
    page.goto(f"{server.address}/t/{made.table}#{made.key}")
    expect(page.get_by_text("Allmende …")).to_be_visible()
    page.unroute_all()
    screen.wait()

    # What looks cards up there is a module: browsers don't ask for it again until the page is loaded anew.
    finder = page.get_by_role("dialog", name="Look up cards")
    with page.expect_event("load"):
        asked.clear()
        page.route("**/assets/Finder-*.js", refuse)
        page.keyboard.press("/")
        expect(finder.get_by_role("alert")).to_contain_text("This page keeps trying")
        assert len(asked) in (1, 2)
        page.unroute_all()
    screen.wait()
    page.keyboard.press("/")
    expect(finder.get_by_role("status")).to_have_text("330 found")
    expect(finder.get_by_role("alert")).to_have_count(0)

    # So do the clocks that a table needs late, with their styles.
    failed: list[Route] = []

    def once(route: Route) -> None:
        if failed:
            route.continue_()
        else:
            failed.append(route)
            route.abort()

    page.route("**/assets/Clocks-*.css", once)
    players = [{"kind": "here", "name": "Ann"}, {"kind": "here", "name": "Bob"}]
    wanted = {"title": "hallertau", "players": players, "options": {"cards": "off"}, "pace": {"reserve": 3600}}
    reply = server.ask("POST", "/tables", wanted)
    screen.sit(Made(reply["table"], reply["key"], {}))
    clocks = page.get_by_role("region", name="Clocks")
    expect(clocks).to_be_visible()
    expect(clocks).to_have_css("display", "grid")
    assert failed
