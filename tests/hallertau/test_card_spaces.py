"""The four card action spaces (chapters "Drawing Cards" and "First Player Action", appendix "The Action Spaces")."""

from __future__ import annotations

import pytest

from allmende.core import Game
from allmende.hallertau.presentation.views import View
from allmende.hallertau.record.events import CardsDrawn, FirstPlayerPassed
from allmende.hallertau.rules.player import Player
from core.games import stand
from hallertau.scenario import ACTIONS, at, hand, happened, me, moves, refusals, rows, village

PILES = {
    "gateway": ["028", "029"],
    "farmyard": ["433", "434"],
    "bonus": ["844", "845"],
    "point": ["924", "925"],
}
"""What lies on top of each pile."""

SPACES = [f"{pile}-card" for pile in PILES]


def acting(*villages: Player, piles: dict[str, list[str]] | None = None, board: dict[str, int] | None = None) -> Game:
    """A game at the start of Phase 4."""
    return at(ACTIONS, *villages, board=board, piles=PILES if piles is None else piles)


@pytest.mark.parametrize("pile", PILES)
def test_the_top_card_of_the_pile_goes_into_the_hand(pile: str) -> None:
    game = acting(village(), village())
    events = game.play(f"place {pile}-card")
    top = PILES[pile][0]
    assert (hand(game, 0), hand(game, 1)) == ([top], [])
    assert happened(events, CardsDrawn) == [
        CardsDrawn(seat=0, deck=pile, count=1, cards=[top], source=f"space:{pile}-card")
    ]


@pytest.mark.parametrize("space", SPACES)
def test_there_are_two_rows_for_one_worker_and_for_two(space: str) -> None:
    game = acting(village(workers=5), village(workers=5))
    game.play(f"place {space}", 0)
    assert (rows(game, space), me(game, 0).workers) == ([1, 0], 4)
    game.play(f"place {space}", 1)
    assert (rows(game, space), me(game, 1).workers) == ([1, 2], 3)
    assert f"place {space}" not in moves(game, 0)
    assert refusals(game, 0)[f"space:{space}"] == "reason-space-full"


@pytest.mark.parametrize("space", SPACES)
def test_the_second_row_takes_two_workers(space: str) -> None:
    game = acting(village(workers=1), village(), board={space: 1})
    assert f"place {space}" not in moves(game)
    assert refusals(game)[f"space:{space}"] == "reason-needs(have=1, needed=2 workers)"


@pytest.mark.parametrize("pile", PILES)
def test_the_second_to_use_it_draws_the_next_card(pile: str) -> None:
    game = acting(village(), village())
    game.play(f"place {pile}-card", 0)
    game.play(f"place {pile}-card", 1)
    assert (hand(game, 0), hand(game, 1)) == (PILES[pile][:1], PILES[pile][1:])


def test_one_player_can_use_a_space_twice() -> None:
    game = acting(village(), village(workers=0))
    game.play("place bonus-card")
    game.play("place bonus-card")
    assert (hand(game), me(game).workers) == (["844", "845"], 3)


# The first player marker


@pytest.mark.parametrize("space", SPACES)
def test_whoever_draws_a_card_takes_the_first_player_marker(space: str) -> None:
    game = acting(village(), village(), village())
    game.play("exchange 1", 0)
    events = game.play(f"place {space}", 1)
    assert stand(game).first == 1
    assert happened(events, FirstPlayerPassed) == [FirstPlayerPassed(seat=1)]


def test_whoever_has_the_marker_keeps_it() -> None:
    game = acting(village(), village())
    events = game.play("place point-card", 0)
    assert stand(game).first == 0
    assert happened(events, FirstPlayerPassed) == []


