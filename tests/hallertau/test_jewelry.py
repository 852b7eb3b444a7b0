"""Chapter "Jewelry": one for any advance, boulders or not."""

from __future__ import annotations

import pytest

from allmende.core import IllegalMoveError
from hallertau.scenario import crafts, goods, me, moves, progress, refusals, village

CRAFTS = ["carpentry", "brewhouse", "cooling-house", "bakehouse", "manufacture"]


@pytest.mark.parametrize("round_", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("craft", CRAFTS)
def test_exactly_one_jewelry_advances_any_building_in_any_round(craft: str, round_: int) -> None:
    game = progress(village(jewelry=2), round_)
    game.play(f"advance {craft}", 0)
    assert (me(game).jewelry, crafts(game)[craft]) == (1, 1)


def test_example_a_jewelry_for_the_carpentry_moves_the_community_center_too() -> None:
    game = progress(village(crafts=[0, 1, 1, 1, 1], goods={"clay": 1}, jewelry=1), 2)
    game.play("advance carpentry", 0)
    assert (me(game).jewelry, me(game).center, goods(game)) == (0, 1, {"clay": 1})


def test_with_jewelry_boulders_are_still_in_the_way() -> None:
    game = progress(village(crafts=[0, 0, 0, 0, 0], boulders={"carpentry": (1, 2)}, jewelry=1), 1)
    assert "advance carpentry" not in moves(game)
    assert refusals(game)["craft:carpentry"] == "reason-needs-tools(have=0, needed=2 tools)"


def test_as_much_jewelry_may_be_spent_as_one_has() -> None:
    game = progress(village(jewelry=10, tools=9), 6)
    for craft in CRAFTS:
        game.play(f"advance {craft}", 0)
        game.play(f"advance {craft}", 0)
    assert (me(game).jewelry, me(game).center) == (0, 2)
    assert game.to_act == [1]


def test_goods_and_jewelry_are_never_mixed() -> None:
    game = progress(village(goods={"milk": 5}, jewelry=5), 6)
    game.play("advance cooling-house", 0)
    assert (goods(game), me(game).jewelry) == ({"milk": 5}, 4)


def test_a_jewelry_can_be_kept_when_goods_pay_as_well() -> None:
    game = progress(village(goods={"milk": 1}, jewelry=1), 1)
    game.play("advance cooling-house", 0)
    assert moves(game) == {"pay milk 1", "pay jewelry"}
    game.play("pay milk 1", 0)
    assert me(game).jewelry == 1


def test_no_jewelry_no_such_payment() -> None:
    game = progress(village(goods={"milk": 2, "meat": 1}), 1)
    game.play("advance cooling-house", 0)
    assert moves(game) == {"pay meat 1", "pay milk 1"}
    with pytest.raises(IllegalMoveError):
        game.play("pay jewelry", 0)
