"""What is printed on the boards and tiles of Fields of Arle, for screens that explain it."""

from __future__ import annotations

import msgspec

from allmende.arle.board import SEASON_NAMES, SPACE_NAMES, space_season
from allmende.arle.components import (
    RESOURCE_NAMES,
    TOOL_COST,
    TOOL_COST_COUNT,
    TOOL_NAMES,
    TOOL_POINTS,
    TOOL_VALUES,
    TRACK_POINTS,
    TRAVEL_POINTS,
)
from allmende.arle.equipment import (
    VEHICLE_CELLS,
    VEHICLE_HORSES,
    VEHICLE_NAMES,
    VEHICLE_POINTS,
    VEHICLE_WOOD,
)


class SpaceReference(msgspec.Struct, frozen=True):
    """An action space."""

    name: str
    season: str


class ToolReference(msgspec.Struct, frozen=True):
    """A Tool Track: what a step costs, and the number of tools and the points by position."""

    name: str
    cost: dict[str, int]
    values: list[int]
    points: list[int]


class VehicleReference(msgspec.Struct, frozen=True):
    """A vehicle: what it costs, its points, and its cells from left to right."""

    name: str
    cost: dict[str, int]
    points: int
    cells: list[int]


class Reference(msgspec.Struct, frozen=True):
    """The action spaces, tools and vehicles, and what the tracks are worth by the number of covered spaces or goods."""

    spaces: list[SpaceReference]
    tools: list[ToolReference]
    vehicles: list[VehicleReference]
    travel_points: list[int]
    track_points: list[int]


def reference() -> Reference:
    """All of it."""
    return Reference(
        [SpaceReference(name, SEASON_NAMES[space_season(number)]) for number, name in enumerate(SPACE_NAMES)],
        [
            ToolReference(
                name,
                {RESOURCE_NAMES[TOOL_COST[tool]]: TOOL_COST_COUNT[tool]},
                TOOL_VALUES[tool],
                TOOL_POINTS[tool],
            )
            for tool, name in enumerate(TOOL_NAMES)
        ],
        [
            VehicleReference(
                name,
                {"wood": VEHICLE_WOOD[kind]} | ({"horse": VEHICLE_HORSES[kind]} if VEHICLE_HORSES[kind] else {}),
                VEHICLE_POINTS[kind],
                VEHICLE_CELLS[kind],
            )
            for kind, name in enumerate(VEHICLE_NAMES)
        ],
        TRAVEL_POINTS,
        TRACK_POINTS,
    )
