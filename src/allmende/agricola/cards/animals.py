"""Cards for keeping animals, of decks A and B beyond the base set."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.pieces import BOAR, CATTLE, CLAY, FOOD, GRAIN, REED, SHEEP, STONE, WOOD
from allmende.agricola.rules.accumulation import ANIMAL_SPACES
from allmende.agricola.rules.language import Gain, OneOf, Plow, TakeOne
from allmende.agricola.rules.language.amounts import Goods, Pastures, Steps, Taken
from allmende.agricola.rules.language.animals import OfferHerd, StockedPastures
from allmende.agricola.rules.language.card import AtAnyTime, Card, Permit, minor, occupation
from allmende.agricola.rules.language.conditions import NO_FEWER, Compared
from allmende.agricola.rules.language.counted import FarmAnimals, FreeStalls
from allmende.agricola.rules.language.custom import AddCrop, JoinHerds
from allmende.agricola.rules.language.discards import Discard
from allmende.agricola.rules.language.facts import TakenAndKept
from allmende.agricola.rules.language.gains import BonusPoints
from allmende.agricola.rules.language.offers import BuyFromPile, Offer
from allmende.agricola.rules.language.points import Points
from allmende.agricola.rules.language.tallies import Players
from allmende.agricola.rules.language.trigger import NEXT_TIME, ONCE, Trigger
from allmende.agricola.rules.language.writing import at_least, at_most, exactly, next_rounds
from allmende.agricola.rules.moments import BRED, CHANGED, GOODS_TAKEN, RENOVATED, SOWN
from allmende.agricola.rules.permits import (
    BOAR_BY_MEALS,
    BOAR_ON_FIELDS,
    ROOMY_WITHOUT_STABLE,
    SHEEP_BY_MEALS,
    SHEEP_BY_OCCUPATIONS,
    SOWS_PASTURES,
    STALLS_FOR_ONE_KIND,
    STALLS_FOR_PASTURES,
)

FREE_STALLS: Final = FreeStalls()
WITH_FEWER_ANIMALS: Final = Trigger(BRED, [Discard([SHEEP, BOAR, CATTLE], Gain(FOOD, 1, of=FREE_STALLS))])
KEPT: Final = (
    "If one of several animals of the same kind goes, you say whether it was among those taken. You may also let one"
    " go that has room, so that this card waits for another time."
)
AT_ONCE: Final = "If you already have that many when you play this, you get the points at once."

CARDS: Final[list[Card]] = [
    minor("A011 Mud Patch", [], Gain(BOAR, 1), Permit(BOAR_ON_FIELDS)),
    minor(
        "A017 Reclamation Plow",
        [WOOD, 1],
        Trigger(
            GOODS_TAKEN,
            [Plow()],
            when=TakenAndKept(),
            spaces=ANIMAL_SPACES,
            limit=NEXT_TIME,
        ),
        ruling=KEPT,
    ),
    minor("B009 Beating Rod", [], OneOf([TakeOne(REED, [], []), TakeOne(CATTLE, [], [REED, 1])]), travels=True),
    minor(
        "B011 Feedyard",
        [CLAY, 1, GRAIN, 1],
        Permit(STALLS_FOR_PASTURES),
        Trigger(BRED, [Gain(FOOD, 1, of=FREE_STALLS, more=WITH_FEWER_ANIMALS)]),
        points=1,
        ruling="Animals may be moved at any time, so as few of them as possible stand here.",
    ),
    minor("B012 Stockyard", [WOOD, 1, STONE, 1], Permit(STALLS_FOR_ONE_KIND), points=1),
    minor(
        "B034 Special Food",
        [],
        Trigger(
            GOODS_TAKEN,
            [BonusPoints(1, of=Taken(animals=True))],
            when=TakenAndKept(),
            spaces=ANIMAL_SPACES,
            limit=NEXT_TIME,
        ),
        needs=exactly(0, FarmAnimals()),
        ruling=KEPT,
    ),
    minor(
        "B035 Hook Knife",
        [WOOD, 1],
        Trigger(
            CHANGED,
            [BonusPoints(2)],
            when=Compared(Goods(SHEEP), NO_FEWER, Steps([9, 8, 7, 6], [1, 2, 3, 4], Players())),
            limit=ONCE,
        ),
        ruling=AT_ONCE,
    ),
    minor(
        "B072 Love for Agriculture",
        [],
        Permit(SOWS_PASTURES),
        ruling="The crops lie on the first space of the pasture, and stay there if it is divided.",
    ),
    minor(
        "B083 Muddy Puddles",
        [CLAY, 2],
        AtAnyTime(BuyFromPile([SHEEP, FOOD, CATTLE, FOOD, BOAR], 1, price=CLAY), animals=True),
    ),
    occupation("A099 Fellow Grazer", Points(2, of=Pastures(3))),
    occupation("A134 Full Farmer", Gain(WOOD, 1), Gain(CLAY, 1), Points(1, of=StockedPastures())),
    occupation("A148 Woolgrower", Permit(SHEEP_BY_MEALS)),
    occupation(
        "A153 Pig Owner",
        Trigger(CHANGED, [BonusPoints(3)], when=at_least(5, BOAR), limit=ONCE),
        ruling=AT_ONCE,
    ),
    occupation("B086 Truffle Searcher", Permit(BOAR_BY_MEALS)),
    occupation("B115 Tinsmith Master", Permit(ROOMY_WITHOUT_STABLE), Trigger(SOWN, [AddCrop()])),
    occupation("B148 Pet Broker", Gain(SHEEP, 1), Permit(SHEEP_BY_OCCUPATIONS)),
    occupation(
        "B154 Sheep Keeper",
        Trigger(CHANGED, [BonusPoints(3), Gain(FOOD, 2)], when=at_least(7, SHEEP), limit=ONCE),
        needs=at_most(6, SHEEP),
    ),
    occupation(
        "B157 Salter",
        AtAnyTime(
            OneOf(
                [
                    Offer([SHEEP, 1], [next_rounds(FOOD, 3)], way=0),
                    Offer([BOAR, 1], [next_rounds(FOOD, 5)], way=1),
                    Offer([CATTLE, 1], [next_rounds(FOOD, 7)], way=2),
                ]
            ),
            animals=True,
        ),
        ruling="New animals need room before you can pay with them.",
    ),
    occupation(
        "B167 Stable Sergeant",
        OfferHerd([FOOD, 2], [SHEEP, BOAR, CATTLE]),
        ruling="You may give away other animals to make room, but not the new ones.",
    ),
    occupation(
        "B168 Pasture Master",
        Trigger(RENOVATED, [Gain(FOOD, 2), JoinHerds()]),
        ruling="Animals may be moved at any time, so you say which kinds stand in these pastures now. Sources differ:"
        " according to some, there is no Food.",
    ),
]
