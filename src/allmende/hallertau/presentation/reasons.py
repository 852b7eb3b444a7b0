"""The reasons reader of the trees: reasons why a card in hand can't be played now."""

from __future__ import annotations

from typing import assert_never

from allmende.core.message import Message
from allmende.core.rules.phrases import needs
from allmende.hallertau.components.pieces import RESOURCE_NAMES, SHEEP
from allmende.hallertau.presentation.nodes import ConditionNode, CostNode, Countable, Counting
from allmende.hallertau.presentation.wording import phase_bar
from allmende.hallertau.presentation.wording.amounts import counted
from allmende.hallertau.presentation.wording.conditions import limit, none_of, requirement
from allmende.hallertau.presentation.wording.costs import discarded, numbers_of_one_thing, payment
from allmende.hallertau.presentation.wording.lists import sentences
from allmende.hallertau.rules.language.amounts import Least
from allmende.hallertau.rules.language.card import Card
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
from allmende.hallertau.rules.state import State
from allmende.hallertau.rules.supplies import has


def why_not_played(card: Card, state: State, seat: int) -> Message | None:
    """The reason why this card can't be played now, or None if it can."""
    if card.options(state, seat):
        return None
    if not card.phases >> state.phase & 1:
        return phase_bar(card)
    if card.when is not None:
        return _condition(card.when, state, seat)
    return _price(card.price, state, seat) if card.price is not None else None


def _condition(condition: Condition, state: State, seat: int) -> Message:
    """The reason why a condition does not hold; of several options the lowest is named."""
    assert isinstance(condition, ConditionNode), f"{condition!r} gives no reason"
    match condition:
        case AtLeast():
            return _count(AtLeast([min(condition.numbers)], condition.of), state, seat)
        case AtMost():
            return _count(AtMost([max(condition.numbers)], condition.of), state, seat)
        case Between():
            return _count(condition, state, seat)
        case Reaches():
            enough = condition.other.count(state, seat, 0)
            return _count(AtLeast([enough], condition.of), state, seat)
        case Exceeds():
            return _exceeds(condition, state, seat)
        case AllOf():
            unmet = [part for part in condition.conditions if not part.applies(state, seat)]
            return _all([_condition(part, state, seat) for part in unmet])
        case AnyOf() | EachOf():
            return _alternatives([_condition(part, state, seat) for part in condition.conditions])
        case No():
            return _needs(none_of(condition), condition.fields.count(state, seat, 0))
        case JustSpentLastJewelry() | JustUsed() | UsingButchery() | JustPlayedNewCard() | BeforeLastAction():
            return Message("reason-situation", {"what": requirement(condition)})
        case _:
            assert_never(condition)


def _count(condition: Counting, state: State, seat: int) -> Message:
    """The reason why there is too little or too much of something."""
    of = condition.of
    if isinstance(of, Least) and isinstance(condition, AtLeast):
        lacking = [AtLeast(condition.numbers, part) for part in of.amounts]
        return _all([_count(part, state, seat) for part in lacking if not part.applies(state, seat)])
    have = of.count(state, seat, 0)
    if isinstance(of, Countable):
        return _needs(counted(of, *limit(condition)), have)
    return Message("reason-situation-now", {"what": requirement(condition), "have": have})


def _exceeds(condition: Exceeds, state: State, seat: int) -> Message:
    if isinstance(condition.of, Countable):
        enough = condition.other.count(state, seat, 0) + min(condition.numbers) + 1
        return _count(AtLeast([enough], condition.of), state, seat)
    lowest = Exceeds(condition.of, condition.other, [min(condition.numbers)])
    return Message("reason-situation", {"what": requirement(lowest)})


def _price(price: Price, state: State, seat: int) -> Message:
    """The reason why none of the options can be paid; where they differ in number only, the lowest is named."""
    options = price.options
    numbers = numbers_of_one_thing(options)
    if numbers:
        options = [options[numbers.index(min(numbers))]]
    unpaid = [[cost for cost in costs if not cost.affordable(state, seat, 0)] for costs in options]
    return _alternatives([_all([_cost(cost, state, seat) for cost in costs]) for costs in unpaid])


def _cost(cost: Cost, state: State, seat: int) -> Message:
    """The reason why a cost can't be paid."""
    assert isinstance(cost, CostNode), f"{cost!r} gives no reason"
    mine = state.seats[seat]
    match cost:
        case Pay():
            have = has(state, seat, cost.resource)
            return needs(RESOURCE_NAMES[cost.resource], cost.number.count(state, seat, 0), have)
        case PayAlike():
            held = sorted((mine.goods[good] for good in cost.goods), reverse=True)
            if cost.types == 1:
                return _needs(payment(cost), held[0])
            enough = sum(1 for count in held if count >= cost.number)
            return Message("reason-needs-types", {"needed": payment(cost), "have": enough})
        case PaySheep():
            return needs(RESOURCE_NAMES[SHEEP], cost.number.count(state, seat, 0), mine.sheep_count())
        case PayField():
            return _needs(payment(cost), cost.fields.count(state, seat, 0))
        case ReturnCropsDownTo():
            return Message("reason-not-now")  # it can always be paid
        case Uproot():
            return Message("reason-nothing-planted")
        case Discard():
            have = len(cost.choices(state, seat)) - (1 if cost.deck == ANY_CARD else 0)
            return Message("reason-needs-cards", {"needed": discarded(cost), "have": have})
        case MoveSheepBack():
            return needs(RESOURCE_NAMES[SHEEP], cost.number, mine.sheep_count())
        case MoveCraftBack():
            return Message("reason-no-craft-to-retreat")
        case Harvested():
            have = min(mine.just_harvested[cost.crop], mine.goods[cost.crop])
            return _needs(payment(cost), have)
        case _:
            assert_never(cost)


def _needs(needed: Message, have: int) -> Message:
    return Message("reason-needs", {"needed": needed, "have": have})


def _all(reasons: list[Message]) -> Message:
    """All reasons, one after the other."""
    return sentences(reasons) or Message("reason-not-now")


def _alternatives(reasons: list[Message]) -> Message:
    """Reasons of which one has to be overcome."""
    reason = reasons[-1]
    for other in reversed(reasons[:-1]):
        reason = Message("reason-or", {"first": other, "rest": reason})
    return reason
