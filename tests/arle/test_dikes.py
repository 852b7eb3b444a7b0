"""Dike building: each of the seven moves, the land it wins and the points it saves."""

from __future__ import annotations

import pytest

from arle.scenario import BARE, farm, lines, me, play, tiles, use

MOVES = [
    # dikes in the gaps from the sea on, rows of the tidal flat that are land, points
    ([0, 0, 2, 3], 0, -3),
    ([0, 0, 3, 2], 1, -3),
    ([0, 1, 3, 1], 1, -3),
    ([0, 2, 3, 0], 1, -3),
    ([0, 3, 2, 0], 2, -3),
    ([1, 3, 1, 0], 2, -2),
    ([2, 3, 0, 0], 2, -1),
    ([3, 2, 0, 0], 3, 0),
]
WITHOUT_TIDAL_FLAT = -3 - 3 * 4
"""What the moor costs at the start."""


@pytest.mark.parametrize("dikes", range(7))
def test_a_move_leads_from_one_layout_to_the_next(dikes: int) -> None:
    game = use("dike-warden", farm(land=BARE, dikes=dikes, moors=[4, 4, 4]))
    gaps, rows, points = MOVES[dikes + 1]
    assert me(game).dikes == gaps
    assert tiles(game) == {"empty": 5 + 3 * rows}
    assert lines(game)["home-board"] == points - 3 - 3


@pytest.mark.parametrize("dikes", range(8))
def test_layouts_land_and_points(dikes: int) -> None:
    game = use("woodcutter", farm(land=BARE, dikes=dikes))
    gaps, rows, points = MOVES[dikes]
    assert me(game).dikes == gaps
    assert sum(gaps) == 5
    assert tiles(game) == {"empty": 5 + 3 * rows}
    assert lines(game)["home-board"] == points + WITHOUT_TIDAL_FLAT


@pytest.mark.parametrize(("dikes", "first_row"), [(1, 2), (4, 1), (7, 0)])
def test_new_land_is_the_row_below_the_new_dike_line(dikes: int, first_row: int) -> None:
    game = use("woodcutter", farm(land=BARE, dikes=dikes))
    land = [space.tile for space in me(game).land[:9]]
    assert land == ["tidal-flat"] * 3 * first_row + ["empty"] * (9 - 3 * first_row)


def test_after_seven_moves_nothing_moves_any_more() -> None:
    game = use("dike-warden", farm(dikes=7, moors=[4, 4, 4], land=BARE))
    assert me(game).dikes == MOVES[7][0]
    assert game.to_act == [1]


def test_three_moves_from_the_start() -> None:
    game = use("dike-builder", farm(tools={"shovels": 6}))
    play(game, "take sheep")
    assert me(game).dikes == MOVES[3][0]


def test_moves_beyond_the_last_are_lost() -> None:
    game = use("dike-builder", farm(tools={"shovels": 6}, dikes=6))
    play(game, "take sheep")
    assert me(game).dikes == MOVES[7][0]


def test_new_land_is_usable_at_once() -> None:
    mine = farm(goods={"wood": 1, "food": 1}, land=["grain-field"] * 5)
    game = use("dike-builder", mine)
    play(game, "take sheep", "pass", "place forester", "place forest")
    assert tiles(game)["forest"] == 1


def test_all_land_is_21_spaces() -> None:
    game = use("woodcutter", farm(land=BARE, dikes=7, boardwalk=0, moors=[0, 0, 0]))
    assert tiles(game) == {"empty": 21}
    assert lines(game)["home-board"] == 0
