"""The effect and the cost of buildings, shared by the readers for words and symbols."""

from __future__ import annotations

from typing import Final, Literal

from allmende.arle.components.numbers import BUILDING_NAMES, BUILDING_PAYMENTS, PAYMENTS
from allmende.arle.components.pieces import LEATHER_WEAR, MATERIALS, SUMMER_WEAR, WINTER_WEAR
from allmende.arle.rules.buildings import EVERY_BUILDING
from allmende.arle.rules.language.effect import Effect

Pair = tuple[int, int]
"""A resource and a count."""
Choice = Literal["none", "one", "two-materials", "two-kinds-of-clothing"]
WEAR: Final = [SUMMER_WEAR, WINTER_WEAR, LEATHER_WEAR]


def building_effect(building: int) -> Effect | None:
    """The effect of a building, or None for the Loading Station, which does nothing by itself."""
    tile = EVERY_BUILDING[building]
    return tile.at_once or tile.before_november or tile.at_any_time


class Cost:
    """The cost of a building: a fixed part, and a choice of `options` or of two different things."""

    def __init__(self, fixed: list[Pair], choice: Choice, options: list[Pair]) -> None:
        self.fixed = fixed
        self.choice = choice
        self.options = options


def cost_of(building: int) -> Cost:
    """The cost of a building, drawn together from all ways to pay for it."""
    payments = [_pairs(PAYMENTS[payment]) for payment in BUILDING_PAYMENTS[building]]
    fixed = [pair for pair in payments[0] if all(pair in payment for payment in payments)]
    ways = [[pair for pair in payment if pair not in fixed] for payment in payments]
    if len(ways) == 1:
        return Cost(fixed, "none", [])
    if len(ways[0]) == 1:
        return Cost(fixed, "one", [way[0] for way in ways])
    paid = {resource for way in ways for resource, _ in way}
    if paid <= set(MATERIALS):
        return Cost(fixed, "two-materials", [])
    assert paid <= set(WEAR), f"{BUILDING_NAMES[building]} has a cost of a new kind"
    return Cost(fixed, "two-kinds-of-clothing", [])


def _pairs(flat: list[int]) -> list[Pair]:
    return [(flat[i], flat[i + 1]) for i in range(0, len(flat), 2)]
