"""Deck C's minor improvements that are passed on, and those about the farmyard and about actions."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.board import space_bits
from allmende.agricola.components.pieces import FOOD, GRAIN, SHEEP, WOOD
from allmende.agricola.rules.language import BakeBread, BuildFences, BuildStables, Gain, GrowFamily, OneOf, Plow
from allmende.agricola.rules.language.ahead import BeforeActions
from allmende.agricola.rules.language.amounts import Fields, Goods, Pastures, Round
from allmende.agricola.rules.language.card import Card, minor
from allmende.agricola.rules.language.counted import Occupations
from allmende.agricola.rules.language.improvements import PlayOccupation
from allmende.agricola.rules.language.offers import Offer
from allmende.agricola.rules.language.trigger import NEXT_TIME, Trigger
from allmende.agricola.rules.language.writing import at_least, using
from allmende.agricola.rules.moments import BEFORE_HARVEST, BEFORE_USE, SPACE_REVEALED

STONE_SPACES: Final = ["western-quarry", "eastern-quarry"]

CARDS: Final[list[Card]] = [
    minor("C002 Stable", [WOOD, 1], BuildStables(0, 1), travels=True),
    minor("C004 Writing Boards", [FOOD, 1], Gain(WOOD, 1, of=Occupations()), travels=True),
    minor(
        "C007 Blade Shears",
        [WOOD, 1],
        OneOf([Offer([], [Gain(FOOD, 3)]), Offer([], [Gain(FOOD, 1, of=Goods(SHEEP))], way=1)]),
        needs=at_least(1, Pastures()),
        travels=True,
    ),
    minor(
        "C015 Trellis",
        [],
        using(["pig-market"], BuildFences(), at=BEFORE_USE),
        needs=at_least(2, Occupations()),
    ),
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
        "C024 Bed in the Grain Field",
        [],
        Trigger(BEFORE_HARVEST, [GrowFamily(with_room=True)], limit=NEXT_TIME),
        needs=at_least(1, Fields(GRAIN)),
    ),
    minor(
        "C026 Flail",
        [WOOD, 1],
        Gain(FOOD, 2),
        using(["farmland", "cultivation"], BakeBread(), ahead=BeforeActions(bakes=True)),
        ruling="This action is an extra: you can't use a space for it on which none of its own actions is possible.",
    ),
    minor(
        "C028 Teacher's Desk",
        [WOOD, 1],
        using(["major-improvement", "house-redevelopment"], PlayOccupation([1])),
        needs=at_least(1, Occupations()),
    ),
]
