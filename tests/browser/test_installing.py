"""Allmende among the apps of a device: without the server it opens, and tables that were seen can be looked at."""

from __future__ import annotations

import json
import re

import pytest
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
  const names = performance.getEntriesByType('resource').map((each) => new URL(each.name).pathname)
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


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_table_that_was_seen_can_be_looked_at_without_the_server(
    language: str, screens: Open, own_server: Server
) -> None:
    screen = screens(at=own_server, service_workers="allow", language=language, viewport=PHONE)
    made = own_server.new("here", "random", title="hallertau")
    seen = screen.sit(made).wait()
    board = screen.page.locator("main.table")
    settle(screen, 1, seen["version"])
    own_server.kill()
    screen.expect_trouble(GONE)
    screen.page.reload()
    expect(board).to_have_attribute("data-version", str(seen["version"]))
    away = {"en": "The server can't be reached. This is how", "de": "Der Server ist nicht zu erreichen. So stand"}
    expect(screen.page.get_by_role("status").filter(has_text=away[language])).to_be_visible()
    expect(screen.page.locator(".asked")).to_have_count(0)
    own_server.start()
    screen.wait()
    expect(screen.page.get_by_role("status").filter(has_text=away[language])).to_have_count(0)
    screen.choose(screen.moves()[0])
    screen.wait(seen["version"])


def test_the_start_page_opens_without_the_server(screens: Open, own_server: Server) -> None:
    screen = screens(at=own_server, service_workers="allow").home()
    settle(screen, 0)
    own_server.kill()
    screen.expect_trouble(GONE)
    screen.page.reload()
    expect(screen.page.get_by_role("heading", name="Allmende")).to_be_visible()
    screen.page.get_by_role("button", name="Start").click()
    expect(screen.page.get_by_role("alert")).to_contain_text("The server can't be reached")


def test_the_start_page_opens_after_the_rules_were_read(screens: Open, own_server: Server) -> None:
    screen = screens(at=own_server, service_workers="allow").home()
    settle(screen, 0)
    screen.page.goto(f"{own_server.address}/rules/arle")
    rules = screen.page.get_by_role("heading", level=1)
    read = rules.inner_text()
    own_server.kill()
    screen.expect_trouble(GONE)
    screen.page.reload()
    expect(rules).to_have_text(read)
    screen.page.goto(own_server.address)
    expect(screen.page.get_by_role("button", name="Start")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "de"])
def test_my_tables_are_shown_as_they_stood_without_the_server(language: str, screens: Open, own_server: Server) -> None:
    screen = screens(at=own_server, service_workers="allow", language=language, viewport=PHONE)
    screen.sit(own_server.new("here", title="arle")).wait()
    settle(screen, 1)
    page = screen.home().page
    # The server knows whose tables these are; the browser has no key any more.
    page.evaluate("localStorage.removeItem('allmende.tables')")
    screen.home()
    mine = page.get_by_role("region", name=re.compile("Your tables|Deine Tische")).get_by_role("listitem")
    turn = {"en": "your turn", "de": "du bist am Zug"}[language]
    expect(mine).to_contain_text(turn)
    mine.get_by_role("link").click()
    seen = screen.wait()
    settle(screen, 2, seen["version"])
    screen.home()
    page.evaluate(LISTS, 1)

    own_server.kill()
    screen.expect_trouble(GONE)
    page.reload()
    away = page.get_by_role("status").filter(
        has_text={"en": "This is how your tables stood", "de": "So standen deine Tische"}[language]
    )
    expect(away).to_be_visible()
    expect(mine).to_contain_text(turn)
    expect(page).to_have_title("(1) Allmende")
    expect(page.get_by_role("button", name="Ann", exact=True)).to_be_visible()
    mine.get_by_role("link").click()
    screen.expect_version(seen["version"])
    expect(
        page.get_by_role("status").filter(has_text=re.compile("how the table stood|So stand der Tisch"))
    ).to_be_visible()

    page.goto(own_server.address)
    expect(away).to_be_visible()
    # What is said of the server is true as long as it is away.
    page.get_by_role("button", name=re.compile("Start|Los")).click()
    expect(page.get_by_role("alert")).to_be_visible()
    page.wait_for_timeout(2500)
    expect(page.get_by_role("alert")).to_be_visible()
    own_server.start()
    expect(away).to_have_count(0)
    expect(page.get_by_role("alert")).to_have_count(0)
    mine.get_by_role("link").click()
    screen.wait()
    screen.choose(screen.moves()[0])
    screen.wait(seen["version"])


