"""Minor improvements of deck C that give food."""

from __future__ import annotations

import pytest

from agricola.cards.paying import payments
from agricola.cards.positions import can, harvest, playing
from agricola.scenario import any_time, farm, fields, food, goods, play, promised, scenario, spaces, use


def test_farm_building_puts_food_on_three_round_spaces_for_each_major_improvement() -> None:
    game = use("major-improvement", farm({"clay": 2}, played=["farm-building"]))
    assert promised(game) == {number: {"food": 1} for number in (5, 6, 7)}


def test_farm_building_heeds_no_minor_improvement_but_one_that_is_major_too() -> None:
    game = playing("clay-supply", farm({"food": 1}, played=["farm-building"]))
    assert promised(game) == {number: {"clay": 1} for number in (2, 3, 4)}
    mine = farm(played=["farm-building"], hand=["oriental-fireplace"], improvements=["fireplace-2"])
    game = use("major-improvement", mine, round_number=5)
    play(game, "play oriental-fireplace")
    assert promised(game) == {number: {"food": 1} for number in (6, 7, 8)}


def test_chicken_coop_costs_a_reed_besides_wood_or_clay() -> None:
    game = playing("chicken-coop", farm({"wood": 2, "clay": 2, "reed": 1}), round_number=3)
    assert payments(game) == [{"clay": 2, "reed": 1}, {"wood": 2, "reed": 1}]
    play(game, "choose 1")
    assert promised(game) == {number: {"food": 1} for number in range(4, 12)}
    assert not can("chicken-coop", farm({"wood": 2, "clay": 2}))


def test_stew_puts_food_on_four_round_spaces_for_each_day_as_a_laborer() -> None:
    game = use("day-laborer", farm(played=["stew"]))
    assert promised(game) == {number: {"food": 1} for number in (2, 3, 4, 5)}


def test_stable_yard_gives_food_for_the_rounds_left_and_exchanges_animals() -> None:
    mine = farm({"sheep": 1, "boar": 1}, stables="D1 D2 D3", pastures=["D1", "D2", "D3"])
    game = playing("stable-yard", mine, round_number=9)
    assert food(game) == 5
    play(game, "place forest")
    play(game, "use card stable-yard")
    assert goods(game)["cattle"] == 1
    assert "sheep" not in goods(game)


@pytest.mark.parametrize(("stables", "pastures"), [("D1 D2", ["D1", "D2", "D3"]), ("D1 D2 D3", ["D1", "D2 D3"])])
def test_stable_yard_asks_for_three_stables_and_pastures(stables: str, pastures: list[str]) -> None:
    assert not can("stable-yard", farm(stables=stables, pastures=pastures))


@pytest.mark.parametrize(
    ("way", "cost", "gain"), [("choose 1", "wood", 2), ("choose 2", "clay", 2), ("choose 3", "stone", 3)]
)
def test_studio_turns_one_building_resource_into_food(way: str, cost: str, gain: int) -> None:
    game = harvest(farm({"wood": 2, "clay": 2, "stone": 2, "food": 4 - gain}, played=["studio"]))
    play(game, "use card studio", way)
    assert goods(game) == {"wood": 2, "clay": 2, "stone": 2, cost: 1}
    assert game.state.round == 5


@pytest.mark.parametrize(("before", "after"), [(2, 1), (3, 0)])
def test_woodcraft_gives_food_with_at_most_five_wood(before: int, after: int) -> None:
    assert food(use("forest", farm({"wood": before}, played=["woodcraft"]))) == after


@pytest.mark.parametrize("way", ["choose 1", "choose 2"])
def test_blade_shears_give_three_food_or_one_for_each_sheep(way: str) -> None:
    game = playing("blade-shears", farm({"wood": 1, "sheep": 5}, pastures=["D1 E1 D2 E2"]))
    play(game, way)
    assert goods(game) == {"sheep": 5, "food": 3 if way == "choose 1" else 5}


def test_blade_shears_ask_for_a_pasture() -> None:
    assert not can("blade-shears", farm({"wood": 1}))


def test_ravenous_hunger_places_another_person_for_one_more_good() -> None:
    game = use("vegetable-seeds", farm(played=["ravenous-hunger"]))
    assert "day-laborer" not in spaces(game)
    play(game, "place clay-pit")
    assert (goods(game), game.to_act) == ({"vegetable": 1, "clay": 2}, [1])


def test_crudite_sells_a_vegetable_and_buys_one_from_on_top_of_another() -> None:
    game = playing("crudite", farm({"food": 3}))
    play(game, "take vegetable")
    assert goods(game) == {"vegetable": 1}
    game = scenario(farm(fields=["B1 vegetable 2", "C1 vegetable 1", "D1 grain 3"], played=["crudite"]), farm())
    play(game, "use card crudite")
    assert (food(game), fields(game)["B1"]) == (4, "vegetable 1")
    assert "use card crudite" not in any_time(game)
