"""The fifteen action spaces of Summer, but the Laborer (see `test_work_phase.py`) and the Master."""

from __future__ import annotations

import pytest

from allmende.arle.components.pieces import HYDRATED
from arle.scenario import BARE, farm, goods, me, moors, play, supply, texts, tiles, tools, use

# Fisherman


@pytest.mark.parametrize(("traps", "food"), [(2, 3), (3, 4), (4, 5), (5, 6), (6, 6)])
def test_fisherman_a_sheep_another_fish_trap_and_a_food_per_fish_trap(traps: int, food: int) -> None:
    game = use("fisherman", farm(tools={"fish-traps": traps}))
    assert goods(game) == {"sheep": 1, "food": food}
    assert tools(game)["fish-traps"] == food


def test_fisherman_costs_no_wood_for_the_fish_trap() -> None:
    game = use("fisherman", farm(goods={"wood": 1}))
    assert goods(game)["wood"] == 1


def test_fisherman_food_beyond_30_is_lost() -> None:
    game = use("fisherman", farm(goods={"food": 28}))
    assert goods(game)["food"] == 30


# Grocer


@pytest.mark.parametrize("good", ["timber", "brick", "sheep", "cattle", "horse"])
def test_grocer_a_good_of_ones_choice_a_grain_and_a_leather(good: str) -> None:
    game = use("summer-grocer", farm())
    play(game, f"take {good}")
    assert goods(game) == {good: 1, "grain": 1, "leather": 1}


def test_grocer_offers_five_goods() -> None:
    game = use("summer-grocer", farm())
    assert texts(game) == {"take timber", "take brick", "take sheep", "take cattle", "take horse"}


# Woolen Weaver


@pytest.mark.parametrize("looms", [2, 3, 4, 5])
def test_woolen_weaver_up_to_one_woolen_per_weaving_loom(looms: int) -> None:
    game = use("woolen-weaver", farm(goods={"wool": 9}, tools={"weaving-looms": looms}))
    assert texts(game) == {f"convert {count}" for count in range(1, looms + 1)} | {"done"}
    play(game, f"convert {looms}")
    assert goods(game) == {"wool": 9 - looms, "woolen": looms}


def test_woolen_weaver_not_more_than_there_is_wool() -> None:
    game = use("woolen-weaver", farm(goods={"wool": 1}, tools={"weaving-looms": 5}))
    assert texts(game) == {"convert 1", "done"}


# Colonist


def test_colonist_a_horse_and_a_dehydrated_moor_with_four_peat() -> None:
    game = use("colonist", farm())
    assert goods(game) == {"horse": 1}
    assert sorted(moors(game)) == [4, 4, HYDRATED, HYDRATED]


def test_colonist_a_horse_when_no_moor_is_hydrated_any_more() -> None:
    game = use("colonist", farm(moors=[4, 2, 0]))
    assert goods(game) == {"horse": 1}
    assert moors(game) == [4, 4, 2, 0]


# Peat Cutter


@pytest.mark.parametrize("spades", [3, 5, 7])
def test_peat_cutter_a_peat_per_spade(spades: int) -> None:
    game = use("peat-cutter", farm(tools={"spades": spades}, moors=[4, HYDRATED, HYDRATED]))
    play(game, f"cut {min(spades, 4)} boardwalk")
    if spades > 4:
        play(game, f"cut {spades - 4} moor 4")
    assert goods(game)["peat"] == spades
    assert game.to_act == [1]


def test_peat_cutter_may_cut_on_different_moors() -> None:
    game = use("peat-cutter", farm(moors=[4, 3, HYDRATED]))
    play(game, "cut 1 boardwalk", "cut 1 moor 4", "cut 1 moor 3")
    assert sorted(moors(game)) == [2, 3, 3, HYDRATED]
    assert goods(game)["peat"] == 3


def test_peat_cutter_may_cut_less() -> None:
    game = use("peat-cutter", farm())
    play(game, "cut 1 boardwalk", "done")
    assert goods(game) == {"peat": 1}
    assert moors(game)[0] == 3


