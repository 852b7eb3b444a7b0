"""Open tables: offered on the start page, found there by others, begun when all have come."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.conftest import Open
from browser.screen import GONE, PHONE, Screen
from browser.serving import Server


def offer(screen: Screen, listed: bool = True, name: str = "Ann") -> None:
    """Ann, or who is called otherwise, offers a table for two."""
    page = screen.home().page
    page.get_by_role("group", name="Seat 1").get_by_label("Name").fill(name)
    page.get_by_role("group", name="Seat 2").get_by_role("radio", name="open").check(force=True)
    page.get_by_role("checkbox", name="Everybody sees it here").set_checked(listed)
    page.get_by_role("button", name="Offer this table").click()
    expect(page.get_by_role("article", name=f"Table of {name}").filter(has_text="free")).to_be_visible()


def link_of(ann: Screen) -> str:
    """The link to a table that Ann has offered."""
    ann.page.get_by_role("button", name="Link", exact=True).click()
    expect(ann.page.get_by_role("button", name="Copied")).to_be_visible()
    return str(ann.page.evaluate("navigator.clipboard.readText()"))


CLIPBOARD = ["clipboard-read", "clipboard-write"]


@pytest.fixture
def public(tmp_path: Path) -> Iterator[Server]:
    """A server that is known elsewhere, and believes a proxy at this machine."""
    options = ["--url", "https://games.example", "--trust-proxy", "127.0.0.1"]
    server = Server(tmp_path / "tables.sqlite", options=options)
    yield server
    server.kill()


def test_somebody_is_invited_by_name_to_a_rated_table_and_later_finds_one_among_all(screens: Open) -> None:
    ann, bob = screens(), screens(viewport=PHONE, language="de")
    bob.page.goto(bob.server.address)
    bob.page.get_by_role("button", name="Wer ich bin").click()
    who = bob.page.get_by_role("dialog")
    who.get_by_label("Name").fill("Bruno")
    who.get_by_label("Name").press("Enter")
    expect(who.get_by_role("group", name="Farbe")).to_be_visible()
    bob.page.keyboard.press("Escape")
    page = ann.home().page
    page.get_by_role("group", name="Seat 2").get_by_role("radio", name="open").check(force=True)
    page.get_by_label("Wanted").select_option("people who know it well")
    page.get_by_label("Rated: only people, and no hints").check()
    page.get_by_role("checkbox", name="Everybody sees it here").uncheck()
    page.get_by_role("group", name="Seat 1").get_by_label("Name").fill("Ann")
    page.get_by_role("button", name="Offer this table").click()
    table = page.get_by_role("article", name="Table of Ann")
    expect(table).to_contain_text("rated, people who know it well")
    ann.expect_trouble(r"404\b")
    whom = table.get_by_label("Somebody's name")
    for name in ("Nobody Like That", "bruno"):
        whom.fill(name)
        whom.press("Enter")
        expect(table).to_contain_text(
            "Nobody here is called Nobody Like That" if name != "bruno" else "Bruno is invited"
        )
    invited = bob.page.get_by_role("article", name="Tisch von Ann")
    expect(invited).to_contain_text("Ann lädt dich ein.")
    invited.get_by_role("button", name="Hinsetzen").click()
    expect(bob.page.locator("main.table")).to_be_visible()
    expect(bob.page.get_by_role("button", name="Tipp")).to_have_count(0)
    # What a bot means for one's rating is told before and after.
    bob.page.get_by_role("button", name="Mitspieler und Links").click()
    seats = bob.page.get_by_role("dialog")
    expect(seats).to_contain_text("Lässt du hier auch nur einmal einen Bot entscheiden")
    ann.page.get_by_role("button", name="To the table").click()
    seats.get_by_label("Wer für Bruno spielt").select_option("random")
    ann.page.get_by_role("button", name="Players and links").click()
    ann.page.get_by_role("dialog").get_by_label("Who plays for Ann").select_option("random")
    expect(seats).to_contain_text("du hast hier einen Bot entscheiden lassen")

    # From then on they meet at the start page as well, as two do who don't know one another.
    bob.page.goto(bob.server.address)
    offer(ann)
    table = bob.page.get_by_role("article", name="Tisch von Ann").filter(has_text="frei")
    table.get_by_role("button", name="Hinsetzen").click()
    expect(bob.page.locator("main.table")).to_be_visible()
    page.get_by_role("article").filter(has_not_text="rated").get_by_role("button", name="To the table").click()
    expect(ann.page.locator("main.table")).to_be_visible()
    assert ann.page.url == bob.page.url
    waiting = [one for one in (ann, bob) if one.page.locator("button.lit").count()]
    expect((waiting or [ann, bob])[0].page.locator("button.lit").first).to_be_visible()


def test_the_page_of_a_table_for_those_with_the_link_says_what_is_true_of_it(screens: Open) -> None:
    ann, bob, cid = screens(permissions=CLIPBOARD), screens(), screens(viewport=PHONE, language="de")
    offer(ann, listed=False, name="Anke")
    # On the list that has come there are other tables.
    cid.page.request.post(f"{cid.server.address}/api/me", data={"name": "Cid"})
    wanted = {"title": "arle", "seats": 2}
    others = cid.page.request.post(f"{cid.server.address}/api/offers", data=wanted).json()["offer"]
    bob.home()
    expect(bob.page.get_by_role("article", name="Table of Cid")).to_be_visible()
    expect(bob.page.get_by_role("article", name="Table of Anke")).to_have_count(0)
    cid.page.request.post(f"{cid.server.address}/api/offers/{others}/leave", data={})
    link = link_of(ann)
    ann.page.goto(link)
    told = ann.page.get_by_role("status")
    expect(told).to_contain_text("You offer this table. Only those who have the link or are invited find it")
    # The paper goes up to the edges, above what begins lower, too.
    assert ann.page.evaluate("getComputedStyle(document.documentElement).backgroundColor") != "rgba(0, 0, 0, 0)"
    for screen, words in ((bob, "Anke has a place for you."), (cid, "Anke hat einen Platz für dich.")):
        screen.page.goto(link)
        expect(screen.page.get_by_role("status")).to_have_text(words)
    bob.page.get_by_role("button", name="Sit down").click()
    # With the last place it begins: those who sit there are led to it, whoever has come too late reads why.
    for screen in (ann, bob):
        expect(screen.page.locator("main.table")).to_be_visible()
    expect(cid.page.get_by_role("status")).to_have_text("An diesem Tisch hat die Partie begonnen.")
    cid.page.get_by_role("button", name="Zusehen").click()
    expect(cid.page.locator("main.table")).to_be_visible()
    # Whoever opens the link once more comes to the table.
    bob.page.goto(link)
    expect(bob.page.locator("main.table")).to_be_visible()


def test_the_host_begins_with_a_bot_or_takes_the_table_back_and_who_waits_there_is_told(screens: Open) -> None:
    ann, bob = screens(permissions=CLIPBOARD), screens()
    for begins in (True, False):
        page = ann.home().page
        page.get_by_role("button", name="Add a seat").click()
        offer_for_three(ann)
        bob.page.goto(link_of(ann))
        bob.page.get_by_role("button", name="Sit down").click()
        expect(bob.page.get_by_role("status")).to_contain_text("You sit at this table.")
        table = page.get_by_role("article", name="Table of Ann").filter(has=page.get_by_text("free"))
        if begins:
            table.get_by_role("button", name="Begin, with a bot").click()
            for screen in (ann, bob):
                expect(screen.page.locator("main.table")).to_be_visible()
        else:
            table.get_by_role("button", name="Take back").click()
            expect(bob.page.get_by_role("alert")).to_have_text("Ann offers this table no longer.")
            expect(page.get_by_role("button", name="Take back")).to_have_count(0)


def offer_for_three(screen: Screen) -> None:
    """Ann offers a table with two places, from a page that has three seats."""
    page = screen.page
    page.get_by_role("group", name="Seat 1").get_by_label("Name").fill("Ann")
    for seat in ("Seat 2", "Seat 3"):
        page.get_by_role("group", name=seat).get_by_role("radio", name="open").check(force=True)
    page.get_by_role("checkbox", name="Everybody sees it here").uncheck()
    page.get_by_role("button", name="Offer this table").click()
    expect(page.get_by_role("button", name="Link", exact=True)).to_be_visible()


FLOOD = """async () => {
  const headers = { 'Content-Type': 'application/json' }
  const post = (path, body) => fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
  await post('/api/me', { name: 'Bob' })
  for (let i = 0; i < 40; i++) await post('/api/offers/none/join', {})
}"""


def test_links_begin_as_the_server_says_and_whoever_asks_too_often_reads_how_long_to_wait(
    public: Server, screens: Open
) -> None:
    ann = screens(at=public, permissions=CLIPBOARD)
    offer(ann)
    assert link_of(ann).startswith("https://games.example/o/")
    bob = screens(at=public, extra_http_headers={"X-Forwarded-For": "203.0.113.5"})
    bob.expect_trouble(r"429|404\b")
    bob.home().page.evaluate(FLOOD)
    bob.page.get_by_role("button", name="Sit down").click()
    said = re.compile(r"That is more than one person plays\. Please wait (a second|\d+ seconds) and try again\.")
    expect(bob.page.get_by_role("alert")).to_have_text(said)


def test_a_table_that_can_not_begin_says_why_and_one_that_can_outlasts_the_server(
    own_server: Server, screens: Open
) -> None:
    ann = screens(at=own_server, permissions=CLIPBOARD)
    bob = screens(at=own_server, viewport=PHONE, language="de", theme="dark")
    ann.home().page.get_by_role("button", name="Add a seat").click()
    offer_for_three(ann)
    link = link_of(ann)
    bob.page.goto(link)
    bob.page.get_by_role("button", name="Hinsetzen").click()
    expect(bob.page.get_by_role("status")).to_contain_text("Du sitzt an diesem Tisch.")
    with closing(sqlite3.connect(own_server.database)) as kept, kept:
        kept.execute("UPDATE offers SET wanted = json_set(wanted, '$.options.cards', 'many')")
    for screen, found, why in (
        (ann, "Table of Ann", "This table can't begin any more. The option “cards” can't be “many”"),
        (bob, "Tisch von Ann", "An diesem Tisch kann die Partie nicht mehr beginnen. Die Option „cards“ kann nicht"),
    ):
        screen.page.reload()
        table = screen.page.get_by_role("article", name=found)
        expect(table.get_by_role("status")).to_contain_text(why)
        expect(table.get_by_role("button")).to_have_count(1)
        expect(table.get_by_role("textbox")).to_have_count(0)
    bob.page.get_by_role("button", name="Tisch schließen").click()
    expect(ann.page.get_by_role("article")).to_have_count(0)

    # The next one outlasts the server, and nothing says any more that it was away.
    for screen in (ann, bob):
        screen.expect_trouble(GONE)
    offer(ann)
    table = bob.home().page.get_by_role("article", name="Tisch von Ann")
    sit = table.get_by_role("button", name="Hinsetzen")
    expect(sit).to_be_visible()
    own_server.kill()
    sit.click()
    expect(table.get_by_role("alert")).to_contain_text("Der Server ist nicht zu erreichen")
    own_server.start()
    expect(table.get_by_role("alert")).to_have_count(0)
    sit.click()
    expect(bob.page.locator("main.table")).to_be_visible()
    ann.page.get_by_role("button", name="To the table").click()
    expect(ann.page.locator("main.table")).to_be_visible()
