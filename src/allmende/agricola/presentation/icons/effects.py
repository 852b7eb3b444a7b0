"""Symbols of effects."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from allmende.agricola.cards import CARDS
from allmende.agricola.cards.majors import IMPROVEMENTS
from allmende.agricola.components.board import ROUNDS, SPACE_NAMES
from allmende.agricola.components.improvement import KIND_NAMES, OTHER, on_top
from allmende.agricola.components.pieces import CARD_MARK, PROMISED_NAMES, RESOURCE_NAMES, RESOURCES
from allmende.agricola.presentation import custom, deck_x
from allmende.agricola.presentation.icons import dealings, doings, fieldwork, postponed
from allmende.agricola.presentation.icons.amounts import amount_name, amount_token, condition_icons, goods
from allmende.agricola.presentation.icons.farming import farming_icons, people_icons
from allmende.agricola.presentation.icons.gains import given_icons
from allmende.agricola.presentation.icons.on_card import on_card_icons
from allmende.agricola.presentation.icons.savings import any_one_icon
from allmende.agricola.presentation.reading import classes
from allmende.agricola.rules.language.action import AndAfterward, OneOf
from allmende.agricola.rules.language.amounts import Steps
from allmende.agricola.rules.language.animals import OfferHerd
from allmende.agricola.rules.language.baking import BakeBread
from allmende.agricola.rules.language.changes import ExchangeMajor
from allmende.agricola.rules.language.conditions import Condition
from allmende.agricola.rules.language.crops import AddCrops, DiscardGrain, MoveCrop, PickCrops
from allmende.agricola.rules.language.custom import CustomNode
from allmende.agricola.rules.language.custom_x import DrawnNode
from allmende.agricola.rules.language.dealings import DealingNode
from allmende.agricola.rules.language.deck_x import DrawFromDeckX
from allmende.agricola.rules.language.each_once import EachOnce
from allmende.agricola.rules.language.effect import Effect, Then
from allmende.agricola.rules.language.errands import DiscardCard
from allmende.agricola.rules.language.evenings import BuyPoints, GrainFor, LendFood, TakeCrop, TakeFromSpace
from allmende.agricola.rules.language.field_deals import AddToCrops, ClearField, OfferFromField, PutOnFields, SwapCrops
from allmende.agricola.rules.language.fieldwork import FieldworkNode
from allmende.agricola.rules.language.holdings import Times
from allmende.agricola.rules.language.improvements import MajorOrMinor, PlayMinor
from allmende.agricola.rules.language.lots import DrawByLot, PlayDrawn
from allmende.agricola.rules.language.majors import BuildMajor
from allmende.agricola.rules.language.nodes import (
    CropNode,
    DoingNode,
    FarmingNode,
    GoodsNode,
    JoinedNode,
    OfferNode,
    OnCardNode,
    PeopleNode,
    PlayNode,
    PromiseNode,
    effect_node,
)
from allmende.agricola.rules.language.occupations import PlayOccupation
from allmende.agricola.rules.language.offers import BuyFromPile, Offer, TakeFrom, TilesOnCard
from allmende.agricola.rules.language.postponed import PostponedNode
from allmende.agricola.rules.language.promises import PromiseInTurn, PromiseOn, PromisePiece, TakeBack
from allmende.agricola.rules.language.provided import FromRound, If, Only
from allmende.agricola.rules.language.repeats import UpTo
from allmende.agricola.rules.language.savings import AnyLess, Instead, Less
from allmende.agricola.rules.language.yards import ExchangeTaken, LayStables, LayStablesOnSpaces
from allmende.core.symbols import separated, slashes, token


def icons(effect: Effect) -> list[str]:
    """The symbols of an effect, in reading order."""
    node = effect_node(effect)
    if isinstance(node, DoingNode):  # some of which are more than others below
        return doings.symbols(node, icons)
    if isinstance(node, DealingNode):
        return dealings.symbols(node, icons)
    if isinstance(node, JoinedNode):
        return _joined(node)
    if isinstance(node, GoodsNode):
        return given_icons(node, icons)
    if isinstance(node, PromiseNode):
        return _promise(node)
    if isinstance(node, OnCardNode):
        return on_card_icons(node)
    if isinstance(node, OfferNode):
        return _offer(node)
    if isinstance(node, FarmingNode):
        return farming_icons(node)
    if isinstance(node, CropNode):
        return _crop(node)
    if isinstance(node, PlayNode):
        return _play(node)
    if isinstance(node, PeopleNode):
        return people_icons(node)
    if isinstance(node, CustomNode):
        return custom.symbols(node)
    if isinstance(node, DrawFromDeckX | DrawnNode):
        return deck_x.symbols(node)
    if isinstance(node, FieldworkNode):
        return fieldwork.symbols(node)
    if isinstance(node, PostponedNode):
        return postponed.symbols(node)
    assert_never(node)


def row(effects: Sequence[Effect]) -> list[str]:
    """The symbols of effects side by side; alternatives that don't fill the row are small ones."""
    found: list[str] = []
    for effect in effects:
        small = isinstance(effect, OneOf) and not isinstance(effect, EachOnce) and len(effects) > 1
        found += _small(icons(effect)) if small else icons(effect)
    return found


