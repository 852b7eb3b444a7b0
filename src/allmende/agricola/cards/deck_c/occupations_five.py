"""Occupations of deck C for five and six players: C169 to C180."""

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
    REED,
    SHEEP,
    STONE,
    STONY,
    VEGETABLE,
    WOOD,
)
from allmende.agricola.rules.accumulation import EXTENSION_ACCUMULATION, LESSONS_SPACES, SPACES_FOR
from allmende.agricola.rules.language.action import OneOf
from allmende.agricola.rules.language.amounts import Pastures
from allmende.agricola.rules.language.card import AtAnyTime, Card, occupation
from allmende.agricola.rules.language.crops import LadenSpaces
from allmende.agricola.rules.language.custom_trades import PayFor
from allmende.agricola.rules.language.dealings import TakeAllFrom
from allmende.agricola.rules.language.drawing import DrawMinors
from allmende.agricola.rules.language.fencing import FencePasture
from allmende.agricola.rules.language.gains import GainBy
from allmende.agricola.rules.language.goods import Gain, TakeOne
from allmende.agricola.rules.language.house import Renovate
from allmende.agricola.rules.language.improvements import PlayMinor
from allmende.agricola.rules.language.occupancy import OccupiedAs
from allmende.agricola.rules.language.offers import Offer
from allmende.agricola.rules.language.provided import Only
from allmende.agricola.rules.language.savings import RENOVATION, Spared
from allmende.agricola.rules.language.stock import LayOnCard, TakeOffCard
from allmende.agricola.rules.language.trigger import ALL_PLAYERS, OTHER_PLAYERS, Trigger
from allmende.agricola.rules.language.turning import TurnFaceDown
from allmende.agricola.rules.language.writing import exactly, one_of, using
from allmende.agricola.rules.moments import (
    AFTER_USE,
    BEFORE_USE,
    ENCLOSED,
    GOING_HOME,
    HARVEST_STARTED,
    PLOWED,
    RIGHT_AFTER_USE,
    WORK_ENDED,
)

CARDS: Final[list[Card]] = [
    occupation(
        "C169 Fast Mason",
        *[
            Trigger(
                RIGHT_AFTER_USE,
                [Renovate([Spared(RENOVATION, REED)], only=house, straight=True)],
                spaces=SPACES_FOR[resource],
            )
            for resource, house in ((CLAY, CLAYEY), (STONE, STONY))
        ],
    ),
    occupation(
        "C170 Amateur Fencer",
        Only(exactly(0, Pastures()), FencePasture(size=1, wood=0)),
    ),
    occupation(
        "C171 Young Artist",
        Trigger(
            GOING_HOME,
            [OneOf([PayFor([FOOD, 1], PlayMinor(named=True)), Offer([FOOD, 1], [DrawMinors(2)], way=1)])],
        ),
        ruling="You draw from the minor improvements that were not dealt.",
    ),
    occupation(
        "C172 Field Counter",
        Trigger(PLOWED, [LayOnCard(FOOD, 1)], by=OTHER_PLAYERS),
        AtAnyTime(TurnFaceDown(TakeOffCard())),
    ),
    occupation(
        "C173 Top-Outer",
        Trigger(
            BEFORE_USE,
            [TakeAllFrom(space_bits(["traveling-players"]))],
            spaces=space_bits(["house-building"]),
            by=ALL_PLAYERS,
        ),
    ),
    occupation(
        "C174 Stone Custodian",
        Trigger(WORK_ENDED, [GainBy([1, 2], [GRAIN, 1, VEGETABLE, 1], of=LadenSpaces(STONE, 1, more=True))]),
    ),
    occupation(
        "C175 Village Teacher",
        Trigger(
            RIGHT_AFTER_USE,
            [GainBy([1, 2, 3], [FOOD, 1, GRAIN, 1, VEGETABLE, 1], of=OccupiedAs(LESSONS_SPACES))],
            spaces=LESSONS_SPACES,
        ),
    ),
    occupation("C176 Cleanacre", using(["farmland", "cultivation", "farm-supplies"], Gain(CLAY, 2))),
    occupation(
        "C177 Mountain Hiker",
        Trigger(RIGHT_AFTER_USE, [TakeOne(STONE, [], [FOOD, 1])], spaces=EXTENSION_ACCUMULATION),
    ),
    occupation("C178 On-Site Reverend", Trigger(HARVEST_STARTED, [one_of(WOOD, CLAY, REED, STONE)])),
    occupation("C179 Bovine Pioneer", Trigger(ENCLOSED, [Gain(CATTLE, 1)])),
    occupation(
        "C180 Trapper",
        *[
            Trigger(
                AFTER_USE,
                [TakeOne(animal, [], [FOOD, 1])],
                when=exactly(place, OccupiedAs(SPACES_FOR[WOOD])),
                spaces=SPACES_FOR[WOOD],
            )
            for place, animal in ((2, SHEEP), (3, BOAR), (4, CATTLE))
        ],
    ),
]
