"""The words for cards about building: what was just built, what lies unused, what is cheaper in one action."""

from __future__ import annotations

from typing import assert_never

from allmende.agricola.components import HOUSE_MATERIAL, HOUSE_NAMES, PROMISED_NAMES, REED, RESOURCE_NAMES
from allmende.agricola.language.amounts import UnusedSpaces
from allmende.agricola.language.building import (
    Animals,
    BonusFor,
    BuildingResources,
    Free,
    GainForRooms,
    JustBuilt,
    Lesser,
    MajorPoints,
    Only,
    OnTurn,
    PointsIf,
    PromisePieceBy,
    PromiseUntil,
    RenovatedTo,
    RoomsOfTurn,
    StablesOfTurn,
    TakeBack,
    UnusedTogether,
)
from allmende.agricola.language.conditions import InWorkPhase, LeftOver
from allmende.agricola.language.savings import Together
from allmende.agricola.wording.amounts import each, have
from allmende.agricola.wording.cards import bonus_points, gift, points
from allmende.agricola.wording.conditions import holding
from allmende.agricola.wording.effects import goods, least, say, thing
from allmende.agricola.wording.savings import kinds_of, saving
from allmende.core.message import Message
from allmende.core.phrases import respectively

NOUNS = {
    StablesOfTurn: "stables-of-turn",
    RoomsOfTurn: "rooms-of-turn",
    Animals: "animals",
    MajorPoints: "major-points",
    BuildingResources: "building-resources",
}
"""The messages of what is counted, behind `have-` and `each-`."""


@have.register
def _(
    of: StablesOfTurn | RoomsOfTurn | Animals | MajorPoints | BuildingResources, number: Message | str, count: int
) -> Message:
    return Message(f"have-{NOUNS[type(of)]}", {"number": number, "count": count})


@have.register
def _(of: JustBuilt | Lesser, number: Message | str, count: int) -> Message:
    raise NotImplementedError(f"nobody has asked for having {of!r}")


@each.register
def _(of: Animals | BuildingResources, every: int) -> Message:
    return Message(f"each-{NOUNS[type(of)]}", {"every": every})


@each.register
def _(of: Lesser, every: int) -> Message:
    assert isinstance(of.limit, UnusedSpaces), "nobody has asked for another limit"
    return Message("each-up-to-unused-spaces", {"each": each(of.of, every)})


@each.register
def _(of: JustBuilt | StablesOfTurn | RoomsOfTurn | MajorPoints, every: int) -> Message:
    raise NotImplementedError(f"nobody has asked for each of {of!r}")


@holding.register
def _(condition: OnTurn | RenovatedTo | UnusedTogether | LeftOver | InWorkPhase) -> Message:
    match condition:
        case OnTurn():
            return Message("if-on-turn")
        case RenovatedTo():
            return Message("if-renovated-to", {"house": HOUSE_NAMES[condition.house]})
        case UnusedTogether():
            return Message("if-unused-together")
        case LeftOver():
            return Message("if-left-over", {"number": condition.number})
        case InWorkPhase():
            return Message("if-work-phase")
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
