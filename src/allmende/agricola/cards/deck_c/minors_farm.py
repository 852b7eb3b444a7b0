"""Deck C's minor improvements that are passed on, and those about the farmyard and about actions."""

from __future__ import annotations

from typing import Final

from allmende.agricola.cards.crafts import WORKSHOPS
from allmende.agricola.components.board import space_bits
from allmende.agricola.components.improvement import with_covered
from allmende.agricola.components.pieces import BOAR, CATTLE, CLAY, FOOD, GRAIN, REED, SHEEP, STONE, WOOD, WOODEN
from allmende.agricola.rules.accumulation import ACCUMULATION_SPACES
from allmende.agricola.rules.language import BakeBread, BuildFences, BuildStables, Gain, GrowFamily, OneOf, Plow
from allmende.agricola.rules.language.ahead import BeforeActions
from allmende.agricola.rules.language.amounts import Fields, Goods, Pastures, Round
from allmende.agricola.rules.language.animals import OfferHerd
from allmende.agricola.rules.language.another_space import PlaceAnother, UseAnother
from allmende.agricola.rules.language.card import AtAnyTime, Card, Permit, minor
from allmende.agricola.rules.language.card_spaces import Spot
from allmende.agricola.rules.language.conditions import AllOf, LivesIn
from allmende.agricola.rules.language.counted import FieldTiles, MajorImprovements, Occupations, Rooms
from allmende.agricola.rules.language.facts import AllPlaced, InWorkPhase
from allmende.agricola.rules.language.field_deals import AddToCrops, ClearField, PutOnFields
from allmende.agricola.rules.language.field_fences import FenceBesideFields
from allmende.agricola.rules.language.goings import MoveFirstHere
from allmende.agricola.rules.language.holdings import ClayRooms, PeopleAtHome
from allmende.agricola.rules.language.occupancy import UNOCCUPIED, People
from allmende.agricola.rules.language.occupations import PlayOccupation
from allmende.agricola.rules.language.offers import Offer, TilesOnCard
from allmende.agricola.rules.language.provided import Only
from allmende.agricola.rules.language.rebuilding import RebuildFences
from allmende.agricola.rules.language.savings import MAJOR, RENOVATION, ROOMS, AsMinor, Less, Spared
from allmende.agricola.rules.language.trigger import NEXT_TIME, Trigger
from allmende.agricola.rules.language.writing import at_least, exactly, using
from allmende.agricola.rules.moments import BEFORE_HARVEST, BEFORE_USE, RIGHT_AFTER_USE, SPACE_REVEALED
from allmende.agricola.rules.permits import CATTLE_FOR_PASTURES, ONE_OF_EACH_KIND, ROOMY_HOUSE, STRAIGHT_IF_LARGE

STONE_SPACES: Final = ["western-quarry", "eastern-quarry"]

