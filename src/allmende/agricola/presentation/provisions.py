"""The food that a seat can still get once all its people are placed, until the family is fed in this round.

It is computed to the end, with hand cards, too. No player plays a card without an action, so a hand brings no more
food. Cards in play bring none if none of them reacts from then on: neither at any time, nor at a moment that comes by
itself, nor to deeds of others. And few cards give something to others than their owner.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from allmende.agricola.cards import CARDS
from allmende.agricola.components.improvement import FIRST_COOKED
from allmende.agricola.components.pieces import ANIMALS, FOOD, GRAIN, VEGETABLE
from allmende.agricola.record.deal import card_piles
from allmende.agricola.rules.farm.crops import fields_of
from allmende.agricola.rules.language.effect import Effect
from allmende.agricola.rules.language.foods import cooked_food
from allmende.agricola.rules.language.gains import ForOthers
from allmende.agricola.rules.language.harvesting import FieldPhaseNow
from allmende.agricola.rules.moments import (
    AFTER_WORK,
    ALL_PLACED,
    ANY_TIME_MOMENT,
    BEFORE_HARVEST,
    CHANGED,
    EMPTIED,
    FEEDING_STARTED,
    FIELD_ENDED,
    FIELD_PHASE,
    FIELD_STARTED,
    GOING_HOME,
    HARVEST_STARTED,
    HARVESTING,
    HAS_COOKED,
    HOME_ENDED,
    HOME_STARTED,
    OBTAINED,
    WORK_ENDED,
)
from allmende.agricola.rules.phases import FEEDING, REACTING
from allmende.agricola.rules.player import Player
from allmende.agricola.rules.state import State
from allmende.agricola.rules.steps.work import may_act_early
from allmende.core.rules.state import FRAME

BY_THEMSELVES: Final = (ALL_PLACED, WORK_ENDED, AFTER_WORK, HOME_STARTED, GOING_HOME, HOME_ENDED, BEFORE_HARVEST)
"""The moments that come between the last turn and the harvest, once each, whatever players do."""
STILL_TO_COME: Final = sum(
    1 << moment
    for moment in (
        *BY_THEMSELVES,
        *(FEEDING_STARTED, HARVEST_STARTED, FIELD_STARTED, HARVESTING, FIELD_PHASE, FIELD_ENDED),
        *(OBTAINED, EMPTIED, HAS_COOKED, CHANGED, ANY_TIME_MOMENT),
    )
)
"""These moments and all others at which a card may react without a further action of its owner, as bits."""


def is_idle(state: State, seat: int) -> bool:
    """True if the seat takes no further action before it feeds its family, and none of its cards in play can react."""
    mine = state.seats[seat]
    if mine.may_place() or may_act_early(state, seat):
        return False
    under_way = len(mine.stack) > (FRAME if state.phase == FEEDING else 0)
    return not under_way and not mine.watches and not mine.moments & STILL_TO_COME


def gifts(state: State, seat: int) -> int | None:
    """The most food that cards of others may still bring to the seat in this round; None if that can't be known.

    Hands of others are hidden, so that any card may be there that the seat does not have.
    """
    if state.phase == FEEDING or state.setup.hands is None:
        return 0
    if any(REACTING in other.stack[::FRAME] for other in state.seats):  # they may give something to the one who acts
        return None
    mine, most = state.seats[seat], 0
    players, deck = len(state.seats), state.setup.hands.deck
    for card in giving(players, deck):
        if card in mine.hand or card in mine.played:
            continue
        most += sum(given(effect) for effect in CARDS[card].effects)  # once it is played
        for trigger in CARDS[card].triggers:
            count = sum(given(effect) for effect in trigger.effects)
            if count and trigger.moment in BY_THEMSELVES:
                most += count
            elif count and trigger.moment == FIELD_ENDED:
                most += count * (1 + further_field_phases(players, deck))
            elif count and (not trigger.spaces or trigger.round_spaces or trigger.spaces & state.spaces):
                return None
    return most


@cache
def giving(players: int, deck: str) -> list[int]:
    """The cards of a deck by which others than their owner get food."""
    usable = [card for pile in card_piles(players, deck) for card in pile]
    return [card for card in usable if any(given(part) for part in CARDS[card].parts())]


@cache
def further_field_phases(players: int, deck: str) -> int:
    """The number of cards of a deck that bring a Field Phase outside the harvest when they are played."""
    usable = [card for pile in card_piles(players, deck) for card in pile]
    return sum(any(isinstance(effect, FieldPhaseNow) for effect in CARDS[card].effects) for card in usable)


def given(effect: Effect) -> int:
    """The food that others get by an effect."""
    own = effect.count if isinstance(effect, ForOthers) and effect.resource == FOOD else 0
    return own + sum(given(part) for part in effect.parts())


def larder(state: State, seat: int, goods: list[int], used: int) -> int:
    """The food once all goods that its improvements can turn into food have been; `used` are those that crafted."""
    mine = state.seats[seat]
    improvements = state.setup.improvements
    own = [i for i in range(len(improvements)) if mine.has_improvement(i)]
    food = goods[FOOD] + goods[GRAIN]
    for i in range(ANIMALS + 1):
        raw = 0 if i else 1  # a vegetable feeds as it is
        kitchens = [improvements[each].cooks for each in own if improvements[each].cooks]
        best = max([raw, *(cooked_food(mine, cooks, i) for cooks in kitchens)])
        food += goods[FIRST_COOKED + i] * best
    for i in own:
        craft = improvements[i].craft
        if craft >= 0 and not used >> i & 1 and goods[craft]:
            food += improvements[i].craft_food
    return food


def harvested(mine: Player) -> list[int]:
    """The goods of a seat once one crop has been taken from each of its fields."""
    goods = mine.goods[:]
    goods[GRAIN] += fields_of(mine, GRAIN)
    goods[VEGETABLE] += fields_of(mine, VEGETABLE)
    return goods
