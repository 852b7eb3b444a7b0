"""Cards about building: rooms, stables and fences, renovation, fields that are plowed with a card, unused spaces."""

from __future__ import annotations

from typing import Final

from allmende.agricola.cards.base_minors_a import WOOD_SPACES
from allmende.agricola.components.board import space_bits
from allmende.agricola.components.pieces import (
    BOAR,
    CATTLE,
    CLAY,
    CLAYEY,
    FIELD_TILE,
    FOOD,
    GRAIN,
    REED,
    ROOM_TILE,
    SHEEP,
    STONE,
    STONY,
    VEGETABLE,
    WOOD,
    WOODEN,
)
from allmende.agricola.rules.language import AndAfterward, BuildFences, BuildRooms, BuildStables, Gain, Plow, Renovate
from allmende.agricola.rules.language.ahead import BeforeActions
from allmende.agricola.rules.language.amounts import Fields, Round, Sets, Steps
from allmende.agricola.rules.language.card import Card, Permit, minor, occupation
from allmende.agricola.rules.language.conditions import NO_FEWER, AllOf, Compared, HasMajor, LivesIn
from allmende.agricola.rules.language.counted import (
    BuildingResources,
    FarmAnimals,
    LeftOver,
    MajorImprovements,
    MajorPoints,
    Occupations,
    Palisades,
    Placed,
    Rooms,
    UnusedSpaces,
)
from allmende.agricola.rules.language.facts import InWorkPhase, MayRenovate, OnTurn, UnusedTogether
from allmende.agricola.rules.language.fencing import FencePasture
from allmende.agricola.rules.language.gains import BonusPoints, Cases
from allmende.agricola.rules.language.house_savings import Together
from allmende.agricola.rules.language.offers import Offer, TilesOnCard
from allmende.agricola.rules.language.points import Points
from allmende.agricola.rules.language.promises import PromiseOn, PromisePiece, TakeBack
from allmende.agricola.rules.language.provided import Only
from allmende.agricola.rules.language.savings import RENOVATION, ROOMS, Free, Less
from allmende.agricola.rules.language.tallies import (
    ClayRoomsOfTurn,
    PiecesBuilt,
    RoomsOfTurn,
    RoundsLeft,
    StablesOfTurn,
    StoneRoomsOfTurn,
    WoodenRoomsOfTurn,
)
from allmende.agricola.rules.language.trigger import ONCE_A_ROUND, Trigger
from allmende.agricola.rules.language.writing import at_least, at_most, exactly, next_rounds, using
from allmende.agricola.rules.language.yards import ExchangeTaken, LayOnUnused, LayStables, TakeOffUsed
from allmende.agricola.rules.moments import (
    AFTER_USE,
    ENCLOSED,
    FENCES_BUILT,
    RENOVATED,
    RIGHT_AFTER_USE,
    ROOM_BUILT,
    SPACES_USED,
    STABLES_BUILT,
    TURN_OVER,
    renovation,
)
from allmende.agricola.rules.permits import FENCES_FOR_GRAIN, KEEPS_SITE, PALISADES

