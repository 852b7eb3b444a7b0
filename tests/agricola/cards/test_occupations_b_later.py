"""The occupations of deck B in the base set from Manservant on: what each does, when, and who decides."""

from __future__ import annotations

import pytest

from agricola.cards.paying import payments
from agricola.cards.positions import new_round
from agricola.scenario import (
    farm,
    food,
    goods,
    lines,
    mark,
    me,
    play,
    played,
    promised,
    rooms,
    scenario,
    sites,
    spaces,
    texts,
    use,
)
from allmende.agricola.rules.phases import PREPARATION

# Manservant


def test_manservant_has_food_on_all_rounds_to_come_in_a_stone_house() -> None:
    game = use("house-redevelopment", farm({"stone": 2, "reed": 1}, house="clay", played=["manservant"]))
    assert promised(game) == {number: {"food": 3} for number in range(7, 15)}


def test_manservant_has_it_at_once_in_a_stone_house() -> None:
    game = use("lessons", farm(house="stone", hand=["manservant"]), round_number=12)
    assert promised(game) == {13: {"food": 3}, 14: {"food": 3}}


def test_manservant_has_nothing_in_a_clay_house() -> None:
    assert promised(use("lessons", farm(house="clay", hand=["manservant"]))) == {}
    game = use("house-redevelopment", farm({"clay": 2, "reed": 1}, played=["manservant"]))
    assert promised(game) == {}


# Oven Firing Boy


@pytest.mark.parametrize("space", ["forest", "grove", "copse"])
def test_oven_firing_boy_may_bake_bread_with_wood(space: str) -> None:
    mine = farm({"grain": 2}, improvements=["fireplace-2"], played=["oven-firing-boy"])
    game = use(space, mine, farm(), farm(), farm())
    assert texts(game) == {"bake fireplace", "done"}
    play(game, "bake fireplace")
    assert (food(game), goods(game)["grain"]) == (2, 1)
    play(game, "done")
    assert game.to_act == [1]


def test_oven_firing_boy_needs_grain_and_an_oven_and_wood() -> None:
    oven = ["fireplace-2"]
    assert use("forest", farm(improvements=oven, played=["oven-firing-boy"])).to_act == [1]
    assert use("forest", farm({"grain": 2}, played=["oven-firing-boy"])).to_act == [1]
    assert use("clay-pit", farm({"grain": 2}, improvements=oven, played=["oven-firing-boy"])).to_act == [1]


# Paper Maker


def test_paper_maker_may_give_a_wood_for_a_food_per_occupation_before_it_pays() -> None:
    game = use("lessons", farm({"wood": 1}, hand=["priest"], played=["paper-maker"]))
    assert (played(game), goods(game)) == (["paper-maker", "priest"], {})
    game = use("lessons", farm({"wood": 1}, hand=["priest"], played=["tutor", "groom", "paper-maker"]))
    assert goods(game) == {"food": 2}  # three gained, one paid


def test_paper_maker_is_asked_if_it_could_pay_without() -> None:
    mine = farm({"wood": 2, "food": 1}, hand=["priest"], played=["tutor", "paper-maker"])
    game = use("lessons", mine)
    assert payments(game) == [{"food": 1}, {"wood": 1, "food": -1}]


def test_paper_maker_gives_one_wood_only() -> None:
    mine = farm({"wood": 9}, hand=["priest"], played=["paper-maker"])
    game = scenario(mine, farm(), farm())
    assert "lessons" in spaces(game)
    assert "more-lessons" not in spaces(game)  # two food, and only one for the wood


def test_paper_maker_does_nothing_for_itself() -> None:
    mine = farm({"wood": 1}, hand=["paper-maker"], played=["tutor"])
    assert "lessons" not in spaces(scenario(mine, farm()))
    assert goods(use("lessons", farm({"wood": 1}, hand=["paper-maker"]))) == {"wood": 1}


def test_paper_maker_helps_scholar_too() -> None:
    game = new_round(farm({"wood": 1}, house="stone", hand=["priest"], played=["scholar", "paper-maker"]), 2)
    play(game, "play priest")
    assert (played(game)[-1], goods(game)) == ("priest", {"food": 1})


