"""Cards for dealings with other players, of decks A and B beyond the base set."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from allmende.agricola.accumulation import SPACES_FOR
from allmende.agricola.components import BOAR, CLAY, FOOD, GRAIN, REED, SHEEP, STONE, VEGETABLE, WOOD
from allmende.agricola.language import Gain, OneOf
from allmende.agricola.language.card import Card, occupation
from allmende.agricola.language.effect import Effect
from allmende.agricola.language.gains import BonusPoints, ByPlayers
from allmende.agricola.language.neighbors import GiveTo
from allmende.agricola.language.offers import Offer
from allmende.agricola.language.trigger import Trigger
from allmende.agricola.language.writing import using
from allmende.agricola.numbers import card_index


def others_use(spaces: Sequence[str] | int, *effects: Effect) -> Trigger:
    """Each time another player uses one of these action spaces."""
    return using(spaces, *effects, mine=False, others=True)


PAYMASTER: Final = card_index("A154")
BUYER: Final = card_index("A156")
JOINER: Final = card_index("A159")

CARDS: Final[list[Card]] = [
    occupation("A154", others_use(SPACES_FOR[FOOD], GiveTo(PAYMASTER, [GRAIN, 1], [BonusPoints(1)]))),
    occupation(
        "A156",
        *[
            others_use(SPACES_FOR[good], GiveTo(BUYER, [FOOD, 1], [Gain(good, 1)]))
            for good in (REED, STONE, SHEEP, BOAR)
        ],
    ),
    occupation(
        "A158",
        others_use(
            ["traveling-players"],
            OneOf(
                [
                    Offer([good, 1], [Gain(FOOD, food)], way=way)
                    for way, (good, food) in enumerate([(GRAIN, 4), (SHEEP, 5), (VEGETABLE, 7)])
                ]
            ),
        ),
    ),
    occupation(
        "A159",
        others_use(["fishing"], GiveTo(JOINER, [WOOD, 1], [Gain(FOOD, 2)])),
        others_use(["reed-bank"], GiveTo(JOINER, [WOOD, 1], [Gain(FOOD, 3)])),
    ),
    occupation("B143", others_use(["hollow"], Gain(CLAY, 1), ByPlayers([CLAY, 1, FOOD, 1], fewest=3))),
]
