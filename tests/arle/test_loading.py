"""Chapter "Loading Vehicles"."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement, permutations

import pytest

from allmende.arle.components.equipment import (
    GOODS_PIECES,
    KIND,
    PIECE_SIZES,
    PIECE_WEIGHTS,
    PIECES,
    VEHICLE_NAMES,
    fits_on,
    is_loaded,
    pieces_on,
)
from allmende.arle.rules.phases import INVENTORY
from allmende.core import Game
from arle.scenario import all_texts, any_time, farm, goods, lines, me, play, scenario, stand, texts, work

# Where pieces really lie

CELLS = {
    "handcart": [1],
    "wagon": [1, 1],
    "cart": [1, 1, 1],
    "horse-cart": [1, 1, 1, 1],
    "carriage": [1, 2],
    "droshky": [1, 2, 1],
}
"""The spaces of each vehicle from left to right. Those of the Wagon are never combined."""

SIZES = {
    "wood": 1,
    "clay": 1,
    "linen": 2,
    "woolen": 3,
    "leather": 3,
    "peat": 1,
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


def can_lie(kind: str, sizes: tuple[int, ...]) -> bool:
    """Whether tiles of these sizes can lie on a vehicle, each on neighbouring spaces that it fills exactly."""
    return _can_lie(kind, sizes, frozenset())


def _can_lie(kind: str, sizes: tuple[int, ...], taken: frozenset[int]) -> bool:
    if not sizes:
        return True
    return any(
        not run & taken and _can_lie(kind, sizes[1:], taken | run)
        for run in runs(kind)
        if sum(CELLS[kind][cell] for cell in run) == sizes[0]
    )


def runs(kind: str) -> Iterator[frozenset[int]]:
    """Spaces of a vehicle on which one tile may lie: a single one, or neighbours; a double one only as a whole."""
    cells = CELLS[kind]
    for first in range(len(cells)):
        for last in range(first, len(cells)):
            if first == last or kind != "wagon":
                yield frozenset(range(first, last + 1))


def loaded(kind: str, pieces: tuple[int, ...]) -> int:
    """A vehicle with these pieces, or -1 if one of them does not fit."""
    vehicle = VEHICLE_NAMES.index(kind)
    for piece in pieces:
        if not fits_on(vehicle, piece):
            return -1
        vehicle += PIECE_WEIGHTS[piece]
    return vehicle


ONE_OF_SIZE = {1: 0, 2: 2, 3: 3, 4: 14}
"""A piece of each size: wood, linen, woolen, Bremen."""
LOADS = [load for count in range(6) for load in combinations_with_replacement((1, 2, 3, 4), count)]


def test_the_brute_force_knows_the_vehicles_of_the_rulebook() -> None:
    full = {kind: {load for load in LOADS if load and can_lie(kind, load)} for kind in CELLS}
    assert full["handcart"] == {(1,)}
    assert full["wagon"] == {(1,), (1, 1)}
    assert full["cart"] == {(1,), (1, 1), (1, 1, 1), (2,), (1, 2), (3,)}
    assert full["horse-cart"] == full["cart"] | {(1, 1, 1, 1), (1, 1, 2), (2, 2), (1, 3), (4,)}
    assert full["carriage"] == {(1,), (2,), (1, 2), (3,)}
    assert full["droshky"] == {(1,), (1, 1), (2,), (1, 2), (1, 1, 2), (3,), (1, 3), (4,)}


@pytest.mark.parametrize("kind", CELLS)
def test_what_fits_is_what_can_really_be_laid(kind: str) -> None:
    for load in LOADS:
        for order in set(permutations(load)):
            fits = loaded(kind, tuple(ONE_OF_SIZE[size] for size in order)) >= 0
            assert fits == can_lie(kind, load), order


@pytest.mark.parametrize("kind", CELLS)
def test_every_piece_has_its_size_and_is_counted(kind: str) -> None:
    assert list(SIZES.values()) == PIECE_SIZES
    for first in range(PIECES):
        assert (loaded(kind, (first,)) >= 0) == can_lie(kind, (PIECE_SIZES[first],))
        for second in range(PIECES):
            vehicle = loaded(kind, (first, second))
            assert (vehicle >= 0) == can_lie(kind, (PIECE_SIZES[first], PIECE_SIZES[second]))
            if vehicle >= 0:
                assert vehicle & KIND == VEHICLE_NAMES.index(kind)
                assert is_loaded(vehicle)
                assert [pieces_on(vehicle, piece) for piece in range(PIECES) if piece < GOODS_PIECES] == [
                    (first, second).count(piece) for piece in range(GOODS_PIECES)
                ]


@pytest.mark.parametrize(("small", "large"), [("handcart", "wagon"), ("cart", "horse-cart"), ("carriage", "droshky")])
def test_whatever_lies_on_a_vehicle_lies_on_its_reverse_side_too(small: str, large: str) -> None:
    for load in LOADS:
        for order in set(permutations(load)):
            vehicle = loaded(small, tuple(ONE_OF_SIZE[size] for size in order))
            if vehicle < 0:
                continue
            for size, piece in ONE_OF_SIZE.items():
                assert fits_on(vehicle + 1, piece) == can_lie(large, (*load, size))


# Loading in the course of play

ALL_FABRICS = {"linen": 9, "woolen": 9, "leather": 9}


def loads(game: Game, seat: int = 0) -> set[str]:
    """What the seat may put where: `wood 1` and the like."""
    return {text.removeprefix("load ") for text in any_time(game, seat) if text.startswith("load ")}


def cargo(game: Game) -> list[list[str]]:
    """What lies on the first seat's vehicles."""
    return [sorted(vehicle.cargo) for vehicle in me(game).vehicles]


