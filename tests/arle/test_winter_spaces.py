"""The fifteen action spaces of Winter, but the Laborer (see `test_work_phase.py`) and the Master."""

from __future__ import annotations

import pytest

from allmende.arle.components.pieces import HYDRATED
from arle.scenario import BARE, farm, goods, me, moors, play, scenario, spaces, supply, texts, tiles, use

# Peat Boatman


@pytest.mark.parametrize("boats", [0, 1, 2, 4])
def test_peat_boatman_three_peat_and_one_per_peat_boat(boats: int) -> None:
    game = use("peat-boatman", farm(boats=boats))
    assert goods(game) == {"peat": 3 + boats}
    assert moors(game)[0] == 4


# Tanner, Linen Weaver


@pytest.mark.parametrize("beams", [3, 5, 6])
def test_tanner_up_to_one_leather_per_fleshing_beam(beams: int) -> None:
    game = use("tanner", farm(goods={"hides": 9}, tools={"fleshing-beams": beams}))
    assert texts(game) == {f"convert {count}" for count in range(1, beams + 1)} | {"done"}
    play(game, f"convert {beams}")
    assert goods(game) == {"hides": 9 - beams, "leather": beams}


@pytest.mark.parametrize("looms", [2, 3, 4, 5])
def test_linen_weaver_up_to_one_linen_per_weaving_loom(looms: int) -> None:
    game = use("linen-weaver", farm(goods={"flax": 9}, tools={"weaving-looms": looms}))
    assert texts(game) == {f"convert {count}" for count in range(1, looms + 1)} | {"done"}
    play(game, f"convert {looms}")
    assert goods(game) == {"flax": 9 - looms, "linen": looms}


def test_conversions_may_be_left() -> None:
    game = use("tanner", farm(goods={"hides": 9}))
    play(game, "done")
    assert goods(game) == {"hides": 9}


# Butcher


@pytest.mark.parametrize(("animal", "food"), [("sheep", 3), ("cattle", 4), ("horse", 3)])
def test_butcher_an_animal_becomes_three_food_and_two_hides_a_cattle_one_food_more(animal: str, food: int) -> None:
    game = use("butcher", farm(goods={animal: 1}))
    play(game, f"slaughter {animal}")
    assert goods(game) == {"food": food, "hides": 2}


@pytest.mark.parametrize("tables", [2, 3, 4])
def test_butcher_up_to_an_animal_per_slaughtering_table(tables: int) -> None:
    game = use("butcher", farm(goods={"sheep": 5}, tools={"slaughtering-tables": tables}))
    play(game, *["slaughter sheep"] * tables)
    assert goods(game) == {"sheep": 5 - tables, "food": 3 * tables, "hides": 2 * tables}
    assert game.to_act == [1]


def test_butcher_animals_of_different_kinds() -> None:
    game = use("butcher", farm(goods={"sheep": 1, "horse": 1, "cattle": 1}))
    play(game, "slaughter horse", "slaughter cattle")
    assert goods(game) == {"sheep": 1, "food": 7, "hides": 4}


def test_butcher_may_stop() -> None:
    game = use("butcher", farm(goods={"sheep": 3}))
    play(game, "slaughter sheep", "done")
    assert goods(game) == {"sheep": 2, "food": 3, "hides": 2}


def test_butcher_hides_beyond_15_are_lost() -> None:
    game = use("butcher", farm(goods={"sheep": 1, "hides": 14}))
    play(game, "slaughter sheep")
    assert goods(game) == {"food": 3, "hides": 15}


# Cattle Trader


@pytest.mark.parametrize("animal", ["cattle", "horse"])
def test_cattle_trader_two_grain_a_sheep_and_a_cattle_or_horse(animal: str) -> None:
    game = use("cattle-trader", farm())
    assert texts(game) == {"take cattle", "take horse"}
    play(game, f"take {animal}")
    assert goods(game) == {"grain": 2, "sheep": 1, animal: 1}


# Grocer


@pytest.mark.parametrize("animal", ["sheep", "cattle", "horse"])
def test_grocer_a_cut_peat_any_animal_a_wood_and_a_clay(animal: str) -> None:
    game = use("winter-grocer", farm())
    play(game, "cut 1 boardwalk")
    assert texts(game) == {"take sheep", "take cattle", "take horse"}
    play(game, f"take {animal}")
    assert goods(game) == {"peat": 1, animal: 1, "wood": 1, "clay": 1}
    assert moors(game)[0] == 3


