"""Minor improvements of deck C that give crops, building resources or animals."""

from __future__ import annotations

import pytest

from agricola.cards.phases import all_placed, is_first_turn
from agricola.cards.positions import LEARNED, can, harvest, playing
from agricola.scenario import any_time, beds, farm, fields, goods, lines, play, promised, scenario, texts, use


@pytest.mark.parametrize(
    ("card", "supply", "now", "rounds"),
    [
        ("granary", {"wood": 3}, 7, {8: "grain", 10: "grain", 12: "grain"}),
        ("granary", {"clay": 3}, 10, {12: "grain"}),
        ("private-forest", {"food": 2}, 9, {10: "wood", 12: "wood", 14: "wood"}),
        ("stone-cart", {"wood": 2}, 10, {12: "stone", 14: "stone"}),
        ("clay-supply", {"food": 1}, 12, {13: "clay", 14: "clay"}),
        ("reed-hatted-toad", {"food": 1}, 1, {6: "reed", 8: "reed", 10: "reed", 12: "reed", 14: "reed"}),
        ("reed-hatted-toad", {"food": 1}, 8, {13: "reed"}),
    ],
)
def test_goods_come_onto_round_spaces(card: str, supply: dict[str, int], now: int, rounds: dict[int, str]) -> None:
    game = playing(card, farm(supply, played=LEARNED[:2]), round_number=now)
    assert promised(game) == {number: {resource: 1} for number, resource in rounds.items()}


@pytest.mark.parametrize(
    ("card", "supply", "occupations"),
    [("private-forest", {"food": 2}, 1), ("stone-cart", {"wood": 2}, 2), ("wood-cart", {"wood": 3}, 3)],
)
def test_they_ask_for_occupations(card: str, supply: dict[str, int], occupations: int) -> None:
    assert can(card, farm(supply, played=LEARNED[:occupations]))
    assert not can(card, farm(supply, played=LEARNED[: occupations - 1]))


@pytest.mark.parametrize(("grain", "after"), [(1, {"grain": 1}), (2, {"grain": 2, "food": 1}), (3, {"grain": 4})])
def test_eternal_rye_cultivation_gives_food_for_two_grain_and_grain_for_more(grain: int, after: dict[str, int]) -> None:
    game = harvest(farm({"grain": grain, "food": 4}, played=["eternal-rye-cultivation"]))
    assert goods(game) == after


def test_bookcase_gives_a_vegetable_for_each_occupation_after_it() -> None:
    game = use("lessons", farm({"food": 1}, played=["bookcase"], hand=["priest", "conservator"]))
    play(game, "play conservator")
    assert goods(game)["vegetable"] == 1


@pytest.mark.parametrize(("now", "asks"), [(10, False), (11, True)])
def test_seaweed_fertilizer_gives_grain_or_from_round_eleven_on_a_vegetable(now: int, asks: bool) -> None:
    mine = farm({"grain": 1}, played=["seaweed-fertilizer"], fields=["B1", "C1"])
    game = use("grain-utilization", mine, round_number=now)
    if asks:
        assert texts(game) == {"take grain", "take vegetable"}
        play(game, "take vegetable")
        assert goods(game) == {"vegetable": 1}
    else:
        assert goods(game) == {"grain": 1}


def test_wood_cart_gives_two_more_wood() -> None:
    assert goods(use("forest", farm(played=["wood-cart"]))) == {"wood": 5}
    assert goods(use("clay-pit", farm(played=["wood-cart"]))) == {"clay": 1}


def test_hardware_store_sells_one_of_each_building_resource_for_two_food() -> None:
    game = use("day-laborer", farm(played=["hardware-store"]))
    play(game, "choose 1")
    assert goods(game) == {"wood": 1, "clay": 1, "reed": 1, "stone": 1}
    assert game.to_act == [1]


