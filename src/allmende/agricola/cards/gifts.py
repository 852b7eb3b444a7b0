"""Cards that give something when they are played, put goods on round spaces, or are worth points in the end."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.numbers import card_index
from allmende.agricola.components.pieces import BOAR, CATTLE, CLAY, FOOD, GRAIN, REED, SHEEP, STONE, VEGETABLE, WOOD
from allmende.agricola.record.card_texts import ALSO_SPEAKING, SPEAKING_BEYOND_B, SPEAKING_OF_ACCUMULATION
from allmende.agricola.rules.accumulation import LESSONS_SPACES
from allmende.agricola.rules.language import Gain, GrowFamily, OneOf
from allmende.agricola.rules.language.amounts import CardsAfter, Fields, Goods, Sets, Steps
from allmende.agricola.rules.language.card import AtAnyTime, Card, minor, occupation
from allmende.agricola.rules.language.conditions import MORE, AllOf, Compared, HasMajor
from allmende.agricola.rules.language.counted import (
    BottomRow,
    CookingImprovements,
    Fences,
    FieldTiles,
    Improvements,
    MajorImprovements,
    MinorImprovements,
    Occupations,
    OccupationsInHand,
    PeopleGathering,
    PeopleInPlay,
    Rooms,
    UnusedSpaces,
)
from allmende.agricola.rules.language.gains import BonusPoints, Cases, GainBy
from allmende.agricola.rules.language.lessons import VisitAndCook
from allmende.agricola.rules.language.lots import DrawByLot, PlayDrawn
from allmende.agricola.rules.language.occasions import PlayedOn
from allmende.agricola.rules.language.offers import Offer
from allmende.agricola.rules.language.points import Points
from allmende.agricola.rules.language.promises import PromiseInTurn, PromiseOn
from allmende.agricola.rules.language.provided import If
from allmende.agricola.rules.language.stock import LayOnCard, TakeOffCard
from allmende.agricola.rules.language.tallies import RoundsLeft
from allmende.agricola.rules.language.trigger import ITSELF, Trigger
from allmende.agricola.rules.language.writing import at_least, exactly, next_rounds
from allmende.agricola.rules.moments import EMPTIED, OBTAINED, PLACED, SCORING_STARTED

ANIMAL_SETS: Final = Sets([Goods(SHEEP), Goods(BOAR), Goods(CATTLE)])
BUILDING_SETS: Final = Sets([Goods(WOOD), Goods(CLAY), Goods(REED), Goods(STONE)])


CARDS: Final[list[Card]] = [
    minor(
        "A003 Paper Knife",
        [WOOD, 1],
        DrawByLot(3, PlayDrawn()),
        needs=at_least(3, OccupationsInHand()),
        travels=True,
        ruling="That it needs 3 occupations in hand follows from what it does.",
    ),
    minor(
        "A004 Baseboards",
        [FOOD, 2],
        Gain(WOOD, 1, of=Rooms()),
        If(Compared(Rooms(), MORE, PeopleInPlay()), [Gain(WOOD, 1)]),
        or_pay=[[GRAIN, 1]],
        travels=True,
    ),
    minor(
        "A006 Storage Barn",
        [],
        Cases(
            [HasMajor(name) for name in ("well", "joinery", "pottery", "basketmakers-workshop")],
            [Gain(resource, 1) for resource in (STONE, WOOD, CLAY, REED)],
        ),
        travels=True,
    ),
    minor(
        "A007 Gardener's Knife",
        [WOOD, 1],
        Gain(FOOD, 1, of=Fields(GRAIN)),
        Gain(GRAIN, 1, of=Fields(VEGETABLE)),
        travels=True,
        ruling="A field with Grain and Vegetables is a grain field and a vegetable field here: both crops count.",
    ),
    minor(
        "A008 Food Basket",
        [REED, 1],
        Gain(GRAIN, 1),
        Gain(VEGETABLE, 1),
        needs=AllOf([at_least(2, Occupations()), at_least(2, Improvements())]),
        travels=True,
    ),
    minor("A047 Trellises", [WOOD, 1], PromiseOn(FOOD, 1, of=Fences())),
    minor(
        "A057 Milking Parlor",
        [WOOD, 2],
        Gain(FOOD, 1, of=Steps([2, 3, 4], [1, 3, 4], Goods(SHEEP))),
        Gain(FOOD, 1, of=Steps([2, 3, 4], [1, 2, 3], Goods(CATTLE))),
        needs=at_least(4, UnusedSpaces()),
        points=1,
    ),
    occupation("A101 Cookery Outfitter", Points(1, of=CookingImprovements())),
    occupation("A117 Wood Carrier", Gain(WOOD, 1, of=Improvements())),
    occupation(
        "A135 Animal Reeve",
        Gain(WOOD, 1, of=Steps([1, 2, 3, 4], [1, 3, 6, 9], RoundsLeft())),
        Points(1, of=Steps([1, 3, 5], [2, 3, 4], ANIMAL_SETS), for_all=True),
    ),
    occupation(
        "A136 Drudgery Reeve",
        Gain(WOOD, 1, of=Steps([2, 3, 4], [3, 6, 9], RoundsLeft())),
        Points(1, of=Steps([1, 3, 5], [1, 2, 3], BUILDING_SETS), for_all=True, uncrafted=True),
        ruling="Building resources that earn bonus points with the Joinery, the Pottery or the Basketmaker's Workshop"
        " do not count again: each player uses them as is best. Sources differ on the Wood: some have 1 with 1 or 2"
        " rounds left, too.",
    ),
    minor(
        "B003 Moonshine",
        [],
        DrawByLot(0, PlayDrawn(2, or_give=True)),
        needs=at_least(1, OccupationsInHand()),
        travels=True,
        ruling="That it needs an occupation in hand follows from what it does. Only the two players see one that is"
        " given; alone, it is removed from play.",
    ),
    minor("B004 Wood Pile", [], Gain(WOOD, 1, of=PeopleGathering()), travels=True),
    minor(
        "B005 Store of Experience",
        [],
        GainBy([4, 5, 6, 7], [STONE, 1, REED, 1, CLAY, 1, WOOD, 1], of=OccupationsInHand(), or_fewer=True),
        travels=True,
        ruling="Sources differ on the numbers: some have 0 to 3, 4, 5, and 6 or 7 occupations.",
    ),
    minor(
        "B006 Excursion to the Quarry",
        [FOOD, 2],
        Gain(STONE, 1, of=PeopleInPlay()),
        needs=at_least(1, Occupations()),
        travels=True,
    ),
    minor("B007 Wage", [], Gain(FOOD, 2), Gain(FOOD, 1, of=BottomRow()), travels=True),
    minor(
        "B021 Hayloft Barn",
        [WOOD, 3],
        LayOnCard(FOOD, 4),
        Trigger(OBTAINED, [TakeOffCard(FOOD)], details=[GRAIN]),
        Trigger(EMPTIED, [GrowFamily(with_room=False)], details=[ITSELF]),
        needs=at_least(1, Occupations()),
    ),
    minor("B029 Cookery Lesson", [FOOD, 2], VisitAndCook(LESSONS_SPACES, 1)),
    minor(
        "B032 Kettle",
        [CLAY, 1],
        AtAnyTime(
            OneOf(
                [
                    Offer([GRAIN, 1], [Gain(FOOD, 3)], way=0),
                    Offer([GRAIN, 3], [Gain(FOOD, 4), BonusPoints(1)], way=1),
                    Offer([GRAIN, 5], [Gain(FOOD, 5), BonusPoints(2)], way=2),
                ]
            )
        ),
        needs=at_least(1, Fields(GRAIN)),
    ),
    minor(
        "B037 Grange",
        [],
        Gain(FOOD, 1),
        needs=AllOf([at_least(6, FieldTiles()), at_least(1, ANIMAL_SETS)]),
        points=3,
    ),
    minor(
        "B041 Hauberg",
        [FOOD, 3],
        OneOf(
            [
                Offer([], [PromiseInTurn(order)], way)
                for way, order in enumerate(
                    [[WOOD, 2, BOAR, 1, WOOD, 2, BOAR, 1], [BOAR, 1, WOOD, 2, BOAR, 1, WOOD, 2]]
                )
            ]
        ),
        needs=at_least(3, Occupations()),
    ),
    minor("B044 Chick Stable", [WOOD, 1], PromiseOn(FOOD, 2, later=[3, 4]), or_pay=[[CLAY, 1]]),
    minor(
        "B046 Club House", [WOOD, 3], next_rounds(FOOD, 4), PromiseOn(STONE, 1, later=[5]), or_pay=[[CLAY, 2]], points=1
    ),
    minor(
        "B049 Scales",
        [WOOD, 1],
        Trigger(PLACED, [Gain(FOOD, 2)], details=[0]),
        needs=exactly(0, Occupations()),
        ruling="Of an occupation and an improvement that it lets you place at once, both lie there when you compare, so"
        " that both give Food or neither does. A traveling card is not placed in front of you.",
    ),
    minor(
        "B059 Food Chest",
        [WOOD, 1],
        If(PlayedOn("major-improvement"), [Gain(FOOD, 4)], otherwise=[Gain(FOOD, 2)]),
        ruling="What counts is on which action space you play it, not whether you use that space: there are 4 Food"
        " with a Minstrel, too.",
    ),
    minor(
        "B065 Grain Depot",
        [WOOD, 2],
        PromiseOn(GRAIN, 1, by_cost=[2, 3, 4]),
        or_pay=[[CLAY, 2], [STONE, 2]],
        ruling="If other cards change its cost, the printed cost that they have changed counts.",
    ),
    minor(
        "B069 Potters Market", [WOOD, 2], AtAnyTime(Offer([CLAY, 3, FOOD, 2], [next_rounds(VEGETABLE, 2)])), points=1
    ),
    minor(
        "B073 Gift Basket",
        [REED, 1],
        GainBy([2, 3, 4, 5], [VEGETABLE, 1, FOOD, 1, GRAIN, 1, VEGETABLE, 1], of=Rooms()),
        needs=at_least(3, Occupations()),
        points=1,
    ),
    minor("B078 Reed Belt", [FOOD, 2], PromiseOn(REED, 1, rounds=[5, 8, 10, 12])),
    occupation(
        "B100 Clutterer",
        Points(
            1,
            of=CardsAfter(
                [card_index(number) for number in (*SPEAKING_OF_ACCUMULATION, *ALSO_SPEAKING, *SPEAKING_BEYOND_B)],
            ),
        ),
        ruling="Only cards that you play count; a traveling card does, too, though it is passed on. A text that names"
        " one, such as Fishing, speaks of it; only that of the Junior Artist does not count.",
    ),
    occupation(
        "B105 Case Builder",
        Cases(
            [at_least(2, resource) for resource in (FOOD, GRAIN, VEGETABLE, REED, WOOD)],
            [Gain(resource, 1) for resource in (FOOD, GRAIN, VEGETABLE, REED, WOOD)],
        ),
    ),
    occupation(
        "B119 Lumberjack",
        Gain(WOOD, 1),
        PromiseOn(WOOD, 1, of=Fences()),
        ruling="Sources differ: according to some, the Wood comes on round spaces only.",
    ),
    occupation("B125 Estate Worker", PromiseInTurn([WOOD, 1, CLAY, 1, REED, 1, STONE, 1])),
    occupation(
        "B133 Village Peasant",
        Trigger(
            SCORING_STARTED,
            [
                Gain(
                    VEGETABLE,
                    1,
                    of=Sets([MajorImprovements(), MinorImprovements(), Occupations()]),
                )
            ],
        ),
    ),
]
