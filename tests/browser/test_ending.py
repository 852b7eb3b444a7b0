"""A game that is ended early, and the next one, where everybody sits a seat further."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Open
from browser.screen import PHONE
from browser.serving import Server


def test_both_agree_to_end_a_game_and_go_on_with_another(screens: Open, server: Server) -> None:
    made = server.new("here", "link")
    ann, bob = screens().sit(made), screens(viewport=PHONE, language="de").sit(made, made.links[1])
    ann.page.get_by_role("button", name="Players and links").click()
    ann.page.get_by_role("button", name="I'd like to end the game as it stands").click()
    expect(ann.page.get_by_role("button", name="Go on after all")).to_be_visible()
    ann.page.keyboard.press("Escape")
    wish = bob.page.get_by_role("region", name="Die Partie vorzeitig beenden")
    expect(wish).to_contain_text("Ann möchte die Partie so beenden")
    wish.get_by_role("button", name="Zustimmen und beenden").press("Enter")
    expect(ann.page.get_by_role("region", name="End of the game")).to_contain_text("agreed to end the game here")
    expect(bob.page.get_by_role("region", name="Spielende")).to_contain_text("Alle waren sich einig")
    bob.page.get_by_role("button", name="Noch eine Partie").click()
    expect(bob.page.locator("main.table")).to_be_visible()
    ann.page.get_by_role("button", name="To the table").click()
    expect(ann.page.get_by_role("region", name="End of the game")).to_have_count(0)
    assert ann.page.url.split("#")[0] == bob.page.url.split("#")[0] != f"{server.address}/t/{made.table}"


def test_whoever_concedes_is_asked_once_more(screens: Open, server: Server) -> None:
    made = server.new("here", "link")
    server.move(made, key=made.key if server.state(made)["decisions"] else made.links[1])
    ann, bob = screens().sit(made), screens().sit(made, made.links[1])
    ann.page.get_by_role("button", name="Players and links").click()
    ann.page.get_by_role("button", name="Concede").click()
    ann.page.get_by_role("button", name="Go on playing").click()
    ann.page.get_by_role("button", name="Concede").click()
    ann.page.get_by_role("button", name="Concede", exact=True).click()
    expect(bob.page.get_by_role("region", name="End of the game")).to_contain_text("has conceded the game")
    # Nobody's seat is a bot's to play any more, not even while one looks back.
    bob.page.get_by_role("button", name="To the beginning").click()
    bob.page.get_by_role("button", name="Players and links").click()
    expect(bob.page.get_by_role("dialog").get_by_role("heading", name="Link for onlookers")).to_be_visible()
    expect(bob.page.get_by_role("combobox")).to_have_count(0)
    expect(bob.page.get_by_role("dialog").get_by_role("button", name="Concede")).to_have_count(0)