def test_early_cattle_gives_two_cattle_for_three_points() -> None:
    game = playing("early-cattle", farm(pastures=["D1 E1"]))
    assert goods(game) == {"cattle": 2}
    assert lines(game)["improvements"] == -3
    assert not can("early-cattle", farm())


def test_perennial_rye_has_one_kind_breed_for_a_grain_once_in_a_round_without_harvest() -> None:
    mine = farm({"grain": 2, "sheep": 2}, played=["perennial-rye"], pastures=["D1 E1"])
    game = scenario(mine, farm(), round_number=2)
    play(game, "use card perennial-rye")
    assert goods(game) == {"grain": 1, "sheep": 3}
    assert "use card perennial-rye" not in any_time(game)


def test_perennial_rye_does_nothing_in_a_round_with_harvest_or_with_grain_on_fields_only() -> None:
    mine = farm({"grain": 2, "sheep": 2}, played=["perennial-rye"], pastures=["D1 E1"])
    assert "use card perennial-rye" not in any_time(scenario(mine, farm(), round_number=4))
    mine = farm({"sheep": 2}, played=["perennial-rye"], pastures=["D1 E1"], fields=["B1 grain 3"])
    assert "use card perennial-rye" not in any_time(scenario(mine, farm(), round_number=2))


def test_perennial_rye_can_still_be_used_when_people_have_returned_home() -> None:
    mine = farm({"grain": 1, "sheep": 2}, played=["perennial-rye"], pastures=["D1 E1"])
    game = all_placed(mine, farm())
    assert (game.to_act, texts(game)) == ([0], {"done"})
    play(game, "use card perennial-rye")
    assert goods(game) == {"sheep": 3}
    assert is_first_turn(game, 3)


def test_land_consolidation_exchanges_exactly_three_grain_for_a_vegetable() -> None:
    mine = farm(fields=["B1 grain 3", "C1 grain 2", "D1 grain 4"], played=["land-consolidation"])
    game = scenario(mine, farm())
    play(game, "use card land-consolidation")
    assert fields(game) == {"B1": "vegetable 1", "C1": "grain 2", "D1": "grain 4"}
    assert "use card land-consolidation" not in any_time(game)


def test_lettuce_patch_turns_its_own_vegetable_into_food() -> None:
    mine = farm({"food": 4}, played=["lettuce-patch"], fields=["lettuce-patch vegetable 2"])
    game = harvest(mine)
    play(game, "choose 1")
    assert goods(game)["food"] == 4
    assert beds(game) == {"lettuce-patch": "vegetable 1"}


def test_lettuce_patch_heeds_no_other_field() -> None:
    mine = farm({"food": 4}, played=["lettuce-patch"], fields=["B1 vegetable 2"])
    assert goods(harvest(mine)) == {"vegetable": 1}


def test_harvest_festival_planning_has_a_field_phase_and_an_improvement() -> None:
    mine = farm({"food": 1, "clay": 2}, fields=["B1 grain 3", "C1 vegetable 2"], played=LEARNED[:2])
    game = playing("harvest-festival-planning", mine, farm(fields=["B1 grain 3"]))
    assert (fields(game), fields(game, 1)) == ({"B1": "grain 2", "C1": "vegetable 1"}, {"B1": "grain 3"})
    play(game, "build fireplace-2")
    assert goods(game) == {"grain": 1, "vegetable": 1}


def test_rocky_terrain_sells_a_stone_with_each_field() -> None:
    game = use("farmland", farm({"food": 1}, played=["rocky-terrain"]))
    play(game, "plow b1", "choose 1")
    assert goods(game) == {"stone": 1}


def test_rocky_terrain_heeds_cards_that_are_fields() -> None:
    game = playing("beanfield", farm({"food": 2}, played=["rocky-terrain", *LEARNED[:2]]))
    play(game, "choose 1")
    assert goods(game) == {"stone": 1}
    game = playing("clay-supply", farm({"food": 2}, played=["rocky-terrain", "lettuce-patch"]))
    assert game.to_act == [1]
