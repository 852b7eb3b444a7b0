"""Occupations of deck C for three and more players: C127 to C147."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.pieces import BOAR, CATTLE, FOOD, GRAIN, REED, SHEEP, VEGETABLE
from allmende.agricola.rules.accumulation import LESSONS_SPACES
from allmende.agricola.rules.language.action import OneOf
from allmende.agricola.rules.language.ahead import BeforeActions
from allmende.agricola.rules.language.baking import BakeBread
from allmende.agricola.rules.language.card import AtAnyTime, Card, occupation
from allmende.agricola.rules.language.gains import ForOthers, GainBy
from allmende.agricola.rules.language.goods import Gain, TakeOne
from allmende.agricola.rules.language.improvements import PlayOccupation
from allmende.agricola.rules.language.occupancy import OCCUPIED, People
from allmende.agricola.rules.language.offers import Offer
from allmende.agricola.rules.language.tallies import Players
from allmende.agricola.rules.language.trigger import ALL_PLAYERS, OTHER_PLAYERS, Trigger
from allmende.agricola.rules.language.writing import using
from allmende.agricola.rules.moments import DECLINED, MINOR_ACTION, RENOVATED

CARDS: Final[list[Card]] = [
    occupation(
        "C131 Private Teacher",
        using(["grain-seeds"], PlayOccupation([1]), when=People(OCCUPIED, LESSONS_SPACES)),
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
        "C144 Reed Roof Renovator",
        GainBy([3], [REED, 1], of=Players()),
        Trigger(RENOVATED, [Gain(REED, 1)], by=OTHER_PLAYERS),
    ),
    occupation("C147 Cowherd", using(["cattle-market"], Gain(CATTLE, 1), ahead=BeforeActions([CATTLE]))),
]
