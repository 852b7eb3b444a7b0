"""Allmende among the apps of a device: without the server it opens, and tables that were seen can be looked at."""

from __future__ import annotations

import json
import re

from playwright.sync_api import expect

from browser.conftest import Open
from browser.screen import GONE, PHONE, Screen
from browser.serving import Server

# A page has no end of patience of its own: what doesn't come in time is named.
UNTIL = """const until = async (missing) => {
  for (const end = Date.now() + 20000; ; await new Promise((done) => setTimeout(done, 100))) {
    const what = await missing()
    if (!what) return
    if (Date.now() > end) throw Error(`not kept: ${what}`)
  }
}"""

SETTLED = f"""async ([tables, version]) => {{
  {UNTIL}
  await navigator.serviceWorker.ready
  const names = performance.getEntriesByType('resource').map((each) => each.name.slice(location.origin.length))
  const wanted = ['/', ...names.filter((name) => /^.(assets|api.(languages|titles|words))/.test(name))]
  await until(async () => {{
    const found = await Promise.all(wanted.map((name) => caches.match(name)))
    const all = await (await caches.open('tables')).matchAll()
    const kept = (await Promise.all(all.map((each) => each.json()))).map(({{ state }}) => state.version)
    const away = wanted.filter((_, i) => !found[i])
    if (away.length) return away
    const seen = version === null || kept.includes(version)
    if (kept.length < tables || !seen) return `${{tables}} tables, one at ${{version}}, but versions ${{kept}}`
  }})
}}"""

LISTS = f"""async (count) => {{
  {UNTIL}
  await until(async () => {{
    const lists = (await (await caches.open('mine')).keys()).length
    if (lists !== count) return `${{count}} of ${{lists}} lists`
  }})
}}"""


def settle(screen: Screen, tables: int, version: int | None = None) -> None:
    """Wait until all that was fetched is kept, and so many tables, one of them at this version."""
    screen.page.evaluate(SETTLED, [tables, version])


def test_what_was_seen_opens_without_the_server_as_it_stood(screens: Open, own_server: Server) -> None:
    screen = screens(at=own_server, service_workers="allow", language="de", viewport=PHONE)
    screen.sit(own_server.new("here", title="arle")).wait()
    settle(screen, 1)
    page = screen.home().page
    # The server knows whose tables these are; the browser has no key any more.
    page.evaluate("localStorage.removeItem('allmende.tables')")
    screen.home()
    expect_to_be_installable(screen)
    mine = page.get_by_role("region", name="Deine Tische").get_by_role("listitem")
    turn = "du bist am Zug"
    expect(mine).to_contain_text(turn)
    mine.get_by_role("link").click()
    seen = screen.wait()
    settle(screen, 2, seen["version"])
    page.goto(f"{own_server.address}/rules/arle")
    rules = page.get_by_role("heading", level=1)
    read = rules.inner_text()
    screen.home()
    page.evaluate(LISTS, 1)

    own_server.kill()
    screen.expect_trouble(GONE)
    page.goto(f"{own_server.address}/rules/arle")
    expect(rules).to_have_text(read)
    page.goto(own_server.address)
    away = page.get_by_role("status").filter(has_text="So standen deine Tische")
    expect(away).to_be_visible()
    page.reload()
    expect(away).to_be_visible()
    expect(mine).to_contain_text(turn)
    expect(page).to_have_title("(1) Allmende")
    expect(page.get_by_role("button", name="Ann", exact=True)).to_be_visible()
    # A table is shown as it stood, also when it is loaded anew, and nothing is asked there.
    mine.get_by_role("link").click()
    screen.expect_version(seen["version"])
    stood = page.get_by_role("status").filter(has_text="So stand der Tisch")
    expect(stood).to_be_visible()
    page.reload()
    screen.expect_version(seen["version"])
    expect(stood).to_be_visible()
    expect(page.locator(".asked")).to_have_count(0)

    page.goto(own_server.address)
    expect(away).to_be_visible()
    # What is said of the server is true as long as it is away.
    page.get_by_role("button", name="Los").click()
    refused = page.get_by_role("alert")
    expect(refused).to_contain_text("Der Server ist nicht zu erreichen")
    # It was asked whether it is back.
    with page.expect_event("requestfailed", lambda request: request.method == "HEAD"):
        pass
    expect(refused).to_be_visible()
    own_server.start()
    expect(away).to_have_count(0)
    expect(refused).to_have_count(0)
    mine.get_by_role("link").click()
    screen.wait()
    expect(stood).to_have_count(0)
    screen.choose(screen.moves()[0])
    screen.wait(seen["version"])


def expect_to_be_installable(screen: Screen) -> None:
    """The browser is told what it installs, in the language that is spoken."""
    link = screen.page.locator("link[rel=manifest]")
    expect(link).to_have_attribute("href", re.compile("language=de"))
    told = screen.page.request.get(link.evaluate("(link) => link.href")).json()
    for picture in told["icons"]:
        assert screen.page.request.get(f"{screen.server.address}{picture['src']}").ok


def test_what_others_may_not_see_is_not_kept(screens: Open, own_server: Server) -> None:
    screen = screens(at=own_server, service_workers="allow")
    page = screen.page
    # Hands at one screen are not; what is kept of a table is kept after them.
    secret = own_server.new("here", "here", title="hallertau", cards="on")
    open_table = own_server.new("here", "here", title="arle")
    screen.sit(secret).wait()
    page.wait_for_timeout(1500)
    screen.sit(open_table).wait()
    settle(screen, 1)
    kept = (
        "caches.open('tables').then((one) => one.matchAll()).then((all) => Promise.all(all.map((one) => one.text())))"
    )
    assert [json.loads(each)["state"]["table"] for each in page.evaluate(kept)] == [open_table.table]

    # Of what somebody else has seen nothing is left.
    screen.home()
    page.evaluate(LISTS, 1)
    page.goto(f"{own_server.address}/api/titles")  # from where nothing is still asked with the old cookie
    page.context.clear_cookies()
    screen.home()
    page.evaluate(LISTS, 0)
    assert page.evaluate("caches.open('tables').then((one) => one.keys()).then((kept) => kept.length)") == 0

    # What a key sees is for that key alone.
    made = own_server.new("here", "link", title="hallertau", cards="on")
    screen.sit(made)
    settle(screen, 1)
    own_server.kill()
    screen.expect_trouble(GONE)
    page.evaluate("localStorage.removeItem('allmende.tables')")
    page.goto(f"{own_server.address}/t/{made.table}")
    expect(page.get_by_role("status")).to_contain_text("Reconnecting")
    expect(page.locator("main.table")).to_have_count(0)
