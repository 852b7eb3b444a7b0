"""The Inventorying in November: light green houses, vehicles, milking, harvest, and then sustenance."""

from __future__ import annotations

import pytest

from allmende.arle.record import events
from allmende.arle.rules.phases import INVENTORY
from allmende.arle.rules.player import Player
from allmende.core import Game
from arle.scenario import BARE, any_time, farm, goods, happened, me, play, scenario, texts, tiles, tools, view

FED = {"food": 3, "peat": 2}
"""What sustenance takes."""


def november(mine: Player, other: Player | None = None, half_year: int = 3) -> Game:
    """The Inventorying after the Work Phase of a Summer half-year."""
    return scenario(mine, other or farm(goods=FED, land=BARE), half_year=half_year, phase=INVENTORY)


def after(herd: dict[str, int] | None = None, land: tuple[str, ...] = BARE, **more: int) -> dict[str, int]:
    """What a farm has after November that paid for its sustenance."""
    return goods(november(farm(goods={**FED, **(herd or {}), **more}, land=land)))


# Emptying the vehicles


def test_upgraded_goods_come_off_the_vehicles() -> None:
    mine = farm(
        goods=FED,
        land=BARE,
        vehicles=["droshky: linen wood clay", "carriage: woolen", "cart: leather", "wagon: wood wood"],
    )
    game = november(mine)
    assert goods(game) == {
        "timber": 3,
        "brick": 1,
        "summer-wear": 1,
        "leather-wear": 1,
        "winter-wear": 1,
    }
    assert all(vehicle.cargo == [] for vehicle in me(game).vehicles)
    assert [vehicle.kind for vehicle in me(game).vehicles] == ["droshky", "carriage", "cart", "wagon"]


def test_peat_of_the_loading_station_comes_off_the_vehicles() -> None:
    assert goods(november(farm(goods=FED, land=BARE, vehicles=["cart: peat peat"]))) == {"peat": 2}


@pytest.mark.parametrize(
    ("vehicle", "spaces"),
    [
        ("handcart: hage", 1),
        ("cart: beemoor dornum hage", 3),
        ("cart: norden", 2),
        ("horse-cart: aurich esens", 4),
        ("droshky: emden wood", 3),
        ("carriage: leer", 3),
        ("droshky: bremen", 4),
    ],
)
def test_destinations_cover_as_many_spaces_of_the_track_as_they_are_large(vehicle: str, spaces: int) -> None:
    game = november(farm(goods=FED, land=BARE, vehicles=[vehicle], travelled=1))
    assert me(game).travelled == 1 + spaces
    loaded = set(vehicle.split()[1:])
    assert {place.name for place in me(game).destinations if place.state == "visited"} == loaded - {"wood"}


def test_a_vehicle_can_be_loaded_anew_afterwards() -> None:
    game = november(farm(goods={**FED, "wood": 1}, land=BARE, vehicles=["handcart: wood"]))
    play(game, "pass")
    assert "load wood 1" in any_time(game)


# Milking


@pytest.mark.parametrize(("sheep", "food"), [(0, 0), (1, 0), (2, 1), (4, 1), (5, 2), (7, 2), (8, 3), (12, 3)])
def test_two_five_and_eight_sheep_give_a_food_each(sheep: int, food: int) -> None:
    assert after({"sheep": sheep}).get("food", 0) == food


@pytest.mark.parametrize(("cattle", "food"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (11, 3)])
def test_one_three_and_five_cattle_give_a_food_each(cattle: int, food: int) -> None:
    assert after({"cattle": cattle}).get("food", 0) == food


def test_milking_gives_six_food_at_most_and_nothing_for_horses() -> None:
    assert after({"sheep": 8, "cattle": 5, "horse": 2})["food"] == 6


def test_milk_counts_for_the_sustenance_that_follows() -> None:
    game = november(farm(goods={"sheep": 8, "peat": 2}, land=BARE))
    assert goods(game) == {"sheep": 8}
    assert me(game).shortages == 0


def test_milk_beyond_30_food_is_lost() -> None:
    assert after({"cattle": 5}, food=29)["food"] == 27


# Harvest


def test_each_field_gives_a_grain_or_a_flax_and_each_forest_a_wood() -> None:
    land = ("grain-field", "grain-field", "flax-field", "forest", "forest")
    assert after(land=land) == {"grain": 2, "flax": 1, "wood": 2}


def test_parks_and_the_rest_give_nothing() -> None:
    assert after(land=("park", "park", "stall", "depot", "stable")) == {}


def test_what_goes_beyond_15_on_the_goods_track_is_lost() -> None:
    land = ("grain-field", "grain-field", "flax-field")
    assert after({"grain": 14, "flax": 15}, land=land) == {"grain": 15, "flax": 15}


def test_fields_and_forests_stay() -> None:
    game = november(farm(goods=FED, land=["grain-field", "forest"]))
    assert tiles(game) == {"grain-field": 1, "forest": 1, "empty": 3}


def test_the_harvest_counts_for_the_sustenance_that_follows() -> None:
    game = november(farm(goods={"peat": 1}, land=["grain-field"] * 3 + ["forest"]))
    assert goods(game) == {}
    assert me(game).shortages == 0


