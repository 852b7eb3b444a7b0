"""Chapter "Game End and Scoring"."""

from __future__ import annotations

import pytest

from allmende.core import Game
from allmende.hallertau.record.events import GameEnded
from allmende.hallertau.rules.player import Player
from hallertau.scenario import BOULDERS, at, happened, me, village


def final(*villages: Player) -> Game:
    """The game after Round 6."""
    return at(BOULDERS, *villages, round=6)


def points(mine: Player) -> dict[str, int]:
    """A village's points by category."""
    return {line.category: line.points for line in final(mine).score_lines(0)}


def test_example_34_for_the_tile_and_9_for_craft_buildings_are_43() -> None:
    # Three symbols beyond a tile at 34 points: one building two spaces ahead and another one.
    assert points(village(crafts=[8, 8, 8, 9, 10]))["community-center"] == 43


@pytest.mark.parametrize(("column", "shown"), [(0, 0), (1, 0), (5, 0), (6, 0), (7, 18), (8, 34), (9, 50), (10, 70)])
def test_the_window_is_worth_what_it_shows(column: int, shown: int) -> None:
    assert points(village(crafts=[column] * 5))["community-center"] == shown


@pytest.mark.parametrize(
    ("position", "worth"),
    [
        ([0, 0, 0, 0, 6], 0),
        ([0, 0, 0, 0, 7], 3),
        ([0, 0, 0, 0, 8], 6),
        ([0, 0, 0, 0, 9], 9),
        ([0, 0, 0, 0, 10], 12),
        ([6, 7, 8, 9, 10], 30),
        ([6, 10, 10, 10, 10], 48),
        ([7, 8, 7, 7, 7], 21),  # 18, and a symbol that the tile does not hide
        ([9, 10, 9, 9, 9], 53),
    ],
)
def test_symbols_between_the_tile_and_a_building_are_worth_3_each(position: list[int], worth: int) -> None:
    assert points(village(crafts=position))["community-center"] == worth


def test_no_advance_ever_loses_points() -> None:
    for tile in range(10):
        for ahead in range(10 - tile):
            before = points(village(crafts=[tile] * 4 + [tile + ahead]))["community-center"]
            after = points(village(crafts=[tile] * 4 + [tile + ahead + 1]))["community-center"]
            last = points(village(crafts=[tile] + [tile + 1] * 4))["community-center"]
            moved = points(village(crafts=[tile + 1] * 5))["community-center"]
            assert before <= after
            assert last <= moved


def test_example_5_sheep_in_the_stables_are_5_points() -> None:
    assert points(village(sheep={"stables": 5}))["sheep-in-stables"] == 5


def test_sheep_that_are_still_on_farmyard_cards_are_worth_nothing() -> None:
    assert points(village(sheep={4: 3, 6: 2, "stables": 1}))["sheep-in-stables"] == 1


def test_example_2_remaining_jewelry_are_2_points() -> None:
    assert points(village(jewelry=2))["jewelry"] == 2


def test_example_13_fields_goods_and_tools_are_2_points() -> None:
    mine = village(goods={"clay": 1, "flax": 1, "milk": 2}, fields=["4", "3"], tools=2)
    assert points(mine)["fields-goods-tools"] == 2


@pytest.mark.parametrize(("clay", "worth"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2)])
def test_five_goods_are_a_point_rounded_down(clay: int, worth: int) -> None:
    assert points(village(goods={"clay": clay}))["fields-goods-tools"] == worth


def test_a_field_counts_its_row() -> None:
    assert points(village(fields=["5"]))["fields-goods-tools"] == 1
    assert points(village(fields=["2", "2"]))["fields-goods-tools"] == 0
    assert points(village(fields=["2", "3"]))["fields-goods-tools"] == 1


def test_tip_everything_in_row_5_is_worth_one_point() -> None:
    mine = village(goods={"barley": 5, "wool": 5}, fields=["5", "5"])
    assert points(mine)["fields-goods-tools"] == 4


def test_example_of_the_scoring_pad_without_cards() -> None:
    mine = village(
        crafts=[8, 8, 8, 9, 10],
        sheep={"stables": 5},
        jewelry=2,
        goods={"clay": 1, "flax": 1, "milk": 2},
        fields=["4", "3"],
        tools=2,
    )
    game = final(mine)
    assert game.scores == [43 + 5 + 2 + 2]
    assert (me(game).points, sum(line.points for line in me(game).score)) == (52, 52)


def test_tip_a_jewelry_spent_for_a_symbol_is_worth_three_points() -> None:
    kept = sum(points(village(crafts=[6, 6, 6, 6, 7], jewelry=1)).values())
    spent = sum(points(village(crafts=[6, 6, 6, 6, 8])).values())
    assert (kept, spent) == (3 + 1, 6)


def test_there_are_no_other_categories_without_cards() -> None:
    assert list(points(village())) == ["community-center", "sheep-in-stables", "jewelry", "fields-goods-tools"]


def test_the_highest_score_wins() -> None:
    game = final(village(jewelry=3), village(jewelry=5), village(jewelry=4))
    assert game.winners == [1]
    assert happened(game.opening, GameEnded) == [GameEnded(winners=[1])]


def test_a_tie_goes_to_the_greater_remainder() -> None:
    game = final(village(jewelry=3, goods={"clay": 3}), village(jewelry=3, goods={"clay": 4}))
    assert game.scores == [3, 3]
    assert game.winners == [1]
    game = final(village(jewelry=3, goods={"clay": 1}), village(jewelry=2, goods={"clay": 5}))
    assert game.scores == [3, 3]
    assert game.winners == [0]  # 1 left over beats 5 that made a point


def test_if_still_tied_the_victory_is_shared() -> None:
    game = final(village(jewelry=3, tools=2), village(jewelry=1), village(sheep={"stables": 3}, fields=["2"]))
    assert game.winners == [0, 2]


def test_scores_can_be_asked_for_at_any_time() -> None:
    assert at(4, village(jewelry=2, fields=["5:rye"]), village()).scores == [3, 0]
