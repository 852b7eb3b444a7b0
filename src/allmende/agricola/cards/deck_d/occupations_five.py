"""Occupations of deck D for five and six players: D169 to D180."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.board import space_bits
from allmende.agricola.components.pieces import BOAR, CATTLE, CLAY, FOOD, GRAIN, REED, SHEEP, STONE, VEGETABLE, WOOD
from allmende.agricola.rules.accumulation import ACCUMULATION_SPACES, LESSONS_SPACES, SPACES_FOR
from allmende.agricola.rules.language import AndAfterward, BuildFences, Gain, OneOf, Plow, Sow, TakeOne
from allmende.agricola.rules.language.amounts import Taken
from allmende.agricola.rules.language.built import BuiltMajor
from allmende.agricola.rules.language.card import AtAnyTime, Card, Toll, occupation
from allmende.agricola.rules.language.card_spaces import ActionSpace
from allmende.agricola.rules.language.facts import InWorkPhase, RenovationOnSpace
from allmende.agricola.rules.language.gains import GainBy
from allmende.agricola.rules.language.leaving import LeaveGoods
from allmende.agricola.rules.language.occupancy import OCCUPIED, People, UsedSpaces
from allmende.agricola.rules.language.offers import Offer
from allmende.agricola.rules.language.stock import LayOnCard, TakeOffCard
from allmende.agricola.rules.language.trigger import ALL_PLAYERS, OTHER_PLAYERS, Trigger
from allmende.agricola.rules.language.turning import TurnFaceDown
from allmende.agricola.rules.language.writing import at_least, using
from allmende.agricola.rules.moments import BEFORE_USE, GOODS_TAKEN, IMPROVED, LESSONS_PAID, RENOVATED

CARDS: Final[list[Card]] = [
    occupation(
        "D169 Plowsmith",
        Trigger(GOODS_TAKEN, [Plow([FOOD, 1])], when=at_least(4, Taken()), spaces=SPACES_FOR[WOOD], by=OTHER_PLAYERS),
    ),
    occupation(
        "D170 Fold Builder",
        ActionSpace(AndAfterward(BuildFences(), Gain(SHEEP, 1))),
        Toll(space_bits(["fold-builder"]), FOOD, 1),
        ruling="You can use it only if you can build fences; the Sheep comes after that.",
    ),
    occupation("D171 Senior Teacher", Trigger(LESSONS_PAID, [Gain(FOOD, 1)], by=OTHER_PLAYERS)),
    occupation("D172 Putcher Maker", AtAnyTime(Offer([REED, 1], [Gain(FOOD, 2)]))),
    occupation(
        "D173 Town Clerk",
        Trigger(IMPROVED, [LayOnCard(FOOD, 1)], when=BuiltMajor(), by=ALL_PLAYERS),
        AtAnyTime(TurnFaceDown(TakeOffCard())),
    ),
    occupation("D174 Loess Gardener", using(["clay-pit"], TakeOne(VEGETABLE, [], [FOOD, 1]))),
    occupation(
        "D175 Countryman",
        Trigger(RENOVATED, [Sow(single=True)], when=RenovationOnSpace(), by=ALL_PLAYERS),
    ),
    occupation(
        "D176 Woodshacker",
        using(
            SPACES_FOR[WOOD],
            GainBy([1, 2], [CLAY, 1, CLAY, 2], of=UsedSpaces(SPACES_FOR[WOOD])),
            when=InWorkPhase(),
        ),
        ruling="Spaces that you have used in the round before you play this card count, too.",
    ),
    occupation(
        "D177 Graduate",
        Offer([FOOD, 1], [Gain(STONE, 2), Gain(REED, 2)]),
        ruling="You may decline to pay; then you get nothing.",
    ),
    occupation(
        "D178 Substitute Teacher",
        ActionSpace(
            OneOf(
                [
                    Offer([], [Gain(WOOD, 1), Gain(CLAY, 1), Gain(REED, 1), Gain(STONE, 1)]),
                    Offer([], [Gain(GRAIN, 1), Gain(VEGETABLE, 1)], way=1),
                ]
            ),
            when=People(OCCUPIED, LESSONS_SPACES, all_of_them=True),
            for_all=False,
        ),
        ruling="You get one of each type: either of the building resources or of the crops.",
    ),
    occupation(
        "D179 Bullcatcher",
        ActionSpace(
            Gain(CATTLE, 1),
            Gain(FOOD, 2),
            when=People(OCCUPIED, [], all_of_them=True, rounds=[3, 6]),
            for_all=False,
        ),
    ),
    occupation(
        "D180 Part-Time Worker",
        Trigger(BEFORE_USE, [LeaveGoods([2, 4, 6], [SHEEP, BOAR, CATTLE])], spaces=ACCUMULATION_SPACES),
    ),
]
