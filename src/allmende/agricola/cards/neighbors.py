"""Cards for dealings with other players, of decks A and B beyond the base set."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from allmende.agricola.components.board import ROUNDS, space_bits
from allmende.agricola.components.pieces import (
    BOAR,
    CLAY,
    FOOD,
    GRAIN,
    REED,
    SHEEP,
    STABLE_WOOD,
    STABLES,
    STONE,
    VEGETABLE,
    WOOD,
)
from allmende.agricola.rules.accumulation import SPACES_FOR
from allmende.agricola.rules.language import BuildFences, BuildRooms, BuildStables, Gain, OneOf
from allmende.agricola.rules.language.amounts import Pastures, Round
from allmende.agricola.rules.language.card import Card, Toll, minor, occupation
from allmende.agricola.rules.language.card_spaces import ActionSpace
from allmende.agricola.rules.language.counted import FieldTiles, Occupations
from allmende.agricola.rules.language.effect import Effect
from allmende.agricola.rules.language.gains import BonusPoints, GainBy
from allmende.agricola.rules.language.neighbors import LayPrizes, Prize, WinPrize
from allmende.agricola.rules.language.occupancy import OCCUPIED, People
from allmende.agricola.rules.language.offers import Offer
from allmende.agricola.rules.language.savings import ROOMS, Less
from allmende.agricola.rules.language.tallies import Players
from allmende.agricola.rules.language.trigger import ALL_PLAYERS, OTHER_PLAYERS, Trigger
from allmende.agricola.rules.language.writing import at_least, at_most, exactly, using
from allmende.agricola.rules.moments import BEFORE_SOWING, FENCED, PLOWED


def others_use(spaces: Sequence[str] | int, *effects: Effect) -> Trigger:
    """A trigger for each use of one of these action spaces by another player."""
    return using(spaces, *effects, by=OTHER_PLAYERS)


SEQUESTERED: Final = LayPrizes([Prize(REED, 3, least=3, of=Pastures()), Prize(CLAY, 4, least=5, of=FieldTiles())])

CARDS: Final[list[Card]] = [
    minor(
        "A039 Chapel",
        [WOOD, 3, CLAY, 2],
        ActionSpace(BonusPoints(3)),
        Toll(space_bits(["chapel"]), GRAIN, 1),
        needs=at_least(2, Occupations()),
        points=3,
        ruling="Whoever can't pay can't use it.",
    ),
    minor(
        "B042 Forest Inn",
        [CLAY, 1, REED, 1],
        ActionSpace(
            OneOf(
                [
                    Offer([WOOD, wood], [Gain(WOOD, 8), Gain(FOOD, food)], way=way)
                    for way, (wood, food) in enumerate([(5, 2), (7, 4), (9, 7)])
                ]
            )
        ),
        Toll(space_bits(["forest-inn"]), FOOD, 1),
        needs=at_most(6, Round()),
        points=1,
        ruling="Whoever can't pay can't use it. Only one of the three exchanges is made each time. Sources differ on"
        " the points: some have none.",
    ),
    occupation(
        "A128 Riparian Builder",
        others_use(["reed-bank"], BuildRooms(repeats=False, savings=[Less(ROOMS, CLAY, 1), Less(ROOMS, STONE, 2)])),
    ),
    occupation(
        "A132 Publican",
        Trigger(BEFORE_SOWING, [Offer([GRAIN, 1], [BonusPoints(1)], to_doer=True)], by=OTHER_PLAYERS),
    ),
    occupation(
        "A144 Sequestrator",
        SEQUESTERED,
        Trigger(FENCED, [WinPrize(SEQUESTERED, 0)], by=ALL_PLAYERS),
        Trigger(PLOWED, [WinPrize(SEQUESTERED, 1)], by=ALL_PLAYERS),
        ruling="You can be the next player yourself.",
    ),
    occupation(
        "A150 Stagehand",
        others_use(["traveling-players"], OneOf([BuildFences(), BuildStables(STABLE_WOOD, STABLES), BuildRooms()])),
    ),
    occupation("A154 Paymaster", others_use(SPACES_FOR[FOOD], Offer([GRAIN, 1], [BonusPoints(1)], to_doer=True))),
    occupation(
        "A156 Buyer",
        *[
            others_use(SPACES_FOR[good], Offer([FOOD, 1], [Gain(good, 1)], to_doer=True))
            for good in (REED, STONE, SHEEP, BOAR)
        ],
    ),
    occupation(
        "A158 Culinary Artist",
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
        "A159 Joiner of the Sea",
        others_use(["fishing"], Offer([WOOD, 1], [Gain(FOOD, 2)], to_doer=True)),
        others_use(["reed-bank"], Offer([WOOD, 1], [Gain(FOOD, 3)], to_doer=True)),
    ),
    occupation(
        "A162 Forest Tallyman",
        ActionSpace(
            Gain(CLAY, 2),
            Gain(WOOD, 3),
            when=People(OCCUPIED, ["forest", "clay-pit"], all_of_them=True),
            for_all=False,
        ),
        ruling="It can be used once each round, like any action space.",
    ),
    occupation(
        "B138 Forest Guardian",
        Gain(WOOD, 2),
        Toll(SPACES_FOR[WOOD], FOOD, 1, least=5),
        ruling="Whoever can't pay can't use the action space.",
    ),
    occupation(
        "B159 Lieutenant General",
        Trigger(PLOWED, [Gain(FOOD, 1)], when=at_most(ROUNDS - 1, Round()), details=[1], by=OTHER_PLAYERS),
        Trigger(PLOWED, [Gain(GRAIN, 1)], when=exactly(ROUNDS, Round()), details=[1], by=OTHER_PLAYERS),
    ),
    occupation(
        "B143 Clay Warden",
        others_use(["hollow"], Gain(CLAY, 1), GainBy([3, 4], [CLAY, 1, FOOD, 1], of=Players(), or_more=True)),
    ),
]
