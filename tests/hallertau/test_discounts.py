"""Chapter "Discounts"."""

from __future__ import annotations

import pytest

from allmende.core import IllegalMoveError
from hallertau.scenario import crafts, goods, moves, progress, village
from hallertau.test_cost_of_progress import CRAFTS, PLENTY, rulebook


def cheapest(craft: str, round_: int) -> int:
    """The fewest goods that an advance takes when all are plentiful."""
    game = progress(village(goods=PLENTY, jewelry=1), round_)
    game.play(f"advance {craft}", 0)
    payments = [text.split()[2::2] for text in moves(game) if text != "pay jewelry"]
    return min(sum(map(int, counts)) for counts in payments)


@pytest.mark.parametrize(
    ("craft", "prices"),
    [
        ("carpentry", [1, 2, 3, 3, 4, 5]),  # discounted only from Round 4 on, due to the constraint
        ("brewhouse", [1, 2, 3, 3, 4, 5]),
        ("cooling-house", [1, 2, 2, 3, 4, 5]),
        ("bakehouse", [1, 2, 2, 3, 3, 4]),
        ("manufacture", [1, 2, 2, 3, 3, 4]),
    ],
)
def test_bonus_information_the_best_price_of_each_building_by_round(craft: str, prices: list[int]) -> None:
    assert [cheapest(craft, round_) for round_ in range(1, 7)] == prices


def test_example_the_cooling_house_advances_twice_in_round_3() -> None:
    game = progress(village(goods={"meat": 4, "milk": 1}, tools=1), 3)
    game.play("advance cooling-house", 0)
    game.play("pay meat 1 milk 1", 0)
    game.play("advance cooling-house", 0)  # 3 Meat at the normal cost: the only way left
    assert (goods(game), crafts(game)["cooling-house"]) == ({}, 2)


def test_example_the_brewhouse_for_two_barley_and_one_hops_gets_no_discount_in_round_3() -> None:
    game = progress(village(goods={"barley": 2, "hops": 1}), 3)
    game.play("advance brewhouse", 0)
    assert (goods(game), crafts(game)["brewhouse"]) == ({}, 1)
    for supply in ({"barley": 2}, {"barley": 1, "hops": 1}):
        assert progress(village(goods=supply), 3).to_act == [1]


def test_example_the_same_payment_suffices_in_round_4() -> None:
    game = progress(village(goods={"barley": 2, "hops": 1}), 4)
    game.play("advance brewhouse", 0)
    assert (goods(game), crafts(game)["brewhouse"]) == ({}, 1)


def test_there_is_no_discount_before_round_3() -> None:
    assert progress(village(goods={"milk": 1}), 2).to_act == [1]
    for craft in CRAFTS:
        for round_ in (1, 2):
            assert all(sum(dict(way).values()) == round_ for way in rulebook(craft, round_))


def test_a_discount_may_be_left() -> None:
    game = progress(village(goods={"meat": 2, "milk": 1}), 3)
    game.play("advance cooling-house", 0)
    assert moves(game) == {"pay meat 1 milk 1", "pay meat 2 milk 1"}


def test_with_three_types_one_good_or_two_may_be_saved_or_none() -> None:
    game = progress(village(goods={"flax": 1, "barley": 1, "rye": 3}), 5)
    game.play("advance bakehouse", 0)
    assert moves(game) == {
        "pay barley 1 flax 1 rye 1",
        "pay barley 1 flax 1 rye 2",
        "pay barley 1 flax 1 rye 3",
        "pay flax 1 rye 3",
        "pay barley 1 rye 3",
    }


def test_two_types_never_save_two_goods() -> None:
    game = progress(village(goods={"hides": 2, "wool": 1}), 5)
    assert game.to_act == [1]


def test_a_discount_must_really_pay_that_many_types() -> None:
    game = progress(village(goods={"hides": 2, "wool": 2}, jewelry=1), 3)
    game.play("advance manufacture", 0)
    assert moves(game) == {"pay hides 1 wool 1", "pay hides 2 wool 1", "pay hides 1 wool 2", "pay jewelry"}
    with pytest.raises(IllegalMoveError):
        game.play("pay hides 2", 0)
