"""Occupations of deck D about the farm and actions: room, building, plowing, people and improvements."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.pieces import CLAY, FIELD_TILE, FOOD, GRAIN, REED, SHEEP, STONE, WOOD
from allmende.agricola.rules.language import (
    BuildMajor,
    BuildRooms,
    BuildStables,
    Gain,
    GrowFamily,
    PlayMinor,
    PlayOccupation,
    Plow,
)
from allmende.agricola.rules.language.ahead import BeforeActions
from allmende.agricola.rules.language.amounts import Round
from allmende.agricola.rules.language.card import AtAnyTime, Card, Permit, occupation
from allmende.agricola.rules.language.conditions import AllOf
from allmende.agricola.rules.language.contests import OccupationsByDeal
from allmende.agricola.rules.language.counted import Placed, Rooms
from allmende.agricola.rules.language.custom_trades import RoomOnCard
from allmende.agricola.rules.language.dealings import TakeBegging
from allmende.agricola.rules.language.facts import RoomsAction
from allmende.agricola.rules.language.homecomings import ReturnFirst, ReturnPerson
from allmende.agricola.rules.language.house_savings import GrainInstead
from allmende.agricola.rules.language.promises import PromisePiece
from allmende.agricola.rules.language.repeats import UpTo
from allmende.agricola.rules.language.savings import MAJOR, MINOR, ROOMS, Free, Instead, Less
from allmende.agricola.rules.language.tallies import RoomsJustBuilt
from allmende.agricola.rules.language.trigger import ONCE, ONCE_A_ROUND, Trigger
from allmende.agricola.rules.language.writing import at_least, exactly, using
from allmende.agricola.rules.moments import CHANGED, FENCES_BUILT, HARVEST_STARTED, ROOMS_BUILT, TURN_ENDED
from allmende.agricola.rules.permits import SHEEP_ON_OCCUPATIONS

CARDS: Final[list[Card]] = [
    occupation(
        "D085 Reader",
        Trigger(CHANGED, [RoomOnCard()], when=at_least(6, OccupationsByDeal()), limit=ONCE),
        ruling="With hands that were drafted, it takes 7 occupations.",
    ),
    occupation(
        "D086 Sheep Agent",
        Permit(SHEEP_ON_OCCUPATIONS),
        ruling="This card counts, too. An occupation on which animals are kept by its own text does not.",
    ),
    occupation(
        "D087 Master Builder",
        AtAnyTime(BuildRooms(repeats=False, savings=[Free(ROOMS)]), when=at_least(5, Rooms()), single=True),
    ),
    occupation(
        "D088 Millwright",
        Gain(GRAIN, 1),
        GrainInstead(),
        ruling="Building rooms, stables or fences is an action each: even if a person takes two of them, up to 2"
        " resources may be replaced in each. It is about the cost that is left once other cards have changed it.",
    ),
    occupation("D089 Stablehand", Trigger(FENCES_BUILT, [BuildStables(0, 1)])),
    occupation(
        "D090 Plow Maker",
        using(["farmland", "cultivation"], Plow([FOOD, 1]), ahead=BeforeActions(plows=True)),
    ),
    occupation("D091 Plowman", PromisePiece(FIELD_TILE, Plow([FOOD, 1]), later=[4, 7, 10])),
    occupation(
        "D092 Child Ombudsman",
        Trigger(TURN_ENDED, [GrowFamily(with_room=True, lost=2)], when=at_least(5, Round())),
        ruling="Cards that have room for a person count, too.",
    ),
    occupation("D093 Sheep Inspector", Trigger(TURN_ENDED, [ReturnPerson([SHEEP, 1, FOOD, 2])], limit=ONCE_A_ROUND)),
    occupation(
        "D094 Henpecked Husband",
        Trigger(ROOMS_BUILT, [ReturnFirst()], when=AllOf([RoomsAction(), exactly(2, Placed())])),
    ),
    occupation(
        "D095 Site Manager",
        BuildMajor(savings=[Instead(MAJOR, FOOD, of=[resource], count=1) for resource in (WOOD, CLAY, REED, STONE)]),
    ),
    occupation(
        "D096 Furnisher",
        Gain(WOOD, 2),
        Trigger(
            ROOMS_BUILT,
            [
                UpTo(
                    [
                        BuildMajor(savings=[Less(MAJOR | MINOR, WOOD, 1)]),
                        PlayMinor(savings=[Less(MAJOR | MINOR, WOOD, 1)]),
                    ],
                    most=RoomsJustBuilt(),
                )
            ],
        ),
    ),
    occupation(
        "D097 Begging Student",
        TakeBegging(1),
        Trigger(HARVEST_STARTED, [PlayOccupation([0])]),
    ),
]
