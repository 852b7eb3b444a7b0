"""Cards about building: rooms, stables and fences, renovation, fields that are plowed with a card, unused spaces."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components import (
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
from allmende.agricola.improvements import IMPROVEMENTS
from allmende.agricola.language import (
    AndAfterward,
    BuildFences,
    BuildRooms,
    BuildStables,
    Gain,
    Plow,
    Renovate,
)
from allmende.agricola.language.amounts import Fields, Occupations, PeoplePlaced, Rooms, Round, RoundsLeft, UnusedSpaces
from allmende.agricola.language.building import (
    Animals,
    AsMany,
    BonusFor,
    BuildingResources,
    Free,
    GainForRooms,
    JustBuilt,
    Lesser,
    MajorPoints,
    Only,
    OnTurn,
    PointsIf,
    PromisePieceBy,
    PromiseUntil,
    RenovatedTo,
    RoomsOfTurn,
    StablesOfTurn,
    TakeBack,
    UnusedTogether,
)
from allmende.agricola.language.card import Card, minor, occupation
from allmende.agricola.language.conditions import AllOf, InWorkPhase, LeftOver, LivesIn
from allmende.agricola.language.gains import BonusPoints, GainFor, PromisePiece
from allmende.agricola.language.gifts import HasMajor, MajorImprovements
from allmende.agricola.language.offers import Offer, TilesOnCard
from allmende.agricola.language.points import PointsEach, PointsFor
from allmende.agricola.language.savings import RENOVATION, ROOMS, Less
from allmende.agricola.language.trigger import Trigger
from allmende.agricola.language.writing import at_least, at_most, exactly, next_rounds, using
from allmende.agricola.moments import (
    ENCLOSED,
    FENCES_BUILT,
    RENOVATED,
    ROOM_BUILT,
    STABLES_BUILT,
    TURN_OVER,
)
from allmende.agricola.numbers import card_index

POTTERY: Final = [improvement.name for improvement in IMPROVEMENTS].index("pottery")


CARDS: Final[list[Card]] = [
    minor("A001", [], BuildStables(0, 1, size=1), travels=True),
    minor(
        "A013",
        [WOOD, 4],
        Gain(CLAY, 3),
        Renovate([Free(RENOVATION)]),
        needs=AllOf([LivesIn([WOODEN]), exactly(2, Rooms())]),
    ),
    minor(
        "A018",
        [WOOD, 2],
        using(
            ["farmland", "cultivation"],
            TilesOnCard(card_index("A018"), 2, together=True),
            when=exactly(1, PeoplePlaced()),
        ),
        needs=at_least(2, Occupations()),
    ),
    minor("A031", [FOOD, 2], PointsEach(1, of=Lesser(MajorImprovements(), UnusedSpaces()))),
    minor("A037", [WOOD, 1], Trigger(RENOVATED, [Offer([WOOD, 1], [BonusPoints(1), Gain(GRAIN, 1)])])),
    minor(
        "A043",
        [],
        Trigger(TURN_OVER, [next_rounds(FOOD, 3)], when=at_least(1, StablesOfTurn())),
        needs=at_least(1, Animals()),
    ),
    minor(
        "A068",
        [],
        Trigger(FENCES_BUILT, [Gain(VEGETABLE, 1)], when=AsMany(JustBuilt(), Round())),
        needs=at_least(1, Fields(-1)),
        ruling="The fences of one action count together.",
    ),
    minor("A074", [WOOD, 1], Trigger(STABLES_BUILT, [next_rounds(WOOD, 3)], when=OnTurn())),
    minor("B001", [WOOD, 3], Gain(CLAY, 5), Renovate(), travels=True),
    minor(
        "B014",
        [CLAY, 2],
        PromisePiece(ROOM_TILE, BuildRooms(repeats=False, savings=[Free(ROOMS)]), rounds=[12], when=LivesIn([STONY])),
        needs=at_most(7, Round()),
    ),
    minor(
        "B018",
        [WOOD, 2],
        PromisePieceBy(FIELD_TILE, Plow(), of=BuildingResources()),
        needs=AllOf([at_least(2, Occupations()), LeftOver(1)]),
    ),
    minor("B020", [WOOD, 3], PromisePiece(FIELD_TILE, Plow(), later=[7, 8, 9])),
    minor("B031", [], PointsIf(2, UnusedTogether()), needs=HasMajor(POTTERY), points=1),
    minor(
        "B076",
        [CLAY, 1],
        PromiseUntil(card_index("B076"), WOOD, 5),
        Trigger(RENOVATED, [TakeBack(card_index("B076"), WOOD)]),
        needs=at_least(1, Occupations()),
    ),
    occupation(
        "A149",
        using(["traveling-players"], BuildRooms(savings=[Less(ROOMS, REED, 1)])),
    ),
    occupation(
        "A167",
        Trigger(
            TURN_OVER,
            [GainForRooms([SHEEP, BOAR, CATTLE])],
            when=AllOf([at_least(1, RoomsOfTurn()), at_least(1, StablesOfTurn())]),
        ),
        ruling="The animal comes at the end of the turn.",
    ),
    occupation(
        "B088",
        Only(exactly(2, Rooms()), AndAfterward(Renovate([Free(RENOVATION)]), BuildFences())),
        ruling="The renovation can't be declined.",
    ),
    occupation("B111", Trigger(ROOM_BUILT, [Gain(FOOD, 2), BonusPoints(1)], detail=CLAYEY)),
    occupation(
        "B124",
        Trigger(ENCLOSED, [Gain(STONE, 2)], when=InWorkPhase(), once_a_round=True),
        ruling="It comes once in each Work Phase at most.",
    ),
    occupation(
        "B128",
        using(["major-improvement"], Renovate([Less(RENOVATION, CLAY, 2), Less(RENOVATION, STONE, 2)])),
    ),
    occupation(
        "B134",
        Trigger(
            RENOVATED,
            [GainFor(FOOD, [1, 2, 3], [1, 2, 3], of=RoundsLeft()), BonusFor([1, 2, 3], [1, 2, 3], of=RoundsLeft())],
            when=RenovatedTo(STONY),
        ),
    ),
    occupation("B153", PointsFor([1, 2, 3, 4], [5, 7, 9, 11], of=MajorPoints())),
]
