"""Occupations of deck D for three players and more."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.board import space_bits
from allmende.agricola.components.pieces import (
    BOAR,
    CATTLE,
    FOOD,
    GRAIN,
    REED,
    SHEEP,
    STABLE_WOOD,
    STABLES,
    STONE,
    VEGETABLE,
    WOOD,
)
from allmende.agricola.rules.accumulation import (
    ACCUMULATION_SPACES,
    ANIMAL_SPACES,
    BUILDING_SPACES,
    LESSONS_SPACES,
    SPACES_FOR,
)
from allmende.agricola.rules.language import (
    AndAfterward,
    BuildRooms,
    BuildStables,
    EachOnce,
    Gain,
    MajorOrMinor,
    OneOf,
    TakeOne,
)
from allmende.agricola.rules.language.amounts import Steps, Taken
from allmende.agricola.rules.language.card import AtAnyTime, Card, occupation
from allmende.agricola.rules.language.card_spaces import ActionSpace
from allmende.agricola.rules.language.conditions import AllOf
from allmende.agricola.rules.language.contests import FewestRooms, MostFencedStables, MostVegetables
from allmende.agricola.rules.language.counted import BOTTOM_ROW_MAJORS, MajorImprovements, UnusedSpaces
from allmende.agricola.rules.language.dealings import ForDoer, LeaveAnother
from allmende.agricola.rules.language.evenings import BuyPoints
from allmende.agricola.rules.language.gains import BonusPoints
from allmende.agricola.rules.language.goods import ACCUMULATING
from allmende.agricola.rules.language.homecomings import DiscardDownTo, RoomForGift, SkipTurn, WoodenRooms
from allmende.agricola.rules.language.occupancy import OWN, UNOCCUPIED, UNVISITED, People
from allmende.agricola.rules.language.offers import Offer
from allmende.agricola.rules.language.points import Points
from allmende.agricola.rules.language.promises import PromiseInTurn
from allmende.agricola.rules.language.savings import AsMinor
from allmende.agricola.rules.language.sharing import MEETING_PLACE
from allmende.agricola.rules.language.tallies import RoundsLeft
from allmende.agricola.rules.language.trigger import ALL_PLAYERS, OTHER_PLAYERS, Trigger
from allmende.agricola.rules.language.writing import at_least, exactly, using
from allmende.agricola.rules.moments import AFTER_USE, BEFORE_USE, GOODS_TAKEN, ROOMS_BUILT, SCORING_STARTED, WORK_ENDED

CARDS: Final[list[Card]] = [
    occupation(
        "D127 Hardworking Man",
        ActionSpace(
            AndAfterward(Gain(FOOD, 2), EachOnce([BuildRooms(), MajorOrMinor()])),
            when=FewestRooms(),
            for_all=False,
        ),
        ruling="Rooms and improvements come in any order.",
    ),
    occupation("D128 Building Tycoon", Trigger(ROOMS_BUILT, [RoomForGift([FOOD, 1])], by=OTHER_PLAYERS)),
    occupation(
        "D129 Lumber Virtuoso",
        AtAnyTime(
            DiscardDownTo(WOOD, 5, OneOf([BuildStables(STABLE_WOOD, STABLES), WoodenRooms()])),
            harvest=True,
        ),
    ),
    occupation(
        "D130 Recreational Carpenter",
        Trigger(WORK_ENDED, [BuildRooms()], when=People(UNVISITED, ["meeting-place"])),
    ),
    occupation("D131 Craftsmanship Promoter", Gain(STONE, 1), AsMinor(BOTTOM_ROW_MAJORS)),
    occupation(
        "D132 Hide Farmer",
        Trigger(SCORING_STARTED, [BuyPoints(UnusedSpaces())]),
        ruling="The points make up for those that you lose for these spaces.",
    ),
    occupation(
        "D133 Beer Tent Operator",
        AtAnyTime(Offer([WOOD, 1, GRAIN, 1], [BonusPoints(1), Gain(FOOD, 2)]), feeding=True),
        ruling="It is used at most once in each harvest.",
    ),
    occupation(
        "D134 Oyster Eater",
        using(["fishing"], BonusPoints(1), SkipTurn(), by=ALL_PLAYERS),
        ruling="A person that another card lets you place right after one is placed nevertheless.",
    ),
    occupation(
        "D135 Gardening Head Official",
        Gain(WOOD, 1, of=Steps([2, 3, 4], [3, 6, 9], RoundsLeft())),
        Points(2, of=MostVegetables(), for_all=True),
        ruling="If no player has any Vegetables on their fields, there are no points for that.",
    ),
    occupation(
        "D136 Animal Activist",
        Gain(WOOD, 1, of=Steps([2, 3, 4], [3, 6, 9], RoundsLeft())),
        Points(2, of=MostFencedStables(), for_all=True),
        ruling="If no player has any fenced stables, there are no points for that.",
    ),
    occupation(
        "D137 Trade Teacher",
        Trigger(
            AFTER_USE,
            [
                EachOnce(
                    [
                        *(TakeOne(good, [], [FOOD, 1]) for good in (GRAIN, STONE, SHEEP, BOAR)),
                        *(TakeOne(good, [], [FOOD, 2]) for good in (CATTLE, VEGETABLE)),
                    ],
                    most=2,
                )
            ],
            spaces=LESSONS_SPACES,
        ),
    ),
    occupation(
        "D138 Pet Lover",
        Trigger(
            GOODS_TAKEN,
            [Offer([], [LeaveAnother(), Gain(FOOD, 3), Gain(GRAIN, 1)])],
            when=exactly(1, Taken()),
            spaces=ANIMAL_SPACES,
        ),
    ),
    occupation(
        "D139 Chairman",
        Trigger(BEFORE_USE, [Gain(FOOD, 1)], spaces=MEETING_PLACE, by=ALL_PLAYERS),
        Trigger(BEFORE_USE, [ForDoer(FOOD, 1)], spaces=MEETING_PLACE, by=OTHER_PLAYERS),
    ),
    occupation(
        "D140 Loudmouth",
        Trigger(GOODS_TAKEN, [Gain(FOOD, 1)], when=at_least(4, Taken()), spaces=BUILDING_SPACES | ANIMAL_SPACES),
    ),
    occupation("D141 Seed Seller", Gain(GRAIN, 1), using(["grain-seeds"], Gain(GRAIN, 1))),
    occupation(
        "D142 Potato Planter",
        *(
            Trigger(WORK_ENDED, [Gain(VEGETABLE, 1)], when=AllOf([People(OWN, [mine]), People(UNOCCUPIED, [other])]))
            for mine, other in (("clay-pit", "reed-bank"), ("reed-bank", "clay-pit"))
        ),
    ),
    occupation(
        "D143 Tree Cutter",
        Trigger(
            GOODS_TAKEN,
            [Gain(WOOD, 1)],
            when=at_least(3, Taken()),
            spaces=ACCUMULATION_SPACES & ~SPACES_FOR[WOOD],
        ),
    ),
    occupation(
        "D144 Water Worker",
        Trigger(
            AFTER_USE,
            [Gain(REED, 1)],
            spaces=space_bits(["fishing", "reed-bank", "day-laborer"]),
            round_spaces=[4],
        ),
    ),
    occupation("D145 Roof Examiner", Gain(REED, 1, of=Steps([2, 3, 4, 5], [1, 2, 3, 4], MajorImprovements()))),
    occupation(
        "D146 Porter",
        Trigger(
            GOODS_TAKEN,
            [Gain(ACCUMULATING, 1), Gain(FOOD, 1)],
            when=at_least(4, Taken()),
            spaces=BUILDING_SPACES,
        ),
    ),
    occupation("D147 Trap Builder", using(["day-laborer"], PromiseInTurn([FOOD, 1, FOOD, 1, BOAR, 1]))),
]
