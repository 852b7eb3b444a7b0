"""The 31 buildings in the vocabulary of effects (chapter "Index of Building Tiles"); `numbers.py` has their costs."""

from __future__ import annotations

from typing import Final

from allmende.arle.components.equipment import CARRIAGE, HANDCART
from allmende.arle.components.numbers import BUILDINGS, building_number
from allmende.arle.components.pieces import (
    BRICK,
    CATTLE,
    CLAY,
    FISH_TRAPS,
    FLAX,
    FLESHING_BEAMS,
    FOOD,
    FOREST,
    GRAIN,
    HORSE,
    LEATHER,
    LEATHER_WEAR,
    LINEN,
    OVENS,
    PEAT,
    POTTERY_WHEELS,
    SHEEP,
    SPADES,
    STABLE,
    TIMBER,
    WEAVING_LOOMS,
    WINTER_WEAR,
    WOOD,
    WOOL,
    WOOLEN,
    WORKBENCHES,
)
from allmende.arle.rules.language import (
    ByDairyAnimals,
    ByFields,
    Effect,
    Exchange,
    Fixed,
    Flip,
    Forge,
    Improve,
    MoveDikes,
    PerAnimal,
    PerBoat,
    PerPlow,
    PerStall,
    PerTile,
    PerTool,
    PlowField,
    RaiseGoods,
    ReplaceField,
    Source,
    TakeBoat,
    TakeForest,
    TakeVehicle,
    UpgradeStall,
    convert,
    cut,
    exchange,
    gain,
    master,
    one_of,
    take,
    up_to,
)

MOST_FORGED: Final = 5
"""The largest number of small pieces of equipment in a barn."""


class Building:
    """The effects of a building: at once when it is built, before each November, or at any time."""

    def __init__(self) -> None:
        self.at_once: Source | None = None
        self.before_november: Source | None = None
        self.at_any_time: Exchange | None = None


_BEFORE_NOVEMBER: Final[dict[str, list[Effect]]] = {
    "farmers-house": [gain(CLAY), cut(1)],
    "plow-makers-workshop": [PlowField()],
    "novices-hut": [gain(GRAIN), MoveDikes(Fixed(1))],
    "workshop": [gain(WOOD), master(1)],
}
_AT_ANY_TIME: Final[dict[str, Exchange]] = {
    "weaving-parlor": exchange([FLAX, 3], gain(LINEN), cut(1)),
    "colonists-house": exchange([WOOL, 2], gain(CLAY), cut(1)),
    "carpenters-workshop": exchange([FOOD, 4, BRICK, 1], UpgradeStall()),
    "schnapps-distillery": exchange([GRAIN, 1, PEAT, 1], gain(FOOD, 3)),
    "litter-storage": exchange([FLAX, 3], gain(HORSE), least=[HORSE, 2]),
    # The Loading Station is no exchange: its peat is one more thing to load.
    "wood-traders-house": exchange([TIMBER, 1, FOOD, 1], gain(WOOD, 2)),
}
_AT_ONCE: Final[dict[str, list[Effect]]] = {
    "turnery": [gain(WOOD, PerTile(FOREST, 1)), cut(PerTile(FOREST, 2))],
    "smokehouse": [cut(PerTool(FISH_TRAPS))],
    "cooperage": [RaiseGoods(ByDairyAnimals([5, 10, 15], [1, 2, 3]))],
    "bakehouse": [convert(PerTool(OVENS), [GRAIN, 2, FLAX, 1], [FOOD, 8])],
    "smithy": [up_to(MOST_FORGED, Forge())],
    "mill": [gain(FOOD, ByFields([3, 5, 6], [8, 10, 12]))],
    "weaving-mill": [gain(WINTER_WEAR), Improve(WEAVING_LOOMS, 2)],
    "textile-house": [gain(LINEN), gain(WOOLEN), gain(LEATHER)],
    "saddlery": [cut(PerAnimal(HORSE)), Improve(FLESHING_BEAMS, 1)],
    "joinery": [gain(PEAT, PerBoat(2)), gain(HORSE, PerPlow())],
    "waterfront-house": [gain(FOOD, 10), MoveDikes(Fixed(2)), Improve(FISH_TRAPS, 3)],
    "potters-inn": [up_to(PerTool(POTTERY_WHEELS), take(SHEEP, CATTLE, HORSE))],
    "farmers-inn": [up_to(3, ReplaceField())],
    "junk-dealers-inn": [one_of(TakeVehicle(HANDCART), TakeBoat()), gain(LEATHER_WEAR), gain(WOOLEN)],
    "gulf-house-inn": [gain(TIMBER, PerStall()), gain(BRICK, PerTile(STABLE, 1))],
    "milk-house-inn": [gain(CATTLE, paid=True), cut(PerAnimal(CATTLE))],
    "sluice-yard-inn": [Improve(FISH_TRAPS, 2), gain(WOOD, PerTool(FISH_TRAPS))],
    "village-church": [TakeVehicle(CARRIAGE)],
    "luetetsburg-castle": [
        TakeForest(),
        Improve(SPADES, 1),
        Improve(POTTERY_WHEELS, 1),
        Improve(WORKBENCHES, 1),
    ],
    "berum-castle": [Improve(OVENS, 1), Improve(WEAVING_LOOMS, 1), Flip()],
}


def _in_order() -> list[Building]:
    buildings = [Building() for _ in range(BUILDINGS)]
    for name, effects in _AT_ONCE.items():
        buildings[building_number(name)].at_once = Source(f"building:{name}", effects)
    for name, effects in _BEFORE_NOVEMBER.items():
        buildings[building_number(name)].before_november = Source(f"building:{name}", effects)
    for name, exchanged in _AT_ANY_TIME.items():
        buildings[building_number(name)].at_any_time = exchanged
    return buildings


BUILDING_RULINGS: Final[dict[str, str]] = {
    "smithy": "A vehicle with something on it can't be exchanged, as it can't be returned.",
    "saddlery": "Horses are counted once, before the first Peat is cut.",
    "joinery": "Plows are counted once, before room is made for the Horses.",
    "milk-house-inn": "Cattle are counted once, before the first Peat is cut.",
    "berum-castle": "What lies on a vehicle stays on it when it is flipped. The boardwalk has no arrow.",
}
"""By building: the reading of an unclear rule."""

EVERY_BUILDING: Final[list[Building]] = _in_order()
"""The effects of all buildings, by number."""