CARDS: Final[list[Card]] = [
    minor(
        "C001 Overhaul",
        [WOOD, 1],
        RebuildFences(3),
        needs=at_least(2, Occupations()),
        travels=True,
        ruling="You need not rebuild all fences, nor the same pastures. Only the further fences count as built, and"
        " only spaces that were not fenced before as newly fenced. Animals that have no room in the end go as usual.",
    ),
    minor("C002 Stable", [WOOD, 1], BuildStables(0, 1), travels=True),
    minor(
        "C003 Carriage Trip",
        [],
        Only(InWorkPhase(), PlaceAnother()),
        needs=at_least(1, PeopleAtHome()),
        travels=True,
    ),
    minor("C004 Writing Boards", [FOOD, 1], Gain(WOOD, 1, of=Occupations()), travels=True),
    minor(
        "C005 Remodeling",
        [FOOD, 1],
        Gain(CLAY, 1, of=ClayRooms()),
        Gain(CLAY, 1, of=MajorImprovements()),
        travels=True,
    ),
    minor(
        "C006 Stone Clearing",
        [FOOD, 1],
        PutOnFields(STONE),
        travels=True,
        ruling="No Stone comes onto cards on which only certain crops or goods grow.",
    ),
    minor(
        "C007 Blade Shears",
        [WOOD, 1],
        OneOf([Offer([], [Gain(FOOD, 3)]), Offer([], [Gain(FOOD, 1, of=Goods(SHEEP))], way=1)]),
        needs=at_least(1, Pastures()),
        travels=True,
    ),
    minor("C008 Plant Fertilizer", [], AddToCrops(1), travels=True),
    minor(
        "C009 Automatic Water Trough",
        [WOOD, 1],
        OneOf([OfferHerd([], [SHEEP]), OfferHerd([FOOD, 1], [BOAR], way=1), OfferHerd([FOOD, 2], [CATTLE], way=2)]),
        travels=True,
        ruling="You may give away other animals to make room, but not the new one.",
    ),
    minor("C010 Bunk Beds", [WOOD, 1], Permit(ROOMY_HOUSE), needs=at_least(2, MajorImprovements())),
    minor("C011 Wildlife Reserve", [WOOD, 2], Permit(ONE_OF_EACH_KIND), needs=at_least(2, Occupations()), points=1),
    minor("C012 Cattle Farm", [WOOD, 1], Permit(CATTLE_FOR_PASTURES)),
    minor(
        "C013 Wood Slide Hammer",
        [WOOD, 1],
        Permit(STRAIGHT_IF_LARGE),
        Less(RENOVATION, STONE, 2, when=AllOf([LivesIn([WOODEN]), at_least(5, Rooms())])),
    ),
    minor("C014 Straw-Thatched Roof", [], Spared(ROOMS | RENOVATION, REED), needs=at_least(3, Fields(GRAIN)), points=1),
    minor(
        "C015 Trellis",
        [],
        using(["pig-market"], BuildFences(), at=BEFORE_USE),
        needs=at_least(2, Occupations()),
    ),
    minor("C016 Field Fences", [FOOD, 2], FenceBesideFields()),
    minor(
        "C017 Newly-Plowed Field",
        [],
        Plow(apart=True),
        needs=exactly(3, FieldTiles()),
    ),
    minor("C018 Roll-Over Plow", [WOOD, 2], AtAnyTime(ClearField(3, Plow()), fields=True)),
    minor("C019 Swing Plow", [WOOD, 3], using(["farmland"], TilesOnCard(4, most=2)), needs=at_least(3, Occupations())),
    minor(
        "C020 Mole Plow",
        [WOOD, 3, FOOD, 1],
        using(["farmland", "cultivation"], Plow(), ahead=BeforeActions(plows=True)),
        needs=at_least(9, Round()),
    ),
    minor(
        "C021 Heart of Stone",
        [FOOD, 4],
        Trigger(SPACE_REVEALED, [GrowFamily(with_room=True)], spaces=space_bits(STONE_SPACES)),
    ),
    minor(
        "C022 Basket Chair",
        [REED, 1],
        MoveFirstHere(PlaceAnother()),
        Spot(),
        points=1,
        ruling="The person may be the one that plays the card: then its action space is free again, and that person has"
        " taken its action. If your first person has gone home before, nothing happens.",
    ),
    minor(
        "C023 Job Contract",
        [],
        using(
            ["day-laborer"],
            UseAnother(space_bits(["lessons"]), stays=True),
            when=People(UNOCCUPIED, ["lessons"]),
            at=RIGHT_AFTER_USE,
        ),
        needs=exactly(0, Occupations()),
        ruling="It is the Lessons space beside Day Laborer.",
    ),
    minor(
        "C024 Bed in the Grain Field",
        [],
        Trigger(BEFORE_HARVEST, [GrowFamily(with_room=True)], limit=NEXT_TIME),
        needs=at_least(1, Fields(GRAIN)),
    ),
    minor(
        "C025 Steam Machine",
        [WOOD, 2],
        using(ACCUMULATION_SPACES, BakeBread(), when=AllPlaced(), at=RIGHT_AFTER_USE),
        points=1,
    ),
    minor(
        "C026 Flail",
        [WOOD, 1],
        Gain(FOOD, 2),
        using(["farmland", "cultivation"], BakeBread(), ahead=BeforeActions(bakes=True)),
        ruling="This action is an extra: you can't use a space for it on which none of its own actions is possible.",
    ),
    minor(
        "C027 Blueprint",
        [FOOD, 1],
        AsMinor(with_covered(WORKSHOPS)),
        Less(MAJOR, STONE, 1, among=WORKSHOPS),
    ),
    minor(
        "C028 Teacher's Desk",
        [WOOD, 1],
        using(["major-improvement", "house-redevelopment"], PlayOccupation([1])),
        needs=at_least(1, Occupations()),
    ),
]
