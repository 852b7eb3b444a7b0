"""The words for what cards give when they are played, and for points by what everybody has."""

from __future__ import annotations

from typing import assert_never

from allmende.agricola import moments
from allmende.agricola.cards import CARDS
from allmende.agricola.components import FOOD, RESOURCE_NAMES
from allmende.agricola.improvements import IMPROVEMENTS
from allmende.agricola.language.amounts import Goods
from allmende.agricola.language.conditions import MoreThan
from allmende.agricola.language.gifts import (
    BottomRow,
    CookingImprovements,
    Fences,
    FieldTiles,
    GainForMajors,
    GainMore,
    GainOther,
    HasMajor,
    Investment,
    MajorImprovements,
    MinorImprovements,
    NamingAccumulation,
    OccupationsInHand,
    OneOrder,
    PeopleGathering,
    PlayedOn,
    PromiseByCost,
    PromiseEach,
    PromiseInOrder,
    PromiseInTurn,
    Sets,
)
from allmende.agricola.language.lessons import TurnReward
from allmende.agricola.language.lots import DrawByLot, DrawnCard, PlayDrawn, PlayOrGive
from allmende.agricola.phrases import amounts, named
from allmende.agricola.wording.amounts import each, have
from allmende.agricola.wording.cards import bonus_points, gift
from allmende.agricola.wording.conditions import holding
from allmende.agricola.wording.effects import goods, say, thing
from allmende.agricola.wording.openings import OPENINGS
from allmende.core.message import Message
from allmende.core.phrases import one_clause_of, respectively

_Counted = (
    BottomRow | CookingImprovements | Fences | FieldTiles | MajorImprovements | MinorImprovements | NamingAccumulation
    | OccupationsInHand | PeopleGathering
)  # fmt: skip

OPENINGS[moments.PLACED] = "opening-placed-evenly"
OPENINGS[moments.EMPTIED] = "opening-emptied"
OPENINGS[moments.SCORING_STARTED] = "opening-before-scoring"

NOUNS = {
    BottomRow: "bottom-row",
    CookingImprovements: "cooking-improvements",
    Fences: "fences",
    FieldTiles: "field-tiles",
    MajorImprovements: "major-improvements",
    MinorImprovements: "minor-improvements",
    NamingAccumulation: "naming-accumulation",
    OccupationsInHand: "occupations-in-hand",
    PeopleGathering: "people-gathering",
}
"""The messages of what is counted, behind `have-` and `each-`."""


@have.register
def _(of: _Counted, number: Message | str, count: int) -> Message:
    return Message(f"have-{NOUNS[type(of)]}", {"number": number, "count": count})


@each.register
def _(of: _Counted, every: int) -> Message:
    return Message(f"each-{NOUNS[type(of)]}", {"every": every})


@have.register
def _(of: Sets, number: Message | str, count: int) -> Message:
    """So many of each of several goods."""
    kinds = [part.resource for part in of.of if isinstance(part, Goods)]
    resources = [Message(f"resource-{RESOURCE_NAMES[kind]}", {"count": count}) for kind in kinds]
    return Message("have-of-each", {"number": number, "what": resources})


@each.register
def _(of: Sets, every: int) -> Message:
    parts = [have(part, Message("number", {"number": 1}), 1) for part in of.of]
    return Message("each-set", {"every": every, "what": parts})


@holding.register
def _(condition: HasMajor | MoreThan | PlayedOn) -> Message:
    match condition:
        case HasMajor():
            return Message("if-have", {"what": [named("the-improvement", IMPROVEMENTS[condition.improvement].name)]})
        case MoreThan():
            more, than = (
                have(amount, Message("compared", {"side": side}), 2)
                for amount, side in ((condition.of, "more"), (condition.than, "than"))
            )
            return Message("if-have", {"what": [Message("have-more", {"more": more, "than": than})]})
        case PlayedOn():
            return Message("if-played-on", {"space": named("action", condition.space)})
        case _:
            assert_never(condition)


@thing.register
def _(effect: GainOther | GainForMajors | GainMore | TurnReward) -> Message:
    match effect:
        case TurnReward():
            return bonus_points([effect.points])
        case GainOther():
            what = respectively([goods(resource, 1) for resource in effect.resources])
            return Message("thing-if", {"what": what, "least": have(effect.of, _numbers(effect), effect.numbers[-1])})
        case GainForMajors():
            given = respectively([goods(resource, 1) for resource in effect.resources])
            majors = [named("the-improvement", IMPROVEMENTS[improvement].name) for improvement in effect.improvements]
            return Message("thing-for-majors", {"what": given, "majors": majors})
        case GainMore():
            each_of = [goods(resource, 1) for resource in effect.resources]
            return Message("thing-more", {"what": each_of, "least": effect.least})
        case _:
            assert_never(effect)


def _numbers(effect: GainOther) -> Message:
    """How many of the amount there may be, one by one."""
    if not effect.or_fewer:
        return Message("exactly", {"number": respectively(effect.numbers)})
    fewer = Message("at-most", {"number": effect.numbers[0]})
    others = [Message("number", {"number": number}) for number in effect.numbers[1:]]
    return respectively([fewer, *others])


@gift.register
def _(effect: PromiseEach | PromiseByCost | PromiseInTurn | PromiseInOrder) -> Message:
    match effect:
        case PromiseByCost():
            paid = [Message(f"resource-{RESOURCE_NAMES[cost[0]]}", {"count": 2}) for cost in CARDS[effect.card].costs]
            arguments = {
                "what": goods(effect.resource, 1),
                "rounds": respectively(effect.rounds),
                "paid": respectively(paid),
            }
            return Message("deed-promise-by-cost", arguments)
        case PromiseEach():
            return Message("deed-promise-each", {"what": goods(effect.resource, 1), "each": each(effect.of, 1)})
        case PromiseInTurn():
            in_turn = amounts(effect.pairs)
            return Message("deed-promise-in-turn", {"what": in_turn, "count": len(in_turn)})
        case PromiseInOrder():
            said = one_clause_of([say(option) for option in effect.options])
            return Message("deed-promise-in-order", {"orders": said, "count": effect.rounds})
        case _:
            assert_never(effect)


@gift.register
def _(effect: DrawByLot) -> Message:
    return Message("deed-draw", {"count": effect.count, "then": say(effect.then)})


@say.register
def _(effect: DrawnCard | PlayDrawn | PlayOrGive) -> Message:
    """What is said by itself of an occupation that was drawn."""
    if isinstance(effect, PlayOrGive):
        return Message("effect-play-or-give", {"cost": goods(FOOD, effect.food)})
    return Message("effect-play-drawn")


@say.register
def _(effect: OneOrder) -> Message:
    return Message("listed-in-order", {"what": amounts(effect.pairs)})


@say.register
def _(effect: Investment) -> Message:
    deed = gift(effect.gains[0])
    assert deed is not None
    return Message("effect-invest", {"cost": amounts(effect.cost), "deed": deed})
