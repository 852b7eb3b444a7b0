"""Chapter "Index of Travel Destination Tiles", and what it takes to go there."""

from __future__ import annotations

from itertools import permutations

import pytest

from allmende.arle.components.pieces import HYDRATED
from allmende.core import Game
from arle.scenario import (
    DARK_HOUSES,
    any_time,
    farm,
    goods,
    lines,
    me,
    moors,
    play,
    scenario,
    stand,
    supply,
    texts,
    tiles,
    work,
)

SIZES = {
    "hage": 1,
    "beemoor": 1,
    "dornum": 1,
    "norden": 2,
    "aurich": 2,
    "esens": 2,
    "emden": 3,
    "leer": 3,
    "bremen": 4,
}
WEAR = ["summer-wear", "winter-wear", "leather-wear"]
ANIMALS = ["sheep", "cattle", "horse"]

SALES: dict[str, list[tuple[int, str, dict[str, int], int]]] = {
    "beemoor": [(1, "peat", {"peat": 1}, 2)],
    "norden": [(1, "sheep", {"sheep": 1}, 4), (2, "winter-wear", {"winter-wear": 1}, 7)],
    "aurich": [
        (1, "leather", {"leather": 1}, 4),
        (2, "horse", {"horse": 1}, 5),
        (3, "sheep", {"sheep": 1}, 4),
        (3, "cattle", {"cattle": 1}, 4),
        (3, "horse as item 3", {"horse": 1}, 4),
    ],
    "esens": [(1, "2 grain", {"grain": 2}, 4), (2, "hides", {"hides": 1}, 2), (3, "woolen", {"woolen": 1}, 4)],
    "emden": [
        (1, "winter-wear", {"winter-wear": 1}, 7),
        (2, "leather-wear", {"leather-wear": 1}, 7),
        (3, "summer-wear", {"summer-wear": 1}, 6),
        (4, "peat", {"peat": 1}, 3),
    ],
    "leer": [
        (1, "flax", {"flax": 1}, 2),
        (2, "linen", {"linen": 1}, 3),
        (3, "cattle", {"cattle": 1}, 5),
        (4, "summer-wear", {"summer-wear": 1}, 6),
        (4, "winter-wear", {"winter-wear": 1}, 6),
        (4, "leather-wear", {"leather-wear": 1}, 6),
    ],
    "bremen": [
        (1, "timber", {"timber": 1}, 5),
        (2, "2 sheep", {"sheep": 2}, 9),
        (2, "2 cattle", {"cattle": 2}, 9),
        (2, "2 horse", {"horse": 2}, 9),
        (3, "linen woolen leather", {"linen": 1, "woolen": 1, "leather": 1}, 12),
        (4, "summer-wear winter-wear leather-wear", dict.fromkeys(WEAR, 1), 30),
    ],
}
"""By destination: which item, how the sale is called, what is given, and for how much food. Fields, Plows, Peat Boats
and moors have tests of their own."""
EVERY_SALE = [(place, *sale) for place, sales in SALES.items() for sale in sales]
NAMES = [f"{place} {sale[1]}" for place, sales in SALES.items() for sale in sales]
GONE = {"boardwalk": 0, "moors": (0, 0, 0)}


def traveller(have: dict[str, int] | None = None, **boards: object) -> Game:
    """Someone with a Horse Cart and these things; without fields and moors, if nothing else is said."""
    boards = {"land": [], "vehicles": ["horse-cart"], **GONE} | boards
    return scenario(farm(have, **boards), farm(), half_year=3)  # type: ignore[arg-type]


def can_go(game: Game, place: str, vehicle: int = 1) -> bool:
    """Whether the destination can be loaded."""
    return f"load {place} {vehicle}" in any_time(game)


def sales(game: Game) -> set[str]:
    """What can be sold at the destination at which the seat is."""
    return {text.removeprefix("sell ") for text in texts(game) if text.startswith("sell")}


def go(place: str, have: dict[str, int] | None = None, **boards: object) -> Game:
    """Someone who has just arrived there."""
    game = traveller(have, **boards)
    play(game, f"load {place} 1")
    return game


# One by one


@pytest.mark.parametrize(("place", "item", "name", "cost", "food"), EVERY_SALE, ids=NAMES)
def test_what_is_sold_and_what_for(place: str, item: int, name: str, cost: dict[str, int], food: int) -> None:
    game = traveller({**cost, "wood": 1})
    assert can_go(game, place)
    play(game, f"load {place} 1")
    if f"{place} {name}" in sales(game):  # if there is only one way to sell, it is not asked for
        play(game, f"sell {place} {name}")
        play(game, *(["done"] if texts(game) == {"done"} else []))
        assert goods(game) == {"food": food, "wood": 1}
    else:
        assert goods(game) == {"food": food, "wood": 1}
    assert me(game).vehicles[0].cargo == [place]


