"""Occupations of deck D that bring building resources, or trade in them."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.pieces import CLAY, CLAYEY, FOOD, REED, STONE, WOOD, WOODEN
from allmende.agricola.rules.accumulation import SPACES_FOR
from allmende.agricola.rules.language import Gain, OneOf, TakeOne
from allmende.agricola.rules.language.card import Card, occupation
from allmende.agricola.rules.language.promises import PromiseOn
from allmende.agricola.rules.language.trigger import Trigger
from allmende.agricola.rules.language.writing import using
from allmende.agricola.rules.moments import ROOM_BUILT

CARDS: Final[list[Card]] = [
    occupation("D120 Clay Deliveryman", PromiseOn(CLAY, 1, rounds=range(6, 15))),
    occupation(
        "D123 Renovation Preparer",
        Trigger(ROOM_BUILT, [Gain(CLAY, 2)], details=[WOODEN]),
        Trigger(ROOM_BUILT, [Gain(STONE, 2)], details=[CLAYEY]),
    ),
    occupation(
        "D125 Forest Trader",
        using(
            SPACES_FOR[WOOD] | SPACES_FOR[CLAY],
            OneOf(
                [
                    *(TakeOne(resource, [], [FOOD, 1]) for resource in (WOOD, CLAY, REED)),
                    TakeOne(STONE, [], [FOOD, 2]),
                ]
            ),
        ),
    ),
]