def driver(have: dict[str, int], *vehicles: str, **boards: object) -> Game:
    """Someone with these goods and vehicles, no fields, and a worker to place."""
    boards.setdefault("land", [])
    return scenario(farm(have, vehicles=vehicles, **boards), farm(), half_year=3)  # type: ignore[arg-type]


@pytest.mark.parametrize("kind", CELLS)
def test_each_vehicle_takes_what_fits_on_it(kind: str) -> None:
    game = driver({"wood": 9, "clay": 9, "peat": 9, **ALL_FABRICS}, kind, boardwalk=0, moors=(0, 0, 0))
    expected = {good for good in ("wood", "clay", *ALL_FABRICS) if can_lie(kind, (SIZES[good],))}
    expected |= {"beemoor"} | ({"emden", "leer"} if can_lie(kind, (3,)) else set())
    expected |= {"aurich", "esens"} if can_lie(kind, (2,)) else set()
    expected |= {"bremen"} if can_lie(kind, (4,)) else set()
    assert loads(game) == {f"{name} 1" for name in expected}


def test_a_full_vehicle_takes_nothing_more() -> None:
    for full in ("handcart: wood", "wagon: wood clay", "cart: wood linen", "carriage: leather", "droshky: bremen"):
        game = driver({"wood": 9, "clay": 9, "peat": 9, **ALL_FABRICS}, full)
        assert not loads(game)


def test_two_summer_wear_do_not_fit_on_a_droshky() -> None:
    game = driver({"linen": 2}, "droshky")
    play(game, "load linen 1")
    assert "linen 1" not in loads(game)
    assert "wood 1" in loads(driver({"linen": 1, "wood": 1}, "droshky: linen"))


def test_a_horse_cart_takes_two_summer_wear() -> None:
    game = driver({"linen": 2}, "horse-cart")
    play(game, "load linen 1", "load linen 1")
    assert cargo(game) == [["summer-wear", "summer-wear"]]


def test_a_double_space_takes_no_small_tile() -> None:
    game = driver({"wood": 3, "clay": 1, "peat": 1, "linen": 1}, "carriage: wood")
    assert loads(game) == {"linen 1"}
    assert loads(driver({"wood": 3, "peat": 3}, "droshky: wood wood")) == set()


def test_wood_and_fabrics_are_turned_and_clay_costs_a_peat() -> None:
    game = driver({"wood": 1, "clay": 2, "linen": 1, "peat": 2}, "horse-cart", "wagon")
    play(game, "load wood 1", "load clay 1", "load linen 1", "load clay 2")
    assert cargo(game) == [["brick", "summer-wear", "timber"], ["brick"]]
    assert not goods(game)


