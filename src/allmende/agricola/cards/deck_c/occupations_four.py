"""Occupations of deck C for four and more players: C148 to C168."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.board import space_bits
from allmende.agricola.components.pieces import BOAR, CATTLE, CLAY, FOOD, GRAIN, REED, SHEEP, STONE, WOOD
from allmende.agricola.rules.accumulation import ACCUMULATION_SPACES
from allmende.agricola.rules.language.action import OneOf
from allmende.agricola.rules.language.amounts import Taken
from allmende.agricola.rules.language.card import Card, occupation
from allmende.agricola.rules.language.gains import BonusPoints, GainBy
from allmende.agricola.rules.language.goods import Gain, TakeOne
from allmende.agricola.rules.language.offers import Offer
from allmende.agricola.rules.language.promises import PromiseOn
from allmende.agricola.rules.language.sowing import Sow
from allmende.agricola.rules.language.trigger import ALL_PLAYERS, OTHER_PLAYERS, Trigger
from allmende.agricola.rules.language.writing import using
from allmende.agricola.rules.moments import AFTER_USE, GOODS_TAKEN, RENOVATED

CARDS: Final[list[Card]] = [
    occupation(
        "C151 Sowing Director",
        Trigger(AFTER_USE, [Sow()], spaces=space_bits(["grain-utilization"]), by=OTHER_PLAYERS),
    ),
    occupation(
        "C153 Pattern Maker",
        Trigger(RENOVATED, [Offer([WOOD, 2], [Gain(GRAIN, 1), Gain(FOOD, 1), BonusPoints(1)])], by=OTHER_PLAYERS),
    ),
    occupation(
        "C163 Material Deliveryman",
        Trigger(
            GOODS_TAKEN,
            [GainBy([5, 6, 7, 8], [WOOD, 1, CLAY, 1, REED, 1, STONE, 1], of=Taken(), or_more=True)],
            spaces=ACCUMULATION_SPACES,
            by=ALL_PLAYERS,
        ),
    ),
    occupation("C164 German Heath Keeper", using(["pig-market"], Gain(SHEEP, 1), by=ALL_PLAYERS)),
    occupation("C166 Cattle Whisperer", PromiseOn(CATTLE, 1, later=[5, 8])),
    occupation(
        "C167 Cattle Buyer",
        using(
            ["fencing"],
            OneOf([TakeOne(SHEEP, [], [FOOD, 1]), TakeOne(BOAR, [], [FOOD, 2]), TakeOne(CATTLE, [], [FOOD, 2])]),
            by=OTHER_PLAYERS,
        ),
    ),
]
