"""Minor improvements of deck D that are worth points, and those that give food."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.board import space_number
from allmende.agricola.components.pieces import BOAR, CATTLE, CLAY, FOOD, GRAIN, REED, SHEEP, STONE, VEGETABLE, WOOD
from allmende.agricola.rules.accumulation import SPACES_FOR
from allmende.agricola.rules.language import Gain, OneOf
from allmende.agricola.rules.language.ahead import BeforeActions
from allmende.agricola.rules.language.amounts import Goods, GoodsOn, Round, Steps
from allmende.agricola.rules.language.card import AtAnyTime, Card, minor
from allmende.agricola.rules.language.conditions import MORE, Compared
from allmende.agricola.rules.language.counted import BottomRow, Occupations, UnusedSpaces
from allmende.agricola.rules.language.gains import BonusPoints
from allmende.agricola.rules.language.offers import Offer
from allmende.agricola.rules.language.points import Points
from allmende.agricola.rules.language.promises import PromiseOn
from allmende.agricola.rules.language.tallies import RoundsLeft
from allmende.agricola.rules.language.trigger import Trigger
from allmende.agricola.rules.language.writing import at_least, using
from allmende.agricola.rules.moments import FIELD_PHASE, GOING_HOME, WORK_STARTED

FISHING: Final = space_number("fishing")

CARDS: Final[list[Card]] = [
    minor(
        "D030 Artisan District",
        [STONE, 1],
        Points(1, of=Steps([2, 5, 8], [3, 4, 5], BottomRow())),
        needs=at_least(3, Occupations()),
        points=1,
    ),
    minor("D037 Sculpture", [STONE, 1], needs=Compared(RoundsLeft(), MORE, UnusedSpaces()), points=2),
    minor(
        "D038 Milking Stool",
        [WOOD, 1],
        Trigger(FIELD_PHASE, [Gain(FOOD, 1, of=Steps([1, 2, 3], [1, 3, 5], Goods(CATTLE)))]),
        Points(1, of=Goods(CATTLE), every=2),
        needs=at_least(2, Occupations()),
    ),
    minor(
        "D039 Truffle Slicer",
        [WOOD, 1],
        using(SPACES_FOR[WOOD], Offer([FOOD, 1], [BonusPoints(1)]), when=at_least(1, BOAR)),
        needs=at_least(8, Round()),
    ),
    minor(
        "D044 Forest Well",
        [STONE, 1, FOOD, 1],
        PromiseOn(FOOD, 1, of=Goods(WOOD)),
        needs=at_least(2, Occupations()),
        points=1,
    ),
    minor("D045 Sheep Well", [STONE, 2], PromiseOn(FOOD, 1, of=Goods(SHEEP)), points=2),
    minor(
        "D052 Rolling Pin",
        [WOOD, 1],
        Trigger(GOING_HOME, [Gain(FOOD, 1)], when=Compared(Goods(CLAY), MORE, Goods(WOOD))),
        needs=at_least(1, Occupations()),
    ),
    minor(
        "D054 Trout Pool",
        [CLAY, 2],
        Trigger(WORK_STARTED, [Gain(FOOD, 1)], when=at_least(3, GoodsOn(FISHING))),
        points=1,
    ),
    minor(
        "D055 New Market",
        [WOOD, 1, CLAY, 1],
        using([], Gain(FOOD, 1), round_spaces=[8, 9, 10, 11], ahead=BeforeActions([FOOD])),
        points=1,
    ),
    minor("D057 Wholesale Market", [WOOD, 2, VEGETABLE, 2], PromiseOn(FOOD, 1, every=1), points=3),
    minor(
        "D062 Beer Tap",
        [WOOD, 1],
        Gain(FOOD, 2),
        AtAnyTime(
            OneOf([Offer([GRAIN, number + 2], [Gain(FOOD, 3 * number + 3)], way=number) for number in range(3)]),
            feeding=True,
        ),
    ),
]
