"""The occupations of deck A in the base set from Seasonal Worker on: what each does, when, and who decides."""

from __future__ import annotations

import pytest

from agricola.cards.paying import payments
from agricola.scenario import (
    IMPROVEMENT_NAMES,
    farm,
    goods,
    lines,
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
from allmende.agricola.rules.amendments import BOAR_AT_THE_END, COOKED_FOR_YOUNG, ROOM_FOR_BOAR
from allmende.agricola.rules.phases import RETURNING_HOME
from allmende.core import Game

# Seasonal Worker


def test_seasonal_worker_gets_a_grain_before_round_6() -> None:
    assert goods(use("day-laborer", farm(played=["seasonal-worker"]), round_number=5)) == {"food": 2, "grain": 1}


@pytest.mark.parametrize("crop", ["grain", "vegetable"])
def test_seasonal_worker_chooses_a_crop_from_round_6_on(crop: str) -> None:
    game = use("day-laborer", farm(played=["seasonal-worker"]), round_number=6)
    assert texts(game) == {"take grain", "take vegetable"}
    play(game, f"take {crop}")
    assert goods(game) == {"food": 2, crop: 1}


# Wood Cutter


@pytest.mark.parametrize(("space", "wood"), [("forest", 4), ("grove", 3), ("copse", 2), ("clay-pit", 0)])
def test_wood_cutter_gets_a_wood_more(space: str, wood: int) -> None:
    assert goods(use(space, farm(played=["wood-cutter"]), farm(), farm(), farm())).get("wood", 0) == wood


def test_wood_cutter_gets_it_on_the_copse_of_the_tile_too() -> None:
    assert goods(use("tile-copse", farm(played=["wood-cutter"]), tile="on")) == {"wood": 2}


# Firewood Collector


@pytest.mark.parametrize("space", ["farmland", "grain-seeds", "grain-utilization", "cultivation"])
def test_firewood_collector_gets_a_wood_for_farming(space: str) -> None:
    game = use(space, farm({"grain": 1}, fields=["C1"], played=["firewood-collector"]))
    if game.to_act == [0]:
        assert "wood" not in goods(game)  # only at the end of the turn
        play(game, "plow c2" if space == "farmland" else "sow grain")
        if game.to_act == [0]:
            play(game, "plow d1")
    assert game.to_act == [1]
    assert goods(game)["wood"] == 1


@pytest.mark.parametrize("space", ["day-laborer", "forest", "meeting-place", "reed-bank"])
def test_firewood_collector_gets_none_for_anything_else(space: str) -> None:
    game = use(space, farm(played=["firewood-collector"]), goods={"forest": 2, "reed-bank": 1})
    assert goods(game).get("wood", 0) == (2 if space == "forest" else 0)


# Clay Hut Builder


def test_clay_hut_builder_has_clay_on_five_rounds_after_renovating() -> None:
    game = use("house-redevelopment", farm({"clay": 2, "reed": 1}, played=["clay-hut-builder"]))
    assert promised(game) == {number: {"clay": 2} for number in range(7, 12)}


def test_clay_hut_builder_has_it_after_renovating_straight_to_stone() -> None:
    game = use("house-redevelopment", farm({"stone": 2, "reed": 1}, played=["conservator", "clay-hut-builder"]))
    assert promised(game) == {number: {"clay": 2} for number in range(7, 12)}


@pytest.mark.parametrize("house", ["clay", "stone"])
def test_clay_hut_builder_has_it_at_once_in_a_better_house_and_only_once(house: str) -> None:
    mine = farm({"stone": 2, "reed": 1}, house=house, hand=["clay-hut-builder"])
    game = use("lessons", mine, farm(people=1), round_number=6)
    clay = {number: {"clay": 2} for number in range(7, 12)}
    assert promised(game) == clay
    play(game, "place day-laborer")
    if house == "clay":
        play(game, "place house-redevelopment")
        assert me(game).house == "stone"
        assert promised(game) == {number: {"clay": 2} for number in range(8, 12)}  # round 7 has begun


def test_clay_hut_builder_waits_in_a_wooden_house() -> None:
    assert promised(use("lessons", farm(hand=["clay-hut-builder"]))) == {}


# Frame Builder


@pytest.mark.parametrize("house", ["clay", "stone"])
def test_frame_builder_may_replace_two_clay_or_stone_of_a_room_with_a_wood(house: str) -> None:
    game = use("farm-expansion", farm({house: 5, "wood": 1, "reed": 2}, house=house, played=["frame-builder"]))
    play(game, "room a1")
    assert payments(game) == [{house: 5, "reed": 2}, {house: 3, "wood": 1, "reed": 2}]


def test_frame_builder_does_so_once_per_room() -> None:
    few = farm({"clay": 1, "wood": 9, "reed": 2}, house="clay", played=["frame-builder"])
    assert sites(use("farm-expansion", few), "room") == set()  # only stables
    game = use("farm-expansion", farm({"clay": 6, "wood": 2, "reed": 4}, house="clay", played=["frame-builder"]))
    play(game, "room a1", "choose 2", "room b1")
    assert rooms(game) == {"A1", "A2", "A3", "B1"}
    assert goods(game) == {}


def test_frame_builder_does_so_once_per_renovation() -> None:
    big = "A1 A2 A3 B1"
    game = use("house-redevelopment", farm({"clay": 2, "wood": 1, "reed": 1}, rooms=big, played=["frame-builder"]))
    assert (me(game).house, goods(game)) == ("clay", {})
    mine = farm({"clay": 1, "wood": 2, "reed": 1}, rooms=big, played=["frame-builder"])
    assert "house-redevelopment" not in spaces(scenario(mine, farm(), round_number=6))


def test_frame_builder_replaces_exactly_two() -> None:
    mine = farm({"clay": 1, "wood": 9, "reed": 1}, played=["frame-builder"])
    assert "house-redevelopment" in spaces(scenario(mine, farm(), round_number=6))
    game = use("house-redevelopment", mine.copy())
    assert goods(game) == {"clay": 1, "wood": 8}


def test_frame_builder_does_not_help_with_wooden_rooms() -> None:
    game = use("farm-expansion", farm({"wood": 4, "clay": 9, "reed": 2}, played=["frame-builder"]))
    assert sites(game, "room") == set()


# Priest


@pytest.mark.parametrize(("house", "rooms_", "pays"), [("clay", "A2 A3", True), ("clay", "A1 A2 A3", False)])
def test_priest_gets_building_resources_in_a_clay_house_with_two_rooms(house: str, rooms_: str, pays: bool) -> None:
    game = use("lessons", farm(rooms=rooms_, house=house, hand=["priest"]))
    assert goods(game) == ({"clay": 3, "reed": 2, "stone": 2} if pays else {})


@pytest.mark.parametrize("house", ["wood", "stone"])
def test_priest_gets_nothing_in_another_house_and_nothing_later(house: str) -> None:
    assert goods(use("lessons", farm(house=house, hand=["priest"]))) == {}
    game = use("house-redevelopment", farm({"clay": 2, "reed": 1}, played=["priest"]))
    assert goods(game) == {}


# Braggart


@pytest.mark.parametrize(
    ("improvements", "points"), [(0, 0), (4, 0), (5, 2), (6, 3), (7, 4), (8, 5), (9, 7), (10, 9), (11, 9)]
)
def test_braggart_gets_points_for_improvements_of_both_kinds(improvements: int, points: int) -> None:
    minors = ["corn-scoop", "canoe"][: min(2, improvements)]
    mine = farm(improvements=IMPROVEMENT_NAMES[: improvements - len(minors)], played=["braggart", "priest", *minors])
    assert lines(scenario(mine, farm(), farm()))["bonus"] == points


# Harpooner


def test_harpooner_may_pay_a_wood_for_a_food_per_person_and_a_reed() -> None:
    mine = farm({"wood": 1}, rooms="A1 A2 A3", people=3, played=["harpooner"])
    game = use("fishing", mine, farm(), farm())
    assert texts(game) == {"choose 1", "done"}
    play(game, "choose 1")
    assert goods(game) == {"food": 1 + 3, "reed": 1}


def test_harpooner_may_leave_it() -> None:
    game = use("fishing", farm({"wood": 1}, played=["harpooner"]), farm(), farm())
    play(game, "done")
    assert goods(game) == {"wood": 1, "food": 1}


def test_harpooner_needs_a_wood_and_the_fishing_space() -> None:
    assert use("fishing", farm(played=["harpooner"]), farm(), farm()).to_act == [1]
    assert use("reed-bank", farm({"wood": 1}, played=["harpooner"]), farm(), farm()).to_act == [1]


# Stonecutter


def test_stonecutter_pays_a_stone_less_for_rooms_and_renovations() -> None:
    game = use("farm-expansion", farm({"stone": 8, "reed": 4}, house="stone", played=["stonecutter"]), farm(), farm())
    play(game, "room a1", "room b1")
    assert goods(game) == {}
    mine = farm({"stone": 2, "reed": 1}, house="clay", rooms="A1 A2 A3", played=["stonecutter"])
    game = use("house-redevelopment", mine, farm(), farm())
    assert (me(game).house, goods(game)) == ("stone", {})


def test_stonecutter_pays_a_stone_less_for_improvements_of_both_kinds() -> None:
    game = use("major-improvement", farm({"wood": 1, "stone": 2}, played=["stonecutter"]), farm(), farm())
    assert (me(game).improvements, goods(game)) == (["well"], {})
    game = use("major-improvement", farm({"stone": 1}, hand=["lumber-mill"], played=["stonecutter"]), farm(), farm())
    assert played(game) == ["stonecutter", "lumber-mill"]
    assert goods(game) == {}


def test_stonecutter_pays_nothing_less_of_anything_else() -> None:
    mine = farm({"clay": 4, "reed": 2}, house="clay", played=["stonecutter"])
    assert "farm-expansion" not in spaces(scenario(mine, farm(), farm()))
    mine = farm({"clay": 1}, played=["stonecutter"])
    assert "major-improvement" not in spaces(scenario(mine, farm(), farm(), round_number=4))


# Animal Dealer


@pytest.mark.parametrize("animal", ["sheep", "boar", "cattle"])
def test_animal_dealer_may_buy_one_more_animal_of_the_kind(animal: str) -> None:
    market = {"sheep": "sheep-market", "boar": "pig-market", "cattle": "cattle-market"}[animal]
    mine = farm({"food": 2}, pastures=["D1"], played=["animal-dealer"])
    game = use(market, mine, farm(), farm())
    assert texts(game) == {f"take {animal}", "done"}
    twin = game.copy()
    play(twin, "done")
    assert goods(twin) == {animal: 1, "food": 2}
    play(game, f"take {animal}")
    assert goods(game) == {animal: 2, "food": 1}
    assert game.to_act == [1]  # exactly one


def test_animal_dealer_needs_a_food() -> None:
    assert use("sheep-market", farm(pastures=["D1"], played=["animal-dealer"]), farm(), farm()).to_act == [1]


def test_animal_dealer_needs_room_for_the_animal_in_the_end() -> None:
    game = use("sheep-market", farm({"boar": 1, "food": 1}, played=["animal-dealer"]), farm(), farm())
    play(game, "release boar", "take sheep")
    assert goods(game) == {"sheep": 1}  # one of the two had to go


# Conjurer


def test_conjurer_gets_a_wood_and_a_grain_with_traveling_players() -> None:
    game = use("traveling-players", farm(played=["conjurer"]), farm(), farm(), farm(), goods={"traveling-players": 3})
    assert goods(game) == {"food": 3, "wood": 1, "grain": 1}
    game = use("day-laborer", farm(played=["conjurer"]), farm(), farm(), farm())
    assert goods(game) == {"food": 2}


# Lutenist


def test_lutenist_gets_goods_on_the_turn_of_another_and_may_buy_a_vegetable() -> None:
    game = use("traveling-players", farm(), farm(), farm({"food": 1}, played=["lutenist"]), farm())
    assert goods(game, 2) == {"food": 2, "wood": 1}
    assert game.to_act == [2]  # everybody else waits
    assert texts(game) == {"take vegetable", "done"}
    play(game, "take vegetable")
    assert goods(game, 2) == {"wood": 1, "vegetable": 1}
    assert game.to_act == [1]


def test_lutenist_buys_exactly_one_or_none() -> None:
    game = use("traveling-players", farm(), farm(), farm({"food": 9}, played=["lutenist"]), farm())
    play(game, "done")
    assert goods(game, 2) == {"food": 10, "wood": 1}
    assert game.to_act == [1]


def test_lutenist_is_not_asked_without_two_food() -> None:
    game = use("traveling-players", farm(), farm(), farm(played=["lutenist"]), farm())
    assert goods(game, 2) == {"food": 1, "wood": 1}
    assert game.to_act == [1]


def test_lutenist_gets_nothing_on_its_own_turn_and_on_other_spaces() -> None:
    game = use("traveling-players", farm(played=["lutenist"]), farm(), farm(), farm())
    assert goods(game) == {"food": 1}
    game = use("day-laborer", farm(), farm(played=["lutenist"]), farm(), farm())
    assert goods(game, 1) == {}


def test_lutenist_comes_before_what_the_cards_of_the_other_ask() -> None:
    mine = farm(played=["conjurer"])
    game = use("traveling-players", mine, farm({"food": 1}, played=["lutenist"]), farm(), farm())
    assert game.to_act == [1]
    play(game, "done")
    assert goods(game) == {"food": 1, "wood": 1, "grain": 1}
    assert "place forest" in texts(game, 1)


# Pig Breeder


def test_pig_breeder_gets_a_wild_boar() -> None:
    assert goods(use("lessons", farm(hand=["pig-breeder"]), farm(), farm(), farm())) == {"boar": 1}


def homecoming(boar: int, number: int, pasture: str = "D1 E1") -> dict[str, int]:
    """The goods of a farm with so many wild boar after people have returned home."""
    mine = farm({"boar": boar, "food": 4}, pastures=[pasture], played=["pig-breeder"])
    game = scenario(mine, *[farm({"food": 4}) for _ in range(3)], phase=RETURNING_HOME, round_number=number)
    return goods(game)


def test_pig_breeder_has_wild_boar_breed_at_the_end_of_round_12() -> None:
    assert homecoming(2, 12) == {"boar": 3, "food": 4}
    assert homecoming(1, 12) == {"boar": 1, "food": 4}
    assert homecoming(3, 12, "E1") == {"boar": 3, "food": 4}  # no room
    assert homecoming(2, 10) == {"boar": 2, "food": 4}
    assert homecoming(2, 11) == {"boar": 3}  # in the harvest, as always
    assert homecoming(2, 13) == {"boar": 3}


@pytest.mark.parametrize(("amendments", "boar"), [(None, 2), (BOAR_AT_THE_END - 1, 3)])
def test_pig_breeder_has_them_breed_after_all_that_cards_do_when_people_return_home(
    amendments: int | None, boar: int
) -> None:
    mine = farm({"boar": 2, "grain": 1, "food": 4}, pastures=["D1 E1"], played=["pig-breeder", "silage"])
    others = [farm({"food": 4}) for _ in range(3)]
    game = scenario(mine, *others, phase=RETURNING_HOME, round_number=12, amendments=amendments)
    assert (texts(game), goods(game)["boar"]) == ({"choose 1", "done"}, boar)
    play(game, "choose 1")
    assert goods(game) == {"boar": 4, "food": 4}
    assert any(text.startswith("place ") for text in texts(game))


def crowded(amendments: int = ROOM_FOR_BOAR) -> Game:
    """People return home in round 12: two wild boar fill the pasture, and a sheep is in the house."""
    mine = farm({"boar": 2, "sheep": 1}, pastures=["E1"], improvements=["fireplace-2"], played=["pig-breeder"])
    others = [farm() for _ in range(3)]
    return scenario(mine, *others, phase=RETURNING_HOME, round_number=12, amendments=amendments)


@pytest.mark.parametrize(("makes_room", "food"), [("release sheep", 0), ("cook sheep fireplace", 2)])
def test_pig_breeder_may_make_room_for_the_newborn(makes_room: str, food: int) -> None:
    game = crowded()
    assert texts(game) == {"release sheep", "release boar", "done"}
    play(game, makes_room, "breed boar")
    assert goods(game) == ({"boar": 3, "food": food} if food else {"boar": 3})


def test_pig_breeder_may_keep_the_others_instead() -> None:
    game = crowded()
    play(game, "done")
    assert goods(game) == {"boar": 2, "sheep": 1}
    assert any(text.startswith("place ") for text in texts(game))  # the next round has begun


@pytest.mark.parametrize(("amendments", "food"), [(None, 3), (COOKED_FOR_YOUNG - 1, 0)])
def test_pig_breeder_may_have_a_wild_boar_cooked_for_the_newborn(amendments: int | None, food: int) -> None:
    mine = farm({"boar": 3}, pastures=["E1"], improvements=["cooking-hearth-4"], played=["pig-breeder"])
    others = [farm() for _ in range(3)]
    game = scenario(mine, *others, phase=RETURNING_HOME, round_number=12, amendments=amendments)
    if food:
        assert texts(game) == {"release boar", "done"}
        play(game, "cook boar cooking-hearth", "breed boar")
    assert goods(game) == ({"boar": 3, "food": food} if food else {"boar": 3})
    assert any(text.startswith("place ") for text in texts(game))


def test_in_games_of_old_the_pig_breeder_did_not_ask() -> None:
    game = crowded(ROOM_FOR_BOAR - 1)
    assert goods(game) == {"boar": 2, "sheep": 1}
    assert any(text.startswith("place ") for text in texts(game))
