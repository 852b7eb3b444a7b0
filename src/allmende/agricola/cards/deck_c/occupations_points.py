"""Occupations of deck C for points, food and crops: C098 to C114."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.board import space_bits
from allmende.agricola.components.pieces import CATTLE, CLAY, FOOD, GRAIN, REED, SHEEP, STONE, VEGETABLE, WOOD
from allmende.agricola.rules.accumulation import SPACES_FOR
from allmende.agricola.rules.language.action import OneOf
from allmende.agricola.rules.language.amounts import FieldsJust, Goods
from allmende.agricola.rules.language.any_time import AtAnyTime
from allmende.agricola.rules.language.baking import BakeBread
from allmende.agricola.rules.language.card import Card, occupation
from allmende.agricola.rules.language.card_spaces import ActionSpace
from allmende.agricola.rules.language.conditions import MORE, NO_FEWER, AllOf, Compared
from allmende.agricola.rules.language.counted import PeopleInPlay, Rooms, UnfencedStables
from allmende.agricola.rules.language.custom_trades import CollectGoods, FoodInFields, LeaveOutHarvest
from allmende.agricola.rules.language.gains import BonusPoints
from allmende.agricola.rules.language.goods import Gain, TakeOne
from allmende.agricola.rules.language.occasions import PlayedBy
from allmende.agricola.rules.language.offers import Offer
from allmende.agricola.rules.language.points import Points
from allmende.agricola.rules.language.tallies import NextRound
from allmende.agricola.rules.language.trigger import Trigger
from allmende.agricola.rules.language.writing import each_round
from allmende.agricola.rules.moments import (
    AFTER_USE,
    BEFORE_ROUND,
    BEFORE_USE,
    FEEDING_STARTED,
    FIELD_ENDED,
    FIELD_PHASE,
    HARVEST_ENDED,
    SCORING_STARTED,
)

CARDS: Final[list[Card]] = [
    occupation(
        "C098 Cube Cutter",
        Gain(WOOD, 1),
        Trigger(FIELD_PHASE, [Offer([WOOD, 1, FOOD, 1], [BonusPoints(1)])]),
    ),
    occupation("C099 Garden Designer", Trigger(SCORING_STARTED, [FoodInFields([1, 4, 7], [1, 2, 3])])),
    occupation("C100 Butler", Points(4, when=AllOf([PlayedBy(11), Compared(Rooms(), MORE, PeopleInPlay())]))),
    occupation(
        "C101 Stall Holder",
        AtAnyTime(
            Offer([GRAIN, 2], [BonusPoints(1), Gain(FOOD, 1), Gain(FOOD, 1, of=UnfencedStables())]), each_round=True
        ),
    ),
    occupation(
        "C102 Tree Guard",
        Trigger(
            AFTER_USE,
            [Offer([WOOD, 4], [Gain(STONE, 2), Gain(CLAY, 1), Gain(REED, 1), Gain(GRAIN, 1)], leaves=True)],
            spaces=SPACES_FOR[WOOD],
        ),
    ),
    occupation(
        "C103 Green Grocer",
        each_round(
            OneOf(
                [
                    Offer([CATTLE, 1], [Gain(VEGETABLE, 1)]),
                    Offer([VEGETABLE, 1], [Gain(CATTLE, 1)], way=1),
                    Offer([SHEEP, 2], [Gain(VEGETABLE, 1)], way=2),
                    Offer([VEGETABLE, 1], [Gain(SHEEP, 2)], way=3),
                    Offer([FOOD, 2], [Gain(GRAIN, 1)], way=4),
                    Offer([GRAIN, 1], [Gain(FOOD, 2)], way=5),
                ]
            )
        ),
    ),
    occupation("C104 Collector", ActionSpace(CollectGoods([6, 7, 8, 9]), for_all=False)),
    occupation(
        "C105 Basket Carrier",
        AtAnyTime(Offer([FOOD, 2], [Gain(WOOD, 1), Gain(REED, 1), Gain(GRAIN, 1)]), harvest=True),
    ),
    occupation(
        "C106 Potato Harvester",
        Gain(FOOD, 3),
        Trigger(FIELD_PHASE, [Gain(FOOD, 1, of=FieldsJust("harvested", VEGETABLE))]),
    ),
    occupation("C107 Baker", BakeBread(), Trigger(FEEDING_STARTED, [BakeBread()])),
    occupation(
        "C108 Layabout",
        LeaveOutHarvest(),
        ruling="No phase of that harvest takes place for you: you harvest nothing, need no Food, and your animals don't"
        " breed. Your cards do nothing in it either.",
    ),
    occupation("C109 Schnapps Distiller", AtAnyTime(Offer([VEGETABLE, 1], [Gain(FOOD, 5)]), feeding=True)),
    occupation(
        "C110 Home Brewer",
        Trigger(
            FIELD_ENDED,
            [OneOf([Offer([GRAIN, 1], [Gain(FOOD, 3)]), Offer([GRAIN, 1], [BonusPoints(1)], way=1)])],
        ),
    ),
    occupation(
        "C111 Small Animal Breeder",
        Trigger(BEFORE_ROUND, [Gain(FOOD, 1)], when=Compared(Goods(FOOD), NO_FEWER, NextRound())),
    ),
    occupation(
        "C112 Thresher",
        Trigger(
            BEFORE_USE,
            [TakeOne(GRAIN, [], [FOOD, 1])],
            spaces=space_bits(["grain-utilization", "farmland", "cultivation"]),
        ),
    ),
    occupation("C113 Winter Caretaker", Gain(GRAIN, 1), Trigger(HARVEST_ENDED, [TakeOne(VEGETABLE, [], [FOOD, 2])])),
    occupation(
        "C114 Soil Scientist",
        Trigger(AFTER_USE, [Offer([STONE, 1], [Gain(GRAIN, 2)], leaves=True)], spaces=SPACES_FOR[CLAY]),
        Trigger(AFTER_USE, [Offer([CLAY, 2], [Gain(VEGETABLE, 1)], leaves=True)], spaces=SPACES_FOR[STONE]),
        ruling="Those goods are taken by the next player who takes all goods from that space.",
    ),
]