# Childless


@pytest.mark.parametrize("crop", ["grain", "vegetable"])
def test_childless_gets_a_food_and_a_crop_when_a_round_begins(crop: str) -> None:
    game = new_round(farm(rooms="A1 A2 A3", played=["childless"]), 2)
    assert goods(game) == {"food": 1}
    assert texts(game) == {"take grain", "take vegetable"}
    play(game, f"take {crop}")
    assert goods(game) == {"food": 1, crop: 1}
    assert "place forest" in texts(game)


@pytest.mark.parametrize(("rooms_", "people"), [("A2 A3", 2), ("A1 A2 A3", 3), ("A1 A2 A3 B1", 3)])
def test_childless_needs_three_rooms_and_two_people(rooms_: str, people: int) -> None:
    game = new_round(farm(rooms=rooms_, people=people, played=["childless"]), 2)
    assert goods(game) == {}
    assert "place forest" in texts(game)


# Small-scale Farmer


@pytest.mark.parametrize("house", ["wood", "clay", "stone"])
def test_small_scale_farmer_gets_a_wood_each_round_with_two_rooms(house: str) -> None:
    assert goods(new_round(farm(house=house, played=["small-scale-farmer"]), 2)) == {"wood": 1}
    assert goods(new_round(farm(house=house, rooms="A1 A2 A3", played=["small-scale-farmer"]), 2)) == {}


# Geologist


@pytest.mark.parametrize(
    ("space", "players", "clay"),
    [
        ("forest", 1, 1),
        ("reed-bank", 1, 1),
        ("clay-pit", 1, 1),
        ("clay-pit", 2, 1),
        ("clay-pit", 3, 2),
        ("clay-pit", 4, 2),
        ("forest", 3, 1),
        ("grove", 3, 0),
        ("hollow", 3, 1),
    ],
)
def test_geologist_gets_a_clay_more(space: str, players: int, clay: int) -> None:
    game = scenario(farm(played=["geologist"]), *[farm() for _ in range(players - 1)])
    play(game, f"place {space}")
    assert goods(game).get("clay", 0) == clay


# Roof Ballaster


def test_roof_ballaster_may_pay_a_food_for_a_stone_per_room() -> None:
    game = use("lessons", farm({"food": 1}, rooms="A1 A2 A3", hand=["roof-ballaster"]))
    assert texts(game) == {"choose 1", "done"}
    twin = game.copy()
    play(game, "choose 1")
    assert goods(game) == {"stone": 3}
    play(twin, "done")
    assert goods(twin) == {"food": 1}


def test_roof_ballaster_needs_a_food_besides_what_the_occupation_costs() -> None:
    assert goods(use("lessons", farm(hand=["roof-ballaster"]))) == {}
    assert goods(use("lessons", farm({"food": 1}, hand=["roof-ballaster"], played=["tutor"]))) == {}
    game = use("lessons", farm({"food": 2}, hand=["roof-ballaster"], played=["tutor"]))
    play(game, "choose 1")
    assert goods(game) == {"stone": 2}


# Carpenter


@pytest.mark.parametrize("house", ["wood", "clay", "stone"])
def test_carpenter_builds_rooms_for_three_of_the_material_and_two_reed(house: str) -> None:
    game = use("farm-expansion", farm({house: 6, "reed": 4}, house=house, played=["carpenter"]))
    play(game, "room a1", "room b1")
    assert (rooms(game), goods(game)) == ({"A1", "A2", "A3", "B1"}, {})
    mine = farm({house: 2, "reed": 2}, house=house, played=["carpenter"])
    assert sites(use("farm-expansion", mine), "room") == set() if house == "wood" else True


def test_carpenter_pays_as_much_as_ever_for_renovations() -> None:
    mine = farm({"clay": 3, "reed": 1}, rooms="A1 A2 A3 B1", played=["carpenter"])
    assert "house-redevelopment" not in spaces(scenario(mine, farm(), round_number=6))


