"""What goes with turns: confirming them, hearing of them, a full screen, cards looked up, a server that comes back."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.conftest import Open
from browser.games import WITH_CARDS, played
from browser.screen import GONE, Screen
from browser.serving import Server

LISTEN = """
  window.heard = []
  const create = AudioContext.prototype.createOscillator
  AudioContext.prototype.createOscillator = function () {
    window.heard.push(this.currentTime)
    return create.call(this)
  }
"""


def switch(screen: Screen, name: str, to: str) -> None:
    """Set something in the settings."""
    screen.page.get_by_role("button", name="Settings").click()
    screen.page.get_by_role("group", name=name).get_by_role("button", name=to, exact=True).click()
    screen.page.keyboard.press("Escape")


def test_a_turn_ends_when_it_is_confirmed(screen: Screen, server: Server) -> None:
    made = server.new("here", "link")
    if not server.state(made)["decisions"]:
        server.move(made, "place weekly-market", made.links[1])
    screen.sit(made).wait()
    switch(screen, "Confirm my turns", "on")
    version = screen.version
    confirm = screen.page.get_by_role("group", name="End my turn")
    # The first move of a turn leaves the rest of it to be decided.
    screen.choose("place nursery")
    screen.wait_past(version)
    expect(confirm).to_have_count(0)
    version = screen.version
    screen.choose("choose 1")
    expect(confirm).to_contain_text("with that your turn ends")
    confirm.get_by_role("button", name="Choose again").click()
    expect(confirm).to_have_count(0)
    screen.choose("choose 1")
    screen.page.keyboard.press("Escape")
    expect(confirm).to_have_count(0)
    assert server.state(made)["version"] == version
    screen.choose("choose 1")
    expect(confirm.get_by_role("button", name="End my turn")).to_be_focused()
    # It goes on waiting while something else happens at the table.
    server.ask("POST", f"/tables/{made.table}/seats/1", {"name": "Bea"}, made.links[1])
    screen.wait_past(version)
    version = screen.version
    expect(confirm).to_have_count(1)
    screen.page.keyboard.press("Enter")
    screen.wait_past(version)
    assert server.state(made)["history"][-1]["move"] == "choose 1"
    expect(confirm).to_have_count(0)


def test_turns_are_heard_by_who_wants_that(screen: Screen, server: Server) -> None:
    screen.page.add_init_script(LISTEN)
    made = server.new("here", "link")
    while server.state(made)["decisions"]:
        server.move(made)
    screen.sit(made)
    heard = "window.heard.length"
    link = made.links[1]
    version = screen.version
    server.move(made, "place nursery", link)
    screen.wait_past(version)
    assert screen.page.evaluate(heard) == 0
    server.move(made, "choose 1", link)
    server.move(made, "exchange 1")
    switch(screen, "Sounds", "on")
    # Two notes for a move of others, two for one's turn.
    server.move(made, "place cultivation", link)
    screen.page.wait_for_function(f"() => {heard} === 2")
    while not server.state(made)["decisions"]:
        server.move(made, key=link)
    screen.page.wait_for_function(f"() => {heard} >= 4")


def test_the_table_can_fill_the_screen(screen: Screen, server: Server) -> None:
    screen.sit(server.new("here")).wait()
    switch(screen, "Full screen", "on")
    screen.page.wait_for_function("() => document.fullscreenElement === document.documentElement")
    switch(screen, "Full screen", "off")
    screen.page.wait_for_function("() => document.fullscreenElement === null")


def test_whoever_may_not_fill_the_screen_is_told_so(screen: Screen, server: Server) -> None:
    screen.page.add_init_script("Element.prototype.requestFullscreen = async () => { throw new TypeError('not now') }")
    screen.sit(server.new("here")).wait()
    screen.page.get_by_role("button", name="Settings").click()
    full = screen.page.get_by_role("group", name="Full screen")
    full.get_by_role("button", name="on", exact=True).click()
    expect(screen.page.get_by_role("dialog").get_by_role("alert")).to_have_text(
        "Your browser doesn't allow that just now."
    )
    expect(full.get_by_role("button", name="off", exact=True)).to_have_attribute("aria-pressed", "true")


def test_cards_are_looked_up_by_words_by_deck_and_by_what_is_in_play(screens: Open, server: Server) -> None:
    screen = screens()
    game = played(2, lambda game: any(game.view(seat).players[seat].played for seat in (0, 1)), options=WITH_CARDS)  # type: ignore[attr-defined]
    screen.sit(server.open(game)).wait()
    screen.page.keyboard.press("/")
    finder = screen.page.get_by_role("dialog", name="Look up cards")
    found, count = finder.get_by_role("listitem"), finder.get_by_role("status")
    expect(count).to_have_text("330 found")
    finder.get_by_role("searchbox").fill("hops sheep")
    expect(count).not_to_have_text("330 found")
    for words in found.all_inner_texts():
        assert re.search("hop", words, re.IGNORECASE)
        assert re.search("sheep", words, re.IGNORECASE)
    finder.get_by_role("searchbox").fill("")
    finder.get_by_role("combobox", name="Deck").select_option("bonus")
    expect(count).to_have_text("45 found")
    finder.get_by_role("button", name="5 more").click()
    expect(found).to_have_count(45)
    finder.get_by_role("combobox", name="Deck").select_option("")
    finder.get_by_role("checkbox", name="in play").check()
    in_play = [card for player in game.view(0).players for card in player.played]  # type: ignore[attr-defined]
    expect(found).to_have_count(len(in_play))
    for card in in_play:
        expect(found.filter(has_text=card)).to_contain_text("in play with")


def test_every_title_has_something_to_look_up(screens: Open, server: Server) -> None:
    for title, words, name in (("arle", "mühle", "Mühle"), ("agricola", "kochstelle", "Kochstelle")):
        screen = screens(language="de")
        screen.sit(server.new("here", title=title)).wait()
        screen.page.get_by_role("button", name="Karten nachschlagen").click()
        screen.page.get_by_role("searchbox").fill(words)
        expect(screen.page.get_by_role("dialog").get_by_role("listitem").filter(has_text=name).first).to_be_visible()


def test_what_says_that_the_server_is_away_goes_when_it_is_back(screens: Open, own_server: Server) -> None:
    screen = screens(at=own_server)
    screen.expect_trouble(GONE)
    screen.sit(own_server.new("here")).wait()
    own_server.kill()
    screen.choose("exchange 1")
    away = screen.page.get_by_text("The server can't be reached")
    expect(away).to_be_visible()
    own_server.start()
    expect(away).to_have_count(0)
    home = screens(at=own_server).home()
    home.expect_trouble(GONE)
    own_server.kill()
    home.page.get_by_role("button", name="Start", exact=True).click()
    away = home.page.get_by_text("The server can't be reached")
    expect(away).to_be_visible()
    own_server.start()
    expect(away).to_have_count(0)
