"""The symbols of conditions and costs."""

from __future__ import annotations

from typing import assert_never

from allmende.core.symbols import separated, slashes, token
from allmende.hallertau.components.board import SPACE_NAMES
from allmende.hallertau.components.pieces import ALL_CROPS, ALL_GOODS, DECK_NAMES, RESOURCE_NAMES
from allmende.hallertau.presentation.icons.amounts import counted, field_symbol, number, quantity
from allmende.hallertau.presentation.nodes import ConditionNode, CostNode
from allmende.hallertau.rules.language.conditions import (
    AllOf,
    AnyOf,
    AtLeast,
    AtMost,
    BeforeLastAction,
    Between,
    Condition,
    EachOf,
    Exceeds,
    JustPlayedNewCard,
    JustSpentLastJewelry,
    JustUsed,
    No,
    Reaches,
    UsingButchery,
)
from allmende.hallertau.rules.language.costs import (
    ANY_CARD,
    Discard,
    Harvested,
    MoveCraftBack,
    Pay,
    PayAlike,
    PayField,
    Price,
    ReturnCropsDownTo,
    Uproot,
)
from allmende.hallertau.rules.language.effect import Cost
from allmende.hallertau.rules.language.flock import MoveSheepBack, PaySheep


def condition_icons(condition: Condition) -> list[str]:
    """The symbols of a condition."""
    assert isinstance(condition, ConditionNode), f"{condition!r} has no icons"
    match condition:
        case AtLeast():
            return counted(condition.of, slashes(condition.numbers))
        case AtMost():
            return ["at-most", *counted(condition.of, slashes(condition.numbers))]
        case Between():
            least, most = condition.least, condition.most
            return ["exactly", *counted(condition.of, f"{least}-{most}" if most > least else str(most))]
        case Reaches():
            return [*counted(condition.of, ""), "reaches", *counted(condition.other, "")]
        case Exceeds():
            by = [] if condition.numbers == [0] else ["plus", f"number*{slashes(condition.numbers)}"]
            return [*counted(condition.of, ""), "exceeds", *counted(condition.other, ""), *by]
        case AllOf():
            return [each for part in condition.conditions for each in condition_icons(part)]
        case AnyOf():
            return separated(map(condition_icons, condition.conditions), "or")
        case EachOf():
            return separated(map(condition_icons, condition.conditions), "slash")
        case No():
            return ["no", field_symbol(condition.fields)]
        case JustSpentLastJewelry():
            return ["last-jewelry"]
        case JustUsed():
            return ["just-used", *separated([[f"space-{SPACE_NAMES[n]}"] for n in condition.spaces], "slash")]
        case UsingButchery():
            return ["using", "space-butchery"]
        case JustPlayedNewCard():
            return ["played-at-once"]
        case BeforeLastAction():
            return ["last-action"]
        case _:
            assert_never(condition)


def price_icons(price: Price) -> list[str]:
    """The symbols of a price; several numbers of one thing stand together."""
    options = [[each for cost in costs for each in cost_icons(cost)] for costs in price.options]
    heads = [tokens[0].partition("*") for tokens in options if len(tokens) == 1]
    if len(options) > 1 and len(heads) == len(options) and len({name for name, _, _ in heads}) == 1:
        return [f"{heads[0][0]}*{'/'.join(numbers or '1' for _, _, numbers in heads)}"]
    return separated(options, "or")


def cost_icons(cost: Cost) -> list[str]:
    """The symbols of a cost."""
    assert isinstance(cost, CostNode), f"{cost!r} has no icons"
    match cost:
        case Pay():
            return quantity(RESOURCE_NAMES[cost.resource], cost.number)
        case PayAlike():
            return alike_icons(str(cost.number), cost.goods) * cost.types
        case PaySheep():
            return quantity("sheep", cost.number)
        case PayField():
            return [token(field_symbol(cost.fields), number(cost.number))]
        case ReturnCropsDownTo():
            return [f"return-crops*{cost.number}"]
        case Uproot():
            return ["uproot"]
        case Discard():
            kind = "card" if cost.deck == ANY_CARD else f"{DECK_NAMES[cost.deck]}-card"
            return ["discard", token(kind, cost.number)]
        case MoveSheepBack():
            return [f"sheep-back*{cost.number}"]
        case MoveCraftBack():
            return ["retreat"]
        case Harvested():
            return ["just-harvested", token(RESOURCE_NAMES[cost.crop], cost.number)]
        case _:
            assert_never(cost)


def alike_icons(numbers: str, goods: list[int]) -> list[str]:
    """The symbols of a number of goods of one type."""
    if goods == ALL_GOODS:
        return [token("good-alike", numbers)]
    if goods == ALL_CROPS:
        return [token("crop" if numbers == "1" else "crop-alike", numbers)]
    return separated([[token(RESOURCE_NAMES[good], numbers)] for good in goods], "slash")
