"""Loading vehicles in Fields of Arle: by two clicks, by dragging, from the list; taking it back; the ends of turns."""

from __future__ import annotations

from random import Random

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


def take_back(screen: Screen) -> int:
    """Take back by key; the version that is shown then."""
    version = screen.version
    screen.page.keyboard.press("u")
    screen.wait_past(version)
    return int(screen.wait(version)["version"])


def test_loading_by_clicks_by_dragging_and_from_the_list(screen: Screen, server: Server) -> None:
    game = loadable()
    made = server.open(game)
    seen = screen.sit(made).wait()
    before = server.state(made)["history"]
    move = first_load(game, "wood")
    parking = move.split()[-1]
    # In the list it stands aside.
    expect(screen.page.locator(f'.choice[data-move="{move}"]')).to_be_hidden()
    screen.choose(move)
    screen.wait(seen["version"])
    assert last(server, made)["events"][-1]["type"] == "loaded"
    version = take_back(screen)
    # A vehicle is chosen, and then a good.
    vehicle(screen, parking).click()
    good(screen, "wood").click()
    screen.wait(version)
    assert last(server, made)["events"][-1]["type"] == "loaded"
    screen.page.keyboard.press("Escape")
    version = take_back(screen)
    # A good is chosen, and then a vehicle: it stays chosen, so that the next one is a single click.
    good(screen, "wood").click()
    for _ in range(2):
        vehicle(screen, parking).click()
        version = screen.wait(version)["version"]
        assert [event["type"] for event in last(server, made)["events"]].count("loaded") == 1
    screen.page.keyboard.press("Escape")
    take_back(screen)
    version = take_back(screen)
    assert server.state(made)["history"] == before
    # It is dragged; what is on the screen outlives coming back to it.
    good(screen, "wood").drag_to(vehicle(screen, parking), steps=6)
    screen.wait(version)
    assert last(server, made)["events"][-1]["type"] == "loaded"
    screen.page.reload()
    screen.wait()
    take_back(screen)
    assert server.state(made)["history"] == before


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


def test_an_end_passes_unasked_and_is_taken_back_with_the_move_before(screens: Open, server: Server) -> None:
    screen, random = screens(end="never"), Random(3)
    # What passes unasked is the turn of one, and then another is asked.
    ending = played(2, lambda game: asked("prompt-end-of-turn")(game) and offers(game, "load"))
    turn = ending.to_act[0]
    made = server.open(ending)
    screen.sit(made)
    expect(screen.page.locator(f".asked.seat{1 - turn}")).to_be_visible()
    assert server.state(made)["decisions"][0]["seat"] == 1 - turn

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