def test_peat_cutter_takes_nothing_off_hydrated_moors_or_the_supply() -> None:
    game = use("peat-cutter", farm(boardwalk=0))
    assert goods(game) == {}
    assert game.to_act == [1]


def test_peat_cutter_online_cuts_as_much_as_possible() -> None:
    game = use("peat-cutter", farm(tools={"spades": 5}), rules="online")
    assert goods(game)["peat"] == 4


def test_peat_cutter_online_cuts_by_itself_where_there_is_one_moor() -> None:
    assert goods(use("peat-cutter", farm(), rules="online"))["peat"] == 3


def test_peat_cutter_online_chooses_the_moor_but_not_how_much_in_all() -> None:
    game = use("peat-cutter", farm(moors=[2, HYDRATED, HYDRATED]), rules="online")
    assert "done" not in texts(game)
    play(game, "cut 2 moor 2")
    assert goods(game)["peat"] == 3
    assert moors(game) == [3, 0, HYDRATED, HYDRATED]


# Dike Builder


@pytest.mark.parametrize("animal", ["sheep", "cattle"])
def test_dike_builder_a_sheep_or_a_cattle_and_a_dike(animal: str) -> None:
    game = use("dike-builder", farm())
    assert texts(game) == {"take sheep", "take cattle"}
    play(game, f"take {animal}")
    assert goods(game) == {animal: 1}
    assert me(game).dikes == [0, 0, 3, 2]


@pytest.mark.parametrize(
    ("shovels", "dikes"), [(3, [0, 0, 3, 2]), (4, [0, 1, 3, 1]), (5, [0, 1, 3, 1]), (6, [0, 2, 3, 0])]
)
def test_dike_builder_a_dike_per_pair_of_shovels(shovels: int, dikes: list[int]) -> None:
    game = use("dike-builder", farm(tools={"shovels": shovels}))
    play(game, "take sheep")
    assert me(game).dikes == dikes


def test_dike_builder_takes_the_animal_before_it_moves_the_dikes() -> None:
    """The line on the space: the new land does not shelter the animal."""
    game = use(
        "dike-builder", farm(goods={"cattle": 6, "horse": 6}, land=["stable"] + ["grain-field"] * 4, moors=[4] * 3)
    )
    assert goods(game)["cattle"] == 6
    play(game, "take sheep")
    assert "release sheep" in texts(game)
    assert me(game).dikes == [0, 0, 2, 3]


# Clay Worker


@pytest.mark.parametrize("shovels", [3, 4, 5, 6])
def test_clay_worker_a_clay_per_shovel(shovels: int) -> None:
    game = use("clay-worker", farm(tools={"shovels": shovels}))
    assert goods(game) == {"clay": shovels}
    assert tools(game)["shovels"] == shovels


# Farmer


@pytest.mark.parametrize("animal", ["cattle", "horse"])
def test_farmer_a_plow_for_a_wood_and_a_cattle_or_horse(animal: str) -> None:
    game = use("farmer", farm(goods={"wood": 1, animal: 1}))
    assert texts(game) == {f"build plow {animal}", "done"}
    play(game, f"build plow {animal}")
    assert me(game).plows == 1
    assert goods(game) == {}
    assert supply(game)["peat-boat"] == 5


@pytest.mark.parametrize("missing", ["wood", "horse"])
def test_farmer_no_plow_without_wood_and_animal(missing: str) -> None:
    have = {"wood": 1, "horse": 1, "sheep": 1}
    del have[missing]
    assert use("farmer", farm(goods=have)).to_act == [1]


def test_farmer_no_plow_when_the_supply_has_none() -> None:
    assert use("farmer", farm(goods={"wood": 1, "horse": 1}), supply={"peat-boat": 0}).to_act == [1]


