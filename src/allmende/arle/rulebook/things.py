"""Chapters on buildings, destinations, equipment, tools and tiles, in generated words, and on symbols."""

from __future__ import annotations

from typing import Final

from allmende.arle.components.equipment import VEHICLE_NAMES, VEHICLE_POINTS
from allmende.arle.components.numbers import COLOUR_NAMES
from allmende.arle.components.phrases import named
from allmende.arle.components.pieces import (
    BOAT_POINTS,
    CATTLE,
    FLAX,
    FLAX_FIELD,
    FLIPPED,
    FOREST,
    GRAIN,
    GRAIN_FIELD,
    HORSE,
    PLOW_POINTS,
    RESOURCE_NAMES,
    SHOVELS,
    TILE_NAMES,
    TILE_POINTS,
    TOOL_NAMES,
    WOOD,
)
from allmende.arle.presentation.arrangement import PENS
from allmende.arle.presentation.reference import (
    BuildingReference,
    DestinationReference,
    ToolReference,
    VehicleReference,
    reference,
)
from allmende.arle.rulebook.scenes import START
from allmende.arle.rules.barn import EQUIPMENT_NAMES, PEAT_BOAT, PLOW
from allmende.arle.rules.language.land import FIELDS
from allmende.core.message import Argument, Message
from allmende.core.rulebook import Chapter, Picture, Printed, Rule
from allmende.core.rules.phrases import amount, one_of

_HARVEST: Final = {GRAIN_FIELD: GRAIN, FLAX_FIELD: FLAX, FOREST: WOOD}
_FRONTS: Final = [tile for tile, back in enumerate(FLIPPED) if back]
_ONE_WOOD: Final = amount(RESOURCE_NAMES[WOOD], 1)
_DRAUGHT: Final = one_of([amount(RESOURCE_NAMES[animal], 1) for animal in (CATTLE, HORSE)])
SIGNS: Final = {
    "arrow": Message("rules-arle-sign-arrow"),
    "or": Message("rules-arle-sign-or"),
    "slash": Message("rules-arle-sign-slash"),
    "plus": Message("rules-arle-sign-plus"),
    "book": Message("rules-arle-sign-book"),
    "improve": Message("rules-arle-sign-improve"),
    "master": Message("rules-arle-sign-master"),
    "cut": Message("rules-arle-sign-cut"),
    "dehydrate": Message("rules-arle-sign-dehydrate"),
    "dike": Message("rules-arle-sign-dike"),
    "flip": Message("rules-arle-sign-flip"),
    "build": Message("rules-arle-sign-build"),
    "vehicle": Message("rules-arle-sign-vehicle"),
    "imitate": Message("rules-arle-sign-imitate"),
    "load": Message("rules-arle-sign-load"),
    "goods-track": Message("rules-arle-sign-goods-track"),
    "dairy": Message("rules-arle-sign-dairy"),
    "field": Message("rules-arle-sign-field"),
    "material": Message("rules-arle-sign-material"),
    "clothing": Message("rules-arle-sign-clothing"),
    "summer": Message("rules-arle-sign-summer"),
    "winter": Message("rules-arle-sign-winter"),
    "worker": Message("rules-arle-sign-worker"),
    "starting-player": Message("rules-arle-sign-starting-player"),
    "november": Message("rules-arle-sign-november"),
    "may": Message("rules-arle-sign-may"),
    "travel-track": Message("rules-arle-sign-travel-track"),
    "any-animal": Message("rules-arle-sign-any-animal"),
}
"""Symbols that stand for something other than a thing of their own."""


def _building(tile: BuildingReference) -> Printed:
    cost = Message("rules-arle-building", {"cost": tile.cost, "points": tile.points})
    does = Message("rules-arle-building-does", {"when": Message(f"when-{tile.when}"), "text": tile.text})
    return Printed(f"building:{tile.name}", tile.icons, (cost, does), tile.ruling)


def _buildings() -> list[Chapter]:
    """A chapter for each colour."""
    tiles = reference().buildings
    return [
        Chapter(
            f"buildings-{colour}",
            (Rule("what"), *(_building(tile) for tile in tiles if tile.colour == colour)),
            level=2,
        )
        for colour in COLOUR_NAMES
    ]


