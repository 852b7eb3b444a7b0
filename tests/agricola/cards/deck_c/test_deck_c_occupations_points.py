"""Occupations of deck C for points, food and crops."""

from __future__ import annotations

import pytest

from agricola.cards.phases import coming_home
from agricola.cards.positions import bonus, harvest, if_asked, learning, new_round
from agricola.scenario import actions, any_time, farm, food, goods, lying, mark, me, play, scenario, spaces, texts, use
from allmende.agricola.rules.phases import SCORING

FED = 4
"""The food for two people."""


def test_cube_cutter_turns_a_wood_and_a_food_into_a_point_in_the_field_phase() -> None:
    game = harvest(farm({"wood": 2, "food": FED + 2}, played=["cube-cutter"]))
    assert texts(game) == {"choose 1", "done"}
    play(game, "choose 1")
    assert (goods(game), bonus(game)) == ({"wood": 1, "food": 1}, 1)
    assert "choose 1" not in texts(harvest(farm({"food": FED + 1}, played=["cube-cutter"])))


def test_tree_guard_leaves_wood_on_the_space_for_other_goods() -> None:
    game = use("forest", farm({"wood": 1}, played=["tree-guard"]))
    play(game, "choose 1")
    assert goods(game) == {"stone": 2, "clay": 1, "reed": 1, "grain": 1}
    assert lying(game)["forest"] == 4
    assert use("forest", farm(played=["tree-guard"])).to_act == [1]
    assert use("clay-pit", farm({"wood": 4}, played=["tree-guard"])).to_act == [1]


@pytest.mark.parametrize(
    ("way", "given", "got"),
    [
        (1, {"cattle": 1}, {"vegetable": 1}),
        (2, {"vegetable": 1}, {"cattle": 1}),
        (3, {"sheep": 2}, {"vegetable": 1}),
        (4, {"vegetable": 1}, {"sheep": 2}),
        (5, {"food": 2}, {"grain": 1}),
        (6, {"grain": 1}, {"food": 2}),
    ],
)
def test_green_grocer_makes_one_exchange_each_round(way: int, given: dict[str, int], got: dict[str, int]) -> None:
    game = new_round(farm(given, pastures=["D1 E1"], played=["green-grocer"]), 5)
    assert f"choose {way}" in texts(game)
    play(game, f"choose {way}")
    assert (goods(game), "place forest" in texts(game)) == (got, True)


def test_green_grocer_needs_two_sheep() -> None:
    assert "choose 3" not in texts(new_round(farm({"sheep": 1}, played=["green-grocer"]), 5))


def test_basket_carrier_sells_three_goods_once_in_a_harvest() -> None:
    game = harvest(farm({"food": FED + 5}, played=["basket-carrier"]), round_number=14)
    play(game, "use card basket-carrier")
    assert goods(game) == {"food": 3, "wood": 1, "reed": 1, "grain": 1}
    assert "use card basket-carrier" not in any_time(game)
    assert "use card basket-carrier" not in any_time(scenario(farm({"food": 5}, played=["basket-carrier"]), farm()))


def test_potato_harvester_gets_food_for_harvested_vegetables_only() -> None:
    fields = ["B1 vegetable 2", "B2 vegetable 1", "B3 grain 3"]
    assert food(harvest(farm({"food": FED}, fields=fields, played=["potato-harvester"]))) == 2


def test_schnapps_distiller_turns_one_vegetable_into_food_while_feeding() -> None:
    game = harvest(farm({"vegetable": 2}, played=["schnapps-distiller"]))
    play(game, "use card schnapps-distiller")
    assert goods(game) == {"vegetable": 1, "food": 1}
    assert "use card schnapps-distiller" not in any_time(game)


@pytest.mark.parametrize(("way", "got", "points"), [(1, 3, 0), (2, 0, 1)])
def test_home_brewer_turns_one_grain_into_food_or_a_point(way: int, got: int, points: int) -> None:
    game = harvest(farm({"food": FED}, fields=["B1 grain 1"], played=["home-brewer"]))
    assert texts(game) == {"choose 1", "choose 2", "done"}
    play(game, f"choose {way}")
    assert (goods(game).get("food", 0), bonus(game)) == (got, points)


def test_thresher_sells_a_grain_that_can_be_sown_at_once() -> None:
    game = use("grain-utilization", farm({"food": 1}, fields=["B1"], played=["thresher"]))
    if_asked(game, "take grain", "sow grain b1")
    assert food(game) == 0
    assert texts(use("farmland", farm({"food": 1}, played=["thresher"]))) == {"take grain", "done"}
    assert "take grain" not in texts(use("fencing", farm({"food": 1, "wood": 9}, played=["thresher"])))


def test_winter_caretaker_sells_a_vegetable_at_the_end_of_a_harvest() -> None:
    game = harvest(farm({"food": FED + 2}, played=["winter-caretaker"]))
    play(game, "take vegetable")
    assert goods(game) == {"vegetable": 1}
    assert "take vegetable" not in texts(harvest(farm({"food": FED + 1}, played=["winter-caretaker"])))