def test_a_start_page_that_is_open_says_that_the_server_has_gone(screens: Open, own_server: Server) -> None:
    screen = screens(at=own_server).home()
    away = screen.page.get_by_role("status").filter(has_text="This page tries again by itself")
    expect(away).to_have_count(0)
    screen.expect_trouble(GONE)
    own_server.kill()
    expect(away).to_be_visible()
    own_server.start()
    expect(away).to_have_count(0)


def test_what_somebody_else_has_seen_is_not_kept(screens: Open, own_server: Server) -> None:
    screen = screens(at=own_server, service_workers="allow")
    screen.sit(own_server.new("here", title="arle")).wait()
    settle(screen, 1)
    page = screen.home().page
    page.evaluate(LISTS, 1)
    page.context.clear_cookies()
    page.reload()
    page.evaluate(LISTS, 0)
    assert page.evaluate("caches.open('tables').then((one) => one.keys()).then((kept) => kept.length)") == 0


def test_what_a_key_sees_is_kept_for_that_key_alone(screens: Open, own_server: Server) -> None:
    screen = screens(at=own_server, service_workers="allow")
    made = own_server.new("here", "random", title="hallertau", cards="on")
    screen.sit(made).wait()
    settle(screen, 1)
    own_server.kill()
    screen.expect_trouble(GONE)
    screen.page.evaluate("localStorage.removeItem('allmende.tables')")
    screen.page.goto(f"{own_server.address}/t/{made.table}")
    expect(screen.page.get_by_role("status")).to_contain_text("Reconnecting")
    expect(screen.page.locator("main.table")).to_have_count(0)


def test_hands_at_one_screen_are_not_kept(screens: Open, own_server: Server) -> None:
    screen = screens(at=own_server, service_workers="allow")
    open_table = own_server.new("here", "here", title="arle")
    secret = own_server.new("here", "here", title="hallertau", cards="on")
    screen.sit(secret).wait()
    screen.sit(open_table).wait()
    settle(screen, 1)
    screen.page.wait_for_timeout(1500)
    kept = (
        "caches.open('tables').then((one) => one.matchAll()).then((all) => Promise.all(all.map((one) => one.text())))"
    )
    assert [json.loads(each)["state"]["table"] for each in screen.page.evaluate(kept)] == [open_table.table]


def test_the_browser_is_told_what_it_installs(screens: Open) -> None:
    screen = screens(language="de").home()
    link = screen.page.locator("link[rel=manifest]")
    expect(link).to_have_attribute("href", re.compile("language=de"))
    address = link.evaluate("(link) => link.href")
    told = screen.page.request.get(address).json()
    for picture in told["icons"]:
        assert screen.page.request.get(f"{screen.server.address}{picture['src']}").ok


@pytest.mark.parametrize(
    ("secure", "says"), [("true", "Your browser's menu has it"), ("false", "only from https or from this machine")]
)
def test_how_it_is_installed_is_said_or_why_it_can_not_be(secure: str, says: str, screens: Open) -> None:
    screen = screens()
    screen.page.add_init_script(f"Object.defineProperty(window, 'isSecureContext', {{ value: {secure} }})")
    screen.home()
    screen.page.get_by_role("button", name="Who I am").click()
    expect(screen.page.get_by_role("dialog")).to_contain_text(says)


def test_what_the_browser_offers_is_a_press_away(screens: Open) -> None:
    screen = screens().home()
    screen.page.evaluate("""() => {
      const offer = new Event('beforeinstallprompt', { cancelable: true })
      offer.prompt = async () => { window.prompted = true }
      dispatchEvent(offer)
    }""")
    screen.page.get_by_role("button", name="Who I am").click()
    screen.page.get_by_role("dialog").get_by_role("button", name="Install").click()
    assert screen.page.evaluate("window.prompted") is True
