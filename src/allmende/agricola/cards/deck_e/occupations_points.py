"""The occupations of deck E that give points, food, crops and animals."""

from __future__ import annotations

from typing import Final

from allmende.agricola.cards.base_occupations_b import IN_STONE
from allmende.agricola.components.board import space_bits
from allmende.agricola.components.improvement import IMPROVEMENT_NAMES, with_covered
from allmende.agricola.components.pieces import BOAR, CATTLE, CLAY, FOOD, GRAIN, REED, STONE, VEGETABLE, WOOD
from allmende.agricola.rules.language import BakeBread, Gain, OneOf, Sow, TakeOne
from allmende.agricola.rules.language.amounts import Round, Steps
from allmende.agricola.rules.language.card import AtAnyTime, Card, Permit, occupation
from allmende.agricola.rules.language.census import StablesJust, StagesLeft
from allmende.agricola.rules.language.conditions import AllOf
from allmende.agricola.rules.language.counted import (
    AllFields,
    Improvements,
    MinorImprovements,
    Occupations,
    PeopleInPlay,
)
from allmende.agricola.rules.language.custom_errands import MatchesPile, TakeWithTop
from allmende.agricola.rules.language.gains import BonusPoints
from allmende.agricola.rules.language.harvesting import LeaveGrain
from allmende.agricola.rules.language.offers import Offer
from allmende.agricola.rules.language.on_card import LaySupply, LyingHere
from allmende.agricola.rules.language.onlooking import IsNewest
from allmende.agricola.rules.language.promises import PromiseOn
from allmende.agricola.rules.language.provided import If
from allmende.agricola.rules.language.repeats import UpTo
from allmende.agricola.rules.language.savings import AsMinor
from allmende.agricola.rules.language.tallies import PiecesBuilt
from allmende.agricola.rules.language.trigger import Trigger
from allmende.agricola.rules.language.writing import at_least, at_most, each_round, exactly, one_of
from allmende.agricola.rules.moments import (
    AFTER_USE,
    BEFORE_USE,
    FAMILY_GROWN,
    FEEDING_STARTED,
    FENCES_BUILT,
    FIELD_STARTED,
    HARVEST_ENDED,
    HARVEST_STARTED,
    OBTAINED,
    STABLES_BUILT,
    TAKING_CROPS,
    WORK_STARTED,
)
from allmende.agricola.rules.permits import NO_OCCUPATIONS

WOLF_PILE: Final = [GRAIN, WOOD, CLAY]

CARDS: Final[list[Card]] = [
    occupation("E098 Prodigy", If(exactly(1, Occupations()), [BonusPoints(1, of=Improvements())])),
    occupation("E099 Uncaring Parents", Trigger(HARVEST_ENDED, [BonusPoints(1)], when=IN_STONE)),
    occupation(
        "E100 Museum Caretaker",
        Trigger(
            WORK_STARTED,
            [BonusPoints(1)],
            when=AllOf([at_least(1, resource) for resource in (WOOD, CLAY, REED, STONE, GRAIN, VEGETABLE)]),
        ),
    ),
    occupation("E101 Blighter", BonusPoints(1, of=StagesLeft()), Permit(NO_OCCUPATIONS)),
    occupation(
        "E102 Acquirer",
        each_round(
            OneOf([TakeOne(good, [], [FOOD, 1], each=PeopleInPlay()) for good in range(WOOD, CATTLE + 1)]),
        ),
        ruling="Goods are building resources, crops and animals.",
    ),
    occupation(
        "E103 Wolf",
        Trigger(OBTAINED, [TakeWithTop(WOLF_PILE, BOAR)], when=MatchesPile(WOLF_PILE)),
    ),
    occupation("E104 Spice Trader", If(at_most(4, Round()), [PromiseOn(VEGETABLE, 3, rounds=[11])])),
    occupation(
        "E105 Pioneer",
        Gain(FOOD, 1),
        one_of(WOOD, CLAY, REED, STONE),
        Trigger(BEFORE_USE, [Gain(FOOD, 1), one_of(WOOD, CLAY, REED, STONE)], when=IsNewest()),
    ),
    occupation(
        "E106 Emergency Seller",
        UpTo(
            [
                Offer([good, 1], [Gain(FOOD, food)], way)
                for way, (good, food) in enumerate(((WOOD, 2), (CLAY, 2), (REED, 3), (STONE, 3)))
            ],
            most=PeopleInPlay(),
        ),
    ),
    occupation(
        "E107 Land Surveyor", Trigger(FIELD_STARTED, [Gain(FOOD, 1, of=Steps([1, 2, 3, 4], [2, 4, 6, 7], AllFields()))])
    ),
    occupation("E108 Blackberry Farmer", Trigger(FENCES_BUILT, [PromiseOn(FOOD, 1, of=PiecesBuilt())])),
    occupation(
        "E109 Braid Maker",
        AtAnyTime(Offer([REED, 1], [Gain(FOOD, 2)]), harvest=True),
        AsMinor(with_covered([IMPROVEMENT_NAMES.index("basketmakers-workshop")]), cost=[REED, 1, STONE, 1]),
    ),
    occupation(
        "E110 Dentist",
        Trigger(HARVEST_STARTED, [LaySupply(WOOD)]),
        Trigger(FEEDING_STARTED, [Gain(FOOD, 1, of=LyingHere(WOOD))]),
    ),
    occupation(
        "E111 Recluse",
        each_round(Gain(FOOD, 1), when=exactly(0, MinorImprovements())),
        Trigger(HARVEST_STARTED, [Gain(WOOD, 1)], when=exactly(0, MinorImprovements())),
    ),
    occupation(
        "E112 Grain Thief",
        Trigger(TAKING_CROPS, [LeaveGrain()]),
        ruling="This replaces the 1 Grain that the harvest takes from a field. What other cards let you take besides"
        " comes from the field.",
    ),
    occupation("E113 Godmother", Trigger(FAMILY_GROWN, [Gain(VEGETABLE, 1)])),
    occupation(
        "E114 Shed Builder",
        Trigger(STABLES_BUILT, [Gain(GRAIN, 1, of=StablesJust(1, 2)), Gain(VEGETABLE, 1, of=StablesJust(3, 4))]),
    ),
    occupation(
        "E115 Seed Servant",
        Trigger(AFTER_USE, [BakeBread()], spaces=space_bits(["grain-seeds"])),
        Trigger(AFTER_USE, [Sow()], spaces=space_bits(["vegetable-seeds"])),
    ),
]
