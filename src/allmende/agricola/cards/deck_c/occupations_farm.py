"""Occupations of deck C about the farm, people and actions: C085 to C097."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.board import space_bits
from allmende.agricola.components.improvement import NUMBERED_NAMES
from allmende.agricola.components.pieces import CLAYEY, FOOD, GRAIN, REED, STABLES, STONE, STONY, WOOD
from allmende.agricola.rules.language.ahead import BeforeActions
from allmende.agricola.rules.language.any_time import AtAnyTime
from allmende.agricola.rules.language.card import Card, Permit, occupation
from allmende.agricola.rules.language.conditions import AllOf, LivesIn
from allmende.agricola.rules.language.counted import Placed, Rooms
from allmende.agricola.rules.language.custom_trades import LayOnOther, PayFor, RoomOnCard
from allmende.agricola.rules.language.family import GrowFamily
from allmende.agricola.rules.language.farming import BuildStables, Plow
from allmende.agricola.rules.language.goods import Gain
from allmende.agricola.rules.language.house import BuildRooms
from allmende.agricola.rules.language.improvements import MajorOrMinor, PlayMinor
from allmende.agricola.rules.language.majors import BuildMajor
from allmende.agricola.rules.language.occupancy import OCCUPIED, People
from allmende.agricola.rules.language.occupations import PlayOccupation
from allmende.agricola.rules.language.offers import Offer
from allmende.agricola.rules.language.savings import ROOMS, Free, Less
from allmende.agricola.rules.language.trigger import Trigger
from allmende.agricola.rules.language.writing import at_least, exactly, using
from allmende.agricola.rules.moments import BEFORE_HARVEST, GOING_HOME, IMPROVEMENT_TAKEN, MAJOR_ACTION, MINOR_ACTION
from allmende.agricola.rules.permits import HERD_STABLE, LATE_PIECES, STALLS_FOR_GRAIN

INNER_SPACES: Final = space_bits(["forest", "clay-pit"])

CARDS: Final[list[Card]] = [
    occupation(
        "C085 Den Builder",
        AtAnyTime(Offer([GRAIN, 1, FOOD, 2], [RoomOnCard()]), single=True, when=LivesIn([CLAYEY, STONY])),
    ),
    occupation(
        "C086 Livestock Feeder",
        Gain(GRAIN, 1),
        Permit(STALLS_FOR_GRAIN),
        ruling="When you pay Grain, animals that have no room any more have to go at once.",
    ),
    occupation(
        "C087 Mason",
        AtAnyTime(
            BuildRooms(repeats=False, savings=[Free(ROOMS)]),
            single=True,
            when=AllOf([LivesIn([STONY]), at_least(4, Rooms())]),
        ),
    ),
    occupation("C088 Carpenter's Apprentice", Less(ROOMS, WOOD, 2), Permit(LATE_PIECES)),
    occupation("C089 Stable Master", BuildStables(1, 1), Permit(HERD_STABLE)),
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
        "C093 Inner Districts Director",
        using(INNER_SPACES, LayOnOther(STONE, 1, INNER_SPACES)),
    ),
    occupation("C094 Stable Cleaner", AtAnyTime(BuildStables(1, STABLES, food=1))),
    occupation(
        "C095 Basket Weaver",
        BuildMajor(among=[NUMBERED_NAMES.index("basketmakers-workshop")], cost=[STONE, 1, REED, 1]),
    ),
    occupation(
        "C096 Merchant",
        Trigger(IMPROVEMENT_TAKEN, [PayFor([FOOD, 1], PlayMinor(named=True, again=True))], details=[MINOR_ACTION]),
        Trigger(IMPROVEMENT_TAKEN, [PayFor([FOOD, 1], MajorOrMinor(again=True))], details=[MAJOR_ACTION]),
        ruling="That second action is not followed by a third one.",
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
