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


def test_a_change_that_is_not_kept_is_not_shown_but_notes_are_and_are_kept_later(screens: Open, server: Server) -> None:
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
    page.unroute_all()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)

    notes, text = page.get_by_role("button", name="My notes"), page.get_by_role("textbox", name="My notes")
    notes.click()
    expect(text).to_be_enabled()
    page.route("**/remark", refuse_changes)
    text.fill("Sow hops")
    expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text("This page tries again by itself")
    page.keyboard.press("Escape")
    expect(text).to_have_count(0)
    notes.click()
    expect(text).to_have_value("Sow hops")
    page.unroute_all()
    expect(page.get_by_text("Kept.")).to_be_visible()
    page.reload()
    notes.click()
    expect(text).to_have_value("Sow hops")
    # Whoever puts the page away at once has not written in vain.
    page.clock.install()
    text.fill("Sow flax")
    with page.expect_request(lambda request: "flax" in (request.post_data or "")):
        page.evaluate("Object.defineProperty(document, 'hidden', { value: true, configurable: true })")
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")


def test_a_link_that_is_good_once_is_not_used_up_by_what_fails(screens: Open) -> None:
    ann, phone = screens(), screens()
    page = phone.page
    phone.expect_trouble(TROUBLE)
    failing = True

    def fail(route: Route) -> None:
        if failing:
            route.fulfill(status=503)
        else:
            route.continue_()

    ask(ann, "/me", {"name": "Ann"})
    secret = ask(ann, "/me/passes", {})["secret"]
    page.route("**/api/me/passes/use", fail)
    page.goto(f"{ann.server.address}/me#{secret}")
    use = page.get_by_role("button", name="That's my device, too")
    use.click()
    expect(page.get_by_role("alert")).to_contain_text("Nothing is lost")
    failing = False
    use.click()
    expect(page.get_by_role("button", name="Ann", exact=True)).to_be_visible()

    # What a mail's link ends is ended without a press, so without one it is tried again.
    stopped: list[Json] = []

    def stop(route: Route) -> None:
        stopped.append({"status": 200, "json": {}} if stopped else {"status": 503})
        route.fulfill(**stopped[-1])

    page.route("**/api/calls/*/stop", stop)
    page.goto(f"{ann.server.address}/stop/abc#secret")
    expect(page.get_by_role("status")).to_contain_text("You are no longer called there.")
    assert [one["status"] for one in stopped] == [503, 200]
