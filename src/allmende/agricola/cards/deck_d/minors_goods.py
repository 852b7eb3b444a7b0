"""Minor improvements of deck D that bring crops, building resources and animals."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.board import space_bits
from allmende.agricola.components.pieces import (
    BOAR,
    BUILDING_RESOURCES,
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
from allmende.agricola.rules.language.card import AtAnyTime, Card, FieldCard, minor
from allmende.agricola.rules.language.changes import CostsAtLeast
from allmende.agricola.rules.language.counted import AllFields, Occupations, UnfencedStables
from allmende.agricola.rules.language.crops import PickCrops
from allmende.agricola.rules.language.fieldwork import AddToFields, GrainHarvested, NoteSingles, Resow
from allmende.agricola.rules.language.occasions import InRounds
from allmende.agricola.rules.language.offers import Offer
from allmende.agricola.rules.language.postponed import WoodBack
from allmende.agricola.rules.language.promises import PromiseOn, PromisePiece
from allmende.agricola.rules.language.savings import MAJOR, MINOR, RENOVATION, AnyLess, FencesLess, Less
from allmende.agricola.rules.language.tallies import RoomsRenovated
from allmende.agricola.rules.language.trigger import ALL_PLAYERS, Trigger
from allmende.agricola.rules.language.writing import at_least, at_most, exactly, next_rounds, using
from allmende.agricola.rules.moments import (
    AFTER_USE,
    BEFORE_BAKING,
    BEFORE_HARVEST,
    FED,
    FIELD_ENDED,
    FIELD_PHASE,
    HARVESTING,
    IMPROVED,
    RENOVATED,
    ROUND_ENDED,
    TURN_OVER,
    renovation,
)

CARDS: Final[list[Card]] = [
    minor("D065 Grain Sieve", [WOOD, 1], Trigger(FIELD_PHASE, [Gain(GRAIN, 1)], when=at_least(2, GrainHarvested()))),
    minor(
        "D066 Potter Ceramics",
        [],
        Trigger(BEFORE_BAKING, [Offer([CLAY, 1], [Gain(GRAIN, 1)])]),
        ruling="Bread has to be baked then.",
    ),
    minor("D067 Reap Hook", [WOOD, 1], PromiseOn(GRAIN, 1, rounds=[4, 7, 9, 11, 13, 14], next_of=3)),
    minor(
        "D068 Small Basket",
        [],
        Trigger(AFTER_USE, [Offer([REED, 1], [Gain(VEGETABLE, 1)], leaves_from=4)], spaces=space_bits(["reed-bank"])),
        needs=at_least(2, Occupations()),
    ),
    minor(
        "D069 Small Greenhouse",
        [WOOD, 2],
        PromisePiece(VEGETABLE, TakeOne(VEGETABLE, [], [FOOD, 1]), later=[4, 7]),
        needs=at_least(1, Occupations()),
        points=1,
    ),
    minor(
        "D070 Straw Manure",
        [],
        Trigger(BEFORE_HARVEST, [AddToFields([GRAIN, 1], VEGETABLE, 2)]),
        needs=at_least(2, AllFields()),
    ),
    minor(
        "D071 Changeover",
        [],
        NoteSingles(),
        Trigger(FIELD_ENDED, [NoteSingles()]),
        AtAnyTime(Resow(), fields=True),
        ruling="It is about a field on which the last harvest has left a single good. When you play the card, each"
        " field with a single good counts as such.",
    ),
    minor(
        "D072 Stable Manure",
        [],
        Trigger(HARVESTING, [PickCrops(most=UnfencedStables())]),
        needs=at_most(1, Occupations()),
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
        "D074 Royal Wood",
        [FOOD, 1],
        Trigger(TURN_OVER, [WoodBack("farm-expansion")]),
        ruling="All Wood paid in the turn for these counts together. What cards make cheaper has not been paid.",
    ),
    minor("D075 Wood Field", [FOOD, 1], FieldCard([WOOD], fields=2), needs=at_least(1, Occupations()), points=1),
    minor(
        "D076 Social Benefits",
        [REED, 1],
        Trigger(FED, [Gain(WOOD, 1), Gain(CLAY, 1)], when=exactly(0, FOOD)),
        needs=at_most(1, Occupations()),
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
    minor(
        "D080 Brick Hammer",
        [WOOD, 1],
        Trigger(IMPROVED, [Gain(STONE, 1)], when=CostsAtLeast(CLAY, 2)),
        or_pay=[[FOOD, 1]],
        ruling="What counts is the printed cost, whatever is paid in the end; of several printed costs, one is enough.",
    ),
    minor("D081 Roof Ladder", [WOOD, 1], Less(RENOVATION, REED, 1), Trigger(RENOVATED, [Gain(STONE, 1)])),
    minor(
        "D082 Hunting Trophy",
        [BOAR, 1],
        AnyLess(MAJOR | MINOR, range(BUILDING_RESOURCES), on="house-redevelopment"),
        FencesLess("farm-redevelopment", 3),
        points=1,
        or_cooked=True,
        ruling="If you can cook the wild boar, you get its Food as you play the card.",
    ),
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
