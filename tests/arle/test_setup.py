"""Setup: what lies on the boards before the first half-year."""

from __future__ import annotations

import pytest

from allmende import arle
from allmende.arle.components.pieces import HYDRATED
from allmende.core import Game
from allmende.core.errors import OptionError
from arle.scenario import (
    CRAFTS,
    DARK_HOUSES,
    INNS,
    LIGHT_HOUSES,
    goods,
    lines,
    me,
    moors,
    spaces,
    supply,
    tiles,
    tools,
    view,
)

LIGHT_GREEN = {"farmers-house", "plow-makers-workshop", "novices-hut", "workshop"}
DARK_GREEN = {
    "weaving-parlor",
    "colonists-house",
    "carpenters-workshop",
    "schnapps-distillery",
    "litter-storage",
    "loading-station",
    "wood-traders-house",
}
YELLOW = {"turnery", "smokehouse", "cooperage", "bakehouse", "smithy"}
ORANGE = {"mill", "weaving-mill", "textile-house", "saddlery", "joinery", "waterfront-house"}
BLUE = {"potters-inn", "farmers-inn", "junk-dealers-inn", "gulf-house-inn", "milk-house-inn", "sluice-yard-inn"}
RED = {"village-church", "luetetsburg-castle", "berum-castle"}


def new(players: int = 2, seed: int = 1, houses: str = "light") -> Game:
    return arle.new(players=players, seed=seed, houses=houses)


@pytest.mark.parametrize("players", [1, 2])
def test_everyone_starts_with_the_same_goods_and_a_horse(players: int) -> None:
    game = new(players)
    for seat in range(players):
        assert goods(game, seat) == {
            "food": 5,
            "grain": 1,
            "flax": 3,
            "wool": 4,
            "hides": 2,
            "peat": 3,
            "wood": 4,
            "clay": 4,
            "horse": 1,
        }


def test_the_goods_indicators_stand_on_spaces_0_to_5() -> None:
    counts = [me(new()).goods[name] for name in ("grain", "hides", "flax", "wool", "food")]
    assert counts == [1, 2, 3, 4, 5]


def test_the_home_board_has_21_spaces_of_which_6_are_land() -> None:
    land = me(new()).land
    assert len(land) == 21
    assert [space.tile for space in land[:9]] == ["tidal-flat"] * 9
    assert [space.tile for space in land[9:12]] == ["empty", "empty", "grain-field"]
    assert [space.tile for space in land[12:15]] == ["stall", "boardwalk", "flax-field"]
    assert [space.tile for space in land[15:]] == ["moor"] * 6
    assert tiles(new()) == {"empty": 2, "grain-field": 1, "flax-field": 1, "stall": 1}


def test_each_moor_covers_one_column_of_two_rows() -> None:
    land = me(new()).land
    assert [space.moor for space in land[15:]] == [1, 2, 3, 1, 2, 3]


def test_four_peat_lie_on_the_boardwalk_and_the_moors_are_hydrated() -> None:
    assert moors(new()) == [4, HYDRATED, HYDRATED, HYDRATED]
    land = me(new()).land
    assert land[13].peat == 4
    assert land[15].peat == -1


def test_the_dike_line_has_three_dikes_and_two_lie_above_it() -> None:
    assert me(new()).dikes == [0, 0, 2, 3]


def test_the_horse_stands_in_the_stall() -> None:
    assert me(new()).land[12].animals == {"horse": 1}


def test_all_tool_indicators_start_at_the_left() -> None:
    assert tools(new()) == {
        "fish-traps": 2,
        "fleshing-beams": 3,
        "weaving-looms": 2,
        "slaughtering-tables": 2,
        "spades": 3,
        "shovels": 3,
        "pottery-wheels": 2,
        "ovens": 1,
        "axes": 3,
        "workbenches": 2,
    }
    assert {tool.position for tool in me(new()).tools} == {0}


