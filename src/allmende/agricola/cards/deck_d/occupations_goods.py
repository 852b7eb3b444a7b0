"""Occupations of deck D that bring building resources, or trade in them."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.board import space_bits, space_number
from allmende.agricola.components.pieces import CLAY, CLAYEY, FOOD, REED, STONE, WOOD, WOODEN
from allmende.agricola.rules.accumulation import SPACES_FOR
from allmende.agricola.rules.language import Gain, OneOf, TakeOne
from allmende.agricola.rules.language.card import AtAnyTime, Card, occupation
from allmende.agricola.rules.language.card_spaces import ActionSpace
from allmende.agricola.rules.language.contests import MinorPlayed
from allmende.agricola.rules.language.dealings import EmptySpace, LayEachOnce
from allmende.agricola.rules.language.goods import TakeAll
from allmende.agricola.rules.language.house_savings import RenovationFor, RoomsFor
from allmende.agricola.rules.language.offers import Offer
from allmende.agricola.rules.language.on_card import TopOfPile
from allmende.agricola.rules.language.promises import PromiseOn
from allmende.agricola.rules.language.savings import MAJOR, MINOR, Instead
from allmende.agricola.rules.language.stock import LayOnCard, TakeOffCard
from allmende.agricola.rules.language.tallies import TilesHarvested
from allmende.agricola.rules.language.trigger import Trigger
from allmende.agricola.rules.language.writing import using
from allmende.agricola.rules.moments import BEFORE_USE, FIELD_PHASE, IMPROVED, ROOM_BUILT, SPACE_REVEALED, TAUGHT

CARDS: Final[list[Card]] = [
    occupation(
        "D116 Tree Inspector",
        ActionSpace(TakeAll(WOOD, space_number("tree-inspector")), for_all=False),
        Trigger(SPACE_REVEALED, [EmptySpace("tree-inspector")], spaces=SPACES_FOR[STONE]),
        ruling="It is a Wood accumulation space for your other cards, too.",
    ),
    occupation(
        "D117 Wood Expert",
        Gain(WOOD, 2),
        Instead(MAJOR | MINOR, FOOD, of=[WOOD], count=2, at_most=True),
    ),
    occupation(
        "D118 Bonehead",
        LayOnCard(WOOD, 6),
        Trigger(TAUGHT, [TakeOffCard(WOOD)]),
        Trigger(IMPROVED, [TakeOffCard(WOOD)], when=MinorPlayed()),
        ruling="You get a Wood for this card itself, too.",
    ),
    occupation(
        "D119 Wood Barterer",
        Trigger(
            BEFORE_USE,
            [
                OneOf(
                    [
                        Offer([], [Gain(WOOD, 2)]),
                        Offer([WOOD, 1], [Gain(REED, 1)], way=1),
                        Offer([WOOD, 2], [Gain(REED, 2)], way=2),
                    ]
                )
            ],
            spaces=space_bits(["farm-expansion", "fencing", "farm-redevelopment", "house-building", "hardworking-man"]),
        ),
    ),
    occupation("D120 Clay Deliveryman", PromiseOn(CLAY, 1, rounds=range(6, 15))),
    occupation(
        "D121 Clay Plasterer",
        RenovationFor(CLAYEY, material=1, reed=1),
        RoomsFor([CLAYEY], material=3, reed=2),
    ),
    occupation(
        "D122 Clay Carrier",
        Gain(CLAY, 2),
        AtAnyTime(Offer([FOOD, 2], [Gain(CLAY, 2)]), each_round=True),
    ),
    occupation(
        "D123 Renovation Preparer",
        Trigger(ROOM_BUILT, [Gain(CLAY, 2)], details=[WOODEN]),
        Trigger(ROOM_BUILT, [Gain(STONE, 2)], details=[CLAYEY]),
    ),
    occupation(
        "D124 Emissary",
        AtAnyTime(LayEachOnce(STONE), animals=True),
        ruling="Food and animals are goods, too. New animals need room before you can lay them there.",
    ),
    occupation(
        "D125 Forest Trader",
        using(
            SPACES_FOR[WOOD] | SPACES_FOR[CLAY],
            OneOf(
                [
                    *(TakeOne(resource, [], [FOOD, 1]) for resource in (WOOD, CLAY, REED)),
                    TakeOne(STONE, [], [FOOD, 2]),
                ]
            ),
        ),
    ),
    occupation(
        "D126 Field Cultivator",
        Trigger(FIELD_PHASE, [TopOfPile([WOOD, CLAY, REED, STONE, REED, CLAY, WOOD], of=TilesHarvested())]),
    ),
]
