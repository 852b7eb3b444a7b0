"""The yellow Minor Craft Buildings: what they do at once when they are built."""

from __future__ import annotations

import pytest

from allmende.arle.components.pieces import HYDRATED
from allmende.core import Game
from arle.scenario import any_time, farm, goods, me, moors, play, scenario, supply, texts, tiles

YELLOW = ["turnery", "smokehouse", "cooperage", "bakehouse", "smithy"]
COST = {"timber": 1, "brick": 1}


def built(building: str, have: dict[str, int] | None = None, **boards: object) -> Game:
    """Someone with these goods who has just built it."""
    crafts = (building, next(other for other in YELLOW if other != building))
    mine = farm(COST | (have or {}), **boards)  # type: ignore[arg-type]
    game = scenario(mine, farm(), half_year=3, crafts=crafts)
    play(game, "place builder", f"build {building}")
    return game


def is_over(game: Game) -> bool:
    """Whether the building has nothing more to ask: it is the other player's turn, or the end of this one's."""
    return game.to_act == [1] or texts(game) == {"done"}


@pytest.mark.parametrize("forests", [0, 1, 2, 3])
def test_the_turnery_gives_a_wood_and_two_cuts_for_each_forest(forests: int) -> None:
    game = built("turnery", land=["forest"] * forests)
    assert goods(game) == ({"wood": forests} if forests else {})
    if not forests:
        assert is_over(game)
        return
    assert texts(game) == {f"cut {count} boardwalk" for count in range(1, min(4, 2 * forests) + 1)} | {"done"}
    assert tiles(game)["forest"] == forests
    play(game, "cut 2 boardwalk")
    assert (texts(game) == {"cut 1 boardwalk", "cut 2 boardwalk", "done"}) == (forests > 1)


def test_parks_are_no_forests_for_the_turnery() -> None:
    game = built("turnery", land=["park", "park"])
    assert is_over(game)
    assert not goods(game)


def test_the_turnery_takes_no_peat_from_the_supply() -> None:
    game = built("turnery", land=["forest"], boardwalk=0)
    assert is_over(game)
    assert goods(game) == {"wood": 1}


def test_the_cuts_of_the_turnery_may_be_spread_and_left() -> None:
    game = built("turnery", land=["forest", "forest"], boardwalk=1, moors=(2, HYDRATED, 4))
    play(game, "cut 1 boardwalk", "cut 2 moor 2")
    assert texts(game) == {"cut 1 moor 4", "done"}
    play(game, "done")
    assert moors(game) == [0, 0, HYDRATED, 4]
    assert goods(game) == {"wood": 2, "peat": 3}


@pytest.mark.parametrize("traps", [2, 3, 4, 5, 6])
def test_the_smokehouse_cuts_as_much_as_there_are_fish_traps(traps: int) -> None:
    game = built("smokehouse", tools={"fish-traps": traps}, boardwalk=4, moors=(4, HYDRATED, HYDRATED))
    most = min(4, traps)
    play(game, f"cut {most} boardwalk")
    if traps > 4:
        play(game, f"cut {traps - 4} moor 4")
    assert is_over(game)
    assert goods(game) == {"peat": traps}
    assert me(game).tools[0].values[me(game).tools[0].position] == traps


def test_the_smokehouse_takes_no_peat_from_the_supply() -> None:
    game = built("smokehouse", boardwalk=0)
    assert is_over(game)
    assert not goods(game)


@pytest.mark.parametrize(
    ("sheep", "cattle", "gain"),
    [(4, 0, 0), (0, 4, 0), (5, 0, 1), (2, 3, 1), (5, 4, 1), (4, 6, 2), (14, 0, 2), (7, 8, 3)],
)
def test_the_cooperage_raises_all_six_indicators(sheep: int, cattle: int, gain: int) -> None:
    land = ["stable", "stable", "stall", "empty"]
    game = built("cooperage", {"sheep": sheep, "cattle": cattle, "wool": 1}, land=land)
    have = goods(game)
    assert (have.get("sheep", 0), have.get("cattle", 0)) == (sheep, cattle)
    assert have.get("food", 0) == 2 * gain
    assert [have.get(name, 0) for name in ("grain", "flax", "hides", "wool")] == [gain, gain, gain, 1 + gain]
    assert "peat" not in have
    assert is_over(game)


def test_horses_give_no_milk_to_the_cooperage() -> None:
    assert goods(built("cooperage", {"horse": 6, "sheep": 4}, land=["stable", "stall"])) == {"horse": 6, "sheep": 4}