def _destination(place: DestinationReference) -> Printed:
    size = Message("rules-arle-destination", {"size": place.size})
    return Printed(f"destination:{place.name}", place.icons, (size, place.text), place.ruling)


def _back(kind: str, name: str, points: int) -> Message:
    """The reverse side of a tile."""
    return Message("rules-arle-tile-back", {"back": named(kind, name), "points": points})


def _vehicle(vehicle: VehicleReference) -> Printed:
    cost = [amount(name, count) for name, count in vehicle.cost.items()]
    large = "yes" if vehicle.large else "no"
    args: dict[str, Argument] = {"cost": cost, "points": vehicle.points, "cells": vehicle.cells, "large": large}
    says = [Message("rules-arle-vehicle", args)]
    back = VEHICLE_NAMES.index(vehicle.name) + 1
    if back % 2:
        says.append(_back("piece", VEHICLE_NAMES[back], VEHICLE_POINTS[back]))
    return Printed(f"supply:{vehicle.name}", [vehicle.name], says)


def _small(piece: int, cost: list[Message], points: int, *says: Message) -> Printed:
    """A Peat Boat or Plow."""
    name = EQUIPMENT_NAMES[piece]
    printed = Message("rules-arle-small-equipment", {"cost": cost, "points": points})
    return Printed(f"supply:{name}", [name], (printed, *says))


def _tile(tile: int) -> Printed:
    """A tile that can be had from the Supply Board, with its reverse side."""
    says = []
    if tile in _HARVEST:
        says.append(Message("rules-arle-tile-harvest", {"gives": amount(RESOURCE_NAMES[_HARVEST[tile]], 1)}))
    if tile in PENS:
        says.append(Message("rules-arle-tile-room", {"room": sum(PENS[tile])}))
    if TILE_POINTS[tile]:
        says.append(Message("rules-arle-tile-points", {"points": TILE_POINTS[tile]}))
    back = FLIPPED[tile]
    if back:
        says.append(_back("tile", TILE_NAMES[back], TILE_POINTS[back]))
    return Printed(f"supply:{TILE_NAMES[tile]}", [TILE_NAMES[tile]], says)


def _tool(tool: ToolReference) -> Printed:
    cost = [amount(name, count) for name, count in tool.cost.items()]
    says = [Message("rules-arle-tool", {"cost": cost, "values": tool.values})]
    if any(tool.points):
        says.append(Message("rules-arle-tool-points", {"points": tool.points}))
    if tool.name == TOOL_NAMES[SHOVELS]:
        says.append(Message("rules-arle-tool-pairs", {"pairs": reference().shovel_pairs}))
    return Printed(f"tool:{tool.name}", [tool.name], says)


THINGS: Final[tuple[Chapter, ...]] = (
    Chapter("buildings", (Rule("unique"), Rule("works"), Picture("picture", START, "buildings"))),
    *_buildings(),
    Chapter("destinations", [_destination(place) for place in reference().destinations]),
    Chapter(
        "equipment",
        [
            _small(PEAT_BOAT, [_ONE_WOOD], BOAT_POINTS, _back("piece", EQUIPMENT_NAMES[PLOW], PLOW_POINTS)),
            _small(PLOW, [_ONE_WOOD, _DRAUGHT], PLOW_POINTS),
            *(_vehicle(vehicle) for vehicle in reference().vehicles),
        ],
    ),
    Chapter("tiles", [_tile(tile) for tile in (*FIELDS, *_FRONTS)]),
    Chapter("tools", [_tool(tool) for tool in reference().tools]),
    Chapter(
        "symbols",
        [
            *(Printed(f"resource:{name}", [name]) for name in RESOURCE_NAMES),
            *(Printed(f"tile:{name}", [name]) for name in TILE_NAMES),
            *(Printed(f"piece:{name}", [name]) for name in EQUIPMENT_NAMES),
            *(Printed(f"symbol:{name}", [name]) for name in SIGNS),
        ],
    ),
)
