"""The words for what cards give when they are played, and for points by what everybody has."""

from __future__ import annotations

from typing import assert_never

from allmende.agricola.cards import CARDS
from allmende.agricola.cards.majors import IMPROVEMENTS
from allmende.agricola.faces.wording.amounts import each, have
from allmende.agricola.faces.wording.cards import bonus_points, gift
from allmende.agricola.faces.wording.conditions import holding
from allmende.agricola.faces.wording.effects import goods, say, thing
from allmende.agricola.faces.wording.openings import OPENINGS
from allmende.agricola.rules import moments
from allmende.agricola.rules.components import FOOD, RESOURCE_NAMES
from allmende.agricola.rules.language.gifts import (
    GainForMajors,
    GainMore,
    GainOther,
    Investment,
    OneOrder,
    PlayedOn,
    PromiseByCost,
    PromiseEach,
    PromiseInOrder,
    PromiseInTurn,
)
from allmende.agricola.rules.language.lessons import TurnReward
from allmende.agricola.rules.language.lots import DrawByLot, DrawnCard, PlayDrawn, PlayOrGive
from allmende.agricola.rules.phrases import amounts, named
from allmende.core.message import Message
from allmende.core.rules.phrases import one_clause_of, respectively

OPENINGS[moments.PLACED] = "opening-placed-evenly"
OPENINGS[moments.EMPTIED] = "opening-emptied"
OPENINGS[moments.SCORING_STARTED] = "opening-before-scoring"


@holding.register
def _(condition: PlayedOn) -> Message:
    return Message("if-played-on", {"space": named("action", condition.space)})


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