@pytest.mark.parametrize("order", [["carpenter", "carpenters-parlor"], ["carpenters-parlor", "carpenter"]])
def test_carpenter_pays_two_wood_with_carpenters_parlor(order: list[str]) -> None:
    game = use("farm-expansion", farm({"wood": 2, "reed": 2}, played=order))
    play(game, "room a1")
    assert goods(game) == {}
    game = use("farm-expansion", farm({"clay": 3, "reed": 2}, house="clay", played=order))
    play(game, "room a1")
    assert goods(game) == {}


@pytest.mark.parametrize("order", [["carpenter", "stonecutter"], ["stonecutter", "carpenter"]])
def test_carpenter_pays_two_stone_with_stonecutter_whoever_came_first(order: list[str]) -> None:
    game = use("farm-expansion", farm({"stone": 2, "reed": 2}, house="stone", played=order), farm(), farm())
    play(game, "room a1")
    assert goods(game) == {}


# House Steward


@pytest.mark.parametrize(
    ("number", "wood"), [(1, 4), (5, 4), (6, 3), (8, 3), (9, 2), (11, 2), (12, 1), (13, 1), (14, 0)]
)
def test_house_steward_gets_wood_by_the_rounds_that_are_left(number: int, wood: int) -> None:
    game = use("lessons", farm(hand=["house-steward"]), farm(), farm(), round_number=number)
    assert goods(game).get("wood", 0) == wood


def test_house_steward_has_three_points_for_everybody_with_the_most_rooms() -> None:
    three = "A1 A2 A3"
    for rooms_, points in (
        ([three, "A2 A3", "A2 A3"], [3, 0, 0]),
        (["A2 A3", three, three], [0, 3, 3]),
        ([three, three, "A2 A3"], [3, 3, 0]),
        (["A2 A3", "A2 A3", "A2 A3"], [3, 3, 3]),
    ):
        farms = [farm(rooms=rooms_[0], played=["house-steward"]), *[farm(rooms=names) for names in rooms_[1:]]]
        game = scenario(*farms)
        assert [lines(game, seat)["bonus"] for seat in range(3)] == points


# Greengrocer


def test_greengrocer_gets_a_vegetable_with_grain_seeds() -> None:
    assert goods(use("grain-seeds", farm(played=["greengrocer"]), farm(), farm())) == {"grain": 1, "vegetable": 1}
    game = use("vegetable-seeds", farm(played=["greengrocer"]), farm(), farm())
    assert goods(game) == {"vegetable": 1}


# Brushwood Collector


def test_brushwood_collector_may_replace_the_reed_of_a_room_with_a_wood() -> None:
    game = use("farm-expansion", farm({"wood": 6, "reed": 2}, played=["brushwood-collector"]), farm(), farm())
    play(game, "room a1")
    assert payments(game) == [{"wood": 5, "reed": 2}, {"wood": 6}]


def test_brushwood_collector_may_replace_the_reed_of_a_renovation_with_a_wood() -> None:
    mine = farm({"wood": 1, "clay": 2}, played=["brushwood-collector"])
    game = use("house-redevelopment", mine, farm(), farm())
    assert (me(game).house, goods(game)) == ("clay", {})


def test_brushwood_collector_replaces_all_reed_or_none() -> None:
    mine = farm({"wood": 5, "reed": 1}, played=["brushwood-collector"])
    assert sites(use("farm-expansion", mine, farm(), farm()), "room") == set()


def test_brushwood_collector_and_frame_builder_go_together() -> None:
    mine = farm({"clay": 5, "wood": 2, "reed": 2}, house="clay", played=["brushwood-collector", "frame-builder"])
    game = use("farm-expansion", mine, farm(), farm())
    play(game, "room a1")
    found = payments(game)
    assert len(found) == 4
    for way in (
        {"clay": 5, "reed": 2},
        {"clay": 3, "wood": 1, "reed": 2},
        {"clay": 5, "wood": 1},
        {"clay": 3, "wood": 2},
    ):
        assert way in found


def test_brushwood_collector_pays_with_carpenter() -> None:
    mine = farm({"wood": 4}, played=["brushwood-collector", "carpenter"])
    game = use("farm-expansion", mine, farm(), farm())
    play(game, "room a1")
    assert goods(game) == {}


# Storehouse Keeper