def deed_row(effects: Sequence[Effect]) -> list[str]:
    """The symbols of a card's effects, side by side; only a single one may fill the row."""
    return row(effects) if len(effects) == 1 else _small([each for effect in effects for each in icons(effect)])


def _small(found: Sequence[str]) -> list[str]:
    """These symbols with small alternatives."""
    return ["slash" if each == "or" else each for each in found]


def if_icons(condition: Condition | None) -> list[str]:
    """The symbols of a further condition, if there is one."""
    return [] if condition is None else ["if", *condition_icons(condition)]


def _joined(effect: JoinedNode) -> list[str]:
    """Several effects, or one under a condition."""
    match effect:
        case AndAfterward():
            return separated([icons(part) for part in effect.effects], "afterward")
        case Then():
            return row(effect.effects)
        case EachOnce(most=most) if most:
            return [*separated([icons(option) for option in effect.options], "or"), f"times*{most}"]
        case EachOnce():
            return separated([icons(option) for option in effect.options], "and-or")
        case MajorOrMinor():
            spent = [] if effect.spends < 0 else ["spend", RESOURCE_NAMES[effect.spends]]
            less = [any_one_icon(saving) for saving in effect.savings if isinstance(saving, AnyLess)]
            return ["improvement", "or", "minor", *spent, *(["less"] if less else []), *less]
        case UpTo():
            options = separated([icons(option) for option in effect.options], "slash")
            if isinstance(effect.most, int):
                return [*options, f"times*{effect.most}"]
            return [*options, "per", amount_token(effect.most, 1)]
        case OneOf():
            return separated([icons(option) for option in effect.options], "or")
        case FromRound():
            before = [] if effect.before is None else icons(effect.before)
            return [*before, f"from-round*{effect.number}", *icons(effect.effect)]
        case Only():
            return [*if_icons(effect.condition), "colon", *icons(effect.effect)]
        case If():
            otherwise = ["else", *deed_row(effect.otherwise)] if effect.otherwise else []
            return [*if_icons(effect.condition), "colon", *deed_row(effect.gains), *otherwise]
        case _:
            assert_never(effect)


def _promise(effect: PromiseNode) -> list[str]:
    """Goods and pieces laid on round spaces."""
    match effect:
        case PromiseOn():
            return _promise_on(effect)
        case PromisePiece():
            return _promise_piece(effect)
        case PromiseInTurn():
            return [
                "even-rounds" if effect.evens else "all-rounds" if effect.repeated else "in-turn",
                *_in_turn(effect),
            ]
        case TakeBack():
            return ["take-back", RESOURCE_NAMES[effect.resource]]
        case LendFood():
            then = _small(icons(effect.waiting.effects[0]))
            return [f"next-rounds*{slashes(effect.counts)}", "food", "plus", *then]
        case LayStablesOnSpaces():
            return ["stable@supply", "arrow", *(f"use@{SPACE_NAMES[space]}" for space in effect.spaces)]
        case LayStables():
            return [f"later*{slashes(effect.later)}", "stable"]
        case _:
            assert_never(effect)


