"""The base set's occupations of deck B."""

from __future__ import annotations

from typing import Final

from allmende.agricola.cards.base_minors_a import WOOD_SPACES
from allmende.agricola.components.pieces import (
    BOAR,
    CATTLE,
    CLAY,
    CLAYEY,
    FOOD,
    GRAIN,
    REED,
    SHEEP,
    STONE,
    STONY,
    VEGETABLE,
    WOOD,
    WOODEN,
)
from allmende.agricola.rules.language import (
    BakeBread,
    BuildRooms,
    BuildStables,
    Gain,
    OneOf,
    PlayMinor,
    PlayOccupation,
    Plow,
    Renovate,
    TakeOne,
)
from allmende.agricola.rules.language.ahead import BeforeActions
from allmende.agricola.rules.language.amounts import CardsAfter, Steps
from allmende.agricola.rules.language.animals import StockedPastures
from allmende.agricola.rules.language.card import AtAnyTime, Card, occupation
from allmende.agricola.rules.language.conditions import AllOf, LivesIn
from allmende.agricola.rules.language.counted import MostRooms, NewRooms, Occupations, PeopleInPlay, Rooms
from allmende.agricola.rules.language.facts import OnlySmallHouse
from allmende.agricola.rules.language.gains import GainBy
from allmende.agricola.rules.language.house_savings import RoomsFor
from allmende.agricola.rules.language.offers import Offer
from allmende.agricola.rules.language.points import Points
from allmende.agricola.rules.language.promises import PromiseOn
from allmende.agricola.rules.language.savings import MAJOR, OCCUPATION, RENOVATION, ROOMS, FoodBefore, Instead, Less
from allmende.agricola.rules.language.tallies import Players, RoundsLeft
from allmende.agricola.rules.language.trigger import ONCE, Trigger
from allmende.agricola.rules.language.writing import at_least, each_round, either_crop, exactly, one_of, using
from allmende.agricola.rules.moments import CHANGED

IN_STONE: Final = LivesIn([STONY])

CARDS: Final[list[Card]] = [
    occupation("B087 Cottager", using(["day-laborer"], OneOf([BuildRooms(repeats=False), Renovate()]))),
    occupation("B089 Groom", Gain(WOOD, 1), each_round(BuildStables(1, 1), when=IN_STONE)),
    occupation("B091 Assistant Tiller", using(["day-laborer"], Plow())),
    occupation("B095 Master Bricklayer", Less(MAJOR, STONE, 1, of=NewRooms())),
    occupation(
        "B097 Scholar",
        each_round(OneOf([PlayOccupation([1]), PlayMinor()]), when=IN_STONE),
        ruling="What the card that is played offers at the start of each round can be used at once.",
    ),
    occupation("B098 Organic Farmer", Points(1, of=StockedPastures(3))),
    occupation("B099 Tutor", Points(1, of=CardsAfter())),
    occupation(
        "B102 Consultant", GainBy([1, 2, 3, 4], [GRAIN, 2, CLAY, 3, REED, 2, SHEEP, 2], of=Players(), or_more=True)
    ),
    occupation(
        "B104 Sheep Walker",
        AtAnyTime(
            OneOf([TakeOne(resource, [], [SHEEP, 1]) for resource in (BOAR, VEGETABLE, STONE)]),
            animals=True,
        ),
        ruling="New animals need room before you can exchange them.",
    ),
    occupation("B107 Manservant", Trigger(CHANGED, [PromiseOn(FOOD, 3, every=1)], when=IN_STONE, limit=ONCE)),
    occupation("B108 Oven Firing Boy", using(WOOD_SPACES, BakeBread(), ahead=BeforeActions(bakes=True))),
    occupation("B109 Paper Maker", FoodBefore(OCCUPATION, WOOD, of=Occupations())),
    occupation(
        "B114 Childless",
        each_round(Gain(FOOD, 1), either_crop(), when=AllOf([at_least(3, Rooms()), exactly(2, PeopleInPlay())])),
    ),
    occupation("B118 Small-scale Farmer", each_round(Gain(WOOD, 1), when=exactly(2, Rooms()))),
    occupation(
        "B121 Geologist",
        using(["forest", "reed-bank"], Gain(CLAY, 1)),
        using(["clay-pit"], Gain(CLAY, 1), when=at_least(3, Players())),
    ),
    occupation("B123 Roof Ballaster", Offer([FOOD, 1], [Gain(STONE, 1, of=Rooms())])),
    occupation("B126 Carpenter", RoomsFor([WOODEN, CLAYEY, STONY], material=3, reed=2)),
    occupation(
        "B136 House Steward",
        Gain(WOOD, 1, of=Steps([1, 2, 3, 4], [1, 3, 6, 9], RoundsLeft())),
        Points(3, of=MostRooms(), for_all=True),
    ),
    occupation("B142 Greengrocer", using(["grain-seeds"], Gain(VEGETABLE, 1))),
    occupation("B145 Brushwood Collector", Instead(ROOMS | RENOVATION, WOOD, of=[REED], count=0)),
    occupation("B156 Storehouse Keeper", using(["resource-market"], one_of(CLAY, GRAIN))),
    occupation(
        "B163 Pastor",
        Trigger(
            CHANGED,
            [Gain(WOOD, 3), Gain(CLAY, 2), Gain(REED, 1), Gain(STONE, 1)],
            when=OnlySmallHouse(),
            limit=ONCE,
        ),
    ),
    occupation("B164 Sheep Whisperer", PromiseOn(SHEEP, 1, later=[2, 5, 8, 10])),
    occupation("B166 Cattle Feeder", using(["grain-seeds"], TakeOne(CATTLE, [], [FOOD, 1]))),
]
