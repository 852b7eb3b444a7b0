"""The words for cards that speak of the phases of a round."""

from __future__ import annotations

from typing import assert_never

from allmende.agricola.faces.wording.amounts import each
from allmende.agricola.faces.wording.cards import gift
from allmende.agricola.faces.wording.conditions import holding
from allmende.agricola.faces.wording.effects import goods, say, space_names
from allmende.agricola.faces.wording.openings import OPENINGS
from allmende.agricola.rules import moments
from allmende.agricola.rules.board import SPACE_NAMES
from allmende.agricola.rules.components import FOOD, GRAIN, RESOURCE_NAMES
from allmende.agricola.rules.language.evenings import (
    BreedOne,
    BuyPoints,
    GrainFor,
    LendFood,
    PayOrBeg,
    TakeCrop,
    TakeFromSpace,
    UseOnlyFree,
)
from allmende.agricola.rules.language.gains import ForOthers
from allmende.agricola.rules.language.phases import (
    AllVisited,
    EndsWithHarvest,
    GoodsPromised,
    HasBrought,
    InRounds,
    LeftBehind,
    NoneOnBoard,
    Unoccupied,
    WasStocked,
)
from allmende.agricola.rules.phrases import named
from allmende.core.message import Message
from allmende.core.rules.phrases import one_of

OPENINGS.update(
    {
        moments.BEFORE_ROUND: "opening-before-round",
        moments.PREPARED: "opening-prepared",
        moments.BEFORE_WORK: "opening-before-work",
        moments.WORK_STARTED: "opening-work-began",
        moments.WORK_ENDED: "opening-work-ended",
        moments.AFTER_WORK: "opening-after-work",
        moments.HOME_STARTED: "opening-home-began",
        moments.ROUND_ENDED: "opening-round-ended",
    }
)


@holding.register
def _(
    condition: EndsWithHarvest
    | InRounds
    | WasStocked
    | Unoccupied
    | AllVisited
    | HasBrought
    | GoodsPromised
    | NoneOnBoard
    | LeftBehind,
) -> Message:
    match condition:
        case EndsWithHarvest():
            return Message("if-harvest-next" if condition.does else "if-without-harvest")
        case InRounds():
            return Message("if-in-rounds", {"rounds": _numbers(condition.rounds)})
        case WasStocked():
            space = named("action", SPACE_NAMES[condition.space])
            return Message("if-was-stocked", {"space": space, "empty": "yes" if condition.empty else "no"})
        case Unoccupied():
            spaces = space_names(condition.spaces)
            if condition.all_of_them:
                return Message("if-nobody-on", {"spaces": one_of(spaces)})
            return Message("if-unoccupied", {"spaces": one_of(spaces)})
        case AllVisited():
            return Message("if-all-visited", {"spaces": space_names(condition.spaces)})
        case HasBrought():
            return Message("if-has-brought")
        case GoodsPromised():
            return Message("if-goods-promised")
        case NoneOnBoard():
            resource = Message(f"resource-{RESOURCE_NAMES[condition.resource]}", {"count": 2})
            return Message("if-none-on-board", {"resource": resource})
        case LeftBehind():
            return Message("if-left-behind", {"least": condition.least})
        case _:
            assert_never(condition)


def _numbers(numbers: list[int]) -> list[Message]:
    return [Message("number", {"number": number}) for number in numbers]


@say.register
def _(effect: ForOthers) -> Message:
    return Message("effect-others-get", {"what": goods(effect.resource, effect.count)})


@gift.register
def _(effect: PayOrBeg) -> Message:
    return Message("deed-pay-or-beg", {"cost": goods(FOOD, 1)})


@gift.register
def _(effect: LendFood) -> Message:
    then = say(effect.waiting.effects[0])
    return Message("deed-lend", {"what": goods(FOOD, 1), "counts": one_of(effect.counts), "effect": then})


@say.register
def _(effect: TakeCrop | GrainFor | BreedOne | UseOnlyFree | TakeFromSpace | BuyPoints) -> Message:
    match effect:
        case TakeCrop():
            taken = Message("effect-take-crop", {"what": goods(effect.crop, 1)})
            if effect.then is None:
                return taken
            return Message("effect-and-afterward", {"first": taken, "second": say(effect.then)})
        case GrainFor():
            return Message("effect-grain-for", {"cost": goods(GRAIN, 1), "effect": say(effect.then)})
        case BreedOne():
            return Message("effect-breed-one")
        case UseOnlyFree():
            return Message("effect-use-only-free", {"rounds": effect.rounds})
        case TakeFromSpace():
            least = one_of([goods(resource, count) for resource, count in enumerate(effect.least)])
            return Message("effect-take-from-space", {"least": least})
        case BuyPoints():
            food = Message("resource-food", {"count": 2})
            return Message("effect-buy-points", {"what": food, "each": each(effect.most, 1)})
        case _:
            assert_never(effect)
