"""Occupations of deck D that bring points, food and crops."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.board import space_bits, space_number
from allmende.agricola.components.pieces import CLAY, FOOD, GRAIN, STONE, WOOD
from allmende.agricola.rules.accumulation import SPACES_FOR
from allmende.agricola.rules.language import Gain, Sow
from allmende.agricola.rules.language.ahead import BeforeActions
from allmende.agricola.rules.language.amounts import GoodsOn
from allmende.agricola.rules.language.card import AtAnyTime, Card, occupation
from allmende.agricola.rules.language.offers import Offer
from allmende.agricola.rules.language.promises import PromiseOn
from allmende.agricola.rules.language.trigger import Trigger
from allmende.agricola.rules.language.writing import at_least, exactly, next_rounds, using
from allmende.agricola.rules.moments import AFTER_USE, PLOWED, RENOVATED

FISHING: Final = space_number("fishing")

CARDS: Final[list[Card]] = [
    occupation("D104 Cultivator", Trigger(PLOWED, [Gain(WOOD, 1), Gain(FOOD, 1)])),
    occupation("D105 Sculptor", using(SPACES_FOR[CLAY], Gain(FOOD, 1)), using(SPACES_FOR[STONE], Gain(GRAIN, 1))),
    occupation("D106 Whisky Distiller", AtAnyTime(Offer([GRAIN, 1], [PromiseOn(FOOD, 4, later=[2])]))),
    occupation("D108 Stone Carver", AtAnyTime(Offer([STONE, 1], [Gain(FOOD, 3)]), harvest=True)),
    occupation(
        "D109 Sowing Master",
        Gain(WOOD, 1),
        Trigger(AFTER_USE, [Gain(FOOD, 2)], spaces=space_bits(["grain-utilization", "cultivation"])),
    ),
    occupation(
        "D110 Fish Farmer",
        using(["reed-bank"], Gain(FOOD, 2), when=exactly(1, GoodsOn(FISHING))),
        using(["clay-pit"], Gain(FOOD, 2), when=exactly(2, GoodsOn(FISHING))),
        using(["forest"], Gain(FOOD, 2), when=at_least(3, GoodsOn(FISHING))),
    ),
    occupation("D111 Interior Decorator", Trigger(RENOVATED, [next_rounds(FOOD, 6)])),
    occupation(
        "D112 Young Farmer",
        using(["major-improvement"], Gain(GRAIN, 1), ahead=BeforeActions([GRAIN])),
        Trigger(AFTER_USE, [Sow()], spaces=space_bits(["major-improvement"])),
    ),
]
