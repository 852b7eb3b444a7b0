"""Points by category, and the winner (chapter "The End of the Game and the Winner"). All is counted in half points."""

from __future__ import annotations

from typing import Final

from allmende.arle.components.equipment import KIND, VEHICLE_POINTS
from allmende.arle.components.numbers import BUILDING_POINTS, BUILDINGS
from allmende.arle.components.pieces import (
    BOARDWALK_POINTS,
    BOAT_POINTS,
    CATTLE,
    DEHYDRATED_POINTS,
    DEPOT,
    FOOD,
    FOOD_LIMIT,
    HALF_POINTS,
    HORSE,
    HYDRATED,
    HYDRATED_POINTS,
    MOORS,
    NO_LARGE_VEHICLE_POINTS,
    PLOW_POINTS,
    RESOURCES,
    SHEEP,
    SHORTAGE_POINTS,
    TIDAL_POINTS,
    TILE_POINTS,
    TILES,
    TOOL_POINTS,
    TOOLS,
    TRACK_END,
    TRACK_GOODS,
    TRACK_POINTS,
    TRAVEL_POINTS,
)
from allmende.arle.rules.player import Player
from allmende.arle.rules.state import State
from allmende.core.view import ScoreLine

VALUED: Final[list[int]] = [resource for resource in range(RESOURCES) if HALF_POINTS[resource]]
"""The resources that are worth points by themselves."""


def goods_half_points(mine: Player) -> int:
    """Half points for clothing and building materials."""
    half = 0
    for resource in VALUED:
        half += HALF_POINTS[resource] * mine.goods[resource]
    return half


def equipment_points(mine: Player) -> int:
    """Points for the equipment in the barn."""
    points = BOAT_POINTS * mine.boats + PLOW_POINTS * mine.plows
    for vehicle in mine.vehicles:
        points += VEHICLE_POINTS[vehicle & KIND]
    if not mine.large_vehicles():
        points += NO_LARGE_VEHICLE_POINTS
    return points


def travel_points(mine: Player) -> int:
    """Points for the Travel Experience Track."""
    return TRAVEL_POINTS[mine.travelled]


def tool_points(mine: Player) -> int:
    """Points for the Tool Indicators."""
    points = 0
    for tool in range(TOOLS):
        points += TOOL_POINTS[tool][mine.tools[tool]]
    return points


def food_points(food: int) -> int:
    """Points for `food`, its two indicators placed where together they are worth most."""
    best = 0
    for first in range(max(0, food - TRACK_END), min(food, TRACK_END) + 1):
        best = max(best, TRACK_POINTS[first] + TRACK_POINTS[food - first])
    return best


FOOD_POINTS: Final[list[int]] = [food_points(food) for food in range(FOOD_LIMIT + 1)]
"""By the amount of food: its points."""


def track_points(mine: Player, goods: list[int]) -> int:
    """Points on the Goods Track for these goods; a Depot doubles them."""
    points = FOOD_POINTS[goods[FOOD]]
    for resource in range(FOOD + 1, TRACK_GOODS):
        points += TRACK_POINTS[goods[resource]]
    return 2 * points if mine.tiles[DEPOT] else points


def home_points(mine: Player) -> int:
    """Points for the Home Board: its tiles and buildings, its moor and its tidal flat."""
    points = TIDAL_POINTS[mine.dikes]
    for tile in range(TILES):
        points += TILE_POINTS[tile] * mine.tiles[tile]
    for building in range(BUILDINGS):
        if mine.buildings >> building & 1:
            points += BUILDING_POINTS[building]
    if mine.moors[0]:
        points += BOARDWALK_POINTS
    for moor in range(1, MOORS):
        if mine.moors[moor] == HYDRATED:
            points += HYDRATED_POINTS
        elif mine.moors[moor]:
            points += DEHYDRATED_POINTS
    return points


def animal_points(mine: Player) -> int:
    """Points for animals: two for each of the least numerous kind, one for each of the second."""
    sheep, cattle, horses = mine.goods[SHEEP], mine.goods[CATTLE], mine.goods[HORSE]
    most = max(sheep, max(cattle, horses))
    least = min(sheep, min(cattle, horses))
    return sheep + cattle + horses - most + least


def half_points(mine: Player) -> int:
    """All half points of a player."""
    whole = (
        equipment_points(mine)
        + travel_points(mine)
        + tool_points(mine)
        + track_points(mine, mine.goods)
        + home_points(mine)
        + animal_points(mine)
        + SHORTAGE_POINTS * mine.shortages
    )
    return goods_half_points(mine) + 2 * whole


def halved(half: int) -> int | float:
    """Half points as points, an int if they are whole."""
    return half / 2 if half % 2 else half // 2


def score_lines(mine: Player) -> list[ScoreLine]:
    """The points by category, in the order of the scoring pad."""
    return [
        ScoreLine("goods", halved(goods_half_points(mine))),
        ScoreLine("equipment", equipment_points(mine)),
        ScoreLine("travel", travel_points(mine)),
        ScoreLine("tools", tool_points(mine)),
        ScoreLine("goods-track", track_points(mine, mine.goods)),
        ScoreLine("home-board", home_points(mine)),
        ScoreLine("animals", animal_points(mine)),
        ScoreLine("shortages", SHORTAGE_POINTS * mine.shortages),
    ]


def winners(state: State) -> list[int]:
    """The seat with the highest score; at a tie, the one that would start into a tenth half-year."""
    best = max(half_points(mine) for mine in state.seats)
    leaders = [i for i, mine in enumerate(state.seats) if half_points(mine) == best]
    return leaders if len(leaders) == 1 else [state.next_first()]
