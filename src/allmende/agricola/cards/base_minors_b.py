"""The base set's minor improvements of deck B."""

from __future__ import annotations

from typing import Final

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
from allmende.agricola.rules.language import BakeBread, BuildStables, Gain, OneOf
from allmende.agricola.rules.language.ahead import BeforeActions
from allmende.agricola.rules.language.amounts import Fields, Goods, Steps
from allmende.agricola.rules.language.another_space import PlaceAnother
from allmende.agricola.rules.language.card import AtAnyTime, Card, FieldCard, Permit, minor
from allmende.agricola.rules.language.conditions import AllOf, LivesIn
from allmende.agricola.rules.language.counted import Occupations
from allmende.agricola.rules.language.fencing import FencePasture
from allmende.agricola.rules.language.gains import BonusPoints
from allmende.agricola.rules.language.house_savings import RoomsFor
from allmende.agricola.rules.language.occupancy import OCCUPIED, OWN, People
from allmende.agricola.rules.language.offers import Offer, TilesOnCard
from allmende.agricola.rules.language.placing import MARKETS
from allmende.agricola.rules.language.points import Points
from allmende.agricola.rules.language.promises import PromiseOn
from allmende.agricola.rules.language.tallies import RoundsLeft
from allmende.agricola.rules.language.trigger import Trigger
from allmende.agricola.rules.language.writing import at_least, at_most, each_round, next_rounds, using
from allmende.agricola.rules.moments import FIELD_PHASE, FIELD_STARTED, RENOVATED, TAUGHT, TURN_ENDED
from allmende.agricola.rules.permits import HOUSES_PERSON, NO_RENOVATION

CARDS: Final[list[Card]] = [
    minor(
        "B002 Mini Pasture",
        [FOOD, 2],
        FencePasture(size=1, wood=0),
        travels=True,
        ruling="It is not a “Build Fences” action: no pasture is divided.",
    ),
    minor("B008 Market Stall", [GRAIN, 1], Gain(VEGETABLE, 1), travels=True),
    minor("B010 Caravan", [WOOD, 3, FOOD, 3], Permit(HOUSES_PERSON)),
    minor("B013 Carpenter's Parlor", [WOOD, 1, STONE, 1], RoomsFor([WOODEN], material=2, reed=2)),
    minor("B016 Mining Hammer", [WOOD, 1], Gain(FOOD, 1), Trigger(RENOVATED, [BuildStables(0, 1)])),
    minor("B019 Moldboard Plow", [WOOD, 2], using(["farmland"], TilesOnCard(2)), needs=at_least(1, Occupations())),
    minor("B024 Lasso", [REED, 1], Trigger(TURN_ENDED, [PlaceAnother(one_on=MARKETS)])),
    minor("B025 Bread Paddle", [WOOD, 1], Gain(FOOD, 1), Trigger(TAUGHT, [BakeBread()])),
    minor(
        "B033 Mantlepiece",
        [STONE, 1],
        BonusPoints(1, of=RoundsLeft()),
        Permit(NO_RENOVATION),
        needs=LivesIn([CLAYEY, STONY]),
        points=-3,
    ),
    minor("B036 Bottles", [], cost_each=[CLAY, 1, FOOD, 1], points=4),
    minor(
        "B039 Loom",
        [WOOD, 2],
        Trigger(FIELD_PHASE, [Gain(FOOD, 1, of=Steps([1, 2, 3], [1, 4, 7], Goods(SHEEP)))]),
        Points(1, of=Goods(SHEEP), every=3),
        needs=at_least(2, Occupations()),
        points=1,
    ),
    minor("B045 Strawberry Patch", [WOOD, 1], next_rounds(FOOD, 3), needs=at_least(2, Fields(VEGETABLE)), points=2),
    minor("B047 Herring Pot", [CLAY, 1], using(["fishing"], next_rounds(FOOD, 3))),
    minor(
        "B050 Butter Churn",
        [WOOD, 1],
        Trigger(FIELD_PHASE, [Gain(FOOD, 1, of=Goods(SHEEP), every=3), Gain(FOOD, 1, of=Goods(CATTLE), every=2)]),
        needs=at_most(3, Occupations()),
        points=1,
    ),
    minor(
        "B056 Brook",
        [],
        using(["forest", "clay-pit", "reed-bank"], Gain(FOOD, 1), round_spaces=[1], ahead=BeforeActions([FOOD])),
        needs=People(OWN, ["fishing"]),
        ruling="Above Fishing are Reed Bank, Clay Pit, Forest, and the card of round 1.",
    ),
    minor("B057 Scullery", [WOOD, 1, CLAY, 1], each_round(Gain(FOOD, 1), when=LivesIn([WOODEN]))),
    minor(
        "B061 Three-Field Rotation",
        [],
        Trigger(
            FIELD_STARTED,
            [Gain(FOOD, 3)],
            when=AllOf(
                [at_least(1, Fields(GRAIN)), at_least(1, Fields(VEGETABLE, apart=True)), at_least(1, Fields(-1))]
            ),
        ),
        needs=at_least(3, Occupations()),
        ruling="A field with grain and vegetables is a grain field or a vegetable field, not both at once.",
    ),
    minor("B062 Pitchfork", [WOOD, 1], using(["grain-seeds"], Gain(FOOD, 3), when=People(OCCUPIED, ["farmland"]))),
    minor("B066 Sack Cart", [WOOD, 2], PromiseOn(GRAIN, 1, rounds=[5, 8, 11, 14]), needs=at_least(2, Occupations())),
    minor(
        "B068 Beanfield",
        [FOOD, 1],
        FieldCard([VEGETABLE]),
        needs=at_least(2, Occupations()),
        points=1,
        ruling="A vegetable is sown here before it is sown on a field tile.",
    ),
    minor("B074 Thick Forest", [], PromiseOn(WOOD, 1, every=2), needs=at_least(5, CLAY)),
    minor(
        "B077 Loam Pit", [FOOD, 1], using(["day-laborer"], Gain(CLAY, 3)), needs=at_least(3, Occupations()), points=1
    ),
    minor(
        "B080 Hard Porcelain",
        [CLAY, 1],
        AtAnyTime(OneOf([Offer([CLAY, number + 2], [Gain(STONE, number + 1)], way=number) for number in range(3)])),
    ),
    minor("B084 Acorns Basket", [REED, 1], next_rounds(BOAR, 2), needs=at_least(3, Occupations())),
]
