"""The plans of a turn: whole ones only, and those that come to the same are one."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from allmende.core.errors import UnknownMoveError
from allmende.problems.plans import PlanError, is_done, key, parsed, plans, played
from problems.position import BASKETS, SEAT, SOLUTION, last_harvest


def after(texts: Sequence[str]) -> bytes:
    game = last_harvest()
    return key(game.title, played(game.title, game.state, SEAT, parsed(game, texts)))


def test_another_order_of_the_same_meals_is_the_same_plan() -> None:
    assert after(SOLUTION) == after([BASKETS, "eat vegetable", "eat grain", "eat grain", "eat grain"])
    assert after(SOLUTION) != after([BASKETS, "eat grain", "eat grain", "eat grain", "feed"])


def test_of_plans_that_come_to_the_same_one_is_listed_with_all_first_moves() -> None:
    game = last_harvest()
    found = plans(game.title, game.state, SEAT)
    assert found is not None
    ends = [key(game.title, plan.state) for plan in found]
    assert len({*ends}) == len(ends)
    (best,) = [plan for plan, end in zip(found, ends, strict=True) if end == after(SOLUTION)]
    assert {game.title.vocabulary[move].text for move in best.firsts} >= {BASKETS, "eat grain"}


def test_a_turn_with_too_many_positions_has_no_list() -> None:
    game = last_harvest()
    assert plans(game.title, game.state, SEAT, most=5) is None


def test_the_game_itself_stays_as_it_was() -> None:
    game = last_harvest()
    before = str(game)
    end = played(game.title, game.state, SEAT, parsed(game, SOLUTION))
    assert (str(game), is_done(game.state, end, SEAT)) == (before, True)


@pytest.mark.parametrize(
    ("texts", "says"),
    [
        ([], "error-plan-open"),
        (SOLUTION[:2], "error-plan-open"),
        (["place forest"], "error-plan-move"),
        ([*SOLUTION, "eat grain"], "error-plan-move"),
    ],
)
def test_only_a_whole_turn_is_a_plan(texts: list[str], says: str) -> None:
    with pytest.raises(PlanError) as caught:
        after(texts)
    assert caught.value.message.id == says


def test_a_move_that_no_game_has_is_none() -> None:
    with pytest.raises(UnknownMoveError):
        after(["eat stone"])
