"""Occupations of deck C about the farm, people and actions: C085 to C097."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.improvement import NUMBERED_NAMES
from allmende.agricola.components.pieces import FOOD, REED, STONE
from allmende.agricola.rules.language.ahead import BeforeActions
from allmende.agricola.rules.language.card import Card, occupation
from allmende.agricola.rules.language.counted import Placed
from allmende.agricola.rules.language.farming import GrowFamily, Plow
from allmende.agricola.rules.language.goods import Gain
from allmende.agricola.rules.language.improvements import BuildMajor, PlayOccupation
from allmende.agricola.rules.language.occupancy import OCCUPIED, People
from allmende.agricola.rules.language.trigger import Trigger
from allmende.agricola.rules.language.writing import exactly, using
from allmende.agricola.rules.moments import BEFORE_HARVEST, GOING_HOME

CARDS: Final[list[Card]] = [
    occupation("C090 Field Watchman", using(["grain-seeds"], Plow())),
    occupation(
        "C091 Plow Hero",
        using(
            ["farmland", "cultivation"],
            Plow([FOOD, 1]),
            when=exactly(1, Placed()),
            ahead=BeforeActions(plows=True),
        ),
    ),
    occupation("C092 Autumn Mother", Trigger(BEFORE_HARVEST, [GrowFamily(with_room=True, cost=[FOOD, 3])])),
    occupation(
        "C095 Basket Weaver",
        BuildMajor(among=[NUMBERED_NAMES.index("basketmakers-workshop")], cost=[STONE, 1, REED, 1]),
    ),
    occupation(
        "C097 Seed Researcher",
        Trigger(
            GOING_HOME,
            [Gain(FOOD, 2), PlayOccupation([0])],
            when=People(OCCUPIED, ["grain-seeds", "vegetable-seeds"], all_of_them=True),
        ),
    ),
]
