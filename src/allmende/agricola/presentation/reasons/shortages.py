"""Shortages of goods, spaces, improvements. Each function returns a reason, or None if nothing is missing."""

from __future__ import annotations

from collections.abc import Sequence

from allmende.agricola.components.farmyard import FARM_SPACE_NAMES, spaces_in
from allmende.agricola.components.phrases import amounts, named
from allmende.agricola.components.pieces import RESOURCE_NAMES
from allmende.agricola.presentation.labels.cards import FEW_WAYS, pairs
from allmende.agricola.rules.farm.supplies import has_all
from allmende.agricola.rules.language.paying import can_pay, possible_ways, printed_costs
from allmende.agricola.rules.language.savings import ELSEWHERE, is_beaten
from allmende.agricola.rules.player import Player
from allmende.agricola.rules.state import State
from allmende.core.message import Message
from allmende.core.rules.phrases import needs, one_clause_of

NOT_NOW = Message("reason-not-now")
FINISH_FIRST = Message("reason-finish-first")


def first(*reasons: Message | None) -> Message | None:
    """The first of several reasons, if there is any."""
    return next((reason for reason in reasons if reason is not None), None)


def goods_missing(state: State, seat: int, pairs: Sequence[int]) -> Message | None:
    """The goods that the seat would need, and the number of them that it has."""
    cost = list(pairs)
    if has_all(state, seat, cost):
        return None
    return Message("reason-needs", {"needed": amounts(cost), "have": of_these(state, seat, cost)})


def cost_missing(state: State, seat: int, move: int, terms: int = 0) -> Message | None:
    """The payment that the seat would need for a move, in one way or another, and the part of it that it has.

    `terms` as in `language/paying.py`.
    """
    if can_pay(state, seat, move, terms):
        return None
    printed = printed_costs(state, seat, move, terms)
    if not printed:
        return Message("reason-nothing-to-return")
    ways = [pairs(way, printed) for way in cheapest(possible_ways(state, seat, move, terms))]
    if not ways:
        return Message("reason-not-spent")
    if len(ways) == 1:
        return goods_missing(state, seat, ways[0])
    clauses = [Message("listed", {"what": amounts(way)}) for way in ways[:FEW_WAYS]]
    if len(ways) > FEW_WAYS:
        clauses[-1] = Message("paid-otherwise")
    needed: list[int] = []
    for way in ways:
        for resource in way[::2]:
            if resource not in needed[::2]:
                needed += [resource, 1]
    return Message("reason-needs-way", {"ways": one_clause_of(clauses), "have": of_these(state, seat, needed)})


def cheapest(ways: Sequence[list[int]]) -> list[list[int]]:
    """The ways to pay without those that ask for more than another one; food that lies elsewhere costs nothing."""
    own = [[0 if resource == ELSEWHERE else count for resource, count in enumerate(way)] for way in ways]
    return [way for i, way in enumerate(own) if way not in own[:i] and not is_beaten(way, own)]


def of_these(state: State, seat: int, pairs: list[int]) -> list[Message] | int:
    """The seat's number of each resource in these pairs; a mere number if it is only one."""
    goods = state.seats[seat].goods
    if len(pairs) == 2:
        return goods[pairs[0]]
    have: list[int] = []
    for resource in pairs[::2]:
        have += [resource, goods[resource]]
    return amounts(have)


def good_missing(state: State, seat: int, resource: int, count: int = 1) -> Message | None:
    """The refusal if the seat has too little of one resource."""
    have = state.seats[seat].goods[resource]
    return None if have >= count else needs(RESOURCE_NAMES[resource], count, have)


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
    return None if state.seats[seat].field_sites() else Message("reason-no-place-for-field")


def improvement_missing(state: State, seat: int, improvement: int) -> Message | None:
    """The refusal if the seat does not have this major improvement."""
    if state.seats[seat].has_improvement(improvement):
        return None
    name = state.setup.improvements[improvement].name
    return Message("reason-no-improvement", {"what": named("improvement", name)})
