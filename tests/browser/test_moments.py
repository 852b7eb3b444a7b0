"""Moments to play cards while others decide: asked for as somebody likes it, and left in silence otherwise."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from allmende.core import Game
from allmende.hallertau.cards import CARDS
from allmende.hallertau.rules.numbers import card_index
from allmende.hallertau.rules.state import Table
from browser.conftest import Open
from browser.games import WITH_CARDS, asked, decision, played
from browser.screen import Screen
from browser.serving import Made, Server

MOMENT = asked("prompt-moment")


def lapses(game: Game) -> bool:
    """Whether a card that could be played now could miss its chance."""
    cards = [move.target.removeprefix("card:") for move in decision(game).moves if move.target.startswith("card:")]
    return any(CARDS[card_index(int(card))].passing for card in cards)


def turn(game: Game) -> int:
    """Whose turn it is; -1 when all play at once."""
    assert isinstance(game.position, Table)
    return game.position.turn if game.position.is_clockwise() else -1


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


SKIPPED = played(1, skips, options=WITH_CARDS)
PASSING = played(1, lambda game: MOMENT(game) and lapses(game), options=WITH_CARDS)
ELSEWHERE = played(
    2, lambda game: MOMENT(game) and lapses(game) and turn(game) == 1 - game.to_act[0], options=WITH_CARDS
)


@pytest.mark.parametrize(
    ("ask", "game", "wanted"),
    [
        ("always", SKIPPED, True),
        ("lapse", SKIPPED, False),
        ("never", SKIPPED, False),
        ("lapse", PASSING, True),
        ("never", PASSING, True),
        ("always", ELSEWHERE, True),
        ("lapse", ELSEWHERE, True),
        ("never", ELSEWHERE, False),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_asked_as_somebody_likes_it(ask: str, game: Game, wanted: bool, screens: Open, server: Server) -> None:
    screen = screens(ask=ask)
    made = server.open(game)
    before = moves(server, made)
    screen.sit(made).wait()
    if wanted:
        expect(screen.page.get_by_text("You can play cards now")).to_be_visible()
        assert moves(server, made) == before
        screen.page.get_by_role("button", name="Go on").click()
        screen.wait(len(before) - 1)
    else:
        expect(screen.page.get_by_text("You can play cards now")).to_have_count(0)
        after = moves(server, made)
        assert after[: len(before) + 1] == [*before, "done"]
    # Nobody is told of an answer that nobody gave.
    expect(screen.page.get_by_role("alert")).to_have_count(0)


def test_the_setting_holds_at_once(screen: Screen, server: Server) -> None:
    made = server.open(PASSING)
    screen.sit(made).wait()
    expect(screen.page.get_by_text("You can play cards now")).to_be_visible()
    screen.page.get_by_role("button", name="Settings").click()
    group = screen.page.get_by_role("group", name="Ask me to play cards while others decide")
    expect(group.get_by_role("button", name="if a chance could lapse")).to_have_attribute("aria-pressed", "true")
    group.get_by_role("button", name="always").click()
    screen.page.reload()
    screen.page.get_by_role("button", name="Settings").click()
    expect(group.get_by_role("button", name="always")).to_have_attribute("aria-pressed", "true")


def test_what_passed_unasked_is_taken_back_with_the_move_before(screen: Screen, server: Server) -> None:
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


def test_one_can_ask_to_be_asked(screens: Open, server: Server) -> None:
    made = server.new("here", "link", cards="on")
    keys = {0: made.key, 1: made.links[1]}
    deciding = server.state(made, "")["view"]["to_act"][0]
    waiting = screens().sit(made, keys[1 - deciding])
    wish = waiting.page.get_by_role("checkbox", name="Ask me before play goes on")
    expect(wish).not_to_be_checked()
    wish.check()
    expect(wish).to_be_checked()
