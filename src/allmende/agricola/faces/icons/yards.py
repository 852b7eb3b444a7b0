"""The symbols of what lies on unused spaces, of pieces on round spaces, and of pastures with costs of their own."""

from __future__ import annotations

from typing import assert_never

from allmende.agricola.faces.icons.cards import PERMISSIONS
from allmende.agricola.faces.icons.effects import goods, icons, row
from allmende.agricola.rules import permits
from allmende.agricola.rules.components import FOOD, RESOURCE_NAMES
from allmende.agricola.rules.language.effect import AndOr, AndOrInstead
from allmende.agricola.rules.language.fencing import FenceForStables, FenceWithTaken, GiveFence
from allmende.agricola.rules.language.yards import ExchangeTaken, LaidStable, LayOnUnused, LayStables, TakeOffUsed
from allmende.core.symbols import slashes, token

PERMISSIONS[permits.KEEPS_SITE] = ["no", "unused@house"]
PERMISSIONS[permits.FENCES_FOR_GRAIN] = [
    "use@grain-utilization", "colon", "wood", "arrow", "fence", "instead-of", "sow", "slash", "bake",
]  # fmt: skip

PERMISSIONS[permits.PALISADES] = ["palisade", "colon", f"wood*{permits.PALISADE_WOOD}", "instead-of", "fence"]


@icons.register
def _(
    effect: LayOnUnused | TakeOffUsed | ExchangeTaken | LaidStable | LayStables
    | GiveFence | FenceWithTaken | FenceForStables,
) -> list[str]:  # fmt: skip
    match effect:
        case LayOnUnused():
            return [RESOURCE_NAMES[effect.resource], "per", "unused"]
        case TakeOffUsed():
            return [RESOURCE_NAMES[effect.resource]]
        case ExchangeTaken():
            return [RESOURCE_NAMES[effect.resource], "arrow", token(RESOURCE_NAMES[FOOD], effect.food)]
        case LaidStable():
            return ["gratis", "stable"]
        case LayStables():
            return [f"later*{slashes(effect.later)}", "stable"]
        case GiveFence():
            return [*goods(effect.cost), "fence@supply", "arrow", *row(effect.gains)]
        case FenceWithTaken():
            return ["taken", "arrow", "pasture", "times*1", "gratis", f"fence*{effect.free}"]
        case FenceForStables():
            return [f"stable@supply*{effect.stables}", f"wood*{effect.wood}", "arrow", f"pasture*{effect.size}"]
        case _:
            assert_never(effect)


@icons.register
def _(effect: AndOrInstead) -> list[str]:
    return icons.dispatch(AndOr)(effect)
