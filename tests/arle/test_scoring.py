"""The End of the Game and the Winner: every category, and who wins."""

from __future__ import annotations

import pytest

from allmende.arle.components.pieces import HYDRATED
from allmende.arle.rules.phases import INVENTORY
from allmende.arle.rules.player import Player
from allmende.core import Game
from arle.scenario import BARE, any_time, farm, goods, lines, play, scenario, texts, view

FED = {"food": 3, "peat": 2}


def points(category: str, mine: Player) -> float:
    return lines(scenario(mine, farm(land=BARE)))[category]


# Clothing and building materials


@pytest.mark.parametrize(
    ("good", "each"),
    [
        ("timber", 0.5),
        ("brick", 1),
        ("linen", 1),
        ("woolen", 1),
        ("leather", 1),
        ("summer-wear", 2),
        ("winter-wear", 2.5),
        ("leather-wear", 2.5),
        ("wood", 0),
        ("clay", 0),
        ("peat", 0),
    ],
)
def test_goods_are_worth_what_their_tiles_print(good: str, each: float) -> None:
    for count in (1, 2, 3):
        assert points("goods", farm(goods={good: count})) == each * count


def test_half_points_are_not_rounded() -> None:
    mine = farm(goods={"timber": 1, "winter-wear": 2, "leather-wear": 1, "brick": 1})
    assert points("goods", mine) == 0.5 + 5 + 2.5 + 1
    game = scenario(farm(goods={"timber": 3}), farm())
    assert game.scores == [-17.5, -19]


def test_goods_on_vehicles_are_not_yet_in_the_supply() -> None:
    assert points("goods", farm(vehicles=["cart: wood clay"])) == 0


# Equipment in the barn


@pytest.mark.parametrize(
    ("vehicle", "worth"),
    [("cart", 1), ("horse-cart", 2), ("carriage", 4), ("droshky", 5), ("handcart", -3), ("wagon", -2)],
)
def test_vehicles_and_three_points_less_without_a_large_one(vehicle: str, worth: int) -> None:
    assert points("equipment", farm(vehicles=[vehicle])) == worth


def test_plows_and_peat_boats() -> None:
    assert points("equipment", farm(plows=2)) == 6 - 3
    assert points("equipment", farm(boats=2)) == 2 - 3
    assert points("equipment", farm(boats=1, plows=1, vehicles=["cart", "droshky", "wagon"])) == 1 + 3 + 1 + 5 + 1


# Travel experience


@pytest.mark.parametrize(
    ("covered", "worth"),
    list(enumerate([0, 0, 1, 3, 3, 3, 4, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10])),
)
def test_travel_is_worth_what_the_first_empty_space_shows(covered: int, worth: int) -> None:
    assert points("travel", farm(travelled=covered)) == worth
    assert view(scenario(farm(travelled=covered), farm())).players[0].travel_points == worth


# Goods Track


@pytest.mark.parametrize(("count", "worth"), [(0, 0), (6, 0), (7, 1), (10, 1), (11, 2), (14, 2), (15, 3)])
@pytest.mark.parametrize("good", ["grain", "flax", "wool", "hides"])
def test_an_indicator_is_worth_up_to_three_points(good: str, count: int, worth: int) -> None:
    assert points("goods-track", farm(goods={good: count})) == worth


@pytest.mark.parametrize("food", range(31))
def test_food_is_distributed_to_its_two_indicators_in_the_best_way(food: int) -> None:
    def worth(space: int) -> int:
        return 3 if space == 15 else 2 if space >= 11 else 1 if space >= 7 else 0

    best = max(worth(first) + worth(food - first) for first in range(16) if 0 <= food - first <= 15)
    assert points("goods-track", farm(goods={"food": food})) == best


@pytest.mark.parametrize(
    ("food", "worth"), [(13, 2), (14, 2), (15, 3), (17, 3), (18, 3), (21, 3), (22, 4), (26, 5), (30, 6)]
)
def test_food_by_example(food: int, worth: int) -> None:
    assert points("goods-track", farm(goods={"food": food})) == worth


@pytest.mark.parametrize(("depots", "times"), [(0, 1), (1, 2), (2, 2), (3, 2)])
def test_a_depot_doubles_the_goods_track_once(depots: int, times: int) -> None:
    full = {"food": 30, "grain": 15, "flax": 15, "wool": 15, "hides": 15}
    assert points("goods-track", farm(goods=full, land=["depot"] * depots)) == 18 * times


# Home Board


@pytest.mark.parametrize(
    ("tile", "worth"),
    [
        ("stall", 2),
        ("depot", 2),
        ("stable", 6),
        ("double-stall", 9),
        ("forest", 2),
        ("park", 6),
        ("grain-field", 0),
        ("flax-field", 0),
        ("empty", 0),
    ],
)
def test_tiles_are_worth_what_they_print(tile: str, worth: int) -> None:
    mine = farm(land=[tile, tile], dikes=7, boardwalk=0, moors=[0, 0, 0])
    assert points("home-board", mine) == 2 * worth


