"""Minor improvements of deck D that bring crops, building resources and animals."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.board import space_bits
from allmende.agricola.components.pieces import (
    BOAR,
    CATTLE,
    CLAY,
    CLAYEY,
    FOOD,
    GRAIN,
    REED,
    SHEEP,
    STONE,
    STONY,
    VEGETABLE,
    WOOD,
    WOODEN,
)
from allmende.agricola.rules.language import Gain, OneOf, TakeOne
from allmende.agricola.rules.language.amounts import Fields, Goods, Round
from allmende.agricola.rules.language.card import AtAnyTime, Card, minor
from allmende.agricola.rules.language.counted import Occupations
from allmende.agricola.rules.language.occasions import InRounds
from allmende.agricola.rules.language.offers import Offer
from allmende.agricola.rules.language.promises import PromiseOn
from allmende.agricola.rules.language.savings import RENOVATION, Less
from allmende.agricola.rules.language.tallies import RoomsRenovated
from allmende.agricola.rules.language.trigger import ALL_PLAYERS, Trigger
from allmende.agricola.rules.language.writing import at_least, at_most, next_rounds, using
from allmende.agricola.rules.moments import AFTER_USE, RENOVATED, ROUND_ENDED, renovation

CARDS: Final[list[Card]] = [
    minor("D067 Reap Hook", [WOOD, 1], PromiseOn(GRAIN, 1, rounds=[4, 7, 9, 11, 13, 14], next_of=3)),
    minor(
        "D068 Small Basket",
        [],
        Trigger(AFTER_USE, [Offer([REED, 1], [Gain(VEGETABLE, 1)], leaves_from=4)], spaces=space_bits(["reed-bank"])),
        needs=at_least(2, Occupations()),
    ),
    minor(
        "D073 Supply Boat",
        [WOOD, 1],
        Trigger(
            AFTER_USE,
            [OneOf([TakeOne(GRAIN, [], [FOOD, 1]), TakeOne(VEGETABLE, [], [FOOD, 3])])],
            spaces=space_bits(["fishing"]),
        ),
        needs=at_least(1, Occupations()),
        points=1,
    ),
    minor(
        "D077 Recycled Brick",
        [FOOD, 1],
        Trigger(
            RENOVATED,
            [Gain(CLAY, 1, of=RoomsRenovated())],
            details=[renovation(WOODEN, STONY), renovation(CLAYEY, STONY)],
            by=ALL_PLAYERS,
        ),
        needs=at_least(3, Occupations()),
    ),
    minor("D078 Reed Pond", [], next_rounds(REED, 3), needs=at_least(3, Occupations())),
    minor(
        "D079 Carrot Museum",
        [WOOD, 1, CLAY, 2],
        Trigger(
            ROUND_ENDED,
            [Gain(STONE, 1, of=Fields(VEGETABLE)), Gain(WOOD, 1, of=Goods(VEGETABLE))],
            when=InRounds([8, 10, 12]),
        ),
        needs=at_most(8, Round()),
        points=2,
    ),
    minor("D081 Roof Ladder", [WOOD, 1], Less(RENOVATION, REED, 1), Trigger(RENOVATED, [Gain(STONE, 1)])),
    minor("D083 Pigswill", [FOOD, 2], using(["fencing"], Gain(BOAR, 1)), or_pay=[[GRAIN, 1]]),
    minor(
        "D084 Feed Pellets",
        [],
        Gain(SHEEP, 1),
        AtAnyTime(
            OneOf([TakeOne(animal, [], [VEGETABLE, 1], alike=True) for animal in (SHEEP, BOAR, CATTLE)]),
            feeding=True,
        ),
    ),
]
