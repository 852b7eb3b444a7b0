"""The orange Major Craft Buildings: what they do at once when they are built."""

from __future__ import annotations

import pytest

from allmende.arle.components.pieces import HYDRATED
from allmende.core import Game
from arle.scenario import farm, goods, lines, me, moors, play, scenario, texts, tiles, tools

COST: dict[str, dict[str, int]] = {
    "mill": {"timber": 1, "grain": 8},
    "weaving-mill": {"brick": 2, "wool": 10},
    "textile-house": {"brick": 1, "summer-wear": 1, "winter-wear": 1},
    "saddlery": {"timber": 2, "leather": 3},
    "joinery": {"timber": 2, "grain": 5},
    "waterfront-house": {"brick": 2, "food": 25},
}


def built(building: str, have: dict[str, int] | None = None, **boards: object) -> Game:
    """Someone with these goods besides the costs who has just built it."""
    cost = COST[building]
    more = {name: count + cost.get(name, 0) for name, count in (have or {}).items()}
    game = scenario(farm(cost | more, **boards), farm(), half_year=3)  # type: ignore[arg-type]
    play(game, "place builder", f"build {building}")
    return game


def is_over(game: Game) -> bool:
    """Whether the building has nothing more to ask, and the turn is the other player's."""
    return game.to_act == [1]


@pytest.mark.parametrize(
    ("grain", "flax", "food"),
    [(0, 0, 0), (2, 0, 0), (1, 1, 0), (3, 0, 8), (0, 3, 8), (2, 2, 8), (2, 3, 10), (6, 0, 12), (3, 4, 12)],
)
def test_the_mill_gives_food_by_fields_of_either_kind(grain: int, flax: int, food: int) -> None:
    game = built("mill", land=["grain-field"] * grain + ["flax-field"] * flax, dikes=1)
    assert goods(game).get("food", 0) == food
    assert tiles(game).get("grain-field", 0) + tiles(game).get("flax-field", 0) == grain + flax
    assert is_over(game)


def test_food_of_the_mill_beyond_thirty_is_lost() -> None:
    assert goods(built("mill", {"food": 25}, land=["grain-field"] * 3)) == {"food": 30}


@pytest.mark.parametrize(("before", "after"), [(2, 4), (3, 5), (4, 5), (5, 5)])
def test_the_weaving_mill_gives_winter_wear_and_two_looms(before: int, after: int) -> None:
    game = built("weaving-mill", tools={"weaving-looms": before})
    assert goods(game) == {"winter-wear": 1}
    assert tools(game)["weaving-looms"] == after
    assert is_over(game)


def test_the_textile_house_gives_one_of_each_fabric() -> None:
    game = built("textile-house")
    assert goods(game) == {"linen": 1, "woolen": 1, "leather": 1}
    assert is_over(game)


@pytest.mark.parametrize("horses", [0, 1, 3, 6])
def test_the_saddlery_cuts_a_peat_for_each_horse_and_improves_the_fleshing_beams(horses: int) -> None:
    game = built("saddlery", {"horse": horses}, moors=(4, HYDRATED, HYDRATED))
    if horses:
        assert tools(game)["fleshing-beams"] == 3  # that comes afterwards
        play(game, f"cut {min(horses, 4)} boardwalk")
    if horses > 4:
        play(game, f"cut {horses - 4} moor 4")
    assert is_over(game)
    assert goods(game) == ({"horse": horses, "peat": horses} if horses else {})
    assert tools(game)["fleshing-beams"] == 5


def test_the_saddlery_takes_no_peat_from_the_supply() -> None:
    game = built("saddlery", {"horse": 6}, boardwalk=0)
    assert is_over(game)
    assert goods(game) == {"horse": 6}
    assert tools(game)["fleshing-beams"] == 5


def test_the_fleshing_beams_end_with_their_track() -> None:
    game = built("saddlery", tools={"fleshing-beams": 6})
    assert tools(game)["fleshing-beams"] == 6


@pytest.mark.parametrize(("boats", "plows"), [(0, 0), (1, 0), (0, 1), (2, 3), (5, 0), (0, 5)])
def test_the_joinery_gives_peat_for_boats_and_horses_for_plows(boats: int, plows: int) -> None:
    game = built("joinery", boats=boats, plows=plows)
    assert goods(game).get("peat", 0) == 2 * boats
    assert goods(game).get("horse", 0) == plows
    assert (me(game).peat_boats, me(game).plows) == (boats, plows)
    assert moors(game)[0] == 4  # that peat comes from the supply
    while not is_over(game):
        play(game, "done")


def test_the_horses_of_the_joinery_have_to_be_housed_at_once() -> None:
    land = ["forest", "forest", "forest", "depot"]
    game = built("joinery", {"sheep": 4}, land=land, plows=3)
    assert texts(game) == {"release sheep", "release horse"}
    play(game, "release sheep", "release horse")
    assert is_over(game)
    assert goods(game) == {"sheep": 3, "horse": 2}


@pytest.mark.parametrize(("dikes", "land"), [(0, 3), (2, 3), (3, 3), (5, 3), (6, 3), (1, 0), (7, 0)])
def test_the_waterfront_house_moves_two_dikes(dikes: int, land: int) -> None:
    game = built("waterfront-house", dikes=dikes, land=[])
    before = 5 + 3 * sum(dikes >= moved for moved in (1, 4, 7))
    assert tiles(game)["empty"] == before - 1 + land
    assert sum(me(game).dikes) == 5
    assert goods(game) == {"food": 10}
    assert is_over(game)


@pytest.mark.parametrize(("before", "after"), [(2, 5), (3, 6), (4, 6), (6, 6)])
def test_the_waterfront_house_improves_the_fish_traps_by_three(before: int, after: int) -> None:
    assert tools(built("waterfront-house", tools={"fish-traps": before}))["fish-traps"] == after


def test_the_waterfront_house_gives_back_ten_food_after_it_is_paid_for() -> None:
    assert goods(built("waterfront-house", {"food": 5})) == {"food": 15}


@pytest.mark.parametrize("building", COST)
def test_it_works_only_once(building: str) -> None:
    game = built(building, {"horse": 2}, boats=1, land=["grain-field"] * 3)
    while not is_over(game):
        play(game, "done")
    had, home = goods(game), lines(game)
    play(game, "pass")
    while game.to_act == [1]:
        play(game, "done")
    assert goods(game) == had
    assert lines(game) == home