@pytest.mark.parametrize(("place", "item", "name", "cost", "food"), EVERY_SALE, ids=NAMES)
def test_less_is_not_enough_to_go_there(place: str, item: int, name: str, cost: dict[str, int], food: int) -> None:
    for resource in cost:
        assert not can_go(traveller(cost | {resource: cost[resource] - 1}), place)


@pytest.mark.parametrize("place", SIZES)
def test_with_nothing_to_sell_one_cannot_go(place: str) -> None:
    assert not can_go(traveller({"wood": 9, "clay": 9, "wool": 9, "brick": 9, "food": 9}), place)


@pytest.mark.parametrize("place", SALES)
def test_each_item_is_sold_once(place: str) -> None:
    rich = {name: 2 * count if count > 1 else 2 for _, _, cost, _ in SALES[place] for name, count in cost.items()}
    game = go(place, rich | ({"horse": 5, "sheep": 5, "cattle": 5} if place in ("aurich", "bremen") else {}))
    by_item: dict[int, set[str]] = {}
    for item, name, _, _ in SALES[place]:
        by_item.setdefault(item, set()).add(f"{place} {name}")
    if len(by_item) == 1:
        assert goods(game)["peat"] == 1  # Beemoor takes one peat, not two
        return
    assert sales(game) == {name for names in by_item.values() for name in names}
    assert "done" not in texts(game)  # at least one
    left = dict(by_item)
    for item in by_item:
        names = left.pop(item)
        play(game, f"sell {sorted(names)[0]}")
        assert not sales(game) & names
        if left:
            assert sales(game) == {name for other in left.values() for name in other}
            assert "done" in texts(game)
    assert "place woodcutter" in texts(game)


@pytest.mark.parametrize("place", ["norden", "aurich", "esens", "emden", "leer", "bremen"])
def test_one_may_stop_after_the_first_sale_and_not_come_back(place: str) -> None:
    rich = {name: 2 * count for _, _, cost, _ in SALES[place] for name, count in cost.items()}
    game = go(place, rich, vehicles=["horse-cart", "horse-cart"])
    play(game, sorted(text for text in texts(game) if text.startswith("sell"))[0], "done")
    assert not can_go(game, place, 2)
    assert not sales(game)


def test_nothing_but_what_is_depicted_is_sold() -> None:
    everything = dict.fromkeys(["peat", "wood", "clay", "timber", "brick", "linen", "woolen", "leather", *WEAR], 1)
    game = go("norden", everything | {"food": 0, "grain": 2, "flax": 1, "wool": 1, "hides": 1, "sheep": 1, "cattle": 1})
    assert sales(game) == {"norden sheep", "norden winter-wear"}


# Fields, Plows, Peat Boats


@pytest.mark.parametrize("field", ["grain-field", "flax-field"])
def test_hage_takes_a_field_for_a_food(field: str) -> None:
    game = traveller(land=[field, field, "forest"])
    before, empty = supply(game)["field"], tiles(game)["empty"]
    play(game, "load hage 1")
    assert goods(game) == {"food": 1}
    assert tiles(game)[field] == 1
    assert tiles(game)["empty"] == empty + 1
    assert supply(game)["field"] == before + 1


def test_the_field_for_hage_is_chosen() -> None:
    game = go("hage", land=["grain-field", "flax-field"])
    assert texts(game) == {"sell hage grain-field", "sell hage flax-field"}
    play(game, "sell hage flax-field")
    assert "flax-field" not in tiles(game)
    assert not sales(game)


def test_dornum_takes_a_plow_for_eight_food() -> None:
    game = traveller(plows=2)
    before = supply(game)["peat-boat"]
    play(game, "load dornum 1")
    assert goods(game) == {"food": 8}
    assert me(game).plows == 1
    assert supply(game)["peat-boat"] == before + 1
    assert not can_go(traveller(boats=2), "dornum")


def test_norden_takes_a_peat_boat_for_five_food() -> None:
    game = traveller(boats=2)
    before = supply(game)["peat-boat"]
    play(game, "load norden 1")
    assert goods(game) == {"food": 5}
    assert me(game).peat_boats == 1
    assert supply(game)["peat-boat"] == before + 1
    assert not can_go(traveller(plows=2), "norden")


def test_all_three_items_of_norden_are_sold_together() -> None:
    game = go("norden", {"sheep": 1, "winter-wear": 1}, boats=1)
    assert sales(game) == {"norden sheep", "norden winter-wear", "norden peat-boat"}
    play(game, "sell norden peat-boat", "sell norden sheep", "sell norden winter-wear")
    assert goods(game) == {"food": 16}


# Aurich and Bremen