def test_grocer_cuts_one_peat_only() -> None:
    game = use("winter-grocer", farm(moors=[4, 2, 2]))
    assert texts(game) == {"cut 1 boardwalk", "cut 1 moor 4", "cut 1 moor 2", "done"}


def test_grocer_takes_no_peat_from_the_supply() -> None:
    game = use("winter-grocer", farm(boardwalk=0))
    play(game, "take sheep")
    assert goods(game) == {"sheep": 1, "wood": 1, "clay": 1}


def test_grocer_the_animal_may_stand_where_the_last_peat_was() -> None:
    mine = farm(goods={"cattle": 5}, land=["grain-field"] * 5, boardwalk=1)
    game = use("winter-grocer", mine)
    play(game, "cut 1 boardwalk", "take sheep")
    assert goods(game) == {"cattle": 5, "sheep": 1, "peat": 1, "wood": 1, "clay": 1}


# Builder's Merchant


@pytest.mark.parametrize("dear", ["timber", "brick"])
@pytest.mark.parametrize("cheap", ["wood", "clay"])
def test_builders_merchant_two_hides_wood_or_clay_timber_or_brick(cheap: str, dear: str) -> None:
    game = use("builders-merchant", farm())
    assert texts(game) == {"take wood", "take clay"}
    play(game, f"take {cheap}")
    assert texts(game) == {"take timber", "take brick"}
    play(game, f"take {dear}")
    assert goods(game) == {"hides": 2, cheap: 1, dear: 1}


# Potter


@pytest.mark.parametrize("wheels", [2, 3, 4])
def test_potter_per_pottery_wheel_a_clay_becomes_three_food_and_a_peat(wheels: int) -> None:
    game = use("potter", farm(goods={"clay": 5}, tools={"pottery-wheels": wheels}))
    assert texts(game) == {f"convert {count}" for count in range(1, wheels + 1)} | {"done"}
    play(game, f"convert {wheels}")
    assert goods(game) == {"clay": 5 - wheels, "food": 3 * wheels, "peat": wheels}
    assert moors(game)[0] == 4


def test_potter_takes_brick_for_clay() -> None:
    game = use("potter", farm(goods={"brick": 2}))
    play(game, "convert 2")
    assert goods(game) == {"food": 6, "peat": 2}


def test_potter_takes_brick_for_clay_although_there_is_clay() -> None:
    game = use("potter", farm(goods={"clay": 1, "brick": 1}))
    play(game, "convert 1 dearly")
    assert goods(game) == {"clay": 1, "food": 3, "peat": 1}


def test_potter_takes_a_brick_for_clay_that_is_missing() -> None:
    game = use("potter", farm(goods={"clay": 1, "brick": 5}))
    play(game, "convert 2")
    assert goods(game) == {"brick": 4, "food": 6, "peat": 2}


# Baker


@pytest.mark.parametrize("ovens", [1, 2, 3, 4])
def test_baker_per_oven_a_grain_and_a_peat_become_six_food(ovens: int) -> None:
    game = use("baker", farm(goods={"grain": 5, "peat": 5}, tools={"ovens": ovens}))
    assert texts(game) == {f"convert {count}" for count in range(1, ovens + 1)} | {"done"}
    play(game, f"convert {ovens}")
    assert goods(game) == {"grain": 5 - ovens, "peat": 5 - ovens, "food": 6 * ovens}


def bake(have: dict[str, int], times: int = 1) -> dict[str, int]:
    game = use("baker", farm(goods=have, tools={"ovens": 4}))
    play(game, f"convert {times}")
    return goods(game)


def test_baker_flax_stands_for_grain_only_when_there_is_none() -> None:
    assert bake({"flax": 1, "peat": 1}) == {"food": 6}
    assert bake({"flax": 1, "grain": 1, "peat": 1}) == {"food": 6, "flax": 1}
    assert bake({"flax": 3, "grain": 1, "peat": 3}, 3) == {"food": 18, "flax": 1}


def test_baker_wood_stands_for_peat_only_when_there_is_none() -> None:
    assert bake({"grain": 1, "wood": 1}) == {"food": 6}
    assert bake({"grain": 1, "wood": 1, "peat": 1}) == {"food": 6, "wood": 1}
    assert bake({"grain": 3, "wood": 3, "peat": 1}, 3) == {"food": 18, "wood": 1}


