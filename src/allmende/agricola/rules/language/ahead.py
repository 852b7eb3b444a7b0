"""When it matters whether a card has its say before or after the actions of the action space that is used.

A card that does something each time that an action space is used may do it before or after the actions of the space.
Its owner is asked before them where what comes of them, or of other cards that come before them, may depend on it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from allmende.agricola.rules.accumulation import ACCUMULATED
from allmende.agricola.rules.amendments import BROOK_COMES_FIRST, CROPS_HELP, TAUGHT_BEFORE_ACTIONS
from allmende.agricola.rules.board import space_bits
from allmende.agricola.rules.components import CATTLE, CLAY, FOOD, GRAIN, SHEEP, VEGETABLE, WOOD
from allmende.agricola.rules.language.card import Card
from allmende.agricola.rules.language.conditions import Condition
from allmende.agricola.rules.language.lots import DrawByLot
from allmende.agricola.rules.language.paying import can_pay, card_at
from allmende.agricola.rules.language.trigger import heeding
from allmende.agricola.rules.language.turns import TAUGHT_INSTEAD, is_noted
from allmende.agricola.rules.moments import BEFORE_BAKING, BEFORE_USE
from allmende.agricola.rules.moves import IMPROVE, IMPROVEMENTS
from allmende.agricola.rules.numbers import card_index, is_occupation
from allmende.agricola.rules.permits import FENCES_FOR_GRAIN, TEACHES_BAKERS
from allmende.agricola.rules.player import Player
from allmende.agricola.rules.state import Table

_SOWING: Final[int] = space_bits(["grain-utilization", "cultivation"])
_FENCING: Final[int] = space_bits(["grain-utilization"])
_PLOW_AND_SOW: Final[int] = space_bits(["cultivation"])
_IMPROVING: Final[int] = space_bits(["major-improvement", "basic-wish-for-children", "house-redevelopment"])
_TAKING_REED: Final[int] = space_bits(["reed-bank"])
_REED_BUYER: Final[int] = card_index("A142")
"""The card that sells a vegetable when reed is taken, before cards that speak of the use have their say."""
_VEGETABLE_PRICE: Final = 2


class BeforeActions(Condition):
    """What a card does may matter for the actions of the action space in question, or for cards that come before them.

    It `gives` some of these resources, `plows` fields, or `bakes` bread.
    """

    of_moment = True

    def __init__(self, gives: Sequence[int] = (), plows: bool = False, bakes: bool = False) -> None:
        self.gives = list(gives)
        self.plows = plows
        self.bakes = bakes

    def holds(self, table: Table, seat: int) -> bool:
        space, mine = table.told(seat), table.seats[seat]
        if _PLOW_AND_SOW >> space & 1:
            if self.plows and mine.goods[GRAIN] + mine.goods[VEGETABLE] > 0:
                return True
            if self.bakes and bakes_more(mine):
                return True
        elif self.bakes and table.amended(TAUGHT_BEFORE_ACTIONS) and may_teach(table, seat):
            return True
        for resource in self.gives:
            if is_wanted(table, seat, space, resource):
                return True
        return False


def bakes_more(mine: Player) -> bool:
    """Whether something comes of baking that can be used for sowing: cards give grain before it, or an occupation."""
    return bool(mine.moments >> BEFORE_BAKING & 1) or mine.permits & TEACHES_BAKERS != 0


def may_teach(table: Table, seat: int) -> bool:
    """Whether the seat may play an occupation of its hand instead of baking bread: what follows may need it."""
    mine = table.seats[seat]
    if not mine.permits & TEACHES_BAKERS or is_noted(mine, TAUGHT_INSTEAD):
        return False
    for card in mine.hand:
        if is_occupation(card) and card_at(table, card).is_playable(table, seat):
            return True
    return False


def is_wanted(table: Table, seat: int, space: int, resource: int) -> bool:
    """Whether a resource can be used for the actions of an action space, or other cards ask for it before them."""
    mine = table.seats[seat]
    if SHEEP <= resource <= CATTLE:
        return ACCUMULATED[space] == resource and is_asked_for(table, seat, space, resource)
    if resource in (WOOD, CLAY):
        return _FENCING >> space & 1 != 0 and mine.permits & FENCES_FOR_GRAIN != 0
    if resource == FOOD:
        return table.amended(BROOK_COMES_FIRST) and food_is_wanted(table, seat, space)
    if resource not in (GRAIN, VEGETABLE):
        return False
    if _SOWING >> space & 1:
        return True
    if not _IMPROVING >> space & 1:
        return False
    return is_a_price(table, mine, resource) or (table.amended(CROPS_HELP) and helps_improving(table, seat, resource))


def food_is_wanted(table: Table, seat: int, space: int) -> bool:
    """Whether food can be used for the actions of an action space, or for what a card sells along with them."""
    mine = table.seats[seat]
    if _TAKING_REED >> space & 1:
        return _REED_BUYER in mine.played and mine.goods[FOOD] < _VEGETABLE_PRICE
    if not _IMPROVING >> space & 1:
        return False
    for card in mine.hand:
        if not is_occupation(card):
            minor = card_at(table, card)
            if costs_some(minor, FOOD) or FOOD in minor.cost_each[::2] or is_asked_for_by(table, seat, minor, FOOD):
                return True
            if any(isinstance(effect, DrawByLot) and effect.then.food for effect in minor.effects):
                return True  # an occupation is drawn that has to be paid for
    return False


def is_asked_for(table: Table, seat: int, space: int, resource: int) -> bool:
    """Whether other cards have something to do before the use of a space for the first one of a resource."""
    mine = table.seats[seat]
    if mine.goods[resource] or not mine.moments >> BEFORE_USE & 1:
        return False
    mine.goods[resource] = 1
    more = len(heeding(table, seat, BEFORE_USE, space))
    mine.goods[resource] = 0
    return more > len(heeding(table, seat, BEFORE_USE, space))


def is_a_price(table: Table, mine: Player, resource: int) -> bool:
    """Whether a minor improvement in the hand costs some of a resource."""
    for card in mine.hand:
        if not is_occupation(card) and costs_some(card_at(table, card), resource):
            return True
    return False


def costs_some(card: Card, resource: int) -> bool:
    """Whether a card costs some of a resource."""
    for cost in card.costs:
        for i in range(0, len(cost), 2):
            if cost[i] == resource:
                return True
    return False


def helps_improving(table: Table, seat: int, crop: int) -> bool:
    """Whether a crop may help with an improvement: eaten to pay for a minor one, asked for by it, or baked at once."""
    mine = table.seats[seat]
    for card in mine.hand:
        if not is_occupation(card):
            minor = card_at(table, card)
            if costs_some(minor, FOOD) or is_asked_for_by(table, seat, minor, crop):
                return True
    return crop == GRAIN and bakes_at_once(table, seat)


def is_asked_for_by(table: Table, seat: int, card: Card, crop: int) -> bool:
    """Whether the prerequisite of a card is met with one more of a crop, and not without."""
    if card.needs is None or card.needs.holds(table, seat):
        return False
    goods = table.seats[seat].goods
    goods[crop] += 1
    met = card.needs.holds(table, seat)
    goods[crop] -= 1
    return met


def bakes_at_once(table: Table, seat: int) -> bool:
    """Whether the seat could pay for a major improvement with which it bakes bread at once."""
    improvements = table.setup.improvements
    for i in range(IMPROVEMENTS):
        if table.improvements >> i & 1 and improvements[i].at_once is not None and can_pay(table, seat, IMPROVE + i):
            return True
    return False
