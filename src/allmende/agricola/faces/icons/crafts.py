"""The symbols of cards that have to do with improvements and with playing other cards."""

from __future__ import annotations

from allmende.agricola.faces.icons.amounts import condition_icons
from allmende.agricola.faces.icons.cards import WHEN, saving_icons, whole_icons
from allmende.agricola.faces.icons.effects import icons
from allmende.agricola.rules import moments
from allmende.agricola.rules.board import SPACE_NAMES
from allmende.agricola.rules.components import RESOURCE_NAMES
from allmende.agricola.rules.improvement import IMPROVEMENT_NAMES
from allmende.agricola.rules.language import MajorOrMinor
from allmende.agricola.rules.language.crafts import BuiltInTurn, FromHandByAction, NewOneIs
from allmende.agricola.rules.language.savings import FOOD_SPACE, FoodOfSpace
from allmende.core.symbols import separated

WHEN[moments.UPGRADED] = "upgrade"


@icons.register
def _(effect: MajorOrMinor) -> list[str]:
    spent = [] if effect.spends < 0 else ["spend", RESOURCE_NAMES[effect.spends]]
    return ["improvement", "or", "minor", *spent]


@condition_icons.register
def _(condition: NewOneIs) -> list[str]:
    return separated([[f"improvement@{IMPROVEMENT_NAMES[i]}"] for i in condition.among], "slash")


@whole_icons.register
def _(condition: NewOneIs) -> list[str]:
    return condition_icons(condition)


@condition_icons.register
def _(condition: FromHandByAction) -> list[str]:
    return ["improvement", "or", "minor@hand"]


@whole_icons.register
def _(condition: FromHandByAction) -> list[str]:
    return ["minor@hand"]


@condition_icons.register
def _(condition: BuiltInTurn) -> list[str]:
    return ["room", "slash", "stable", "slash", "fence"]


@whole_icons.register
def _(condition: BuiltInTurn) -> list[str]:
    return condition_icons(condition)


@saving_icons.register
def _(saving: FoodOfSpace) -> list[str]:
    return ["occupation", "colon", f"food@{SPACE_NAMES[FOOD_SPACE]}"]
