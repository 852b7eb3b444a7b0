"""Occupations of deck C for three and more players: C127 to C147."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.board import space_bits
from allmende.agricola.components.pieces import (
    BOAR,
    CATTLE,
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
from allmende.agricola.rules.accumulation import LESSONS_SPACES
from allmende.agricola.rules.language.action import OneOf
from allmende.agricola.rules.language.ahead import BeforeActions
from allmende.agricola.rules.language.amounts import Goods, Sets, Steps
from allmende.agricola.rules.language.any_time import AtAnyTime
from allmende.agricola.rules.language.baking import BakeBread
from allmende.agricola.rules.language.card import Card, occupation
from allmende.agricola.rules.language.conditions import AllOf
from allmende.agricola.rules.language.counted import Rooms
from allmende.agricola.rules.language.custom_trades import LayOnOther, LayPairs, TakePair
from allmende.agricola.rules.language.evenings import BuyPoints
from allmende.agricola.rules.language.family import GrowFamily
from allmende.agricola.rules.language.gains import ForOthers, GainBy
from allmende.agricola.rules.language.goods import Gain, TakeOne
from allmende.agricola.rules.language.house_savings import RoomsFor
from allmende.agricola.rules.language.occupancy import OCCUPIED, People
from allmende.agricola.rules.language.occupations import PlayOccupation
from allmende.agricola.rules.language.offers import Offer
from allmende.agricola.rules.language.onlooking import AloneThere, BakesJust, CattleSpaces, LargestPasture, NoNegative
from allmende.agricola.rules.language.points import Points
from allmende.agricola.rules.language.sharing import FIRST_OF_OTHER, Sharing, Where
from allmende.agricola.rules.language.tallies import Players, RoundsLeft
from allmende.agricola.rules.language.trigger import ALL_PLAYERS, OTHER_PLAYERS, Trigger
from allmende.agricola.rules.language.writing import using
from allmende.agricola.rules.moments import AFTER_USE, DECLINED, IMPROVED, MINOR_ACTION, RENOVATED, renovation

OUTER_SPACES: Final = space_bits(["grove", "hollow"])
URGENT_WISH: Final = space_bits(["urgent-wish-for-children"])

CARDS: Final[list[Card]] = [
    occupation("C127 Lover", GrowFamily(with_room=False, cost=[FOOD, 1], each=RoundsLeft())),
    occupation("C128 Wooden Hut Extender", RoomsFor([WOODEN], material=5, reed=1, falls=[6, 4, 8, 3])),
    occupation("C129 Second Spouse", Sharing(Where("named", URGENT_WISH), FIRST_OF_OTHER)),
    occupation("C130 Outskirts Director", using(OUTER_SPACES, LayOnOther(REED, 2, OUTER_SPACES))),
    occupation(
        "C131 Private Teacher",
        using(["grain-seeds"], PlayOccupation([1]), when=People(OCCUPIED, LESSONS_SPACES)),
    ),
    occupation(
        "C132 Timber Shingle Maker",
        Trigger(
            RENOVATED,
            [BuyPoints(Rooms(), good=WOOD)],
            details=[renovation(WOODEN, STONY), renovation(CLAYEY, STONY)],
        ),
    ),
    occupation(
        "C133 Soldier",
        Points(1, of=Sets([Goods(STONE), Goods(WOOD)]), uncrafted=True),
        ruling="Wood and Stone that earn bonus points with the Joinery do not count again: you use them as is best.",
    ),
    occupation("C134 Cow Prince", Points(1, of=CattleSpaces())),
    occupation(
        "C135 Constable",
        Gain(WOOD, 1, of=Steps([1, 2, 3, 4], [1, 3, 6, 9], RoundsLeft())),
        Points(3, of=NoNegative(), for_all=True),
        ruling="The lines are those of fields, pastures, crops, animals, unused spaces and begging markers.",
    ),
    occupation(
        "C136 Ranch Provost",
        Gain(WOOD, 1, of=Steps([2, 3, 4], [3, 6, 9], RoundsLeft())),
        Points(3, of=LargestPasture(), for_all=True),
    ),
    occupation(
        "C137 Charcoal Burner",
        Trigger(IMPROVED, [Gain(WOOD, 1), Gain(FOOD, 1)], when=BakesJust(), by=ALL_PLAYERS),
    ),
    occupation(
        "C138 Animal Feeder",
        using(
            ["day-laborer"],
            OneOf(
                [
                    TakeOne(SHEEP, [], []),
                    TakeOne(GRAIN, [], []),
                    TakeOne(BOAR, [], [FOOD, 1]),
                    TakeOne(CATTLE, [], [FOOD, 2]),
                ]
            ),
        ),
    ),
    occupation("C139 Basketmaker's Wife", Gain(REED, 1), Gain(FOOD, 1), AtAnyTime(Offer([REED, 1], [Gain(FOOD, 2)]))),
    occupation("C140 Packaging Artist", Gain(GRAIN, 1), Trigger(DECLINED, [BakeBread()], details=[MINOR_ACTION])),
    occupation("C141 Sheep Provider", using(["sheep-market"], Gain(GRAIN, 1), by=ALL_PLAYERS)),
    occupation(
        "C142 Market Crier",
        using(["grain-seeds"], Offer([], [Gain(GRAIN, 1), Gain(VEGETABLE, 1), ForOthers(GRAIN, 1)])),
    ),
    occupation(
        "C143 Stone Buyer",
        Offer([FOOD, 1], [Gain(STONE, 2)]),
        AtAnyTime(Offer([FOOD, 2], [Gain(STONE, 1)]), each_round=True, later=True),
    ),
    occupation(
        "C144 Reed Roof Renovator",
        GainBy([3], [REED, 1], of=Players()),
        Trigger(RENOVATED, [Gain(REED, 1)], by=OTHER_PLAYERS),
    ),
    occupation(
        "C145 Forest Reviewer",
        *[
            Trigger(
                AFTER_USE,
                [Gain(REED, 1)],
                when=AllOf([AloneThere(), People(OCCUPIED, [other])]),
                spaces=space_bits([space]),
                by=ALL_PLAYERS,
            )
            for space, other in (("grove", "forest"), ("forest", "grove"))
        ],
    ),
    occupation(
        "C146 Workshop Assistant",
        LayPairs(),
        Trigger(RENOVATED, [TakePair()], by=OTHER_PLAYERS),
        ruling="There are six different pairs, so that no more improvements get one. A pair stays yours if its"
        " improvement is returned.",
    ),
    occupation("C147 Cowherd", using(["cattle-market"], Gain(CATTLE, 1), ahead=BeforeActions([CATTLE]))),
]
