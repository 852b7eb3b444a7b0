"""The hand cards of deck L, which lies in the box to be used at will, as far as what they do is clear.

ruling: Their texts are known from one source, or from two that agree. Which cards are left out, docs/agricola.md tells.
"""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.board import space_bits
from allmende.agricola.components.pieces import CATTLE, CLAY, FOOD, GRAIN, REED, SHEEP, STONE, WOOD
from allmende.agricola.rules.accumulation import SPACES_FOR
from allmende.agricola.rules.language import Gain
from allmende.agricola.rules.language.amounts import Goods, Steps, Taken
from allmende.agricola.rules.language.animals import ExchangeAnimals
from allmende.agricola.rules.language.any_time import AtAnyTime
from allmende.agricola.rules.language.bartering import SwapResources, TakeSeveral
from allmende.agricola.rules.language.card import Card, Permit, minor, occupation
from allmende.agricola.rules.language.conditions import MORE, AllOf, Compared
from allmende.agricola.rules.language.counted import FarmAnimals, MajorImprovements, Occupations, Rooms
from allmende.agricola.rules.language.dealings import PassAround
from allmende.agricola.rules.language.drawing import DrawMinors
from allmende.agricola.rules.language.effect import Then
from allmende.agricola.rules.language.fencing import FencePasture
from allmende.agricola.rules.language.gains import BonusPoints, ByCost
from allmende.agricola.rules.language.occasions import FromSpace
from allmende.agricola.rules.language.offers import Offer
from allmende.agricola.rules.language.on_card import LyingHere
from allmende.agricola.rules.language.points import Points
from allmende.agricola.rules.language.promises import PromiseOn
from allmende.agricola.rules.language.repeats import UpTo
from allmende.agricola.rules.language.sowing import Sow
from allmende.agricola.rules.language.stock import LayOnCard, TakeOffCard
from allmende.agricola.rules.language.stores import Stacks
from allmende.agricola.rules.language.tallies import JustObtained, Players, RoundsLeft
from allmende.agricola.rules.language.trigger import OTHER_PLAYERS, Trigger
from allmende.agricola.rules.language.writing import at_least, at_most, exactly
from allmende.agricola.rules.moments import FROM_SPACE, GOODS_TAKEN, HARVEST_STARTED, OBTAINED, ROUND_ENDED
from allmende.agricola.rules.permits import CATTLE_STALL, KEEPS_CATTLE

ONE_SOURCE: Final = "What this card does is known from a single source."

CARDS: Final[list[Card]] = [
    occupation(
        "L059 Wood Scrounger",
        Trigger(
            GOODS_TAKEN,
            [Gain(WOOD, 1)],
            when=AllOf([at_least(2, Taken()), at_most(3, Taken())]),
            spaces=SPACES_FOR[WOOD],
            by=OTHER_PLAYERS,
        ),
    ),
    minor(
        "L060 Fruit Tree",
        [WOOD, 1],
        PromiseOn(FOOD, 1, rounds=range(8, 15)),
        needs=at_least(3, Occupations()),
        points=1,
        ruling=ONE_SOURCE,
    ),
    minor("L061 Bagpipe", [], Trigger(HARVEST_STARTED, [Gain(FOOD, 1)]), needs=at_least(1, SHEEP)),
    minor(
        "L062 Broch",
        [STONE, 1],
        Points(1, of=Steps([1, 2, 3], [2, 4, 6], Goods(STONE))),
        points=1,
        ruling="The Stone stays in your supply, as with the Joinery.",
    ),
    minor(
        "L063 Whisky Barrels",
        [GRAIN, 3],
        BonusPoints(1, of=Steps([1, 2, 3, 5], [2, 4, 6, 8], RoundsLeft())),
    ),
    minor(
        "L064 Highland Cattle",
        [],
        Permit(CATTLE_STALL),
        Gain(CATTLE, 1),
        needs=exactly(0, FarmAnimals()),
        ruling="Any one Cattle can be kept on the card, since animals may be moved at any time.",
    ),
    minor(
        "L066 Stretch Goat",
        [FOOD, 3],
        ByCost([DrawMinors(1), FencePasture(size=1, wood=0), Sow(), Gain(CATTLE, 1)]),
        or_pay=[[FOOD, 2, WOOD, 2], [FOOD, 2, GRAIN, 1], [FOOD, 2, STONE, 1]],
        points=1,
        ruling="One of the four is paid besides the 2 Food. If other cards change the cost, the printed cost that they"
        " have changed counts.",
    ),
    minor("L067 AgriCola", [STONE, 1], Gain(FOOD, 2), points=1),
    minor("L068 Aggro-Koala", [WOOD, 2, REED, 2], points=3),
    occupation(
        "L071 Vielspieler",
        Points(1),
        ruling="What this card does is known from a single source. It also lets you choose what you play next.",
    ),
    Card(
        "L072 Wanderer",
        [[]],
        [TakeSeveral(3)],
        travels=True,
        ruling="Animals may be taken, too, if there is room for them.",
    ),
    occupation(
        "L075 Storekeepers",
        # No gain by itself: it counts what other cards bring then, so its owner chooses when it comes.
        Trigger(ROUND_ENDED, [Then([Gain(FOOD, 1, of=Stacks())])]),
        ruling="Food counts, too; animals and what lies on fields are not in your supply. In rounds with a harvest, it"
        " comes after that.",
    ),
    occupation(
        "L078 Elder Fisher",
        Trigger(GOODS_TAKEN, [Gain(FOOD, 1, of=Taken())], spaces=space_bits(["fishing"]), by=OTHER_PLAYERS),
        Trigger(GOODS_TAKEN, [PassAround(FOOD)], spaces=space_bits(["fishing"])),
        ruling="You take the Food that lies there before you give it away.",
    ),
    occupation(
        "L080 Covert Advertiser",
        Trigger(
            OBTAINED,
            [SwapResources(of_these=True)],
            when=at_least(3, JustObtained()),
            details=[WOOD, CLAY, REED, STONE],
        ),
        ruling="What counts are building resources of one type that you get together.",
    ),
    occupation(
        "L081 City Planner", Points(1, of=MajorImprovements(), when=Compared(MajorImprovements(), MORE, Rooms()))
    ),
    minor(
        "L082 Were-Clone",
        [WOOD, 1, STONE, 1],
        ExchangeAnimals(CATTLE),
        Permit(KEEPS_CATTLE),
        points=1,
        ruling="Cards can't turn Cattle into Food either, but Cattle may pay for what brings Food on round spaces.",
    ),
    minor(
        "L083 Seal of Approval",
        [FOOD, 2],
        Trigger(GOODS_TAKEN, [Gain(FOOD, 1, of=Taken())], spaces=space_bits(["fishing"])),
        points=1,
    ),
    occupation(
        "L084 The Hülk",
        AtAnyTime(UpTo([Offer([WOOD, 1], [Gain(FOOD, 1)])], Players()), harvest=True),
        ruling=ONE_SOURCE,
    ),
    minor(
        "L087 Chairman's Garden",
        [],
        LayOnCard(STONE, 4),
        Trigger(FROM_SPACE, [TakeOffCard(STONE)], when=FromSpace([STONE])),
        Points(1, when=exactly(0, LyingHere(STONE))),
        needs=at_least(2, Occupations()),
        points=1,
        ruling="What counts are the actions of action spaces, not what cards give.",
    ),
]
