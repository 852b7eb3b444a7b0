"""Minor improvements of deck C that give bonus points."""

from __future__ import annotations

import pytest

from agricola.cards.phases import all_placed
from agricola.cards.positions import LEARNED, bonus, can, harvest, playing
from agricola.scenario import (
    any_time,
    farm,
    fields,
    food,
    goods,
    lines,
    lying,
    play,
    promised,
    scenario,
    spaces,
    texts,
    use,
)


def test_beer_table_turns_a_grain_into_two_points_and_gives_food_to_others() -> None:
    game = harvest(farm({"grain": 2, "food": 4}, played=["beer-table"]), farm({"food": 4}))
    play(game, "choose 1")
    assert (bonus(game), goods(game)) == (2, {"grain": 1})
    assert food(game, 1) == 1


def test_beer_table_asks_for_a_supply_without_grain() -> None:
    assert can("beer-table", farm({"wood": 2}))
    assert can("beer-table", farm({"wood": 2}, fields=["B1 grain 3"]))


@pytest.mark.parametrize(("empty", "points"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 3), (6, 5), (7, 5)])
def test_greening_plan_has_points_for_empty_fields(empty: int, points: int) -> None:
    fields = ["B1", "C1", "D1", "E1", "B2", "C2", "D2"][:empty]
    assert bonus(scenario(farm(played=["greening-plan"], fields=[*fields, "E2 grain 1"]), farm())) == points


def test_elephantgrass_plant_exchanges_one_reed_after_each_harvest() -> None:
    game = harvest(farm({"reed": 2, "food": 4}, played=["elephantgrass-plant"]))
    play(game, "choose 1")
    assert (bonus(game), goods(game)) == (1, {"reed": 1})


def test_clay_deposit_puts_a_clay_back_for_a_point() -> None:
    game = use("clay-pit", farm(played=["clay-deposit"]), goods={"clay-pit": 3})
    play(game, "choose 1")
    assert (bonus(game), goods(game)) == (1, {"clay": 2})
    assert lying(game)["clay-pit"] == 1


def test_christianity_gives_food_to_others_and_asks_for_exactly_one_sheep() -> None:
    game = playing("christianity", farm({"sheep": 1}))
    assert (food(game), food(game, 1), lines(game)["improvements"]) == (0, 1, 2)
    assert not can("christianity", farm())


def test_mandoline_exchanges_a_vegetable_once_in_a_round() -> None:
    game = scenario(farm({"vegetable": 2}, played=["mandoline"]), farm(), round_number=3)
    play(game, "use card mandoline")
    assert (bonus(game), goods(game), promised(game)) == (1, {"vegetable": 1}, {4: {"food": 1}, 5: {"food": 1}})
    assert "use card mandoline" not in any_time(game)


def test_mandoline_can_be_used_once_more_at_the_end_of_a_round_but_not_twice() -> None:
    game = all_placed(farm({"vegetable": 2}, played=["mandoline"]))
    assert texts(game) == {"done"}
    play(game, "use card mandoline")
    assert game.state.round == 3
    assert "use card mandoline" in any_time(game)


def test_corn_schnapps_distillery_puts_food_on_four_round_spaces() -> None:
    game = scenario(farm({"grain": 2}, played=["corn-schnapps-distillery"]), farm(), round_number=12)
    play(game, "use card corn-schnapps-distillery")
    assert (goods(game), promised(game)) == ({"grain": 1}, {13: {"food": 1}, 14: {"food": 1}})
    assert "use card corn-schnapps-distillery" not in any_time(game)


def test_beer_stein_turns_one_more_grain_into_food_and_a_point() -> None:
    mine = farm({"grain": 3}, played=["beer-stein"], improvements=["fireplace-2"])
    game = use("grain-utilization", mine)
    play(game, "done", "choose 1")
    assert (bonus(game), goods(game)) == (1, {"grain": 1, "food": 4})
    assert game.to_act == [1]


@pytest.mark.parametrize(("house", "points"), [("clay", 0), ("stone", 3)])
def test_half_timbered_house_has_a_point_for_each_stone_room(house: str, points: int) -> None:
    mine = farm(house=house, rooms="A1 A2 A3", played=["half-timbered-house"])
    assert bonus(scenario(mine, farm())) == points


def test_abort_oriel_asks_for_fewer_than_five_cards_in_front_of_anybody() -> None:
    four = [*LEARNED[:2], "manger", "lumber-mill"]
    assert can("abort-oriel", farm({"clay": 2}), farm(played=LEARNED[:3], improvements=["well"]))
    assert not can("abort-oriel", farm({"clay": 2}), farm(played=four, improvements=["well"]))
    assert not can("abort-oriel", farm({"clay": 2}, played=four, improvements=["well"]))


def test_dwelling_mound_asks_for_a_food_for_each_field() -> None:
    game = use("farmland", farm({"food": 1}, played=["dwelling-mound"]))
    play(game, "plow b1")
    assert (food(game), set(fields(game))) == (0, {"B1"})
    assert "farmland" not in spaces(scenario(farm(played=["dwelling-mound"]), farm()))
    assert not can("dwelling-mound", farm({"food": 1}), round_number=4)


@pytest.mark.parametrize(("supply", "after"), [({"grain": 1}, {"vegetable": 1}), ({"reed": 1}, {"wood": 4})])
def test_canvas_sack_gives_by_its_cost(supply: dict[str, int], after: dict[str, int]) -> None:
    assert goods(playing("canvas-sack", farm(supply))) == after
    assert not can("canvas-sack", farm(supply, played=LEARNED[:1]))


def test_craft_brewery_turns_grain_from_supply_and_field_into_points_and_food() -> None:
    mine = farm({"grain": 1, "food": 4}, fields=["B1 grain 3", "C1 vegetable 2"], played=["craft-brewery"])
    game = harvest(mine)
    play(game, "use card craft-brewery")
    assert (bonus(game), goods(game)["food"]) == (2, 4)
    assert fields(game) == {"B1": "grain 1", "C1": "vegetable 1"}


# Studio Boat


def test_studio_boat_is_traveling_players_for_all_with_up_to_three_players() -> None:
    game = playing("studio-boat", farm({"wood": 1}, played=["conservator"], people=1), farm(people=1))
    assert "traveling-players" not in spaces(game)  # nothing lies there yet
    play(game, "place forest")
    assert lying(game)["traveling-players"] == 1
    assert "traveling-players" in spaces(game)
    play(game, "place traveling-players")
    assert (bonus(game), food(game)) == (1, 1)


def test_studio_boat_gives_points_to_its_owner_alone() -> None:
    game = scenario(farm(), farm(played=["studio-boat"]), round_number=2)
    play(game, "place traveling-players")
    assert (food(game), bonus(game), bonus(game, 1)) == (1, 0, 0)


def test_studio_boat_leaves_the_extension_of_four_players_as_it_is() -> None:
    game = scenario(farm(played=["studio-boat"]), farm(), farm(), farm())
    assert lying(game)["traveling-players"] == 1
    play(game, "place traveling-players")
    assert (bonus(game), food(game)) == (1, 1)


def test_other_cards_take_the_studio_boat_for_traveling_players() -> None:
    game = scenario(farm(played=["conjurer"]), farm(played=["studio-boat"]))
    play(game, "place traveling-players")
    assert goods(game) == {"food": 1, "wood": 1, "grain": 1}


def test_without_the_studio_boat_two_players_have_no_traveling_players() -> None:
    assert "traveling-players" not in spaces(scenario(farm(), farm(), cards=True))
