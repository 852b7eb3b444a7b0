"""Phase 9 "is played simultaneously" or, if any player insists, clockwise from the first player."""

from __future__ import annotations

import pytest

from allmende.core import Game, IllegalMoveError, SeatError
from core.games import stand
from hallertau.scenario import ACTIONS, MILKING, PROGRESS, at, crafts, moves, village


def three(progress: str, first: int = 0) -> Game:
    """Three players who can all advance."""
    return at(PROGRESS, *[village(jewelry=2) for _ in range(3)], progress=progress, first=first)


def test_together_everybody_decides_at_once_in_any_order() -> None:
    game = three("together")
    assert game.to_act == [0, 1, 2]
    game.play("advance carpentry", 2)
    game.play("advance brewhouse", 0)
    game.play("advance manufacture", 2)
    assert [crafts(game, seat)["carpentry"] for seat in range(3)] == [0, 0, 1]
    assert game.to_act == [0, 1]  # the third player's Jewelry is spent
    game.play("done", 1)
    assert game.to_act == [0]
    with pytest.raises(IllegalMoveError) as error:
        game.play("advance carpentry", 1)
    assert error.value.message.id == "reason-not-your-turn"
    game.play("done", 0)
    assert stand(game).round == 2


def test_together_a_move_must_say_whose_it_is() -> None:
    with pytest.raises(SeatError):
        three("together").play("done")


def test_together_the_view_shows_nobodys_turn() -> None:
    assert three("together").view(0).turn == -1  # type: ignore[attr-defined]
    assert three("clockwise", first=1).view(0).turn == 1  # type: ignore[attr-defined]


@pytest.mark.parametrize("first", [0, 1, 2])
def test_clockwise_each_player_gets_a_single_turn_from_the_first_player_on(first: int) -> None:
    game = three("clockwise", first)
    order = []
    while stand(game).phase == PROGRESS:
        order += game.to_act
        game.play("done")
    assert order == [first, (first + 1) % 3, (first + 2) % 3]


def test_clockwise_a_turn_has_as_many_advances_as_one_can_and_wishes() -> None:
    game = three("clockwise")
    game.play("advance carpentry")
    assert game.to_act == [0]
    game.play("advance brewhouse")
    assert game.to_act == [1]
    assert moves(game, 0) == set()
    assert moves(game, 2) == set()


def test_clockwise_a_player_who_can_do_nothing_is_not_asked() -> None:
    game = at(PROGRESS, village(), village(jewelry=1), village(), progress="clockwise", first=2)
    assert game.to_act == [1]
    game.play("done")
    assert stand(game).round == 2


@pytest.mark.parametrize("taker", [0, 1, 2])
def test_clockwise_the_first_player_marker_changes_nothing_for_this_phase(taker: int) -> None:
    # A card lets somebody use a card action space in Phase 9: the marker counts from the next phase on.
    hands = [["726"] if seat == taker else [] for seat in range(3)]
    seats = [village(jewelry=2, hand=hand) for hand in hands]
    game = at(PROGRESS, *seats, progress="clockwise", first=1, piles={})
    order = []
    while stand(game).phase == PROGRESS:
        seat = game.to_act[0]
        if "advance carpentry" in moves(game, seat):
            order.append(seat)
            if seat == taker:
                game.play("play 726", seat)
                game.play("pick gateway-card", seat)
        game.play("done", seat)
    assert order == [1, 2, 0]
    assert stand(game).first == taker


def test_both_ways_lead_to_the_same_village() -> None:
    ends = []
    for progress in ("together", "clockwise"):
        game = three(progress)
        for seat, craft in ((0, "carpentry"), (1, "brewhouse"), (2, "bakehouse")):
            game.play(f"advance {craft}", seat)
            game.play("done", seat)
        ends.append([crafts(game, seat) for seat in range(3)])
    assert ends[0] == ends[1]


def test_the_next_phase_waits_for_all() -> None:
    game = three("together")
    game.play("done", 0)
    game.play("done", 2)
    assert stand(game).phase == PROGRESS
    game.play("done", 1)
    assert stand(game).phase == ACTIONS


# 420: pay 2 Tools, gain 2 Clay


def declined(progress: str, amendments: int | None = None) -> Game:
    """A player who has declined to play a card after milking, and has nothing yet to pay an advance with."""
    mine = village(hand=["420"], tools=4, sheep={6: 1})
    game = at(MILKING, mine, village(jewelry=1), round=2, progress=progress, piles={}, amendments=amendments)
    while stand(game).phase == MILKING:
        game.play("done", 0)
    return game


@pytest.mark.parametrize("progress", ["together", "clockwise"])
def test_a_card_that_was_declined_before_can_still_pay_for_an_advance(progress: str) -> None:
    game = declined(progress)
    assert "advance carpentry" not in moves(game)
    game.play("play 420", 0)
    assert "advance carpentry" in moves(game)


@pytest.mark.parametrize("progress", ["together", "clockwise"])
def test_in_games_begun_before_who_could_not_pay_was_not_asked_again(progress: str) -> None:
    assert declined(progress, amendments=5).to_act == [1]