def test_aurich_takes_two_animals_and_both_may_be_horses() -> None:
    game = go("aurich", {"horse": 2, "leather": 1})
    assert sales(game) == {"aurich horse", "aurich horse as item 3", "aurich leather"}
    play(game, "sell aurich horse", "sell aurich horse as item 3", "sell aurich leather")
    assert goods(game) == {"food": 13}


def test_one_horse_at_aurich_is_one_item() -> None:
    for move, food in (("sell aurich horse", 5), ("sell aurich horse as item 3", 4)):
        game = go("aurich", {"horse": 1})
        play(game, move)
        assert goods(game) == {"food": food}


def test_aurich_takes_at_most_two_animals() -> None:
    game = go("aurich", {"horse": 3, "sheep": 2, "cattle": 2})
    play(game, "sell aurich horse", "sell aurich cattle")
    assert goods(game) == {"food": 9, "horse": 2, "sheep": 2, "cattle": 1}


def test_leather_wear_is_no_leather_and_summer_wear_no_linen() -> None:
    assert not can_go(traveller({"leather-wear": 3}), "aurich")
    assert sales(go("leer", {"summer-wear": 2, "flax": 1})) == {"leer summer-wear", "leer flax"}
    assert not can_go(traveller(dict.fromkeys(WEAR, 1) | {"wood": 3}), "esens")


def test_bremen_takes_two_animals_of_one_kind() -> None:
    assert not can_go(traveller({"sheep": 1, "cattle": 1, "horse": 1}), "bremen")
    game = go("bremen", {"sheep": 2, "cattle": 3, "horse": 1, "timber": 1})
    assert sales(game) == {"bremen timber", "bremen 2 sheep", "bremen 2 cattle"}
    play(game, "sell bremen 2 cattle", "sell bremen timber")
    assert goods(game) == {"food": 14, "sheep": 2, "cattle": 1, "horse": 1}


def test_all_of_bremen_brings_no_more_than_thirty_food() -> None:
    have = {"timber": 1, "sheep": 2, "linen": 1, "woolen": 1, "leather": 1} | dict.fromkeys(WEAR, 1)
    game = go("bremen", have)
    play(game, "sell bremen timber", "sell bremen 2 sheep", "sell bremen linen woolen leather")
    assert goods(game)["food"] == 26
    play(game, "sell bremen summer-wear winter-wear leather-wear")
    assert goods(game) == {"food": 30}


@pytest.mark.parametrize(
    ("boardwalk", "tile", "sale", "points", "land"),
    [
        (0, HYDRATED, "moor hydrated", 4, 2),
        (0, 4, "moor 4", 1, 2),
        (0, 3, "moor 3", 1, 2),
        (0, 2, "moor 2", 1, 2),
        (0, 1, "moor 1", 1, 2),
        (4, 0, "boardwalk", 3, 1),
        (1, 0, "boardwalk", 3, 1),
    ],
)
def test_bremen_removes_a_moor_for_no_food_and_the_peat_is_lost(
    boardwalk: int, tile: int, sale: str, points: int, land: int
) -> None:
    game = traveller({"timber": 1}, boardwalk=boardwalk, moors=(tile, 0, 0))
    before, empty = lines(game)["home-board"], tiles(game)["empty"]
    play(game, "load bremen 1")
    assert sales(game) == {f"bremen {sale}", "bremen timber"}
    play(game, f"sell bremen {sale}", "done")
    assert goods(game) == {"timber": 1}
    assert moors(game) == [0, 0, 0, 0]
    assert lines(game)["home-board"] == before + points
    assert tiles(game)["empty"] == empty + land


def test_a_moor_alone_is_enough_for_bremen_and_only_one_is_removed() -> None:
    game = go("bremen", boardwalk=4, moors=(HYDRATED, HYDRATED, 2))
    assert sales(game) == {"bremen moor hydrated", "bremen moor 2", "bremen boardwalk"}
    play(game, "sell bremen moor hydrated")
    assert not sales(game)
    assert sorted(moors(game)) == [0, 2, 4, 5]
    assert "food" not in goods(game)
    assert me(game).vehicles[0].cargo == ["bremen"]


def test_the_land_below_the_moor_is_built_on_in_the_same_turn() -> None:
    game = go(
        "bremen", {"food": 1}, boardwalk=4, land=["stall", "forest", "forest", "grain-field", "stall"], moors=(5, 5, 5)
    )
    assert "empty" not in tiles(game)
    play(game, "sell bremen boardwalk", "place forester", "place forest")
    assert tiles(game)["forest"] == 3


@pytest.mark.parametrize("vehicle", ["handcart", "wagon", "cart", "carriage"])
def test_bremen_needs_a_horse_cart_or_a_droshky(vehicle: str) -> None:
    assert not can_go(traveller({"timber": 1}, vehicles=[vehicle]), "bremen")
    assert can_go(traveller({"timber": 1}, vehicles=[vehicle, "droshky"]), "bremen", 2)
    assert not can_go(traveller({"timber": 1}, vehicles=["droshky: wood", "horse-cart: wood"]), "bremen")


