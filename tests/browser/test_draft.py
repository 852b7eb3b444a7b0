"""Practice of a draft in the browser: by keyboard from the start page to a table, and by a link on a friend's phone."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.conftest import Open
from browser.screen import PHONE, Screen

PACKETS = "/draft/agricola/7?players=2&option=cards%3Dbase&option=hands%3Ddraft"


def test_a_draft_is_practised_and_its_hand_played(screen: Screen) -> None:
    page = screen.home().page
    page.get_by_role("link", name="Practise a draft").click()
    page.get_by_role("link", name="draft of 8").click()
    cards = page.locator(".cards button")
    expect(cards).to_have_count(16)
    for taken in range(1, 15):
        cards.first.focus()
        page.keyboard.press("Enter")
        expect(page.get_by_role("heading", name=f"Your hand ({taken})")).to_be_visible()
    expect(page.get_by_role("heading", name="What the hands should bring")).to_be_focused()
    expect(page.get_by_role("row", name="Bot at seat 2")).to_contain_text("±")
    expect(page.get_by_text("All cards of the packet")).to_have_count(14)
    page.reload()
    expect(page.get_by_role("heading", name="Your hand (14)")).to_be_visible()
    page.get_by_role("button", name="Play this hand").click()
    expect(page.locator("main.table")).to_be_visible()


def test_by_a_link_a_friend_drafts_from_the_same_packets(screens: Open) -> None:
    one, friend = screens(), screens(viewport=PHONE, theme="dark")
    packets = [packet(one, one.page), packet(friend, friend.page)]
    assert packets[0] == packets[1]
    friend.page.locator(".cards button").last.click()
    expect(friend.page.get_by_role("heading", name="Your last pick")).to_be_in_viewport()
    assert friend.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def packet(screen: Screen, page: Page) -> list[str]:
    """The cards that a screen shows at the address of a draft."""
    page.goto(screen.server.address + PACKETS)
    cards = page.locator(".cards button strong")
    expect(cards).to_have_count(14)
    return cards.all_inner_texts()
