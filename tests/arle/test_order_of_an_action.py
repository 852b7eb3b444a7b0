"""In which order the parts of an action are carried out where the order makes a difference."""

from __future__ import annotations

import pytest

from allmende.core import Game
from arle.table import farm, goods, play, table, texts, tiles, use

CROWDED_STALL = farm({"sheep": 8}, ["stall", "forest", "forest", "forest", "forest"])
"""Five animals on the dikes, three in the stall; no pasture, and the first dike that is moved wins three."""


def dike_warden() -> Game:
    """Someone with a full stall at the Dike Warden."""
    return use("dike-warden", CROWDED_STALL.copy())


def test_the_dike_of_the_dike_warden_wins_land_before_the_flip() -> None:
    # No line tells what comes first, so what helps does: animals of the stall graze on the new land.
    game = dike_warden()
    assert tiles(game)["empty"] == 3
    play(game, "flip stall")
    assert tiles(game)["depot"] == 1
    assert goods(game) == {"sheep": 8}


def test_land_that_a_cut_frees_at_the_grocer_houses_the_animal() -> None:
    mine = farm({"sheep": 5}, ["forest"] * 5, boardwalk=1)
    game = table(mine, farm(), half_year=4)
    play(game, "place winter-grocer", "cut 1 boardwalk", "take cattle")
    assert goods(game) == {"sheep": 5, "cattle": 1, "peat": 1, "wood": 1, "clay": 1}


def test_the_animal_of_the_dike_builder_comes_before_the_dikes() -> None:
    # A brown line: the top part first. So the land that is won comes too late for it.
    mine = farm({"sheep": 5}, ["forest"] * 5)
    game = table(mine, farm(), half_year=3)
    play(game, "place dike-builder", "take cattle", "release sheep")
    assert goods(game) == {"sheep": 4, "cattle": 1}
    assert tiles(game)["empty"] == 3


def test_a_plow_built_at_the_farmer_plows_at_once() -> None:
    game = use("farmer", farm({"wood": 1, "horse": 1}, []))
    play(game, "build plow horse", "plow flax-field")
    assert tiles(game)["flax-field"] == 1
    assert not [text for text in texts(game, 0) if text.startswith("plow")]


def test_a_workbench_moved_at_the_master_counts_at_once() -> None:
    game = use("summer-master", farm({"clay": 2, "wood": 9}, []))
    play(game, "improve axes", "improve workbenches", "improve spades")
    assert not [text for text in texts(game, 0) if text.startswith("improve")]


def test_the_fish_trap_comes_before_the_food_of_the_fisherman() -> None:
    assert goods(use("fisherman", farm({}, [])))["food"] == 3


@pytest.mark.parametrize(("building", "won"), [("waterfront-house", 3)])
def test_animals_below_a_building_go_before_it_wins_land(building: str, won: int) -> None:
    # The printed rules want all animals housed at all times; the dikes come after the building stands.
    mine = farm({"brick": 2, "food": 25, "sheep": 7}, ["forest"] * 4)
    game = use("builder", mine)
    play(game, f"build {building}")
    assert goods(game)["sheep"] == 5
    assert tiles(game)["empty"] == won


def test_the_boat_of_the_wainwright_may_be_built_before_the_vehicle() -> None:
    houses = ("wood-traders-house", "weaving-parlor", "colonists-house", "litter-storage")
    mine = farm({"timber": 4, "peat": 1}, ["wood-traders-house"])
    game = use("wainwright", mine, half_year=4, houses=houses)  # type: ignore[arg-type]
    play(game, "build peat-boat", "trade food", "exchange wood-traders-house", "build wagon")
    assert not goods(game)
