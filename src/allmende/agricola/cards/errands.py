"""Cards for using certain action spaces, of decks A and B beyond the base set."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.board import space_bits
from allmende.agricola.components.pieces import BOAR, CATTLE, CLAY, FOOD, GRAIN, REED, STONE, VEGETABLE, WOOD
from allmende.agricola.rules.accumulation import BUILDING_SPACES, SPACES_FOR
from allmende.agricola.rules.language import Gain, Plow, TakeOne
from allmende.agricola.rules.language.ahead import BeforeActions
from allmende.agricola.rules.language.amounts import Goods, Round, Taken
from allmende.agricola.rules.language.card import Card, minor, occupation
from allmende.agricola.rules.language.counted import Occupations
from allmende.agricola.rules.language.errands import DiscardCard, OnceByRound
from allmende.agricola.rules.language.facts import LeftOfNewest
from allmende.agricola.rules.language.goods import ACCUMULATING
from allmende.agricola.rules.language.occupancy import OCCUPIED, People
from allmende.agricola.rules.language.offers import Offer
from allmende.agricola.rules.language.stock import LayOnCard, TakeOffCard
from allmende.agricola.rules.language.trigger import ALL_PLAYERS, Trigger
from allmende.agricola.rules.language.writing import at_least, exactly, next_rounds, using
from allmende.agricola.rules.moments import AFTER_USE, BEFORE_USE, GOODS_TAKEN, RENOVATED

WOOD_SPACES: Final = SPACES_FOR[WOOD]
CLAY_SPACES: Final = SPACES_FOR[CLAY]
STONE_SPACES: Final = SPACES_FOR[STONE]

CARDS: Final[list[Card]] = [
    minor("B017 Forest Plow", [WOOD, 1], Trigger(AFTER_USE, [Plow([WOOD, 2], leaves=True)], spaces=WOOD_SPACES)),
    minor(
        "B040 Brewery Pond",
        [],
        using(["fishing", "reed-bank"], Gain(GRAIN, 1), Gain(WOOD, 1)),
        needs=at_least(2, Occupations()),
        points=-1,
    ),
    minor(
        "B043 Chophouse",
        [WOOD, 2],
        using(["grain-seeds"], next_rounds(FOOD, 3)),
        using(["vegetable-seeds"], next_rounds(FOOD, 2)),
        points=1,
        or_pay=[[CLAY, 2]],
    ),
    minor(
        "B048 Forest Stone",
        [WOOD, 2],
        LayOnCard(FOOD, 2),
        using(WOOD_SPACES, TakeOffCard(FOOD)),
        using(STONE_SPACES, LayOnCard(FOOD, 2)),
        needs=at_least(1, Occupations()),
        points=1,
        or_pay=[[STONE, 1]],
    ),
    minor(
        "B051 Digging Spade",
        [WOOD, 1],
        using(CLAY_SPACES, Gain(FOOD, 1, of=Goods(BOAR))),
        needs=at_least(7, Round()),
    ),
    minor(
        "B055 Maintenance Premium",
        [],
        LayOnCard(FOOD, 3),
        using(WOOD_SPACES, TakeOffCard(FOOD)),
        Trigger(RENOVATED, [LayOnCard(FOOD, 3, refills=True)]),
        needs=at_least(2, Occupations()),
    ),
    minor("B060 Brewing Water", [], using(["fishing"], Offer([GRAIN, 1], [next_rounds(FOOD, 6)]))),
    minor(
        "B064 Mill Wheel",
        [WOOD, 2],
        using(["grain-utilization"], Gain(FOOD, 2), when=People(OCCUPIED, ["fishing"])),
        points=1,
    ),
    minor(
        "B079 Corf",
        [REED, 1],
        Trigger(GOODS_TAKEN, [Gain(STONE, 1)], when=at_least(3, Taken()), spaces=STONE_SPACES, by=ALL_PLAYERS),
    ),
    occupation("B090 Cooperative Plower", using(["farmland"], Plow(), when=People(OCCUPIED, ["grain-seeds"]))),
    occupation(
        "B120 Sweep",
        Trigger(BEFORE_USE, [Gain(CLAY, 2)], when=LeftOfNewest()),
        ruling="In rounds 2 and 5 to 14, the cards to the left are those of rounds 1, 2, 3, 4, 5, 6, 8, 9, 10, 11 and"
        " 12; to the left of the cards of rounds 1, 3 and 4 there is none. Sources differ on rounds 12 to 14.",
    ),
    occupation("B122 Mineralogist", using(CLAY_SPACES, Gain(STONE, 1)), using(STONE_SPACES, Gain(CLAY, 1))),
    occupation(
        "B137 Wholesaler",
        using(
            [],
            OnceByRound([8, 9, 10, 11], [VEGETABLE, BOAR, STONE, CATTLE]),
            round_spaces=[8, 9, 10, 11],
            ahead=BeforeActions([BOAR, CATTLE]),
        ),
    ),
    occupation(
        "B144 Collier",
        Trigger(AFTER_USE, [Gain(WOOD, 1), Gain(REED, 1)], spaces=space_bits(["clay-pit"])),
        Trigger(AFTER_USE, [Gain(WOOD, 1)], spaces=space_bits(["hollow"])),
    ),
    occupation(
        "B146 Illusionist",
        using(BUILDING_SPACES, DiscardCard([Gain(ACCUMULATING, 1)])),
        ruling="Everybody sees which card is discarded. It is out of the game.",
    ),
    occupation("B147 Huntsman", Trigger(AFTER_USE, [TakeOne(BOAR, [], [GRAIN, 1])], spaces=WOOD_SPACES)),
    occupation(
        "B162 Forest Clearer",
        Trigger(GOODS_TAKEN, [Gain(WOOD, 1), Gain(FOOD, 1)], when=exactly(2, Taken()), spaces=WOOD_SPACES),
        Trigger(GOODS_TAKEN, [Gain(WOOD, 1)], when=exactly(3, Taken()), spaces=WOOD_SPACES),
        Trigger(GOODS_TAKEN, [Gain(WOOD, 1), Gain(FOOD, 1)], when=exactly(4, Taken()), spaces=WOOD_SPACES),
    ),
]
