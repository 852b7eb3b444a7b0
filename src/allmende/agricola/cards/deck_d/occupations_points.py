"""Occupations of deck D that bring points, food and crops."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.board import FIRST_HAND_CARD, ROUNDS, space_bits, space_number
from allmende.agricola.components.pieces import CLAY, FOOD, GRAIN, STONE, VEGETABLE, WOOD
from allmende.agricola.rules.accumulation import BUILDING_SPACES, SPACES_FOR
from allmende.agricola.rules.language import Gain, OneOf, PlayMinor, Sow
from allmende.agricola.rules.language.ahead import BeforeActions
from allmende.agricola.rules.language.amounts import GoodsOn, Round
from allmende.agricola.rules.language.card import AtAnyTime, Card, occupation
from allmende.agricola.rules.language.card_spaces import Spot
from allmende.agricola.rules.language.conditions import AllOf
from allmende.agricola.rules.language.contests import TopCategories
from allmende.agricola.rules.language.counted import PeopleInPlay
from allmende.agricola.rules.language.dealings import BuyForGrain, GiveLying, TakeAllFrom
from allmende.agricola.rules.language.evenings import BuyPoints
from allmende.agricola.rules.language.gains import BonusPoints
from allmende.agricola.rules.language.homecomings import PlaceOnCard, ReturnStable
from allmende.agricola.rules.language.occasions import PlayedBy
from allmende.agricola.rules.language.offers import Offer
from allmende.agricola.rules.language.points import Points
from allmende.agricola.rules.language.promises import PromiseOn
from allmende.agricola.rules.language.stock import LayOnCard, TakeOffCard
from allmende.agricola.rules.language.trigger import ALL_PLAYERS, Trigger
from allmende.agricola.rules.language.writing import at_least, exactly, next_rounds, using
from allmende.agricola.rules.moments import (
    AFTER_HARVEST,
    AFTER_USE,
    ANIMAL_BORN,
    BEFORE_HARVEST,
    BEFORE_USE,
    FIELD_PHASE,
    GOING_HOME,
    HOME_STARTED,
    PLOWED,
    RENOVATED,
)

UTILIZATION: Final = space_bits(["grain-utilization"])
ON_BOARD: Final = (1 << FIRST_HAND_CARD) - 1
FISHING: Final = space_number("fishing")

CARDS: Final[list[Card]] = [
    occupation(
        "D098 Transactor",
        Trigger(BEFORE_HARVEST, [TakeAllFrom(BUILDING_SPACES & ON_BOARD)], when=exactly(ROUNDS, Round())),
        ruling="You take everything: no player has a reason to leave something."
        " For other cards, you take goods from each of the accumulation spaces.",
    ),
    occupation(
        "D099 Earthenware Potter",
        Trigger(
            AFTER_HARVEST,
            [BuyPoints(PeopleInPlay(), good=CLAY)],
            when=AllOf([PlayedBy(4), exactly(ROUNDS, Round())]),
        ),
    ),
    occupation("D100 Lord of the Manor", Points(1, of=TopCategories())),
    occupation(
        "D101 Sugar Baker",
        Trigger(AFTER_USE, [Offer([FOOD, 1], [BonusPoints(1)], leaves=True)], spaces=UTILIZATION),
        Trigger(BEFORE_USE, [GiveLying()], spaces=UTILIZATION, by=ALL_PLAYERS),
        ruling="You can be the next visitor yourself.",
    ),
    occupation(
        "D102 Sample Stable Maker",
        Trigger(
            HOME_STARTED,
            [ReturnStable([Gain(WOOD, 1), Gain(GRAIN, 1), Gain(FOOD, 1)], then=PlayMinor(named=True))],
        ),
    ),
    occupation(
        "D103 Canal Boatman",
        using(["fishing", "reed-bank"], PlaceOnCard([FOOD, 1], [[STONE, 3], [GRAIN, 1, VEGETABLE, 1]])),
        Spot(),
        ruling="This card is no action space: nothing reacts to its use.",
    ),
    occupation("D104 Cultivator", Trigger(PLOWED, [Gain(WOOD, 1), Gain(FOOD, 1)])),
    occupation("D105 Sculptor", using(SPACES_FOR[CLAY], Gain(FOOD, 1)), using(SPACES_FOR[STONE], Gain(GRAIN, 1))),
    occupation("D106 Whisky Distiller", AtAnyTime(Offer([GRAIN, 1], [PromiseOn(FOOD, 4, later=[2])]))),
    occupation(
        "D107 Bellfounder",
        Trigger(
            GOING_HOME,
            [
                OneOf(
                    [
                        Offer([CLAY, 1], [Gain(FOOD, 3)], all_of=True),
                        Offer([CLAY, 1], [BonusPoints(1)], way=1, all_of=True),
                    ]
                )
            ],
        ),
    ),
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
    occupation("D113 Food Merchant", Trigger(FIELD_PHASE, [BuyForGrain(VEGETABLE, food=3, less=2)])),
    occupation(
        "D114 Seed Trader",
        LayOnCard(GRAIN, 2),
        LayOnCard(VEGETABLE, 2),
        AtAnyTime(OneOf([Offer([FOOD, 2], [TakeOffCard(GRAIN)]), Offer([FOOD, 3], [TakeOffCard(VEGETABLE)], way=1)])),
    ),
    occupation("D115 Fodder Planter", Trigger(ANIMAL_BORN, [Sow(single=True)])),
]
