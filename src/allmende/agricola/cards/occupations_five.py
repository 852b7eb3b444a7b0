"""The occupations of decks A and B for five and six players."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.board import MEEPLE_SPACES, space_bits
from allmende.agricola.components.pieces import BOAR, CATTLE, FOOD, GRAIN, SHEEP, VEGETABLE, WOOD
from allmende.agricola.rules.accumulation import SPACES_FOR
from allmende.agricola.rules.language import Gain, OneOf
from allmende.agricola.rules.language.amounts import Taken
from allmende.agricola.rules.language.any_time import AtAnyTime
from allmende.agricola.rules.language.card import Card, occupation
from allmende.agricola.rules.language.conditions import AllOf
from allmende.agricola.rules.language.dealings import TakeAllFrom
from allmende.agricola.rules.language.fencing import FencePasture
from allmende.agricola.rules.language.gains import GainBy
from allmende.agricola.rules.language.occupancy import OCCUPIED, OccupiedSpaces, People
from allmende.agricola.rules.language.offers import Offer
from allmende.agricola.rules.language.stock import LayOnCard, TakeOffCard
from allmende.agricola.rules.language.trigger import OTHER_PLAYERS, Trigger
from allmende.agricola.rules.language.turning import TurnFaceDown
from allmende.agricola.rules.language.writing import at_least, at_most, using
from allmende.agricola.rules.moments import (
    BEFORE_USE,
    GOING_HOME,
    GOODS_TAKEN,
    ROOM_BUILT,
    SPACE_REVEALED,
    WORK_ENDED,
    WORK_STARTED,
)

HOLLOW: Final = space_bits(["hollow"])
MEEPLE: Final = "The meeple symbol is the one between two linked action spaces, so that six of them have it."

CARDS: Final[list[Card]] = [
    occupation(
        "A172 Boat Painter",
        Trigger(
            WORK_ENDED,
            [OneOf([Offer([], [Gain(GRAIN, 1)]), Offer([], [Gain(FOOD, 2)], way=1)])],
            when=People(OCCUPIED, ["fishing", "traveling-players"], all_of_them=True),
        ),
    ),
    occupation("A173 Clay Thief", Trigger(WORK_STARTED, [TurnFaceDown(TakeAllFrom(HOLLOW))])),
    occupation(
        "A174 Master Hora",
        Trigger(BEFORE_USE, [Offer([FOOD, 1], [Gain(VEGETABLE, 1)])], spaces=MEEPLE_SPACES),
        ruling=MEEPLE,
    ),
    occupation(
        "A175 Hollow Gardener",
        Trigger(
            GOODS_TAKEN,
            [Gain(GRAIN, 1)],
            when=AllOf([at_least(3, Taken()), at_most(5, Taken())]),
            spaces=HOLLOW,
        ),
        Trigger(GOODS_TAKEN, [Gain(VEGETABLE, 1)], when=at_least(6, Taken()), spaces=HOLLOW),
    ),
    occupation("A178 Carpenter's Boy", Trigger(ROOM_BUILT, [Gain(WOOD, 1)], by=OTHER_PLAYERS)),
    occupation("A179 Mountain Shepherd", using(["western-quarry", "eastern-quarry"], Gain(SHEEP, 1))),
    occupation(
        "B170 Corral Builder",
        Trigger(SPACE_REVEALED, [FencePasture(size=1, wood=0)], spaces=space_bits(["pig-market", "cattle-market"])),
    ),
    occupation(
        "B173 Sweeper",
        using(MEEPLE_SPACES, LayOnCard(FOOD, 1)),
        AtAnyTime(TurnFaceDown(TakeOffCard())),
        ruling=MEEPLE,
    ),
    occupation("B174 Riverbank Gardener", using(["riverbank-forest"], Gain(VEGETABLE, 1))),
    occupation(
        "B179 Wild Boar Hunter",
        Trigger(GOING_HOME, [Offer([WOOD, 1], [Gain(BOAR, 1)])], when=at_least(3, OccupiedSpaces(SPACES_FOR[WOOD]))),
    ),
    occupation(
        "B180 Game Teaser",
        Trigger(
            GOODS_TAKEN,
            [GainBy([1, 2, 3], [CATTLE, 1, BOAR, 1, SHEEP, 1], of=Taken())],
            spaces=SPACES_FOR[FOOD],
        ),
    ),
]
"""By number."""
