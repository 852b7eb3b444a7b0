"""The symbols of cards that have to do with crops: harvests, sowing, fields, baking bread."""

from __future__ import annotations

from typing import assert_never

from allmende.agricola.faces.icons.amounts import amount_name, amount_token, condition_icons
from allmende.agricola.faces.icons.cards import PERMISSIONS, WHEN
from allmende.agricola.faces.icons.effects import icons
from allmende.agricola.rules import moments, permits
from allmende.agricola.rules.components import RESOURCE_NAMES
from allmende.agricola.rules.language.crops import (
    AddCrops,
    AddVegetables,
    Bargain,
    CameBeforeHarvest,
    DiscardGrain,
    LadenSpaces,
    MustTurn,
)
from allmende.core.symbols import slashes, token

PERMISSIONS[permits.TEACHES_BAKERS] = ["occupation", "instead-of", "bake"]
WHEN.update(
    {
        moments.BEFORE_HARVEST: "before harvest",
        moments.HARVESTING: "harvest",
        moments.FIELD_ENDED: "after field-phase",
        moments.FEEDING_STARTED: "feeding-phase",
        moments.BRED: "after breed",
        moments.HARVEST_ENDED: "harvest-end",
        moments.AFTER_HARVEST: "after harvest",
        moments.AFTER_SOWING: "after sow",
    }
)


@amount_name.register
def _(of: LadenSpaces) -> str:
    return f"space@{RESOURCE_NAMES[of.resource]}-{of.number}{'-more' if of.more else ''}"


@condition_icons.register
def _(condition: CameBeforeHarvest) -> list[str]:
    return ["before-harvest"]


@icons.register
def _(effect: MustTurn | AddCrops | AddVegetables | Bargain | DiscardGrain) -> list[str]:
    match effect:
        case MustTurn():
            resource = RESOURCE_NAMES[effect.resource]
            return ["must", token(resource, effect.number), "arrow", token("food", effect.food)]
        case AddCrops():
            return ["plus", "crop"]
        case AddVegetables():
            return ["below", "vegetable", "per", token("field@grain", effect.least)]
        case Bargain():
            less = ["less", "food", "per", amount_token(effect.of, 1)]
            return [token("food", effect.food), *less, "arrow", RESOURCE_NAMES[effect.resource]]
        case DiscardGrain():
            boar = slashes(range(1, len(effect.numbers) + 1))
            return [f"field@grain*{slashes(effect.numbers)}", "arrow", f"boar*{boar}"]
        case _:
            assert_never(effect)
