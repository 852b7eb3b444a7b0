"""The occupations of deck E, for any number of players, that give building resources."""

from __future__ import annotations

from typing import Final

from allmende.agricola.cards.base_occupations_b import IN_STONE
from allmende.agricola.components.pieces import CLAY, FOOD, GRAIN, REED, STONE, WOOD
from allmende.agricola.rules.accumulation import ANIMAL_SPACES
from allmende.agricola.rules.language import Gain, OneOf
from allmende.agricola.rules.language.amounts import Fields, Goods, Round
from allmende.agricola.rules.language.another_space import PlaceVisitor
from allmende.agricola.rules.language.card import Card, Permit, occupation
from allmende.agricola.rules.language.counted import Placed
from allmende.agricola.rules.language.gains import GainBy
from allmende.agricola.rules.language.occasions import FromSpace
from allmende.agricola.rules.language.offers import Offer
from allmende.agricola.rules.language.points import Points
from allmende.agricola.rules.language.promises import PromiseInTurn, PromiseOn
from allmende.agricola.rules.language.provided import If
from allmende.agricola.rules.language.savings import MAJOR, MINOR, RENOVATION, ROOMS, FromPile
from allmende.agricola.rules.language.trigger import ROUND_OF_PLAY, Trigger
from allmende.agricola.rules.language.writing import at_least, at_most, each_round, one_of, using
from allmende.agricola.rules.moments import AFTER_USE, ALL_PLACED, FROM_SPACE, HARVEST_STARTED, IMPROVEMENT_PAID
from allmende.agricola.rules.permits import KEEPS_WOOD_AND_STONE

CARDS: Final[list[Card]] = [
    occupation(
        "E116 Fir Cutter",
        Gain(FOOD, 1),
        Trigger(
            AFTER_USE,
            [GainBy([1, 2, 3, 4, 5], [WOOD, 1, WOOD, 1, WOOD, 2, WOOD, 2, WOOD, 3], of=Placed())],
            spaces=ANIMAL_SPACES,
        ),
    ),
    occupation("E117 Pipe Smoker", Trigger(HARVEST_STARTED, [Gain(WOOD, 2)], when=at_least(1, Fields(GRAIN)))),
    occupation("E118 Kindling Gatherer", Trigger(FROM_SPACE, [Gain(WOOD, 1)], when=FromSpace([FOOD]))),
    occupation(
        "E119 Land Heir", If(at_most(4, Round()), [PromiseOn(WOOD, 4, rounds=[9]), PromiseOn(CLAY, 4, rounds=[9])])
    ),
    occupation("E120 Scrap Collector", PromiseInTurn([WOOD, 1, CLAY, 1] * 3)),
    occupation(
        "E121 Hill Cultivator", using(["grain-seeds"], Gain(CLAY, 2)), using(["vegetable-seeds"], Gain(CLAY, 3))
    ),
    occupation(
        "E122 Cottar",
        Trigger(IMPROVEMENT_PAID, [one_of(WOOD, CLAY)]),
        ruling="It comes before anything that the improvement does when it is built or played.",
    ),
    occupation(
        "E123 Resource Hoarder",
        FromPile(ROOMS | RENOVATION | MAJOR | MINOR, [CLAY, WOOD, REED, STONE, CLAY, STONE]),
        ruling="You use as many goods from the top as you like, but only those that are a part of what you pay.",
    ),
    occupation(
        "E124 Mayor Candidate",
        Gain(WOOD, 2),
        Gain(STONE, 2),
        Points(-1, of=Goods(WOOD)),
        Points(-1, of=Goods(STONE)),
        Permit(KEEPS_WOOD_AND_STONE),
    ),
    occupation(
        "E125 Delayed Wayfarer",
        one_of(WOOD, CLAY, REED, STONE),
        Trigger(ALL_PLACED, [PlaceVisitor()], limit=ROUND_OF_PLAY),
        ruling="That person needs neither room nor food.",
    ),
    occupation(
        "E126 Tax Collector",
        each_round(
            OneOf(
                [
                    Offer([], [Gain(resource, count)], way)
                    for way, (resource, count) in enumerate(((WOOD, 2), (CLAY, 2), (REED, 1), (STONE, 1)))
                ]
            ),
            when=IN_STONE,
        ),
    ),
]
