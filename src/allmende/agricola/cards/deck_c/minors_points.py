"""Deck C's minor improvements that give bonus points or food."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from allmende.agricola.components.board import space_bits
from allmende.agricola.components.improvement import IMPROVEMENT_NAMES
from allmende.agricola.components.pieces import BOAR, CATTLE, CLAY, FOOD, GRAIN, REED, SHEEP, STONE, VEGETABLE, WOOD
from allmende.agricola.rules.accumulation import ACCUMULATION_SPACES, SPACES_FOR
from allmende.agricola.rules.language import BuildMajor, Gain, OneOf, TakeOne
from allmende.agricola.rules.language.amounts import Fields, Pastures, Round, Steps
from allmende.agricola.rules.language.another_space import PlaceAnother
from allmende.agricola.rules.language.built import BuiltMajor
from allmende.agricola.rules.language.card import AtAnyTime, Card, Permit, Toll, minor
from allmende.agricola.rules.language.card_spaces import StandsFor
from allmende.agricola.rules.language.conditions import AllOf
from allmende.agricola.rules.language.counted import CookingImprovements, Occupations, Stables, StablesLeft
from allmende.agricola.rules.language.custom_cooking import CookDouble, CookedInPairs
from allmende.agricola.rules.language.facts import InHarvest, NothingDiscarded
from allmende.agricola.rules.language.field_deals import OfferFromField
from allmende.agricola.rules.language.gains import BonusPoints, ByCost, ForOthers
from allmende.agricola.rules.language.holdings import (
    AllVegetables,
    AnimalsFromSpace,
    CardsInHand,
    EmptyStables,
    MostCards,
    NegativePoints,
    StoneRooms,
    Times,
)
from allmende.agricola.rules.language.lessons import TurnedInTurn
from allmende.agricola.rules.language.occasions import FromSpace
from allmende.agricola.rules.language.offers import Offer
from allmende.agricola.rules.language.points import Points
from allmende.agricola.rules.language.promises import PromiseOn
from allmende.agricola.rules.language.repeats import UpTo
from allmende.agricola.rules.language.restocking import RestockUsed
from allmende.agricola.rules.language.stores import PlantedFields
from allmende.agricola.rules.language.tallies import PiecesBuilt, RoundsLeft
from allmende.agricola.rules.language.trigger import Trigger
from allmende.agricola.rules.language.writing import at_least, at_most, exactly, next_rounds, using
from allmende.agricola.rules.moments import (
    AFTER_HARVEST,
    BAKED,
    BEFORE_BAKING,
    FED,
    FIELD_ENDED,
    FROM_SPACE,
    IMPROVED,
    RIGHT_AFTER_USE,
    STABLES_BUILT,
)
from allmende.agricola.rules.permits import CLAY_STABLE, FIELD_FEE, KEEPS_HAND

BUILDING_PAIRS: Final = combinations((WOOD, CLAY, REED, STONE), 2)
STORE: Final = [*([Gain(first, 1), Gain(second, 1)] for first, second in BUILDING_PAIRS), [Gain(VEGETABLE, 1)]]
WOOD_SPACES: Final = SPACES_FOR[WOOD]

OVENS: Final = [IMPROVEMENT_NAMES.index("clay-oven"), IMPROVEMENT_NAMES.index("stone-oven")]

CARDS: Final[list[Card]] = [
    minor(
        "C029 Beer Table",
        [WOOD, 2],
        Trigger(FIELD_ENDED, [Offer([GRAIN, 1], [BonusPoints(2), ForOthers(FOOD, 1)])]),
        needs=exactly(0, GRAIN),
    ),
    minor(
        "C030 Half-Timbered House",
        [WOOD, 1, CLAY, 1, STONE, 2, REED, 1],
        Points(1, of=StoneRooms(), for_house=True),
    ),
    minor("C031 Writing Chamber", [WOOD, 2], Points(1, of=NegativePoints())),
    minor("C032 Abort Oriel", [CLAY, 2], needs=at_most(4, MostCards()), points=3),
    minor("C033 Greening Plan", [FOOD, 3], Points(1, of=Steps([1, 2, 3, 5], [2, 4, 5, 6], Fields(-1)))),
    minor(
        "C034 Elephantgrass Plant",
        [CLAY, 2, STONE, 1],
        Trigger(AFTER_HARVEST, [Offer([REED, 1], [BonusPoints(1)])]),
        needs=at_least(2, Occupations()),
    ),
    minor(
        "C035 Lantern House",
        [WOOD, 1],
        Points(-1, of=CardsInHand()),
        Permit(KEEPS_HAND),
        needs=AllOf([exactly(0, Occupations()), NothingDiscarded()]),
        points=7,
    ),
    minor(
        "C036 Clay Deposit",
        [FOOD, 2],
        using(SPACES_FOR[CLAY], Offer([CLAY, 1], [BonusPoints(1)], leaves=True), at=RIGHT_AFTER_USE),
        needs=at_least(1, Occupations()),
    ),
    minor("C037 Dwelling Mound", [FOOD, 1], Permit(FIELD_FEE), needs=at_most(3, Round()), points=3),
    minor("C038 Christianity", [], ForOthers(FOOD, 1), needs=exactly(1, SHEEP), points=2),
    minor(
        "C039 Studio Boat",
        [WOOD, 1],
        using(["traveling-players"], BonusPoints(1)),
        StandsFor("traveling-players"),
        needs=at_least(1, Occupations()),
    ),
    minor(
        "C040 Canvas Sack",
        [GRAIN, 1],
        ByCost([Gain(VEGETABLE, 1), Gain(WOOD, 4)]),
        or_pay=[[REED, 1]],
        needs=exactly(0, Occupations()),
        points=1,
    ),
    minor(
        "C041 Farm Store",
        [WOOD, 2, CLAY, 2],
        Trigger(
            FED,
            [OneOf([Offer([FOOD, 1], gains, way=way) for way, gains in enumerate(STORE)])],
        ),
    ),
    minor(
        "C042 Ravenous Hunger",
        [GRAIN, 1],
        using(["vegetable-seeds"], PlaceAnother(among=ACCUMULATION_SPACES), at=RIGHT_AFTER_USE),
    ),
    minor(
        "C043 Farm Building",
        [CLAY, 1, REED, 1],
        Trigger(IMPROVED, [next_rounds(FOOD, 3)], when=BuiltMajor()),
        points=1,
    ),
    minor("C044 Chicken Coop", [CLAY, 2, REED, 1], next_rounds(FOOD, 8), or_pay=[[WOOD, 2, REED, 1]], points=1),
    minor("C045 Stew", [CLAY, 1], using(["day-laborer"], next_rounds(FOOD, 4))),
    minor(
        "C046 Mandoline",
        [WOOD, 1],
        AtAnyTime(Offer([VEGETABLE, 1], [BonusPoints(1), next_rounds(FOOD, 2)]), each_round=True),
        ruling="In the last round it gives the bonus point alone.",
    ),
    minor("C047 Garden Claw", [WOOD, 1], PromiseOn(FOOD, 1, of=Times(3, PlantedFields()))),
    minor("C048 Farmstead", [], TurnedInTurn(FOOD, 1), needs=at_least(1, Occupations())),
    minor(
        "C049 Beer Stall",
        [WOOD, 1],
        AtAnyTime(UpTo([Offer([GRAIN, 1], [Gain(FOOD, 5)])], EmptyStables()), feeding=True),
        ruling="Animals may be moved at any time, so as many of these stables as possible are empty.",
    ),
    minor(
        "C050 Stable Yard",
        [],
        Gain(FOOD, 1, of=RoundsLeft()),
        AtAnyTime(Offer([SHEEP, 1, BOAR, 1], [Gain(CATTLE, 1)]), animals=True),
        needs=AllOf([at_least(3, Stables()), at_least(3, Pastures())]),
        points=1,
    ),
    minor(
        "C051 Fishing Net",
        [REED, 1],
        Toll(space_bits(["fishing"]), FOOD, 1),
        RestockUsed("fishing", 2),
        points=1,
    ),
    minor(
        "C052 Huntsman's Hat",
        [REED, 1],
        Trigger(FROM_SPACE, [Gain(FOOD, 1, of=AnimalsFromSpace())], when=FromSpace([BOAR])),
        needs=at_least(1, CookingImprovements()),
        points=1,
    ),
    minor(
        "C053 Gypsy's Crock",
        [CLAY, 2],
        CookedInPairs(),
        points=1,
        ruling="Goods that you turn into Food one after the other in the same turn, or outside of turns in the same"
        " phase, count as turned at the same time.",
    ),
    minor(
        "C054 Market Stall",
        [],
        Trigger(FIELD_ENDED, [Offer([GRAIN, 1], [Gain(FOOD, 5)], fence=True)]),
        gives_stable=True,
        ruling="The fence is gone for good.",
    ),
    minor(
        "C055 Studio",
        [CLAY, 1, REED, 1],
        AtAnyTime(
            OneOf(
                [
                    Offer([WOOD, 1], [Gain(FOOD, 2)]),
                    Offer([CLAY, 1], [Gain(FOOD, 2)], way=1),
                    Offer([STONE, 1], [Gain(FOOD, 3)], way=2),
                ]
            ),
            feeding=True,
        ),
        points=1,
    ),
    minor(
        "C056 Feed Fence",
        [WOOD, 1],
        Trigger(STABLES_BUILT, [Gain(FOOD, 1, of=PiecesBuilt())]),
        Permit(CLAY_STABLE),
        Trigger(STABLES_BUILT, [Gain(FOOD, 2)], when=exactly(0, StablesLeft())),
        ruling="Your last stable is the one after which none is left in your supply. The Clay is for stables that cost"
        " 2 Wood in the action in which you build them, one in each action.",
    ),
    minor(
        "C057 Crudité",
        [],
        TakeOne(VEGETABLE, [], [FOOD, 3]),
        AtAnyTime(OfferFromField(VEGETABLE, [Gain(FOOD, 4)], least=2), fields=True),
    ),
    minor(
        "C058 Woodcraft",
        [],
        using(WOOD_SPACES, Gain(FOOD, 1), when=at_most(5, WOOD), at=RIGHT_AFTER_USE),
        needs=at_least(1, Occupations()),
    ),
    minor(
        "C059 Schnapps Distillery",
        [STONE, 2, VEGETABLE, 1],
        AtAnyTime(Offer([VEGETABLE, 1], [Gain(FOOD, 5)]), feeding=True),
        Points(1, of=Steps([1, 2], [5, 6], AllVegetables())),
        points=2,
    ),
    minor(
        "C060 Small Potter's Oven",
        [CLAY, 2],
        Gain(FOOD, 5),
        Trigger(BEFORE_BAKING, [BuildMajor(among=OVENS)]),
        returns=OVENS,
        points=5,
        ruling="It is no major improvement. If you build an oven before a “Bake Bread” action, bread has to be baked in"
        " that action. The action that comes with the oven is one, too.",
    ),
    minor(
        "C061 Beer Stein",
        [CLAY, 1],
        Trigger(BAKED, [Offer([GRAIN, 1], [Gain(FOOD, 2), BonusPoints(1)])]),
        ruling="Once in each “Bake Bread” action: that is one in which at least 1 Grain has become Food with an"
        " improvement that bakes.",
    ),
    minor("C062 Cookery Extension", [CLAY, 2], AtAnyTime(CookDouble(), animals=True, when=InHarvest())),
    minor(
        "C063 Craft Brewery",
        [WOOD, 2, CLAY, 1],
        AtAnyTime(OfferFromField(GRAIN, [BonusPoints(2), Gain(FOOD, 4)], cost=[GRAIN, 1]), feeding=True),
    ),
    minor(
        "C064 Corn Schnapps Distillery",
        [WOOD, 1, CLAY, 2],
        AtAnyTime(Offer([GRAIN, 1], [next_rounds(FOOD, 4)]), each_round=True),
        points=1,
    ),
]