def _in_turn(effect: PromiseInTurn) -> list[str]:
    """Goods that are placed one after the other: those of a kind that follow one another share a symbol."""
    if effect.repeated:
        return separated([goods(effect.pairs[i : i + 2]) for i in range(0, len(effect.pairs), 2)], "slash")
    if len({*effect.pairs[::2]}) == 1:
        return [token(RESOURCE_NAMES[effect.pairs[0]], slashes(effect.pairs[1::2]))]
    return goods(effect.pairs)


def _promise_on(effect: PromiseOn) -> list[str]:
    """Goods on round spaces."""
    good = token(RESOURCE_NAMES[effect.resource], effect.count)
    if isinstance(effect.of, Steps):
        had = amount_token(effect.of.of, slashes(effect.of.least))
        return ["if", had, "colon", token("next-rounds", slashes(effect.of.counts)), good]
    if effect.of is not None:
        spaces = token("next-rounds", effect.of.number) if isinstance(effect.of, Times) else "next-rounds"
        return [spaces, good, "per", amount_token(effect.of, 1)]
    if effect.by_cost:
        costs = separated([goods(cost) for cost in CARDS[effect.card].costs], "slash")
        return ["if", *costs, "colon", token("next-rounds", slashes(effect.costs)), good]
    then = [] if effect.waiting is None else ["plus", *deed_row(effect.waiting.effects)]
    return [_rounds(effect), good, *then]


def _rounds(effect: PromiseOn) -> str:
    """The round spaces on which goods are placed."""
    if effect.every:
        return {1: "all-rounds", 2: "even-rounds"}[effect.every]
    if effect.odd:
        return f"next-odd-rounds*{effect.odd}" if effect.odd < ROUNDS // 2 else "next-odd-rounds"
    if effect.rounds:
        return f"in-rounds*{slashes(effect.rounds)}"
    if effect.later == list(range(1, len(effect.later) + 1)):
        return token("next-rounds", len(effect.later))
    return f"later*{slashes(effect.later)}"


def _promise_piece(effect: PromisePiece) -> list[str]:
    """Pieces on round spaces, or a mark that calls a helper."""
    if effect.of is not None:
        if effect.piece == CARD_MARK:
            then = icons(effect.waiting.effects[0])
            return ["rounds-ahead", amount_token(effect.of, 1), "colon", *then]
        return ["later", "per", amount_name(effect.of), PROMISED_NAMES[effect.piece]]
    where = f"later*{slashes(effect.later)}" if effect.later else f"in-rounds*{slashes(effect.rounds)}"
    if effect.piece == CARD_MARK:
        return [where, "colon", *icons(effect.waiting.effects[0])]
    if effect.piece < RESOURCES:
        return [where, *icons(effect.waiting.effects[0])]
    return [where, PROMISED_NAMES[effect.piece], *if_icons(effect.waiting.when)]


def _offer(effect: OfferNode) -> list[str]:
    """Offers for something else."""
    match effect:
        case Offer():
            give, fence = ["give"] if effect.to_doer else [], ["fence@supply"] if effect.fence else []
            arrow = ["arrow"] if effect.cost else []
            cost = goods(effect.cost)
            if effect.more is not None:
                more = [RESOURCE_NAMES[effect.cost[0]], "per", amount_token(effect.more, 1)]
                cost = [*(cost if effect.cost[1] else []), *more]
            return [*give, *cost, *fence, *arrow, *row(effect.gains)]
        case OfferHerd():
            return [*goods(effect.cost), "arrow", *(RESOURCE_NAMES[animal] for animal in effect.animals)]
        case BuyFromPile():
            pile = [RESOURCE_NAMES[good] for good in effect.pile]
            return [token(RESOURCE_NAMES[effect.price], effect.count), "arrow", "pile", *pile]
        case TilesOnCard():
            return [*(["once"] if effect.together else []), "field", f"times*{effect.pile_size}"]
        case ExchangeTaken():
            return [RESOURCE_NAMES[effect.resource], "arrow", token("food", effect.food)]
        case BuyPoints():
            return [RESOURCE_NAMES[effect.good], "arrow", "score*1", "per", amount_name(effect.most)]
        case GrainFor():
            field = ["slash", "take-crop", "grain"] if effect.from_fields else []
            return ["grain", *field, "arrow", *icons(effect.then)]
        case TakeFrom():
            kinds, others = classes(sum(1 << space for space in effect.spaces))
            if others:
                return [f"take@{'/'.join(SPACE_NAMES[space] for space in effect.spaces)}"]
            least = [] if effect.least == 1 else ["if", token("lying", effect.least), "colon"]
            return [*least, "take", "each-round", *kinds]
        case TakeFromSpace():
            enough = [[token(RESOURCE_NAMES[resource], count)] for resource, count in enumerate(effect.least)]
            return [*separated(enough, "slash"), "arrow", "building-resource"]
        case _:
            assert_never(effect)


