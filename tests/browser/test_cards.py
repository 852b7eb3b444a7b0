"""Hand cards: seen, played by mouse, keys and finger, and flying to where they go."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from allmende.core import Game
from allmende.hallertau.presentation.views import PlayerView, View
from browser.conftest import Open
from browser.games import CARD_STANDS, WITH_CARDS, decision, played
from browser.screen import PHONE, Screen
from browser.serving import Made, Server
from browser.visiting import visit


def village(game: Game) -> PlayerView:
    """The boards and cards of who decides."""
    view = game.view(game.to_act[0])
    assert isinstance(view, View)
    return view.players[game.to_act[0]]


def playable(game: Game) -> str:
    """A card that can be played now, and of which less can be taken."""
    sparingly = {move.target for move in decision(game).moves if move.text.startswith("play sparingly ")}
    return next(target.removeprefix("card:") for target in sorted(sparingly))


def in_turn(seed: int = 3) -> Game:
    """A game of one whose player could play some cards in a turn, and others not."""

    def mixed(game: Game) -> bool:
        hand = village(game).hand
        offered = {move.target for move in decision(game).moves}
        return (
            CARD_STANDS["playing a card in turn"](game)
            and any(move.startswith("card:") for move in offered)
            and any(move.text.startswith("play sparingly ") for move in decision(game).moves)
            and any(card.reason is not None and card.reason.id == "reason-needs" for card in hand)
        )

    return played(1, mixed, seed=seed, options=WITH_CARDS)


def crowded(game: Game) -> bool:
    """Whether a hand has many cards, and a certain low one among them."""
    numbers = [card.number for card in village(game).hand]
    return len(numbers) > 10 and "430" in numbers


def expect_played(screen: Screen, server: Server, made: Made, game: Game, move: str) -> None:
    """The move was made, and the card has left the hand for the stack."""
    number = move.split()[-1]
    before = village(game)
    expect(screen.card(number)).to_have_count(0)
    assert move in [past["move"] for past in server.state(made)["history"]]
    stack = screen.page.get_by_role("button", name=f"Played: {len(before.played) + 1} card")
    expect(stack).to_be_visible()


def test_a_card_is_played_by_mouse_and_by_keyboard(screen: Screen, server: Server) -> None:
    game = in_turn()
    number = playable(game)
    made = server.open(game)
    screen.sit(made).wait()
    screen.card(number).hover()
    expect(screen.raised).to_contain_text(number)
    screen.card(number).click()
    expect_played(screen, server, made, game, f"play {number}")

    made = server.open(game)
    screen.sit(made).wait()
    # Every card is reached by Tab.
    wanted = {card.number for card in village(game).hand}
    screen.card(village(game).hand[0].number).focus()
    for _ in range(4 * len(wanted)):
        focused = screen.page.evaluate("document.activeElement.dataset.target ?? ''")
        wanted.discard(focused.removeprefix("card:"))
        screen.page.keyboard.press("Tab")
    assert not wanted
    screen.page.keyboard.press("c")
    lit = screen.page.locator(".hand li > button.lit:focus")
    expect(lit).to_have_count(1)
    number = str(lit.get_attribute("data-target")).removeprefix("card:")
    expect(screen.raised).to_contain_text(number)
    screen.page.keyboard.press("Escape")
    expect(screen.raised).to_have_count(0)
    screen.page.keyboard.press("Enter")
    expect_played(screen, server, made, game, f"play {number}")

    # A low card that can be played shows what it asks for, however many lie beside it.
    visit(screen, server.open(played(1, crowded, options=WITH_CARDS))).wait()
    expect(screen.card("430").locator(".half:visible .symbol").first).to_be_visible()


def test_a_finger_lifts_a_card_before_it_plays_it(screens: Open, server: Server) -> None:
    screen = screens(viewport=PHONE, has_touch=True, is_mobile=True)
    game = in_turn()
    number = playable(game)
    made = server.open(game)
    version = screen.sit(made).wait()["version"]
    screen.card(number).tap()
    expect(screen.raised).to_be_in_viewport(ratio=1)
    expect(screen.raised).to_contain_text(number)
    assert screen.version == version
    assert screen.glance()["width"] <= PHONE["width"]
    screen.raised.get_by_role("button", name="Play", exact=True).tap()
    expect_played(screen, server, made, game, f"play {number}")


def pile(screen: Screen, deck: str) -> Locator:
    """How many cards are left in a pile at the board's corner."""
    return screen.page.locator(f'.board [data-at="pile:{deck}"] b')


def test_cards_fly_from_the_pile_and_to_the_stack(screens: Open, server: Server) -> None:
    screen = screens(speed=3, reduced_motion="no-preference")
    made = server.new("here", cards="on")
    screen.sit(made).wait()
    expect(screen.hand).to_have_count(5)
    screen.page.evaluate(
        """() => {
          window.flown = []
          const layer = document.getElementById('flights')
          const keep = (piece) => flown.push(piece.innerHTML)
          const watch = (changes) => changes.forEach((each) => each.addedNodes.forEach(keep))
          new MutationObserver(watch).observe(layer, { childList: true })
        }"""
    )
    before = int(pile(screen, "bonus").inner_text())
    screen.page.locator('button.lit[data-target="space:bonus-card"]').click()
    expect(screen.hand).to_have_count(6)
    expect(pile(screen, "bonus")).to_have_text(str(before - 1))
    assert any("cardback bonus" in piece for piece in screen.page.evaluate("flown"))
