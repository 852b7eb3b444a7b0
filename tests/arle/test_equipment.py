"""Chapter "Index of Equipment and Tools": what equipment costs, and where it stands in the barn."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from allmende.core import Game
from arle.scenario import all_texts, any_time, farm, goods, lines, me, play, scenario, supply, texts

VEHICLES: dict[str, tuple[int, int, float]] = {
    "handcart": (2, 0, 0),
    "wagon": (4, 0, 1),
    "cart": (5, 1, 1),
    "horse-cart": (7, 1, 2),
    "carriage": (4, 2, 4),
    "droshky": (6, 2, 5),
}
"""Wood, horses, points."""
LARGE = ["cart", "horse-cart", "carriage", "droshky"]
TILE = {
    kind: front
    for front, kinds in {
        "handcart": ["handcart", "wagon"],
        "cart": ["cart", "horse-cart"],
        "carriage": ["carriage", "droshky"],
    }.items()
    for kind in kinds
}
"""Which tile of the Supply Board a vehicle is."""


def wainwright(have: dict[str, int], stock: dict[str, int] | None = None, **boards: object) -> Game:
    """Someone who has just placed a worker on the Wainwright."""
    loading = boards.pop("loading", "any-time")
    amendments = boards.pop("amendments", None)
    mine = farm(have, **{"land": [], **boards})  # type: ignore[arg-type]
    game = scenario(mine, farm(), half_year=4, supply=stock, amendments=amendments, loading=loading)  # type: ignore[arg-type]
    play(game, "place wainwright")
    return game


def farmer(have: dict[str, int], stock: dict[str, int] | None = None, **boards: object) -> Game:
    """Someone who has just placed a worker on the Farmer."""
    mine = farm(have, **{"land": [], **boards})  # type: ignore[arg-type]
    game = scenario(mine, farm(), half_year=3, supply=stock)
    play(game, "place farmer")
    return game


def barn(game: Game) -> tuple[list[str], int, int]:
    """The vehicles, Peat Boats and Plows of the first seat."""
    mine = me(game)
    return sorted(vehicle.kind for vehicle in mine.vehicles), mine.peat_boats, mine.plows


# Costs


@pytest.mark.parametrize("kind", VEHICLES)
def test_what_a_vehicle_costs(kind: str) -> None:
    wood, horses, _ = VEHICLES[kind]
    game = wainwright({"wood": wood, "horse": horses, "peat": 1})
    before = supply(game)[TILE[kind]]
    play(game, f"build {kind}")
    assert barn(game)[0] == [kind]
    assert goods(game) == {"peat": 1}
    assert supply(game)[TILE[kind]] == before - 1


@pytest.mark.parametrize("kind", VEHICLES)
def test_less_is_not_enough_for_a_vehicle(kind: str) -> None:
    wood, horses, _ = VEHICLES[kind]
    assert f"build {kind}" not in all_texts(wainwright({"wood": wood - 1, "horse": horses}))
    if horses:
        assert f"build {kind}" not in all_texts(wainwright({"wood": wood, "horse": horses - 1, "cattle": 4}))


@pytest.mark.parametrize("kind", VEHICLES)
def test_timber_stands_for_wood(kind: str) -> None:
    wood, horses, _ = VEHICLES[kind]
    game = wainwright({"wood": wood - 1, "timber": 3, "horse": horses, "brick": 1})
    play(game, f"build {kind}")
    assert goods(game) == {"timber": 2, "brick": 1}


def test_more_timber_than_needed_may_be_paid() -> None:
    game = wainwright({"wood": 2, "timber": 2})
    play(game, "build handcart dearly")
    assert texts(game) == {"pay dear 1", "pay dear 2"}
    play(game, "pay dear 2")
    assert goods(game) == {"wood": 2}


@pytest.mark.parametrize("animal", ["cattle", "horse"])
def test_a_plow_costs_a_wood_and_a_cattle_or_a_horse(animal: str) -> None:
    game = farmer({"wood": 1, animal: 1, "sheep": 1})
    assert texts(game) == {f"build plow {animal}", "done"}
    play(game, f"build plow {animal}")
    assert barn(game) == ([], 0, 1)
    assert goods(game) == {"sheep": 1}
    assert texts(game) == {"plow grain-field", "plow flax-field", "done"}  # it counts at once


def test_a_plow_takes_no_sheep_and_needs_wood() -> None:
    assert not [text for text in all_texts(farmer({"wood": 1, "sheep": 4})) if text.startswith("build")]
    assert not [text for text in all_texts(farmer({"cattle": 1, "horse": 1})) if text.startswith("build")]


def test_a_peat_boat_costs_a_wood() -> None:
    game = wainwright({"wood": 1})
    assert texts(game) == {"build peat-boat", "done"}
    play(game, "build peat-boat")
    assert barn(game) == ([], 1, 0)
    assert not goods(game)


def test_the_wainwright_builds_one_vehicle_and_one_boat() -> None:
    game = wainwright({"wood": 9})
    play(game, "build wagon")
    assert texts(game) == {"build peat-boat", "done"}
    play(game, "build peat-boat")
    assert barn(game) == (["wagon"], 1, 0)
    assert not [text for text in texts(game, 0) if text.startswith("build")]
    other = wainwright({"wood": 9})
    play(other, "build peat-boat")
    assert "build wagon" in texts(other)
    assert "build peat-boat" not in texts(other)
    play(other, "done")
    assert barn(other) == ([], 1, 0)


def test_a_plow_cannot_be_bought_at_the_wainwright_nor_a_boat_at_the_farmer() -> None:
    rich = {"wood": 9, "cattle": 3, "horse": 3}
    assert not [text for text in texts(wainwright(rich)) if "plow" in text]
    assert not [text for text in texts(farmer(rich)) if "boat" in text]


@pytest.mark.parametrize("kind", VEHICLES)
def test_points_of_vehicles(kind: str) -> None:
    points = lines(scenario(farm(vehicles=[kind, kind]), farm(), half_year=3))["equipment"]
    assert points == 2 * VEHICLES[kind][2] - (0 if kind in LARGE else 3)


def test_points_of_plows_and_boats() -> None:
    assert lines(scenario(farm(boats=2, plows=1), farm(), half_year=3))["equipment"] == 2 + 3 - 3


# The supply


@pytest.mark.parametrize("kind", VEHICLES)
def test_a_vehicle_needs_its_tile_in_the_supply(kind: str) -> None:
    rich = {"wood": 9, "horse": 2}
    game = wainwright(rich, stock={TILE[kind]: 0})
    offered = {text.removeprefix("build ") for text in texts(game)} & set(VEHICLES)
    assert offered == {other for other in VEHICLES if TILE[other] != TILE[kind]}


def test_flipped_vehicles_are_missing_in_the_supply() -> None:
    mine = farm({"wood": 9, "horse": 2}, [], vehicles=["wagon", "horse-cart", "droshky"])
    other = farm(vehicles=["wagon", "horse-cart", "cart", "droshky"])
    game = scenario(mine, other, half_year=4)
    play(game, "place wainwright")
    assert {text for text in texts(game) if text.startswith("build")} == {
        "build carriage",
        "build droshky",
        "build peat-boat",
    }


def test_plows_and_peat_boats_share_six_tiles() -> None:
    mine, other = farm({"wood": 9, "horse": 2}, [], plows=3), farm(boats=2, plows=1)
    winter = scenario(mine, other, half_year=4)
    play(winter, "place wainwright")
    assert "build peat-boat" not in texts(winter)
    summer = scenario(farm({"wood": 9, "horse": 2}, [], plows=3), farm(boats=2, plows=1), half_year=3)
    play(summer, "place farmer")
    assert not [text for text in texts(summer) if text.startswith("build")]


# The barn


def has_room(vehicles: Sequence[str], boats: int, plows: int) -> tuple[bool, bool]:
    """Whether a small and a large piece find room: four small spaces, two large ones, one for either."""
    large = sum(kind in LARGE for kind in vehicles)
    small = len(vehicles) - large + boats + plows

    def fits(small: int, large: int) -> bool:
        return any(small <= 4 + either and large <= 2 + 1 - either for either in (0, 1))

    return fits(small + 1, large), fits(small, large + 1)


BARNS = [
    (["cart", "cart", "cart"][:large] + ["handcart", "wagon"][:carts], min(small, 3), max(small - 3, 0))
    for large in range(4)
    for carts in range(3)
    for small in range(6)
    if carts + small <= (5 if large <= 2 else 4)
]


@pytest.mark.parametrize(("vehicles", "boats", "plows"), BARNS)
def test_the_barn_has_four_small_spaces_two_large_ones_and_one_for_either(
    vehicles: list[str], boats: int, plows: int
) -> None:
    small, large = has_room(vehicles, boats, plows)
    have = {"wood": 9, "horse": 2}
    game = wainwright(have, vehicles=vehicles, boats=boats, plows=plows)
    assert (me(game).parking[0] > 0, me(game).parking[1] > 0) == (small, large)
    if large or any(kind in LARGE for kind in vehicles):
        play(game, "build carriage")
        play(game, *(["give up vehicle 1"] if "give up vehicle 1" in texts(game) else []))
        assert sum(kind in LARGE for kind in barn(game)[0]) == sum(kind in LARGE for kind in vehicles) + large
        assert ("carriage" in barn(game)[0], barn(game)[1:]) == (True, (boats, plows))
    else:
        assert "build carriage" not in texts(game)  # five small pieces, and none of the large ones to give up


@pytest.mark.parametrize(("vehicles", "boats", "plows"), BARNS)
def test_what_makes_room_for_a_small_piece(vehicles: list[str], boats: int, plows: int) -> None:
    # Of three large vehicles one stands where a small piece may stand as well.
    small, _ = has_room(vehicles, boats, plows)
    game = wainwright({"wood": 1}, vehicles=vehicles, boats=boats, plows=plows)
    play(game, *(["build peat-boat"] if "build peat-boat" in texts(game) else []))
    ways = {text.removeprefix("give up ") for text in texts(game) if text.startswith("give up")}
    if small:
        assert not ways
        return
    expected = {f"vehicle {place}" for place, kind in enumerate(vehicles, 1) if kind not in LARGE}
    expected |= {"vehicle 1"} if vehicles.count("cart") == 3 else set()
    assert ways == expected | ({"peat-boat"} if boats else set()) | ({"plow"} if plows else set())


def test_what_is_given_up_returns_to_the_supply_board() -> None:
    game = wainwright({"wood": 1}, vehicles=["wagon", "cart", "cart", "cart"], plows=3)
    before = supply(game)
    play(game, "build peat-boat", "give up vehicle 1")
    assert barn(game) == (["cart", "cart", "cart"], 1, 3)
    assert supply(game)["handcart"] == before["handcart"] + 1
    assert supply(game)["peat-boat"] == before["peat-boat"] - 1


def test_a_plow_makes_room_in_a_full_barn_before_it_comes() -> None:
    game = farmer({"wood": 1, "cattle": 1}, boats=5)
    play(game, "build plow cattle")
    assert barn(game) == ([], 4, 1)  # there is only one way


# A vehicle or a Peat Boat without space in the barn makes one of equal size leave first. Yet equipment can be returned
# at any time, and then there may be space.


def test_equipment_of_the_other_size_makes_room_since_it_may_be_returned_at_any_time() -> None:
    game = wainwright({"wood": 7, "horse": 2}, vehicles=["cart", "cart", "handcart"], boats=4)
    play(game, "build carriage")
    assert texts(game) == {"give up vehicle 1", "give up vehicle 3", "give up peat-boat"}
    play(game, "give up peat-boat")
    assert barn(game) == (["carriage", "cart", "cart", "handcart"], 3, 0)
    other = wainwright({"wood": 1}, vehicles=["cart", "cart", "cart"], plows=4)
    play(other, "build peat-boat", "give up vehicle 1")
    assert barn(other) == (["cart", "cart"], 1, 4)


def test_two_loaded_vehicles_leave_a_small_piece_to_make_room_for_a_third() -> None:
    game = wainwright({"wood": 7, "horse": 2}, vehicles=["cart: wood", "cart: wood"], boats=5)
    play(game, "build carriage")
    assert barn(game) == (["carriage", "cart", "cart"], 4, 0)  # there is only one way


def test_a_large_vehicle_makes_room_for_a_plow() -> None:
    # For a Plow the rulebook asks for another piece of equipment, of whatever size.
    game = farmer({"wood": 1, "cattle": 1}, vehicles=["cart", "horse-cart: bremen", "droshky"], boats=4)
    play(game, "build plow cattle")
    assert texts(game) == {"give up vehicle 1", "give up vehicle 3", "give up peat-boat"}
    play(game, "give up vehicle 1")
    assert barn(game) == (["droshky", "horse-cart"], 4, 1)


@pytest.mark.parametrize(("loading", "amendments"), [("between-actions", None), ("any-time", 1)])
def test_without_returns_at_any_time_equipment_of_the_other_size_makes_no_room(
    loading: str, amendments: int | None
) -> None:
    # A game that began before this was mended goes on as it began.
    game = wainwright(
        {"wood": 7, "horse": 2}, vehicles=["cart", "cart", "handcart"], boats=4, loading=loading, amendments=amendments
    )
    play(game, "build carriage")
    assert barn(game) == (["carriage", "cart", "handcart"], 4, 0)
    other = wainwright({"wood": 1}, vehicles=["cart", "cart", "cart"], plows=4, loading=loading, amendments=amendments)
    play(other, "build peat-boat")
    assert barn(other) == (["cart", "cart", "cart"], 1, 3)
    loaded = wainwright(
        {"wood": 7, "horse": 2}, vehicles=["cart: wood", "cart: wood"], boats=5, loading=loading, amendments=amendments
    )
    assert "build carriage" not in texts(loaded)


def test_loaded_vehicles_stay_even_if_there_is_no_other_way() -> None:
    game = wainwright({"wood": 7, "horse": 2}, vehicles=["cart: wood", "cart: clay", "horse-cart: bremen"])
    assert not [text for text in texts(game) if "carriage" in text or "droshky" in text]
    some = wainwright({"wood": 7, "horse": 2}, vehicles=["cart: wood", "cart", "horse-cart: bremen"])
    play(some, "build carriage")
    assert barn(some)[0] == ["carriage", "cart", "horse-cart"]
    assert me(some).vehicles[0].cargo == ["timber"]


# Returning at any time


def test_empty_equipment_can_be_returned_at_any_time_in_the_work_phase() -> None:
    mine = farm({"wood": 2}, [], vehicles=["cart", "handcart: wood", "wagon"], boats=1, plows=1)
    game = scenario(mine, farm(), half_year=3)
    returns = {"return vehicle 1", "return vehicle 3", "return peat-boat", "return plow"}
    assert {text for text in any_time(game) if text.startswith("return")} == returns
    before = supply(game)
    play(game, "return vehicle 1", "return peat-boat", "return plow")
    assert barn(game) == (["handcart", "wagon"], 0, 0)
    assert supply(game)["cart"] == before["cart"] + 1
    assert supply(game)["peat-boat"] == before["peat-boat"] + 2
    assert goods(game) == {"wood": 2}  # for nothing


def test_a_returned_tile_is_available_again() -> None:
    mine = farm({"wood": 2}, [], vehicles=["wagon", "wagon"])
    game = scenario(mine, farm(), half_year=4)
    assert supply(game)["handcart"] == 0
    play(game, "return vehicle 1", "place wainwright", "build handcart")
    assert barn(game)[0] == ["handcart", "wagon"]


def test_a_small_piece_returned_first_makes_room_for_a_large_one() -> None:
    mine = farm({"wood": 4, "horse": 2}, [], vehicles=["cart", "cart"], boats=5)
    game = scenario(mine, farm(), half_year=4)
    play(game, "return peat-boat", "place wainwright", "build carriage")
    assert barn(game) == (["carriage", "cart", "cart"], 4, 0)


# Flipping


@pytest.mark.parametrize(("before", "after"), [("handcart", "wagon"), ("cart", "horse-cart"), ("carriage", "droshky")])
def test_an_upgrade_is_free_and_takes_no_tile(before: str, after: str) -> None:
    game = scenario(farm(land=[], vehicles=[before]), farm(), half_year=3)
    stock = supply(game)
    play(game, "place warden", "flip vehicle 1")
    assert barn(game)[0] == [after]
    assert supply(game) == stock
    assert lines(game)["equipment"] == VEHICLES[after][2] - (0 if after in LARGE else 3)


def test_a_boat_becomes_a_plow_and_no_plow_a_boat() -> None:
    game = scenario(farm(land=[], boats=1, plows=1), farm(), half_year=3)
    stock = supply(game)
    play(game, "place warden", "flip peat-boat")
    assert barn(game) == ([], 0, 2)
    assert supply(game) == stock


# Tools


def test_the_tool_tracks() -> None:
    tracks = {
        "fish-traps": ("wood", 1, [2, 3, 4, 5, 6], [0, 0, 0, 0, 3]),
        "fleshing-beams": ("wood", 1, [3, 5, 6], [0, 1, 3]),
        "weaving-looms": ("wood", 2, [2, 3, 4, 5], [0, 1, 3, 4]),
        "slaughtering-tables": ("clay", 1, [2, 3, 4], [0, 1, 2]),
        "spades": ("wood", 1, [3, 5, 7], [0, 0, 2]),
        "shovels": ("wood", 1, [3, 4, 5, 6], [0, 0, 0, 0]),
        "pottery-wheels": ("clay", 1, [2, 3, 4], [0, 0, 2]),
        "ovens": ("brick", 1, [1, 2, 3, 4], [0, 1, 5, 7]),
        "axes": ("wood", 1, [3, 4, 5, 6], [0, 0, 0, 0]),
        "workbenches": ("clay", 2, [2, 3, 4], [0, 1, 4]),
    }
    for tool, (material, count, values, points) in tracks.items():
        for place, value in enumerate(values):
            game = scenario(farm({material: count}, [], tools={tool: value}), farm(), half_year=3)
            assert lines(game)["tools"] == points[place]
            play(game, "place summer-master")
            offered = f"improve {tool}" in texts(game)
            assert offered == (place < len(values) - 1)
            if offered:
                play(game, f"improve {tool}")
                assert {seen.name: seen.values[seen.position] for seen in me(game).tools}[tool] == values[place + 1]
                assert not goods(game)
            poor = scenario(farm({material: count - 1}, [], tools={tool: value}), farm(), half_year=3)
            play(poor, "place summer-master")
            assert f"improve {tool}" not in texts(poor)
