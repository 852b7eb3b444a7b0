"""Payments for one advance of a Craft Building (chapters "Cost of Progress" and "Discounts")."""

from __future__ import annotations

from typing import Final

from allmende.hallertau.components.pieces import (
    AT_MOST_ONE,
    CRAFT_CONSTRAINTS,
    CRAFT_GOODS,
    CRAFTS,
    GOODS,
    MORE,
    ROUNDS,
)


def _splits(total: int, kinds: int) -> list[list[int]]:
    """All ways to pay `total` goods of up to `kinds` kinds."""
    if kinds == 1:
        return [[total]]
    return [[first, *rest] for first in range(total, -1, -1) for rest in _splits(total - first, kinds - 1)]


def _observes(craft: int, counts: list[int]) -> bool:
    """True if a payment keeps the building's constraint."""
    constraint = CRAFT_CONSTRAINTS[craft]
    if constraint == MORE:
        return counts[0] > counts[1]
    return constraint != AT_MOST_ONE or counts[0] <= 1


def payments(craft: int, round_: int) -> list[list[int]]:
    """All payments for one advance, cheapest first, each as nine counts by good.

    The number of goods is the round's, one less if two kinds are really paid, two less if three are. A discount is
    taken or left; it never makes a payment of fewer kinds legal, or one against the constraint.
    """
    kinds = CRAFT_GOODS[craft]
    found = []
    for total in range(max(1, round_ - 2), round_ + 1):
        for counts in _splits(total, len(kinds)):
            needed_kinds = round_ - total + 1
            if sum(1 for n in counts if n) >= needed_kinds and _observes(craft, counts):
                goods = [0] * GOODS
                for good, n in zip(kinds, counts, strict=True):
                    goods[good] = n
                found.append(goods)
    return found


def _all_payments() -> list[list[int]]:
    distinct: list[list[int]] = []
    for craft in range(CRAFTS):
        for round_ in range(1, ROUNDS + 1):
            distinct += [goods for goods in payments(craft, round_) if goods not in distinct]
    return distinct


PAYMENT_GOODS: Final[list[list[int]]] = _all_payments()
"""Every payment that any building takes in any round, as nine counts by good; its index is its number."""


def _by_craft_and_round() -> list[list[int]]:
    numbers: list[list[int]] = []
    for craft in range(CRAFTS):
        numbers.append([])
        numbers += [
            [PAYMENT_GOODS.index(goods) for goods in payments(craft, round_)] for round_ in range(1, ROUNDS + 1)
        ]
    return numbers


def _needs() -> list[list[int]]:
    needs = []
    for goods in PAYMENT_GOODS:
        pairs: list[int] = []
        for good, n in enumerate(goods):
            if n:
                pairs += [good, n]
        needs.append(pairs + [0] * (6 - len(pairs)))
    return needs


PAYMENTS: Final[list[list[int]]] = _by_craft_and_round()
"""At `craft * 7 + round`: the numbers of the payments that advance this building in this round."""

NEEDS: Final[list[list[int]]] = _needs()
"""By payment: three pairs of a good and its count; unused pairs ask for nothing."""


def affordable(payment: int, goods: list[int]) -> bool:
    """True if a supply of nine goods covers a payment."""
    need = NEEDS[payment]
    return goods[need[0]] >= need[1] and goods[need[2]] >= need[3] and goods[need[4]] >= need[5]


def any_affordable(craft: int, round_: int, goods: list[int]) -> bool:
    """True if a supply covers at least one payment for this building in this round."""
    for payment in PAYMENTS[craft * (ROUNDS + 1) + round_]:
        if affordable(payment, goods):
            return True
    return False
