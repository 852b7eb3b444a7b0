"""The occupations of deck E for three and more players."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.board import space_bits
from allmende.agricola.components.pieces import (
    ANIMALS,
    BOAR,
    CATTLE,
    CLAY,
    FOOD,
    GRAIN,
    REED,
    SHEEP,
    STONE,
    VEGETABLE,
    WOOD,
)
from allmende.agricola.rules.accumulation import BUILDING_SPACES, SPACES_FOR
from allmende.agricola.rules.language import BuildFences, BuildRooms, Gain, MajorOrMinor, OneOf, PlayOccupation, Plow
from allmende.agricola.rules.language.ahead import BeforeActions
from allmende.agricola.rules.language.amounts import Goods, Round, Steps, Taken
from allmende.agricola.rules.language.built import BuiltMajor
from allmende.agricola.rules.language.card import AtAnyTime, Card, occupation
from allmende.agricola.rules.language.census import AnimalsBorn, KindsHere, MostOfAllVegetables, MostPastures
from allmende.agricola.rules.language.conditions import AllOf
from allmende.agricola.rules.language.contests import TopCategories
from allmende.agricola.rules.language.counted import FencedStables
from allmende.agricola.rules.language.custom_errands import KeepHere, PromiseAsFar, RegainCost
from allmende.agricola.rules.language.facts import LastPlaced
from allmende.agricola.rules.language.gains import BonusPoints, GainBy
from allmende.agricola.rules.language.occupancy import OWN, UNOCCUPIED, People
from allmende.agricola.rules.language.offers import Offer
from allmende.agricola.rules.language.placing import WISHES
from allmende.agricola.rules.language.points import Points
from allmende.agricola.rules.language.provided import Only
from allmende.agricola.rules.language.repeats import UpTo
from allmende.agricola.rules.language.savings import MAJOR, MINOR, ROOMS, AnyLess, Free
from allmende.agricola.rules.language.sharing import ANYBODY, Sharing, Where
from allmende.agricola.rules.language.tallies import RoundsLeft
from allmende.agricola.rules.language.trading import TakeTurned, TurnsIntoFood
from allmende.agricola.rules.language.trigger import ALL_PLAYERS, ROUND_AFTER, Trigger
from allmende.agricola.rules.language.writing import at_least, at_most, using
from allmende.agricola.rules.moments import (
    BRED,
    FIELD_PHASE,
    GOODS_TAKEN,
    HARVEST_STARTED,
    IMPROVED,
    RIGHT_AFTER_USE,
    SCORING_STARTED,
    TAUGHT,
    WORK_ENDED,
)

CARDS: Final[list[Card]] = [
    occupation(
        "E127 Diligent Farmer",
        Only(at_least(3, TopCategories()), BuildRooms(repeats=False, savings=[Free(ROOMS)])),
    ),
    occupation("E128 Saddler", Trigger(IMPROVED, [Plow([FOOD, 1])], when=BuiltMajor())),
    occupation(
        "E129 Imitator",
        Sharing(Where("plain", 9), ANYBODY, when=People(OWN, ["day-laborer"])),
    ),
    occupation(
        "E130 Overachiever",
        using(
            WISHES, MajorOrMinor(savings=[AnyLess(MAJOR | MINOR, range(FOOD + 1))]), ahead=BeforeActions(houses=True)
        ),
        ruling="That is besides what the space offers anyway: before it or after it.",
    ),
    occupation(
        "E131 Market Master",
        Trigger(RIGHT_AFTER_USE, [PlayOccupation([1])], when=LastPlaced(), spaces=space_bits(["traveling-players"])),
    ),
    occupation(
        "E132 Veggie Lover",
        AtAnyTime(Offer([GRAIN, 1, VEGETABLE, 1], [Gain(FOOD, 6)]), harvest=True),
        Trigger(
            SCORING_STARTED,
            [
                OneOf(
                    [
                        Offer([GRAIN, count, VEGETABLE, count], [BonusPoints(2 * count)], way=count - 1)
                        for count in (1, 2, 3)
                    ]
                )
            ],
        ),
        ruling="The crops for bonus points are paid from the supply, so that they are not counted any more.",
    ),
    occupation("E133 Champion Breeder", Trigger(BRED, [BonusPoints(1, of=Steps([1, 2], [2, 3], AnimalsBorn()))])),
    occupation(
        "E134 Omnifarmer",
        Trigger(FIELD_PHASE, [KeepHere(crops=True)]),
        Trigger(BRED, [KeepHere(crops=False)]),
        Points(1, of=Steps([3, 5, 7, 9], [2, 3, 4, 5], KindsHere())),
        ruling="The points are counted at the end, since waiting for more never loses any.",
    ),
    occupation(
        "E135 Pickler",
        Gain(WOOD, 1, of=Steps([1, 2, 3, 4], [1, 3, 6, 9], RoundsLeft())),
        Points(3, of=MostOfAllVegetables(), for_all=True),
        ruling="A player without any vegetable does not have the most.",
    ),
    occupation(
        "E136 Animal Husbandry Worker",
        Gain(WOOD, 1, of=Steps([2, 3, 4], [3, 6, 9], RoundsLeft())),
        Only(at_least(3, RoundsLeft()), BuildFences()),
        Points(2, of=MostPastures(), for_all=True),
        ruling="A player without any pasture does not have the most.",
    ),
    occupation("E137 Flax Farmer", using(["reed-bank"], Gain(GRAIN, 1)), using(["grain-seeds"], Gain(REED, 1))),
    occupation(
        "E138 Livestock Expert",
        Only(
            at_most(11, Round()),
            OneOf(
                [
                    Offer([], [Gain(animal, 1, of=Goods(animal))], way)
                    for way, animal in enumerate(range(SHEEP, SHEEP + ANIMALS))
                ]
            ),
        ),
    ),
    occupation("E139 Bunny Breeder", PromiseAsFar(FOOD)),
    occupation(
        "E140 Carter",
        Trigger(GOODS_TAKEN, [Gain(FOOD, 1, of=Taken())], spaces=BUILDING_SPACES, limit=ROUND_AFTER),
    ),
    occupation(
        "E141 Vegetable Vendor",
        using(["major-improvement"], Gain(VEGETABLE, 1), ahead=BeforeActions([VEGETABLE])),
        using(["vegetable-seeds"], MajorOrMinor()),
    ),
    occupation(
        "E142 Smuggler",
        AtAnyTime(
            UpTo([Offer([WOOD, 1], [Gain(GRAIN, 1)]), Offer([GRAIN, 1], [Gain(STONE, 1)], way=1)], 2), feeding=True
        ),
        ruling="The same exchange may be made twice, and Grain that you have just got may be exchanged again.",
    ),
    occupation(
        "E143 Hewer",
        Trigger(
            WORK_ENDED,
            [Gain(STONE, 1), Gain(FOOD, 1)],
            when=AllOf([at_least(3, Round()), People(UNOCCUPIED, SPACES_FOR[CLAY], all_of_them=True)]),
        ),
    ),
    occupation(
        "E144 Wares Salesman",
        *(
            Trigger(moment, [TakeTurned(), Gain(REED, 1)], when=TurnsIntoFood(), by=ALL_PLAYERS)
            for moment in (IMPROVED, TAUGHT)
        ),
        ruling="If a card turns several building resources into Food, you choose one of these.",
    ),
    occupation(
        "E145 Parvenu",
        Only(
            at_most(7, Round()),
            OneOf([Offer([], [Gain(good, 1, of=Goods(good))], way) for way, good in enumerate((CLAY, REED))]),
        ),
    ),
    occupation(
        "E146 Reseller",
        Trigger(IMPROVED, [RegainCost()]),
        ruling="Of a card with several printed costs, you choose one.",
    ),
    occupation(
        "E147 Animal Driver",
        Trigger(HARVEST_STARTED, [GainBy([1, 2, 3], [SHEEP, 1, BOAR, 1, CATTLE, 1], of=FencedStables(), or_more=True)]),
    ),
]