def test_the_barn_is_empty_and_all_nine_destinations_are_ready() -> None:
    mine = me(new())
    assert mine.vehicles == []
    assert (mine.peat_boats, mine.plows, mine.travelled) == (0, 0, 0)
    assert {place.name: place.size for place in mine.destinations if place.state == "ready"} == {
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


def test_supply_for_two_players_is_what_is_not_on_their_home_boards() -> None:
    assert supply(new(2)) == {
        "forest": 5,
        "stall": 5,
        "stable": 3,
        "field": 10,
        "cart": 3,
        "carriage": 3,
        "handcart": 2,
        "peat-boat": 6,
    }


@pytest.mark.parametrize("players", [1, 2])
def test_four_workers_wait_on_the_months_and_it_is_summer(players: int) -> None:
    game = new(players)
    seen = view(game)
    assert (seen.half_year, seen.season, seen.month) == (1, "summer", 1)
    assert [player.workers for player in seen.players] == [4] * players
    assert all(not space.seats for space in seen.spaces)


def test_there_are_fifteen_spaces_for_each_season() -> None:
    seasons = [space.season for space in view(new()).spaces]
    assert (seasons.count("summer"), seasons.count("winter")) == (15, 15)


def test_the_starting_player_is_drawn() -> None:
    firsts = {view(new(2, seed)).first for seed in range(20)}
    assert firsts == {0, 1}


def test_the_starting_player_has_the_first_turn() -> None:
    for seed in range(10):
        game = new(2, seed)
        assert game.to_act == [view(game).first]


@pytest.mark.parametrize(("houses", "green"), [("light", LIGHT_GREEN), ("dark", DARK_GREEN)])
def test_eighteen_buildings_are_in_play(houses: str, green: set[str]) -> None:
    for seed in range(20):
        built = set(view(new(2, seed, houses)).buildings)
        assert len(built) == 18
        assert len(built & green) == 4
        assert len(built & YELLOW) == 2
        assert built >= ORANGE | RED
        assert len(built & BLUE) == 3


def test_every_building_that_is_drawn_comes_into_play_sometimes() -> None:
    met: set[str] = set()
    for seed in range(60):
        met |= set(view(new(1, seed, "dark")).buildings)
    assert met == DARK_GREEN | YELLOW | ORANGE | BLUE | RED


def test_light_and_dark_green_houses_are_never_mixed() -> None:
    for seed in range(20):
        green = set(view(new(1, seed, "random")).buildings) & (LIGHT_GREEN | DARK_GREEN)
        assert green <= LIGHT_GREEN or green <= DARK_GREEN


@pytest.mark.parametrize(
    "deal",
    [
        arle.Deal(2, LIGHT_HOUSES, CRAFTS, INNS),
        arle.Deal(0, LIGHT_HOUSES[:3], CRAFTS, INNS),
        arle.Deal(0, DARK_HOUSES, CRAFTS, INNS),
        arle.Deal(0, LIGHT_HOUSES, ("turnery", "turnery"), INNS),
        arle.Deal(0, LIGHT_HOUSES, CRAFTS, ("mill", *INNS[:2])),
    ],
)
def test_a_deal_that_breaks_the_setup_is_refused(deal: arle.Deal) -> None:
    with pytest.raises(OptionError):
        arle.new(players=2, deal=deal)


@pytest.mark.parametrize("players", [1, 2])
def test_the_start_is_worth_19_points_less_than_nothing(players: int) -> None:
    game = new(players)
    assert game.scores == [-19] * players
    assert lines(game) == {
        "goods": 0,
        "equipment": -3,
        "travel": 0,
        "tools": 0,
        "goods-track": 0,
        "home-board": 2 - 3 - 3 * 4 - 3,
        "animals": 0,
        "shortages": 0,
    }


def test_a_first_worker_can_go_to_all_spaces_of_both_seasons() -> None:
    assert len(spaces(new(2))) == 30


def test_a_first_game_has_the_recommended_houses_and_inns() -> None:
    """For your first play: the light green Starter Houses; the Potter's, the Farmer's and the Junk Dealer's Inn."""
    inns = {"potters-inn", "farmers-inn", "junk-dealers-inn"}
    yellow = set()
    for seed in range(20):
        built = set(view(new(2, seed, "first")).buildings)
        assert (built & (LIGHT_GREEN | DARK_GREEN), built & BLUE) == (LIGHT_GREEN, inns)
        yellow |= built & YELLOW
    assert yellow == YELLOW


def test_a_first_game_with_dark_houses_has_the_recommended_ones() -> None:
    houses = {"weaving-parlor", "colonists-house", "carpenters-workshop", "schnapps-distillery"}
    blue = set()
    for seed in range(20):
        built = set(view(new(2, seed, "first-dark")).buildings)
        assert built & (LIGHT_GREEN | DARK_GREEN) == houses
        blue |= built & BLUE
    assert blue == BLUE


@pytest.mark.parametrize(
    ("houses", "inns"),
    [
        (
            ("weaving-parlor", "colonists-house", "carpenters-workshop", "schnapps-distillery"),
            ("potters-inn", "farmers-inn", "junk-dealers-inn"),
        ),
        (
            ("farmers-house", "plow-makers-workshop", "novices-hut", "workshop"),
            ("potters-inn", "farmers-inn", "milk-house-inn"),
        ),
    ],
)
def test_another_deal_is_no_first_game(houses: tuple[str, ...], inns: tuple[str, ...]) -> None:
    with pytest.raises(OptionError):
        arle.new(players=2, deal=arle.Deal(0, houses, ("turnery", "smithy"), inns), houses="first")
