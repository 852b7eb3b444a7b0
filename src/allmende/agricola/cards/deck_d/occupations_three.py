"""Occupations of deck D for three players and more."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.board import space_bits
from allmende.agricola.components.pieces import BOAR, FOOD, GRAIN, REED, VEGETABLE, WOOD
from allmende.agricola.rules.accumulation import ACCUMULATION_SPACES, ANIMAL_SPACES, BUILDING_SPACES, SPACES_FOR
from allmende.agricola.rules.language import Gain
from allmende.agricola.rules.language.amounts import Steps, Taken
from allmende.agricola.rules.language.card import AtAnyTime, Card, occupation
from allmende.agricola.rules.language.conditions import AllOf
from allmende.agricola.rules.language.counted import MajorImprovements
from allmende.agricola.rules.language.gains import BonusPoints
from allmende.agricola.rules.language.goods import ACCUMULATING
from allmende.agricola.rules.language.occupancy import OWN, UNOCCUPIED, People
from allmende.agricola.rules.language.offers import Offer
from allmende.agricola.rules.language.promises import PromiseInTurn
from allmende.agricola.rules.language.trigger import Trigger
from allmende.agricola.rules.language.writing import at_least, using
from allmende.agricola.rules.moments import AFTER_USE, GOODS_TAKEN, WORK_ENDED

CARDS: Final[list[Card]] = [
    occupation(
        "D133 Beer Tent Operator",
        AtAnyTime(Offer([WOOD, 1, GRAIN, 1], [BonusPoints(1), Gain(FOOD, 2)]), feeding=True),
        ruling="It is used at most once in each harvest.",
    ),
    occupation(
        "D140 Loudmouth",
        Trigger(GOODS_TAKEN, [Gain(FOOD, 1)], when=at_least(4, Taken()), spaces=BUILDING_SPACES | ANIMAL_SPACES),
    ),
    occupation("D141 Seed Seller", Gain(GRAIN, 1), using(["grain-seeds"], Gain(GRAIN, 1))),
    occupation(
        "D142 Potato Planter",
        *(
            Trigger(WORK_ENDED, [Gain(VEGETABLE, 1)], when=AllOf([People(OWN, [mine]), People(UNOCCUPIED, [other])]))
            for mine, other in (("clay-pit", "reed-bank"), ("reed-bank", "clay-pit"))
        ),
    ),
    occupation(
        "D143 Tree Cutter",
        Trigger(
            GOODS_TAKEN,
            [Gain(WOOD, 1)],
            when=at_least(3, Taken()),
            spaces=ACCUMULATION_SPACES & ~SPACES_FOR[WOOD],
        ),
    ),
    occupation(
        "D144 Water Worker",
        Trigger(
            AFTER_USE,
            [Gain(REED, 1)],
            spaces=space_bits(["fishing", "reed-bank", "day-laborer"]),
            round_spaces=[4],
        ),
    ),
    occupation("D145 Roof Examiner", Gain(REED, 1, of=Steps([2, 3, 4, 5], [1, 2, 3, 4], MajorImprovements()))),
    occupation(
        "D146 Porter",
        Trigger(
            GOODS_TAKEN,
            [Gain(ACCUMULATING, 1), Gain(FOOD, 1)],
            when=at_least(4, Taken()),
            spaces=BUILDING_SPACES,
        ),
    ),
    occupation("D147 Trap Builder", using(["day-laborer"], PromiseInTurn([FOOD, 1, FOOD, 1, BOAR, 1]))),
]
