"""What hand cards of decks A and B bring to the screen: people together, goods on cards, other hands, other spaces."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Locator, expect

from agricola.table import CARDS
from allmende import agricola
from allmende.agricola.facts.deal import HANDS, draw_hands
from allmende.agricola.rules.numbers import CARD_NAMES, is_occupation
from allmende.core import Game, Message
from allmende.words import Speaker
from browser.agricola import step
from browser.conftest import Open
from browser.screen import PHONE, Screen
from browser.serving import Made, Server

say = Speaker("en").say


def begun(players: int, card: str, *moves: str) -> Game:
    """A game in which the first player has this card in hand, after these moves."""
    hands = draw_hands(players, HANDS["dealt"], Random(0))
    alike = [name for name in hands[0] if _is_occupation(name) == _is_occupation(card)]
    first = (*(name for name in hands[0] if name != alike[0]), card)
    game = agricola.new(players=players, deal=agricola.Deal(0, CARDS, hands=(first, *hands[1:])), cards="all")
    for move in moves:
        game.play(move)
    return game


def _is_occupation(name: str) -> bool:
    return is_occupation(CARD_NAMES.index(name))


def with_chapel() -> Game:
    """A game in which the second player can use the first one's Chapel."""
    for seed in range(200):
        game, random = begun(2, "chapel"), Random(seed)
        while not game.is_over:
            if 1 in game.to_act and "place chapel" in game.moves_of(1).texts:
                return game
            step(game, random)
    raise AssertionError("nobody plays the Chapel")


def space(screen: Screen, name: str) -> Locator:
    """An action space on the game board."""
    return screen.page.locator(f'.gameboard [data-at="space:{name}"]')


def last_move(server: Server, made: Made) -> str:
    """What was played last."""
    return str(server.state(made)["history"][-1]["move"])


def test_people_stand_together_on_a_space(screen: Screen, server: Server) -> None:
    moves = ("place lessons", "play little-peasant", "place day-laborer", "place clay-pit", "place reed-bank")
    version = screen.sit(server.open(begun(4, "little-peasant", *moves))).wait()["version"]
    expect(space(screen, "day-laborer").locator(".stands")).to_have_count(1)
    space(screen, "day-laborer").click()
    screen.wait_past(version)
    expect(space(screen, "day-laborer").locator(".stands")).to_have_count(2)


def test_goods_are_seen_on_a_card(screen: Screen, server: Server) -> None:
    screen.sit(server.open(begun(3, "sequestrator", "place lessons", "play sequestrator"))).wait()
    screen.page.get_by_role("button", name="Look at the farm of").first.click()
    card = screen.page.locator('.hand .played button[data-at$="/card:sequestrator"]')
    expect(card).to_have_accessible_name(re.compile("On it: 4 Clay and 3 Reed."))


def test_a_round_space_is_chosen_on_the_board(screen: Screen, server: Server) -> None:
    made = server.open(begun(2, "stable-planner", "place lessons", "play stable-planner"))
    version = screen.sit(made).wait()["version"]
    rounds = screen.page.locator('.gameboard button.lit[data-target^="round:"]')
    expect(rounds).to_have_count(3)
    rounds.first.click()
    screen.wait_past(version)
    expect(screen.page.locator('.gameboard [data-at="round:4"] .promised i')).to_have_count(1)


def test_a_hand_card_is_discarded(screen: Screen, server: Server) -> None:
    moves = ("place lessons", "play illusionist", "place clay-pit", "place reed-bank")
    made = server.open(begun(3, "illusionist", *moves))
    version = screen.sit(made).wait()["version"]
    space(screen, "forest").click()
    screen.wait_past(version)
    version = screen.wait(version)["version"]
    screen.hand.and_(screen.lit).first.click()
    screen.wait_past(version)
    assert last_move(server, made).startswith("discard ")


def test_the_chapel_of_another_player_is_used(screen: Screen, server: Server) -> None:
    made = server.open(with_chapel())
    version = screen.sit(made).wait()["version"]
    laid = screen.page.locator('.gameboard button.laid[data-target="card:chapel"]')
    laid.hover()
    expect(screen.page.get_by_role("tooltip")).to_contain_text(say(Message("screen-space-of", {"player": "1"})))
    laid.click()
    screen.wait_past(version)
    assert last_move(server, made) == "place chapel"


def test_other_hand_cards_are_drawn(screens: Open, server: Server) -> None:
    screen = screens(viewport=PHONE, has_touch=True, is_mobile=True)
    made = server.new("here", "random", title="agricola", cards="all", hands="mulligan")
    version = screen.sit(made).wait()["version"]
    screen.page.locator('.hand [data-target="hand"]').tap()
    screen.chooser.locator(".choice").first.tap()
    screen.wait_past(version)
    expect(screen.hand).to_have_count(13)


def test_the_help_tells_what_symbols_of_cards_mean(screen: Screen, server: Server) -> None:
    screen.sit(server.open(begun(2, "stable-planner"))).wait()
    screen.page.keyboard.press("?")
    for sign in ("holds", "once", "exactly", "in-turn", "palisade"):
        words = re.compile(f"{re.escape(say(Message(f'screen-sign-{sign}')))}$")
        expect(screen.page.locator("dialog[open] li").filter(has_text=words)).to_be_visible()
    # Each has its symbol.
    signs = screen.page.locator("dialog[open] li:has(span.sign)")
    nothing = (
        "(each) => !each.querySelector('span.sign svg > *') && !each.querySelector('span.sign').textContent.trim()"
    )
    assert signs.evaluate_all(f"all => all.filter({nothing}).map((each) => each.textContent)") == []


def test_all_symbols_of_a_card_are_seen_or_it_says_that_there_are_more(screen: Screen, server: Server) -> None:
    screen.sit(server.open(begun(2, "interim-storage"))).wait()
    cut = "(all) => all.filter((row) => row.scrollHeight > row.clientHeight + 2).map((row) => row.innerText)"
    expect(screen.card("interim-storage").locator(".does")).to_have_class(re.compile("abridged"))
    assert screen.page.locator(".hand .does").evaluate_all(cut) == []