def test_farmer_a_plow_just_built_plows() -> None:
    game = use("farmer", farm(goods={"wood": 1, "horse": 1}))
    play(game, "build plow horse")
    assert texts(game) == {"plow grain-field", "plow flax-field", "done"}
    play(game, "plow flax-field")
    assert tiles(game)["flax-field"] == 2
    assert game.to_act == [1]


def test_farmer_up_to_a_field_per_plow_each_of_either_side() -> None:
    game = use("farmer", farm(land=BARE, plows=3))
    play(game, "plow grain-field", "plow flax-field", "plow flax-field")
    assert tiles(game) == {"grain-field": 1, "flax-field": 2, "empty": 2}
    assert supply(game)["field"] == 14 - 2 - 3
    assert game.to_act == [1]


def test_farmer_may_plow_fewer_fields() -> None:
    game = use("farmer", farm(land=BARE, plows=3))
    play(game, "plow grain-field", "done")
    assert tiles(game) == {"grain-field": 1, "empty": 4}


def test_farmer_plows_empty_land_only() -> None:
    game = use("farmer", farm(land=["grain-field"] * 4, plows=3))
    play(game, "plow grain-field")
    assert game.to_act == [1]


def test_farmer_plows_no_more_than_the_supply_has() -> None:
    assert use("farmer", farm(land=BARE, plows=1), supply={"field": 0}).to_act == [1]


# Forester


def test_forester_a_forest() -> None:
    game = use("forester", farm(goods={"food": 1}))
    play(game, "place forest")
    assert tiles(game)["forest"] == 1
    assert supply(game)["forest"] == 4
    assert goods(game) == {}


def test_forester_or_a_building() -> None:
    game = use("forester", farm(goods={"food": 1, "grain": 1, "clay": 1}))
    play(game, "build workshop")
    assert tiles(game)["workshop"] == 1
    assert "forest" not in tiles(game)
    assert game.to_act == [1]


def test_forester_needs_an_empty_land_space() -> None:
    mine = farm(goods={"food": 1, "grain": 1, "clay": 1}, land=["grain-field"] * 5)
    assert use("forester", mine).to_act == [1]


def test_forester_no_forest_when_the_supply_has_none() -> None:
    assert use("forester", farm(goods={"food": 1}), supply={"forest": 0}).to_act == [1]


# Woodcutter


@pytest.mark.parametrize("axes", [3, 4, 5, 6])
def test_woodcutter_a_wood_per_axe_whatever_forests_there_are(axes: int) -> None:
    game = use("woodcutter", farm(land=["forest", "forest"], tools={"axes": axes}))
    assert goods(game) == {"wood": axes}


# Carpenter


def test_carpenter_a_stall_for_two_clay_and_a_grain() -> None:
    game = use("summer-carpenter", farm(goods={"clay": 2, "grain": 1}))
    play(game, "build stall")
    assert tiles(game)["stall"] == 2
    assert goods(game) == {}
    assert supply(game)["stall"] == 4


def test_carpenter_either_a_building_or_a_stall() -> None:
    game = use("summer-carpenter", farm(goods={"clay": 3, "grain": 2}))
    assert {"build stall", "build workshop"} <= texts(game)
    play(game, "build workshop")
    assert game.to_act == [1]


@pytest.mark.parametrize("have", [{"clay": 1, "grain": 1}, {"clay": 2}, {"clay": 2, "flax": 5, "food": 5}])
def test_carpenter_no_stall_without_its_cost(have: dict[str, int]) -> None:
    assert "build stall" not in texts(use("summer-carpenter", farm(goods=have)))


def test_carpenter_no_stall_when_the_supply_has_none() -> None:
    game = use("summer-carpenter", farm(goods={"clay": 2, "grain": 1}), supply={"stall": 0})
    assert "build stall" not in texts(game)


def test_carpenter_in_summer_builds_no_stable() -> None:
    assert use("summer-carpenter", farm(goods={"brick": 2})).to_act == [1]


# Builder


