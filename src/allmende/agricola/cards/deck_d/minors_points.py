"""Minor improvements of deck D that are worth points, and those that give food."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.board import space_number
from allmende.agricola.components.improvement import (
    BAKING_COURSE_NUMBER,
    EARTH_OVEN_NUMBER,
    IMPROVEMENT_NAMES,
    ORIENTAL_FIREPLACE,
    WITCHES_FIREPLACE,
)
from allmende.agricola.components.pieces import (
    BOAR,
    CATTLE,
    CLAY,
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
from allmende.agricola.rules.accumulation import SPACES_FOR
from allmende.agricola.rules.language import Gain, OneOf
from allmende.agricola.rules.language.ahead import BeforeActions
from allmende.agricola.rules.language.amounts import Fields, FieldsJust, Goods, GoodsOn, Round, Steps
from allmende.agricola.rules.language.animals import KindsAloneInStables, NoSheepEaten, SheepOfTheGame
from allmende.agricola.rules.language.baking import BakeBread
from allmende.agricola.rules.language.card import AtAnyTime, Card, Permit, minor
from allmende.agricola.rules.language.card_spaces import ActionSpace
from allmende.agricola.rules.language.conditions import MORE, AllOf, Compared, LivesIn
from allmende.agricola.rules.language.counted import (
    AllFields,
    BottomRow,
    FarmAnimals,
    Improvements,
    Occupations,
    OccupationsInHand,
    PeopleInPlay,
    Rooms,
    UnusedSpaces,
)
from allmende.agricola.rules.language.farming import Plow
from allmende.agricola.rules.language.fieldwork import TilesBesideHouse
from allmende.agricola.rules.language.gains import BonusPoints, GainBy
from allmende.agricola.rules.language.in_front import CardsInFront, MinorsInHand
from allmende.agricola.rules.language.invitations import OccupantsGoOn
from allmende.agricola.rules.language.neighborhood import UnusedBesideHouse
from allmende.agricola.rules.language.occasions import EndsWithHarvest
from allmende.agricola.rules.language.offers import Offer
from allmende.agricola.rules.language.points import Points
from allmende.agricola.rules.language.postponed import PostponeTurn
from allmende.agricola.rules.language.promises import PromiseInTurn, PromiseOn
from allmende.agricola.rules.language.sharing import Shut
from allmende.agricola.rules.language.stores import GoodsInFields, PairsOfCrops
from allmende.agricola.rules.language.tallies import PeoplePlaced, RoundsLeft
from allmende.agricola.rules.language.trigger import ONCE_A_ROUND, Trigger
from allmende.agricola.rules.language.writing import at_least, at_most, exactly, next_rounds, using
from allmende.agricola.rules.moments import (
    AFTER_WORK,
    BEFORE_HARVEST,
    BEFORE_ROUND,
    BEFORE_TEACHING,
    FIELD_PHASE,
    GOING_HOME,
    HARVEST_STARTED,
    ROUND_ENDED,
    SOWED,
    TAUGHT,
    TURN_STARTED,
    WORK_STARTED,
)
from allmende.agricola.rules.permits import MEAT_FEEDS_MORE

FISHING: Final = space_number("fishing")

CARDS: Final[list[Card]] = [
    minor(
        "D029 Muck Rake",
        [WOOD, 1],
        Points(1, of=KindsAloneInStables()),
        ruling="Animals may be moved at any time, so they are placed as is best for you.",
    ),
    minor(
        "D030 Artisan District",
        [STONE, 1],
        Points(1, of=Steps([2, 5, 8], [3, 4, 5], BottomRow())),
        needs=at_least(3, Occupations()),
        points=1,
    ),
    minor("D031 Storeroom", [WOOD, 1, STONE, 2], Points(1, of=PairsOfCrops(), every=2, rounded_up=True), points=1),
    minor(
        "D032 Wood Rake",
        [WOOD, 1],
        Trigger(BEFORE_HARVEST, [BonusPoints(2)], when=AllOf([exactly(14, Round()), at_least(7, GoodsInFields())])),
    ),
    minor(
        "D033 Summer House",
        [WOOD, 3, STONE, 1],
        Points(2, of=UnusedBesideHouse(), when=LivesIn([STONY])),
        needs=LivesIn([WOODEN]),
        ruling="You still lose the points for these unused spaces.",
    ),
    minor(
        "D034 Luxurious Hostel",
        [WOOD, 1, CLAY, 2],
        Points(4, when=AllOf([LivesIn([STONY]), Compared(Rooms(), MORE, PeopleInPlay())]), for_house=True),
    ),
    minor(
        "D035 Fodder Chamber",
        [STONE, 3, GRAIN, 3],
        Points(1, of=FarmAnimals(), by_players=[7, 5, 4, 3]),
        points=2,
    ),
    minor(
        "D036 Breed Registry",
        [],
        Points(3, when=AllOf([at_most(2, SheepOfTheGame()), NoSheepEaten()])),
        needs=exactly(0, SHEEP),
        ruling="The whole game counts, also what was before you played the card.",
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
        "D040 Cesspit",
        [],
        PromiseInTurn([CLAY, 1, BOAR, 1], repeated=True),
        needs=AllOf([at_least(2, AllFields()), at_least(1, Occupations())]),
        points=-1,
    ),
    minor(
        "D041 Horse-Drawn Boat",
        [WOOD, 2],
        PromiseInTurn([FOOD, 1, SHEEP, 1], repeated=True),
        needs=at_least(3, Occupations()),
    ),
    minor(
        "D042 Education Bonus",
        [FOOD, 1],
        Trigger(
            TAUGHT,
            [GainBy([1, 2, 3, 4, 5], [GRAIN, 1, CLAY, 1, REED, 1, STONE, 1, VEGETABLE, 1], of=Occupations())],
            when=at_most(5, Occupations()),
        ),
        Trigger(TAUGHT, [Plow()], when=exactly(6, Occupations())),
        needs=at_least(2, Improvements()),
    ),
    minor("D043 Hutch", [WOOD, 1, REED, 1], PromiseInTurn([FOOD, 0, FOOD, 1, FOOD, 2, FOOD, 3]), points=1),
    minor(
        "D044 Forest Well",
        [STONE, 1, FOOD, 1],
        PromiseOn(FOOD, 1, of=Goods(WOOD)),
        needs=at_least(2, Occupations()),
        points=1,
    ),
    minor("D045 Sheep Well", [STONE, 2], PromiseOn(FOOD, 1, of=Goods(SHEEP)), points=2),
    minor(
        "D046 Pellet Press",
        [CLAY, 2],
        AtAnyTime(Offer([REED, 1], [next_rounds(FOOD, 4)]), each_round=True),
        needs=at_least(2, Occupations()),
    ),
    minor(
        "D047 Churchyard",
        [STONE, 1, REED, 1],
        PromiseOn(FOOD, 2, every=1),
        needs=at_least(10, CardsInFront()),
        points=1,
    ),
    minor(
        "D048 Civic Facade",
        [CLAY, 1],
        Trigger(BEFORE_ROUND, [Gain(FOOD, 1)], when=Compared(OccupationsInHand(), MORE, MinorsInHand())),
        needs=at_least(3, Rooms()),
    ),
    minor(
        "D049 Bookshelf",
        [WOOD, 1],
        Trigger(BEFORE_TEACHING, [Gain(FOOD, 3)]),
        needs=at_least(3, Occupations()),
        points=1,
    ),
    minor("D050 Foreign Aid", [], Gain(FOOD, 6), Shut([12, 13, 14]), needs=at_most(11, Round())),
    minor(
        "D051 Archway",
        [CLAY, 2],
        ActionSpace(Gain(FOOD, 1)),
        Trigger(AFTER_WORK, [OccupantsGoOn("archway")]),
        needs=exactly(0, Occupations()),
        points=4,
    ),
    minor(
        "D052 Rolling Pin",
        [WOOD, 1],
        Trigger(GOING_HOME, [Gain(FOOD, 1)], when=Compared(Goods(CLAY), MORE, Goods(WOOD))),
        needs=at_least(1, Occupations()),
    ),
    minor(
        "D053 Tea House",
        [WOOD, 1, STONE, 1],
        Trigger(TURN_STARTED, [PostponeTurn([Gain(FOOD, 1)])], when=exactly(1, PeoplePlaced()), limit=ONCE_A_ROUND),
        needs=at_least(6, Round()),
        points=2,
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
    minor("D056 Fatstock Stretcher", [WOOD, 1], Permit(MEAT_FEEDS_MORE)),
    minor("D057 Wholesale Market", [WOOD, 2, VEGETABLE, 2], PromiseOn(FOOD, 1, every=1), points=3),
    minor(
        "D058 Gritter",
        [WOOD, 1],
        Trigger(SOWED, [Gain(FOOD, 1, of=Fields(VEGETABLE))], when=at_least(1, FieldsJust("sown", VEGETABLE))),
        needs=at_least(5, Round()),
    ),
    minor(
        "D059 Earth Oven",
        [],
        works_as=EARTH_OVEN_NUMBER,
        returns=[0, 1, ORIENTAL_FIREPLACE, WITCHES_FIREPLACE],
        points=3,
        ruling="It is no major improvement. A Fireplace that is a hand card can be returned, too.",
    ),
    minor(
        "D060 Large Pottery",
        [CLAY, 1, STONE, 1],
        AtAnyTime(Offer([CLAY, 1], [Gain(FOOD, 2)])),
        Points(1, of=Steps([1, 2, 3, 4], [3, 5, 6, 7], Goods(CLAY))),
        returns=[IMPROVEMENT_NAMES.index("pottery")],
        points=3,
        ruling="It is no major improvement. The Clay that earns bonus points stays in your supply.",
    ),
    minor("D061 Bale of Straw", [], Trigger(HARVEST_STARTED, [Gain(FOOD, 2)], when=at_least(3, Fields(GRAIN)))),
    minor(
        "D062 Beer Tap",
        [WOOD, 1],
        Gain(FOOD, 2),
        AtAnyTime(
            OneOf([Offer([GRAIN, number + 2], [Gain(FOOD, 3 * number + 3)], way=number) for number in range(3)]),
            feeding=True,
        ),
    ),
    minor("D063 Lynchet", [], Trigger(FIELD_PHASE, [Gain(FOOD, 1, of=TilesBesideHouse())])),
    minor(
        "D064 Baking Course",
        [],
        Trigger(ROUND_ENDED, [BakeBread()], when=EndsWithHarvest(False)),
        works_as=BAKING_COURSE_NUMBER,
        needs=at_least(1, Occupations()),
    ),
]