def test_baker_timber_stands_for_wood() -> None:
    assert bake({"grain": 1, "timber": 1}) == {"food": 6}
    game = use("baker", farm(goods={"grain": 1, "wood": 1, "timber": 1}))
    play(game, "convert 1 dearly")
    assert goods(game) == {"food": 6, "wood": 1}


def test_baker_with_both_substitutes() -> None:
    assert bake({"flax": 2, "wood": 2}, 2) == {"food": 12}


def test_baker_needs_something_to_bake_and_something_to_burn() -> None:
    assert use("baker", farm(goods={"peat": 9, "food": 9})).to_act == [1]
    assert use("baker", farm(goods={"grain": 9, "clay": 9})).to_act == [1]


def test_baker_as_often_as_the_scarcer_one_allows() -> None:
    game = use("baker", farm(goods={"grain": 4, "flax": 1, "peat": 1, "wood": 1}, tools={"ovens": 4}))
    assert texts(game) == {"convert 1", "convert 2", "done"}


# Wood Trader


def test_wood_trader_four_wood() -> None:
    game = use("wood-trader", farm(goods={"food": 2}))
    play(game, "take wood")
    assert goods(game) == {"food": 1, "wood": 4}


def test_wood_trader_or_a_building() -> None:
    game = use("wood-trader", farm(goods={"food": 1, "grain": 1, "clay": 1}))
    assert {"take wood", "build workshop"} <= texts(game)
    play(game, "build workshop")
    assert tiles(game)["workshop"] == 1
    assert goods(game) == {}


def test_wood_trader_takes_a_grain_from_who_has_no_food() -> None:
    game = use("wood-trader", farm(goods={"grain": 2}))
    play(game, "take wood")
    assert goods(game) == {"grain": 1, "wood": 4}


def test_wood_trader_takes_food_from_who_has_both() -> None:
    game = use("wood-trader", farm(goods={"grain": 2, "food": 1}))
    assert goods(game) == {"grain": 2}


def test_wood_trader_is_not_for_who_has_neither() -> None:
    assert "wood-trader" not in spaces(scenario(farm(goods={"flax": 5}), farm(), half_year=2))


def test_wood_trader_the_grain_that_paid_for_the_space_is_gone() -> None:
    game = use("wood-trader", farm(goods={"grain": 1, "clay": 1}))
    assert "build workshop" not in texts(game)


# Wainwright

VEHICLES = [
    ("handcart", 2, 0),
    ("wagon", 4, 0),
    ("cart", 5, 1),
    ("horse-cart", 7, 1),
    ("carriage", 4, 2),
    ("droshky", 6, 2),
]


@pytest.mark.parametrize(("vehicle", "wood", "horses"), VEHICLES)
def test_wainwright_a_vehicle_for_wood_and_horses(vehicle: str, wood: int, horses: int) -> None:
    game = use("wainwright", farm(goods={"wood": wood, "horse": horses}))
    play(game, f"build {vehicle}")
    assert [seen.kind for seen in me(game).vehicles] == [vehicle]
    assert goods(game) == {}


@pytest.mark.parametrize(("vehicle", "wood", "horses"), VEHICLES)
def test_wainwright_no_vehicle_without_its_cost(vehicle: str, wood: int, horses: int) -> None:
    assert f"build {vehicle}" not in texts(use("wainwright", farm(goods={"wood": wood - 1, "horse": 2})))
    if horses:
        game = use("wainwright", farm(goods={"wood": 9, "horse": horses - 1}))
        assert f"build {vehicle}" not in texts(game)


@pytest.mark.parametrize(("vehicle", "front"), [("wagon", "handcart"), ("horse-cart", "cart"), ("droshky", "carriage")])
def test_wainwright_both_sides_of_a_tile_share_the_supply(vehicle: str, front: str) -> None:
    game = use("wainwright", farm(goods={"wood": 9, "horse": 2}), supply={front: 0})
    assert not {f"build {vehicle}", f"build {front}"} & texts(game)


def test_wainwright_a_vehicle_and_a_peat_boat() -> None:
    game = use("wainwright", farm(goods={"wood": 3}))
    play(game, "build handcart", "build peat-boat")
    assert me(game).peat_boats == 1
    assert [seen.kind for seen in me(game).vehicles] == ["handcart"]
    assert goods(game) == {}


