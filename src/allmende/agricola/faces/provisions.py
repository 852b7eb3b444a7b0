"""What food somebody can still come to who has placed all their people, until the family is fed in this round.

It is reckoned to the end, with hand cards, too. Nobody plays a card without an action, so a hand brings nothing any
more. Cards in play bring nothing if none of them has a say from then on: neither at any time, nor at a moment that
comes by itself, nor about what others do. And hardly any card gives something to others than its owner.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from allmende.agricola.cards import CARDS
from allmende.agricola.facts.deal import card_piles
from allmende.agricola.rules.components import ANIMALS, FOOD, GRAIN, VEGETABLE
from allmende.agricola.rules.improvement import FIRST_COOKED
from allmende.agricola.rules.language.effect import Effect
from allmende.agricola.rules.language.gains import ForOthers
from allmende.agricola.rules.moments import (
    AFTER_WORK,
    ANY_TIME_MOMENT,
    BEFORE_HARVEST,
    CHANGED,
    EMPTIED,
    FIELD_ENDED,
    FIELD_PHASE,
    FIELD_STARTED,
    GOING_HOME,
    HARVESTING,
    HAS_COOKED,
    HOME_STARTED,
    OBTAINED,
    WORK_ENDED,
)
from allmende.agricola.rules.phases import FEEDING
from allmende.agricola.rules.player import Player
from allmende.agricola.rules.state import Table
from allmende.agricola.rules.steps.work import may_act_early
from allmende.core.rules.position import FRAME

BY_THEMSELVES: Final = (WORK_ENDED, AFTER_WORK, HOME_STARTED, GOING_HOME, BEFORE_HARVEST)
"""The moments that come between the last turn and the harvest, once each, whatever anybody does."""
STILL_TO_COME: Final = sum(
    1 << moment
    for moment in (
        *BY_THEMSELVES,
        *(FIELD_STARTED, HARVESTING, FIELD_PHASE, FIELD_ENDED),
        *(OBTAINED, EMPTIED, HAS_COOKED, CHANGED, ANY_TIME_MOMENT),
    )
)
"""Those and all others at which a card may have a say although its owner takes no action any more, as bits."""


def is_idle(table: Table, seat: int) -> bool:
    """Whether the seat takes no action any more before it feeds its family, nor has a card in play that has a say."""
    mine = table.seats[seat]
    if mine.may_place() or may_act_early(table, seat):
        return False
    under_way = len(mine.stack) > (FRAME if table.phase == FEEDING else 0)
    return not under_way and not mine.watches and not mine.moments & STILL_TO_COME


def gifts(table: Table, seat: int) -> int | None:
    """The most food that cards of others may still bring to the seat in this round; None if there is no telling.

    What others hold is unknown, so it may be any card that the seat does not have.
    """
    if table.phase == FEEDING or table.setup.hands is None:
        return 0
    mine, most = table.seats[seat], 0
    for card in giving(len(table.seats), table.setup.hands.deck):
        if card in mine.hand or card in mine.played:
            continue
        for trigger in CARDS[card].triggers:
            count = sum(given(effect) for effect in trigger.effects)
            if count and trigger.moment in BY_THEMSELVES:
                most += count
            elif count and (not trigger.spaces or trigger.round_spaces or trigger.spaces & table.spaces):
                return None
    return most


@cache
def giving(players: int, deck: str) -> list[int]:
    """The cards of a deck by which others than their owner get food."""
    usable = [card for pile in card_piles(players, deck) for card in pile]
    return [card for card in usable if any(given(part) for part in CARDS[card].parts())]


def given(effect: Effect) -> int:
    """How much food others get by an effect."""
    own = effect.count if isinstance(effect, ForOthers) and effect.resource == FOOD else 0
    return own + sum(given(part) for part in effect.parts())


def larder(table: Table, seat: int, goods: list[int], used: int) -> int:
    """The food there is when everything that its improvements can turn into food is; `used` are those that crafted."""
    mine = table.seats[seat]
    improvements = table.setup.improvements
    own = [i for i in range(len(improvements)) if mine.has_improvement(i)]
    food = goods[FOOD] + goods[GRAIN]
    for i in range(ANIMALS + 1):
        raw = 0 if i else 1  # a vegetable feeds as it is
        best = max([raw, *(improvements[kitchen].cooks[i] for kitchen in own if improvements[kitchen].cooks)])
        food += goods[FIRST_COOKED + i] * best
    for i in own:
        craft = improvements[i].craft
        if craft >= 0 and not used >> i & 1 and goods[craft]:
            food += improvements[i].craft_food
    return food


def harvested(mine: Player) -> list[int]:
    """The goods of a seat once one crop has been taken from each of its fields."""
    goods = mine.goods[:]
    goods[GRAIN] += mine.fields_of(GRAIN)
    goods[VEGETABLE] += mine.fields_of(VEGETABLE)
    return goods
