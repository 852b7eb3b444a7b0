"""Amounts of crops and other goods that lie on fields, or in the supply and on fields together."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.pieces import FOOD, GRAIN, SHEEP, VEGETABLE
from allmende.agricola.rules.farm.crops import growing, slots
from allmende.agricola.rules.farm.on_field import TIMBER
from allmende.agricola.rules.language.counted import Counted
from allmende.agricola.rules.state import State

STACK: Final = 5
"""The number of goods in a stack."""


class GoodsInFields(Counted):
    """The goods on all fields."""

    name = "goods-in-fields"

    def count(self, state: State, seat: int) -> int:
        mine = state.seats[seat]
        others = sum([sum(slots(crops)) for crops in mine.crops if crops >= TIMBER])
        return growing(mine, False) + growing(mine, True) + others


class PairsOfCrops(Counted):
    """The pairs of a grain and a vegetable, in the supply and on all fields."""

    name = "pairs-of-crops"

    def count(self, state: State, seat: int) -> int:
        mine = state.seats[seat]
        grain = mine.goods[GRAIN] + growing(mine, False)
        return min(grain, mine.goods[VEGETABLE] + growing(mine, True))


class Stacks(Counted):
    """The stacks of `STACK` goods of one kind in the supply."""

    name = "stacks"

    def count(self, state: State, seat: int) -> int:
        goods = state.seats[seat].goods
        return sum([goods[good] // STACK for good in (*range(SHEEP), FOOD)])


class PlantedFields(Counted):
    """The fields on which something grows, on cards too."""

    name = "planted-fields"

    def count(self, state: State, seat: int) -> int:
        crops = state.seats[seat].crops
        return len(crops) - crops.count(0)