def test_without_peat_no_clay_is_loaded() -> None:
    game = driver({"clay": 1}, "cart")
    assert loads(game) == set()
    assert loads(driver({"clay": 1, "peat": 1}, "cart")) == {"clay 1", "beemoor 1", "emden 1"}


def test_upgraded_goods_are_not_loaded_again() -> None:
    have = dict.fromkeys(["timber", "brick", "summer-wear", "winter-wear", "leather-wear"], 3)
    game = driver(have, "horse-cart")
    assert loads(game) == {"norden 1", "emden 1", "leer 1", "bremen 1"}


@pytest.mark.parametrize(
    ("good", "upgraded", "points"),
    [
        ("wood", "timber", 0.5),
        ("clay", "brick", 1),
        ("linen", "summer-wear", 2),
        ("woolen", "winter-wear", 2.5),
        ("leather", "leather-wear", 2.5),
    ],
)
def test_what_is_loaded_comes_off_upgraded_when_the_vehicles_are_emptied(
    good: str, upgraded: str, points: float
) -> None:
    game = driver({good: 1, "peat": 3 if good == "clay" else 2}, "cart")
    play(game, f"load {good} 1")
    assert goods(game) == {"peat": 2}  # nothing of it can be used or sold before
    work(game, *["pass"] * 8)
    assert goods(game)[upgraded] == 1
    assert cargo(game) == [[]]
    assert lines(game)["goods"] == points


def test_bricks_on_a_vehicle_pay_for_nothing_and_summer_wear_on_it_is_not_sold() -> None:
    game = driver({"food": 5}, "cart: clay linen", "horse-cart")
    assert loads(game) == {"bremen 2"}
    play(game, "place summer-master")
    assert "improve ovens" not in texts(game)


def test_vehicles_are_loaded_once_per_half_year() -> None:
    game = driver({"wood": 9, "food": 9, "peat": 5}, "handcart")
    play(game, "load wood 1")
    assert not loads(game)
    work(game, *["pass"] * 8)
    if game.to_act == [1]:
        play(game, "pass")
    assert stand(game).half_year == 4
    assert "wood 1" in loads(game)


def test_alike_vehicles_are_offered_once() -> None:
    game = driver({"wood": 2}, "cart", "cart", "handcart")
    assert loads(game) == {"wood 1", "wood 3"}
    play(game, "load wood 1")
    assert loads(game) == {"wood 1", "wood 2", "wood 3"}


def test_each_player_loads_their_own_vehicles_with_their_own_goods() -> None:
    game = scenario(farm({"wood": 1}), farm(vehicles=["cart"], land=[]), half_year=3)
    assert not loads(game)
    assert not loads(game, 1)


# When vehicles are loaded


def test_loading_is_no_action() -> None:
    game = driver({"wood": 1}, "cart")
    play(game, "load wood 1")
    assert game.to_act == [0]
    assert "place woodcutter" in texts(game)


def test_a_vehicle_can_be_loaded_right_after_it_was_built() -> None:
    game = scenario(farm({"wood": 3}, land=[]), farm(), half_year=4)
    play(game, "place wainwright", "build handcart", "done")
    assert game.to_act == [0]
    play(game, "load wood 1")
    assert cargo(game) == [["timber"]]


def test_vehicles_are_loaded_in_the_middle_of_an_action() -> None:
    game = driver({"wood": 2, "flax": 2}, "cart")
    play(game, "place summer-master")
    assert "load wood 1" in all_texts(game)
    play(game, "load wood 1", "improve axes")
    assert cargo(game) == [["timber"]]


def test_food_from_a_destination_pays_for_the_action_of_the_same_turn() -> None:
    game = driver({"peat": 1}, "handcart")
    assert "place forester" not in texts(game)
    play(game, "load beemoor 1")
    assert goods(game) == {"food": 2}
    play(game, "place forester", "place forest")
    assert goods(game) == {"food": 1}