@pytest.mark.parametrize("good", ["clay", "grain"])
def test_storehouse_keeper_chooses_a_clay_or_a_grain_with_resource_market(good: str) -> None:
    game = use("resource-market", farm(played=["storehouse-keeper"]), farm(), farm(), farm())
    assert texts(game) == {"take clay", "take grain"}
    play(game, f"take {good}")
    assert goods(game) == {"reed": 1, "stone": 1, "food": 1, good: 1}


# Pastor

BLESSING = {"wood": 3, "clay": 2, "reed": 1, "stone": 1}
THREE = "A1 A2 A3"


def test_pastor_gets_goods_at_once_if_only_its_house_has_two_rooms() -> None:
    game = use("lessons", farm(hand=["pastor"]), farm(rooms=THREE), farm(rooms=THREE), farm(rooms=THREE))
    assert goods(game) == BLESSING
    game = use("lessons", farm(hand=["pastor"]), farm(rooms=THREE), farm(), farm(rooms=THREE))
    assert goods(game) == {}
    game = use("lessons", farm(rooms=THREE, hand=["pastor"]), farm(rooms=THREE), farm(rooms=THREE), farm())
    assert goods(game) == {}


def test_pastor_gets_goods_when_the_last_other_house_is_extended() -> None:
    builder = farm({"wood": 5, "reed": 2})
    game = use("farm-expansion", builder, farm(played=["pastor"]), farm(rooms=THREE), farm(rooms=THREE))
    assert goods(game, 1) == {}
    play(game, "room a1")
    assert goods(game, 1) == BLESSING
    assert mark(game, "pastor", 1) == 1


def test_pastor_gets_them_only_once_and_may_build_later() -> None:
    mine = farm({"wood": 5, "reed": 2}, played=["pastor"], marks={"pastor": 1})
    game = use("farm-expansion", farm({"wood": 5, "reed": 2}), mine, farm(rooms=THREE), farm(rooms=THREE))
    play(game, "room a1")
    assert goods(game, 1) == {"wood": 5, "reed": 2}


def test_pastor_gets_nothing_when_its_own_house_grows() -> None:
    mine = farm({"wood": 5, "reed": 2}, played=["pastor"])
    game = use("farm-expansion", mine, farm(), farm(rooms=THREE), farm(rooms=THREE))
    play(game, "room a1")
    assert goods(game) == {}


# Sheep Whisperer


def test_sheep_whisperer_has_sheep_on_four_rounds() -> None:
    game = use("lessons", farm(hand=["sheep-whisperer"]), farm(), farm(), farm(), round_number=3)
    assert promised(game) == {number: {"sheep": 1} for number in (5, 8, 11, 13)}
    game = use("lessons", farm(hand=["sheep-whisperer"]), farm(), farm(), farm(), round_number=9)
    assert promised(game) == {11: {"sheep": 1}, 14: {"sheep": 1}}


def test_sheep_whisperer_needs_room_when_they_come() -> None:
    mine = farm({"boar": 1}, promised={5: {"sheep": 1}}, played=["sheep-whisperer"])
    game = scenario(mine, farm(), farm(), farm(), phase=PREPARATION, round_number=5)
    assert texts(game) == {"release sheep", "release boar"}


# Cattle Feeder


def test_cattle_feeder_may_buy_cattle_for_a_food_with_grain_seeds() -> None:
    game = use("grain-seeds", farm({"food": 2}, played=["cattle-feeder"]), farm(), farm(), farm())
    assert texts(game) == {"take cattle", "done"}
    twin = game.copy()
    play(game, "take cattle")
    assert goods(game) == {"grain": 1, "cattle": 1, "food": 1}
    assert game.to_act == [1]
    play(twin, "done")
    assert goods(twin) == {"grain": 1, "food": 2}


def test_cattle_feeder_needs_a_food_which_may_be_made_of_grain() -> None:
    game = use("grain-seeds", farm(played=["cattle-feeder"]), farm(), farm(), farm())
    assert set(game.moves.texts) == {"eat grain", "done"}
    play(game, "eat grain")
    assert texts(game) == {"take cattle", "done"}
    play(game, "take cattle")
    assert goods(game) == {"cattle": 1}
