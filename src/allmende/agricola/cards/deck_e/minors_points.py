"""Minor improvements of deck E that give points or food."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.board import space_number
from allmende.agricola.components.improvement import IRON_OVEN_NUMBER, SIMPLE_OVEN_NUMBER
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
from allmende.agricola.rules.language import BakeBread, Gain, OneOf
from allmende.agricola.rules.language.amounts import Fields, GoodsOn, Pastures, Steps
from allmende.agricola.rules.language.any_time import AtAnyTime
from allmende.agricola.rules.language.card import Card, Permit, minor
from allmende.agricola.rules.language.conditions import AllOf, HasMajor, LivesIn
from allmende.agricola.rules.language.counted import (
    BakingImprovements,
    FencedStables,
    FieldTiles,
    Occupations,
    PeopleInPlay,
    Rooms,
    Stables,
    UnusedSpaces,
)
from allmende.agricola.rules.language.extras import PayExtra, TurnObtained
from allmende.agricola.rules.language.facts import LastInTurn
from allmende.agricola.rules.language.gains import BonusPoints, Cases, GainBy
from allmende.agricola.rules.language.goings import SkipToBake
from allmende.agricola.rules.language.harvesting import SkipHarvest
from allmende.agricola.rules.language.in_front import CardsInFront
from allmende.agricola.rules.language.occasions import FromSpace, LaterImprovement
from allmende.agricola.rules.language.occupancy import OWN, People
from allmende.agricola.rules.language.offers import Offer
from allmende.agricola.rules.language.on_card import Besides, LaySupply, LyingHere, TopOfPile
from allmende.agricola.rules.language.points import Points
from allmende.agricola.rules.language.promises import PromiseInTurn, PromiseOn
from allmende.agricola.rules.language.savings import OCCUPATION, AnyInstead
from allmende.agricola.rules.language.stock import LayOnCard, TakeOffCard
from allmende.agricola.rules.language.tallies import Adults, KindsSown, RoomColumns
from allmende.agricola.rules.language.trigger import ALL_PLAYERS, Trigger
from allmende.agricola.rules.language.writing import at_least, exactly, next_rounds, using
from allmende.agricola.rules.moments import (
    BAKED,
    BEFORE_TEACHING,
    BEFORE_USE,
    FEEDING_STARTED,
    FROM_SPACE,
    HARVEST_STARTED,
    IMPROVED,
    OBTAINED,
    ROOM_BUILT,
    ROOMS_BUILT,
    SOWED,
    WORK_STARTED,
)
from allmende.agricola.rules.permits import CLOSES_PASTURE, CLOSES_STABLED_PASTURE, HUNGRY_NEWBORNS

CARDS: Final[list[Card]] = [
    minor("E029 Heirloom", [], needs=People(OWN, ["day-laborer"]), points=2),
    minor(
        "E030 Child's Toy", [WOOD, 1], Permit(HUNGRY_NEWBORNS), or_pay=[[CLAY, 1]], needs=exactly(2, Adults()), points=2
    ),
    minor(
        "E031 Upholstery",
        [],
        Trigger(IMPROVED, [LaySupply(REED, 1, [BonusPoints(1)], limit=Rooms())], when=LaterImprovement()),
    ),
    minor("E032 Nave", [STONE, 2, REED, 1], Points(1, of=RoomColumns())),
    minor(
        "E033 Beaver Colony",
        [],
        Permit(CLOSES_STABLED_PASTURE),
        Trigger(FROM_SPACE, [BonusPoints(1)], when=FromSpace([REED])),
        needs=at_least(1, FencedStables()),
        points=1,
        ruling="It is the pasture with a stable that holds the fewest animals. You get 1 point for each use of a"
        " space, however much Reed it gives.",
    ),
    minor("E034 Land Register", [WOOD, 1], Points(2, when=exactly(0, UnusedSpaces()))),
    minor(
        "E035 Misanthropy",
        [WOOD, 1],
        *(Points(points, when=exactly(people, PeopleInPlay())) for people, points in ((4, 2), (3, 3), (2, 5))),
    ),
    minor(
        "E036 Herbal Garden",
        [WOOD, 1],
        Permit(CLOSES_PASTURE),
        needs=at_least(1, Pastures()),
        points=2,
        ruling="It is the pasture that holds the fewest animals; one that another card keeps empty will do.",
    ),
    minor("E037 Ox Skull", [], Points(3, when=exactly(0, CATTLE)), needs=at_least(1, CATTLE)),
    minor(
        "E038 Rod Collection",
        [],
        using(["fishing"], LaySupply(WOOD, 2)),
        Points(1, of=Besides(LyingHere(WOOD), [1, 4, 7, 10])),
        needs=at_least(3, Occupations()),
        points=1,
    ),
    minor(
        "E039 Paintbrush",
        [WOOD, 1],
        AtAnyTime(OneOf([Offer([CLAY, 1], [Gain(FOOD, 2)]), Offer([CLAY, 1], [BonusPoints(1)], way=1)]), harvest=True),
        needs=at_least(1, BOAR),
    ),
    minor("E040 Bee Statue", [CLAY, 2], using(["day-laborer"], TopOfPile([GRAIN, STONE, GRAIN, STONE, VEGETABLE]))),
    minor(
        "E041 Muddy Waters",
        [],
        PromiseInTurn([FOOD, 1, CLAY, 1], evens=True),
        needs=at_least(5, CardsInFront()),
        points=1,
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
    minor("E044 Fodder Beets", [], PromiseOn(FOOD, 1, odd=7), needs=at_least(3, FieldTiles()), points=1),
    minor("E045 Fruit Ladder", [WOOD, 2], PromiseOn(FOOD, 1, every=2), points=1),
    minor("E046 Waterlily Pond", [], next_rounds(FOOD, 2), needs=exactly(2, Occupations()), points=1),
    minor(
        "E047 Syrup Tap",
        [WOOD, 1, STONE, 1],
        Trigger(FROM_SPACE, [next_rounds(FOOD, 1)], when=FromSpace([WOOD])),
        points=1,
    ),
    minor(
        "E048 Town Hall",
        [WOOD, 2, CLAY, 2],
        Trigger(FEEDING_STARTED, [Gain(FOOD, 1)], when=LivesIn([CLAYEY])),
        Trigger(FEEDING_STARTED, [Gain(FOOD, 2)], when=LivesIn([STONY])),
        points=2,
    ),
    minor(
        "E049 Twibil",
        [STONE, 1],
        Trigger(ROOMS_BUILT, [Gain(FOOD, 1)], details=[WOODEN], by=ALL_PLAYERS),
        points=1,
    ),
    minor(
        "E050 Wild Greens",
        [],
        Trigger(SOWED, [Gain(FOOD, 1, of=KindsSown())]),
        ruling="It counts the kinds of one action: two fields of Grain give 1 Food, Grain and Vegetables together 2. An"
        " action in which you sow a single field counts, too.",
    ),
    minor(
        "E051 Whale Oil",
        [WOOD, 1],
        using(["fishing"], LayOnCard(FOOD, 1)),
        Trigger(BEFORE_TEACHING, [Gain(FOOD, 1, of=LyingHere(FOOD))]),
        ruling="The Food stays on the card; what you get comes from the general supply, and you can pay for the"
        " occupation with it.",
    ),
    minor(
        "E052 Cubbyhole",
        [WOOD, 1, REED, 1],
        Trigger(ROOM_BUILT, [LayOnCard(FOOD, 1)]),
        Trigger(FEEDING_STARTED, [Gain(FOOD, 1, of=LyingHere(FOOD))]),
        or_pay=[[CLAY, 1, REED, 1]],
        points=1,
        ruling="The Food stays on the card; what you get comes from the general supply.",
    ),
    minor(
        "E053 Boar Spear",
        [WOOD, 1, STONE, 1],
        Trigger(OBTAINED, [TurnObtained(BOAR, 4)], details=[BOAR]),
        points=1,
        ruling="That comes before Wild Boar without room have to go. Those born in the Breeding Phase don't count.",
    ),
    minor(
        "E054 Contraband",
        [FOOD, 1],
        Trigger(IMPROVED, [PayExtra(3)], when=LaterImprovement()),
        ruling="If several costs are printed, you may choose among the kinds of all of them.",
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
        "E056 Roman Pot",
        [CLAY, 1],
        LayOnCard(FOOD, 4),
        Trigger(WORK_STARTED, [TakeOffCard(FOOD)], when=LastInTurn()),
        points=1,
    ),
    minor(
        "E057 Cheese Fondue",
        [CLAY, 1],
        Trigger(BAKED, [Cases([at_least(1, SHEEP), at_least(1, CATTLE)], [Gain(FOOD, 1), Gain(FOOD, 1)])]),
        points=1,
        ruling="Grain that another card lets you bake outside of a “Bake Bread” action does not count.",
    ),
    minor("E058 Lunchtime Beer", [], Trigger(HARVEST_STARTED, [SkipHarvest(1)])),
    minor(
        "E059 Comb and Cutter",
        [WOOD, 1],
        using(["day-laborer"], Gain(FOOD, 1, of=GoodsOn(space_number("sheep-market")), most=4)),
    ),
    minor("E060 Working Gloves", [], Gain(FOOD, 1), AnyInstead(OCCUPATION, FOOD, 2)),
    minor(
        "E061 Raised Bed",
        [CLAY, 2, STONE, 2],
        Trigger(HARVEST_STARTED, [Gain(FOOD, 4)]),
        needs=at_least(2, Fields(GRAIN)),
        points=1,
    ),
    minor(
        "E062 Sour Dough",
        [],
        AtAnyTime(SkipToBake(), each_round=True),
        needs=AllOf([at_least(3, Occupations()), at_least(1, BakingImprovements())]),
        points=1,
        ruling="The person that you do not place stays at home and can be placed on a later turn.",
    ),
    minor("E063 Iron Oven", [STONE, 3], BakeBread(), works_as=IRON_OVEN_NUMBER, points=2),
    minor("E064 Simple Oven", [CLAY, 2], BakeBread(), works_as=SIMPLE_OVEN_NUMBER, points=1),
]
