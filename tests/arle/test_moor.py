"""Cutting peat in the moor area."""

from __future__ import annotations

import pytest

from allmende.arle.components.pieces import HYDRATED
from arle.scenario import BARE, farm, goods, lines, me, moors, play, texts, tiles, use


def test_a_dehydrated_moor_starts_with_four_peat() -> None:
    game = use("colonist", farm(boardwalk=0))
    assert moors(game) == [0, 4, HYDRATED, HYDRATED]
    assert goods(game) == {"horse": 1}


def test_peat_goes_from_the_moor_into_the_personal_supply() -> None:
    game = use("peat-cutter", farm(goods={"peat": 1}))
    play(game, "cut 3 boardwalk")
    assert moors(game)[0] == 1
    assert goods(game) == {"peat": 4}


def test_the_last_peat_of_the_boardwalk_frees_one_space() -> None:
    game = use("peat-cutter", farm(boardwalk=1, land=BARE))
    play(game, "cut 1 boardwalk")
    assert moors(game)[0] == 0
    assert tiles(game) == {"empty": 6}
    assert me(game).land[13].tile == "empty"


@pytest.mark.parametrize("column", [0, 1, 2])
def test_the_last_peat_of_a_moor_frees_the_two_spaces_below_it(column: int) -> None:
    peat = [HYDRATED] * 3
    peat[column] = 2
    game = use("peat-cutter", farm(boardwalk=0, moors=peat, land=BARE))
    play(game, "cut 2 moor 2")
    assert moors(game) == [0, *[0 if i == column else HYDRATED for i in range(3)]]
    assert [space.tile for space in me(game).land[15:]] == ["empty" if i % 3 == column else "moor" for i in range(6)]
    assert tiles(game) == {"empty": 6 + 2}


def test_a_moor_with_peat_left_covers_its_land() -> None:
    game = use("peat-cutter", farm(boardwalk=0, moors=[4, HYDRATED, HYDRATED], land=BARE))
    play(game, "cut 3 moor 4")
    assert tiles(game) == {"empty": 6}


def test_the_whole_moor_gives_seven_spaces() -> None:
    assert tiles(use("woodcutter", farm(land=BARE, boardwalk=0, moors=[0, 0, 0]))) == {"empty": 12}


def test_one_chooses_the_moor() -> None:
    game = use("peat-cutter", farm(boardwalk=2, moors=[4, 1, HYDRATED]))
    cuts = {"cut 1 boardwalk", "cut 2 boardwalk", "cut 1 moor 1", "cut 1 moor 4", "cut 2 moor 4", "cut 3 moor 4"}
    assert texts(game) == cuts | {"done"}


def test_equal_moors_are_one_choice() -> None:
    game = use("peat-cutter", farm(boardwalk=0, moors=[2, 2, 2]))
    assert texts(game) == {"cut 1 moor 2", "cut 2 moor 2", "done"}
    play(game, "cut 2 moor 2")
    assert sorted(moors(game)) == [0, 0, 2, 2]


def test_all_is_cut_with_spades_to_spare() -> None:
    game = use("peat-cutter", farm(boardwalk=1, moors=[1, HYDRATED, HYDRATED]))
    play(game, "cut 1 boardwalk", "cut 1 moor 1")
    assert game.to_act == [1]
    assert goods(game) == {"peat": 2}


@pytest.mark.parametrize(
    ("boardwalk", "peat", "points"),
    [
        (4, [HYDRATED] * 3, -3 - 12),
        (1, [HYDRATED] * 3, -3 - 12),
        (0, [HYDRATED] * 3, -12),
        (0, [4, HYDRATED, HYDRATED], -9),
        (0, [1, 4, HYDRATED], -6),
        (0, [0, 0, 2], -1),
        (0, [0, 0, 0], 0),
    ],
)
def test_each_moor_costs_points_until_it_is_gone(boardwalk: int, peat: list[int], points: int) -> None:
    game = use("woodcutter", farm(land=BARE, boardwalk=boardwalk, moors=peat))
    assert lines(game)["home-board"] == points - 3


def test_animals_graze_at_once_where_the_moor_was() -> None:
    mine = farm(goods={"food": 5, "sheep": 5}, land=["grain-field"] * 5, boardwalk=3)
    game = use("peat-cutter", mine)
    play(game, "cut 3 boardwalk", "pass", "place colonist")
    assert goods(game)["horse"] == 1
    assert goods(game)["sheep"] == 5


def test_land_can_be_used_at_once_by_the_action_under_way() -> None:
    mine = farm(goods={"wool": 2}, land=["colonists-house"] + ["grain-field"] * 3, boardwalk=1, plows=2)
    game = use("farmer", mine)
    play(game, "exchange colonists-house", "cut 1 boardwalk", "plow flax-field", "plow flax-field")
    assert tiles(game) == {"colonists-house": 1, "grain-field": 3, "flax-field": 2}
    assert goods(game) == {"clay": 1, "peat": 1}


def test_peat_cut_in_the_moor_is_worth_no_points() -> None:
    assert lines(use("woodcutter", farm(goods={"peat": 9})))["goods"] == 0