def test_wainwright_a_peat_boat_without_a_vehicle() -> None:
    game = use("wainwright", farm(goods={"wood": 1}))
    play(game, "build peat-boat")
    assert me(game).peat_boats == 1
    assert supply(game)["peat-boat"] == 5


def test_wainwright_is_not_asked_when_nothing_more_can_be_built_loaded_or_exchanged() -> None:
    game = use("wainwright", farm(goods={"wood": 2}, land=BARE))
    play(game, "build handcart")
    assert game.to_act == [1]


def test_wainwright_builds_one_vehicle_and_one_peat_boat_only() -> None:
    game = use("wainwright", farm(goods={"wood": 20, "horse": 2}))
    play(game, "build handcart")
    assert texts(game) == {"build peat-boat", "done"}
    play(game, "build peat-boat")
    assert not {text for text in texts(game) if text.startswith("build")}
    game = use("wainwright", farm(goods={"wood": 20}))
    play(game, "build peat-boat")
    assert texts(game) == {"build handcart", "build wagon", "done"}


def test_wainwright_builds_no_plow() -> None:
    game = use("wainwright", farm(goods={"wood": 9, "horse": 2, "cattle": 2}))
    assert not {text for text in texts(game) if "plow" in text}


# Dike Warden


def test_dike_warden_flips_a_tile_and_moves_a_dike() -> None:
    game = use("dike-warden", farm(land=["forest"]))
    play(game, "flip forest")
    assert tiles(game)["park"] == 1
    assert me(game).dikes == [0, 0, 3, 2]


def test_dike_warden_one_dike_whatever_shovels_there_are() -> None:
    game = use("dike-warden", farm(tools={"shovels": 6}))
    play(game, "done")
    assert me(game).dikes == [0, 0, 3, 2]


def test_dike_warden_new_land_may_shelter_the_animals_of_a_flipped_stall() -> None:
    mine = farm(goods={"sheep": 5, "cattle": 3}, land=["stall"] + ["grain-field"] * 4, moors=[4, 4, 4])
    game = use("dike-warden", mine)
    play(game, "flip stall")
    assert game.to_act == [1]
    assert goods(game) == {"sheep": 5, "cattle": 3}


# Carpenter


def test_carpenter_a_stall() -> None:
    game = use("winter-carpenter", farm(goods={"clay": 2, "grain": 1}))
    play(game, "build stall")
    assert tiles(game)["stall"] == 2
    assert goods(game) == {}


def test_carpenter_a_stable_in_the_place_of_a_stall_for_two_bricks() -> None:
    game = use("winter-carpenter", farm(goods={"brick": 2}))
    play(game, "build stable")
    assert tiles(game) == {"empty": 2, "grain-field": 1, "flax-field": 1, "stable": 1}
    assert goods(game) == {}
    assert (supply(game)["stall"], supply(game)["stable"]) == (6, 2)


def test_carpenter_either_of_them() -> None:
    game = use("winter-carpenter", farm(goods={"clay": 2, "grain": 1, "brick": 2}))
    assert {"build stall", "build stable"} <= texts(game)
    play(game, "build stable")
    assert game.to_act == [1]


def test_carpenter_in_winter_builds_no_building() -> None:
    assert use("winter-carpenter", farm(goods={"clay": 1, "grain": 1})).to_act == [1]


@pytest.mark.parametrize("land", [BARE, ("depot",), ("double-stall",)])
def test_carpenter_no_stable_without_a_stall(land: tuple[str, ...]) -> None:
    assert use("winter-carpenter", farm(goods={"brick": 2}, land=land)).to_act == [1]


def test_carpenter_clay_does_not_stand_for_brick() -> None:
    assert use("winter-carpenter", farm(goods={"brick": 1, "clay": 9})).to_act == [1]


def test_carpenter_no_stable_when_the_supply_has_none() -> None:
    assert use("winter-carpenter", farm(goods={"brick": 2}), supply={"stable": 0}).to_act == [1]


def test_carpenter_a_stable_can_be_made_on_full_land() -> None:
    game = use("winter-carpenter", farm(goods={"brick": 2}, land=["stall"] + ["grain-field"] * 4))
    play(game, "build stable")
    assert tiles(game)["stable"] == 1


def test_hydrated_moors_are_not_touched_by_the_grocer() -> None:
    game = use("winter-grocer", farm())
    play(game, "cut 1 boardwalk", "take horse")
    assert moors(game)[1:] == [HYDRATED] * 3
