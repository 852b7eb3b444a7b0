"""The symbols of cards that speak of the phases of a round."""

from __future__ import annotations

from typing import assert_never

from allmende.agricola.faces.icons.amounts import amount_name, condition_icons
from allmende.agricola.faces.icons.cards import WHEN
from allmende.agricola.faces.icons.effects import icons
from allmende.agricola.faces.wording.effects import space_numbers
from allmende.agricola.rules import moments
from allmende.agricola.rules.board import SPACE_NAMES
from allmende.agricola.rules.components import RESOURCE_NAMES
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
from allmende.core.symbols import separated, slashes, token

WHEN.update(
    {
        moments.BEFORE_ROUND: "before round-start",
        moments.PREPARED: "before work-phase",
        moments.BEFORE_WORK: "before work-phase",
        moments.WORK_STARTED: "work-phase",
        moments.WORK_ENDED: "after work-phase",
        moments.AFTER_WORK: "after work-phase",
        moments.HOME_STARTED: "going-home",
        moments.ROUND_ENDED: "after going-home",
        moments.SPACES_FILLED: "round-start",
    }
)


@condition_icons.register
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
) -> list[str]:
    match condition:
        case EndsWithHarvest():
            return ["harvest"] if condition.does else ["no", "harvest"]
        case InRounds():
            return [f"round*{slashes(condition.rounds)}"]
        case WasStocked():
            return [*(["no"] if condition.empty else []), f"lying@{SPACE_NAMES[condition.space]}"]
        case Unoccupied():
            names = "/".join(SPACE_NAMES[space] for space in space_numbers(condition.spaces))
            return ["no", f"occupied@{names}"] if condition.all_of_them else [f"free@{names}"]
        case AllVisited():
            return [f"use@{SPACE_NAMES[space]}" for space in space_numbers(condition.spaces)]
        case HasBrought():
            return ["onto-farm", "good"]
        case GoodsPromised():
            return ["promised"]
        case NoneOnBoard():
            return ["no", "each-round", RESOURCE_NAMES[condition.resource]]
        case LeftBehind():
            return ["each-round", f"good*{condition.least}", "no", "use"]
        case _:
            assert_never(condition)


@icons.register
def _(
    effect: PayOrBeg | LendFood | TakeCrop | GrainFor | BreedOne | UseOnlyFree | TakeFromSpace | BuyPoints,
) -> list[str]:
    match effect:
        case PayOrBeg():
            return ["less", "food", "slash", "begging"]
        case LendFood():
            then = ["slash" if each == "or" else each for each in icons(effect.waiting.effects[0])]
            return [f"next-rounds*{slashes(effect.counts)}", "food", "plus", *then]
        case TakeCrop():
            crop = RESOURCE_NAMES[effect.crop]
            then = [] if effect.then is None else ["afterward", *icons(effect.then)]
            return ["take-crop", crop, *then]
        case GrainFor():
            return ["grain", "slash", "take-crop", "grain", "arrow", *icons(effect.then)]
        case BreedOne():
            return ["breed", "any-animal"]
        case UseOnlyFree():
            return ["alone", f"free@{'/'.join(f'round-{number + 1}' for number in range(effect.rounds))}", "use"]
        case TakeFromSpace():
            least = [[token(RESOURCE_NAMES[resource], count)] for resource, count in enumerate(effect.least)]
            return [*separated(least, "slash"), "arrow", "building-resource"]
        case BuyPoints():
            return ["food", "arrow", "score*1", "per", amount_name(effect.most)]
        case _:
            assert_never(effect)
