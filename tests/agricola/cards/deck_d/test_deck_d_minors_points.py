"""Minor improvements of deck D that are worth points, and those that give food."""

from __future__ import annotations

import pytest

from agricola.cards.positions import LEARNED, bonus, can, harvest, playing
from agricola.scenario import any_time, farm, food, goods, lines, play, promised, scenario, use
from allmende.agricola.rules.phases import PREPARATION, RETURNING_HOME

CRAFTS = ("joinery", "pottery", "basketmakers-workshop")


@pytest.mark.parametrize(
    ("majors", "points"),
    [(CRAFTS[:2], 0), (CRAFTS, 2), ((*CRAFTS, "clay-oven"), 5), ((*CRAFTS, "clay-oven", "stone-oven"), 8)],
)
def test_artisan_district_counts_majors_of_the_bottom_row(majors: tuple[str, ...], points: int) -> None:
    game = scenario(farm(played=["artisan-district"], improvements=[*majors, "well"]), farm())
    assert bonus(game) == points


@pytest.mark.parametrize(("grain", "points"), [(0, 0), (1, 1), (2, 1), (3, 2)])
def test_storeroom_gives_half_a_point_a_pair_rounded_up(grain: int, points: int) -> None:
    mine = farm({"grain": grain, "vegetable": 2}, fields=["B1 vegetable 2"], played=["storeroom"])
    assert bonus(scenario(mine, farm())) == points
    mine = farm({"vegetable": 4}, fields=[f"B1 grain {grain}"], played=["storeroom"])
    assert bonus(scenario(mine, farm())) == points


def test_wood_rake_counts_goods_in_fields_before_the_last_harvest() -> None:
    sown = ["B1 grain 3", "C1 vegetable 2", "D1 grain 1 over vegetable"]
    mine = farm({"food": 4}, fields=[*sown, "E1"], played=["wood-rake"])
    assert bonus(harvest(mine, round_number=14)) == 2
    mine = farm({"food": 4}, fields=sown[:2], played=["wood-rake"])
    assert bonus(harvest(mine, round_number=14)) == 0
    mine = farm({"food": 4}, fields=[*sown, "E1"], played=["wood-rake"])
    assert bonus(harvest(mine, round_number=13)) == 0


def test_summer_house_counts_unused_spaces_beside_a_stone_house() -> None:
    game = scenario(farm(house="stone", fields=["B2"], played=["summer-house"]), farm())
    assert (bonus(game), lines(game)["unused"]) == (4, -12)
    assert bonus(scenario(farm(house="clay", played=["summer-house"]), farm())) == 0
    assert not can("summer-house", farm({"wood": 3, "stone": 1}, house="clay"))


@pytest.mark.parametrize(("players", "points"), [(1, 1), (2, 1), (3, 2), (4, 3)])
def test_fodder_chamber_counts_animals_by_the_number_of_players(players: int, points: int) -> None:
    mine = farm({"sheep": 4, "cattle": 5}, pastures=["D1 E1", "D2 E2 D3 E3"], played=["fodder-chamber"])
    assert bonus(scenario(mine, *(farm() for _ in range(players - 1)))) == points


def test_sculpture_asks_for_more_rounds_left_than_unused_spaces() -> None:
    mine = farm({"stone": 1}, fields=["B1", "C1", "D1", "E1"])  # 9 spaces are unused
    assert can("sculpture", mine, round_number=4)
    mine = farm({"stone": 1}, fields=["B1", "C1", "D1", "E1"])
    assert not can("sculpture", mine, round_number=5)


@pytest.mark.parametrize(("cattle", "given", "points"), [(0, 0, 0), (1, 1, 0), (3, 2, 1), (5, 3, 2)])
def test_milking_stool_gives_food_and_points_for_cattle(cattle: int, given: int, points: int) -> None:
    mine = farm({"cattle": cattle, "food": 4}, pastures=["D1 E1 D2 E2 D3 E3"], played=["milking-stool"])
    assert bonus(scenario(mine, farm())) == points
    mine = farm({"cattle": cattle, "food": 4}, pastures=["D1 E1 D2 E2 D3 E3"], played=["milking-stool"])
    assert food(harvest(mine)) == given


def test_truffle_slicer_buys_a_point_with_a_boar_at_a_wood_space() -> None:
    game = use("forest", farm({"food": 1, "boar": 1}, played=["truffle-slicer"]))
    play(game, "choose 1")
    assert (bonus(game), food(game)) == (1, 0)
    assert use("forest", farm({"food": 1}, played=["truffle-slicer"])).to_act == [1]
    assert not can("truffle-slicer", farm({"wood": 1}), round_number=7)


