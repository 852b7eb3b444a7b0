"""Reasons for lack of goods, spaces or cards. Each function returns the reason, or None if nothing is missing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from allmende.agricola.components.farmyard import FARM_SPACE_NAMES, spaces_in
from allmende.agricola.components.improvement import KIND_NAMES
from allmende.agricola.components.moves import HEARTHS
from allmende.agricola.components.phrases import amounts, named
from allmende.agricola.components.pieces import FOOD, RESOURCE_NAMES
from allmende.agricola.rules.amendments import CRAFTED_IN_HARVEST
from allmende.agricola.rules.farm.housing import is_housed
from allmende.agricola.rules.farm.supplies import has_all
from allmende.agricola.rules.permits import FIELD_FEE_FOOD
from allmende.agricola.rules.player import Player
from allmende.agricola.rules.state import State
from allmende.core.message import Message
from allmende.core.rules.phrases import needs

NOT_NOW: Final = Message("reason-not-now")
FINISH_FIRST: Final = Message("reason-finish-first")


# Goods


def good_missing(state: State, seat: int, resource: int, count: int = 1) -> Message | None:
    """The refusal if the seat has too little of one resource."""
    have = state.seats[seat].goods[resource]
    return None if have >= count else needs(RESOURCE_NAMES[resource], count, have)


def goods_missing(state: State, seat: int, pairs: Sequence[int]) -> Message | None:
    """The goods that the seat would need, as pairs of resource and count, and the number of them that it has."""
    cost = list(pairs)
    if has_all(state, seat, cost):
        return None
    return Message("reason-needs", {"needed": amounts(cost), "have": of_these(state, seat, cost)})


def of_these(state: State, seat: int, pairs: list[int]) -> list[Message] | int:
    """The seat's number of each resource in these pairs; a mere number if it is only one."""
    goods = state.seats[seat].goods
    if len(pairs) == 2:
        return goods[pairs[0]]
    have: list[int] = []
    for resource in pairs[::2]:
        have += [resource, goods[resource]]
    return amounts(have)


# The farmyard


def taken(mine: Player, spaces: int, in_pastures: bool = False) -> Message | None:
    """The tile or piece on one of these farmyard spaces; with `in_pastures`, fences don't matter."""
    fenced = 0 if in_pastures else mine.fenced
    for what, found in (("room", mine.rooms), ("field", mine.fields), ("stable", mine.stables), ("pasture", fenced)):
        if found & spaces:
            place = FARM_SPACE_NAMES[spaces_in(found & spaces)[0]]
            return Message("reason-place-taken", {"what": what, "place": place})
    return Message("reason-place-kept") if spaces & mine.kept_spaces() else None


def no_place_for_field(state: State, seat: int) -> Message | None:
    """The refusal if no field can be plowed anywhere."""
    if state.seats[seat].lacks_field_fee():
        return goods_missing(state, seat, [FOOD, FIELD_FEE_FOOD])
    return None if state.seats[seat].field_sites() else Message("reason-no-place-for-field")


def field_not_here(state: State, seat: int, space: int) -> Message | None:
    """The reason why no field can be plowed on a farmyard space."""
    mine = state.seats[seat]
    if mine.field_sites() >> space & 1:
        return None
    if taken(mine, 1 << space) is None and mine.lacks_field_fee():
        return goods_missing(state, seat, [FOOD, FIELD_FEE_FOOD])
    return taken(mine, 1 << space) or Message("reason-field-beside")


# Improvements and cards


def improvement_missing(state: State, seat: int, improvement: int) -> Message | None:
    """The refusal if the seat does not have this major improvement."""
    if state.seats[seat].has_improvement(improvement):
        return None
    return _no_improvement(state.setup.improvements[improvement].name)


def kitchen_missing(state: State, seat: int, kind: int) -> Message | None:
    """The refusal if the seat has no improvement of this kind, which cooks."""
    if state.improvement_of(seat, kind) >= 0:
        return None
    for other in range(HEARTHS):
        if state.improvement_of(seat, other) >= 0:
            return _no_improvement(KIND_NAMES[kind])
    return Message("reason-nothing-that-cooks")


def oven_missing(state: State, seat: int, kind: int) -> Message | None:
    """The refusal if the seat has no improvement of this kind, which bakes."""
    return None if state.improvement_of(seat, kind) >= 0 else _no_improvement(KIND_NAMES[kind])


def _no_improvement(name: str) -> Message:
    return Message("reason-no-improvement", {"what": named("improvement", name)})


def not_held(state: State, seat: int, card: int) -> Message | None:
    """The refusal if the seat does not have a card in its hand."""
    mine = state.seats[seat]
    if not state.setup.cards:
        return Message("reason-no-hand-cards")
    if card in mine.played:
        return Message("reason-card-in-play")
    return None if card in mine.hand else Message("reason-not-in-hand")


# The course of play


def until_housed(state: State, seat: int) -> Message:
    """The task with animals that comes before anything else."""
    return Message("reason-keep-first" if is_housed(state.seats[seat]) else "reason-crowded")


def at_its_time(state: State) -> Message:
    """The time for things that can be done once in a harvest."""
    return Message("reason-harvest-only" if state.amended(CRAFTED_IN_HARVEST) else "reason-feeding-phase-only")
