"""Minor improvements of deck E that are passed on, or that have to do with the farmyard and with actions."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.board import space_bits
from allmende.agricola.components.pieces import (
    BOAR,
    CARD_MARK,
    CATTLE,
    CLAY,
    FOOD,
    GRAIN,
    REED,
    SHEEP,
    STONE,
    VEGETABLE,
    WOOD,
    WOODEN,
)
from allmende.agricola.rules.language import BuildStables, Gain, PlayOccupation, Plow, Renovate, Sow
from allmende.agricola.rules.language.amounts import Fields
from allmende.agricola.rules.language.bartering import Barter, ClearGrain, TakeDifferent
from allmende.agricola.rules.language.card import Card, Permit, minor
from allmende.agricola.rules.language.conditions import LivesIn
from allmende.agricola.rules.language.counted import Fences, Occupations
from allmende.agricola.rules.language.gains import Cases
from allmende.agricola.rules.language.harvesting import FieldPhaseNow
from allmende.agricola.rules.language.occasions import InRounds, LaterImprovement
from allmende.agricola.rules.language.occupancy import OWN, People
from allmende.agricola.rules.language.promises import PromisePiece
from allmende.agricola.rules.language.savings import RENOVATION, Free
from allmende.agricola.rules.language.trigger import Trigger
from allmende.agricola.rules.language.writing import at_least
from allmende.agricola.rules.moments import AFTER_USE, IMPROVED, WORK_ENDED
from allmende.agricola.rules.permits import ROOMY_STABLES, STALLS_FOR_ROOMS

CARDS: Final[list[Card]] = [
    minor("E001 Pole Barns", [WOOD, 2], BuildStables(0, 3), needs=at_least(15, Fences()), travels=True),
    minor(
        "E002 Renovation Materials",
        [CLAY, 3, REED, 1],
        Renovate([Free(RENOVATION)], to_clay=True),
        needs=LivesIn([WOODEN]),
        travels=True,
    ),
    minor(
        "E004 Thunderbolt",
        [],
        ClearGrain(WOOD, 2),
        needs=at_least(1, Fields(GRAIN)),
        travels=True,
    ),
    minor(
        "E005 Night Loot",
        [FOOD, 2],
        TakeDifferent(2),
        travels=True,
        ruling="If building resources of a single kind lie on accumulation spaces, you take one of these.",
    ),
    minor(
        "E006 Recount",
        [],
        Cases(
            [at_least(4, resource) for resource in (WOOD, CLAY, REED, STONE)],
            [Gain(resource, 1) for resource in (WOOD, CLAY, REED, STONE)],
        ),
        travels=True,
    ),
    minor("E007 Pumpernickel", [GRAIN, 1], Gain(FOOD, 4), travels=True),
    minor("E008 Farmers Market", [FOOD, 2], Gain(VEGETABLE, 1), travels=True),
    minor("E009 Bartering Hut", [], Barter([SHEEP, 2, BOAR, 3, CATTLE, 4], most=2), travels=True),
    minor("E011 Petting Zoo", [WOOD, 1], Permit(STALLS_FOR_ROOMS)),
    minor("E012 Animal Bedding", [], Permit(ROOMY_STABLES), needs=at_least(1, Fields(GRAIN)), points=1),
    minor(
        "E018 Seed Almanac",
        [REED, 1],
        Trigger(IMPROVED, [Plow([FOOD, 1])], when=LaterImprovement(minors=True)),
        needs=at_least(4, Occupations()),
    ),
    minor(
        "E019 Ox Goad",
        [WOOD, 1],
        Trigger(AFTER_USE, [Plow([FOOD, 2])], spaces=space_bits(["cattle-market"])),
        needs=at_least(3, Occupations()),
        points=1,
    ),
    minor(
        "E020 Iron Hoe",
        [WOOD, 1],
        Trigger(WORK_ENDED, [Plow()], when=People(OWN, ["grain-seeds", "vegetable-seeds"], all_of_them=True)),
    ),
    minor("E023 Apiary", [], Trigger(WORK_ENDED, [Sow(single=True)]), needs=at_least(4, Occupations())),
    minor(
        "E025 Bumper Crop",
        [],
        FieldPhaseNow(),
        needs=at_least(2, Fields(GRAIN)),
        ruling="Fields on cards are harvested, too, and your cards that speak of the Field Phase react. Sources"
        " differ: according to some, it has 1 point.",
    ),
    minor("E026 Sundial", [WOOD, 1], Trigger(WORK_ENDED, [Sow()], when=InRounds([7, 9]))),
    minor("E028 Bookmark", [WOOD, 1], PromisePiece(CARD_MARK, PlayOccupation([0]), later=[3])),
]
