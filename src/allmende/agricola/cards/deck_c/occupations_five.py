"""Occupations of deck C for five and six players: C169 to C180."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.pieces import CATTLE, CLAY, CLAYEY, GRAIN, REED, STONE, STONY, VEGETABLE, WOOD
from allmende.agricola.rules.accumulation import SPACES_FOR
from allmende.agricola.rules.language.amounts import Pastures
from allmende.agricola.rules.language.card import Card, occupation
from allmende.agricola.rules.language.crops import LadenSpaces
from allmende.agricola.rules.language.fencing import FencePasture
from allmende.agricola.rules.language.gains import GainBy
from allmende.agricola.rules.language.goods import Gain
from allmende.agricola.rules.language.house import Renovate
from allmende.agricola.rules.language.provided import Only
from allmende.agricola.rules.language.savings import RENOVATION, Spared
from allmende.agricola.rules.language.trigger import Trigger
from allmende.agricola.rules.language.writing import exactly, one_of, using
from allmende.agricola.rules.moments import ENCLOSED, HARVEST_STARTED, RIGHT_AFTER_USE, WORK_ENDED

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
        "C174 Stone Custodian",
        Trigger(WORK_ENDED, [GainBy([1, 2], [GRAIN, 1, VEGETABLE, 1], of=LadenSpaces(STONE, 1, more=True))]),
    ),
    occupation("C176 Cleanacre", using(["farmland", "cultivation", "farm-supplies"], Gain(CLAY, 2))),
    occupation("C178 On-Site Reverend", Trigger(HARVEST_STARTED, [one_of(WOOD, CLAY, REED, STONE)])),
    occupation("C179 Bovine Pioneer", Trigger(ENCLOSED, [Gain(CATTLE, 1)])),
]
