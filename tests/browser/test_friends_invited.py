"""A fellow player becomes a friend at the table, and is invited to the next game in one press."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Open
from browser.screen import PHONE, Screen


def become(screen: Screen, name: str) -> None:
    """Have this browser be somebody's."""
    screen.page.request.post(f"{screen.server.address}/api/me", data={"name": name})


def test_a_fellow_player_becomes_a_friend_is_invited_in_one_press_and_declines(screens: Open) -> None:
    ann, bob = screens(), screens(viewport=PHONE)
    become(ann, "Fanny")
    become(bob, "Rudi")
    offers = f"{ann.server.address}/api/offers"
    wanted = {"title": "hallertau", "seats": 2, "listed": False}
    offer = ann.page.request.post(offers, data=wanted).json()["offer"]
    table = bob.page.request.post(f"{offers}/{offer}/join", data={}).json()["table"]
    ann.page.goto(f"{ann.server.address}/t/{table}")
    ann.page.get_by_role("button", name="Players and links").click()
    about = ann.page.get_by_role("group", name="Rudi: friends, block, report")
    about.get_by_role("button", name="Add to friends").click()
    expect(about.get_by_text("Among your friends")).to_be_visible()
    ann.home().page.get_by_role("button", name="Invite Rudi to a game of Hallertau").click()
    expect(ann.page.get_by_text("Rudi is invited")).to_be_visible()
    invitation = bob.home().page.get_by_role("article", name="Table of Fanny").filter(has_text="Fanny invites you.")
    invitation.get_by_role("button", name="No, thanks").click()
    expect(invitation).to_have_count(0)
    expect(ann.page.get_by_text("Rudi is invited")).to_have_count(0)
