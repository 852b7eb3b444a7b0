"""Cards about building: rooms, stables and fences, renovation, fields that are plowed with a card, unused spaces."""

from __future__ import annotations

from typing import Final

from allmende.agricola.board import space_bits
from allmende.agricola.cards.base_minors_a import WOOD_SPACES
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
from allmende.agricola.language.card import Card, Dearer, Permit, minor, occupation
from allmende.agricola.language.conditions import AllOf, InWorkPhase, LeftOver, LivesIn, NotFewer
from allmende.agricola.language.fencing import FenceForStables, FenceWithTaken, GiveFence
from allmende.agricola.language.gains import BonusPoints, GainFor, PromisePiece
from allmende.agricola.language.gifts import HasMajor, MajorImprovements
from allmende.agricola.language.offers import Offer, TilesOnCard
from allmende.agricola.language.palisades import Palisades
from allmende.agricola.language.points import PointsEach, PointsFor
from allmende.agricola.language.savings import RENOVATION, ROOMS, Less, Together
from allmende.agricola.language.trigger import Trigger
from allmende.agricola.language.writing import at_least, at_most, exactly, next_rounds, using
from allmende.agricola.language.yards import ExchangeTaken, LayOnUnused, LayStables, TakeOffUsed
from allmende.agricola.moments import (
    AFTER_USE,
    ENCLOSED,
    FENCES_BUILT,
    RENOVATED,
    ROOM_BUILT,
    SPACES_USED,
    STABLES_BUILT,
    TURN_OVER,
)
from allmende.agricola.numbers import card_index
from allmende.agricola.permits import FENCES_FOR_GRAIN, KEEPS_SITE, PALISADES

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
        "A014",
        [WOOD, 1],
        Together([2, 3, 4], reed=2),
        ruling="The discount comes once in an action, with the second room.",
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
    minor(
        "A020",
        [GRAIN, 1],
        Dearer(4, [FOOD, 1]),
        Plow(most=2),
        needs=at_most(5, Round()),
    ),
    minor("A031", [FOOD, 2], PointsEach(1, of=Lesser(MajorImprovements(), UnusedSpaces()))),
    minor(
        "A034",
        [WOOD, 1],
        Trigger(FENCES_BUILT, [GiveFence([WOOD, 1], [Gain(FOOD, 2), BonusPoints(1)])]),
        needs=at_least(2, Occupations()),
        ruling="The fence is gone for good.",
    ),
    minor("A037", [WOOD, 1], Trigger(RENOVATED, [Offer([WOOD, 1], [BonusPoints(1), Gain(GRAIN, 1)])])),
    minor(
        "A040",
        [WOOD, 1, REED, 1],
        LayOnUnused(card_index("A040"), CLAY),
        Trigger(SPACES_USED, [TakeOffUsed(card_index("A040"), CLAY)]),
        Trigger(SPACES_USED, [ExchangeTaken(card_index("A040"), CLAY, 2)]),
        needs=at_most(7, UnusedSpaces()),
    ),
    minor(
        "A043",
        [],
        Trigger(TURN_OVER, [next_rounds(FOOD, 3)], when=at_least(1, StablesOfTurn())),
        needs=at_least(1, Animals()),
    ),
    minor(
        "A068",
        [],
        Trigger(FENCES_BUILT, [Gain(VEGETABLE, 1)], when=NotFewer(JustBuilt(), Round())),
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
        "B015",
        [WOOD, 1],
        using(WOOD_SPACES, FenceWithTaken(1)),
        ruling="It is no “Build Fences” action, and only wood is paid.",
    ),
    minor(
        "B018",
        [WOOD, 2],
        PromisePieceBy(FIELD_TILE, Plow(), of=BuildingResources()),
        needs=AllOf([at_least(2, Occupations()), LeftOver(1)]),
    ),
    minor("B020", [WOOD, 3], PromisePiece(FIELD_TILE, Plow(), later=[7, 8, 9])),
    minor("B026", [], Permit(FENCES_FOR_GRAIN)),
    minor("B031", [], PointsIf(2, UnusedTogether()), needs=HasMajor(POTTERY), points=1),
    minor(
        "B030",
        [FOOD, 1],
        Permit(PALISADES),
        PointsEach(1, of=Palisades()),
        ruling="Wood that stands instead of a fence is no fence for other cards. On which fence spaces at the edge it"
        " stands makes no difference.",
    ),
    minor("B038", [], Permit(KEEPS_SITE), needs=at_most(4, Round()), points=3),
    minor(
        "B076",
        [CLAY, 1],
        PromiseUntil(card_index("B076"), WOOD, 5),
        Trigger(RENOVATED, [TakeBack(card_index("B076"), WOOD)]),
        needs=at_least(1, Occupations()),
    ),
    occupation(
        "A089",
        LayStables([3, 6, 9]),
        ruling="A stable on a round space is not in the supply. If it is not built, it goes back there.",
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
        Trigger(
            AFTER_USE,
            [Renovate([Less(RENOVATION, CLAY, 2), Less(RENOVATION, STONE, 2)])],
            spaces=space_bits(["major-improvement"]),
        ),
    ),
    occupation(
        "B134",
        Trigger(
            RENOVATED,
            [GainFor(FOOD, [1, 2, 3], [1, 2, 3], of=RoundsLeft()), BonusFor([1, 2, 3], [1, 2, 3], of=RoundsLeft())],
            when=RenovatedTo(STONY),
        ),
    ),
    occupation(
        "B149",
        FenceForStables(2, stables=3, wood=2),
        ruling="It has to be done if it can be. A pasture that takes a single fence costs 1 wood.",
    ),
    occupation("B153", PointsFor([1, 2, 3, 4], [5, 7, 9, 11], of=MajorPoints())),
]
