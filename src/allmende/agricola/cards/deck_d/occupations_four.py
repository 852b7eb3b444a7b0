"""Occupations of deck D for four players."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.board import space_bits
from allmende.agricola.components.pieces import CATTLE, CLAY, FOOD, GRAIN, STONE, WOOD
from allmende.agricola.rules.accumulation import SPACES_FOR
from allmende.agricola.rules.language import BuildStables, Gain, OneOf
from allmende.agricola.rules.language.another_space import PlaceAnother
from allmende.agricola.rules.language.card import AtAnyTime, Card, occupation
from allmende.agricola.rules.language.custom import BreedOne
from allmende.agricola.rules.language.occasions import EndsWithHarvest
from allmende.agricola.rules.language.offers import Offer
from allmende.agricola.rules.language.stock import LayOnCard, TakeOffCard
from allmende.agricola.rules.language.tallies import StablesOfTurn
from allmende.agricola.rules.language.trigger import OTHER_PLAYERS, Trigger
from allmende.agricola.rules.language.writing import at_least, using
from allmende.agricola.rules.moments import RIGHT_AFTER_USE, ROUND_ENDED, TURN_OVER

CARDS: Final[list[Card]] = [
    occupation(
        "D149 Casual Worker",
        using(SPACES_FOR[STONE], OneOf([Offer([], [Gain(FOOD, 1)]), BuildStables(0, 1)]), by=OTHER_PLAYERS),
    ),
    occupation(
        "D151 Spin Doctor",
        Trigger(RIGHT_AFTER_USE, [PlaceAnother(occupied=True)], spaces=space_bits(["traveling-players"])),
    ),
    occupation("D155 Ebonist", AtAnyTime(Offer([WOOD, 1], [Gain(FOOD, 1), Gain(GRAIN, 1)]), harvest=True)),
    occupation(
        "D156 Retail Dealer",
        LayOnCard(GRAIN, 3),
        LayOnCard(FOOD, 3),
        using(["resource-market"], TakeOffCard(GRAIN), TakeOffCard(FOOD)),
    ),
    occupation(
        "D162 Clay Firer",
        Gain(CLAY, 2),
        AtAnyTime(OneOf([Offer([CLAY, 2], [Gain(STONE, 1)]), Offer([CLAY, 3], [Gain(STONE, 2)], way=1)])),
    ),
    occupation("D166 Stable Milker", Trigger(TURN_OVER, [Gain(CATTLE, 1)], when=at_least(2, StablesOfTurn()))),
    occupation("D167 Pure Breeder", Gain(WOOD, 1), Trigger(ROUND_ENDED, [BreedOne()], when=EndsWithHarvest(False))),
]
