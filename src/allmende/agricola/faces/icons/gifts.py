"""The symbols of what cards give when they are played."""

from __future__ import annotations

from typing import assert_never

from allmende.agricola.cards import CARDS
from allmende.agricola.cards.majors import IMPROVEMENTS
from allmende.agricola.faces.icons.amounts import amount_token, condition_icons
from allmende.agricola.faces.icons.cards import WHEN
from allmende.agricola.faces.icons.effects import goods, icons, row
from allmende.agricola.rules import moments
from allmende.agricola.rules.components import RESOURCE_NAMES
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
from allmende.core.symbols import separated, slashes, token

WHEN[moments.PLACED] = "any-improvement occupation evenly"
WHEN[moments.EMPTIED] = "emptied"
WHEN[moments.SCORING_STARTED] = "before book"


@condition_icons.register
def _(condition: PlayedOn) -> list[str]:
    return [f"use@{condition.space}"]


@icons.register
def _(
    effect: GainOther
    | GainForMajors
    | GainMore
    | PromiseEach
    | PromiseInTurn
    | PromiseByCost
    | PromiseInOrder
    | OneOrder
    | Investment
    | TurnReward
    | DrawByLot
    | DrawnCard
    | PlayDrawn
    | PlayOrGive,
) -> list[str]:
    match effect:
        case GainOther():
            return ["if", *separated([_other(effect, i) for i in range(len(effect.numbers))], "slash")]
        case GainForMajors():
            pairs = zip(effect.improvements, effect.resources, strict=True)
            majors = [
                [RESOURCE_NAMES[resource], "per", f"improvement@{IMPROVEMENTS[improvement].name}"]
                for improvement, resource in pairs
            ]
            return separated(majors, "slash")
        case GainMore():
            more = [
                [token(RESOURCE_NAMES[resource], effect.least), "plus", RESOURCE_NAMES[resource]]
                for resource in effect.resources
            ]
            return ["if", *separated(more, "slash")]
        case PromiseByCost():
            costs = [[token(RESOURCE_NAMES[cost[0]], cost[1])] for cost in CARDS[effect.card].costs]
            rounds = token("next-rounds", slashes(effect.rounds))
            return ["if", *separated(costs, "slash"), "colon", rounds, RESOURCE_NAMES[effect.resource]]
        case DrawByLot():
            drawn = token("occupation@hand", effect.count) if effect.count else "occupation@hand"
            return [drawn, "lot", "colon", *icons(effect.then)]
        case PlayOrGive():
            return [token("food", effect.food), "arrow", "occupation", "or", "give", "occupation"]
        case DrawnCard():
            return ["occupation"]
        case TurnReward():
            return [f"score*{effect.points}"]
        case PromiseEach():
            return ["next-rounds", RESOURCE_NAMES[effect.resource], "per", amount_token(effect.of, 1)]
        case PromiseInTurn() | OneOrder():
            return ["in-turn", *goods(effect.pairs)]
        case Investment():
            return [*goods(effect.cost), "arrow", *row(effect.gains)]
        case PromiseInOrder():
            return separated([icons(option) for option in effect.options], "or")
        case _:
            assert_never(effect)


def _other(effect: GainOther, place: int) -> list[str]:
    """What is given for one of the numbers."""
    limit = "at-most" if effect.or_fewer and not place else "exactly"
    return [limit, amount_token(effect.of, effect.numbers[place]), "colon", RESOURCE_NAMES[effect.resources[place]]]
