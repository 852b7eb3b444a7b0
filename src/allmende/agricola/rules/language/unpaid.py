"""The reason why something can't be paid for, in one way or another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from allmende.agricola.components.phrases import amounts
from allmende.agricola.components.pieces import RESOURCES
from allmende.agricola.rules.language.paying import can_pay, possible_ways, printed_costs
from allmende.agricola.rules.language.savings import ELSEWHERE, is_beaten
from allmende.agricola.rules.shortages import goods_missing, of_these
from allmende.agricola.rules.state import State
from allmende.core.message import Message
from allmende.core.rules.phrases import one_clause_of

FEW_WAYS: Final = 3
"""The largest number of ways to pay that are named before one is chosen."""


def cost_missing(state: State, seat: int, move: int, terms: int = 0) -> Message | None:
    """The payment that the seat would need for a move, in one way or another, and the part of it that it has.

    `terms` as in `paying.py`.
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


def pairs(cost: list[int], printed: Sequence[list[int]] = ()) -> list[int]:
    """The positive counts, as pairs of resource and count, in the printed order as far as they are printed."""
    order = [resource for pair in printed for resource in pair[::2] if resource < RESOURCES]
    found: list[int] = []
    for resource in [*order, *range(RESOURCES)]:
        if cost[resource] > 0 and resource not in found[::2]:
            found += [resource, cost[resource]]
    return found
