"""Open tables: two find each other by an invitation, and on the start page. What else there is, unit tests see."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Open
from browser.screen import PHONE, Screen


def offer(screen: Screen) -> None:
    """Ann offers a table for two."""
    page = screen.home().page
    page.get_by_role("group", name="Seat 1").get_by_label("Name").fill("Ann")
    page.get_by_role("group", name="Seat 2").get_by_role("radio", name="open").check(force=True)
    page.get_by_role("checkbox", name="Everyone sees it here").check()
    page.get_by_role("button", name="Offer this table").click()
    expect(page.get_by_role("article", name="Table of Ann").filter(has_text="free")).to_be_visible()


def test_somebody_is_invited_by_name_to_a_rated_table_and_later_finds_one_among_all(screens: Open) -> None:
    ann, bob = screens(), screens(viewport=PHONE, language="de")
    # On a page of a few words, too, the paper goes up to the edges, above what begins lower.
    bob.page.goto(f"{bob.server.address}/o/none")
    expect(bob.page.get_by_role("alert")).to_be_visible()
    assert bob.page.evaluate("getComputedStyle(document.documentElement).backgroundColor") != "rgba(0, 0, 0, 0)"
    bob.page.goto(bob.server.address)
    bob.page.get_by_role("button", name="Wer ich bin").click()
    who = bob.page.get_by_role("dialog")
    who.get_by_label("Name").fill("Bruno")
    who.get_by_label("Name").press("Enter")
    expect(who.get_by_role("group", name="Farbe")).to_be_visible()
    bob.page.keyboard.press("Escape")
    page = ann.home().page
    page.get_by_role("group", name="Seat 2").get_by_role("radio", name="open").check(force=True)
    page.get_by_label("Looking for").select_option("people who know it well")
    page.get_by_label("Rated: only people, and no hints").check()
    page.get_by_role("checkbox", name="Everyone sees it here").uncheck()
    page.get_by_role("group", name="Seat 1").get_by_label("Name").fill("Ann")
    page.get_by_role("button", name="Offer this table").click()
    table = page.get_by_role("article", name="Table of Ann")
    expect(table).to_contain_text("rated, people who know it well")
    ann.expect_trouble(r"404\b")
    whom = table.get_by_label("Name of a player")
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
    # Who waits at the table's page is led to it.
    expect(page.locator("main.table")).to_be_visible()
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
    expect(ann.page.locator("main.table")).to_be_visible()
    assert ann.page.url == bob.page.url
    waiting = [one for one in (ann, bob) if one.page.locator("button.lit").count()]
    expect((waiting or [ann, bob])[0].page.locator("button.lit").first).to_be_visible()
