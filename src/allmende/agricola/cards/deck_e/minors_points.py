"""Minor improvements of deck E that give points or food."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.board import space_number
from allmende.agricola.components.pieces import BOAR, CATTLE, CLAY, FOOD, GRAIN, SHEEP, STONE, WOOD, WOODEN
from allmende.agricola.rules.language import Gain, OneOf
from allmende.agricola.rules.language.amounts import GoodsOn, Steps
from allmende.agricola.rules.language.card import AtAnyTime, Card, minor
from allmende.agricola.rules.language.conditions import HasMajor
from allmende.agricola.rules.language.counted import Occupations, PeopleInPlay, Stables, UnusedSpaces
from allmende.agricola.rules.language.gains import BonusPoints, Cases, GainBy
from allmende.agricola.rules.language.occupancy import OWN, People
from allmende.agricola.rules.language.offers import Offer
from allmende.agricola.rules.language.points import Points
from allmende.agricola.rules.language.promises import PromiseInTurn, PromiseOn
from allmende.agricola.rules.language.trigger import ALL_PLAYERS, Trigger
from allmende.agricola.rules.language.writing import at_least, exactly, next_rounds, using
from allmende.agricola.rules.moments import BAKED, BEFORE_USE, ROOMS_BUILT

CARDS: Final[list[Card]] = [
    minor("E029 Heirloom", [], needs=People(OWN, ["day-laborer"]), points=2),
    minor("E034 Land Register", [WOOD, 1], Points(2, when=exactly(0, UnusedSpaces()))),
    minor(
        "E035 Misanthropy",
        [WOOD, 1],
        *(Points(points, when=exactly(people, PeopleInPlay())) for people, points in ((4, 2), (3, 3), (2, 5))),
    ),
    minor("E037 Ox Skull", [], Points(3, when=exactly(0, CATTLE)), needs=at_least(1, CATTLE)),
    minor(
        "E039 Paintbrush",
        [WOOD, 1],
        AtAnyTime(OneOf([Offer([CLAY, 1], [Gain(FOOD, 2)]), Offer([CLAY, 1], [BonusPoints(1)], way=1)]), harvest=True),
        needs=at_least(1, BOAR),
    ),
    minor(
        "E042 Water Gully",
        [STONE, 1],
        PromiseInTurn([CATTLE, 1, GRAIN, 1, CATTLE, 1]),
        needs=HasMajor("well"),
    ),
    minor(
        "E043 Barn Cats",
        [],
        PromiseOn(FOOD, 1, of=Steps([2, 3, 4, 5], [1, 2, 3, 4], Stables())),
        needs=at_least(1, Stables()),
        points=1,
    ),
    minor("E045 Fruit Ladder", [WOOD, 2], PromiseOn(FOOD, 1, every=2), points=1),
    minor("E046 Waterlily Pond", [], next_rounds(FOOD, 2), needs=exactly(2, Occupations()), points=1),
    minor(
        "E049 Twibil",
        [STONE, 1],
        Trigger(ROOMS_BUILT, [Gain(FOOD, 1)], details=[WOODEN], by=ALL_PLAYERS),
        points=1,
    ),
    minor(
        "E055 Stone Weir",
        [STONE, 1],
        Trigger(
            BEFORE_USE,
            [GainBy([0, 1, 2, 3], [FOOD, 4, FOOD, 3, FOOD, 2, FOOD, 1], of=GoodsOn(space_number("fishing")))],
            spaces=1 << space_number("fishing"),
        ),
        needs=at_least(2, Occupations()),
        points=1,
    ),
    minor(
        "E057 Cheese Fondue",
        [CLAY, 1],
        Trigger(BAKED, [Cases([at_least(1, SHEEP), at_least(1, CATTLE)], [Gain(FOOD, 1), Gain(FOOD, 1)])]),
        points=1,
    ),
    minor(
        "E059 Comb and Cutter",
        [WOOD, 1],
        using(["day-laborer"], Gain(FOOD, 1, of=GoodsOn(space_number("sheep-market")), most=4)),
    ),
]
