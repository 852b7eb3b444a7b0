"""Conditions under which an owner is asked if a card acts before the actions of the action space that is used.

A card that does something each time that an action space is used may do it before or after the actions of the space.
Its owner is asked before them if their results, or those of other cards that come before them, may depend on it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from allmende.agricola.components.board import space_bits
from allmende.agricola.components.moves import IMPROVE, IMPROVEMENTS
from allmende.agricola.components.numbers import is_occupation
from allmende.agricola.components.pieces import CATTLE, CLAY, FOOD, GRAIN, SHEEP, VEGETABLE, WOOD
from allmende.agricola.rules.accumulation import ACCUMULATED
from allmende.agricola.rules.amendments import BROOK_COMES_FIRST, TAUGHT_BEFORE_ACTIONS
from allmende.agricola.rules.earlier_amendments import CROPS_HELP
from allmende.agricola.rules.language.card import Card
from allmende.agricola.rules.language.conditions import Condition
from allmende.agricola.rules.language.goods import TakeOne
from allmende.agricola.rules.language.in_play import card_at
from allmende.agricola.rules.language.lots import DrawByLot
from allmende.agricola.rules.language.trigger import heeding, triggers_of
from allmende.agricola.rules.language.turns import has_taught_instead
from allmende.agricola.rules.language.ways_to_pay import can_pay
from allmende.agricola.rules.moments import BEFORE_BAKING, BEFORE_USE, GOODS_TAKEN
from allmende.agricola.rules.permits import FENCES_FOR_GRAIN, HOUSES_PERSON, LODGES_PERSON, TEACHES_BAKERS
from allmende.agricola.rules.player import Player
from allmende.agricola.rules.state import State
from allmende.core.rules.node import with_parts

_SOWING: Final[int] = space_bits(["grain-utilization", "cultivation"])
_FENCING: Final[int] = space_bits(["grain-utilization"])
_PLOW_AND_SOW: Final[int] = space_bits(["cultivation"])
_IMPROVING: Final[int] = space_bits(
    ["major-improvement", "basic-wish-for-children", "house-redevelopment", "improvement"]
)


class BeforeActions(Condition):
    """The card may matter for the actions of the action space in question, or for cards that come before them.

    It `gives` some of these resources, `plows` fields, or `bakes` bread; or it plays improvements, one of which
    in the hand `houses` people.
    """

    of_moment = True

    def __init__(
        self, gives: Sequence[int] = (), plows: bool = False, bakes: bool = False, houses: bool = False
    ) -> None:
        self.gives = list(gives)
        self.plows = plows
        self.bakes = bakes
        self.houses = houses

    def holds(self, state: State, seat: int) -> bool:
        space, mine = state.told(seat), state.seats[seat]
        if self.houses:
            return has_housing_in_hand(state, seat)
        if _PLOW_AND_SOW >> space & 1:
            if self.plows and mine.goods[GRAIN] + mine.goods[VEGETABLE] > 0:
                return True
            if self.bakes and bakes_more(mine):
                return True
        elif self.bakes and state.amended(TAUGHT_BEFORE_ACTIONS) and may_teach(state, seat):
            return True
        for resource in self.gives:
            if is_wanted(state, seat, space, resource):
                return True
        return False


def has_housing_in_hand(state: State, seat: int) -> bool:
    """True if a minor improvement in the hand that can be played now has room for people."""
    for card in state.seats[seat].hand:
        minor = card_at(state, card)
        houses = minor.permits & (HOUSES_PERSON | LODGES_PERSON) and not is_occupation(card)
        if houses and minor.is_playable(state, seat, with_major=True):
            return True
    return False


def bakes_more(mine: Player) -> bool:
    """True if baking brings something that can be used for sowing: cards give grain before it, or an occupation."""
    return bool(mine.moments >> BEFORE_BAKING & 1) or mine.permits & TEACHES_BAKERS != 0


def may_teach(state: State, seat: int) -> bool:
    """True if the seat may play an occupation of its hand instead of baking bread, which later actions may need."""
    mine = state.seats[seat]
    if not mine.permits & TEACHES_BAKERS or has_taught_instead(mine):
        return False
    for card in mine.hand:
        if is_occupation(card) and card_at(state, card).is_playable(state, seat):
            return True
    return False


def is_wanted(state: State, seat: int, space: int, resource: int) -> bool:
    """True if a resource can be used for the actions of an action space, or other cards ask for it before them."""
    mine = state.seats[seat]
    if SHEEP <= resource <= CATTLE:
        return ACCUMULATED[space] == resource and is_asked_for(state, seat, space, resource)
    if resource in (WOOD, CLAY):
        return _FENCING >> space & 1 != 0 and mine.permits & FENCES_FOR_GRAIN != 0
    if resource == FOOD:
        return state.amended(BROOK_COMES_FIRST) and food_is_wanted(state, seat, space)
    if resource not in (GRAIN, VEGETABLE):
        return False
    if _SOWING >> space & 1:
        return True
    if not _IMPROVING >> space & 1:
        return False
    return is_a_price(state, mine, resource) or (state.amended(CROPS_HELP) and helps_improving(state, seat, resource))


def food_is_wanted(state: State, seat: int, space: int) -> bool:
    """True if food can be used for the actions of an action space, or for goods that a card sells along with them."""
    mine = state.seats[seat]
    if is_price_of_taking(state, seat, space, FOOD):
        return True
    if not _IMPROVING >> space & 1:
        return False
    for card in mine.hand:
        if not is_occupation(card):
            minor = card_at(state, card)
            if costs_some(minor, FOOD) or FOOD in minor.cost_each[::2] or is_asked_for_by(state, seat, minor, FOOD):
                return True
            if any(isinstance(effect, DrawByLot) and effect.then.food for effect in minor.effects):
                return True  # the drawn occupation has to be paid for
    return False


def is_price_of_taking(state: State, seat: int, space: int, resource: int) -> bool:
    """True if a card sells something for more of a resource than there is when goods are taken from an action space.

    It does so before cards that speak of the use react.
    """
    has = state.seats[seat].goods[resource]
    for trigger in triggers_of(state, seat):
        if trigger.moment == GOODS_TAKEN and trigger.mine and trigger.is_about(state, space):
            for effect in with_parts(trigger):
                if isinstance(effect, TakeOne) and is_short_of(has, effect.cost, resource):
                    return True
    return False


def is_short_of(has: int, cost: list[int], resource: int) -> bool:
    """True if a cost asks for more of a resource than there is."""
    for i in range(0, len(cost), 2):
        if cost[i] == resource and cost[i + 1] > has:
            return True
    return False


def is_asked_for(state: State, seat: int, space: int, resource: int) -> bool:
    """True if other cards would do something before the use of a space with the first one of a resource."""
    mine = state.seats[seat]
    if mine.goods[resource] or not mine.moments >> BEFORE_USE & 1:
        return False
    mine.goods[resource] = 1
    more = len(heeding(state, seat, BEFORE_USE, space))
    mine.goods[resource] = 0
    return more > len(heeding(state, seat, BEFORE_USE, space))


def is_a_price(state: State, mine: Player, resource: int) -> bool:
    """True if a minor improvement in the hand costs some of a resource."""
    for card in mine.hand:
        if not is_occupation(card) and costs_some(card_at(state, card), resource):
            return True
    return False


def costs_some(card: Card, resource: int) -> bool:
    """True if a card costs some of a resource."""
    for cost in card.costs:
        for i in range(0, len(cost), 2):
            if cost[i] == resource:
                return True
    return False


def helps_improving(state: State, seat: int, crop: int) -> bool:
    """True if a crop may help with an improvement: eaten to pay for a minor one, asked for by it, or baked at once."""
    mine = state.seats[seat]
    for card in mine.hand:
        if not is_occupation(card):
            minor = card_at(state, card)
            if costs_some(minor, FOOD) or is_asked_for_by(state, seat, minor, crop):
                return True
    return crop == GRAIN and bakes_at_once(state, seat)


def is_asked_for_by(state: State, seat: int, card: Card, crop: int) -> bool:
    """True if the prerequisite of a card is met with one more of a crop, and not without."""
    if card.needs is None or card.needs.holds(state, seat):
        return False
    goods = state.seats[seat].goods
    goods[crop] += 1
    met = card.needs.holds(state, seat)
    goods[crop] -= 1
    return met


def bakes_at_once(state: State, seat: int) -> bool:
    """True if the seat could pay for a major improvement with which it bakes bread at once."""
    improvements = state.setup.improvements
    for i in range(IMPROVEMENTS):
        if state.improvements >> i & 1 and improvements[i].at_once is not None and can_pay(state, seat, IMPROVE + i):
            return True
    return False
