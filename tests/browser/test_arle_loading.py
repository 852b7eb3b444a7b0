"""Loading vehicles in Fields of Arle: by two clicks, by dragging, from the list; taking it back; the ends of turns."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Locator, expect

from allmende.core import Game
from browser.arle import asked, begun, decision, offers, played
from browser.conftest import Open
from browser.screen import Screen
from browser.serving import Json, Made, Server


def loadable() -> Game:
    """A game in which a vehicle waits for two wood at least."""

    def stands(game: Game) -> bool:
        if not asked("prompt-work")(game) or not offers(game, "load wood"):
            return False
        twin, seat = game.copy(), game.to_act[0]
        twin.play(first_load(game, "wood"), seat)
        return offers(twin, "load wood")

    return played(2, stands)


def first_load(game: Game, piece: str) -> str:
    """The first move that loads this."""
    return next(move.text for move in decision(game).moves if move.text.startswith(f"load {piece} "))


def good(screen: Screen, name: str) -> Locator:
    """A good in the player's supply."""
    return screen.page.locator(f'.place-barn [data-target="resource:{name}"]')


def vehicle(screen: Screen, parking: str) -> Locator:
    """A vehicle in the player's barn."""
    return screen.page.locator(f'.place-barn [data-target="vehicle:{parking}"]')


def last(server: Server, made: Made) -> Json:
    """The newest entry of the history."""
    return dict(server.state(made)["history"][-1])


def test_a_good_is_chosen_and_then_a_vehicle(screen: Screen, server: Server) -> None:
    game = loadable()
    made = server.open(game)
    seen = screen.sit(made).wait()
    parking = first_load(game, "wood").split()[-1]
    good(screen, "wood").click()
    vehicle(screen, parking).click()
    seen = screen.wait(seen["version"])
    assert [event["type"] for event in last(server, made)["events"]].count("loaded") == 1
    # It stays chosen, so that the next one is a single click.
    vehicle(screen, parking).click()
    screen.wait(seen["version"])
    assert [event["type"] for event in last(server, made)["events"]].count("loaded") == 1


def test_a_vehicle_is_chosen_and_then_a_good(screen: Screen, server: Server) -> None:
    game = loadable()
    made = server.open(game)
    seen = screen.sit(made).wait()
    vehicle(screen, first_load(game, "wood").split()[-1]).click()
    good(screen, "wood").click()
    screen.wait(seen["version"])
    assert last(server, made)["events"][-1]["type"] == "loaded"


def test_a_good_is_dragged_and_taken_back(screen: Screen, server: Server) -> None:
    game = loadable()
    made = server.open(game)
    seen = screen.sit(made).wait()
    before = server.state(made)["history"]
    good(screen, "wood").drag_to(vehicle(screen, first_load(game, "wood").split()[-1]), steps=6)
    seen = screen.wait(seen["version"])
    assert last(server, made)["events"][-1]["type"] == "loaded"
    # What is on the screen outlives coming back to it.
    screen.page.reload()
    screen.wait()
    screen.page.keyboard.press("u")
    screen.wait(seen["version"])
    assert server.state(made)["history"] == before


def test_loading_stands_aside_in_the_list(screen: Screen, server: Server) -> None:
    game = loadable()
    made = server.open(game)
    seen = screen.sit(made).wait()
    move = first_load(game, "wood")
    expect(screen.page.locator(f'.choice[data-move="{move}"]')).to_be_hidden()
    screen.choose(move)
    screen.wait(seen["version"])
    assert last(server, made)["events"][-1]["type"] == "loaded"


def test_a_destination_is_loaded_and_something_is_sold(screen: Screen, server: Server) -> None:
    game = played(2, lambda game: asked("prompt-work")(game) and offers(game, "load hage"))
    parking = first_load(game, "hage").split()[-1]
    made = server.open(game)
    seen = screen.sit(made).wait()
    screen.page.locator('.place-barn [data-at$="/destination:hage"]').click()
    vehicle(screen, parking).click()
    seen = screen.wait(seen["version"])
    assert last(server, made)["events"][0]["type"] == "loaded"
    if any(target.startswith("sale:") for target in seen["lit"]):
        # What can be sold there is lit on the market.
        screen.lit.first.click()
        screen.wait(seen["version"])
        assert any(event["type"] == "sold" for event in last(server, made)["events"])


@pytest.mark.parametrize("end", ["always", "never"])
def test_the_end_of_a_turn_is_asked_about_or_not(end: str, screens: Open, server: Server) -> None:
    screen = screens(end=end)
    game = played(2, lambda game: asked("prompt-end-of-turn")(game) and offers(game, "load"))
    turn = game.to_act[0]
    made = server.open(game)
    screen.sit(made)
    if end == "always":
        screen.wait()
        assert server.state(made)["decisions"][0]["prompt"]["id"] == "prompt-end-of-turn"
        expect(screen.page.locator(f".asked.seat{turn}")).to_be_visible()
        screen.page.keyboard.press("0")
    # Play goes on by itself, to the next one's turn.
    expect(screen.page.locator(f".asked.seat{1 - turn}")).to_be_visible()
    assert server.state(made)["decisions"][0]["seat"] == 1 - turn


def test_never_still_stops_at_the_last_chance_to_load(screens: Open, server: Server) -> None:
    screen = screens(end="never")
    game = played(2, lambda game: asked("prompt-end-of-work")(game) and offers(game, "load"))
    made = server.open(game)
    seen = screen.sit(made).wait()
    assert seen["asked"]
    assert server.state(made)["decisions"][0]["prompt"]["id"] == "prompt-end-of-work"


def test_what_passed_unasked_is_taken_back_with_the_move_before(screens: Open, server: Server) -> None:
    screen, random = screens(end="never"), Random(3)
    game = begun(1)
    while not (asked("prompt-work")(game) and offers(game, "place", "load")):
        moves = [move for move in game.moves_of(0).texts if not move.startswith("return ")]
        game.play(random.choice(moves), 0)
        if game.is_over:
            game = begun(1, seed=random.randrange(1000))
    made = server.open(game)
    seen = screen.sit(made).wait()
    before = server.state(made)["history"]
    screen.choose("pass")
    seen = screen.wait(seen["version"])
    screen.page.keyboard.press("u")
    screen.wait_past(seen["version"])
    expect(screen.page.locator('.choice[data-move="pass"]')).to_be_visible()
    assert server.state(made)["history"] == before


def test_the_end_of_turns_is_a_setting(screen: Screen, server: Server) -> None:
    screen.sit(server.new("here", "random", title="arle")).wait()
    screen.page.get_by_role("button", name="Settings").click()
    group = screen.page.get_by_role("group", name="Ask at the end of my turn")
    expect(group.get_by_role("button", name="if I can load")).to_have_attribute("aria-pressed", "true")
    group.get_by_role("button", name="never").click()
    screen.page.reload()
    screen.wait()
    screen.page.get_by_role("button", name="Settings").click()
    expect(group.get_by_role("button", name="never")).to_have_attribute("aria-pressed", "true")
    # Hallertau has no such ends, and Arle no moments in others' turns.
    expect(screen.page.get_by_role("group", name="Ask me to play cards")).to_have_count(0)
