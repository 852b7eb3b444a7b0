"""Occupations of deck D for four players."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.board import space_bits
from allmende.agricola.components.pieces import (
    BOAR,
    CATTLE,
    CLAY,
    CLAYEY,
    FOOD,
    GRAIN,
    PEOPLE,
    REED,
    SHEEP,
    STONE,
    STONY,
    VEGETABLE,
    WOOD,
    WOODEN,
)
from allmende.agricola.rules.accumulation import ANIMAL_SPACES, SPACES_FOR
from allmende.agricola.rules.language import BuildStables, Gain, OneOf
from allmende.agricola.rules.language.ahead import BeforeActions
from allmende.agricola.rules.language.another_space import PlaceAnother
from allmende.agricola.rules.language.breeding import BreedOne
from allmende.agricola.rules.language.card import AtAnyTime, Card, Permit, occupation
from allmende.agricola.rules.language.contests import (
    FirstPersonOfDoer,
    GrainForHarvest,
    NoPet,
    OnlyLargeFamily,
    OthersInStone,
    OwnAtSide,
    RenovationNoted,
)
from allmende.agricola.rules.language.counted import Placed
from allmende.agricola.rules.language.dealings import BuyAfterRenovation, NoteImproving, StableGifts
from allmende.agricola.rules.language.gains import BonusPoints
from allmende.agricola.rules.language.homecomings import ReturnFirst
from allmende.agricola.rules.language.occasions import EndsWithHarvest
from allmende.agricola.rules.language.offers import Offer
from allmende.agricola.rules.language.points import Points
from allmende.agricola.rules.language.sales import OfferForSale
from allmende.agricola.rules.language.savings import RENOVATION, Less
from allmende.agricola.rules.language.stock import LayOnCard, TakeOffCard
from allmende.agricola.rules.language.tallies import StablesOfTurn
from allmende.agricola.rules.language.trigger import ALL_PLAYERS, ONCE, OTHER_PLAYERS, Trigger
from allmende.agricola.rules.language.writing import at_least, exactly, using
from allmende.agricola.rules.moments import (
    BEFORE_TEACHING,
    FAMILY_GROWN,
    HARVEST_STARTED,
    IMPROVED,
    RENOVATED,
    RIGHT_AFTER_USE,
    ROOM_BUILT,
    ROUND_ENDED,
    STABLES_BUILT,
    TURN_OVER,
    renovation,
)
from allmende.agricola.rules.permits import SHEEP_BETWEEN_ROOMS

CARDS: Final[list[Card]] = [
    occupation("D148 Domestician Expert", Permit(SHEEP_BETWEEN_ROOMS)),
    occupation(
        "D149 Casual Worker",
        using(SPACES_FOR[STONE], OneOf([Offer([], [Gain(FOOD, 1)]), BuildStables(0, 1)]), by=OTHER_PLAYERS),
    ),
    occupation("D150 Godly Spouse", Trigger(FAMILY_GROWN, [ReturnFirst()], when=exactly(2, Placed()))),
    occupation(
        "D151 Spin Doctor",
        Trigger(RIGHT_AFTER_USE, [PlaceAnother(occupied=True)], spaces=space_bits(["traveling-players"])),
    ),
    occupation("D152 Patron", Trigger(BEFORE_TEACHING, [Gain(FOOD, 2)])),
    occupation("D153 Wealthy Man", Trigger(HARVEST_STARTED, [BonusPoints(1)], when=GrainForHarvest())),
    occupation("D154 Chimney Sweep", Less(RENOVATION, STONE, 2), Points(1, of=OthersInStone())),
    occupation("D155 Ebonist", AtAnyTime(Offer([WOOD, 1], [Gain(FOOD, 1), Gain(GRAIN, 1)]), harvest=True)),
    occupation(
        "D156 Retail Dealer",
        LayOnCard(GRAIN, 3),
        LayOnCard(FOOD, 3),
        using(["resource-market"], TakeOffCard(GRAIN), TakeOffCard(FOOD)),
    ),
    occupation(
        "D157 Party Organizer",
        Trigger(FAMILY_GROWN, [Gain(FOOD, 8)], details=[PEOPLE], by=OTHER_PLAYERS, limit=ONCE),
        Points(3, when=OnlyLargeFamily()),
    ),
    occupation(
        "D158 Bean Counter",
        using([], LayOnCard(FOOD, 1, moves_at=3), round_spaces=range(1, 9)),
    ),
    occupation(
        "D159 Reed Seller",
        AtAnyTime(OfferForSale(REED, food=3, less=2)),
        ruling="All other players with 2 Food are asked at the same time.",
    ),
    occupation(
        "D160 Midwife",
        Trigger(FAMILY_GROWN, [Gain(GRAIN, 1)], when=FirstPersonOfDoer(), by=OTHER_PLAYERS),
    ),
    occupation(
        "D161 Cabbage Buyer",
        Trigger(RENOVATED, [NoteImproving()], by=ALL_PLAYERS),
        Trigger(IMPROVED, [NoteImproving()], by=ALL_PLAYERS),
        Trigger(
            TURN_OVER,
            [BuyAfterRenovation(VEGETABLE, [3, 2, 1]), NoteImproving(over=True)],
            when=RenovationNoted(),
            by=ALL_PLAYERS,
        ),
        ruling="After a minor and a major improvement, the lowest price holds. If a player renovates outside of a turn,"
        " you buy at the end of the next one.",
    ),
    occupation(
        "D162 Clay Firer",
        Gain(CLAY, 2),
        AtAnyTime(OneOf([Offer([CLAY, 2], [Gain(STONE, 1)]), Offer([CLAY, 3], [Gain(STONE, 2)], way=1)])),
    ),
    occupation(
        "D163 Journeyman Bricklayer",
        Gain(STONE, 2),
        Trigger(
            RENOVATED,
            [Gain(STONE, 1)],
            details=[renovation(WOODEN, STONY), renovation(CLAYEY, STONY)],
            by=OTHER_PLAYERS,
        ),
        Trigger(ROOM_BUILT, [Gain(STONE, 1)], details=[STONY], by=OTHER_PLAYERS),
    ),
    occupation(
        "D164 Pet Grower",
        using(ANIMAL_SPACES, Gain(SHEEP, 1), when=NoPet()),
        ruling="Animals may be moved at any time, so it is enough if all of them have room outside of your house.",
    ),
    occupation(
        "D165 Pig Stalker",
        using(ANIMAL_SPACES, Gain(BOAR, 1), when=OwnAtSide(), ahead=BeforeActions([BOAR])),
    ),
    occupation("D166 Stable Milker", Trigger(TURN_OVER, [Gain(CATTLE, 1)], when=at_least(2, StablesOfTurn()))),
    occupation("D167 Pure Breeder", Gain(WOOD, 1), Trigger(ROUND_ENDED, [BreedOne()], when=EndsWithHarvest(False))),
    occupation(
        "D168 Stockman",
        Trigger(STABLES_BUILT, [StableGifts([CATTLE, BOAR, SHEEP])]),
        ruling="What counts is the number of stables that you have then, so that a stable that replaces one counts"
        " again. The animals come at the end of the action.",
    ),
]