@pytest.mark.parametrize(
    ("building", "worth"),
    [
        ("farmers-house", 1),
        ("plow-makers-workshop", 1),
        ("novices-hut", 1),
        ("workshop", 1),
        ("weaving-parlor", 1),
        ("colonists-house", 1),
        ("carpenters-workshop", 1),
        ("schnapps-distillery", 1),
        ("litter-storage", 1),
        ("loading-station", 1),
        ("wood-traders-house", 1),
        ("turnery", 5),
        ("smokehouse", 5),
        ("cooperage", 4),
        ("smithy", 3),
        ("bakehouse", 4),
        ("mill", 6),
        ("weaving-mill", 7),
        ("textile-house", 9),
        ("saddlery", 8),
        ("joinery", 6),
        ("waterfront-house", 10),
        ("potters-inn", 5),
        ("farmers-inn", 3),
        ("junk-dealers-inn", 4),
        ("gulf-house-inn", 5),
        ("milk-house-inn", 5),
        ("sluice-yard-inn", 4),
        ("village-church", 15),
        ("luetetsburg-castle", 15),
        ("berum-castle", 15),
    ],
)
def test_buildings_are_worth_what_they_print(building: str, worth: int) -> None:
    assert points("home-board", farm(land=[building], dikes=7, boardwalk=0, moors=[0, 0, 0])) == worth


@pytest.mark.parametrize(
    ("moors", "worth"), [([HYDRATED] * 3, -12), ([HYDRATED, 4, 1], -6), ([0, 0, 3], -1), ([0, 0, 0], 0)]
)
def test_moor_four_points_less_hydrated_and_one_dehydrated(moors: list[int], worth: int) -> None:
    assert points("home-board", farm(land=BARE, dikes=7, boardwalk=0, moors=moors)) == worth


@pytest.mark.parametrize(("peat", "worth"), [(4, -3), (1, -3), (0, 0)])
def test_the_boardwalk_costs_three_points(peat: int, worth: int) -> None:
    assert points("home-board", farm(land=BARE, dikes=7, boardwalk=peat, moors=[0, 0, 0])) == worth


@pytest.mark.parametrize(("dikes", "worth"), list(enumerate([-3, -3, -3, -3, -3, -2, -1, 0])))
def test_each_tidal_flat_space_of_the_top_row_without_a_dike_costs_a_point(dikes: int, worth: int) -> None:
    assert points("home-board", farm(land=BARE, dikes=dikes, boardwalk=0, moors=[0, 0, 0])) == worth


# Animals: see `test_animals.py`. Tools: see `test_master_and_tools.py`.


def test_shortages_cost_two_points_each_and_nothing_more_at_the_end() -> None:
    assert points("shortages", farm(shortages=4)) == -8
    game = end(farm(goods=FED, shortages=4), farm(goods=FED))
    assert lines(game)["shortages"] == -8


def test_the_score_is_the_sum_of_all_categories() -> None:
    mine = farm(
        goods={"timber": 1, "leather": 3, "grain": 11, "sheep": 2, "cattle": 3, "horse": 4},
        land=["stable", "mill", "depot"],
        tools={"ovens": 4, "fish-traps": 6},
        vehicles=["droshky"],
        travelled=9,
        shortages=1,
    )
    game = scenario(mine, farm())
    assert lines(game) == {
        "goods": 3.5,
        "equipment": 5,
        "travel": 5,
        "tools": 10,
        "goods-track": 4,
        "home-board": 6 + 6 + 2 - 3 - 12 - 3,
        "animals": 3 + 2 * 2,
        "shortages": -2,
    }
    assert game.scores[0] == 28.5


# The end


def end(mine: Player, other: Player, first: int = 0, special: int = -1) -> Game:
    """The game from the Inventorying of the ninth half-year on."""
    return scenario(mine, other, half_year=9, phase=INVENTORY, first=first, special=special)


def test_the_game_ends_after_the_november_of_the_ninth_half_year() -> None:
    game = end(farm(goods={**FED, "sheep": 2}, land=["stall"]), farm(goods=FED))
    assert game.is_over
    assert goods(game) == {"sheep": 2, "food": 1}


def test_a_peat_boat_exchanges_the_remaining_peat_before_the_points_are_counted() -> None:
    game = end(farm(goods={"food": 3, "peat": 8}, land=BARE, boats=1), farm(goods=FED))
    play(game, "done")
    assert not game.is_over
    play(game, *["trade grain"] * 6)
    assert game.is_over
    assert goods(game) == {"grain": 6}


def test_nobody_else_exchanges_anything() -> None:
    assert end(farm(goods={"food": 3, "peat": 8}, land=BARE), farm(goods=FED)).is_over


def test_vehicles_and_animals_are_not_touched_in_the_last_exchange() -> None:
    mine = farm(goods={"food": 3, "peat": 8, "wood": 3, "horse": 2}, land=BARE, boats=1, vehicles=["cart"])
    game = end(mine, farm(goods=FED))
    play(game, "done")
    assert {text.split()[0] for text in any_time(game)} == {"trade"}
    assert texts(game) == {"done"}


def test_the_player_with_the_most_points_wins() -> None:
    game = end(farm(goods=FED), farm(goods={**FED, "timber": 1}))
    assert game.winners == [1]


@pytest.mark.parametrize(
    ("first", "special", "winner"), [(0, -1, 1), (1, -1, 0), (0, 0, 1), (0, 1, 0), (1, 0, 1), (1, 1, 0)]
)
def test_a_tie_is_broken_by_who_would_start_into_a_tenth_half_year(first: int, special: int, winner: int) -> None:
    game = end(farm(goods=FED), farm(goods=FED), first, special)
    assert game.is_over
    assert game.scores[0] == game.scores[1]
    assert game.winners == [winner]
    assert view(game).next_first == winner


def test_a_farm_that_has_overcome_everything_costs_only_the_missing_vehicle() -> None:
    assert scenario(farm(land=BARE, dikes=7, boardwalk=0, moors=[0, 0, 0]), farm()).scores[0] == -3
