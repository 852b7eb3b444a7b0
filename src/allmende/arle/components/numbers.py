"""The 31 buildings by number: their names, colours, points and costs (chapter "Index of Building Tiles")."""

from __future__ import annotations

from typing import Final

from allmende.arle.components.pieces import (
    BRICK,
    CLAY,
    FLAX,
    FOOD,
    GRAIN,
    LEATHER,
    LEATHER_WEAR,
    MATERIALS,
    SUMMER_WEAR,
    TIMBER,
    WINTER_WEAR,
    WOOD,
    WOOL,
)

LIGHT: Final = 0
DARK: Final = 1
CRAFT: Final = 2
WORKSHOP: Final = 3
INN: Final = 4
LARGE: Final = 5
COLOUR_NAMES: Final[list[str]] = ["light-green", "dark-green", "yellow", "orange", "blue", "red"]
IN_PLAY: Final[list[int]] = [4, 4, 2, 6, 3, 3]
"""By colour: the number of buildings in a game; of the green ones only the light or only the dark."""

SCHNAPPS_DISTILLERY: Final = 7
LOADING_STATION: Final = 9
BUILDINGS: Final = 31
BUILDING_NAMES: Final[list[str]] = [
    "farmers-house",
    "plow-makers-workshop",
    "novices-hut",
    "workshop",
    "weaving-parlor",
    "colonists-house",
    "carpenters-workshop",
    "schnapps-distillery",
    "litter-storage",
    "loading-station",
    "wood-traders-house",
    "turnery",
    "smokehouse",
    "cooperage",
    "bakehouse",
    "smithy",
    "mill",
    "weaving-mill",
    "textile-house",
    "saddlery",
    "joinery",
    "waterfront-house",
    "potters-inn",
    "farmers-inn",
    "junk-dealers-inn",
    "gulf-house-inn",
    "milk-house-inn",
    "sluice-yard-inn",
    "village-church",
    "luetetsburg-castle",
    "berum-castle",
]
"""The green building with the name of an action space, Wood Trader, is called the Wood Trader's House here."""
BUILDING_COLOURS: Final[list[int]] = [LIGHT] * 4 + [DARK] * 7 + [CRAFT] * 5 + [WORKSHOP] * 6 + [INN] * 6 + [LARGE] * 3
BUILDING_POINTS: Final[list[int]] = [1] * 11 + [5, 5, 4, 4, 3] + [6, 7, 9, 8, 6, 10] + [5, 3, 4, 5, 5, 4] + [15, 15, 15]

GREEN_PAYMENTS: Final[list[list[int]]] = [[material, 1, GRAIN, 1] for material in MATERIALS]
INN_PAYMENTS: Final[list[list[int]]] = [
    [WOOD, 1, CLAY, 1, FOOD, 9],
    [WOOD, 1, TIMBER, 1, FOOD, 9],
    [WOOD, 1, BRICK, 1, FOOD, 9],
    [CLAY, 1, TIMBER, 1, FOOD, 9],
    [CLAY, 1, BRICK, 1, FOOD, 9],
    [TIMBER, 1, BRICK, 1, FOOD, 9],
    [TIMBER, 2, FOOD, 9],
    [BRICK, 2, FOOD, 9],
]
"""Two different materials, where timber may stand for wood and brick for clay: so two timber will do, too."""
_OWN_PAYMENTS: Final[dict[str, list[list[int]]]] = {
    "mill": [[TIMBER, 1, FLAX, 8], [TIMBER, 1, GRAIN, 8]],
    "weaving-mill": [[BRICK, 2, FLAX, 10], [BRICK, 2, WOOL, 10]],
    "textile-house": [
        [BRICK, 1, SUMMER_WEAR, 1, WINTER_WEAR, 1],
        [BRICK, 1, SUMMER_WEAR, 1, LEATHER_WEAR, 1],
        [BRICK, 1, WINTER_WEAR, 1, LEATHER_WEAR, 1],
    ],
    "saddlery": [[TIMBER, 2, LEATHER, 3]],
    "joinery": [[TIMBER, 2, GRAIN, 5]],
    "waterfront-house": [[BRICK, 2, FOOD, 25]],
}
_COLOUR_PAYMENTS: Final[list[list[list[int]]]] = [
    GREEN_PAYMENTS,
    GREEN_PAYMENTS,
    [[TIMBER, 1, BRICK, 1]],
    [],
    INN_PAYMENTS,
    [[TIMBER, 3, BRICK, 3, FOOD, 15]],
]


def _payments_of(building: int) -> list[list[int]]:
    name = BUILDING_NAMES[building]
    if name in _OWN_PAYMENTS:
        return _OWN_PAYMENTS[name]
    return _COLOUR_PAYMENTS[BUILDING_COLOURS[building]]


PAYMENTS: Final[list[list[int]]] = []
"""All payments for any building, as alternating resources and counts; cheap materials first."""
BUILDING_PAYMENTS: Final[list[list[int]]] = []
"""By building: the numbers of its payments."""


def _list_payments() -> None:
    for building in range(BUILDINGS):
        numbers: list[int] = []
        for payment in _payments_of(building):
            if payment not in PAYMENTS:
                PAYMENTS.append(payment)
            numbers.append(PAYMENTS.index(payment))
        BUILDING_PAYMENTS.append(numbers)


_list_payments()


def building_number(name: str) -> int:
    """The number of a building."""
    return BUILDING_NAMES.index(name)


def buildings_of(colour: int) -> list[int]:
    """The buildings of a colour."""
    return [building for building in range(BUILDINGS) if BUILDING_COLOURS[building] == colour]