def test_vehicles_are_loaded_after_all_workers_until_the_end_is_declared() -> None:
    game = driver({"wood": 2, "peat": 2}, "wagon")
    work(game, *["pass"] * 8, "load wood 1", "load wood 1")
    assert goods(game)["timber"] == 2


def test_vehicles_are_not_loaded_in_the_inventory() -> None:
    for half_year in (3, 4, 9):
        game = scenario(
            farm({"wood": 9, "peat": 9}, ["stall"], vehicles=["cart"], boats=1),
            farm(),
            half_year=half_year,
            phase=INVENTORY,
        )
        assert not loads(game)
        assert any_time(game, 0)


def test_vehicles_can_be_flipped_while_they_are_loaded() -> None:
    for space, half_year in (("warden", 3), ("dike-warden", 4)):
        mine = farm({"wood": 1}, [], vehicles=["handcart: wood", "cart: linen", "carriage: leather"])
        game = scenario(mine, farm(), half_year=half_year)
        play(game, f"place {space}", "flip vehicle 3")
        assert [vehicle.kind for vehicle in me(game).vehicles] == ["handcart", "cart", "droshky"]
        assert cargo(game) == [["timber"], ["summer-wear"], ["leather-wear"]]
        assert "wood 3" in loads(game)


def test_a_loaded_vehicle_is_not_returned() -> None:
    game = driver({"wood": 3}, "handcart: wood", "handcart")
    assert {text for text in all_texts(game) if text.startswith("return")} == {"return vehicle 2"}


# The Loading Station

STATION = ("loading-station", "weaving-parlor", "colonists-house", "carpenters-workshop")


def station(*vehicles: str, half_year: int = 3, **goods: int) -> Game:
    """Someone with a Loading Station."""
    mine = farm(goods, ["loading-station"], vehicles=vehicles)
    return scenario(mine, farm(), half_year=half_year, houses=STATION)


@pytest.mark.parametrize(
    ("kind", "most"), [("handcart", 1), ("wagon", 2), ("cart", 3), ("horse-cart", 4), ("carriage", 1), ("droshky", 2)]
)
def test_the_loading_station_puts_peat_on_single_spaces(kind: str, most: int) -> None:
    game = station(kind)
    for _ in range(most):
        assert "peat 1" in loads(game)
        play(game, "load peat 1")
    assert "peat 1" not in loads(game)
    assert cargo(game) == [["peat"] * most]
    assert not goods(game)
    assert stand(game).seats[0].moors[0] == 4  # it comes from the supply


def test_peat_and_other_tiles_share_a_vehicle() -> None:
    game = station("droshky", "cart", wood=1, linen=1)
    play(game, "load peat 1", "load linen 1", "load wood 1", "load peat 2")
    assert cargo(game) == [["peat", "summer-wear", "timber"], ["peat"]]


def test_the_peat_comes_off_with_everything_else() -> None:
    game = station("cart", half_year=4, food=3)
    play(game, "load peat 1", "load peat 1")
    assert "peat" not in goods(game)
    work(game, *["pass"] * 8)
    assert goods(game)["peat"] == 2


def test_peat_off_the_vehicles_is_burnt_in_the_same_november() -> None:
    game = station("cart", food=3)
    play(game, "load peat 1", "load peat 1")
    work(game, *["pass"] * 8)
    while 0 in game.to_act and texts(game, 0) == {"done"} and stand(game).half_year == 3:
        game.play("done", 0)
    assert lines(game)["shortages"] == 0


def test_without_a_loading_station_no_peat_is_loaded() -> None:
    assert "peat 1" not in loads(driver({"peat": 5}, "cart"))
    other = scenario(farm({"peat": 5}, vehicles=["cart"]), farm(land=["loading-station"]), half_year=3, houses=STATION)
    assert "peat 1" not in loads(other)


def test_a_loading_station_works_only_in_the_work_phase() -> None:
    mine = farm({"food": 3, "peat": 3}, ["loading-station"], vehicles=["cart"], boats=1)
    game = scenario(mine, farm(), half_year=3, phase=INVENTORY, houses=STATION)
    assert not loads(game)
