"""Cards that give something each time that an action space is used, mostly of deck A."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.board import space_bits, space_number
from allmende.agricola.components.numbers import card_index
from allmende.agricola.components.pieces import BOAR, CATTLE, CLAY, FOOD, GRAIN, REED, SHEEP, STONE, VEGETABLE, WOOD
from allmende.agricola.components.upgrades import FIREPLACES
from allmende.agricola.rules.accumulation import (
    ACCUMULATION_SPACES,
    ANIMAL_SPACES,
    BUILDING_SPACES,
    LESSONS_SPACES,
    SPACES_FOR,
)
from allmende.agricola.rules.language import BuildMajor, BuildStables, Gain, OneOf, Plow, TakeOne
from allmende.agricola.rules.language.ahead import BeforeActions
from allmende.agricola.rules.language.amounts import IN_QUESTION, Goods, GoodsOn, Pastures, Round, Taken
from allmende.agricola.rules.language.card import Card, minor, occupation
from allmende.agricola.rules.language.conditions import AllOf, AtLeast
from allmende.agricola.rules.language.counted import Occupations, Placed
from allmende.agricola.rules.language.facts import HasSuch, UsedSuch
from allmende.agricola.rules.language.gains import Exchange, GainBy
from allmende.agricola.rules.language.occasions import InRounds
from allmende.agricola.rules.language.offers import Offer, TakeFrom
from allmende.agricola.rules.language.savings import OCCUPATION, Instead
from allmende.agricola.rules.language.sharing import ANYBODY, Sharing, Where
from allmende.agricola.rules.language.stock import LayOnCard, TakeOffCard
from allmende.agricola.rules.language.tallies import PlacingAs
from allmende.agricola.rules.language.trigger import ALL_PLAYERS, LATER_TURNS, Trigger
from allmende.agricola.rules.language.writing import at_least, exactly, next_rounds, using
from allmende.agricola.rules.moments import AFTER_USE, BEFORE_USE, GOODS_TAKEN, OBTAINED, RIGHT_AFTER_USE, ROUND_STARTED

HOLLOW: Final = space_number("hollow")
CLAY_PIT: Final = space_number("clay-pit")
REED_BANK: Final = space_bits(["reed-bank"])

CARDS: Final[list[Card]] = [
    minor(
        "A015 Carpenter's Axe",
        [WOOD, 1],
        Trigger(AFTER_USE, [BuildStables(1, 1)], when=at_least(7, WOOD), spaces=SPACES_FOR[WOOD]),
    ),
    minor(
        "A028 Forest School",
        [WOOD, 1, CLAY, 1],
        Sharing(Where("named", LESSONS_SPACES), ANYBODY),
        Instead(OCCUPATION, WOOD, of=[FOOD], count=1, each=True),
        points=1,
    ),
    minor(
        "A042 Forest Lake Hut", [CLAY, 2], using(["fishing"], Gain(WOOD, 1)), using(["forest"], Gain(FOOD, 1)), points=1
    ),
    minor(
        "A046 Claw Knife",
        [WOOD, 1],
        using(["sheep-market"], next_rounds(FOOD, 2)),
        needs=exactly(1, Pastures()),
        points=1,
        ruling="Sources differ on the points: some have none.",
    ),
    minor(
        "A048 Shaving Horse",
        [WOOD, 1],
        Trigger(
            OBTAINED,
            [Offer([WOOD, 1], [Gain(FOOD, 3)])],
            when=AtLeast(5, Goods(WOOD), below=7),
            details=[WOOD],
        ),
        Trigger(OBTAINED, [Exchange([WOOD, 1], [FOOD, 3])], when=at_least(7, WOOD), details=[WOOD]),
        ruling="Wood of an action space and wood that a card adds to it are obtained one after the other.",
    ),
    minor("A051 Drift-Net Boat", [WOOD, 1, REED, 1], using(["fishing"], Gain(FOOD, 2)), points=1),
    minor(
        "A052 Throwing Axe",
        [WOOD, 1],
        using(SPACES_FOR[WOOD], Gain(FOOD, 2), when=at_least(1, GoodsOn(space_number("pig-market")))),
        needs=at_least(7, Round()),
    ),
    minor("A066 Feeding Dish", [WOOD, 1], Trigger(BEFORE_USE, [Gain(GRAIN, 1)], when=HasSuch(), spaces=ANIMAL_SPACES)),
    minor("A077 Hod", [WOOD, 1], Gain(CLAY, 1), using(["pig-market"], Gain(CLAY, 2), by=ALL_PLAYERS)),
    minor(
        "A081 Interim Storage",
        [FOOD, 2],
        using(SPACES_FOR[CLAY], LayOnCard(WOOD, 1)),
        using(SPACES_FOR[REED], LayOnCard(CLAY, 1)),
        using(SPACES_FOR[STONE], LayOnCard(REED, 1)),
        Trigger(ROUND_STARTED, [TakeOffCard()], when=InRounds([7, 11, 14])),
    ),
    minor(
        "A082 Work Certificate",
        [FOOD, 1],
        Trigger(AFTER_USE, [TakeFrom(BUILDING_SPACES, 4)]),
        needs=at_least(3, Occupations()),
        ruling="Sources differ on the cost: some have none.",
    ),
    occupation("A091 Shifting Cultivator", using(SPACES_FOR[WOOD], Plow([FOOD, 3]))),
    occupation(
        "A103 Portmonger",
        Trigger(
            GOODS_TAKEN,
            [GainBy([1, 2, 3], [VEGETABLE, 1, GRAIN, 1, REED, 1], of=Taken(), or_more=True)],
            spaces=SPACES_FOR[FOOD],
        ),
    ),
    occupation(
        "A107 Catcher",
        *(
            Trigger(
                BEFORE_USE,
                [Gain(FOOD, 1)],
                when=AllOf([exactly(number, PlacingAs()), exactly(6 - number, GoodsOn(IN_QUESTION))]),
                spaces=BUILDING_SPACES,
            )
            for number in (1, 2, 3)
        ),
    ),
    occupation(
        "A121 Clay Puncher",
        Gain(CLAY, 1),
        Trigger(AFTER_USE, [Gain(CLAY, 1)], spaces=LESSONS_SPACES | 1 << CLAY_PIT),
        ruling="Whoever plays this card on a Lessons space gets Clay twice.",
    ),
    occupation(
        "A122 Pan Baker", using(["grain-utilization"], Gain(CLAY, 2), Gain(WOOD, 1), ahead=BeforeActions([CLAY, WOOD]))
    ),
    occupation("A124 Knapper", Trigger(BEFORE_USE, [Gain(STONE, 1)], round_spaces=[5, 6, 7])),
    occupation(
        "A126 Master Workman",
        *(
            Trigger(BEFORE_USE, [Gain(resource, 1)], round_spaces=[number])
            for number, resource in enumerate((WOOD, CLAY, REED, STONE), 1)
        ),
    ),
    occupation(
        "A137 Riverine Shepherd",
        using(["sheep-market"], TakeFrom(REED_BANK)),
        using(["reed-bank"], TakeFrom(space_bits(["sheep-market"]))),
    ),
    occupation(
        "A139 Hollow Warden",
        BuildMajor(among=FIREPLACES, named=True, of_hand=[card_index("A060")]),
        using(["hollow"], Gain(FOOD, 1)),
        ruling="The Oriental Fireplace in your hand is a Fireplace, too: you may play it then.",
    ),
    occupation(
        "A140 Shovel Bearer",
        using(["clay-pit"], Gain(FOOD, 1, of=GoodsOn(HOLLOW))),
        using(["hollow"], Gain(FOOD, 1, of=GoodsOn(CLAY_PIT))),
    ),
    occupation(
        "A142 Cordmaker",
        Trigger(
            GOODS_TAKEN,
            [OneOf([TakeOne(GRAIN, [], []), TakeOne(VEGETABLE, [], [FOOD, 2])])],
            when=at_least(2, Taken()),
            spaces=REED_BANK,
            by=ALL_PLAYERS,
        ),
    ),
    occupation(
        "A146 Storehouse Steward",
        Trigger(
            GOODS_TAKEN,
            [GainBy([2, 3, 4, 5], [STONE, 1, REED, 1, CLAY, 1, WOOD, 1], of=Taken())],
            spaces=SPACES_FOR[FOOD],
        ),
    ),
    occupation("A161 Patch Caretaker", using(ACCUMULATION_SPACES, Gain(VEGETABLE, 1), when=UsedSuch())),
    occupation(
        "A163 Building Expert",
        using(
            ["resource-market"],
            GainBy([1, 2, 3, 4, 5], [WOOD, 1, CLAY, 1, REED, 1, STONE, 1, STONE, 1], of=Placed()),
        ),
    ),
    occupation(
        "A164 Wood Worker",
        Trigger(GOODS_TAKEN, [Offer([WOOD, 1], [Gain(SHEEP, 1)], leaves=True)], spaces=SPACES_FOR[WOOD]),
    ),
    occupation(
        "A168 Animal Teacher",
        Trigger(
            RIGHT_AFTER_USE,
            [OneOf([TakeOne(SHEEP, [], []), TakeOne(BOAR, [], [FOOD, 1]), TakeOne(CATTLE, [], [FOOD, 2])])],
            spaces=LESSONS_SPACES,
            limit=LATER_TURNS,
        ),
        ruling="It does not react to the use of the Lessons space on which it is played.",
    ),
]