def _crop(effect: CropNode) -> list[str]:
    """Actions on fields, and baking of bread."""
    match effect:
        case AddCrops():
            return (
                ["below", "vegetable", "per", token("field@grain", effect.below)] if effect.below else ["plus", "crop"]
            )
        case PutOnFields():
            return [RESOURCE_NAMES[effect.resource], "per", "field@empty"]
        case AddToCrops():
            return ["plus", "crop", "per", "field", "exactly", token("crop", effect.count)]
        case SwapCrops():
            return ["field", "colon", token("grain", effect.count), "arrow", "vegetable"]
        case ClearField():
            return ["if", token("crop", effect.least), "colon", "less", "crop", "arrow", *icons(effect.then)]
        case OfferFromField():
            top = ["take-crop", token(RESOURCE_NAMES[effect.crop], 1)]
            return [*goods(effect.cost), *top, "arrow", *row(effect.gains)]
        case PickCrops():
            if effect.most is not None:
                return ["take-crop", "crop", "per", amount_name(effect.most)]
            return ["grain", "per", "field@grain"]
        case MoveCrop():
            return ["move-crop"]
        case TakeCrop():
            then = [] if effect.then is None else ["afterward", *icons(effect.then)]
            return ["take-crop", RESOURCE_NAMES[effect.crop], *then]
        case DiscardGrain():
            boar = slashes(range(1, len(effect.numbers) + 1))
            return [f"field@grain*{slashes(effect.numbers)}", "arrow", f"boar*{boar}"]
        case BakeBread():
            return ["bake"] if effect.repeats else ["bake", "grain"]
        case _:
            assert_never(effect)


def _play(effect: PlayNode) -> list[str]:
    """Things built or played."""
    match effect:
        case BuildMajor():
            cost = [*goods(effect.cost), "arrow"] if effect.cost else []
            if effect.savings and isinstance(effect.savings[0], Instead):
                return ["improvement", "colon", "food", "instead-of", "building-resource"]
            if len(effect.among) == len(IMPROVEMENTS):
                return [*cost, "improvement"]
            kinds = dict.fromkeys(_sign(i) for i in on_top(effect.among))
            return [*cost, *separated([[kind] for kind in kinds], "slash")]
        case ExchangeMajor():
            return separated([[_sign(old), "arrow", _sign(new)] for old, new in effect.pairs], "slash")
        case PlayMinor(savings=[Less() as less]):
            return ["minor", "less", token(RESOURCE_NAMES[less.resource], less.count)]
        case PlayMinor():
            return ["minor"]
        case PlayOccupation():
            cost = [token("food", slashes(effect.food))] if effect.food != [0] else []
            return [*goods(effect.fee), *cost, "arrow", token("occupation", effect.most)]
        case DiscardCard():
            return ["discard", "arrow", *row(effect.gains)]
        case DrawByLot():
            drawn = token("occupation@hand", effect.count) if effect.count else "occupation@hand"
            return [drawn, "lot", "colon", *icons(effect.then)]
        case PlayDrawn():
            cost = [token("food", effect.food), "arrow"] if effect.food else []
            return [*cost, "occupation", *(["or", "give", "occupation"] if effect.or_give else [])]
        case _:
            assert_never(effect)


def _sign(improvement: int) -> str:
    """The sign of a major improvement: its kind, or its name if it does not cook or bake."""
    kind = IMPROVEMENTS[improvement].kind
    return KIND_NAMES[kind] if kind < OTHER else f"improvement@{IMPROVEMENTS[improvement].name}"
