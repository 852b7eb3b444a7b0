"""The symbols of amounts and effects."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from allmende.arle.components.equipment import VEHICLE_NAMES
from allmende.arle.components.pieces import FOOD, RESOURCE_NAMES, TILE_NAMES, TOOL_NAMES
from allmende.arle.presentation.nodes import AmountNode, Barn, Crafts, Land, Node, PerThing, times
from allmende.arle.rules.buildings import MOST_FORGED
from allmende.arle.rules.language.amounts import (
    Amount,
    ByDairyAnimals,
    ByFields,
    Fixed,
    PerAnimal,
    PerBoat,
    PerPlow,
    PerStall,
    PerTile,
    PerTool,
    ShovelPairs,
)
from allmende.arle.rules.language.barn import BuildBoat, BuildPlow, BuildVehicle, Forge, TakeBoat, TakeVehicle
from allmende.arle.rules.language.crafts import Bake, Convert, CutPeat, Master, Slaughter
from allmende.arle.rules.language.effect import EachOnce, Effect, Exchange, OneOf, Source, Then, UpTo
from allmende.arle.rules.language.gains import Dehydrate, EitherFirst, Gain, Improve, MoveDikes, RaiseGoods, TakeOne
from allmende.arle.rules.language.imitation import Imitate
from allmende.arle.rules.language.land import (
    STABLE_BRICKS,
    STALL_CLAY,
    Build,
    BuildStable,
    BuildStall,
    Flip,
    PlowField,
    ReplaceField,
    TakeForest,
    UpgradeStall,
)
from allmende.core.symbols import separated, slashes, token


def icons(effect: Effect) -> list[str]:
    """The symbols of an effect, in reading order. A `Node` without symbols is a type error here."""
    assert isinstance(effect, Node), f"{effect!r} has no icons"
    if isinstance(effect, Crafts):
        return _crafts(effect)
    if isinstance(effect, Land):
        return _land(effect)
    if isinstance(effect, Barn):
        return _barn(effect)
    match effect:
        case Source():
            cost = [token(RESOURCE_NAMES[FOOD], effect.food), "arrow"] if effect.food else []
            return cost + row(effect.effects)
        case Then():
            return row(effect.effects)
        case Exchange():
            least = ["book", *goods(effect.least)] if effect.least else []
            return [*least, *goods(effect.cost), "arrow", *row(effect.gains.effects)]
        case OneOf():
            return separated([icons(option) for option in effect.options], "or")
        case EitherFirst():
            return row(effect.parts())
        case EachOnce():
            return separated([icons(option) for option in effect.options], "plus")
        case UpTo():
            return [*icons(effect.option), *_often(effect.number)]
        case Gain():
            return quantity(RESOURCE_NAMES[effect.resource], effect.number)
        case TakeOne():
            return separated([[token(RESOURCE_NAMES[each], effect.count)] for each in effect.resources], "slash")
        case TakeVehicle():
            return [VEHICLE_NAMES[effect.kind]]
        case TakeBoat():
            return ["peat-boat"]
        case RaiseGoods():
            return quantity("goods-track", effect.number)
        case Improve():
            return [token(f"improve@{TOOL_NAMES[effect.tool]}", effect.steps)]
        case Imitate():
            return ["imitate"]
        case _:
            assert_never(effect)


def row(effects: Sequence[Effect]) -> list[str]:
    """The symbols of effects side by side; actions that share the row with others are small ones."""
    found: list[str] = []
    paid = False
    for effect in effects:
        if isinstance(effect, OneOf) and len(effects) > 1:
            symbols = separated([icons(option) for option in effect.options], "slash")
        else:
            symbols = icons(effect)
        if found and (paid or "arrow" in symbols):
            found.append("then")
        paid = "arrow" in symbols
        found += symbols
    return found


def goods(pairs: list[int]) -> list[str]:
    """Resources with their counts."""
    return [token(RESOURCE_NAMES[pairs[i]], pairs[i + 1]) for i in range(0, len(pairs), 2)]


def quantity(name: str, amount: Amount) -> list[str]:
    """The symbols of an amount of something."""
    assert isinstance(amount, AmountNode), f"{amount!r} has no symbol"
    match amount:
        case Fixed():
            return [token(name, amount.number)]
        case ByFields():
            return ["book", f"field*{slashes(amount.fields)}", f"{name}*{slashes(amount.numbers)}"]
        case ByDairyAnimals():
            return ["book", f"dairy*{slashes(amount.animals)}", f"{name}*{slashes(amount.numbers)}"]
        case _:
            return [token(name, times(amount)), per(amount)]


def per(amount: PerThing) -> str:
    """The sign for the thing that an amount counts one by one."""
    match amount:
        case PerTool():
            return f"per-{TOOL_NAMES[amount.tool]}"
        case ShovelPairs():
            return "per-shovel-pair"
        case PerTile():
            return f"per-{TILE_NAMES[amount.tile]}"
        case PerStall():
            return "per-stall"
        case PerAnimal():
            return f"per-{RESOURCE_NAMES[amount.animal]}"
        case PerBoat():
            return "per-peat-boat"
        case PerPlow():
            return "per-plow"
        case _:
            assert_never(amount)


def _often(number: Amount) -> list[str]:
    """The sign for the largest number of times."""
    if isinstance(number, PerThing):
        return [per(number)]
    assert isinstance(number, Fixed), f"{number!r} is no number of times"
    return ["times*all" if number.number == MOST_FORGED else f"times*{number.number}"]


def _crafts(effect: Crafts) -> list[str]:
    """The symbols of the effects of tools."""
    match effect:
        case Bake():
            cost = ["grain", "slash", "flax", "plus", "peat", "slash", "wood"]
            return [*cost, "arrow", *goods(effect.gains), *_often(effect.number)]
        case Convert():
            return [*goods(effect.cost), "arrow", *goods(effect.gains), *_often(effect.number)]
        case Slaughter():
            small = ["sheep", "slash", "horse", "arrow", "food*3", "hides*2"]
            return [*small, "or", "cattle", "arrow", "food*4", "hides*2"]
        case CutPeat():
            return quantity("cut", effect.number)
        case Master():
            return quantity("master", effect.number)
        case _:
            assert_never(effect)


def _land(effect: Land) -> list[str]:
    """The symbols of effects on the Home Board."""
    match effect:
        case Build():
            return ["build"]
        case BuildStall():
            return [f"clay*{STALL_CLAY}", "grain", "arrow", "stall"]
        case BuildStable():
            return ["stall", f"brick*{STABLE_BRICKS}", "arrow", "stable"]
        case UpgradeStall():
            return ["stall", "arrow", "stable"]
        case TakeForest():
            return ["forest"]
        case PlowField():
            return ["grain-field", "slash", "flax-field"]
        case ReplaceField():
            return ["field", "arrow", "forest"]
        case Flip():
            return ["flip"]
        case Dehydrate():
            return ["dehydrate"]
        case MoveDikes():
            return quantity("dike", effect.number)
        case _:
            assert_never(effect)


def _barn(effect: Barn) -> list[str]:
    """The symbols of effects in the barn."""
    match effect:
        case BuildVehicle():
            return ["vehicle"]
        case BuildPlow():
            return ["wood", "plus", "cattle", "slash", "horse", "arrow", "plow"]
        case BuildBoat():
            return ["wood", "arrow", "peat-boat"]
        case Forge():
            return ["peat-boat", "slash", "handcart", "slash", "wagon", "arrow", "plow"]
        case _:
            assert_never(effect)