# Selling


def test_everything_is_sold_from_the_supply_and_nothing_from_vehicles() -> None:
    game = traveller(vehicles=["horse-cart", "horse-cart: linen leather", "cart: wood clay"])
    assert not [place for place in SIZES if can_go(game, place)]


@pytest.mark.parametrize(("food", "after"), [(22, 30), (25, 30), (29, 30), (30, 30)])
def test_food_beyond_thirty_is_lost(food: int, after: int) -> None:
    game = traveller({"food": food}, plows=1)
    play(game, "load dornum 1")
    assert goods(game) == {"food": after}


@pytest.mark.parametrize("order", list(permutations(["sell esens 2 grain", "sell esens hides", "sell esens woolen"])))
def test_the_order_of_sales_does_not_matter(order: tuple[str, ...]) -> None:
    game = go("esens", {"grain": 3, "hides": 2, "woolen": 2})
    for sale in order:
        play(game, sale)
    assert goods(game) == {"food": 10, "grain": 1, "hides": 1, "woolen": 1}


def test_nothing_else_is_done_while_one_is_selling() -> None:
    game = go("leer", {"flax": 1, "linen": 1, "wood": 1, "peat": 1}, vehicles=["horse-cart"], boats=1)
    assert not any_time(game)


# On the vehicle and on the Travel Experience Track


@pytest.mark.parametrize("place", SIZES)
def test_a_destination_blocks_its_vehicle_and_lands_on_the_track(place: str) -> None:
    have = {"peat": 3, "sheep": 1, "horse": 1, "hides": 1, "flax": 1, "timber": 1}
    game = go(place, have, land=["flax-field"], plows=1)
    if "done" not in texts(game) and sales(game):
        play(game, sorted(text for text in texts(game) if text.startswith("sell"))[0])
    while sales(game):
        play(game, "done")
    assert me(game).travelled == 0
    assert next(seen.state for seen in me(game).destinations if seen.name == place) == "loaded"
    work(game, *["pass"] * 8)
    assert me(game).travelled == SIZES[place]
    assert not me(game).vehicles[0].cargo
    assert next(seen.state for seen in me(game).destinations if seen.name == place) == "visited"
    assert stand(game).seats[0].destinations.bit_count() == 8


def test_each_destination_is_visited_once_in_a_game() -> None:
    game = traveller({"peat": 9}, visited=["beemoor"], travelled=1)
    assert not can_go(game, "beemoor")
    assert can_go(game, "emden")


def test_each_player_has_a_set_of_destinations() -> None:
    mine, other = farm({"peat": 3}, [], vehicles=["cart"]), farm({"peat": 3}, [], vehicles=["cart"])
    game = scenario(mine, other, half_year=3)
    play(game, "load beemoor 1", "pass")
    if game.to_act == [0]:
        play(game, "done")
    assert game.to_act == [1]
    assert can_go(game, "beemoor")


def test_all_sizes_make_up_the_track() -> None:
    assert sum(SIZES.values()) == 19
    assert {seen.name: seen.size for seen in me(traveller()).destinations} == SIZES


@pytest.mark.parametrize(
    ("travelled", "points"),
    list(enumerate([0, 0, 1, 3, 3, 3, 4, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10])),
)
def test_the_first_empty_space_of_the_track_counts(travelled: int, points: int) -> None:
    assert lines(traveller(travelled=travelled))["travel"] == points


# Between two sales


def test_goods_may_be_exchanged_between_two_sales() -> None:
    mine = farm(
        {**dict.fromkeys(WEAR, 1), "timber": 1, "brick": 1}, ["stall", "carpenters-workshop"], vehicles=["droshky"]
    )
    game = scenario(mine, farm(), houses=DARK_HOUSES)
    play(game, "load bremen 1", "sell bremen summer-wear winter-wear leather-wear")
    assert me(game).goods["food"] == 30
    play(game, "exchange carpenters-workshop", "sell bremen timber")
    assert goods(game) == {"food": 30}
    assert tiles(game)["stable"] == 1


def test_nothing_is_exchanged_before_the_first_sale_nor_loaded_before_the_last() -> None:
    mine = farm({"leather": 1, "horse": 3, "flax": 3, "wood": 1}, ["litter-storage"], vehicles=["cart"])
    game = scenario(mine, farm(), houses=(*DARK_HOUSES[:3], "litter-storage"))
    play(game, "load aurich 1")
    assert not any_time(game)
    play(game, "sell aurich horse")
    assert any_time(game) == {"exchange litter-storage"}
    play(game, "exchange litter-storage", "sell aurich horse as item 3", "done")
    assert goods(game) == {"leather": 1, "horse": 2, "wood": 1, "food": 9}
