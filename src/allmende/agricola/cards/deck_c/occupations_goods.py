"""Occupations of deck C for building resources: C115 to C126."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.board import space_bits
from allmende.agricola.components.pieces import CLAY, CLAYEY, FOOD, GRAIN, REED, STONE, STONY, WOOD
from allmende.agricola.rules.language.action import OneOf
from allmende.agricola.rules.language.amounts import Round
from allmende.agricola.rules.language.any_time import AtAnyTime
from allmende.agricola.rules.language.built import BuiltMajor
from allmende.agricola.rules.language.card import Card, occupation
from allmende.agricola.rules.language.conditions import AllOf, LivesIn
from allmende.agricola.rules.language.counted import Rooms
from allmende.agricola.rules.language.custom_trades import PlaceAtNight, UseStock
from allmende.agricola.rules.language.goods import Gain, TakeOne
from allmende.agricola.rules.language.occasions import InRounds, LaterOccupation
from allmende.agricola.rules.language.offers import Offer
from allmende.agricola.rules.language.onlooking import BesideOwn
from allmende.agricola.rules.language.savings import MAJOR, MINOR, RENOVATION, ROOMS, Less
from allmende.agricola.rules.language.sowing import Sow
from allmende.agricola.rules.language.stock import LayOnCard, TakeOffCard
from allmende.agricola.rules.language.tallies import FoodPaid, JustObtained, PeoplePlaced
from allmende.agricola.rules.language.trigger import Trigger
from allmende.agricola.rules.language.writing import exactly, next_rounds, using
from allmende.agricola.rules.moments import (
    AFTER_USE,
    BEFORE_WORK,
    BRED,
    IMPROVED,
    OBTAINED,
    RENOVATED,
    TAUGHT,
    WORK_STARTED,
)

CARDS: Final[list[Card]] = [
    occupation(
        "C115 Sower",
        Trigger(IMPROVED, [LayOnCard(REED, 1)], when=BuiltMajor()),
        AtAnyTime(OneOf([UseStock(REED), UseStock(REED, Sow())])),
    ),
    occupation(
        "C116 Furniture Maker",
        Gain(WOOD, 1),
        Trigger(TAUGHT, [Gain(WOOD, 1, of=FoodPaid())], when=LaterOccupation()),
    ),
    occupation(
        "C117 Legworker",
        using([], Gain(WOOD, 1), when=BesideOwn()),
        ruling="Spaces of the board and of its extension are adjacent as they are printed; those that lie beside the"
        " board are adjacent to none.",
    ),
    occupation("C118 Wood Collector", next_rounds(WOOD, 5)),
    occupation(
        "C119 Skillful Renovator",
        Gain(WOOD, 1),
        Gain(CLAY, 1),
        Trigger(RENOVATED, [Gain(WOOD, 1, of=PeoplePlaced())]),
    ),
    occupation(
        "C120 Agricultural Labourer",
        LayOnCard(CLAY, 8),
        Trigger(OBTAINED, [TakeOffCard(CLAY, of=JustObtained())], details=[GRAIN]),
    ),
    occupation(
        "C121 Clay Kneader",
        Gain(WOOD, 1),
        Gain(CLAY, 2),
        Trigger(AFTER_USE, [Gain(CLAY, 1)], spaces=space_bits(["grain-seeds", "vegetable-seeds"])),
    ),
    occupation("C122 Bricklayer", Less(MAJOR | MINOR | RENOVATION, CLAY, 1), Less(ROOMS, CLAY, 2)),
    occupation(
        "C123 Freemason",
        Trigger(WORK_STARTED, [Gain(CLAY, 2)], when=AllOf([LivesIn([CLAYEY]), exactly(2, Rooms())])),
        Trigger(WORK_STARTED, [Gain(STONE, 2)], when=AllOf([LivesIn([STONY]), exactly(2, Rooms())])),
    ),
    occupation(
        "C124 Stone Importer",
        *[
            Trigger(BRED, [Offer([FOOD, food], [Gain(STONE, 2)])], when=when)
            for food, when in (
                (2, InRounds([4, 7])),
                (3, InRounds([9, 11])),
                (4, exactly(13, Round())),
                (1, exactly(14, Round())),
            )
        ],
    ),
    occupation(
        "C125 Nightworker",
        Trigger(BEFORE_WORK, [PlaceAtNight()]),
        ruling="The starting player begins the Work Phase nevertheless.",
    ),
    occupation(
        "C126 Excavator",
        Trigger(AFTER_USE, [Gain(WOOD, 1), Gain(CLAY, 1)], spaces=space_bits(["day-laborer"])),
        Trigger(AFTER_USE, [TakeOne(STONE, [], [FOOD, 1])], spaces=space_bits(["day-laborer"])),
    ),
]
