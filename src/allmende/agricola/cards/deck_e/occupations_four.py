"""The occupations of deck E for four players."""

from __future__ import annotations

from typing import Final

from allmende.agricola.cards.base_occupations_b import IN_STONE
from allmende.agricola.components.board import ROUNDS, space_bits, space_number
from allmende.agricola.components.improvement import IMPROVEMENT_NAMES, with_covered
from allmende.agricola.components.pieces import BOAR, CATTLE, CLAY, FOOD, GRAIN, REED, SHEEP, STONE, VEGETABLE, WOOD
from allmende.agricola.rules.language import Gain, OneOf, PlayMinor
from allmende.agricola.rules.language.amounts import Round
from allmende.agricola.rules.language.built import BuiltMajor, PrintedCost
from allmende.agricola.rules.language.card import AtAnyTime, Card, Permit, RoomWaiver, occupation
from allmende.agricola.rules.language.card_spaces import ActionSpace
from allmende.agricola.rules.language.census import LesserHouses, OccupationsBeside, UnoccupiedRooms
from allmende.agricola.rules.language.conditions import AllOf, LivesIn
from allmende.agricola.rules.language.counted import Occupations
from allmende.agricola.rules.language.crops import LadenSpaces
from allmende.agricola.rules.language.custom_errands import FoodForMissing, MoveFood
from allmende.agricola.rules.language.custom_trades import PayFor
from allmende.agricola.rules.language.dealings import ForDoer
from allmende.agricola.rules.language.gains import BonusPoints
from allmende.agricola.rules.language.invitations import EachPlayer
from allmende.agricola.rules.language.occasions import LaterOccupation
from allmende.agricola.rules.language.offers import Offer
from allmende.agricola.rules.language.others_fences import FencesOfOthers
from allmende.agricola.rules.language.points import Points
from allmende.agricola.rules.language.provided import If
from allmende.agricola.rules.language.savings import ROOMS, AsMinor, Less
from allmende.agricola.rules.language.sharing import OTHERS_ONLY, Sharing, Where
from allmende.agricola.rules.language.trigger import ALL_PLAYERS, OTHER_PLAYERS, Trigger
from allmende.agricola.rules.language.writing import at_least, at_most, each_round, exactly, one_of, using
from allmende.agricola.rules.language.yards import LayStablesOnSpaces, StableFromSpace
from allmende.agricola.rules.moments import BEFORE_USE, HARVEST_STARTED, IMPROVED, PLOWED, RENOVATED, TAUGHT, WORK_ENDED
from allmende.agricola.rules.permits import FRUGAL, GROWS_LATE

STABLE_SPACES: Final = ["grain-seeds", "farmland", "day-laborer", "farm-expansion"]

CARDS: Final[list[Card]] = [
    occupation(
        "E148 Lazybones",
        LayStablesOnSpaces([space_number(name) for name in STABLE_SPACES]),
        using(STABLE_SPACES, StableFromSpace(), by=OTHER_PLAYERS),
        ruling="You have to build the stable if there is a place for it; otherwise it stays there. Until it is built,"
        " it is not in your supply. In each case, it comes after the actions of the space.",
    ),
    occupation(
        "E149 Midnight Fencer",
        Trigger(HARVEST_STARTED, [FencesOfOthers(2)], when=exactly(ROUNDS, Round())),
        ruling="Only the fences of others are built, none of your own supply. Where there is a choice, you say"
        " afterward from whom you have taken them; they are gone from those supplies.",
    ),
    occupation(
        "E150 Rock Beater",
        Sharing(Where("named", space_bits(["resource-market"])), OTHERS_ONLY),
        Less(ROOMS, STONE, 2),
    ),
    occupation("E151 Delivery Nurse", RoomWaiver(AllOf([at_least(1, SHEEP), at_least(1, BOAR), at_least(1, CATTLE)]))),
    occupation("E152 Bargain Hunter", each_round(PayFor([FOOD, 1], PlayMinor(), onto="traveling-players"))),
    occupation("E153 Stone Sculptor", AtAnyTime(Offer([STONE, 1], [BonusPoints(1), Gain(FOOD, 1)]), harvest=True)),
    occupation(
        "E154 Margrave",
        Trigger(RENOVATED, [Gain(FOOD, 2)], when=IN_STONE, by=ALL_PLAYERS),
        Points(1, of=LesserHouses(), when=IN_STONE),
        ruling="Your own renovation to stone counts, too: then you live in a stone house.",
    ),
    occupation(
        "E155 Visionary",
        If(at_most(4, Round()), [Gain(STONE, 1), Gain(VEGETABLE, 1), Gain(BOAR, 2)]),
        Permit(GROWS_LATE),
        ruling="You may not grow your family early whatever the round in which you play this.",
    ),
    occupation(
        "E156 Claypit Owner",
        Trigger(IMPROVED, [Gain(FOOD, 1), Gain(CLAY, 1)], when=PrintedCost(CLAY), by=OTHER_PLAYERS),
    ),
    occupation("E157 Usufructuary", If(exactly(1, Occupations()), [Gain(FOOD, 1, of=OccupationsBeside(), most=7)])),
    occupation("E158 Stone Custodian", Trigger(WORK_ENDED, [Gain(FOOD, 1, of=LadenSpaces(STONE, 1, more=True))])),
    occupation("E159 Old Miser", Permit(FRUGAL)),
    occupation("E160 Kelp Gatherer", using(["fishing"], ForDoer(FOOD, 1), Gain(VEGETABLE, 1), by=OTHER_PLAYERS)),
    occupation(
        "E161 Elder Baker",
        ActionSpace(Gain(GRAIN, 3), for_all=False),
        AsMinor(with_covered([IMPROVEMENT_NAMES.index("stone-oven")])),
    ),
    occupation("E162 Entrepreneur", each_round(FoodForMissing())),
    occupation("E163 Patroness", Trigger(TAUGHT, [one_of(WOOD, CLAY, REED, STONE)], when=LaterOccupation())),
    occupation("E164 Mountain Plowman", Trigger(PLOWED, [Gain(SHEEP, 1)])),
    occupation("E165 Master Huntsman", Gain(BOAR, 1), Trigger(IMPROVED, [Gain(BOAR, 1)], when=BuiltMajor())),
    occupation(
        "E166 Roastmaster",
        Trigger(
            BEFORE_USE,
            [MoveFood([space_number("traveling-players"), space_number("fishing")], CATTLE)],
            spaces=space_bits(["traveling-players", "fishing"]),
        ),
        ruling="That is done before the food is taken from the space, since none is left there afterward.",
    ),
    occupation(
        "E167 Dairy Crier",
        EachPlayer(OneOf([Offer([], [Gain(SHEEP, 2)]), Offer([], [Gain(FOOD, 2)], way=1)])),
        Gain(CATTLE, 1),
    ),
    occupation(
        "E168 Animal Tamer's Apprentice",
        *(
            each_round(Gain(animal, 1, of=UnoccupiedRooms()), when=LivesIn([house]))
            for house, animal in enumerate((SHEEP, BOAR, CATTLE))
        ),
        ruling="As many people as possible live where cards and stables have room for them.",
    ),
]