def test_builder_a_building_on_an_empty_land_space() -> None:
    game = use("builder", farm(goods={"timber": 1, "brick": 1}))
    assert texts(game) == {"build turnery", "build smokehouse", "done"}
    play(game, "build smokehouse")
    assert tiles(game) == {"smokehouse": 1, "empty": 1, "grain-field": 1, "stall": 1, "flax-field": 1}


def test_builder_may_build_nothing() -> None:
    game = use("builder", farm(goods={"timber": 1, "brick": 1}))
    play(game, "done")
    assert goods(game) == {"timber": 1, "brick": 1}


def test_builder_builds_each_building_once() -> None:
    mine, other = farm(goods={"timber": 1, "brick": 1}), farm(land=["turnery"])
    assert texts(use("builder", mine, other)) == {"build smokehouse", "done"}


def test_builder_a_building_that_was_built_is_not_there_for_the_opponent() -> None:
    rich = farm(goods={"timber": 2, "brick": 2, "food": 1})
    game = use("builder", rich, rich.copy())
    play(game, "build turnery", "place forester")
    assert "build smokehouse" in texts(game)
    assert "build turnery" not in texts(game)


# Warden


def test_warden_flips_one_tile_with_an_arrow_for_free() -> None:
    mine = farm(land=["forest", "stall", "stable"], vehicles=["handcart", "cart", "carriage"], boats=1)
    game = use("warden", mine)
    assert texts(game) == {
        "flip peat-boat",
        "flip moor",
        "flip forest",
        "flip stall",
        "flip stable",
        "flip vehicle 1",
        "flip vehicle 2",
        "flip vehicle 3",
        "done",
    }


@pytest.mark.parametrize(("front", "back"), [("forest", "park"), ("stall", "depot"), ("stable", "double-stall")])
def test_warden_flips_a_land_tile(front: str, back: str) -> None:
    game = use("warden", farm(land=[front]))
    play(game, f"flip {front}")
    assert tiles(game) == {back: 1, "empty": 4}
    assert supply(game)[front] == {"forest": 5, "stall": 7, "stable": 3}[front] - (2 if front == "stall" else 1)


def test_warden_flips_a_moor_which_gets_four_peat() -> None:
    game = use("warden", farm())
    play(game, "flip moor")
    assert sorted(moors(game)) == [4, 4, HYDRATED, HYDRATED]
    assert goods(game) == {}


def test_warden_flips_a_peat_boat_into_a_plow() -> None:
    game = use("warden", farm(boats=1))
    play(game, "flip peat-boat")
    assert (me(game).peat_boats, me(game).plows) == (0, 1)
    assert supply(game)["peat-boat"] == 5


@pytest.mark.parametrize(("front", "back"), [("handcart", "wagon"), ("cart", "horse-cart"), ("carriage", "droshky")])
def test_warden_flips_a_vehicle_without_wood_or_horses(front: str, back: str) -> None:
    game = use("warden", farm(land=BARE, vehicles=[front]))
    play(game, "flip vehicle 1")
    assert [vehicle.kind for vehicle in me(game).vehicles] == [back]


def test_warden_does_not_flip_what_has_no_arrow() -> None:
    mine = farm(
        land=["park", "depot", "double-stall", "grain-field", "flax-field"],
        moors=[3, 2, 1],
        vehicles=["wagon", "horse-cart", "droshky"],
        plows=1,
    )
    game = use("warden", mine)
    assert not {text for text in texts(game) if text.startswith("flip")}


def test_warden_flips_an_opponents_tile_never() -> None:
    game = use("warden", farm(land=BARE, moors=[4, 4, 4]), farm(land=["forest"]))
    assert game.to_act == [1]


def test_animals_of_a_stall_that_becomes_a_depot_need_another_place() -> None:
    full = farm(goods={"sheep": 5, "cattle": 3}, land=["stall"] + ["grain-field"] * 4)
    game = use("warden", full)
    play(game, "flip stall", "release cattle", "release cattle", "release sheep")
    assert goods(game) == {"sheep": 4, "cattle": 1}
    assert tiles(game)["depot"] == 1
