"""The action spaces of Summer and Winter, in the vocabulary of effects (chapter "The Action Spaces")."""

from __future__ import annotations

from typing import Final

from allmende.arle.components.board import SPACE_COUNT, SUMMER, WINTER, space_number
from allmende.arle.components.pieces import (
    AXES,
    BRICK,
    CATTLE,
    CLAY,
    FISH_TRAPS,
    FLAX,
    FLESHING_BEAMS,
    FOOD,
    GRAIN,
    HIDES,
    HORSE,
    LEATHER,
    LINEN,
    OVENS,
    PEAT,
    POTTERY_WHEELS,
    SHEEP,
    SHOVELS,
    SLAUGHTERING_TABLES,
    SPADES,
    TIMBER,
    WEAVING_LOOMS,
    WOOD,
    WOOL,
    WOOLEN,
    WORKBENCHES,
)
from allmende.arle.rules.amendments import WHAT_HELPS_FIRST
from allmende.arle.rules.language import (
    Bake,
    Build,
    BuildBoat,
    BuildPlow,
    BuildStable,
    BuildStall,
    BuildVehicle,
    Dehydrate,
    EachOnce,
    Effect,
    Fixed,
    Flip,
    Imitate,
    Improve,
    MoveDikes,
    PerBoat,
    PerPlow,
    PerTool,
    PlowField,
    ShovelPairs,
    Slaughter,
    Source,
    TakeForest,
    convert,
    cut,
    either_first,
    gain,
    gain_in_room,
    master,
    one_of,
    option,
    take,
    up_to,
)

# Parts that no line separates may be carried out in any order: where the order could matter, the part comes first that
# can only help the others, or the seat is asked; goods that find no room on the Goods Track come last.
_EFFECTS: Final[dict[str, list[Effect]]] = {
    # Summer
    "fisherman": [gain(SHEEP), Improve(FISH_TRAPS, 1), gain(FOOD, PerTool(FISH_TRAPS))],
    "summer-grocer": [gain_in_room(GRAIN), gain(LEATHER), take(TIMBER, BRICK, SHEEP, CATTLE, HORSE)],
    "woolen-weaver": [convert(PerTool(WEAVING_LOOMS), [WOOL, 1], [WOOLEN, 1])],
    "colonist": [Dehydrate(), gain(HORSE)],
    "peat-cutter": [cut(PerTool(SPADES))],
    "dike-builder": [take(SHEEP, CATTLE), MoveDikes(ShovelPairs())],
    "clay-worker": [gain(CLAY, PerTool(SHOVELS))],
    "farmer": [BuildPlow(), up_to(PerPlow(), PlowField())],
    "forester": [one_of(TakeForest(), Build())],
    "woodcutter": [gain(WOOD, PerTool(AXES))],
    "summer-master": [master(PerTool(WORKBENCHES))],
    "summer-carpenter": [one_of(Build(), BuildStall())],
    "builder": [Build()],
    "warden": [Flip()],
    "summer-laborer": [one_of(BuildVehicle(), Imitate(SUMMER))],
    # Winter
    "peat-boatman": [gain(PEAT, 3), gain(PEAT, PerBoat(1))],
    "tanner": [convert(PerTool(FLESHING_BEAMS), [HIDES, 1], [LEATHER, 1])],
    "linen-weaver": [convert(PerTool(WEAVING_LOOMS), [FLAX, 1], [LINEN, 1])],
    "butcher": [up_to(PerTool(SLAUGHTERING_TABLES), Slaughter())],
    "cattle-trader": [gain(GRAIN, 2), either_first(gain(SHEEP), take(CATTLE, HORSE))],
    "winter-grocer": [cut(1), gain(WOOD), gain(CLAY), take(SHEEP, CATTLE, HORSE)],
    "builders-merchant": [gain_in_room(HIDES, 2), take(WOOD, CLAY), take(TIMBER, BRICK)],
    "potter": [convert(PerTool(POTTERY_WHEELS), [CLAY, 1], [FOOD, 3, PEAT, 1])],
    "baker": [Bake(PerTool(OVENS), [GRAIN, 1, PEAT, 1], [FOOD, 6])],
    "wood-trader": [one_of(option(WOOD, 4), Build())],
    "winter-master": [master(PerTool(WORKBENCHES))],
    "wainwright": [EachOnce([BuildVehicle(), BuildBoat()])],
    "winter-carpenter": [one_of(BuildStall(), BuildStable())],
    "dike-warden": [MoveDikes(Fixed(1)), Flip()],
    "winter-laborer": [one_of(Build(), Imitate(WINTER))],
}
_EFFECTS_BEFORE: Final[dict[int, dict[str, list[Effect]]]] = {
    WHAT_HELPS_FIRST: {
        "summer-grocer": [take(TIMBER, BRICK, SHEEP, CATTLE, HORSE), gain(GRAIN), gain(LEATHER)],
        "colonist": [gain(HORSE), Dehydrate()],
        "cattle-trader": [gain(GRAIN, 2), gain(SHEEP), take(CATTLE, HORSE)],
        "winter-grocer": [cut(1), take(SHEEP, CATTLE, HORSE), gain(WOOD), gain(CLAY)],
    }
}
"""By amendment: the spaces that it has changed, with their former effects."""
_FOOD: Final[dict[str, int]] = {"forester": 1, "wood-trader": 1, "summer-laborer": 2, "winter-laborer": 2}
"""The food that it costs to use an action space.

ruling: A seat that can't pay it can't place a worker there. All other spaces may be occupied even if they yield
nothing.
"""

SPACE_RULINGS: Final[dict[str, str]] = {
    "summer-grocer": "Grain that you have no room for comes last.",
    "peat-cutter": "Land that becomes free can be used at once, even by the same action.",
    "farmer": "A Plow that you build here plows at once; one that you sell between two fields still plows.",
    "summer-master": "A Workbench that is added counts at once.",
    "winter-master": "A Workbench that is added counts at once.",
    "warden": "What lies on a vehicle stays on it when it is flipped. The boardwalk has no arrow.",
    "dike-warden": "What lies on a vehicle stays on it when it is flipped. The boardwalk has no arrow.",
    "summer-laborer": "Laborers can't be imitated. You also pay what the imitated space costs.",
    "winter-laborer": "Laborers can't be imitated. You also pay what the imitated space costs.",
    "cattle-trader": "The animals come in any order.",
    "builders-merchant": "Hides that you have no room for come last.",
    "baker": "Flax is baked once there is no Grain left, and Wood or Timber is burned once there is no Peat left.",
    "wainwright": "A vehicle with something on it can't be returned to make room.",
}
"""By action space: the reading of an unclear rule."""


def _used(name: str, effects: list[Effect]) -> Source:
    return Source(f"space:{name}", effects, _FOOD.get(name, 0), name == "wood-trader")


def _in_order() -> list[Source]:
    spaces: list[Source] = [Source("", [])] * SPACE_COUNT
    for name, effects in _EFFECTS.items():
        spaces[space_number(name)] = _used(name, effects)
    return spaces


SPACES: Final[list[Source]] = _in_order()
"""The effects of the action spaces, by number."""
SPACES_BEFORE: Final[dict[int, dict[int, Source]]] = {
    amendment: {space_number(name): _used(name, effects) for name, effects in changed.items()}
    for amendment, changed in _EFFECTS_BEFORE.items()
}
"""By amendment, and then by number: the effects of an action space in games that are older than it."""
