"""Minor improvements of deck E that give points."""

from __future__ import annotations

import pytest

from agricola.cards.positions import bonus, can, harvest, playing
from agricola.scenario import (
    any_time,
    farm,
    goods,
    left_on,
    lines,
    me,
    play,
    scenario,
    texts,
    use,
)

FED = 4
"""The food for two people."""


def test_heirloom_is_played_with_a_person_on_day_laborer() -> None:
    assert can("heirloom", farm(), occupied={"day-laborer": 0})
    assert not can("heirloom", farm(), occupied={"day-laborer": 1})
    without = lines(scenario(farm(), farm(), cards=True))["improvements"]
    assert lines(scenario(farm(played=["heirloom"]), farm()))["improvements"] == without + 2


ALL_USED = ["B1 B2 B3 C1 C2 C3 D1 D2 D3 E1 E2 E3"]


def test_land_register_pays_for_a_farm_without_unused_spaces() -> None:
    used = farm(rooms="A1 A2 A3", pastures=ALL_USED, played=["land-register"])
    assert bonus(scenario(used, farm())) == 2
    assert bonus(scenario(farm(rooms="A2 A3", pastures=ALL_USED, played=["land-register"]), farm())) == 0


@pytest.mark.parametrize(("people", "points"), [(2, 5), (3, 3), (4, 2), (5, 0)])
def test_misanthropy_pays_for_few_people(people: int, points: int) -> None:
    assert bonus(scenario(farm(people=people, played=["misanthropy"]), farm())) == points


def test_ox_skull_needs_a_cattle_and_pays_for_having_none() -> None:
    assert can("ox-skull", farm({"cattle": 1}))
    assert not can("ox-skull", farm())
    assert bonus(scenario(farm(played=["ox-skull"]), farm())) == 3
    assert bonus(scenario(farm({"cattle": 1}, played=["ox-skull"]), farm())) == 0


@pytest.mark.parametrize(("way", "food", "points"), [("choose 1", 2, 0), ("choose 2", 0, 1)])
def test_paintbrush_turns_one_clay_into_food_or_a_point_once_in_a_harvest(way: str, food: int, points: int) -> None:
    game = harvest(farm({"clay": 2, "food": FED}, played=["paintbrush"]))
    play(game, "use card paintbrush", way)
    assert "use card paintbrush" not in any_time(game)
    assert (bonus(game), goods(game).get("food", 0), goods(game)["clay"]) == (points, food, 1)  # once fed
    assert not can("paintbrush", farm({"wood": 1}))
    assert can("paintbrush", farm({"wood": 1, "boar": 1}))


def test_upholstery_takes_a_reed_with_each_later_improvement_for_a_point() -> None:
    game = playing("pumpernickel", farm({"grain": 1, "reed": 2}, played=["upholstery"]))
    play(game, "choose 1")
    assert (bonus(game), goods(game), left_on(game, "upholstery")) == (1, {"food": 4, "reed": 1}, 1)


def test_upholstery_has_a_place_for_each_room_and_does_not_count_itself() -> None:
    full = farm({"grain": 1, "reed": 2}, played=["upholstery"], marks={"upholstery": 2})
    assert "choose 1" not in texts(playing("pumpernickel", full))
    assert "choose 1" not in texts(playing("upholstery", farm({"reed": 2})))


@pytest.mark.parametrize(("rooms", "points"), [("A2 A3", 1), ("A1 A2 A3", 1), ("A2 A3 B3 C3", 3)])
def test_nave_counts_columns_with_rooms(rooms: str, points: int) -> None:
    assert bonus(scenario(farm(rooms=rooms, played=["nave"]), farm())) == points


@pytest.mark.parametrize(("wood", "points"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 2), (6, 4), (7, 4), (10, 6), (12, 8)])
def test_rod_collection_pays_for_wood_but_the_first_fourth_seventh_and_tenth(wood: int, points: int) -> None:
    mine = farm(played=["rod-collection"], marks={"rod-collection": wood})
    assert bonus(scenario(mine, farm())) == points


def test_rod_collection_takes_up_to_two_wood_with_fishing() -> None:
    game = use("fishing", farm({"wood": 3}, played=["rod-collection"]))
    assert texts(game) == {"choose 1", "choose 2", "done"}
    play(game, "choose 2")
    assert (goods(game), left_on(game, "rod-collection")) == ({"wood": 1, "food": 1}, 2)
    assert "choose 1" not in texts(use("reed-bank", farm({"wood": 3}, played=["rod-collection"])))


@pytest.mark.parametrize(("newborns", "due"), [(0, 6), (1, 6)])
def test_childs_toy_has_newborns_eat_as_much_as_adults(newborns: int, due: int) -> None:
    mine = farm({"food": due}, people=3, newborns=newborns, rooms="A1 A2 A3", played=["childs-toy"])
    assert goods(harvest(mine)).get("food", 0) == 0
    assert can("childs-toy", farm({"clay": 1}, people=3, newborns=1))
    assert not can("childs-toy", farm({"clay": 1}, people=3))


def test_beaver_colony_keeps_a_stabled_pasture_empty_and_pays_for_reed() -> None:
    assert bonus(use("reed-bank", farm(played=["beaver-colony"]), goods={"reed-bank": 3})) == 1
    assert bonus(use("clay-pit", farm(played=["beaver-colony"]))) == 0
    game = playing("beaver-colony", farm({"sheep": 2}, stables="E1", pastures=["E1", "E2"]))
    assert [(pasture.spaces, pasture.capacity) for pasture in me(game).pastures] == [(["E1"], 0), (["E2"], 2)]
    assert not can("beaver-colony", farm(stables="B1", pastures=["E1"]))


def test_herbal_garden_keeps_the_smallest_pasture_empty_and_animals_have_to_go() -> None:
    mine = farm({"wood": 1, "sheep": 7}, pastures=["E1", "D1 D2"])
    game = playing("herbal-garden", mine)
    assert goods(game)["sheep"] == 5  # four and the pet
    assert not can("herbal-garden", farm({"wood": 1}))
