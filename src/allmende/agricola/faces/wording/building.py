"""The words for cards about building: what was just built, what lies unused, what is cheaper in one action."""

from __future__ import annotations

from typing import assert_never

from allmende.agricola.faces.wording.amounts import each, have
from allmende.agricola.faces.wording.cards import bonus_points, gift, points
from allmende.agricola.faces.wording.conditions import holding
from allmende.agricola.faces.wording.effects import goods, least, say, thing
from allmende.agricola.faces.wording.savings import kinds_of, saving
from allmende.agricola.rules.components import HOUSE_MATERIAL, HOUSE_NAMES, PROMISED_NAMES, REED, RESOURCE_NAMES
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
from allmende.core.message import Message
from allmende.core.rules.phrases import respectively


@have.register
def _(of: MajorPoints, number: Message | str, count: int) -> Message:
    return Message("have-major-points", {"number": number, "count": count})


@holding.register
def _(condition: RenovatedTo | UnusedTogether | LeftOver) -> Message:
    match condition:
        case RenovatedTo():
            return Message("if-renovated-to", {"house": HOUSE_NAMES[condition.house]})
        case UnusedTogether():
            return Message("if-unused-together")
        case LeftOver():
            return Message("if-left-over", {"number": condition.number})
        case _:
            assert_never(condition)


@points.register
def _(node: PointsIf) -> Message:
    return Message("points-if", {"if": holding(node.condition), "what": bonus_points([node.points])})


@saving.register
def _(node: Free | Together) -> Message:
    match node:
        case Free():
            return Message("saving-free", {"kinds": kinds_of(node)})
        case Together():
            less = [goods(HOUSE_MATERIAL[house], count) for house, count in enumerate(node.materials)]
            return Message("saving-together", {"reed": goods(REED, node.reed), "less": respectively(less)})
        case _:
            assert_never(node)


@thing.register
def _(effect: BonusFor) -> Message:
    return Message("thing-if", {"what": bonus_points(effect.points), "least": least(effect.least, effect.of)})


@gift.register
def _(effect: GainForRooms | PromisePieceBy | PromiseUntil | TakeBack | Only) -> Message:
    match effect:
        case GainForRooms():
            what = respectively([goods(resource, 1) for resource in effect.resources])
            return Message("deed-get-for-rooms", {"what": what})
        case PromisePieceBy():
            piece, then = PROMISED_NAMES[effect.piece], say(effect.waiting.effects[0])
            return Message("deed-promise-piece-by", {"piece": piece, "each": each(effect.of, 1), "effect": then})
        case PromiseUntil():
            what = goods(effect.resource, effect.count)
            return Message("deed-promise-next", {"what": what, "count": len(effect.later)})
        case TakeBack():
            resource = Message(f"resource-{RESOURCE_NAMES[effect.resource]}", {"count": 2})
            return Message("deed-take-back", {"resource": resource})
        case Only():
            return Message("deed-only", {"if": holding(effect.condition), "effect": say(effect.effect)})
        case _:
            assert_never(effect)
