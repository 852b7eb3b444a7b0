"""Hand cards of Agricola in the browser: seen, read, played; those of others stay with them."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from allmende.agricola.faces.farmers import FarmerView
from allmende.agricola.faces.views import View
from allmende.core import Game, Message
from allmende.words import Speaker
from browser.agricola import asked, begun, decision, offers, played
from browser.conftest import Open
from browser.screen import PHONE, Screen
from browser.serving import Server

CARDS = {"cards": "base"}
say = Speaker("en").say


def mine(game: Game) -> FarmerView:
    """The farm and cards of who decides."""
    view = game.view(game.to_act[0])
    assert isinstance(view, View)
    return view.players[game.to_act[0]]


def some_are_playable(game: Game) -> bool:
    """Whether some cards can be played, and others not."""
    lit = [move for move in decision(game).moves if move.text.startswith("play ")]
    return 0 < len(lit) < len(mine(game).hand)


def playing(players: int = 2, until: Callable[[Game], bool] = some_are_playable, seed: int = 3) -> Game:
    """A game that stands like this."""
    return played(players, until, seed=seed, **CARDS)


def playable(game: Game) -> str:
    """A card that can be played now, and stays with its player."""
    names = [move.text.split()[1] for move in decision(game).moves if move.text.startswith("play ")]
    traveling = {"shifting-cultivation", "clay-embankment", "young-animal-market", "mini-pasture", "market-stall"}
    return next((name for name in names if name not in traveling), "")


def in_play(screen: Screen, name: str) -> Locator:
    """A card of one's own in play."""
    return screen.page.locator(f'.hand .played button[data-at$="/card:{name}"]')


def test_a_hand_is_shown(screen: Screen, server: Server) -> None:
    game = playing()
    screen.sit(server.open(game)).wait()
    offered = {move.target for move in decision(game).moves}
    for name in mine(game).hand:
        card = screen.card(name)
        lit = f"card:{name}" in offered
        assert ("lit" in str(card.get_attribute("class")).split()) == lit
        # Light alone says nothing: a sign stands on what can be played, and a reader is told.
        assert card.locator(".go").count() == lit
        assert card.get_attribute("aria-disabled") == str(not lit).lower()
        expect(card).to_have_accessible_name(re.compile(re.escape(say(Message(f"card-{name}")))))
    glance = screen.glance()
    assert (glance["width"], glance["height"]) == (1366, 768)


def test_a_card_says_why_it_can_not_be_played(screen: Screen, server: Server) -> None:
    game = playing()
    screen.sit(server.open(game)).wait()
    refused = {each.target: each.reason for each in decision(game).refusals if each.target.startswith("card:")}
    target, reason = next(
        (f"card:{name}", refused[f"card:{name}"]) for name in mine(game).hand if f"card:{name}" in refused
    )
    screen.card(target.removeprefix("card:")).hover()
    expect(screen.raised).to_contain_text(say(reason))


def test_a_lit_card_is_played(screen: Screen, server: Server) -> None:
    game = playing(until=lambda game: some_are_playable(game) and playable(game) != "")
    name = playable(game)
    made = server.open(game)
    version = screen.sit(made).wait()["version"]
    screen.card(name).click()
    screen.wait_past(version)
    assert server.state(made)["history"][-1]["move"] == f"play {name}"
    expect(in_play(screen, name)).to_be_visible()


def test_a_finger_lifts_a_card_before_it_plays_it(screens: Open, server: Server) -> None:
    screen = screens(viewport=PHONE, has_touch=True, is_mobile=True)
    game = playing()
    made = server.open(game)
    version = screen.sit(made).wait()["version"]
    name = next(move.text.split()[1] for move in decision(game).moves if move.text.startswith("play "))
    screen.card(name).tap()
    expect(screen.raised).to_be_in_viewport(ratio=1)
    assert screen.version == version
    assert screen.glance()["width"] <= PHONE["width"]
    screen.raised.get_by_role("button", name="Play", exact=True).tap()
    screen.wait_past(version)


def test_cards_are_larger_where_a_hand_is_enlarged_on_a_phone(screens: Open, server: Server) -> None:
    screen = screens(viewport=PHONE)
    screen.sit(server.new("here", "random", title="agricola", **CARDS)).wait()
    screen.page.get_by_role("button", name="Improvements").first.click()
    card = screen.page.locator(".hand li button").first

    def width() -> float:
        box = card.bounding_box()
        return box["width"] if box else 0

    before = width()
    screen.page.get_by_role("button", name="Enlarge: Improvements").click()
    screen.until(lambda: PHONE["width"] / 2 > width() > 1.5 * before > 100)


def test_a_way_to_pay_is_chosen_in_the_list(screen: Screen, server: Server) -> None:
    game = playing(until=asked("prompt-pay-for"))
    made = server.open(game)
    version = screen.sit(made).wait()["version"]
    last = decision(game).moves[-1]
    expect(screen.page.locator(f'.choice[data-move="{last.text}"]')).to_contain_text(say(last.label))
    screen.choose(last.text)
    screen.wait_past(version)


def test_a_card_in_play_is_used(screen: Screen, server: Server) -> None:
    game = playing(until=lambda game: asked("prompt-place")(game) and offers(game, "use card"))
    made = server.open(game)
    version = screen.sit(made).wait()["version"]
    use = next(move.text for move in decision(game).moves if move.text.startswith("use card "))
    in_play(screen, use.split()[-1]).hover()
    screen.raised.get_by_role("button").first.click()
    screen.wait_past(version)
    assert server.state(made)["history"][-1]["move"] == use


def test_the_hand_of_another_is_not_on_the_page(screens: Open, server: Server) -> None:
    made = server.new("here", "link", title="agricola", **CARDS)
    keys = {0: made.key, 1: made.links[1]}
    pages = {seat: screens().sit(made, key) for seat, key in keys.items()}
    hands = {seat: server.state(made, key)["view"]["players"][seat]["hand"] for seat, key in keys.items()}
    for seat, page in pages.items():
        other = 1 - seat
        expect(page.hand).to_have_count(14)
        assert {name for name in hands[other] if f"card:{name}" in page.page.content()} == set()
        # How many they are everybody sees; whoever looks closer sees their backs.
        name = "AnnBob"[3 * other : 3 * other + 3]
        expect(page.page.get_by_role("button", name=f"Cards of {name}: 14 in hand, 0 played")).to_be_visible()
        page.page.get_by_role("button", name=f"Look at the farm of {name}").click()
        expect(page.page.locator(".hand .backs li")).to_have_count(14)
        expect(page.hand).to_have_count(0)


def test_a_long_name_is_broken_where_its_parts_meet(screens: Open, server: Server) -> None:
    screen = screens(language="de")
    screen.sit(server.open(begun(2, **CARDS))).wait()
    broken = {"handplow": "Hand-pflug", "hedge-keeper": "He-cken-pfle-ger", "seasonal-worker": "Sai-son-ar-bei-ter"}
    for name, parts in broken.items():
        expect(screen.card(name).locator(".name")).to_have_text(parts.replace("-", "\u00ad"))
