"""Moments to play cards while others decide, which are left in silence unless a chance could lapse."""

from __future__ import annotations

from playwright.sync_api import expect

from allmende.core import Game
from allmende.hallertau.cards import CARDS
from allmende.hallertau.rules.numbers import card_index
from browser.games import WITH_CARDS, asked, decision, played
from browser.screen import Screen
from browser.serving import Made, Server

MOMENT = asked("prompt-moment")


def lapses(game: Game) -> bool:
    """Whether a card that could be played now could miss its chance."""
    cards = [move.target.removeprefix("card:") for move in decision(game).moves if move.target.startswith("card:")]
    return any(CARDS[card_index(int(card))].passing for card in cards)


def passing_move(game: Game) -> str:
    """A move after which a moment goes by unasked, and that can be taken back even then; "" if there is none."""
    seat = game.to_act[0]
    for move in decision(game).moves:
        after = game.copy()
        after.play(move.text, seat)
        if after.is_over or after.to_act != [seat] or not skips(after):
            continue
        after.play("done", seat)
        if after.to_act == [seat] and not MOMENT(after) and after.undo_point(seat) is not None:
            after.undo(seat)
            if after.undo_point(seat) is not None:
                return move.text
    return ""


def skips(game: Game) -> bool:
    """Whether this is a moment that goes by unasked unless somebody wants to be asked always."""
    return MOMENT(game) and not lapses(game)


def moves(server: Server, made: Made) -> list[str]:
    """All that has been played."""
    return [past["move"] for past in server.state(made)["history"]]


def test_a_moment_passes_unasked_and_is_taken_back_with_the_move_before(screen: Screen, server: Server) -> None:
    game = played(1, lambda game: not MOMENT(game) and bool(passing_move(game)), options=WITH_CARDS)
    move = passing_move(game)
    made = server.open(game)
    before = moves(server, made)
    version = screen.sit(made).wait()["version"]
    question = screen.page.locator(".question").inner_text()
    screen.choose(move)
    screen.wait(version + 1)
    assert moves(server, made) == [*before, move, "done"]
    screen.page.get_by_role("button", name="Take back", exact=True).click()
    expect(screen.page.locator(".question")).to_have_text(question)
    assert moves(server, made) == before
