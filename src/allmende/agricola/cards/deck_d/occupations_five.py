"""Occupations of deck D for five and six players: D169 to D180."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.pieces import FOOD, REED, STONE, VEGETABLE, WOOD
from allmende.agricola.rules.accumulation import SPACES_FOR
from allmende.agricola.rules.language import Gain, Plow, TakeOne
from allmende.agricola.rules.language.amounts import Taken
from allmende.agricola.rules.language.card import AtAnyTime, Card, occupation
from allmende.agricola.rules.language.offers import Offer
from allmende.agricola.rules.language.trigger import OTHER_PLAYERS, Trigger
from allmende.agricola.rules.language.writing import at_least, using
from allmende.agricola.rules.moments import GOODS_TAKEN

CARDS: Final[list[Card]] = [
    occupation(
        "D169 Plowsmith",
        Trigger(GOODS_TAKEN, [Plow([FOOD, 1])], when=at_least(4, Taken()), spaces=SPACES_FOR[WOOD], by=OTHER_PLAYERS),
    ),
    occupation("D172 Putcher Maker", AtAnyTime(Offer([REED, 1], [Gain(FOOD, 2)]))),
    occupation("D174 Loess Gardener", using(["clay-pit"], TakeOne(VEGETABLE, [], [FOOD, 1]))),
    occupation(
        "D177 Graduate",
        Offer([FOOD, 1], [Gain(STONE, 2), Gain(REED, 2)]),
        ruling="You may decline to pay; then you get nothing.",
    ),
]
