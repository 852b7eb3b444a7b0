"""The symbols of cards about building."""

from __future__ import annotations

from typing import assert_never

from allmende.agricola.faces.icons.amounts import amount_name, amount_token, condition_icons, houses
from allmende.agricola.faces.icons.cards import KINDS, points_icons, saving_icons
from allmende.agricola.faces.icons.effects import icons
from allmende.agricola.faces.wording.savings import kind_names
from allmende.agricola.rules.components import HOUSE_MATERIAL, HOUSE_NAMES, PROMISED_NAMES, RESOURCE_NAMES
from allmende.agricola.rules.language.building import (
    BonusFor,
    Free,
    GainForRooms,
    MajorPoints,
    Only,
    PointsIf,
    PromisePieceBy,
    PromiseUntil,
    RenovatedTo,
    TakeBack,
    UnusedTogether,
)
from allmende.agricola.rules.language.conditions import LeftOver
from allmende.agricola.rules.language.savings import Together
from allmende.core.symbols import separated, slashes, token


@amount_name.register
def _(of: MajorPoints) -> str:
    return "improvement@points"


@condition_icons.register
def _(condition: RenovatedTo | UnusedTogether | LeftOver) -> list[str]:
    match condition:
        case RenovatedTo():
            return [f"room-{HOUSE_NAMES[condition.house]}"]
        case UnusedTogether():
            return ["adjacent", "unused*2"]
        case LeftOver():
            return ["left", token("building-resource@supply", condition.number)]
        case _:
            assert_never(condition)


@points_icons.register
def _(points: PointsIf) -> list[str]:
    return ["book", "if", *condition_icons(points.condition), "colon", f"score*{points.points}"]


@saving_icons.register
def _(saving: Together) -> list[str]:
    less = [[token(RESOURCE_NAMES[HOUSE_MATERIAL[house]], count)] for house, count in enumerate(saving.materials)]
    built = houses(list(range(len(saving.materials))))
    return [
        "together",
        "room*2",
        "colon",
        "less",
        f"reed*{saving.reed}",
        "line",
        *built,
        "colon",
        "less",
        *separated(less, "slash"),
    ]


@saving_icons.register
def _(saving: Free) -> list[str]:
    return ["gratis", *separated([[KINDS[name]] for name in kind_names(saving.kinds)], "slash")]


@icons.register
def _(effect: BonusFor | GainForRooms | PromisePieceBy | PromiseUntil | TakeBack | Only) -> list[str]:
    match effect:
        case BonusFor():
            least = amount_token(effect.of, slashes(effect.least))
            return ["if", least, "colon", f"score*{slashes(effect.points)}"]
        case GainForRooms():
            gained = separated([[RESOURCE_NAMES[resource]] for resource in effect.resources], "slash")
            return [*houses(list(range(len(effect.resources)))), "colon", *gained]
        case PromisePieceBy():
            return ["later", "per", amount_name(effect.of), PROMISED_NAMES[effect.piece]]
        case PromiseUntil():
            return [token("next-rounds", len(effect.later)), RESOURCE_NAMES[effect.resource]]
        case TakeBack():
            return ["take-back", RESOURCE_NAMES[effect.resource]]
        case Only():
            return ["if", *condition_icons(effect.condition), "colon", *icons(effect.effect)]
        case _:
            assert_never(effect)
