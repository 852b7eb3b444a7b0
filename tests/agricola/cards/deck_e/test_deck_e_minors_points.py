"""Minor improvements of deck E that give points."""

from __future__ import annotations

import pytest

from agricola.cards.positions import bonus, can, harvest
from agricola.scenario import any_time, farm, goods, lines, play, scenario

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
