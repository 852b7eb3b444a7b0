"""Symbols of immediate gains and losses."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from allmende.agricola.cards import CARDS
from allmende.agricola.components.pieces import RESOURCE_NAMES
from allmende.agricola.presentation.icons.amounts import amount_token, condition_icons, goods
from allmende.agricola.rules.language.amounts import Goods, Steps
from allmende.agricola.rules.language.animals import ExchangeAnimals
from allmende.agricola.rules.language.conditions import AtLeast, HasMajor
from allmende.agricola.rules.language.counted import Counted, Placed
from allmende.agricola.rules.language.effect import Effect
from allmende.agricola.rules.language.gains import BonusPoints, ByCost, Cases, Exchange, ForOthers, GainBy
from allmende.agricola.rules.language.goods import (
    ACCUMULATING,
    BecomeStartingPlayer,
    Gain,
    GainMissingAnimal,
    TakeAll,
    TakeOne,
)
from allmende.agricola.rules.language.nodes import (
    GoodsNode,
)
from allmende.agricola.rules.language.tallies import Players
from allmende.core.symbols import separated, slashes, token


def given_icons(effect: GoodsNode, icons: Callable[[Effect], list[str]]) -> list[str]:
    """Immediate gains and losses."""
    match effect:
        case Gain():
            return _gain(effect)
        case TakeOne():
            less = [] if effect.less is None else ["less", "food", "per", amount_token(effect.less, 1)]
            per = [] if effect.each is None else ["per", amount_token(effect.each, 1)]
            cost = [*goods(effect.cost), *per, *less, "arrow"] if effect.cost else []
            return [*cost, RESOURCE_NAMES[effect.resource], *goods(effect.others)]
        case GainMissingAnimal():
            return ["sheep", "else", "boar", "else", "cattle"]
        case TakeAll():
            return ["each-round", RESOURCE_NAMES[effect.resource]]
        case GainBy():
            return _by_number(effect)
        case Cases():
            return _case_by_case(effect, icons)
        case BonusPoints():
            if isinstance(effect.of, Steps):
                steps = effect.of
                return ["if", amount_token(steps.of, slashes(steps.least)), "colon", f"score*{slashes(steps.counts)}"]
            score = f"score*{effect.count}"
            return [score] if effect.of is None else [score, "per", amount_token(effect.of, 1)]
        case ByCost():
            paid = [goods(cost) for cost in CARDS[effect.card].costs]
            each = [icons(part) for part in effect.effects]
            if max([len(part) for part in each]) > 1:
                return separated([[*cost, "colon", *part] for cost, part in zip(paid, each, strict=True)], "slash")
            return ["if", *separated(paid, "slash"), "colon", *separated(each, "slash")]
        case Exchange():
            return ["must", *goods(effect.cost), "arrow", *goods(effect.gains)]
        case ExchangeAnimals():
            return ["must", "any-animal", "arrow", RESOURCE_NAMES[effect.into]]
        case ForOthers():
            return ["others", token(RESOURCE_NAMES[effect.resource], effect.count)]
        case BecomeStartingPlayer():
            return ["starting-player"]
        case _:
            assert_never(effect)


def _gain(effect: Gain) -> list[str]:
    """Goods, perhaps for every one of an amount."""
    if effect.resource == ACCUMULATING:
        return ["plus", "building-resource"]
    if isinstance(effect.of, Steps):
        given = token(RESOURCE_NAMES[effect.resource], slashes(effect.of.counts))
        return ["if", amount_token(effect.of.of, slashes(effect.of.least)), "colon", given]
    given = token(RESOURCE_NAMES[effect.resource], effect.count)
    most = ["at-most", token(RESOURCE_NAMES[effect.resource], effect.most)] if effect.most else []
    return [given] if effect.of is None else [given, "per", amount_token(effect.of, effect.every), *most]


def _by_number(effect: GainBy) -> list[str]:
    """Goods that depend on an amount."""
    of, numbers = effect.of, effect.numbers
    pairs = [goods(effect.pairs[i : i + 2]) for i in range(0, len(effect.pairs), 2)]
    if isinstance(of, Players):
        return [amount_token(of, slashes(numbers)), "colon", *separated(pairs, "slash")]
    if isinstance(of, Counted) and not isinstance(of, Placed):
        limits = [["exactly"] for _ in numbers]
        if effect.or_fewer:
            limits[0] = ["at-most"]
        if effect.or_more:
            limits[-1] = []
        cases = zip(limits, numbers, pairs, strict=True)
        return [
            "if",
            *separated([[*how, amount_token(of, number), "colon", *pair] for how, number, pair in cases], "slash"),
        ]
    exactly = [] if effect.or_more else ["exactly"]
    return ["if", *exactly, amount_token(of, slashes(numbers)), "colon", *separated(pairs, "slash")]


def _case_by_case(effect: Cases, icons: Callable[[Effect], list[str]]) -> list[str]:
    """Several gains, each under a condition of its own."""
    cases = list(zip(effect.conditions, (icons(gain) for gain in effect.gains), strict=True))
    first = effect.conditions[0]
    if isinstance(first, HasMajor):
        return separated([[*gain, "per", *condition_icons(condition)] for condition, gain in cases], "slash")
    if isinstance(first, AtLeast) and isinstance(first.of, Goods):
        more = [[*condition_icons(condition), "plus", *gain] for condition, gain in cases]
        return ["if", *separated(more, "slash")]
    given = separated([gain for _, gain in cases], "slash")
    return [*separated([condition_icons(condition) for condition, _ in cases], "slash"), "colon", *given]
