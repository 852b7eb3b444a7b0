"""Cards are played "at any time": so also right before Phase 2 takes the Sheep, or a Round ends that a card counts."""

from __future__ import annotations

from typing import Any

import pytest

from allmende.core import Game
from core.games import stand
from hallertau.cards.playing import PILES, can
from hallertau.scenario import BOULDERS, MILKING, NEW_WORKERS, REMOVE_WORKERS, at, me, moves, sheep, village


def chances(number: str, start: int, amendments: int | None = None, **mine: object) -> list[int]:
    """The phases in which a village is asked for a card that it keeps declining, up to when it takes new Workers."""
    options: dict[str, Any] = {"workers": 0, "hand": [number], **mine}
    round_number = 4 if start == REMOVE_WORKERS else 3
    game = at(start, village(**options), village(workers=0), round=round_number, piles=PILES, amendments=amendments)
    found: list[int] = []
    while not me(game).workers:
        if 0 in game.to_act and can(game, number):
            found.append(stand(game).phase)
        decline(game)
    return found


def decline(game: Game) -> None:
    """Let the first seat that is asked do nothing."""
    seat = game.to_act[0]
    assert "done" in moves(game, seat)
    game.play("done", seat)


FLOCK = {4: 1, 6: 2}
OF_SHEEP = pytest.mark.parametrize(
    "number", ["533", "003", "001"], ids=["533 costs a Sheep", "003 counts Sheep", "001 moves Sheep on"]
)


@OF_SHEEP
def test_before_sheep_die_one_is_asked_again(number: str) -> None:
    assert chances(number, REMOVE_WORKERS, sheep=FLOCK, goods={"wool": 1}) == [REMOVE_WORKERS, NEW_WORKERS]


@OF_SHEEP
def test_where_no_sheep_die_one_is_not(number: str) -> None:
    assert chances(number, REMOVE_WORKERS, sheep={5: 1, 6: 2}, goods={"wool": 1}) == [REMOVE_WORKERS]


@OF_SHEEP
def test_in_games_begun_before_one_was_not(number: str) -> None:
    assert chances(number, REMOVE_WORKERS, 8, sheep=FLOCK, goods={"wool": 1}) == [REMOVE_WORKERS]


def test_it_can_be_played_then_and_takes_the_sheep_that_would_die() -> None:
    mine = village(workers=0, hand=["533"], sheep={4: 1})
    game = at(REMOVE_WORKERS, mine, village(workers=0), round=4, piles=PILES)
    decline(game)
    game.play("play 533", 0)
    assert (sheep(game), me(game).goods["hides"]) == ({}, 4)


def test_a_card_without_sheep_that_is_about_to_leave_counts_a_last_time() -> None:
    mine: dict[str, Any] = {"sheep": {"stables": 2}, "stable": {4: "401", 5: "402"}}
    assert chances("327", REMOVE_WORKERS, **mine) == [REMOVE_WORKERS, NEW_WORKERS]
    assert chances("327", REMOVE_WORKERS, 8, **mine) == [REMOVE_WORKERS]


@pytest.mark.parametrize(("number", "mine"), [("833", {"goods": {"milk": 6}}), ("324", {"center": 10})])
def test_before_a_round_ends_one_is_asked_again_for_a_card_that_asks_for_more_in_the_next(
    number: str, mine: dict[str, Any]
) -> None:
    assert BOULDERS in chances(number, MILKING, **mine)
    assert BOULDERS not in chances(number, MILKING, 8, **mine)
