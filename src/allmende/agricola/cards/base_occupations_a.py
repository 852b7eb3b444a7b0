"""The base set's occupations of deck A."""

from __future__ import annotations

from typing import Final

from allmende.agricola.cards.base_minors_a import WOOD_SPACES
from allmende.agricola.components.board import space_bits
from allmende.agricola.components.pieces import (
    BOAR,
    CATTLE,
    CLAY,
    CLAYEY,
    FOOD,
    GRAIN,
    REED,
    SHEEP,
    STONE,
    STONY,
    VEGETABLE,
    WOOD,
)
from allmende.agricola.rules.amendments import BOAR_AT_THE_END
from allmende.agricola.rules.language import Gain, Plow, TakeOne
from allmende.agricola.rules.language.ahead import BeforeActions
from allmende.agricola.rules.language.amounts import Round, Steps
from allmende.agricola.rules.language.card import AtAnyTime, Card, Permit, occupation
from allmende.agricola.rules.language.conditions import AllOf, LivesIn
from allmende.agricola.rules.language.counted import Counted
from allmende.agricola.rules.language.crops import PickCrops
from allmende.agricola.rules.language.custom import BreedBoar
from allmende.agricola.rules.language.offers import BuyFromPile, Offer
from allmende.agricola.rules.language.points import Points
from allmende.agricola.rules.language.provided import If
from allmende.agricola.rules.language.savings import MAJOR, MINOR, RENOVATION, ROOMS, Instead, Less
from allmende.agricola.rules.language.trigger import Trigger
from allmende.agricola.rules.language.writing import (
    at_least,
    at_most,
    each_round,
    either_crop,
    exactly,
    next_rounds,
    one_of,
    using,
)
from allmende.agricola.rules.moments import (
    CHANGED,
    GOING_HOME,
    HARVESTING,
    RENOVATED,
    RIGHT_AFTER_USE,
    ROOMS_BUILT,
    ROUND_ENDED,
    TURN_ENDED,
    renovation,
)
from allmende.agricola.rules.permits import EARLY_ACTION, FREE_FENCES, PETS_IN_ROOMS, STRAIGHT_TO_STONE

FARMING_SPACES: Final = ["farmland", "grain-seeds", "grain-utilization", "cultivation"]

CARDS: Final[list[Card]] = [
    occupation("A086", one_of(WOOD, GRAIN), Permit(PETS_IN_ROOMS)),
    occupation("A087", Permit(STRAIGHT_TO_STONE)),
    occupation("A088", Permit(FREE_FENCES)),
    occupation("A090", each_round(Plow([FOOD, 1]), when=LivesIn([STONY]))),
    occupation("A092", Permit(EARLY_ACTION)),
    occupation("A098", Points(1, of=Counted("unfenced-stables"))),
    occupation(
        "A102",
        AtAnyTime(BuyFromPile([WOOD, GRAIN, REED, STONE, VEGETABLE, CLAY, REED, VEGETABLE], 1)),
        ruling="Wood is the top of the pile.",
    ),
    occupation("A108", using(WOOD_SPACES, Offer([WOOD, 1], [Gain(FOOD, 2)], leaves=True), at=RIGHT_AFTER_USE)),
    occupation(
        "A110",
        Trigger(ROOMS_BUILT, [Gain(FOOD, 3)], details=[CLAYEY]),
        Trigger(RENOVATED, [Gain(FOOD, 3)], details=[renovation(CLAYEY, STONY)]),
    ),
    occupation(
        "A111",
        Trigger(ROOMS_BUILT, [next_rounds(FOOD, 4)]),
        ruling="The food is placed without asking: nobody has a reason to leave it.",
    ),
    occupation("A112", Gain(GRAIN, 1), Trigger(HARVESTING, [PickCrops()])),
    occupation(
        "A114",
        using(["day-laborer"], Gain(GRAIN, 1), when=at_most(5, Round())),
        using(["day-laborer"], either_crop(), when=at_least(6, Round())),
    ),
    occupation("A116", using(WOOD_SPACES, Gain(WOOD, 1))),
    occupation("A119", Trigger(TURN_ENDED, [Gain(WOOD, 1)], spaces=space_bits(FARMING_SPACES))),
    occupation("A120", Trigger(CHANGED, [next_rounds(CLAY, 5, count=2)], when=LivesIn([CLAYEY, STONY]), once=True)),
    occupation("A123", Instead(ROOMS | RENOVATION, WOOD, of=[CLAY, STONE], count=2)),
    occupation(
        "A125",
        If(AllOf([LivesIn([CLAYEY]), exactly(2, "rooms")]), [Gain(CLAY, 3), Gain(REED, 2), Gain(STONE, 2)]),
    ),
    occupation("A133", Points(1, of=Steps([2, 3, 4, 5, 7, 9], [5, 6, 7, 8, 9, 10], Counted("improvements")))),
    occupation("A138", using(["fishing"], Offer([WOOD, 1], [Gain(FOOD, 1, of=Counted("people")), Gain(REED, 1)]))),
    occupation("A143", Less(MAJOR | MINOR | ROOMS | RENOVATION, STONE, 1)),
    occupation(
        "A147",
        using(["sheep-market"], TakeOne(SHEEP, [], [FOOD, 1]), ahead=BeforeActions([SHEEP])),
        using(["pig-market"], TakeOne(BOAR, [], [FOOD, 1]), ahead=BeforeActions([BOAR])),
        using(["cattle-market"], TakeOne(CATTLE, [], [FOOD, 1]), ahead=BeforeActions([CATTLE])),
    ),
    occupation("A155", using(["traveling-players"], Gain(WOOD, 1), Gain(GRAIN, 1))),
    occupation(
        "A160",
        using(["traveling-players"], Gain(FOOD, 1), Gain(WOOD, 1), mine=False, others=True),
        using(["traveling-players"], TakeOne(VEGETABLE, [], [FOOD, 2]), mine=False, others=True),
    ),
    occupation(
        "A165",
        Gain(BOAR, 1),
        Trigger(ROUND_ENDED, [BreedBoar()], when=exactly(12, Round()), formerly=GOING_HOME, until=BOAR_AT_THE_END),
    ),
]