def test_cesspit_takes_turns_with_clay_and_boar() -> None:
    game = playing("cesspit", farm(fields=["B1", "C1"], played=LEARNED[:1]), round_number=11)
    assert promised(game) == {12: {"clay": 1}, 13: {"boar": 1}, 14: {"clay": 1}}
    assert not can("cesspit", farm(fields=["B1"], played=LEARNED[:1]))
    assert not can("cesspit", farm(fields=["B1", "C1"]))


def test_horse_drawn_boat_takes_turns_with_food_and_sheep() -> None:
    game = playing("horse-drawn-boat", farm({"wood": 2}, played=LEARNED[:3]), round_number=12)
    assert promised(game) == {13: {"food": 1}, 14: {"sheep": 1}}


def test_hutch_gives_more_food_from_round_to_round() -> None:
    game = playing("hutch", farm({"wood": 1, "reed": 1}), round_number=2)
    assert promised(game) == {4: {"food": 1}, 5: {"food": 2}, 6: {"food": 3}}


def test_forest_well_places_as_much_food_as_there_is_wood() -> None:
    mine = farm({"stone": 1, "food": 1, "wood": 2}, played=LEARNED[:2])
    assert promised(playing("forest-well", mine)) == {2: {"food": 1}, 3: {"food": 1}}
    mine = farm({"stone": 1, "food": 1, "wood": 9}, played=LEARNED[:2])
    assert list(promised(playing("forest-well", mine, round_number=12))) == [13, 14]


def test_sheep_well_places_as_much_food_as_there_are_sheep() -> None:
    mine = farm({"stone": 2, "sheep": 3}, pastures=["D1 E1"])
    assert list(promised(playing("sheep-well", mine))) == [2, 3, 4]


def test_churchyard_asks_for_ten_cards_in_front() -> None:
    learned = ("stable-architect", "priest", "braggart", "tutor", "scholar", "groom", "consultant", "roughcaster")
    mine = farm({"stone": 1, "reed": 1}, played=[*learned, "loom"], improvements=["well"])
    assert promised(playing("churchyard", mine, round_number=13)) == {14: {"food": 2}}
    assert not can("churchyard", farm({"stone": 1, "reed": 1}, played=learned[:7], improvements=["well"]))


def test_civic_facade_compares_the_cards_in_hand_before_each_round() -> None:
    mine = farm(played=["civic-facade"], hand=["priest", "tutor", "loom"])
    game = scenario(mine, farm(), phase=RETURNING_HOME, round_number=2)
    assert food(game) == 1
    mine = farm(played=["civic-facade"], hand=["priest", "loom"])
    assert food(scenario(mine, farm(), phase=RETURNING_HOME, round_number=2)) == 0


@pytest.mark.parametrize(("clay", "given"), [(1, 0), (2, 1)])
def test_rolling_pin_gives_food_for_more_clay_than_wood(clay: int, given: int) -> None:
    mine = farm({"clay": clay, "wood": 1}, played=["rolling-pin"])
    assert food(scenario(mine, farm(), phase=RETURNING_HOME, round_number=2)) == given


@pytest.mark.parametrize(("there", "given"), [(1, 0), (2, 1)])
def test_trout_pool_looks_at_fishing_as_the_work_phase_starts(there: int, given: int) -> None:
    mine = farm(played=["trout-pool"])
    game = scenario(mine, farm(), phase=PREPARATION, round_number=3, goods={"fishing": there})
    assert food(game) == given


def test_new_market_gives_food_on_the_cards_of_rounds_8_to_11() -> None:
    game = use("vegetable-seeds", farm(played=["new-market"]))
    assert goods(game) == {"vegetable": 1, "food": 1}
    game = use("sheep-market", farm(played=["new-market"]), goods={"sheep-market": 1})
    assert food(game) == 0


def test_wholesale_market_places_food_on_all_rounds_left() -> None:
    game = playing("wholesale-market", farm({"wood": 2, "vegetable": 2}), round_number=11)
    assert promised(game) == {12: {"food": 1}, 13: {"food": 1}, 14: {"food": 1}}


@pytest.mark.parametrize(("fields", "given"), [(("B1 grain 1", "C1 grain 2"), 0), (("B1 grain 1", "C1 grain 2"), 2)])
def test_bale_of_straw_asks_for_three_grain_fields(fields: tuple[str, ...], given: int) -> None:
    more = ["D1 grain 3"] if given else ["D1 vegetable 2"]
    assert food(harvest(farm({"food": 4}, fields=[*fields, *more], played=["bale-of-straw"]))) == given


def test_beer_tap_turns_more_grain_into_more_food_once_in_a_feeding_phase() -> None:
    assert food(playing("beer-tap", farm({"wood": 1}))) == 2
    game = harvest(farm({"grain": 5}, played=["beer-tap"]))
    assert "use card beer-tap" in any_time(game)
    play(game, "use card beer-tap", "choose 3")
    assert (goods(game), "use card beer-tap" in any_time(game)) == ({"grain": 1, "food": 5}, False)