CARDS: Final[list[Card]] = [
    minor("A001 Shelter", [], BuildStables(0, 1, size=1), travels=True),
    minor(
        "A013 Renovation Company",
        [WOOD, 4],
        Gain(CLAY, 3),
        Renovate([Free(RENOVATION)]),
        needs=AllOf([LivesIn([WOODEN]), exactly(2, Rooms())]),
    ),
    minor(
        "A014 Carpenter's Hammer",
        [WOOD, 1],
        Together([2, 3, 4], reed=2),
        ruling="The discount comes once in an action, with the second room.",
    ),
    minor(
        "A018 Wheel Plow",
        [WOOD, 2],
        using(
            ["farmland", "cultivation"],
            TilesOnCard(2, together=True),
            when=exactly(1, Placed()),
            ahead=BeforeActions(plows=True),
        ),
        needs=at_least(2, Occupations()),
    ),
    minor(
        "A020 Double-Turn Plow",
        [GRAIN, 1],
        Plow(most=2),
        dearer_from=4,
        dearer=[FOOD, 1],
        needs=at_most(5, Round()),
    ),
    minor(
        "A031 Debt Security",
        [FOOD, 2],
        Points(1, of=Sets([MajorImprovements(), UnusedSpaces()], limited=True)),
    ),
    minor(
        "A034 Loppers",
        [WOOD, 1],
        Trigger(FENCES_BUILT, [Offer([WOOD, 1], [Gain(FOOD, 2), BonusPoints(1)], fence=True)]),
        needs=at_least(2, Occupations()),
        ruling="The fence is gone for good.",
    ),
    minor("A037 Bucksaw", [WOOD, 1], Trigger(RENOVATED, [Offer([WOOD, 1], [BonusPoints(1), Gain(GRAIN, 1)])])),
    minor(
        "A040 Potter's Yard",
        [WOOD, 1, REED, 1],
        LayOnUnused(CLAY),
        Trigger(SPACES_USED, [TakeOffUsed(CLAY)]),
        Trigger(SPACES_USED, [ExchangeTaken(CLAY, 2)]),
        needs=at_most(7, UnusedSpaces()),
    ),
    minor(
        "A043 Farmyard Manure",
        [],
        Trigger(TURN_OVER, [next_rounds(FOOD, 3)], when=at_least(1, StablesOfTurn())),
        needs=at_least(1, FarmAnimals()),
    ),
    minor(
        "A068 Asparagus Gift",
        [],
        Trigger(FENCES_BUILT, [Gain(VEGETABLE, 1)], when=Compared(PiecesBuilt(), NO_FEWER, Round())),
        needs=at_least(1, Fields(-1)),
        ruling="The fences of one action count together.",
    ),
    minor(
        "A074 Stable Tree",
        [WOOD, 1],
        Trigger(STABLES_BUILT, [next_rounds(WOOD, 3)], when=OnTurn()),
        ruling="What you build on another player's turn or outside of the Work Phase does not count. It counts once"
        " for each action in which you build stables. Sources differ: according to some, only once in a turn.",
    ),
    minor("B001 Upscale Lifestyle", [WOOD, 3], Gain(CLAY, 5), Renovate(), travels=True),
    minor(
        "B014 Hawktower",
        [CLAY, 2],
        PromisePiece(ROOM_TILE, BuildRooms(repeats=False, savings=[Free(ROOMS)]), rounds=[12], when=LivesIn([STONY])),
        needs=at_most(7, Round()),
    ),
    minor(
        "B015 Carpenter's Bench",
        [WOOD, 1],
        using(WOOD_SPACES, FencePasture(free=1, taken=True), at=RIGHT_AFTER_USE),
        ruling="It is not a “Build Fences” action: no pasture is divided, and only wood is paid.",
    ),
    minor(
        "B018 Grassland Harrow",
        [WOOD, 2],
        PromisePiece(FIELD_TILE, Plow(), of=BuildingResources()),
        needs=AllOf([at_least(2, Occupations()), at_least(1, LeftOver())]),
    ),
    minor("B020 Chain Float", [WOOD, 3], PromisePiece(FIELD_TILE, Plow(), later=[7, 8, 9])),
    minor("B026 Agrarian Fences", [], Permit(FENCES_FOR_GRAIN)),
    minor("B031 Pottery Yard", [], Points(2, when=UnusedTogether()), needs=HasMajor("pottery"), points=1),
    minor(
        "B030 Wood Palisades",
        [FOOD, 1],
        Permit(PALISADES),
        Points(1, of=Palisades()),
        ruling="Wood that stands instead of a fence does not count as a fence for other cards. On which fence spaces"
        " at the edge it stands makes no difference.",
    ),
    minor(
        "B038 Future Building Site",
        [],
        Permit(KEEPS_SITE),
        needs=at_most(4, Round()),
        points=3,
        ruling="A pasture that encloses all other unused spaces may enclose some beside the house as well.",
    ),
    minor(
        "B076 Ceilings",
        [CLAY, 1],
        PromiseOn(WOOD, 1, later=range(1, 6), revocable=True),
        Trigger(RENOVATED, [TakeBack(WOOD)]),
        needs=at_least(1, Occupations()),
    ),
    occupation(
        "A089 Stable Planner",
        LayStables([3, 6, 9]),
        ruling="A stable on a round space is not in the supply. If it is not built, it goes back there.",
    ),
    occupation(
        "A149 House Artist",
        using(["traveling-players"], BuildRooms(savings=[Less(ROOMS, REED, 1)])),
    ),
    occupation(
        "A167 Breeder Buyer",
        Trigger(
            TURN_OVER,
            [
                Cases(
                    [at_least(1, rooms) for rooms in (WoodenRoomsOfTurn(), ClayRoomsOfTurn(), StoneRoomsOfTurn())],
                    [Gain(SHEEP, 1), Gain(BOAR, 1), Gain(CATTLE, 1)],
                )
            ],
            when=AllOf([at_least(1, RoomsOfTurn()), at_least(1, StablesOfTurn())]),
        ),
        ruling="The animal comes at the end of the turn.",
    ),
    occupation(
        "B088 Established Person",
        Only(exactly(2, Rooms()), AndAfterward(Renovate([Free(RENOVATION)]), BuildFences())),
        needs=MayRenovate(),
        ruling="The renovation can't be declined. The card can be played only if there is something to renovate.",
    ),
    occupation("B111 Rustic", Trigger(ROOM_BUILT, [Gain(FOOD, 2), BonusPoints(1)], details=[CLAYEY])),
    occupation(
        "B124 Trimmer",
        Trigger(ENCLOSED, [Gain(STONE, 2)], when=InWorkPhase(), limit=ONCE_A_ROUND),
        ruling="You get it once in a Work Phase, when the action is over. Sources differ: according to some, once for"
        " each “Build Fences” action.",
    ),
    occupation(
        "B128 Plumber",
        Trigger(
            AFTER_USE,
            [Renovate([Less(RENOVATION, CLAY, 2), Less(RENOVATION, STONE, 2)])],
            spaces=space_bits(["major-improvement"]),
        ),
    ),
    occupation(
        "B134 Housebook Master",
        Trigger(
            RENOVATED,
            [
                Gain(FOOD, 1, of=Steps([1, 2, 3], [1, 2, 3], RoundsLeft())),
                BonusPoints(1, of=Steps([1, 2, 3], [1, 2, 3], RoundsLeft())),
            ],
            details=[renovation(WOODEN, STONY), renovation(CLAYEY, STONY)],
        ),
    ),
    occupation(
        "B149 Open Air Farmer",
        FencePasture(size=2, wood=2, stables=3),
        ruling="You have to do it if you can. A pasture that takes a single fence costs 1 wood.",
    ),
    occupation("B153 Housemaster", Points(1, of=Steps([1, 2, 3, 4], [5, 7, 9, 11], MajorPoints()))),
]