def test_the_last_to_draw_a_card_is_first_in_the_next_round() -> None:
    game = acting(village(workers=3), village(workers=3), village(workers=2))
    for seat, move in ((0, "exchange 1"), (1, "place bonus-card"), (2, "place gateway-card")):
        game.play(move, seat)
    assert stand(game).first == 2
    for seat, move in ((0, "exchange 1"), (1, "place point-card"), (2, "exchange 1")):
        game.play(move, seat)
    assert stand(game).first == 1
    while stand(game).round == 1:
        seat = game.to_act[0]
        game.play("done" if "done" in moves(game, seat) else "exchange 1", seat)
    while stand(game).phase != ACTIONS:
        game.play("done", game.to_act[0])
    assert (stand(game).first, game.to_act) == (1, [1])


def test_the_marker_does_not_change_the_order_of_this_round() -> None:
    game = acting(village(), village(), village())
    game.play("exchange 1", 0)
    game.play("place point-card", 1)
    assert game.to_act == [2]
    game.play("exchange 1", 2)
    assert game.to_act == [0]


def test_the_marker_stays_where_it_is_if_nobody_draws_a_card() -> None:
    game = acting(village(workers=1), village(workers=1))
    for seat in (0, 1):
        game.play("exchange 1", seat)
    while stand(game).round == 1:
        game.play("done", game.to_act[0])
    assert stand(game).first == 0


# Card and marker may be left


def sparingly(*answers: str, piles: dict[str, list[str]] | None = None) -> Game:
    """Player 2 without the marker has placed workers sparingly on the Bonus card space, and has answered so."""
    game = acting(village(), village(), piles=piles)
    game.play("exchange 1", 0)
    game.play("place sparingly bonus-card", 1)
    for answer in answers:
        game.play(answer, 1)
    return game


def test_the_card_may_be_left() -> None:
    game = sparingly("done", "take marker")
    assert (hand(game, 1), stand(game).first, game.to_act) == ([], 1, [0])
    assert stand(game).left_in(2) == 2


def test_the_marker_may_be_left() -> None:
    game = sparingly("take card", "done")
    assert (hand(game, 1), stand(game).first, game.to_act) == (["844"], 0, [0])


def test_both_may_be_left_or_taken() -> None:
    assert moves(sparingly(), 1) == {"take card", "done"}
    assert moves(sparingly("take card"), 1) == {"take marker", "done"}
    game = sparingly("done", "done")
    assert (hand(game, 1), stand(game).first, rows(game, "bonus-card")) == ([], 0, [1, 0])
    game = sparingly("take card", "take marker")
    assert (hand(game, 1), stand(game).first) == (["844"], 1)


def test_whoever_has_the_marker_is_not_asked_about_it() -> None:
    game = acting(village(), village())
    game.play("place sparingly bonus-card", 0)
    game.play("done", 0)
    assert (hand(game, 0), game.to_act) == ([], [1])


# Empty piles


def test_an_empty_pile_yields_the_marker_alone() -> None:
    game = acting(village(), village(), piles={**PILES, "farmyard": []})
    game.play("exchange 1", 0)
    events = game.play("place farmyard-card", 1)
    assert (hand(game, 1), stand(game).first, happened(events, CardsDrawn)) == ([], 1, [])


def test_an_empty_pile_is_not_asked_about() -> None:
    game = sparingly(piles={"bonus": []})
    assert moves(game, 1) == {"take marker", "done"}


def test_a_card_that_gives_two_cards_gives_one_of_the_last() -> None:
    mine = village(hand=["735"], jewelry=1)
    game = acting(mine, village(), piles={"farmyard": ["433"], "bonus": []})
    game.play("play 735")
    assert hand(game) == ["433"]


# Who sees what


def test_others_see_the_back_of_a_drawn_card() -> None:
    game = acting(village(), village())
    game.play("place bonus-card", 0)
    assert [seen.number for seen in me(game, 0).hand] == ["844"]
    for seat in (1, -1):
        view = game.view(seat)
        assert isinstance(view, View)
        assert (view.players[0].hand, view.players[0].hand_decks) == ([], ["bonus"])
        assert view.piles == {"gateway": 2, "farmyard": 2, "bonus": 1, "point": 2}


def test_a_drawn_card_cannot_be_put_back() -> None:
    game = acting(village(), village())
    game.play("place bonus-card", 0)
    assert game.undo_point(0) is None
