"""Cards that have to do with harvests, sowing, fields and baking bread, of decks A and B beyond the base set."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.pieces import CATTLE, CLAY, FOOD, GRAIN, REED, STONE, VEGETABLE, WOOD
from allmende.agricola.rules.accumulation import LESSONS_SPACES, SPACES_FOR
from allmende.agricola.rules.language import BakeBread, Gain, OneOf, Sow, TakeOne
from allmende.agricola.rules.language.ahead import BeforeActions
from allmende.agricola.rules.language.amounts import Fields, FieldsJust, Pastures
from allmende.agricola.rules.language.card import AtAnyTime, Card, FieldCard, Permit, minor, occupation
from allmende.agricola.rules.language.conditions import AllOf, HasMajor
from allmende.agricola.rules.language.counted import (
    AllFields,
    BakingImprovements,
    FieldTiles,
    PeopleGathering,
    Stables,
    UnusedSpaces,
)
from allmende.agricola.rules.language.crops import AddCrops, DiscardGrain, LadenSpaces
from allmende.agricola.rules.language.facts import CameBeforeHarvest
from allmende.agricola.rules.language.gains import BonusPoints, Exchange
from allmende.agricola.rules.language.offers import Offer
from allmende.agricola.rules.language.savings import LESSONS, FoodBefore
from allmende.agricola.rules.language.tallies import SpacesTurned
from allmende.agricola.rules.language.trigger import Trigger
from allmende.agricola.rules.language.writing import at_least, exactly
from allmende.agricola.rules.moments import (
    AFTER_HARVEST,
    AFTER_SOWING,
    BAKED,
    BEFORE_BAKING,
    BEFORE_HARVEST,
    BEFORE_SOWING,
    FIELD_ENDED,
    FIELD_PHASE,
    HARVEST_ENDED,
    PLOWED,
    SPACES_TURNED,
    USED,
)
from allmende.agricola.rules.permits import TEACHES_BAKERS

CARDS: Final[list[Card]] = [
    minor(
        "A030 Baking Sheet",
        [],
        Trigger(BAKED, [Offer([GRAIN, 1], [Gain(FOOD, 2), BonusPoints(1)])]),
        needs=exactly(0, Fields(GRAIN)),
        ruling="Exactly 1 Grain, and once in each “Bake Bread” action: that is one in which at least 1 Grain has become"
        " Food with an improvement that bakes.",
    ),
    minor(
        "A059 Potato Ridger",
        [WOOD, 1],
        Trigger(
            FIELD_PHASE,
            [Offer([VEGETABLE, 1], [Gain(FOOD, 6)])],
            when=AllOf([at_least(1, FieldsJust("harvested", VEGETABLE)), exactly(3, VEGETABLE)]),
        ),
        Trigger(
            FIELD_PHASE,
            [Exchange([VEGETABLE, 1], [FOOD, 6])],
            when=AllOf([at_least(1, FieldsJust("harvested", VEGETABLE)), at_least(4, VEGETABLE)]),
        ),
    ),
    minor(
        "A061 Winnowing Fan",
        [REED, 1],
        Trigger(FIELD_ENDED, [BakeBread(single=True)]),
        needs=at_least(1, BakingImprovements()),
    ),
    minor(
        "A062 Beer Keg",
        [WOOD, 1],
        AtAnyTime(
            OneOf(
                [
                    Offer([GRAIN, 1], [Gain(FOOD, 3)]),
                    Offer([GRAIN, 2], [BonusPoints(1), Gain(FOOD, 3)], way=1),
                    Offer([GRAIN, 3], [BonusPoints(2), Gain(FOOD, 3)], way=2),
                ]
            ),
            feeding=True,
        ),
        needs=at_least(2, GRAIN),
        ruling="It is used at most once in each harvest.",
    ),
    minor(
        "A064 Barley Mill",
        [WOOD, 1, CLAY, 4],
        Trigger(FIELD_PHASE, [Gain(FOOD, 1, of=FieldsJust("harvested", GRAIN))]),
        points=1,
        or_pay=[[WOOD, 1, STONE, 2]],
    ),
    minor("A065 Seed Pellets", [], Trigger(BEFORE_SOWING, [Gain(GRAIN, 1)]), needs=at_least(3, AllFields())),
    minor(
        "A072 Calcium Fertilizers",
        [],
        Trigger(USED, [AddCrops()], spaces=SPACES_FOR[STONE]),
        needs=exactly(0, FieldTiles()),
    ),
    minor(
        "A073 Agricultural Fertilizers",
        [],
        Trigger(SPACES_TURNED, [Sow()], when=at_least(2, SpacesTurned())),
        needs=at_least(1, Pastures()),
        ruling="Building rooms and building stables are two actions, even if a person takes both at once.",
    ),
    minor(
        "A079 Garden Hoe",
        [WOOD, 1],
        Trigger(AFTER_SOWING, [Gain(CLAY, 1), Gain(STONE, 1)], when=at_least(1, FieldsJust("sown", VEGETABLE))),
    ),
    minor(
        "B054 Tumbrel",
        [WOOD, 1],
        Gain(FOOD, 2),
        Trigger(AFTER_SOWING, [Gain(FOOD, 1, of=Stables())]),
        ruling="A “Sow” action that is limited to certain fields or crops does not count. Sources differ: according to"
        " some, it does.",
    ),
    minor(
        "B058 Crack Weeder",
        [WOOD, 1],
        Gain(FOOD, 1),
        Trigger(FIELD_PHASE, [Gain(FOOD, 1, of=FieldsJust("harvested", VEGETABLE))]),
    ),
    minor("B063 Tasting", [WOOD, 2], FoodBefore(LESSONS, GRAIN, food=4), points=1),
    minor("B067 Hand Truck", [WOOD, 1], Trigger(BEFORE_BAKING, [Gain(GRAIN, 1, of=PeopleGathering())])),
    minor(
        "B082 Value Assets",
        [],
        Trigger(
            AFTER_HARVEST,
            [
                OneOf(
                    [
                        Offer([FOOD, 1], [Gain(WOOD, 1)]),
                        Offer([FOOD, 1], [Gain(CLAY, 1)], way=1),
                        Offer([FOOD, 2], [Gain(REED, 1)], way=2),
                        Offer([FOOD, 2], [Gain(STONE, 1)], way=3),
                    ]
                )
            ],
        ),
    ),
    occupation(
        "A097 Freshman",
        Permit(TEACHES_BAKERS),
        ruling="Where another card adds the action to an action space, the occupation may be played before the actions"
        " of the space, too.",
    ),
    occupation(
        "A104 Wood Harvester",
        Trigger(
            FIELD_PHASE,
            [
                Gain(WOOD, 1, of=LadenSpaces(WOOD, 2)),
                Gain(FOOD, 1, of=LadenSpaces(WOOD, 3, more=True)),
            ],
        ),
    ),
    occupation("A105 Barrow Pusher", Trigger(PLOWED, [Gain(CLAY, 1), Gain(FOOD, 1)])),
    occupation(
        "A106 Slurry Spreader",
        Trigger(
            FIELD_PHASE,
            [
                Gain(FOOD, 2, of=FieldsJust("emptied", GRAIN)),
                Gain(FOOD, 1, of=FieldsJust("emptied", VEGETABLE)),
            ],
        ),
    ),
    occupation(
        "A113 Heresy Teacher",
        Trigger(USED, [AddCrops(below=3)], spaces=LESSONS_SPACES),
        ruling="What lies on top is harvested first. It does not react to the use of the Lessons space on which it is"
        " played.",
    ),
    occupation("A115 Chief Forester", Trigger(USED, [Sow(single=True)], spaces=SPACES_FOR[WOOD])),
    occupation(
        "A118 Treegardener",
        Trigger(FIELD_PHASE, [Gain(WOOD, 1)]),
        Trigger(
            FIELD_PHASE,
            [OneOf([Offer([FOOD, 1], [Gain(WOOD, 1)]), Offer([FOOD, 2], [Gain(WOOD, 2)], way=1)])],
        ),
    ),
    occupation("A145 Ropemaker", Trigger(HARVEST_ENDED, [Gain(REED, 1)])),
    occupation("A166 Haydryer", Trigger(BEFORE_HARVEST, [TakeOne(CATTLE, [], [FOOD, 4], less=Pastures())])),
    occupation(
        "B101 Furniture Carpenter",
        AtAnyTime(Offer([FOOD, 2], [BonusPoints(1)]), harvest=True, when=HasMajor("joinery", anybody=True)),
        ruling="It is bought once, at any time of the harvest: also at its end, once animals have bred.",
    ),
    occupation(
        "B112 Silokeeper",
        Trigger(USED, [Gain(GRAIN, 1)], when=CameBeforeHarvest(), ahead=BeforeActions([GRAIN])),
        ruling="In rounds 1 to 4 there is none, then the card of round 4, from round 8 on that of round 7, from round"
        " 10 on that of round 9, from round 12 on that of round 11, and in round 14 that of round 13.",
    ),
    occupation(
        "B113 Patch Caregiver",
        OneOf([TakeOne(GRAIN, [], [FOOD, 1]), TakeOne(VEGETABLE, [], [FOOD, 3])]),
        FieldCard(),
    ),
    occupation(
        "B132 Estate Master",
        Trigger(FIELD_PHASE, [BonusPoints(1, of=FieldsJust("harvested", VEGETABLE))], when=exactly(0, UnusedSpaces())),
    ),
    occupation(
        "B141 Field Caretaker",
        OneOf(
            [
                Offer([], [Gain(GRAIN, 1)]),
                Offer([CLAY, 1], [Gain(GRAIN, 2)], way=1),
                Offer([CLAY, 3], [Gain(GRAIN, 3)], way=2),
            ]
        ),
        FieldCard(),
    ),
    occupation("B165 Game Provider", Trigger(BEFORE_HARVEST, [DiscardGrain([1, 3, 4])])),
]
