"""Hand cards of Agricola in the browser: lifted by a finger, played, cut nowhere."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from allmende.core import Game
from browser.agricola import decision, played
from browser.conftest import Open
from browser.farmyards import dealt, mine
from browser.screen import PHONE, Screen
from browser.serving import Server
from browser.test_screens import phone, turn_to

CARDS = {"cards": "base"}

# What does not fit into a row of symbols.
CUT = "(all) => all.filter((row) => row.scrollHeight > row.clientHeight + 2).map((row) => row.innerText)"


def playable(game: Game) -> str:
    """A card that can be played now, and stays with its player."""
    names = [move.text.split()[1] for move in decision(game).moves if move.text.startswith("play ")]
    traveling = {"shifting-cultivation", "clay-embankment", "young-animal-market", "mini-pasture", "market-stall"}
    return next((name for name in names if name not in traveling), "")


def playing() -> Game:
    """A game in which some cards can be played, and others not."""
    return played(1, lambda game: playable(game) != "" and len(mine(game).hand) > 1, **CARDS)


def in_play(screen: Screen, name: str) -> Locator:
    """A card of one's own in play."""
    return screen.page.locator(f'.hand .played button[data-at$="/card:{name}"]')


def test_a_lit_card_is_played_and_all_cards_have_room(screen: Screen, server: Server) -> None:
    game = playing()
    name = playable(game)
    made = server.open(game)
    version = screen.sit(made).wait()["version"]
    glance = screen.glance()
    assert (glance["width"], glance["height"]) == (1366, 768)
    screen.card(name).click()
    screen.wait_past(version)
    assert server.state(made)["history"][-1]["move"] == f"play {name}"
    expect(in_play(screen, name)).to_be_visible()
    # All symbols of a card are seen, or it says that there are more.
    screen.sit(server.open(dealt(["interim-storage"]))).wait()
    expect(screen.card("interim-storage").locator(".does")).to_have_class(re.compile("abridged"))
    assert screen.page.locator(".hand .does").evaluate_all(CUT) == []


def test_a_finger_lifts_a_card_before_it_plays_it_and_draws_another_hand(screens: Open, server: Server) -> None:
    screen = phone(screens)
    game = playing()
    version = screen.sit(server.open(game)).wait()["version"]
    name = next(move.text.split()[1] for move in decision(game).moves if move.text.startswith("play "))
    screen.card(name).tap()
    expect(screen.raised).to_be_in_viewport(ratio=1)
    assert screen.version == version
    assert screen.glance()["width"] <= PHONE["width"]
    screen.raised.get_by_role("button", name="Play", exact=True).tap()
    screen.wait_past(version)

    # Other hand cards are drawn where that is agreed.
    made = server.new("here", "random", title="agricola", cards="all", hands="mulligan")
    version = screen.sit(made).wait()["version"]
    screen.page.locator('.hand [data-target="hand"]').tap()
    screen.chooser.locator(".choice").first.tap()
    screen.wait_past(version)
    expect(screen.hand).to_have_count(13)

    # The hand has a tab of its own; enlarged, everything on its cards can be read.
    turn_to(screen, "Hand")
    words = screen.page.locator(".hand li article .does p").first
    expect(words).to_be_hidden()
    screen.page.get_by_role("button", name="Enlarge: Hand").tap()
    expect(words).to_be_in_viewport(ratio=1)
    screen.page.keyboard.press("Escape")
    expect(screen.page.locator('.improvements [data-at="improvement:fireplace-2"]')).to_be_hidden()
    turn_to(screen, "Farm")
    expect(screen.page.locator('.place-farm .supply [data-at="0/clay"]')).to_be_visible()
    expect(screen.hand.first).to_be_hidden()
