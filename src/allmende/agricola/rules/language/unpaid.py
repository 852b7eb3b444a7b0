"""The reason why something can't be paid for, in one way or another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from allmende.agricola.components.moves import PLAY
from allmende.agricola.components.phrases import amounts
from allmende.agricola.components.pieces import RESOURCES
from allmende.agricola.rules.language.conditions import condition_of
from allmende.agricola.rules.language.savings import ELSEWHERE, FROM_PILE, is_affordable, is_beaten
from allmende.agricola.rules.language.ways_to_pay import can_pay, kept_after, possible_ways, printed_costs
from allmende.agricola.rules.shortages import goods_missing, of_these
from allmende.agricola.rules.state import State
from allmende.core.message import Message
from allmende.core.rules.phrases import one_clause_of

FEW_WAYS: Final = 3
"""The largest number of ways to pay that are named before one is chosen."""


def cost_missing(state: State, seat: int, move: int, terms: int = 0, other: int = -1) -> Message | None:
    """The payment that the seat would need for a move, in one way or another, and the part of it that it has.

    `terms` as in `paying.py`. `other` is another move that would do as well, or -1.
    """
    moves = [move] if other < 0 else [move, other]
    printed: list[list[int]] = []
    possible: list[list[int]] = []
    for each in moves:
        if can_pay(state, seat, each, terms):
            return None
        printed += printed_costs(state, seat, each, terms)
        possible += possible_ways(state, seat, each, terms)
    if not printed:
        return Message("reason-nothing-to-return")
    if kept_after(state, move) and any(is_affordable(state.seats[seat].goods, way) for way in possible):
        return Message("reason-prerequisite", {"what": condition_of(move - PLAY, "needs")})  # too little would be left
    ways = [pairs(way, printed) for way in cheapest(possible)]
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
    """The ways to pay without those that ask for more than another one; what lies elsewhere costs nothing."""
    own = [[0 if column in (ELSEWHERE, FROM_PILE) else count for column, count in enumerate(way)] for way in ways]
    return [way for i, way in enumerate(own) if way not in own[:i] and not is_beaten(way, own)]


def pairs(cost: list[int], printed: Sequence[list[int]] = ()) -> list[int]:
    """The positive counts, as pairs of resource and count, in the printed order as far as they are printed."""
    order = [resource for pair in printed for resource in pair[::2] if resource < RESOURCES]
    found: list[int] = []
    for resource in [*order, *range(RESOURCES)]:
        if cost[resource] > 0 and resource not in found[::2]:
            found += [resource, cost[resource]]
    return found