def test_the_cooperage_moves_no_indicator_beyond_its_track() -> None:
    full = {"food": 29, "grain": 15, "flax": 14, "wool": 13, "hides": 12}
    game = built("cooperage", full | {"sheep": 12, "cattle": 3}, land=["stable", "stable", "stable"])
    assert [goods(game)[name] for name in full] == [30, 15, 15, 15, 15]


@pytest.mark.parametrize("ovens", [1, 2, 3, 4])
def test_the_bakehouse_bakes_once_for_each_oven(ovens: int) -> None:
    game = built("bakehouse", {"grain": 15, "flax": 6}, tools={"ovens": ovens})
    assert texts(game) == {f"convert {count}" for count in range(1, ovens + 1)} | {"done"}
    play(game, f"convert {ovens}")
    left = {"grain": 15 - 2 * ovens, "flax": 6 - ovens, "food": min(8 * ovens, 30)}
    assert goods(game) == left
    assert is_over(game)


@pytest.mark.parametrize(("grain", "flax", "most"), [(1, 5, 0), (2, 0, 0), (2, 1, 1), (5, 9, 2), (9, 1, 1)])
def test_the_bakehouse_needs_two_grain_and_a_flax(grain: int, flax: int, most: int) -> None:
    game = built("bakehouse", {"grain": grain, "flax": flax}, tools={"ovens": 4})
    if not most:
        assert is_over(game)
    else:
        assert texts(game) == {f"convert {count}" for count in range(1, most + 1)} | {"done"}


def test_nothing_need_be_baked() -> None:
    game = built("bakehouse", {"grain": 2, "flax": 1})
    play(game, "done")
    assert goods(game) == {"grain": 2, "flax": 1}


def test_bread_beyond_thirty_food_is_lost() -> None:
    game = built("bakehouse", {"grain": 2, "flax": 1, "food": 25})
    play(game, "convert 1")
    assert goods(game) == {"food": 30}


def test_the_smithy_exchanges_small_equipment_for_plows() -> None:
    game = built("smithy", vehicles=["handcart", "wagon", "cart"], boats=2)
    before = supply(game)
    assert texts(game) == {"forge peat-boat", "forge vehicle 1", "forge vehicle 2", "done"}
    play(game, "forge vehicle 2", "forge vehicle 1", "forge peat-boat", "forge peat-boat")
    assert is_over(game)
    mine = me(game)
    assert (mine.plows, mine.peat_boats, [vehicle.kind for vehicle in mine.vehicles]) == (4, 0, ["cart"])
    assert supply(game)["handcart"] == before["handcart"] + 2
    assert supply(game)["peat-boat"] == before["peat-boat"] - 2  # a boat and a Plow are one tile


def test_the_smithy_can_be_left_at_any_point() -> None:
    game = built("smithy", boats=2)
    play(game, "forge peat-boat", "done")
    assert (me(game).plows, me(game).peat_boats) == (1, 1)


def test_large_vehicles_and_plows_are_not_exchanged_at_the_smithy() -> None:
    game = built("smithy", vehicles=["cart", "carriage", "droshky"], plows=2)
    assert is_over(game)


def test_without_plows_in_the_supply_the_smithy_exchanges_only_boats() -> None:
    crafts = ("smithy", "turnery")
    mine = farm(COST, vehicles=["handcart"], boats=1)
    game = scenario(mine, farm(boats=3, plows=2), half_year=3, crafts=crafts)
    assert supply(game)["peat-boat"] == 0
    play(game, "place builder", "build smithy")
    assert texts(game) == {"forge peat-boat", "done"}


def test_the_smithy_works_with_a_full_barn() -> None:
    game = built("smithy", vehicles=["handcart", "wagon", "cart", "cart", "carriage"], boats=2)
    play(game, "forge vehicle 1")
    assert me(game).plows == 1
    assert me(game).parking == [0, 0]


def test_a_loaded_vehicle_stays() -> None:
    game = built("smithy", vehicles=["handcart: wood", "wagon"])
    assert texts(game) == {"forge vehicle 2", "done"}


@pytest.mark.parametrize("building", YELLOW)
def test_it_works_only_once(building: str) -> None:
    have = {"sheep": 5, "grain": 4, "flax": 4}
    game = built(building, have, land=["forest", "stable"], boats=1)
    while game.to_act == [0]:
        play(game, "done")
    play(game, "pass")
    assert game.to_act == [0]
    assert not {text for text in any_time(game) | texts(game) if building in text}