# What does not happen in November


def test_animals_are_neither_born_nor_shorn() -> None:
    assert after({"sheep": 4}, land=("stable",)) == {"sheep": 4, "food": 1}


# Light green houses


def test_light_green_houses_are_used_in_an_order_of_ones_choice() -> None:
    mine = farm(goods=FED, land=["farmers-house", "novices-hut"], boardwalk=0)
    game = november(mine)
    assert texts(game, 0) == {"use farmers-house", "use novices-hut"}
    play(game, "use novices-hut")
    assert goods(game) == {"grain": 1, "clay": 1}


def test_they_are_used_before_everything_else() -> None:
    mine = farm(
        goods={**FED, "cattle": 1},
        land=["grain-field", "novices-hut"],
        vehicles=["handcart: hage"],
    )
    game = november(mine)
    kinds = [type(event) for event in game.opening if event.seat == 0]
    order = [kinds.index(kind) for kind in (events.BuildingUsed, events.VehiclesEmptied, events.Milked)]
    assert order == sorted(order)
    assert goods(game) == {"cattle": 1, "grain": 2, "food": 1}


def test_the_opponents_houses_are_not_used() -> None:
    game = november(farm(goods=FED, land=BARE), farm(goods=FED, land=["novices-hut"]))
    assert goods(game) == {}
    assert goods(game, 1) == {"grain": 1}


def test_the_workshop_pays_with_what_it_gives() -> None:
    game = november(farm(goods=FED, land=["workshop"]))
    play(game, "improve axes")
    assert tools(game)["axes"] == 4
    assert goods(game) == {}


def test_the_workshop_moves_exactly_one_indicator_even_if_it_is_the_workbenches() -> None:
    game = november(farm(goods={**FED, "clay": 3}, land=["workshop"]))
    play(game, "improve workbenches")
    assert tools(game)["workbenches"] == 3
    assert goods(game) == {"wood": 1, "clay": 1}


def test_houses_are_used_before_the_final_scoring_too() -> None:
    game = november(farm(goods=FED, land=["novices-hut"]), half_year=9)
    assert game.is_over
    assert goods(game) == {"grain": 1}
    assert me(game).dikes == [0, 0, 3, 2]


def test_a_field_of_the_plow_makers_workshop_is_harvested_at_once() -> None:
    game = november(farm(goods=FED, land=["plow-makers-workshop"]))
    assert texts(game) == {"plow grain-field", "plow flax-field", "done"}
    play(game, "plow flax-field")
    assert goods(game) == {"flax": 1}


# Both players, and when


def test_both_players_take_stock() -> None:
    mine, other = farm(goods=FED, land=["forest"]), farm(goods=FED, land=["grain-field"])
    game = november(mine, other)
    assert goods(game, 0) == {"wood": 1}
    assert goods(game, 1) == {"grain": 1}


@pytest.mark.parametrize("half_year", [1, 3, 5, 7, 9])
def test_november_comes_after_odd_half_years_the_last_included(half_year: int) -> None:
    game = november(farm(goods=FED, land=["forest"]), half_year=half_year)
    assert goods(game) == {"wood": 1}
    assert game.is_over == (half_year == 9)
    assert view(game).half_year == min(half_year + 1, 9)


def test_peat_can_be_exchanged_between_harvest_and_sustenance() -> None:
    mine = farm(goods={"peat": 5}, land=["grain-field"], boats=1)
    game = november(mine)
    assert goods(game) == {"peat": 5, "grain": 1}
    play(game, "trade food", "trade food", "trade food", "done")
    assert goods(game) == {"grain": 1}
    assert me(game).shortages == 0


def test_vehicles_are_not_loaded_any_more() -> None:
    mine = farm(goods={"peat": 5, "wood": 3}, land=["grain-field"], boats=1, vehicles=["cart"])
    game = november(mine)
    assert {text.split()[0] for text in any_time(game, 0)} == {"trade"}


def test_what_happened_is_told_in_order() -> None:
    mine = farm(goods={**FED, "cattle": 1}, land=["grain-field"], vehicles=["handcart: hage"])
    game = november(mine)
    kinds = [event for event in game.opening if event.seat == 0]
    emptied = kinds.index(happened(kinds, events.VehiclesEmptied)[0])
    milked = kinds.index(happened(kinds, events.Milked)[0])
    grain = kinds.index(events.Gained(seat=0, resource="grain", count=1, source="fields"))
    paid = kinds.index(happened(kinds, events.Paid)[0])
    assert emptied < milked < grain < paid


@pytest.mark.parametrize(("food", "told"), [(20, [6]), (28, [2]), (30, [])])
def test_the_milk_that_is_told_of_is_what_finds_room_on_the_goods_track(food: int, told: list[int]) -> None:
    mine = farm(goods={"food": food, "peat": 2, "sheep": 8, "cattle": 5}, land=["stable", "stable"])
    milked = happened(november(mine).opening, events.Milked)
    assert milked == [events.Milked(seat=0, count=count) for count in told]
