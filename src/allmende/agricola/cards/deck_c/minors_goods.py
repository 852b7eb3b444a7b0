"""Deck C's minor improvements that give crops, building resources or animals."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.board import space_bits
from allmende.agricola.components.pieces import CATTLE, CLAY, FOOD, GRAIN, REED, STONE, VEGETABLE, WOOD
from allmende.agricola.rules.accumulation import SPACES_FOR
from allmende.agricola.rules.language import Gain, Sow
from allmende.agricola.rules.language.amounts import Fields, Goods, Pastures, Round
from allmende.agricola.rules.language.breeding import BreedOne
from allmende.agricola.rules.language.built import BuiltKitchen
from allmende.agricola.rules.language.card import AtAnyTime, Card, FieldCard, minor
from allmende.agricola.rules.language.census import AnimalsBorn
from allmende.agricola.rules.language.conditions import AllOf
from allmende.agricola.rules.language.counted import Occupations
from allmende.agricola.rules.language.evenings import GrainFor
from allmende.agricola.rules.language.facts import HarvestedHere, PlacedField, SheepInPasture
from allmende.agricola.rules.language.field_deals import SwapCrops
from allmende.agricola.rules.language.gains import GainBy
from allmende.agricola.rules.language.harvesting import FieldPhaseNow
from allmende.agricola.rules.language.improvements import MajorOrMinor
from allmende.agricola.rules.language.occasions import EndsWithHarvest
from allmende.agricola.rules.language.offers import Offer
from allmende.agricola.rules.language.plenty import TakenInPlenty
from allmende.agricola.rules.language.promises import PromiseOn
from allmende.agricola.rules.language.stock import LayOnCard, TakeOffCard
from allmende.agricola.rules.language.trigger import Trigger
from allmende.agricola.rules.language.writing import at_least, at_most, each_round, either_crop, next_rounds, using
from allmende.agricola.rules.moments import (
    AFTER_HARVEST,
    AFTER_SOWING,
    AFTER_USE,
    BRED,
    FIELD_PHASE,
    GOING_HOME,
    IMPROVED,
    PLACED,
    PLOWED,
    TAUGHT,
)

CARDS: Final[list[Card]] = [
    minor("C065 Granary", [WOOD, 3], PromiseOn(GRAIN, 1, rounds=[8, 10, 12]), or_pay=[[CLAY, 3]], points=1),
    minor(
        "C066 Eternal Rye Cultivation",
        [],
        Trigger(AFTER_HARVEST, [GainBy([2, 3], [FOOD, 1, GRAIN, 1], of=Goods(GRAIN), or_more=True)]),
        needs=at_least(1, Fields(GRAIN)),
        ruling="With exactly 2 Grain you get the Food, with 3 or more the Grain instead.",
    ),
    minor(
        "C067 Mineral Feeder",
        [REED, 1],
        each_round(Gain(GRAIN, 1), when=AllOf([EndsWithHarvest(False), SheepInPasture()])),
        points=1,
        ruling="Animals may be moved at any time, so a Sheep stands in a pasture if that is possible.",
    ),
    minor("C068 Bookcase", [WOOD, 2], Trigger(TAUGHT, [Gain(VEGETABLE, 1)]), needs=at_least(1, Occupations())),
    minor("C069 Land Consolidation", [], AtAnyTime(SwapCrops(3), fields=True)),
    minor(
        "C070 Lettuce Patch",
        [],
        FieldCard([VEGETABLE]),
        Trigger(FIELD_PHASE, [Offer([VEGETABLE, 1], [Gain(FOOD, 4)])], when=HarvestedHere()),
        needs=at_least(3, Occupations()),
        points=1,
        ruling="A vegetable is sown here before it is sown on a field tile.",
    ),
    minor("C071 Slurry", [], Trigger(BRED, [Sow()], when=at_least(2, AnimalsBorn()))),
    minor(
        "C072 Harvest Festival Planning",
        [FOOD, 1],
        FieldPhaseNow(),
        MajorOrMinor(),
        needs=at_least(2, Occupations()),
        ruling="What speaks of the Field Phase applies to it, too, but no other player has one, and it is no harvest.",
    ),
    minor(
        "C073 Seaweed Fertilizer",
        [FOOD, 2],
        Trigger(AFTER_SOWING, [Gain(GRAIN, 1)], when=at_most(10, Round())),
        Trigger(AFTER_SOWING, [either_crop()], when=at_least(11, Round())),
        ruling="A “Sow” action that is limited to certain fields or crops does not count.",
    ),
    minor("C074 Private Forest", [FOOD, 2], PromiseOn(WOOD, 1, every=2), needs=at_least(1, Occupations())),
    minor(
        "C075 Firewood",
        [FOOD, 2],
        Trigger(GOING_HOME, [LayOnCard(WOOD, 1)]),
        Trigger(IMPROVED, [TakeOffCard(WOOD, most=4)], when=BuiltKitchen()),
        ruling="Sources differ: according to some, the Wood comes before you build.",
    ),
    minor("C076 Wood Cart", [WOOD, 3], using(SPACES_FOR[WOOD], Gain(WOOD, 2)), needs=at_least(3, Occupations())),
    minor("C077 Clay Supply", [FOOD, 1], next_rounds(CLAY, 3)),
    minor("C078 Reed-Hatted Toad", [FOOD, 1], PromiseOn(REED, 1, later=[5, 7, 9, 11, 13])),
    minor("C079 Stone Cart", [WOOD, 2], PromiseOn(STONE, 1, every=2), needs=at_least(2, Occupations())),
    minor(
        "C080 Rocky Terrain",
        [FOOD, 1],
        Trigger(PLOWED, [Offer([FOOD, 1], [Gain(STONE, 1)])]),
        Trigger(PLACED, [Offer([FOOD, 1], [Gain(STONE, 1)])], when=PlacedField()),
    ),
    minor(
        "C081 Material Hub",
        [WOOD, 1, CLAY, 1],
        *(LayOnCard(resource, 2) for resource in (WOOD, CLAY, REED, STONE)),
        TakenInPlenty([5, 4, 3, 3]),
        needs=AllOf([at_least(1, REED), at_least(1, STONE)]),
        ruling="What counts is what a player takes from a single accumulation space.",
    ),
    minor(
        "C082 Hardware Store",
        [WOOD, 1, CLAY, 1],
        Trigger(
            AFTER_USE,
            [Offer([FOOD, 2], [Gain(WOOD, 1), Gain(CLAY, 1), Gain(REED, 1), Gain(STONE, 1)])],
            spaces=space_bits(["day-laborer"]),
        ),
        points=1,
    ),
    minor("C083 Early Cattle", [], Gain(CATTLE, 2), needs=at_least(1, Pastures()), points=-3),
    minor(
        "C084 Perennial Rye",
        [FOOD, 1],
        AtAnyTime(GrainFor(BreedOne(), from_fields=False), animals=True, each_round=True, when=EndsWithHarvest(False)),
        needs=at_least(2, Occupations()),
        ruling="It is used at most once in each such round, until people have returned home. The Grain comes from your"
        " supply.",
    ),
]