@pytest.mark.parametrize(("played_in", "people", "points"), [(11, 2, 4), (12, 2, 0), (5, 3, 0)])
def test_butler_gets_points_for_a_free_room_if_played_in_time(played_in: int, people: int, points: int) -> None:
    mine = farm(rooms="A1 A2 A3", people=people, played=["butler"], marks={"butler": played_in})
    game = scenario(mine, farm(), phase=SCORING, round_number=14)
    assert bonus(game) == points


def test_butler_notes_the_round_in_which_it_is_played() -> None:
    assert mark(learning("butler", farm(), round_number=12), "butler") == 12


def test_stall_holder_sells_two_grain_once_in_a_round_for_more_with_stables() -> None:
    game = scenario(farm({"grain": 5}, stables="E1 E3", pastures=["E3"], played=["stall-holder"]), farm())
    play(game, "use card stall-holder")
    assert (goods(game), bonus(game)) == ({"grain": 3, "food": 2}, 1)
    assert "use card stall-holder" not in any_time(game)
    assert "use card stall-holder" not in any_time(scenario(farm({"grain": 1}, played=["stall-holder"]), farm()))


def test_baker_bakes_when_played_and_before_feeding() -> None:
    game = learning("baker", farm({"grain": 1}, improvements=["fireplace-2"]))
    play(game, "bake fireplace")
    assert goods(game) == {"food": 2}
    game = harvest(farm({"food": FED}, fields=["B1 grain 1"], improvements=["fireplace-2"], played=["baker"]))
    play(game, "bake fireplace")
    assert goods(game) == {"food": 2}


@pytest.mark.parametrize(("has", "found"), [(7, 7), (8, 9), (12, 13)])
def test_small_animal_breeder_gets_food_for_as_much_as_the_coming_round(has: int, found: int) -> None:
    mine = farm({"food": has}, played=["small-animal-breeder"])
    game = coming_home(mine, round_number=8 if has < 0 else 10)
    assert food(game) == (has + 1 if has >= 11 else has)
    mine = farm({"food": has + FED}, played=["small-animal-breeder"])
    game = harvest(mine, round_number=7)
    assert food(game) == found


def test_garden_designer_places_food_in_empty_fields_for_points() -> None:
    mine = farm({"food": 12}, fields=["B1", "B2", "B3", "C1 grain 1"], played=["garden-designer"])
    game = scenario(mine, farm(), phase=SCORING, round_number=14)
    assert texts(game) == {"choose 1", "choose 2", "choose 3", "done"}
    play(game, "choose 3", "choose 2")
    assert (food(game), bonus(game)) == (0, 6) or texts(game) == {"choose 1", "done"}
    if_asked(game, "choose 1")
    assert (food(game), bonus(game)) == (0, 6)


def test_garden_designer_needs_an_empty_field() -> None:
    mine = farm({"food": 12}, fields=["C1 grain 1"], played=["garden-designer"])
    assert scenario(mine, farm(), phase=SCORING, round_number=14).is_over


def test_collector_takes_different_goods_for_a_begging_marker() -> None:
    game = scenario(farm(pastures=["D1 E1"], played=["collector"]), farm())
    play(game, "place collector")
    wanted = ["wood", "clay", "stone", "vegetable", "cattle", "food"]
    assert texts(game) >= {f"take {good}" for good in wanted}
    for good in wanted:
        play(game, f"take {good}")
    assert (goods(game), me(game).begging) == (dict.fromkeys(wanted, 1), 1)
    assert game.to_act == [1]
    assert "collector" not in spaces(game)


def test_collector_takes_nine_goods_the_fourth_time_and_no_more_after_that() -> None:
    game = scenario(farm(played=["collector"], marks={"collector": 3}), farm())
    play(game, "place collector")
    for good in ("wood", "clay", "reed", "stone", "grain", "vegetable", "sheep", "boar"):
        play(game, f"take {good}")
        if_asked(game, "release boar")
    assert "take wood" not in texts(game)
    play(game, "take food")
    assert len(goods(game)) == 8
    game = scenario(farm(played=["collector"], marks={"collector": 4}), farm())
    assert "collector" not in spaces(game)


def test_soil_scientist_leaves_goods_of_another_kind_for_crops() -> None:
    game = use("clay-pit", farm({"stone": 1}, played=["soil-scientist"]))
    play(game, "choose 1")
    assert (goods(game), actions(game)["clay-pit"].strange) == ({"clay": 1, "grain": 2}, {"stone": 1})
    game = use("western-quarry", farm({"clay": 2}, played=["soil-scientist"]))
    play(game, "choose 1")
    assert (goods(game), actions(game)["western-quarry"].strange) == ({"stone": 1, "vegetable": 1}, {"clay": 2})
    assert use("forest", farm({"stone": 1, "clay": 2}, played=["soil-scientist"])).to_act == [1]
